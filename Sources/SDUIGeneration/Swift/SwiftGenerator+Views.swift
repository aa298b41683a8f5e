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
      func add(_ key: TypeNames.Key, importing module: String? = "UIKit", _ write: (inout SourceText) -> Void) {
        var source = newFile(from: [screen.fileName], importing: module)
        write(&source)
        files.append(GeneratedFile(name: emitter.type(key) + ".swift", text: source.text))
      }
      add(.flowLayout(screen: index), importing: "SDUICollectionView\nUIKit") {
        SwiftHostedFlowFile(emitter: emitter, hosted: hosted).write(to: &$0)
      }
      add(.document(screen: index), importing: nil) {
        SwiftDocumentFile(emitter: emitter, hosted: hosted).write(to: &$0)
      }
      add(.snapshot(screen: index)) { SwiftSnapshotFile(emitter: emitter, .flowLayout).write(to: &$0) }
      if !emitter.variants.isEmpty {
        add(.variants(screen: index), importing: nil) {
          emitter.variants.write(named: emitter.type(.variants(screen: index)), of: onIOS, to: &$0)
        }
      }
    }
    return files + [supportFile("LayoutSupport", SwiftLayoutSupport.text(of: .flowLayout))]
  }

  /// The view, the metrics and the shown sections of each screen.
  func screenViews() throws(GenerationError) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for (index, screen) in program.screens.enumerated() {
      let onIOS = screen.screen.onIOS
      var obstacles = LayoutObstacles(screen: onIOS, index: index, for: .swiftUI)
      _ = try obstacles.reasonsForHosting()
      let emitter = SwiftScreen(onIOS, index, names)
      func add(_ key: TypeNames.Key, importing module: String, _ write: (inout SourceText) -> Void) {
        var source = newFile(from: [screen.fileName], importing: module)
        write(&source)
        files.append(GeneratedFile(name: emitter.type(key) + ".swift", text: source.text))
      }
      let metrics = SwiftFlowFile(emitter: emitter)
      add(.screenView(screen: index), importing: "SwiftUI") {
        SwiftScreenFile(metrics: metrics, hasActions: program.hasActions).write(to: &$0)
      }
      add(.flowMetrics(screen: index), importing: "UIKit") { metrics.writeMetrics(to: &$0) }
      add(.snapshot(screen: index), importing: "Foundation") {
        SwiftSnapshotFile(emitter: emitter, .swiftUI).write(to: &$0)
      }
    }
    return files + [
      supportFile("LayoutSupport", SwiftLayoutSupport.text(of: .swiftUI)),
      supportFile("ScreenSupport", SwiftScreenSupport.text),
    ]
  }
}
