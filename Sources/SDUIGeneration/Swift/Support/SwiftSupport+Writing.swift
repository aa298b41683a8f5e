extension SwiftSupport {
  /// The writer of responses.
  static let writing = #"""
    // MARK: - Writing

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
