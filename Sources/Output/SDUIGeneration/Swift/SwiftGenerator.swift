import SDUIIR

/// Generates Swift: value types for the declarations of a program, and a reader of the responses of each screen.
struct SwiftGenerator {
  let program: ClientProgram
  let names: SwiftNames

  private let architecture: SwiftArchitecture
  private let presenterVersion: PresenterVersion
  private let runtime: SwiftRuntime

  init(
    _ program: ClientProgram, _ architecture: SwiftArchitecture, _ presenterVersion: PresenterVersion,
    _ runtime: SwiftRuntime
  ) {
    self.runtime = runtime
    self.program = program
    self.architecture = architecture
    self.presenterVersion = presenterVersion
    names = SwiftNames(of: program)
  }

  /// The files of the program.
  func files() throws(GenerationError) -> [GeneratedFile] {
    if runtime == .embedded, let layouts = architecture.layouts {
      for (index, screen) in program.screens.enumerated() {
        try EmbeddedRuntime(screen: screen.screen.onIOS, index: index, architecture: layouts).check()
      }
    }
    var files = [declarations()]
    for index in program.screens.indices { files.append(response(of: index)) }
    if runtime == .embedded {
      files.append(GeneratedFile(name: "ResponseSupport.swift", text: SwiftRuntime.text))
      if architecture.layouts != nil {
        files.append(GeneratedFile(name: "LayoutSupport.swift", text: SwiftRuntime.layoutText))
      }
    }
    switch architecture.layouts {
    case nil: return files
    case .diffable: return try files + layouts() + (architecture == .presenter ? presenters() : [])
    case .flowLayout: return try files + flowLayouts(.flowLayout)
    case .swiftUI: return try files + screenViews()
    case .iglistkit: return try files + flowLayouts(.iglistkit) + lists()
    }
  }

