import Foundation

/// Writes a section in the canonical form.
public struct SectionWriter {
  private let screen: ScreenFormat
  private(set) var members: [String: JSONValue]

  init(_ section: SectionFormat, for screen: ScreenFormat) {
    self.screen = screen
    members = [screen.key("section"): .text(section.name)]
    if !section.isRepeated { members[screen.key("sectionId")] = .text(section.name) }
  }

  /// The identity, of a repeated section.
  public mutating func sectionId(_ id: String?) { members[screen.key("sectionId")] = id.map { .text($0) } }

  /// The part above the units.
  public mutating func header(_ part: (some ResponseUnit)?) {
    members[screen.key("header")] = part?.encoded(for: screen)
  }

  /// The part below the units.
  public mutating func footer(_ part: (some ResponseUnit)?) {
    members[screen.key("footer")] = part?.encoded(for: screen)
  }

  /// The units in their order.
  public mutating func units(_ units: [some ResponseUnit]) {
    members[screen.key("units")] = .list(units.map { $0.encoded(for: screen) })
  }

  /// The sections in their order.
  public mutating func sections(_ sections: [some ResponseSectionChoice]) {
    members[screen.key("sections")] = .list(sections.map { $0.encoded(for: screen) })
  }

  /// Whether the backend of the section failed. It is left out unless it did.
  public mutating func failed(_ isFailed: Bool) { members[screen.key("failed")] = isFailed ? .boolean(true) : nil }

  /// A number that a response sets.
  public mutating func count(_ key: String, _ count: Int?) { members[screen.key(key)] = count.map { JSONValue($0) } }

  /// The spacing that a response sets.
  public mutating func spacing(_ spacing: SectionSpacing?) {
    guard let spacing else { return }
    members[screen.key("spacing")] = .object(["lines": JSONValue(spacing.lines), "items": JSONValue(spacing.items)])
  }

  /// The insets that a response sets.
  public mutating func insets(_ insets: SectionInsets?) {
    guard let insets else { return }
    members[screen.key("insets")] = .object([
      "top": JSONValue(insets.top), "leading": JSONValue(insets.leading), "bottom": JSONValue(insets.bottom),
      "trailing": JSONValue(insets.trailing),
    ])
  }
}

/// Writes a response in the canonical form.
public struct ScreenWriter {
  private let screen: ScreenFormat
  private(set) var members: [String: JSONValue]

  init(_ screen: ScreenFormat) {
    self.screen = screen
    members = [screen.key("sdui"): .text(screen.version), screen.key("screen"): .text(screen.name)]
  }

  /// The members beside sections and bars. The layout and its variants are written as they were sent.
  public mutating func envelope(_ envelope: ResponseEnvelope) {
    members[screen.key("layoutId")] = .text(envelope.layoutId)
    members[screen.key("layout")] = envelope.layout
    members[screen.key("variants")] = envelope.variants
    members[screen.key("page")] = JSONValue(envelope.page)
    members[screen.key("hasNext")] = .boolean(envelope.hasNext)
    members[screen.key("next")] = envelope.next.map { .text($0) }
  }

  /// A bar of the screen.
  public mutating func bar(_ key: String, _ bar: (some ResponseUnit)?) {
    members[screen.key(key)] = bar?.encoded(for: screen)
  }

  /// The sections in their order.
  public mutating func sections(_ sections: [some ResponseSectionChoice]) {
    members[screen.key("sectionList")] = .list(sections.map { $0.encoded(for: screen) })
  }
}
