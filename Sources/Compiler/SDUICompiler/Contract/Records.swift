import SDUIIR
import SDUISyntax

extension Checker {
  /// `Price { amount: 9.5, currency: "EUR" }`
  mutating func recordValue(_ syntax: Syntax, of id: ID<Record>, named name: String) -> Value? {
    guard let written = program.name(of: syntax) else { return nil }
    let record = contract.records[id]
    guard let declaration = lookUp(written.text, in: written.range.file), declaration.kind == .record,
      declaration.index == id.index
    else {
      report(
        .typeMismatch, "`\(written.text)` is written where `\(name)` takes a `\(record.name.source)`",
        at: written.range, remedy: "write it as `\(record.name.source) { … }`")
      return nil
    }
    guard let body = program.child(of: syntax, .recordBody) else { return nil }
    return fieldValues(body, of: record.fields, in: record.name.source, named: written.range)
      .map { .record(id, $0) }
  }

  /// `Media { image: Image { … } }`: one case with its data.
  mutating func choiceValue(_ syntax: Syntax, of id: ID<Enumeration>, named name: String) -> Value? {
    guard let written = program.name(of: syntax), let body = program.child(of: syntax, .recordBody) else { return nil }
    let enumeration = contract.enums[id]
    let form = "`\(enumeration.name.source) { \(enumeration.payloads.first?.name.source ?? "case"): … }`"
    guard let declaration = lookUp(written.text, in: written.range.file), declaration.kind == .enumeration,
      declaration.index == id.index
    else {
      report(
        .typeMismatch, "`\(written.text)` is written where `\(name)` takes a case of `\(enumeration.name.source)`",
        at: written.range, remedy: "write it as \(form)")
      return nil
    }
    let entries = entries(of: body)
    if reportRepeatedCase(entries) { return nil }
    guard let entry = entries.first, entries.count == 1, let chosen = program.name(of: entry) else {
      if program.isBroken(body) { return nil }
      report(
        .typeMismatch, "a `\(enumeration.name.source)` is one of its cases, and \(entries.count) are named here",
        at: entries.dropFirst().first.map(program.range) ?? written.range, remedy: "name one case: \(form)")
      return nil
    }
    guard let index = enumeration.cases.firstIndex(where: { $0.name.source == chosen.text }) else {
      reportUnknownCase(chosen, of: enumeration)
      return nil
    }
    let known = enumeration.cases[index]
    reportDeprecated(chosen.text, known.availability, at: chosen.range, known.origin)
    guard let payload = known.payload else {
      report(
        .typeMismatch, "the case `\(chosen.text)` of `\(enumeration.name.source)` has no data", at: chosen.range,
        remedy: "write `\(chosen.text)` by itself",
        fixes: [.replace(program.range(of: syntax), with: chosen.text)])
      return nil
    }
    guard let expression = program.children(of: entry).last, program.kind(of: expression) != .name else { return nil }
    return value(of: expression, for: payload, named: chosen.text).map { .choice(id, index, $0) }
  }

  /// Reports a case that is named twice. Whether one is.
  private mutating func reportRepeatedCase(_ entries: [Syntax]) -> Bool {
    var named = SeenNames()
    for entry in entries {
      guard let name = program.name(of: entry), let earlier = named.insert(name) else { continue }
      return !reportGivenTwice(name, earlier)
    }
    return false
  }

  /// An action as a value, where the author chooses what the server may choose.
  mutating func actionValue(_ syntax: Syntax, among ids: [ID<Action>], named name: String) -> Value? {
    guard let written = program.name(of: syntax), let body = program.child(of: syntax, .recordBody) else { return nil }
    guard let id = ids.first(where: { contract.actions[$0].name.source == written.text }) else {
      let names = ids.map { contract.actions[$0].name.source }
      report(
        .typeMismatch, "`\(name)` does not take the action `\(written.text)`", at: written.range,
        remedy: "it takes \(names.map { "`\($0)`" }.joined(separator: ", "))")
      return nil
    }
    let action = contract.actions[id]
    return fieldValues(body, of: action.fields, in: action.name.source, named: written.range).map { .action(id, $0) }
  }

  /// The values of a record body for some fields, in the order of the fields; `nil` after a report.
  mutating func fieldValues(
    _ body: Syntax?, of fields: [Field], in owner: String, named place: SourceRange
  ) -> [FieldValue]? {
    var result: [FieldValue] = []
    var written = SeenNames()
    var isValid = true
    // Needed only where a field is misspelt.
    lazy var given = givenNames(in: body)
    for entry in entries(of: body) {
      guard let name = program.name(of: entry), let expression = program.children(of: entry).last,
        program.kind(of: expression) != .name
      else {
        isValid = false
        continue
      }
      if let earlier = written.insert(name) {
        isValid = reportGivenTwice(name, earlier)
        continue
      }
      guard let index = fields.firstIndex(where: { $0.name.source == name.text }) else {
        // What was probably meant counts as given, so that it is not reported as missing as well.
        if let meant = reportUnknownField(name, of: owner, among: fields, besides: given) {
          _ = written.insert(WrittenName(text: meant, range: name.range))
        }
        isValid = false
        continue
      }
      reportNeedlesslyGiven(fields[index], at: name.range)
      guard !fieldsWithoutType.contains(OriginKey(fields[index].origin)),
        let value = presentValue(of: expression, for: fields[index])
      else {
        isValid = false
        continue
      }
      result.append(FieldValue(field: index, value: value))
    }
    if body.map(program.isBroken) ?? false { return nil }
    return reportMissing(fields, written, in: owner, at: place) && isValid
      ? result.sorted { $0.field < $1.field } : nil
  }

