import SDUIIR

/// The views that a screen shows, with the members of the protocol that makes them.
struct ScreenViews {
  /// The view of a component or of a decoration.
  struct ViewMember {
    /// The name of the component or decoration in the source.
    let source: String
    /// The type of the component; `nil` for a decoration.
    let type: String?
    let method: String
    let associatedType: String
    let documentation: String
  }

  /// The views in the order of their declarations, those of decorations last.
  let all: [ViewMember]
  private let methods: [String: String]

  /// The views of a screen.
  init(_ emitter: SwiftScreen) {
    let screen = emitter.screen
    var shown: [ID<Component>] = screen.bars.entries.map { $0.1.component }
    shown += [screen.empty?.component].compactMap { $0 }
    var decorations: [Decoration] = []
    for (_, section) in screen.sectionsByPath {
      for variant in SectionVariant.all(of: section).map({ $0.section }) {
        shown += variant.units.map { $0.component }
        shown += [variant.header?.component, variant.footer?.component].compactMap { $0 }
        shown += [variant.empty?.component, variant.failure?.component].compactMap { $0 }
        switch variant.background?.appearance {
        case .component(let id): shown.append(id)
        case .decoration(let id): decorations.append(screen.contract.decorations[id])
        case nil: break
        }
      }
    }
    let ids = Set(screen.contract.withFallbacks(shown))
    let components = screen.contract.components.ids.filter { ids.contains($0) }.map { emitter.component($0) }
    var known: Set<String> = []
    decorations = decorations.filter { known.insert($0.name.source).inserted }
    let names = components.map { $0.name } + decorations.map { $0.name }
    let members = emitter.names.cases(of: names.map { $0.source })
    let types = components.map { emitter.names.type($0.name) }
    var taken = TakenNames(Set(types))
    all = names.indices.map { index in
      let type = types.indices.contains(index) ? types[index] : nil
      return ViewMember(
        source: names[index].source, type: type, method: members[index],
        associatedType: taken.take([(type ?? names[index].source) + "View"]),
        documentation: type == nil ? "" : components[index].documentation)
    }
    var methods: [String: String] = [:]
    for member in all.reversed() { methods[member.source] = member.method }
    self.methods = methods
  }

  /// The method for a component or decoration.
  func method(of name: DeclaredName?) -> String { name.flatMap { methods[$0.source] } ?? "" }
}
