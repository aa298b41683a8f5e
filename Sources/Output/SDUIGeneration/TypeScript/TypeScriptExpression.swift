/// An expression that is written on one line if it fits, and otherwise with each of its parts on a line of its own.
indirect enum TypeScriptExpression {
  /// Text that is never broken.
  case word(String)
  /// Parts between brackets, which begin with a text such as `sdui.text(` or `{`.
  case group(String, [TypeScriptExpression], String)
  /// An expression behind a text such as `key: `.
  case labelled(String, TypeScriptExpression)

  /// A call of a function.
  static func call(_ function: String, _ arguments: [TypeScriptExpression]) -> TypeScriptExpression {
    .group(function + "(", arguments, ")")
  }

  /// An array.
  static func array(_ elements: [TypeScriptExpression]) -> TypeScriptExpression { .group("[", elements, "]") }

  /// An object.
  static func object(_ members: [(key: String, value: TypeScriptExpression)]) -> TypeScriptExpression {
    .group("{", members.map { .labelled($0.key + ": ", $0.value) }, "}")
  }

  /// A function without parameters that returns a value.
  static func function(_ value: TypeScriptExpression) -> TypeScriptExpression {
    guard case .group("{", let members, "}") = value else { return .labelled("() => ", value) }
    return .group("() => ({", members, "})")
  }

  /// Names in an import.
  static func names(_ opening: String, _ names: [String]) -> TypeScriptExpression {
    .group(opening, names.map { .word($0) }, "}")
  }

  /// The expression on one line.
  var line: String {
    switch self {
    case .word(let text): return text
    case .labelled(let label, let value): return label + value.line
    case .group(let opening, let parts, let closing):
      let text = parts.map { $0.line }.joined(separator: ", ")
      return opening.hasSuffix("{") && !parts.isEmpty ? "\(opening) \(text) \(closing)" : opening + text + closing
    }
  }

  /// Writes the expression between two texts.
  func write(to source: inout SourceText, _ prefix: String = "", _ suffix: String = "") {
    let line = prefix + self.line + suffix
    if line.utf8.count + source.indentation <= Self.width { return source.line(line) }
    switch self {
    case .word: source.line(line)
    case .labelled(let label, let value): value.write(to: &source, prefix + label, suffix)
    case .group(let opening, let parts, let closing):
      guard !parts.isEmpty else { return source.line(line) }
      source.line(prefix + opening)
      source.indented { source in
        for part in parts { part.write(to: &source, "", ",") }
      }
      source.line(closing + suffix)
    }
  }

  /// The maximum number of columns of a line, unless a part that is never broken is longer.
  static let width = 110
}

extension SourceText {
  /// Adds a function with one parameter and one statement, whose head is on three lines if it is long.
  mutating func function(_ name: String, _ parameter: String, _ result: String, _ statement: String) {
    let head = "export function \(name)(\(parameter)): \(result) {"
    if head.utf8.count + indentation <= TypeScriptExpression.width {
      line(head)
    } else {
      line("export function \(name)(")
      indented { $0.line(parameter) }
      line("): \(result) {")
    }
    indented { $0.line(statement) }
    line("}")
  }

  /// Adds a union of types between two texts: on one line if it fits, and otherwise one a line.
  mutating func union(_ prefix: String, _ types: [String], _ suffix: String = ";") {
    let union = types.isEmpty ? "never" : types.joined(separator: " | ")
    let line = prefix + " " + union + suffix
    guard line.utf8.count + indentation > TypeScriptExpression.width, types.count > 1 else { return self.line(line) }
    self.line(prefix)
    indented { source in
      for type in types.dropLast() { source.line("| " + type) }
      source.line("| " + (types.last ?? "") + suffix)
    }
  }
}
