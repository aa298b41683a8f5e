import EmbeddedFiles

/// A page of the language whose text the compiler shows: by its name in `Grammar/Language`.
package enum TopicPage: String, CaseIterable {
  case actions = "Actions"
  case allow = "Allow"
  case arithmetic = "Arithmetic"
  case bars = "Bars"
  case components = "Components"
  case constants = "Constants"
  case content = "Content"
  case enums = "Enums"
  case events = "Events"
  case flags = "Flags"
  case gridKind = "Grid"
  case imports = "Imports"
  case layouts = "Layouts"
  case records = "Records"
  case requirements = "Requirements"
  case tests = "Tests"
  case when = "When"

  /// The file.
  private var bytes: UnsafePointer<UInt8> {
    switch self {
    case .actions: embedded_actions_page()
    case .allow: embedded_allow_page()
    case .arithmetic: embedded_arithmetic_page()
    case .bars: embedded_bars_page()
    case .components: embedded_components_page()
    case .constants: embedded_constants_page()
    case .content: embedded_content_page()
    case .enums: embedded_enums_page()
    case .events: embedded_events_page()
    case .flags: embedded_flags_page()
    case .gridKind: embedded_grid_page()
    case .imports: embedded_imports_page()
    case .layouts: embedded_layouts_page()
    case .records: embedded_records_page()
    case .requirements: embedded_requirements_page()
    case .tests: embedded_tests_page()
    case .when: embedded_when_page()
    }
  }

  /// The paragraphs, without the title, the links and the output of examples. A program is one of them, whatever lines are
  /// empty in it.
  var paragraphs: [String] {
    var result: [String] = []
    var lines: [Substring] = []
    // The language of a fence: that of programs, or of what they print.
    var fence: Substring?
    func close() {
      if !lines.isEmpty { result.append(lines.joined(separator: "\n")) }
      lines = []
    }
    for line in String(cString: bytes).lines.dropFirst() {
      if let language = fence {
        let isProgram = language.isEmpty || language == "sdui"
        if isProgram { lines.append(line) }
        guard line == "```" else { continue }
        if isProgram { close() }
        fence = nil
      } else if line.hasPrefix("```") {
        close()
        let language = line.dropFirst(3).prefix { $0 != " " }
        if language.isEmpty || language == "sdui" { lines = ["```" + language] }
        fence = language
      } else if line.isEmpty {
        close()
      } else {
        lines.append(line.withoutLinks)
      }
    }
    close()
    return result
  }
}

extension Substring {
  /// The text with the words of each link in place of the link.
  fileprivate var withoutLinks: Substring {
    var result: Substring = ""
    var rest = self
    while let start = rest.firstIndex(of: "["), let end = rest[start...].firstIndex(of: "]") {
      let address = rest[end...].dropFirst()
      guard address.hasPrefix("("), let close = address.firstIndex(of: ")") else {
        result += rest[...start]
        rest = rest[start...].dropFirst()
        continue
      }
      result += rest[..<start] + rest[start..<end].dropFirst()
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }
}

extension String {
  /// The text between line breaks.
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }

  /// The text without line breaks at its ends.
  var trimmed: String {
    String(drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
  }
}
