/// An expression of Swift, as far as its line breaks are concerned.
indirect enum SwiftExpression {
  /// An expression that is not broken.
  case text(String)
  /// A call of a function or an initializer.
  case call(String, [SwiftExpression])
  /// A list literal.
  case list([SwiftExpression])
  /// A key of a dictionary literal, with its value.
  case entry(String, SwiftExpression)
  /// An argument with its label, which is the name of a member.
  case labelled(String, SwiftExpression)

  /// The expression on one line.
  var text: String {
    switch self {
    case .text(let text): text
    case .call(let function, let arguments): "\(function)(\(arguments.map { $0.text }.joined(separator: ", ")))"
    case .list(let elements): "[\(elements.map { $0.text }.joined(separator: ", "))]"
    case .entry(let key, let value): "\(key): \(value.text)"
    case .labelled(let name, let value): "\(SwiftNames.label(name)): \(value.text)"
    }
  }
}

extension SourceText {
  /// An expression between two texts, on one line or with each argument and element on its own.
  mutating func expression(_ prefix: String, _ expression: SwiftExpression, _ suffix: String = "") {
    let text = prefix + expression.text + suffix
    if fits(text) { return line(text) }
    switch expression {
    case .text: line(text)
    case .entry(let key, let value): self.expression(prefix + key + ": ", value, suffix)
    case .labelled(let name, let value): self.expression(prefix + SwiftNames.label(name) + ": ", value, suffix)
    case .call(let function, let arguments):
      if arguments.isEmpty { return line(text) }
      line(prefix + function + "(")
      indented { source in
        for (index, argument) in arguments.enumerated() {
          source.expression("", argument, index == arguments.count - 1 ? ")" + suffix : ",")
        }
      }
    case .list(let elements):
      if elements.isEmpty { return line(text) }
      line(prefix + "[")
      indented { source in
        for element in elements { source.expression("", element, ",") }
      }
      line("]" + suffix)
    }
  }

  /// An assignment of an optional value, or of another one if there is none.
  mutating func withDefault(_ prefix: String, _ value: SwiftExpression, _ other: SwiftExpression) {
    let text = "\(prefix)\(value.text) ?? \(other.text)"
    if fits(text) { return line(text) }
    line(String(prefix.dropLast()))
    indented { source in
      source.expression("", value)
      source.expression("?? ", other)
    }
  }

  /// A call of a function or an initializer.
  mutating func call(_ function: String, _ arguments: [SwiftExpression]) { expression("", .call(function, arguments)) }

  /// A function with a body, its parameters on one line or each on its own.
  mutating func signature(_ function: String, _ parameters: [SwiftProperty], _ body: (inout SourceText) -> Void) {
    let texts = parameters.map { $0.parameter.text }
    let text = "\(function)(\(texts.joined(separator: ", "))) {"
    if fits(text) { return block(text, body) }
    line(function + "(")
    indented { source in
      for (index, parameter) in parameters.enumerated() {
        let suffix = index == parameters.count - 1 ? "" : ","
        source.expression(parameter.parameter.prefix, parameter.parameter.value, suffix)
      }
    }
    block(") {", body)
  }

  /// Leaves a function that gives an optional unless some values are there.
  mutating func guardLine(_ conditions: [String]) {
    let text = "guard \(conditions.joined(separator: ", ")) else { return nil }"
    if fits(text) { return line(text) }
    line("guard")
    indented { source in
      for condition in conditions.dropLast() { source.line(condition + ",") }
      source.line(conditions.last ?? "")
    }
    line("else { return nil }")
  }

  /// A computed property or a function of one expression.
  mutating func getter(_ declaration: String, _ expression: SwiftExpression) {
    let text = "\(declaration) { \(expression.text) }"
    if fits(text) { return line(text) }
    block(declaration + " {") { $0.expression("", expression) }
  }

  /// A case of a `switch`, with its expression on the same line or on its own.
  mutating func switchCase(_ pattern: String, _ expression: String) { switchCase(pattern, .text(expression)) }

  /// A case of a `switch`, with its expression on the same line or on lines of its own.
  mutating func switchCase(_ pattern: String, _ expression: SwiftExpression) {
    let text = "case \(pattern): \(expression.text)"
    if fits(text) { return line(text) }
    line("case \(pattern):")
    indented { $0.expression("", expression) }
  }

  /// A heading in a file.
  mutating func mark(_ title: String) {
    separator()
    line("// MARK: - " + title)
  }
}
