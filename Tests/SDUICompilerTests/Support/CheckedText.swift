import SDUIIR
import SDUISyntax

@testable import SDUICompiler
@testable import SDUISyntax

/// A file whose declarations are checked, so that single functions of the checker can be asked about its parts.
struct CheckedText {
  var checker: Checker
  let scope = Scope(file: FileID(0))

  init(_ text: String) {
    checker = Checker(namesOf: Program(alone: SourceFile(path: "main.sdui", text: text)))
    checker.checkDeclarations(reusing: nil)
  }

  /// A text with one more constant, `tested`, whose value is not asked for.
  init(expression: String, after text: String = "") { self.init(text + "let tested = \(expression)\n") }

  /// The expression of the last constant.
  var expression: Syntax? {
    checker.declarations.all(.constant).last.flatMap { Array(checker.program.children(of: $0.syntax)).last }
  }

  /// The first node of a kind, in the order of the text.
  func node(_ kind: NodeKind) -> Syntax? {
    checker.program.trees[0].nodes.firstIndex { $0.kind == kind }.map { Syntax(file: FileID(0), node: NodeID($0)) }
  }

  /// Returns the result of a function of the checker, and the codes of its reports.
  mutating func run<Result>(_ body: (inout Checker) -> Result) -> (result: Result, codes: [DiagnosticCode]) {
    let count = checker.diagnostics.count
    let result = body(&checker)
    return (result, checker.diagnostics[count...].map(\.code))
  }
}

/// A fraction that tests know to be one.
func rational(_ numerator: Int64, _ denominator: Int64 = 1) -> Rational {
  (try? Rational(numerator, over: denominator)) ?? .zero
}
