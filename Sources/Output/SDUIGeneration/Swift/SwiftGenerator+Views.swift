import SDUIIR

extension SwiftGenerator {
  /// The flow layout, its document and the snapshot of each screen.
  func flowLayouts(_ architecture: LayoutArchitecture) throws(GenerationError) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for (index, screen) in program.screens.enumerated() {
      let onIOS = screen.screen.onIOS
      var obstacles = LayoutObstacles(screen: onIOS, index: index, for: architecture)
      _ = try obstacles.reasonsForHosting()
      let emitter = SwiftScreen(onIOS, index, names)
      let hosted = HostedSections(all: onIOS)
      func add(_ key: TypeNames.Key, importing modules: [String] = ["UIKit"], _ write: (inout SourceText) -> Void) {
        var source = newFile(from: [screen.fileName], importing: modules, isLayout: true)
        write(&source)
        files.append(GeneratedFile(name: emitter.type(key) + ".swift", text: source.text))
      }
      add(.flowLayout(screen: index)) {
        SwiftHostedFlowFile(emitter: emitter, hosted: hosted).write(to: &$0)
      }
      files.append(document(of: index, emitter, hosted))
      add(.snapshot(screen: index)) { SwiftSnapshotFile(emitter: emitter, .flowLayout).write(to: &$0) }
      if !emitter.variants.isEmpty {
        add(.variants(screen: index), importing: []) {
          emitter.variants.write(named: emitter.type(.variants(screen: index)), of: onIOS, to: &$0)
        }
      }
    }
    return files
  }

  /// The view, its document and the shown sections of each screen.
  func screenViews() throws(GenerationError) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for (index, screen) in program.screens.enumerated() {
      let onIOS = screen.screen.onIOS
      var obstacles = LayoutObstacles(screen: onIOS, index: index, for: .swiftUI)
      _ = try obstacles.reasonsForHosting()
      let emitter = SwiftScreen(onIOS, index, names)
      func add(_ key: TypeNames.Key, importing modules: [String], _ write: (inout SourceText) -> Void) {
        var source = newFile(from: [screen.fileName], importing: modules, isLayout: true)
        write(&source)
        files.append(GeneratedFile(name: emitter.type(key) + ".swift", text: source.text))
      }
      add(.screenView(screen: index), importing: ["SwiftUI"]) {
        SwiftScreenFile(emitter: emitter, hasActions: program.hasActions).write(to: &$0)
      }
      files.append(document(of: index, emitter, HostedSections(all: onIOS, hasBars: true)))
      add(.snapshot(screen: index), importing: ["Foundation"]) {
        SwiftSnapshotFile(emitter: emitter, .swiftUI).write(to: &$0)
      }
      if !emitter.variants.isEmpty {
        add(.variants(screen: index), importing: []) {
          emitter.variants.write(named: emitter.type(.variants(screen: index)), of: onIOS, to: &$0)
        }
      }
    }
    return files
  }
}
