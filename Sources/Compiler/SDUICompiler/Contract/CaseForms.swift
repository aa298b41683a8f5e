import SDUIIR
import SDUISyntax

/// The forms in which cases with data travel: `wire: (type: "kind", data: at("."))`.
extension Checker {
  /// Lowers the forms of all enums, now that the types of fields are known.
  mutating func lowerCaseForms() {
    for (index, declaration) in declarations.all(.enumeration).enumerated() {
      let properties = Array(program.children(of: declaration.syntax, .property))
      guard let first = properties.first else { continue }
      for property in properties.dropFirst() {
        report(
          .duplicateProperty, "`\(declaration.name.text)` has `wire` already", at: program.range(of: property),
          labels: [Label("the first one", at: program.range(of: first))], remedy: "remove one of them")
      }
      guard contract.enums.elements[index].hasData else {
        report(
          .misplacedStatement, "no case of `\(declaration.name.text)` has data, so its cases travel as texts",
          at: program.range(of: first), remedy: "remove `wire`, or give a case data as `name: Type`")
        continue
      }
      guard let value = program.value(of: first), let form = caseForm(value) else { continue }
      contract.enums[ID(index)].form = form
      if case .beside(let key) = form { checkFields(beside: key, of: declaration, ID(index), program.range(of: value)) }
    }
  }

  /// The place of the name or the data of a case.
  private enum CasePlace {
    case key(String)
    case beside, onlyKey
  }

  /// Returns the form that a group describes; `nil` after a finding.
  private mutating func caseForm(_ expression: Syntax) -> CaseForm? {
    let purpose = Purpose(property: "wire", expression: expression, scope: Scope(file: expression.file))
    let value = evaluate(expression, in: purpose.scope)
    guard case .tuple(let entries) = value, !entries.isEmpty else {
      _ = mismatch(
        value, needs: "the places of the name and the data of a case", accepts: [], purpose,
        remedy: "write it as `(type: \"kind\", data: at(\".\"))`, or as `(type: onlyKey)`")
      return nil
    }
    var places: [String: CasePlace] = [:]
    for entry in entries {
      guard CaseForm.labels.contains(entry.label.text) else {
        reportUnknownLabel(entry.label, of: "wire", among: CaseForm.labels.filter { places[$0] == nil })
        return nil
      }
      guard let place = casePlace(entry, purpose) else { return nil }
      places[entry.label.text] = place
    }
    func range(_ label: String) -> SourceRange {
      program.range(of: entries.first { $0.label.text == label }?.expression ?? expression)
    }
    switch (places["type"] ?? .key("type"), places["data"]) {
    case (.onlyKey, nil): return .onlyKey
    case (.onlyKey, _):
      report(
        .ambiguousMapping, "the data of a case are the value of its only key, and `data` is another place",
        at: range("data"), remedy: "remove `data`")
    case (.key(let type), .beside): return .beside(type: type)
    case (.key(let type), let place):
      guard case .key(let data) = place ?? .key("payload") else { return nil }
      if type != data { return .keys(type: type, data: data) }
      report(
        .duplicateWireName, "the name and the data of a case both travel as \"\(type)\"",
        at: range(places["data"] == nil ? "type" : "data"), remedy: "write another key, or `data: at(\".\")`")
    case (.beside, _): break
    }
    return nil
  }

  private mutating func casePlace(_ entry: Constant.TupleEntry, _ purpose: Purpose) -> CasePlace? {
    let isType = entry.label.text == "type"
    switch entry.value {
    case .text(let key):
      guard let violation = NameSyntax.wire.violation(in: key) else { return .key(key) }
      return refuse(entry, purpose, "the key of `\(entry.label.text)` \(violation)", remedy: "write the server's key")
    case .place(let paths, .usual) where paths.count == 1 && paths[0].onlyKey != nil:
      return .key(paths[0].onlyKey ?? "")
    case .place([.whole], .usual) where !isType: return .beside
    case .word(ResponseSource.onlyKey.rawValue) where isType: return .onlyKey
    case .invalid: return nil
    default:
      let text = program.text(of: entry.expression)
      return refuse(
        entry, purpose, "`\(text)` is no place of the \(isType ? "name" : "data") of a case",
        remedy: "write the server's key in quotes, or \(isType ? "`onlyKey`" : "`at(\".\")` for data beside the name")")
    }
  }

  private mutating func refuse(
    _ entry: Constant.TupleEntry, _ purpose: Purpose, _ message: String, remedy: String
  ) -> CasePlace? {
    _ = outOfRange(message, part(entry, of: purpose), remedy: remedy)
    return nil
  }

  /// Checks that the data of all cases are records, of which no field is the name of the case.
  private mutating func checkFields(
    beside key: String, of declaration: Declaration, _ id: ID<Enumeration>, _ range: SourceRange
  ) {
    for syntax in program.children(of: declaration.syntax, .enumCase) {
      guard let type = program.typeOfCase(syntax), let name = program.name(of: syntax)?.text,
        let known = contract.enums[id].cases.first(where: { $0.name.source == name }), let payload = known.payload,
        // The type of others is not known.
        payload != .text(.init()) || program.text(of: type) == "Text"
      else { continue }
      let label = Label("the fields of the data are beside the name of the case", at: range)
      guard case .record(let record) = payload else {
        report(
          .ambiguousMapping, "`\(program.text(of: type))` has no fields that could be beside `\(key)`",
          at: program.range(of: type), labels: [label],
          remedy: "name a record, or write `data: \"value\"` in `wire`")
        continue
      }
      guard let field = contract.records[record].fields.first(where: { $0.name.wire == key }) else { continue }
      report(
        .ambiguousMapping, "the key `\(key)` is the name of the case, and a field of `\(program.text(of: type))`",
        at: program.range(of: type),
        labels: [label] + (self.range(field.origin).map { [Label("the field", at: $0)] } ?? []),
        remedy: "remove the field: the case says what it is")
    }
  }
}
