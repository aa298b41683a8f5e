import SDUIIR
import SDUISyntax

extension Checker {
  /// The spans of all cases of the field that decides, by wire names. Each case has one.
  mutating func matchedSpan(
    _ span: MatchedSpan, of component: Declaration, in section: SectionContext, _ entry: Entries.Entry
  ) -> MatchedSpan? {
    let names = span.field.split(separator: ".").map { WrittenName(text: String($0), range: entry.range) }
    guard let (type, wires) = dataPath(names, in: component, isResolved: true),
      let enumeration = closedEnumeration(type, named: span.field, of: component, entry)
    else { return nil }
    let sources = enumeration.cases.map { $0.name.source }
    if let unknown = span.cases.first(where: { !sources.contains($0.name) }) {
      let near = NearestName.of(unknown.name, among: sources)
      report(
        .unknownCase, "`\(enumeration.name.source)` has no case `\(unknown.name)`", at: entry.range,
        labels: [Label("the component", at: component.name.range)],
        remedy: near?.question ?? Self.listing(cases: sources))
      return nil
    }
    let missing = sources.filter { name in !span.cases.contains { $0.name == name } }
    guard missing.isEmpty else {
      let list = missing.map { "`\($0)`" }.joined(separator: ", ")
      report(
        .missingArgument, "`match` has no span for \(list) of `\(enumeration.name.source)`", at: entry.range,
        labels: [Label("the component", at: component.name.range)],
        remedy: "write a span for each case, such as `\(missing[0]): 1`")
      return nil
    }
    checkSize(following: .choice(type), wires, of: component, in: section, at: entry.range)
    let cases = enumeration.cases.compactMap { item in
      span.cases.first { $0.name == item.name.source }
        .map { MatchedSpan.Case(name: item.name.wire, span: $0.span) }
    }
    return MatchedSpan(field: wires.joined(separator: "."), cases: cases)
  }

  /// The enumeration of a field, whose cases are known and of which the data always has one.
  private mutating func closedEnumeration(
    _ type: FieldType, named field: String, of component: Declaration, _ entry: Entries.Entry
  ) -> Enumeration? {
    if case .enumeration(let id) = type, !contract.enums[id].isOpen { return contract.enums[id] }
    var kind = sourcePhrase(type)
    if case .enumeration = type { kind += ", which is open" }
    if case .choice = type { kind += ", whose cases have data" }
    report(
      .typeMismatch,
      "`\(field)` of `\(component.name.text)` is \(kind), where `match` takes a case of a closed enumeration",
      at: entry.range, labels: [Label("the component", at: component.name.range)],
      remedy: "name a required field whose type is an `enum` without `open` and without data")
    return nil
  }
}
