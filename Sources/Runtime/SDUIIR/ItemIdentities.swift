/// The identities of items. An item is the same item in two responses, and on two pages, if its section, its component
/// and its identity are the same.
///
/// - The identity is the value of the component's field `id`, or the default of the field where it is missing.
/// - Without such a field, and where it is missing without a default, the component alone identifies the item.
/// - In a section with `identity: position`, the position of the item replaces all of these.
///
/// No two items of a section have one identity.
extension ScreenSection {
  /// Whether items are identified by their position, whatever their data.
  public var identifiesByPosition: Bool { properties[.identity] == .keyword(.position) }

  /// Whether the section may have several items, which their data must tell apart.
  package var needsIdentities: Bool {
    if identifiesByPosition { return false }
    guard case .count(let most)? = properties[.maxItems], properties[.grows] != .boolean(true) else { return true }
    return most > 1
  }
}

extension Component {
  /// The field that tells the items of a section apart.
  package var identity: Field? { fields.first { $0.isIdentity } }
}
