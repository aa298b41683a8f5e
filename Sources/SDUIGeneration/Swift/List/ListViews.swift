import SDUIIR

/// The views that an app gives to section controllers, as associated types of a protocol.
struct ListViews {
  /// The parts of the screen that have views, in the order of the source.
  private var parts: [Part] = []
  private var names: [Part: String] = [:]
  private var members: SwiftMembers
  private let emitter: SwiftScreen

  /// A part of a screen that a view shows.
  enum Part: Hashable {
    /// A unit, or a component in place of units.
    case cell(ID<Component>)
    /// A header or footer.
    case supplementary(ID<Component>)
  }

  /// The views of a screen.
  init(_ emitter: SwiftScreen) {
    self.emitter = emitter
    members = emitter.names.associatedTypes()
    let contract = emitter.screen.contract
    for section in emitter.screen.sections {
      for part in [section.header, section.footer].compactMap({ $0 }) {
        for component in contract.withFallbacks([part.component]) { add(.supplementary(component)) }
      }
      for component in contract.withFallbacks(section.units.map { $0.component }) { add(.cell(component)) }
      for placeholder in [section.empty, section.failure].compactMap({ $0 }) { add(.cell(placeholder.component)) }
    }
  }

  /// The class of a part's view, as the argument of a call.
  func type(of part: Part) -> String { "Views.\(names[part] ?? "Never").self" }

  private mutating func add(_ part: Part) {
    guard names[part] == nil else { return }
    parts.append(part)
    let name =
      switch part {
      case .cell(let id): component(id) + "Cell"
      case .supplementary(let id): component(id) + "View"
      }
    names[part] = members.take(name, orWith: "Type")
  }

  private func component(_ id: ID<Component>) -> String {
    TypeNames.upperCamelCase(emitter.component(id).name.source)
  }

  /// Writes the protocol.
  func write(to source: inout SourceText) {
    let screen = emitter.screen
    source.separator()
    source.line("/// The views that show the parts of `\(screen.name.source)`.")
    source.line("///")
    source.line(
      "/// A component that a later version of the screen adds has no view, and the app does not compile until it has.")
    source.block("public protocol \(emitter.type(.screenViews(screen: emitter.index))) {") { source in
      for part in parts {
        let name = names[part] ?? "Never"
        switch part {
        case .cell(let id):
          let model = emitter.names.type(emitter.component(id).name)
          source.line("/// The cell of a `\(model)`. Its view models are `ListUnit<\(model)>`.")
          source.line("associatedtype \(name): UICollectionViewCell & ListBindable")
        case .supplementary(let id):
          let model = emitter.names.type(emitter.component(id).name)
          source.line("/// The header or footer of a `\(model)`, which is its view model.")
          source.line("associatedtype \(name): UICollectionReusableView & ListBindable")
        }
      }
      guard let empty = screen.empty else { return }
      source.separator()
      source.line("/// Returns what appears if no section takes room.")
      source.line(
        "@MainActor static func emptyView(_ empty: \(emitter.names.type(emitter.component(empty.component).name))) -> UIView"
      )
    }
  }
}
