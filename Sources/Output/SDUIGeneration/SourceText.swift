import SDUIIR

/// Program text that is being written, line by line.
struct SourceText {
  /// The lines so far.
  private(set) var lines: [String] = []
  /// The number of levels by which the next line is indented.
  private(set) var depth = 0

  /// The text, which ends with a line feed.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The number of blanks at the beginning of a line.
  var indentation: Int { depth * 2 }

  /// Text whose first line has an indentation.
  init(depth: Int = 0) { self.depth = depth }

  /// Adds the lines of another text with their own indentation.
  mutating func appendLines(of other: SourceText) { lines += other.lines }

  /// Adds a line at the present indentation; an empty one has no blanks.
  mutating func line(_ text: String = "") {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  /// Adds text to the last line.
  mutating func append(_ text: String) {
    if !lines.isEmpty { lines[lines.count - 1] += text }
  }

  /// Adds an empty line, unless the text or a block begins here or an empty line precedes it.
  mutating func separator() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    lines.append("")
  }

  /// Adds the lines of a text that is written already.
  mutating func lines(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
  }

  /// Adds a line that opens a block, its lines one level deeper, and a line that closes it.
  mutating func block(_ opening: String, closing: String = "}", _ body: (inout SourceText) -> Void) {
    line(opening)
    indented(body)
    line(closing)
  }

  /// Adds lines one level deeper.
  mutating func indented(_ body: (inout SourceText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Whether some line contains a word.
  func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    return lines.contains { line in
      let bytes = Array(line.utf8)
      guard bytes.count >= word.count else { return false }
      return (0...bytes.count - word.count).contains { bytes[$0..<$0 + word.count].elementsEqual(word) }
    }
  }

  /// Whether a text fits on a line of 120 characters at the present indentation.
  func fits(_ text: String) -> Bool { indentation + text.unicodeScalars.count <= 120 }

  /// Adds a block comment for documentation: on one line if it is one line that fits; nothing without lines.
  mutating func blockComment(_ words: [String]) {
    guard let first = words.first else { return }
    if words.count == 1, fits("/** \(first) */") { return line(visible("/** \(first) */")) }
    line("/**")
    for text in words { line(text.isEmpty ? " *" : visible(" * " + text)) }
    line(" */")
  }

  /// Adds the author's comment, one line of it after the other, each behind a prefix such as `///`.
  ///
  /// - Parameter prefix: What begins each line; a line without words is the prefix alone.
  mutating func comment(_ documentation: String, prefix: String) {
    guard !documentation.isEmpty else { return }
    // Documents that other programs write may have any end of a line, which would also end the comment.
    for part in documentation.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: { $0.endsLine }) {
      line(part.isEmpty ? prefix : visible(prefix + " " + String(part)))
    }
  }
}

/// Returns text for a comment, in which a reader sees every character: others become blanks.
func visible(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { result.append(scalar.isHidden && scalar != "\t" ? " " : scalar) }
  return String(result)
}

/// Returns text with characters that are not seen as `\u` and four digits, which JSON, Kotlin and TypeScript read; line feeds
/// stay.
func escapingHidden(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar.isHidden, scalar != "\n" {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
