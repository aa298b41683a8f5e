import SDUIIR
import SDUIJSON

extension ScreenDump {
  func requirement(_ requirement: Requirement) -> JSONTree {
    .members([
      ("text", .string(requirement.text)), ("origin", place(of: requirement.origin)),
      ("when", requirement.condition.isEmpty ? nil : .array(requirement.condition.map(box))),
      ("claim", claim(requirement.claim)),
    ])
  }

  func test(_ test: ScreenTest) -> JSONTree {
    let container: [(key: String, value: JSONTree?)] = [
      ("title", .string(test.title)), ("origin", place(of: test.origin)), ("device", test.device.map { .string($0) }),
      ("width", number(test.width)), ("height", test.height.map(number)),
      ("insets", test.insets.map { .array([$0.top, $0.left, $0.bottom, $0.right].map(number)) }),
      ("textScale", test.textScale.map(number)),
    ]
    return .members(
      container + members(of: test.traits) + [("requirements", .array(test.requirements.map(requirement)))])
  }

  private func claim(_ claim: RequirementExpression) -> JSONTree {
    switch claim {
    case .comparison(let left, let sign, let right): [amount(left), .string(sign.rawValue), amount(right)]
    case .all(let claims): ["all": .array(claims.map(self.claim))]
    case .any(let claims): ["any": .array(claims.map(self.claim))]
    }
  }

  private func amount(_ amount: RequirementTerm) -> JSONTree {
    switch amount {
    case .constant(let value): number(value)
    case .measure(let measure): .string(phrase(measure))
    case .sum(let amounts): ["sum": .array(amounts.map(self.amount))]
    case .scaled(let factor, let amount): ["factor": number(factor), "of": self.amount(amount)]
    case .least(let amounts): ["min": .array(amounts.map(self.amount))]
    case .greatest(let amounts): ["max": .array(amounts.map(self.amount))]
    }
  }

  /// A measure by the names of the source: `deals.ProductCard.width`.
  private func phrase(_ measure: Measure) -> String { screen.phrase(of: measure) }

  private func number(_ value: Rational) -> JSONTree { .written(encodePropertyValue(.length(.points(value)))) }
}
