extension SwiftSupport {
  /// The writer of responses.
  static let writing = #"""
    // MARK: - Writing

    /// Dates and decimals as they were sent. They are written again with the same offset and digits if their values are the same.
    struct SentTexts: Hashable, Sendable {
      private var values: [String: JSONValue] = [:]

      init() {}

      fileprivate init(_ values: [String: JSONValue]) { self.values = values }

      /// How a value was sent is no part of it.
      static func == (_: SentTexts, _: SentTexts) -> Bool { true }

      func hash(into _: inout Hasher) {}

      /// The value of a field as it is written.
      func text(of key: String, _ value: JSONValue?) -> JSONValue? {
        guard let value, let sent = values[key] else { return value }
        return Self.merged(value, sent)
      }

      private static func merged(_ value: JSONValue, _ sent: JSONValue) -> JSONValue {
        switch (value, sent) {
        case (.list(let elements), .list(let others)):
          return .list(elements.enumerated().map { $0 < others.count ? merged($1, others[$0]) : $1 })
        case (.text, .text(let text)):
          let isSame =
            DateText.date(text).map { JSONValue($0) } == value || DecimalText.decimal(text).map { JSONValue($0) } == value
          return isSame ? sent : value
        case (.number, .number(let text)):
          return (ExactNumber(text)?.decimal).map { JSONValue(number: $0) } == value ? sent : value
        default: return value
        }
      }
    }

    extension FieldReader {
      /// The values of some fields as they were sent.
      func sentTexts(_ keys: Set<String>) -> SentTexts {
        let sent = members.filter { keys.contains($0.key) }.map { ($0.key, $0.node.value) }
        return SentTexts(Dictionary(sent, uniquingKeysWith: { first, _ in first }))
      }
    }

    extension JSONValue {
      /// The JSON text. The keys of an object are in the order of their bytes.
      var json: String {
        switch self {
        case .null: return "null"
        case .boolean(let value): return value ? "true" : "false"
        case .number(let text): return text
        case .text(let text): return Self.quoted(text)
        case .list(let elements): return "[" + elements.map { $0.json }.joined(separator: ",") + "]"
        case .object(let members):
          let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
          return "{" + sorted.map { Self.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
        }
      }

      private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
          switch scalar {
          case "\"", "\\": result += "\\" + String(scalar)
          case "\u{0}"..<" ":
            let digits = String(scalar.value, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          default: result.unicodeScalars.append(scalar)
          }
        }
        return result + "\""
      }
    }

    /// Writes a section in the canonical form.
    struct SectionWriter {
      private let screen: ScreenFormat
      fileprivate private(set) var members: [String: JSONValue]

      init(_ section: SectionFormat, for screen: ScreenFormat) {
        self.screen = screen
        members = [screen.key("section"): .text(section.name)]
        if !section.isRepeated { members[screen.key("sectionId")] = .text(section.name) }
      }

      mutating func sectionId(_ id: String?) { members[screen.key("sectionId")] = id.map { .text($0) } }

      mutating func header(_ part: (some ResponseUnit)?) { members[screen.key("header")] = part?.encoded(for: screen) }

      mutating func footer(_ part: (some ResponseUnit)?) { members[screen.key("footer")] = part?.encoded(for: screen) }

      mutating func units(_ units: [some ResponseUnit]) {
        members[screen.key("units")] = .list(units.map { $0.encoded(for: screen) })
      }

      mutating func sections(_ sections: [some ResponseSectionChoice]) {
        members[screen.key("sections")] = .list(sections.map { $0.encoded(for: screen) })
      }

      mutating func failed(_ isFailed: Bool) { members[screen.key("failed")] = isFailed ? .boolean(true) : nil }

      mutating func count(_ key: String, _ count: Int?) { members[screen.key(key)] = count.map { JSONValue($0) } }

      mutating func spacing(_ spacing: SectionSpacing?) {
        guard let spacing else { return }
        members[screen.key("spacing")] = .object(["lines": JSONValue(spacing.lines), "items": JSONValue(spacing.items)])
      }

      mutating func insets(_ insets: SectionInsets?) {
        guard let insets else { return }
        members[screen.key("insets")] = .object([
          "top": JSONValue(insets.top), "leading": JSONValue(insets.leading), "bottom": JSONValue(insets.bottom),
          "trailing": JSONValue(insets.trailing),
        ])
      }
    }

    /// Writes a response in the canonical form.
    struct ScreenWriter {
      private let screen: ScreenFormat
      fileprivate private(set) var members: [String: JSONValue]

      init(_ screen: ScreenFormat) {
        self.screen = screen
        members = [screen.key("sdui"): .text(screen.version), screen.key("screen"): .text(screen.name)]
      }

      mutating func layoutId(_ layoutId: String) { members[screen.key("layoutId")] = .text(layoutId) }

      /// The layout and the values for which it is resolved, as they were sent.
      mutating func layout(_ layout: JSONValue?, variants: JSONValue?) {
        members[screen.key("layout")] = layout
        members[screen.key("variants")] = variants
      }

      mutating func page(_ page: Int, hasNext: Bool, next: String?) {
        members[screen.key("page")] = JSONValue(page)
        members[screen.key("hasNext")] = .boolean(hasNext)
        members[screen.key("next")] = next.map { .text($0) }
      }

      mutating func bar(_ key: String, _ bar: (some ResponseUnit)?) {
        members[screen.key(key)] = bar?.encoded(for: screen)
      }

      mutating func sections(_ sections: [some ResponseSectionChoice]) {
        members[screen.key("sectionList")] = .list(sections.map { $0.encoded(for: screen) })
      }
    }
    """#
}
