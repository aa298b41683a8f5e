import SDUIIR
import SDUISyntax

extension Checker {
  /// Lowers the `test`s of a screen, whose sections are known.
  mutating func lowerTests(_ statements: [Syntax], of screen: inout Screen, _ places: SectionPlacesByName) {
    var titles = SeenNames()
    for statement in statements {
      guard let literal = program.child(of: statement, .stringLiteral),
        let title = StringLiteral.value(of: program.bytes(of: literal))
      else { continue }
      if let earlier = titles.insert(WrittenName(text: title, range: program.range(of: literal))) {
        report(
          .duplicateDeclaration, "there is another test titled \"\(title)\"", at: program.range(of: literal),
          labels: [Label("the first one", at: earlier)], remedy: "name what is different about this one")
      }
      if let test = lowerTest(statement, titled: title, screen, places) { screen.tests.append(test) }
    }
  }

  private mutating func lowerTest(
    _ statement: Syntax, titled title: String, _ screen: Screen, _ places: SectionPlacesByName
  ) -> ScreenTest? {
    var test = readContainer(of: statement)
    test?.title = title
    test?.origin = origin(statement)
    guard let block = program.child(of: statement, .block) else { return test }
    var isEmpty = true
    for child in program.children(of: block) {
      guard program.kind(of: child) == .requireStatement else {
        reportMisplaced(child, in: "a test")
        continue
      }
      isEmpty = false
      guard let expression = program.children(of: child).first else { continue }
      var context = RequirementContext(
        scope: Scope(file: child.file), screen: screen, places: places, isTest: true)
      guard let claim = claim(expression, &context) else { continue }
      test?.requirements.append(
        Requirement(claim: claim, text: written(expression), origin: origin(child)))
    }
    if isEmpty, !program.isBroken(block), !program.isBroken(statement) {
      report(
        .emptyDeclaration, "the test \"\(title)\" requires nothing, so it can never fail",
        at: program.range(of: statement), remedy: "write what must hold: `require deals.columns == 2`")
    }
    return test
  }

  /// Reads the container after `at`; returns `nil` after a report.
  private mutating func readContainer(of statement: Syntax) -> ScreenTest? {
    guard let list = program.child(of: statement, .argumentList) else { return nil }
    let count = diagnostics.count
    var test = ScreenTest(title: "", width: .zero)
    var seen = SeenNames()
    var device: DeviceContainer?
    let written = program.children(of: list, .argument).compactMap { program.name(of: $0)?.text }
    for argument in program.children(of: list, .argument) {
      guard let value = program.value(of: argument) else { continue }
      guard let label = program.name(of: argument) else {
        report(
          .unknownArgument, "what the container of a test is has names", at: program.range(of: argument),
          remedy: "write `width: \(program.text(of: argument))`")
        continue
      }
      if let earlier = seen.insert(label) {
        report(
          .duplicateArgument, "`\(label.text)` is given twice", at: label.range,
          labels: [Label("given here first", at: earlier)], remedy: "remove one of them")
        continue
      }
      guard TestContainer.labels.contains(label.text) else {
        reportUnknownLabel(label, of: "at", among: TestContainer.labels.filter { !written.contains($0) })
        continue
      }
      if label.text == "device" { device = readDevice(value) } else { read(label, value, into: &test) }
    }
    checkSize(seen)
    if let device { test.take(device) }
    if seen["width"] == nil, seen["device"] == nil, !program.isBroken(list), !hasErrors(since: count) {
      report(
        .missingArgument, "a test needs the width of its container", at: program.range(of: list),
        remedy: "write `at (width: 390)`")
    }
    return hasErrors(since: count) ? nil : test
  }

  private mutating func read(_ label: WrittenName, _ value: Syntax, into test: inout ScreenTest) {
    let purpose = Purpose(property: label.text, expression: value, scope: Scope(file: value.file))
    switch label.text {
    case "width": test.width = extent(value, label) ?? .one
    case "height": test.height = extent(value, label)
    case "textScale":
      // The name of a text size means its scale, unless a `let` has that name.
      let name = program.text(of: value)
      let size = lookUp(name, in: value.file) == nil ? TextSize(rawValue: name) : nil
      test.textScale = size.map { $0.scale } ?? extent(value, label)
    default:
      guard let trait = ContainerTrait(name: label.text) else { return }
      test.traits[trait] = word(among: trait.words, purpose)
    }
  }

  private mutating func extent(_ expression: Syntax, _ label: WrittenName) -> Rational? {
    let scope = Scope(file: expression.file)
    let value = requireValue(evaluate(expression, in: scope), of: expression, in: scope.file)
    switch value {
    case .number(let number) where number > .zero: return number
    case .invalid: return nil
    case .number:
      report(
        .valueOutOfRange, "the \(label.text) of a container is greater than 0", at: program.range(of: expression),
        remedy: "write `\(label.text): \(label.text == "textScale" ? "1.5" : "390")`")
    default:
      report(
        .typeMismatch, "`\(program.text(of: expression))` is \(value.type.phrase), where `\(label.text)` is a number",
        at: program.range(of: expression),
        remedy: "a test checks one container; for all containers, write a "
          + "`require` of the section")
    }
    return nil
  }
}

/// The container of a `test`.
package enum TestContainer {
  /// The labels of its arguments.
  package static let labels = ["width", "height", "device", "textScale"] + ContainerTrait.allCases.map { $0.name }
}
