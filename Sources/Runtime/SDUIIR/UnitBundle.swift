/// One unit on the wire that carries the data of a section's units, and of its header and footer.
public struct UnitBundle: Hashable, Sendable {
  /// The `unitType` under which it travels.
  public var type: String
  /// The key of its data for the header's data.
  public var header: String?
  /// The key of its data for the footer's data.
  public var footer: String?
  /// The key of its data for the list of the units' data; `.` where its data is that list.
  public var units: String
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A bundle.
  package init(type: String, header: String? = nil, footer: String? = nil, units: String, origin: Origin = .none) {
    self.type = type
    self.header = header
    self.footer = footer
    self.units = units
    self.origin = origin
  }
}
