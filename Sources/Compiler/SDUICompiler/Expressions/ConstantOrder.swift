import SDUIIR
import SDUISyntax

extension Checker {
  /// A `let` that waits for those that it is defined from.
  private struct WaitingConstant {
    let declaration: Declaration
    /// Those that have not been looked at yet, the last one first.
    var references: [Declaration]
  }

  /// The value of a `let`, evaluated once.
  ///
  /// A chain of them may be as long as the file, in any order. So those that one is defined from are evaluated before it,
  /// one after another, and the stack does not grow.
  mutating func constant(_ declaration: Declaration) -> Constant {
    var path: [WaitingConstant] = []
    if case .unknown = constants[declaration.index] { open(declaration, in: &path) }
    while let last = path.indices.last {
      guard let next = path[last].references.popLast() else {
        resolve(path.removeLast().declaration)
        continue
      }
      switch constants[next.index] {
      case .known: break
      case .unknown: open(next, in: &path)
      case .open: reportCycle(path.map { $0.declaration }.drop { $0 != next } + [next])
      }
    }
    if case .known(let value) = constants[declaration.index] { return value }
    return .invalid
  }

  private mutating func open(_ declaration: Declaration, in path: inout [WaitingConstant]) {
    constants[declaration.index] = .open
    path.append(WaitingConstant(declaration: declaration, references: references(of: declaration).reversed()))
  }

  private mutating func resolve(_ declaration: Declaration) {
    // One of a cycle is known as soon as that is reported.
    guard case .open = constants[declaration.index] else { return }
    var value = Constant.invalid
    if let expression = valueExpression(of: declaration) {
      let scope = Scope(file: declaration.syntax.file)
      value =
        isCondition(expression)
        ? namedCondition(expression, in: scope)
        : requireValue(evaluate(expression, in: scope), of: expression, in: scope.file)
    }
    constants[declaration.index] = .known(value)
  }

  mutating func reportCycle(_ cycle: [Declaration]) {
    guard let first = cycle.first else { return }
    let names = cycle.map { "`\($0.name.text)`" }.joined(separator: " → ")
    report(
      .constantCycle, "the value is defined by itself: \(names)", at: first.name.range,
      remedy: "give one of the values of the cycle without the others")
    // All of them, so that none depends on where the cycle was entered.
    for declaration in cycle { constants[declaration.index] = .known(.invalid) }
  }

  private func takesWords(_ comparison: Syntax) -> Bool {
    program.children(of: comparison).first.map { ConditionAxis.takesWords(program.text(of: $0)) } ?? false
  }

  private func valueExpression(of declaration: Declaration) -> Syntax? {
    program.children(of: declaration.syntax).first { program.kind(of: $0) != .name }
  }

  /// The `let`s that the value of one is evaluated from, in the order of the text. What is only read against the type
  /// that is needed somewhere, such as a list, is not evaluated with it.
  private func references(of declaration: Declaration) -> [Declaration] {
    var result: [Declaration] = []
    var waiting = [valueExpression(of: declaration)].compactMap { $0 }
    while let syntax = waiting.popLast() {
      switch program.kind(of: syntax) {
      case .nameExpression:
        guard let found = lookUp(program.text(of: syntax), in: syntax.file), found.kind == .constant else { break }
        result.append(found)
      case .memberExpression, .recordExpression, .listExpression: break
      // What a trait, a flag or a text size is compared with is one of its words: `let pad = idiom == pad`.
      case .binaryExpression where program.operatorToken(of: syntax)?.text == "==" || takesWords(syntax): break
      // Its name is that of a function.
      case .callExpression: waiting += program.children(of: syntax, .argumentList)
      default: waiting += program.children(of: syntax).reversed()
      }
    }
    return result
  }
}
