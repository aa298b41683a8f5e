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

  /// The text, without the title, the links and the output of examples.
  package var text: String {
    switch self {
    case .actions: Self.actionsText
    case .allow: Self.allowText
    case .arithmetic: Self.arithmeticText
    case .bars: Self.barsText
    case .components: Self.componentsText
    case .constants: Self.constantsText
    case .content: Self.contentText
    case .enums: Self.enumsText
    case .events: Self.eventsText
    case .flags: Self.flagsText
    case .gridKind: Self.gridText
    case .imports: Self.importsText
    case .layouts: Self.layoutsText
    case .records: Self.recordsText
    case .requirements: Self.requirementsText
    case .tests: Self.testsText
    case .when: Self.whenText
    }
  }

  /// The paragraphs of the text. A program is one of them, whatever lines are empty in it.
  var paragraphs: [String] {
    var result: [String] = []
    var (lines, isInProgram): ([Substring], Bool) = ([], false)
    func close() {
      if !lines.isEmpty { result.append(lines.joined(separator: "\n")) }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.hasPrefix("```")
      if isFence, !isInProgram { close() }
      if line.isEmpty, !isInProgram { close() } else { lines.append(line) }
      if isFence { isInProgram.toggle() }
      if isFence, !isInProgram { close() }
    }
    close()
    return result
  }
}
