import SDUIJSON

extension Replacement {
  /// The key under which an adaptation sets what takes the section's place.
  package static let key = "layout"

  /// The keys of a section that are the same whatever its kind.
  package static let barredKeys: [SectionKey] = [
    .name, .documentation, .essential, .repeated, .bundle, .sections, .adaptations,
  ]
}

extension ScreenDecoder {
  /// Reads the replacement of a section by an adaptation that changes the kind: under `layout`, a section with the same
  /// content and another layout.
  func replacement(
    in set: JSONNodeID, of section: ScreenSection, _ accepted: AcceptedUnits
  ) throws(ScreenDocumentError) -> Replacement? {
    guard document.kind(of: set) == .object, let node = document.member(Replacement.key, of: set) else { return nil }
    guard document.itemCount(of: set) == 1 else {
      throw failure("What changes the kind sets nothing beside its layout.", at: set)
    }
    var slots = try slots(of: node, SectionKey.keys, "A layout")
    var replaced = section
    replaced.kind = try kind(required(slots, .kind))
    guard !replaced.kind.holdsSections, !section.kind.holdsSections else {
      throw failure("A stack keeps its kind, and no section becomes one.", at: node)
    }
    for key in Replacement.barredKeys {
      if let value = slots[key] { throw failure("This belongs to the section, whatever its kind.", at: value) }
    }
    let units = try self.accepted(required(slots, .accepts), section.units.first?.component.index ?? 0)
    guard units.components == accepted.components else {
      throw failure("A layout must accept the units of its section, in their order.", at: node)
    }
    (replaced.header, replaced.footer, replaced.background, replaced.events) = (nil, nil, nil, [])
    try readParts(&slots, units, into: &replaced)
    let replacement = Replacement(replaced)
    try check(replaced, against: section.replaced(by: replacement), of: section, at: node)
    return replacement
  }

  /// Only how it is laid out differs.
  private func check(
    _ replaced: ScreenSection, against expected: ScreenSection, of section: ScreenSection, at node: JSONNodeID
  ) throws(ScreenDocumentError) {
    let isSame =
      replaced.header == expected.header && replaced.footer == expected.footer
      && replaced.background == expected.background && replaced.events == expected.events
      && replaced.empty == expected.empty && replaced.failure == expected.failure
    guard isSame else { throw failure("A layout must show what its section shows.", at: node) }
    for row in Vocabulary.rows(in: .section) where !row.isAdaptable && row.property.staysWhereKindChanges {
      guard replaced.properties[row.property] == section.properties[row.property] else {
        throw failure("The property \"\(row.key)\" is the same in every container.", at: node)
      }
    }
  }
}

extension ScreenEncoder {
  /// Writes the section that results where its kind changes.
  mutating func encode(replaced: ScreenSection) {
    writer.key(Replacement.key)
    writer.beginObject()
    writer.member(SectionKey.kind, replaced.kind.rawValue)
    encodeAccepted(by: replaced)
    encodeParts(of: replaced)
    writer.endObject()
  }
}