  /// Returns the value of a field; `nil` after a finding, as of one that means a missing value.
  private mutating func presentValue(of expression: Syntax, for field: Field) -> Value? {
    value(of: expression, for: field.type, named: field.name.source).flatMap { present($0, of: field, expression) }
  }

  /// The same of a value that is no authored content.
  mutating func fixedValue(of expression: Syntax, for field: Field) -> Value? {
    fixedValue(of: expression, for: field.type, named: field.name.source).flatMap { present($0, of: field, expression) }
  }

  /// A value that is written as none of the texts that mean a missing one; `nil` after a finding.
  private mutating func present(_ value: Value, of field: Field, _ expression: Syntax) -> Value? {
    if field.absentTexts.isEmpty { return value }
    let written = encodeValue(value, in: contract)
    guard let text = field.absentTexts.first(where: { encodeValue(.text($0), in: contract) == written }) else {
      return value
    }
    report(
      .constraintBroken, "`absent` of `\(field.name.source)` says that \"\(text)\" means a missing value",
      at: program.range(of: expression), remedy: "leave `\(field.name.source)` out, or write another value")
    return nil
  }

  /// The entries of a record body.
  func entries(of body: Syntax?) -> [Syntax] { body.map { Array(program.children(of: $0, .recordField)) } ?? [] }

  /// Returns the names in a record body: a field that is given there is not a misspelling of another one.
  func givenNames(in body: Syntax?) -> Set<String> { Set(entries(of: body).compactMap { program.name(of: $0)?.text }) }

  /// Reports a field that is given a second time. Always false: what holds it is not valid.
  mutating func reportGivenTwice(_ name: WrittenName, _ earlier: SourceRange) -> Bool {
    report(
      .duplicateArgument, "`\(name.text)` is given twice", at: name.range,
      labels: [Label("given here first", at: earlier)], remedy: "remove one of them")
    return false
  }

  /// Reports fields that must be given and are not, all in one finding.
  private mutating func reportMissing(
    _ fields: [Field], _ written: SeenNames, in owner: String, at place: SourceRange
  ) -> Bool {
    let missing = fields.filter { field in
      if case .optional = field.type { return false }
      return !hasDefault(field) && written[field.name.source] == nil
    }
    guard !missing.isEmpty else { return true }
    let names = missing.map { "`\($0.name.source)`" }.joined(separator: ", ")
    report(
      .missingField, "`\(owner)` needs \(names)", at: place,
      labels: missing.prefix(3).compactMap { field in
        range(field.origin).map { Label("`\(field.name.source)` is declared here", at: $0) }
      }, remedy: missing.count == 1 ? "give the field" : "give the fields")
    return false
  }

  /// A deprecated field is given all the same where it must be.
  private mutating func reportNeedlesslyGiven(_ field: Field, at range: SourceRange) {
    guard field.availability.deprecation != nil else { return }
    if case .optional = field.type {
    } else if !hasDefault(field) {
      return
    }
    reportDeprecated(field.name.source, field.availability, at: range, field.origin)
  }

  /// Whether a default is declared: its value may not have been read yet.
  private func hasDefault(_ field: Field) -> Bool {
    field.defaultValue != nil || fieldsWithDefault.contains(OriginKey(field.origin))
  }

  /// The source range of an origin.
  func range(_ origin: Origin) -> SourceRange? {
    guard origin.file != .max else { return nil }
    return SourceRange(file: FileID(Int(origin.file)), Int(origin.lowerBound)..<Int(origin.upperBound))
  }

  /// Reports a field that does not exist, and gives the one that was probably meant.
  ///
  /// - Parameter given: Fields that are given already, which a fix-it would give twice.
  @discardableResult
  mutating func reportUnknownField(
    _ name: WrittenName, of owner: String, among fields: [Field], besides given: Set<String> = []
  ) -> String? {
    let names = fields.map { $0.name.source }
    let near = NearestName.of(name.text, among: names)
    let free = near.flatMap { given.contains($0.text) ? nil : $0 }
    report(
      .unknownField, "`\(owner)` has no field `\(name.text)`", at: name.range,
      remedy: near?.question
        ?? (names.isEmpty ? "it has no fields" : "its fields are \(names.map { "`\($0)`" }.joined(separator: ", "))"),
      fixes: FixIt.replacing(name.range, with: free))
    return free?.text
  }

  /// `Image { url: "…", width: 1200, height: 600, alt: "…" }`
  mutating func imageValue(_ syntax: Syntax, named name: String) -> Value? {
    guard let written = program.name(of: syntax), let body = program.child(of: syntax, .recordBody) else { return nil }
    guard written.text == "Image" else {
      report(
        .typeMismatch, "`\(written.text)` is written where `\(name)` takes an image", at: written.range,
        remedy: "write it as `Image { url: \"https://…\", width: 1200, height: 600 }`")
      return nil
    }
    guard let values = fieldValues(body, of: ImagePart.fields, in: "Image", named: written.range) else { return nil }
    var image = ImageValue(url: "", width: .one, height: .one)
    for value in values {
      switch (ImagePart.allCases[value.field], value.value) {
      case (.url, .text(let url)): image.url = url
      case (.width, .decimal(let width)): image.width = width
      case (.height, .decimal(let height)): image.height = height
      case (.alt, .text(let text)): image.alternativeText = text
      default: break
      }
    }
    guard [image.width, image.height].allSatisfy({ ValueRule.pixels.violation(of: $0) == nil }) else {
      report(
        .valueOutOfRange, "an image is wider and higher than 0", at: written.range,
        remedy: "give its size in pixels, from which its ratio follows")
      return nil
    }
    return .image(image)
  }
}
