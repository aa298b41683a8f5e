/// Names, texts and comments as Kotlin writes them.
enum KotlinNames {
  /// Types that generated code and the support file use or declare, and that no declaration may hide.
  static let reservedTypes: Set<String> = Set(
    """
    Any Array Boolean Char Comparable Companion Double Int Iterable List Long LongRange Map MutableList MutableMap
    MutableSet Nothing Number Object Pair Set String StringBuilder Unit
    emptyList emptyMap listOf listOfNotNull mapOf mutableListOf mutableMapOf mutableSetOf setOf
    ActionType Branch BundleRules CalendarDate CaseFields ChoiceNode ComparedSection DataForm DatePattern DateTime Decimal DecimalRange Envelope Fraction
    HashMap IdentifiedUnit ImageReference JsonValue JsonWriter MappedEntities MappedList MappedPart MappedSection MappedUnits
    Reading ReadingPass Regex ResponseChanges ResponseFault ResponseKeys ResponseMapping ResponseNode ResponseSupportKt Rule
    ScreenRules SectionItems SectionList SectionNode SectionRules ServerForm ServerInsets ServerSpacing TextSyntax Tree TreeReader
    Unrecognized UnrecognizedElement UnitNode UnitPlace UnitType UrlReference WholeNumber
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

  /// The hard keywords and reserved words, which are no names without backticks.
  static let keywords: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var", "when",
    "while", "yield",
  ]

  /// A name of the source as a name in Kotlin; keywords and names of underscores are in backticks.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) || name.utf8.allSatisfy { $0 == UInt8(ascii: "_") } ? "`\(name)`" : name
  }

  /// The name of a package, whose parts may be keywords.
  static func escaped(package: String) -> String {
    package.split(separator: ".").map { escaped(String($0)) }.joined(separator: ".")
  }

  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return escapingHidden(result) + "\""
  }

  /// A comment of the source without the marks that begin or end a comment in Kotlin, where comments nest.
  static func comment(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if previous == "*", scalar == "/" {
        result += "&#47;"
      } else if previous == "/", scalar == "*" {
        result += "&#42;"
      } else {
        result.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return result
  }
}

extension SourceText {
  /// Adds a documentation comment; nothing if there are no words.
  ///
  /// - Parameter notes: Further paragraphs.
  mutating func kdoc(_ text: String, notes: [String] = []) {
    let paragraphs = ([text] + notes).filter { !$0.isEmpty }.map(KotlinNames.comment)
    let words = paragraphs.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
    blockComment(paragraphs.isEmpty ? [] : words.map(String.init))
  }

  /// Adds the lines of another text at the present indentation.
  mutating func append(_ other: SourceText) {
    for text in other.lines { line(text) }
  }

  /// Adds a call or a declaration with its arguments: on one line if they fit, and else each on a line of its own.
  mutating func call(_ opening: String, _ arguments: [String], closing: String) {
    let oneLine = opening + arguments.joined(separator: ", ") + closing
    if fits(oneLine) || arguments.isEmpty { return line(oneLine) }
    line(opening)
    indented { source in
      for (index, argument) in arguments.enumerated() {
        source.line(argument + (index + 1 < arguments.count ? "," : ""))
      }
    }
    line(closing)
  }

  /// Adds a call with its arguments: on one line if they fit, and else as many on each line as fit.
  mutating func fill(_ opening: String, _ arguments: [String], closing: String) {
    let oneLine = opening + arguments.joined(separator: ", ") + closing
    if fits(oneLine) { return line(oneLine) }
    line(opening)
    indented { $0.fill(arguments, separator: ",") }
    line(closing)
  }

  /// Adds parts, as many on each line as fit.
  mutating func fill(_ parts: [String], separator: String) {
    var text = ""
    for (index, part) in parts.enumerated() {
      let part = part + (index + 1 < parts.count ? separator : "")
      if !text.isEmpty, !fits(text + " " + part) {
        line(text)
        text = ""
      }
      text += (text.isEmpty ? "" : " ") + part
    }
    if !text.isEmpty { line(text) }
  }
}
