/// A component that replaces items: of a section or screen without any, or of a section whose backend failed.
///
/// Nothing fills it: its component's fields are optional or have defaults.
public typealias Placeholder = PlacedComponent

extension ScreenSection {
  /// The placeholder that replaces the items where there are none, or where its backend failed.
  public var placeholder: Placeholder? { state.isFailed ? failure : empty }
}

extension Property {
  /// Whether a placeholder is allowed in place of a word of this property: its key has one or the other.
  package var takesPlaceholder: Bool { self == .emptyBehavior || self == .failureBehavior }
}