  /// The layout and the snapshot of each screen, and the sections that the interpreter lays out.
  private func layouts() throws(GenerationError) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for (index, screen) in program.screens.enumerated() {
      let onIOS = screen.screen.onIOS
      var obstacles = LayoutObstacles(screen: onIOS, index: index, for: .diffable, named: architecture.rawValue)
      let hosted = HostedSections(onIOS, reasons: try obstacles.reasonsForHosting())
      let emitter = SwiftScreen(onIOS, index, names)
      func add(_ key: TypeNames.Key, importing modules: [String] = ["UIKit"], _ write: (inout SourceText) -> Void) {
        var source = newFile(from: [screen.fileName], importing: modules, isLayout: true)
        write(&source)
        files.append(GeneratedFile(name: emitter.type(key) + ".swift", text: source.text))
      }
      add(.layout(screen: index)) {
        SwiftLayoutFile(emitter: emitter, hosted: hosted).write(to: &$0)
      }
      add(.snapshot(screen: index)) { SwiftSnapshotFile(emitter: emitter, .diffable).write(to: &$0) }
      if !emitter.variants.isEmpty {
        add(.variants(screen: index), importing: []) {
          emitter.variants.write(named: emitter.type(.variants(screen: index)), of: onIOS, to: &$0)
        }
      }
      if hosted.isEmpty { continue }
      files.append(document(of: index, emitter, hosted))
    }
    return files
  }

  /// The document of the sections that the interpreter lays out. It imports nothing.
  func document(of index: Int, _ emitter: SwiftScreen, _ hosted: HostedSections) -> GeneratedFile {
    var source = SourceText()
    writeHead(to: &source, from: [program.screens[index].fileName])
    SwiftDocumentFile(emitter: emitter, hosted: hosted).write(to: &source)
    return GeneratedFile(name: emitter.type(.document(screen: index)) + ".swift", text: source.text)
  }

  /// The presenter of each screen, and what they share.
  private func presenters() throws(GenerationError) -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    var hasCarousels = false
    for (index, screen) in program.screens.enumerated() {
      let onIOS = screen.screen.onIOS
      try PresenterObstacles(screen: onIOS, index: index).check()
      let emitter = SwiftScreen(onIOS, index, names)
      let file = SwiftPresenterFile(emitter: emitter, hasActions: program.hasActions, version: presenterVersion)
      var source = newFile(
        from: [screen.fileName], importing: ["SSCollectionViewPresenter", "UIKit"], isLayout: true)
      file.write(to: &source)
      files.append(GeneratedFile(name: emitter.type(.presenter(screen: index)) + ".swift", text: source.text))
      hasCarousels = hasCarousels || file.hasCarousels
    }
    return files + [presenterSupport(hasCarousels: hasCarousels)]
  }

  private func presenterSupport(hasCarousels: Bool) -> GeneratedFile {
    var source = newFile(
      from: program.screens.map { $0.fileName }, importing: ["SSCollectionViewPresenter", "UIKit"], isLayout: true)
    source.separator()
    if program.hasActions {
      source.lines(SwiftPresenterSupport.events(names.anyAction))
      source.separator()
    }
    source.lines(SwiftPresenterSupport.text)
    if hasCarousels {
      source.separator()
      source.lines(SwiftPresenterSupport.carousels)
    }
    for declared in program.components {
      let component = declared.declaration
      let object = SwiftObject(
        name: names.type(component.name), fields: component.fields, scope: scope(of: declared))
      source.presentedComponent(component, object, presenterVersion)
    }
    return GeneratedFile(name: "PresenterSupport.swift", text: source.text)
  }

  /// The views, objects, section controllers and data source of each screen.
  private func lists() -> [GeneratedFile] {
    var files: [GeneratedFile] = []
    for (index, screen) in program.screens.enumerated() {
      let emitter = SwiftScreen(screen.screen.onIOS, index, names)
      func add(_ name: String, _ write: (inout SourceText) -> Void) {
        var source = newFile(from: [screen.fileName], importing: ["IGListKit", "UIKit"], isLayout: true)
        write(&source)
        files.append(GeneratedFile(name: name + ".swift", text: source.text))
      }
      let views = AssociatedViews(
        emitter, hasBackgrounds: false,
        isCarousel: { HostedSections.isOneCell($0, in: emitter.screen).mayBeTrue },
        hasCells: { !HostedSections.isAlwaysOneCell($0, in: emitter.screen) })
      let file = SwiftListFile(emitter: emitter, hasActions: program.hasActions)
      add(emitter.type(.screenViews(screen: index))) { views.writeListViews(to: &$0) }
      add(emitter.type(.listObject(screen: index))) { file.writeObject(to: &$0) }
      add(emitter.type(.listDataSource(screen: index))) { file.writeDataSource(to: &$0) }
      for section in screen.screen.sections.indices {
        let path = SectionPath(section)
        add(emitter.type(.sectionController(screen: index, path))) {
          SwiftSectionController(emitter: emitter, path: path, views: views, hasActions: program.hasActions)
            .write(to: &$0)
        }
      }
    }
    return files + [supportFile("ListSupport", SwiftListSupport.text)]
  }

  /// The components, records, enumerations and actions of all screens.
  private func declarations() -> GeneratedFile {
    var source = newFile(from: program.screens.map { $0.fileName })
    source.mark("Components")
    for declared in program.components { source.component(declared.declaration, scope(of: declared)) }
    if !program.records.isEmpty { source.mark("Records") }
    for declared in program.records { source.record(declared.declaration, scope(of: declared)) }
    if !program.enumerations.isEmpty { source.mark("Enumerations") }
    for declared in program.enumerations { source.enumeration(declared.declaration, scope(of: declared)) }
    if program.hasActions { source.mark("Actions") }
    for declared in program.actions { source.action(declared.declaration, scope(of: declared)) }
    if program.hasActions {
      let actions = program.actions.map { $0.declaration }
      source.anyAction(of: actions, isRecursive: program.hasNestedActions, names)
    }
    source.separator()
    source.line("/// The runtime that this code was generated for. Generate the code again for another one.")
    source.line("private typealias NeededRuntime = \(SwiftRuntime.version)")
    return GeneratedFile(name: program.namespace + "Components.swift", text: source.text)
  }

  private func response(of index: Int) -> GeneratedFile {
    let screen = program.screens[index]
    let emitter = SwiftScreen(screen.screen, index, names)
    var source = newFile(from: [screen.fileName])
    emitter.writeResponse(to: &source)
    emitter.writeSections(to: &source)
    return GeneratedFile(name: names.fileName(ofScreen: index) + ".swift", text: source.text)
  }

  private func scope<Declaration>(of declared: ClientProgram.Declared<Declaration>) -> SwiftScope {
    SwiftScope(names, program.screens[declared.screen].screen)
  }

  /// A file that is the same text for every screen.
  func supportFile(_ name: String, _ text: String) -> GeneratedFile {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let own = "import " + SwiftRuntime.module
    if runtime == .imported, let place = lines.firstIndex(where: { $0.hasPrefix("import ") && $0 > own }) {
      lines.insert(own, at: place)
    }
    return GeneratedFile(name: name + ".swift", text: lines.joined(separator: "\n"))
  }

  /// A file with its first lines.
  ///
  /// - Parameter isLayout: Whether it needs the runtime of layouts, besides that of responses.
  func newFile(
    from fileNames: [String], importing modules: [String] = ["Foundation"], isLayout: Bool = false
  ) -> SourceText {
    var source = SourceText()
    writeHead(to: &source, from: fileNames)
    let own = runtime == .imported ? [SwiftRuntime.module] + (isLayout ? [SwiftRuntime.layoutModule] : []) : []
    source.separator()
    for name in (modules + own).sorted() { source.line("import " + name) }
    return source
  }

  private func writeHead(to source: inout SourceText, from fileNames: [String]) {
    source.line(generatedHeader(of: fileNames))
    source.line("// swift-format-ignore-file")
  }
}

extension ClientProgram {
  /// Whether generated code needs a type for any action.
  var hasActions: Bool {
    if !actions.isEmpty { return true }
    let bindings =
      components.flatMap { $0.declaration.events }
      + screens.flatMap { $0.screen.sectionsByPath.flatMap { $0.section.events } }
    return !bindings.isEmpty
  }

  /// Whether the payload of an action may hold an action, directly or in other values.
  fileprivate var hasNestedActions: Bool {
    actions.contains { declared in
      var search = ActionSearch(contract: contract(of: declared))
      return search.finds(in: declared.declaration.fields)
    }
  }
}

/// A search for fields with actions. It looks at each declaration once.
private struct ActionSearch {
  let contract: Contract
  private var records: Set<ID<Record>> = []
  private var enumerations: Set<ID<Enumeration>> = []

  init(contract: Contract) { self.contract = contract }

  mutating func finds(in fields: [Field]) -> Bool {
    for field in fields {
      switch field.type.element {
      case .action: return true
      case .record(let id):
        if records.insert(id).inserted, finds(in: contract.records[id].fields) { return true }
      case .choice(let id):
        if enumerations.insert(id).inserted, finds(in: contract.enums[id].payloads) { return true }
      default: continue
      }
    }
    return false
  }
}
