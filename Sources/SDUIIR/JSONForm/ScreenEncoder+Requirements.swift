import SDUIJSON

extension ScreenEncoder {
  /// What the author requires everywhere and expects in tests. It stands in the screen document only: clients have no
  /// use for it.
  mutating func encodeRequirementsAndTests() {
    if !screen.requirements.isEmpty { encode(screen.requirements, as: ScreenKey.requirements) }
    guard !screen.tests.isEmpty else { return }
    writer.key(ScreenKey.tests)
    writer.beginArray()
    for test in screen.tests { encode(test) }
    writer.endArray()
  }

  private mutating func encode(_ requirements: [Requirement], as key: some ObjectKey) {
    writer.key(key)
    writer.beginArray()
    for requirement in requirements {
      writer.beginObject()
      writer.member(RequirementKey.text, requirement.text)
      if !requirement.condition.isEmpty {
        writer.key(RequirementKey.when)
        writer.beginArray()
        for box in requirement.condition { encode(box) }
        writer.endArray()
      }
      writer.key(RequirementKey.require)
      encode(requirement.claim)
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func encode(_ test: ScreenTest) {
    writer.beginObject()
    writer.member(TestKey.title, test.title)
    writer.key(TestKey.container)
    writer.beginObject()
    writer.member(ContainerKey.device, test.device)
    writer.member(ContainerKey.width, test.width)
    writer.member(ContainerKey.height, test.height)
    encode(test.insets)
    writer.member(ContainerKey.textScale, test.textScale)
    encode(test.traits)
    writer.endObject()
    encode(test.requirements, as: TestKey.requirements)
    writer.endObject()
  }

  /// By physical side, where a section's insets are by leading and trailing.
  private mutating func encode(_ insets: SafeAreaInsets?) {
    guard let insets else { return }
    writer.key(ContainerKey.insets)
    writer.beginObject()
    writer.member(SafeAreaInsetsKey.top, insets.top)
    writer.member(SafeAreaInsetsKey.left, insets.left)
    writer.member(SafeAreaInsetsKey.bottom, insets.bottom)
    writer.member(SafeAreaInsetsKey.right, insets.right)
    writer.endObject()
  }

  private mutating func encode(_ claim: RequirementExpression) {
    writer.beginObject()
    switch claim {
    case .comparison(let left, let sign, let right):
      writer.key(RequirementExpressionKey.left)
      encode(left)
      writer.member(RequirementExpressionKey.sign, sign.rawValue)
      writer.key(RequirementExpressionKey.right)
      encode(right)
    case .all(let claims): encode(claims, as: RequirementExpressionKey.all) { $0.encode($1) }
    case .any(let claims): encode(claims, as: RequirementExpressionKey.any) { $0.encode($1) }
    }
    writer.endObject()
  }

  private mutating func encode<Element>(
    _ elements: [Element], as key: some ObjectKey, _ encode: (inout ScreenEncoder, Element) -> Void
  ) {
    writer.key(key)
    writer.beginArray()
    for element in elements { encode(&self, element) }
    writer.endArray()
  }

  private mutating func encode(_ amount: RequirementTerm) {
    if case .constant(let value) = amount { return writer.rational(value) }
    writer.beginObject()
    switch amount {
    case .constant: break
    case .measure(let measure): encode(measure)
    case .sum(let amounts): encode(amounts, as: RequirementTermKey.sum) { $0.encode($1) }
    case .scaled(let factor, let amount):
      writer.member(RequirementTermKey.factor, factor)
      writer.key(RequirementTermKey.of)
      encode(amount)
    case .least(let amounts): encode(amounts, as: RequirementTermKey.least) { $0.encode($1) }
    case .greatest(let amounts): encode(amounts, as: RequirementTermKey.greatest) { $0.encode($1) }
    }
    writer.endObject()
  }

  private mutating func encode(_ measure: Measure) {
    writer.key(RequirementTermKey.measure)
    switch measure {
    case .textPoints: writer.string(Figure.textPoints.key)
    case .containerWidth: writer.string(Figure.containerWidth.key)
    case .containerHeight: writer.string(Figure.containerHeight.key)
    case .section(let path, let figure):
      writer.string(figure.rawValue)
      writer.member(RequirementTermKey.section, screen.section(at: path)?.name.wire)
    case .unit(let path, let unit, let figure):
      writer.string(figure.rawValue)
      let section = screen.section(at: path)
      writer.member(RequirementTermKey.section, section?.name.wire)
      writer.member(RequirementTermKey.unit, section.map { wireName(of: $0.units[unit].component) })
    }
  }
}
