import SDUIIR

/// The views that an app gives to the code for a library, as associated types of a protocol.
struct AssociatedViews {
  /// The parts of the screen that have views, in the order of the source.
  private(set) var parts: [Part] = []
  private var names: [Part: String] = [:]
  private var members: SwiftMembers
  let emitter: SwiftScreen

  /// A part of a screen that a view shows.
  enum Part: Hashable {
    /// A unit, or a component in place of units.
    case cell(ID<Component>)
    /// A header or footer.
    case supplementary(ID<Component>)
    /// A carousel with a collection view of its own.
    case carouselCell(SectionPath)
    /// A background, by the name of its decoration or component.
    case background(DeclaredName)
  }

  /// The views of a screen.
  ///
  /// - Parameters:
  ///   - hasBackgrounds: Whether the library asks also for backgrounds, and a cell of an empty screen.
  ///   - isCarousel: Whether a section has a collection view of its own under some conditions.
  ///   - hasCells: Whether the library shows units of a section.
  init(
    _ emitter: SwiftScreen, hasBackgrounds: Bool, isCarousel: (ScreenSection) -> Bool,
    hasCells: (ScreenSection) -> Bool = { _ in true }
  ) {
    self.emitter = emitter
    members = emitter.names.associatedTypes()
    let (screen, contract) = (emitter.screen, emitter.screen.contract)
    for (path, section) in screen.sectionsByPath {
      for part in [section.header, section.footer].compactMap({ $0 }) {
        for component in contract.withFallbacks([part.component]) { add(.supplementary(component)) }
      }
      let units = hasCells(section) ? section.units : []
      for component in contract.withFallbacks(units.map { $0.component }) { add(.cell(component)) }
      if isCarousel(section) { add(.carouselCell(path)) }
      for placeholder in [section.empty, section.failure].compactMap({ $0 }) { add(.cell(placeholder.component)) }
      if hasBackgrounds, let background = section.background { add(.background(emitter.backgroundName(background))) }
    }
    if hasBackgrounds, let empty = screen.empty { add(.cell(empty.component)) }
  }

  /// The associated type of a part.
  subscript(part: Part) -> String { names[part] ?? "Never" }

  /// The class of a part's view, as the argument of a call.
  func type(of part: Part) -> String { "Views.\(self[part]).self" }

  private mutating func add(_ part: Part) {
    guard names[part] == nil else { return }
    parts.append(part)
    let name: String
    switch part {
    case .cell(let id): name = base(id) + "Cell"
    case .supplementary(let id): name = base(id) + "View"
    case .carouselCell(let path): name = TypeNames.upperCamelCase(emitter.screen[path].name.source) + "CarouselCell"
    case .background(let declared): name = TypeNames.upperCamelCase(declared.source) + "Background"
    }
    names[part] = members.take(name, orWith: "Type")
  }

  private func base(_ id: ID<Component>) -> String {
    TypeNames.upperCamelCase(emitter.component(id).name.source)
  }

  /// Writes the protocol.
  func write(to source: inout SourceText, _ body: (inout SourceText) -> Void) {
    let screen = emitter.screen
    source.separator()
    source.line("/// The views that show the parts of `\(screen.name.source)`.")
    source.line("///")
    source.line(
      "/// A part that a later version of the screen adds has no view, so that the app does not compile until it has one."
    )
    source.block("public protocol \(emitter.type(.screenViews(screen: emitter.index))) {", body)
  }
}
