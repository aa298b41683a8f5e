import SDUIIR
import SDUISyntax

extension Checker {
  /// Notes how a server sends a section's data; a section says it once.
  mutating func readBundle(_ statement: Syntax, into draft: inout SectionDraft) {
    if let earlier = draft.bundle {
      return report(
        .duplicateProperty, "the section has a `bundle` already", at: program.range(of: statement),
        labels: [Label("the first one", at: program.range(of: earlier))], remedy: "remove one of them")
    }
    draft.bundle = statement
  }

  /// Lowers `bundle as "FAVORITES" { header: titleInfo, units: productList }`.
  mutating func lowerBundle(_ statement: Syntax, _ draft: SectionDraft) -> UnitBundle? {
    let parts = bundleParts(of: statement, draft)
    let body = program.child(of: statement, .recordBody)
    if program.isBroken(statement) || (body.map(program.isBroken) ?? false) { return nil }
    let type = bundleType(of: statement)
    guard let units = parts["units"] else {
      // What is misspelt was probably meant to be this.
      let given = givenNames(in: body)
      if !given.contains("units"), given.isSubset(of: Self.bundleParts),
        let word = program.keywords(of: statement).first
      {
        report(
          .missingField, "the bundle has no `units`, the key of its units' data", at: word.range,
          remedy: "add the key of its list: `units: items`, or `units: \".\"` where the data is the list")
      }
      return nil
    }
    checkBundledUnits(units, draft)
    guard let type, areDifferentKeys(parts) else { return nil }
    return UnitBundle(
      type: type, header: parts["header"]?.text, footer: parts["footer"]?.text, units: units.text,
      origin: origin(statement))
  }

  /// The name under which the bundle travels, which no component has.
  private mutating func bundleType(of statement: Syntax) -> String? {
    guard let name = program.wireName(of: statement) else {
      if let word = program.keywords(of: statement).first, program.child(of: statement, .wireName) == nil {
        report(
          .missingProperty, "the bundle has no `as`, the type of unit that the server sends", at: word.range,
          remedy: "add the server's name after it: `bundle as \"FAVORITES\" { … }`")
      }
      return nil
    }
    let known = componentsOnWire ?? wireNamesOfComponents()
    componentsOnWire = known
    if let earlier = known[name.text] {
      report(
        .duplicateWireName, "a component travels as \"\(name.text)\" already", at: name.range,
        labels: [Label("the component", at: earlier)], remedy: "give one of them another name after `as`")
    }
    return wireName(of: statement)
  }

  private func wireNamesOfComponents() -> [String: SourceRange] {
    var result: [String: SourceRange] = [:]
    for declaration in declarations.all(.component) {
      let wire = program.wireName(of: declaration.syntax) ?? declaration.name
      result[wire.text] = wire.range
    }
    return result
  }

  private static let bundleParts = ["header", "footer", "units"]

  /// The keys of the bundle's data, by the part of the section that they fill.
  private mutating func bundleParts(of statement: Syntax, _ draft: SectionDraft) -> [String: WrittenName] {
    var result: [String: WrittenName] = [:]
    var written = SeenNames()
    let body = program.child(of: statement, .recordBody)
    for entry in entries(of: body) {
      guard let name = program.name(of: entry), let value = program.value(of: entry) else { continue }
      guard Self.bundleParts.contains(name.text) else {
        reportUnknownPart(name, besides: givenNames(in: body))
        continue
      }
      if let earlier = written.insert(name) {
        _ = reportGivenTwice(name, earlier)
        continue
      }
      let use = name.text == "header" ? draft.header : draft.footer
      if name.text != "units", use == nil, !draft.unresolved.contains(name.text) {
        report(
          .missingComponent, "the section has no \(name.text) that the bundle could fill", at: name.range,
          remedy: "declare one: `\(name.text) SectionTitle { height: 44 }`")
      }
      if let key = bundleKey(value, of: name) { result[name.text] = key }
    }
    return result
  }

  private mutating func reportUnknownPart(_ name: WrittenName, besides given: Set<String>) {
    let near = NearestName.of(name.text, among: Self.bundleParts)
    report(
      .unknownField, "a bundle has no part `\(name.text)`", at: name.range,
      remedy: near?.question ?? "its parts are `header`, `footer`, `units`",
      fixes: FixIt.replacing(name.range, with: near, besides: given))
  }

  /// A key of the data: a name, or a text where the key is no name.
  private mutating func bundleKey(_ value: Syntax, of part: WrittenName) -> WrittenName? {
    let range = program.range(of: value)
    switch program.kind(of: value) {
    case .nameExpression: return WrittenName(text: program.text(of: value), range: range)
    case .stringLiteral:
      guard let text = StringLiteral.value(of: program.bytes(of: value)) else { return nil }
      guard let violation = NameSyntax.wire.violation(in: text) else { return WrittenName(text: text, range: range) }
      report(.valueOutOfRange, "the key that travels \(violation)", at: range, remedy: "write the key")
      return nil
    default:
      report(
        .typeMismatch, "`\(program.text(of: value))` is no key of the bundle's data, which `\(part.text)` takes",
        at: range, remedy: "write the key as a name, or in quotes")
      return nil
    }
  }

  /// A unit in a bundle's list has no type of its own.
  private mutating func checkBundledUnits(_ units: WrittenName, _ draft: SectionDraft) {
    guard draft.units.count > 1 else { return }
    report(
      .ambiguousBundle, "the list `\(units.text)` holds data without types, and the section accepts several units",
      at: units.range, labels: draft.units.prefix(3).map { Label("accepted", at: $0.name.range) },
      remedy: "accept one unit, or have the server send a unit for each item")
  }

  private mutating func areDifferentKeys(_ parts: [String: WrittenName]) -> Bool {
    var seen = SeenNames()
    let keys = Self.bundleParts.compactMap { part in parts[part].map { (part, $0) } }
    for (part, key) in keys where key.text == "." && (keys.count > 1 || part != "units") {
      report(
        .dataItself, "`\".\"` is the whole data of the bundle, which is then the list of the units", at: key.range,
        remedy: part == "units" ? "write the key of the list, or leave the other parts out" : "write a key")
      return false
    }
    for (_, key) in keys where !uniqueOnWire(key, among: &seen, what: "part") { return false }
    return true
  }
}
