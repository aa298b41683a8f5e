/// What stands in place of items: of a section or screen without any, or of a section whose backend failed.
///
/// Nothing fills it: its component's fields are optional or have defaults.
public struct Placeholder: Hashable, Sendable {
  /// The component that it shows.
  public var component: ID<Component>
  /// Properties of scope `placeholder`.
  public var properties: PropertyList
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A component in place of items.
  package init(component: ID<Component>, properties: PropertyList, origin: Origin = .none) {
    self.component = component
    self.properties = properties
    self.origin = origin
  }
}

extension ScreenSection {
  /// What stands in place of items where there are none, or where its backend failed.
  public var placeholder: Placeholder? { state.isFailed ? failure : empty }
}

extension Property {
  /// Whether a placeholder may stand where a word of this property could: under its key there is one or the other.
  package var takesPlaceholder: Bool { self == .emptyBehavior || self == .failureBehavior }
}
