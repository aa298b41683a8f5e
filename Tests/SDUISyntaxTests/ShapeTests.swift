import SDUISyntax
import Testing

/// The shape of nodes where it is easily got wrong.
struct ShapeTests {
  @Test func operatorsBindAsWritten() {
    #expect(operators("1 + 2 * 3") == "(1 + (2 * 3))")
    #expect(operators("1 - 2 - 3") == "((1 - 2) - 3)")
    #expect(operators("item.width * 4/3 + 56") == "(((item.width * 4) / 3) + 56)")
    #expect(operators("not a == b and c") == "((not(a == b)) and c)")
    #expect(operators("-a * -b") == "((-a) * (-b))")
    #expect(operators("a < b + 1") == "(a < (b + 1))")
  }

  @Test func rangesRatiosAndVersions() {
    #expect(shape("let x = 320...1376") == "letDeclaration(name rangeExpression(numberLiteral numberLiteral))")
    #expect(shape("let x = 3.0...") == "letDeclaration(name rangeExpression(numberLiteral))")
    #expect(shape("let x = 16:9") == "letDeclaration(name ratioExpression(numberLiteral numberLiteral))")
    #expect(shape("let x = (a)") == "letDeclaration(name parenthesizedExpression(nameExpression(name)))")
    #expect(shape("let x = ()") == "letDeclaration(name tupleExpression)")
  }

  @Test func wordsAreNamesBeforeColons() {
    #expect(shape("record R { on: T since: T }") == "recordDeclaration(name fieldBlock(\(field) \(field)))")
    #expect(shape("screen S { when: 3 section: 4 }") == "screenDeclaration(name block(\(property) \(property)))")
  }

  @Test func conditionsHoldNoRecords() {
    let condition = "binaryExpression(nameExpression(name) nameExpression(name))"
    #expect(
      shape("screen S { when a == b { x: 1 } }")
        == "screenDeclaration(name block(whenStatement(\(condition) block(\(property)))))")
  }

  @Test func fallbackTakesTheFirstBraces() {
    #expect(
      shape("component A fallback B { x: 1 } { id: ID }")
        == "componentDeclaration(name fallbackClause(name recordBody(recordField(name numberLiteral))) "
        + "fieldBlock(\(field)))")
    #expect(
      shape("component A fallback drop { id: ID }")
        == "componentDeclaration(name fallbackClause(name) fieldBlock(\(field)))")
  }

  private let field = "field(name namedType(name))"
  private let property = "property(name numberLiteral)"

  /// An expression with brackets around every operation.
  private func operators(_ text: String) -> String {
    let tree = tree(of: "let x = \(text)")
    func visit(_ id: NodeID) -> String {
      let children = Array(tree.children(of: id))
      switch tree.kind(of: id) {
      case .binaryExpression:
        let between = tree.tokenRange(of: children[0]).upperBound
        return "(\(visit(children[0])) \(tree.text(ofToken: between)) \(visit(children[1])))"
      case .unaryExpression: return "(\(tree.text(ofToken: tree.tokenRange(of: id).lowerBound))\(visit(children[0])))"
      default: return tree.text(of: id)
      }
    }
    let children = Array(tree.children(of: NodeID(1)))
    return children.last.map(visit) ?? ""
  }
}
