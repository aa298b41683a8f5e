import SDUIJSON

extension ScreenEncoder {
  /// What the author requires everywhere and expects in tests. It stands in the screen document only: clients have no
  /// use for it.
  mutating func encodeRequirementsAndTests() {
    if !screen.requirements.isEmpty { encode(screen.requirements, as: "requirements") }
    guard !screen.tests.isEmpty else { return }
    writer.key(plain: "tests")
    writer.beginArray()
    for test in screen.tests { encode(test) }
    writer.endArray()
  }

  private mutating func encode(_ requirements: [Requirement], as key: String) {
    writer.key(key)
    writer.beginArray()
    for requirement in requirements {
      writer.beginObject()
      writer.key(plain: "text")
      writer.string(requirement.text)
      if !requirement.condition.isEmpty {
        writer.key(plain: "when")
        writer.beginArray()
        for box in requirement.condition { encode(box) }
        writer.endArray()
      }
      writer.key(plain: "require")
      encode(requirement.claim)
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func encode(_ test: ScreenTest) {
    writer.beginObject()
    writer.key(plain: "title")
    writer.string(test.title)
    writer.key(plain: "container")
    writer.beginObject()
    encode(test.device, as: "device")
    encode(test.width, as: "width")
    encode(test.height, as: "height")
    encode(test.insets)
    encode(test.textScale, as: "textScale")
    encode(test.traits)
    writer.endObject()
    encode(test.requirements, as: "requirements")
    writer.endObject()
  }

  /// By physical side, where a section's insets are by leading and trailing.
  private mutating func encode(_ insets: SafeAreaInsets?) {
    guard let insets else { return }
    writer.key(plain: "insets")
    writer.beginObject()
    encode(insets.top, as: "top")
    encode(insets.left, as: "left")
    encode(insets.bottom, as: "bottom")
    encode(insets.right, as: "right")
    writer.endObject()
  }

  private mutating func encode(_ claim: RequirementExpression) {
    writer.beginObject()
    switch claim {
    case .comparison(let left, let sign, let right):
      writer.key(plain: "left")
      encode(left)
      writer.key(plain: "is")
      writer.string(sign.rawValue)
      writer.key(plain: "right")
      encode(right)
    case .all(let claims): encode(claims, as: "all") { $0.encode($1) }
    case .any(let claims): encode(claims, as: "any") { $0.encode($1) }
    }
    writer.endObject()
  }

  private mutating func encode<Element>(
    _ elements: [Element], as key: String, _ encode: (inout ScreenEncoder, Element) -> Void
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
    case .sum(let amounts): encode(amounts, as: "sum") { $0.encode($1) }
    case .scaled(let factor, let amount):
      writer.key(plain: "factor")
      writer.rational(factor)
      writer.key(plain: "of")
      encode(amount)
    case .least(let amounts): encode(amounts, as: "min") { $0.encode($1) }
    case .greatest(let amounts): encode(amounts, as: "max") { $0.encode($1) }
    }
    writer.endObject()
  }

  private mutating func encode(_ measure: Measure) {
    writer.key(plain: "measure")
    switch measure {
    case .textPoints: writer.string(Figure.textPoints.key)
    case .containerWidth: writer.string(Figure.containerWidth.key)
    case .containerHeight: writer.string(Figure.containerHeight.key)
    case .section(let path, let figure):
      writer.string(figure.rawValue)
      encode(screen.section(at: path)?.name.wire, as: "section")
    case .unit(let path, let unit, let figure):
      writer.string(figure.rawValue)
      let section = screen.section(at: path)
      encode(section?.name.wire, as: "section")
      encode(section.map { wireName(of: $0.units[unit].component) }, as: "unit")
    }
  }
}
