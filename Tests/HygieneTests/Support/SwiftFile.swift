import Testing

/// A Swift file: its lines, and the same lines with comments and the insides of strings made blank.
struct SwiftFile: Sendable, CustomTestStringConvertible {
  let path: String
  let lines: [String]
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = Self.lines(of: text)
    var scanner = CodeScanner(text)
    code = Self.lines(of: scanner.blanked())
  }

  var testDescription: String { path }

  /// The target below `Sources`, if there is one: `Sources/PART/TARGET/…`.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.first == "Sources" && parts.count > 3 ? String(parts[2]) : nil
  }

  /// The places in the code that a pattern matches, as `path:line: text`.
  func places(of pattern: some RegexComponent) -> [String] {
    code.indices.filter { code[$0].firstMatch(of: pattern) != nil }.map { place($0) }
  }

  /// A line with its place, for a report.
  func place(_ index: Int) -> String {
    "\(path):\(index + 1): \(lines[index].drop { $0 == " " })"
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Makes blank what is no code. Good enough for this repository: line comments, strings of one and of several lines,
/// raw ones too, with code in their interpolations.
struct CodeScanner {
  private let source: [UInt8]
  private var result: [UInt8]
  private var position = 0

  init(_ text: String) {
    source = Array(text.utf8)
    result = source
  }

  /// The text with the same line breaks and blanks for comments and strings.
  mutating func blanked() -> String {
    while position < source.count { step() }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func step() {
    if starts(with: "//") {
      while position < source.count, source[position] != 0x0A { blank() }
    } else if source[position] == 0x22 || (source[position] == 0x23 && startsRawString) {
      string()
    } else {
      position += 1
    }
  }

  private var startsRawString: Bool {
    let quote = source[position...].first { $0 != 0x23 }
    return quote == 0x22
  }

  private mutating func string() {
    var hashes = ""
    while position < source.count, source[position] == 0x23 {
      hashes += "#"
      blank()
    }
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    skip(quotes.utf8.count)
    while position < source.count, !starts(with: quotes + hashes) {
      if starts(with: "\\" + hashes + "(") {
        skip(hashes.utf8.count + 2)
        interpolation()
      } else {
        skip(starts(with: "\\") && hashes.isEmpty ? 2 : 1)
      }
    }
    skip(quotes.utf8.count + hashes.utf8.count)
  }

  /// Code inside a string, up to its closing parenthesis.
  private mutating func interpolation() {
    var depth = 1
    while position < source.count, depth > 0 {
      if source[position] == UInt8(ascii: "(") { depth += 1 }
      if source[position] == UInt8(ascii: ")") { depth -= 1 }
      if depth > 0 { step() } else { blank() }
    }
  }

  private func starts(with text: String) -> Bool { source[position...].starts(with: text.utf8) }

  private mutating func skip(_ count: Int) { for _ in 0..<count { blank() } }

  private mutating func blank() {
    guard position < source.count else { return }
    if source[position] != 0x0A { result[position] = 0x20 }
    position += 1
  }
}
