/// A component that replaces items: of a section or screen without any, or of a section whose backend failed.
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
  /// The placeholder that replaces the items where there are none, or where its backend failed.
  public var placeholder: Placeholder? { state.isFailed ? failure : empty }
}

extension Property {
  /// Whether a placeholder is allowed in place of a word of this property: its key has one or the other.
  package var takesPlaceholder: Bool { self == .emptyBehavior || self == .failureBehavior }
}
