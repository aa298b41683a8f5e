import SDUIIR
import SDUIJSON

extension ResponseReader {
  /// Checks the value of a field, which clients leave out alone if it is invalid and the field says so.
  func check(_ node: JSONNodeID, of field: Field) {
    if field.isNilIfInvalid { response.optionalValues.append(node) }
    if field.absentTexts.isEmpty || !field.isAbsent(node, in: document) { check(node, field.type, field) }
  }

  /// Checks a value of a field, or one in it.
  func check(_ node: JSONNodeID, _ type: FieldType, _ field: Field) {
    if document.kind(of: node) == .null {
      if type.isOptional { return }
      return fault(
        .null, "`\(field.name.wire)` is `null`, where it takes \(contract.screen.contract.phrase(type))",
        field.defaultValue == nil ? "send a value" : "leave it out to get its default", at: node, field.origin)
    }
    check(node, type.rule, field)
  }

  private func check(_ node: JSONNodeID, _ rule: ValueRule, _ field: Field) {
    if case .choice(let id) = rule, document.kind(of: node) == .string,
      contract.screen.contract.enums[id].form.takesTexts
    {
      return checkChoice(node, of: id, field)
    }
    if let violation = rule.violation(of: node, in: document) {
      fault(violation, node, rule, field)
      // The elements of a list or a map may be wrong beside their number.
      guard case .count = violation else { return }
    }
    switch rule {
    case .text, .integer, .decimal, .number, .anyDecimal, .digits, .pixels, .boolean: break
    case .enumeration(let id): checkCase(node, of: id, field)
    case .record(let id):
      let record = contract.screen.contract.records[id]
      checkFields(node, record.fields, contract.recordFields[id.index], of: record.name, record.origin)
    case .choice(let id): checkChoice(node, of: id, field)
    case .image: checkImage(node, field)
    case .action(let ids): checkAction(node, among: ids, field)
    // One value in place of a list of it.
    case .list(let element, _) where document.kind(of: node) != .array: check(node, element, field)
    case .list(let element, _): for child in document.children(of: node) { check(child, element, field) }
    case .map(let element, _): for (_, member) in document.members(of: node) { check(member, element, field) }
    }
  }

  /// Returns the type that takes a number in place of a text, where one was sent.
  private func typeAsNumber(_ node: JSONNodeID, _ rule: ValueRule) -> String? {
    switch rule {
    case .text(_, .identity): document.digits(of: node) == nil ? nil : "`ID(as: number)`"
    case .decimal: document.rational(of: node) == nil ? nil : "`Decimal(as: number)`"
    case .text(_, .date): document.rational(of: node) == nil ? nil : "`Date(as: seconds)`"
    default: nil
    }
  }

  /// Returns an example of a value of a type.
  func example(of type: FieldType) -> String {
    (dateExample(type) ?? example(type.rule)) + (type.isOptional ? ", or leave it out" : "")
  }

  /// Returns an example of a date that is a number; `nil` for other types.
  private func dateExample(_ type: FieldType) -> String? {
    switch type.element {
    case .date(.seconds): "`1769850000`, the seconds since 1970"
    case .date(.milliseconds): "`1769850000000`, the milliseconds since 1970"
    default: nil
    }
  }

  private func example(_ rule: ValueRule) -> String {
    contract.screen.contract.example(rule, at: contract.screen.variants.client)
  }

  /// Whether a value is a number as a rule needs it, but for the number of its digits.
  private func isTooLong(_ node: JSONNodeID, for rule: ValueRule) -> Bool {
    switch rule {
    case .number: return document.kind(of: node) == .number
    case .decimal:
      guard var digits = document.string(of: node)?.utf8[...] else { return false }
      if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
      if digits.count <= 18 { return false }
      let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      return parts.count <= 2
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
    default: return false
    }
  }

  /// Puts into words what is wrong with a value.
  private func fault(_ violation: ValueViolation, _ node: JSONNodeID, _ rule: ValueRule, _ field: Field) {
    let name = field.name.wire
    let example = dateExample(field.type) ?? self.example(rule)
    switch violation {
    case .kind:
      let expected = contract.screen.contract.phrase(rule)
      if isTooLong(node, for: rule) {
        return fault(
          .type, "`\(name)` is \(document.phrase(node)), which has more digits than a number may have",
          "send at most 18 digits", at: node, field.origin)
      }
      fault(
        .type, "`\(name)` is \(document.phrase(node)), where it takes \(expected)",
        "send \(rule == .pixels ? expected : example)" + (typeAsNumber(node, rule).map { ", or declare \($0)" } ?? ""),
        at: node, field.origin)
    case .syntax(let syntax): fault(node, takes: syntax.row.requirement ?? syntax.row.noun, "send \(example)", field)
    case .pattern(let pattern): fault(node, takes: "a date such as `\(pattern.example)`", "send \(example)", field)
    case .scheme(let bounds):
      let remedy = "send a URL that begins with `\(bounds.schemes[0]):`"
      fault(node, takes: "a URL whose scheme is \(bounds.schemePhrase)", remedy, field)
    case .length(let count, let bound):
      fault(bound, "`\(name)` has \(counted(count, "character"))", " character", node, field)
    case .count(let count, let bound):
      let noun = if case .map = rule { "member" } else { "element" }
      fault(bound, "`\(name)` has \(counted(count, noun))", " " + noun, node, field)
    case .number(let value, let bound):
      fault(bound, "`\(name)` is `\(document.string(of: node) ?? value.text)`", "", node, field)
    case .pixels: fault(node, takes: "pixels above 0 in 64 bits", "send the size of the image", field)
    }
  }

  private func fault(_ node: JSONNodeID, takes words: String, _ remedy: String, _ field: Field) {
    fault(
      .constraint, "`\(field.name.wire)` is \(document.phrase(node)), where it takes \(words)", remedy, at: node,
      field.origin)
  }

  private func fault(
    _ bound: BrokenBound, _ found: String, _ noun: String, _ node: JSONNodeID, _ field: Field
  ) {
    let words = "\(bound.isMinimum ? "at least" : "at most") \(bound.limit.text)"
    fault(
      .constraint, "\(found), where it takes \(words)",
      "send \(words)\(noun.isEmpty || bound.limit == .one ? noun : noun + "s")", at: node, field.origin)
  }

  /// Gives the case that a text names; `nil` where it names none, which an open enumeration tolerates.
  @discardableResult
  private func checkCase(_ node: JSONNodeID, of id: ID<Enumeration>, _ field: Field) -> Enumeration.Case? {
    let enumeration = contract.screen.contract.enums[id]
    let known = contract.cases[id.index].index(of: node, in: document).map { enumeration.cases[$0] }
    if let known, enumeration.mayHold(known, at: contract.screen.variants.client) { return known }
    if enumeration.isOpen { return nil }
    let client = known == nil ? nil : contract.screen.variants.client
    let reason = client.map { "`\($0.text)` does not know" } ?? "is no case of `\(enumeration.name.source)`"
    let isKey = enumeration.hasData && enumeration.form == .onlyKey
    let found = isKey ? "has the key \(document.quoted(node))" : "is \(document.phrase(node))"
    fault(
      .unknownCase, "`\(field.name.wire)` \(found), which \(reason)",
      "send \(example(.enumeration(id)))", at: node, enumeration.origin)
    return nil
  }
}

// MARK: - Images, cases with data, and actions

extension ResponseReader {
  private static let imageFields = ImagePart.fields
  private static let imageNames = NameIndex(ImagePart.allCases.map { $0.rawValue })

  private func checkImage(_ node: JSONNodeID, _ field: Field) {
    var members: [JSONNodeID?] = ImagePart.allCases.map { _ in nil }
    for (key, value) in document.members(of: node) {
      if let index = Self.imageNames.index(of: key, in: document) {
        members[index] = members[index] ?? value
      } else {
        warn(ofUnknown: key, in: "an image", field.origin)
      }
    }
    for (index, part) in ImagePart.allCases.enumerated() {
      guard let member = members[index] else {
        guard part.isRequired else { continue }
        fault(
          .missingField, "the image `\(field.name.wire)` has no `\(part.rawValue)`",
          "send \(example(.image))", at: node, field.origin)
        continue
      }
      var inner = Self.imageFields[index]
      inner.origin = field.origin
      if part.rule == .pixels { check(member, .pixels, inner) } else { check(member, part.type, inner) }
    }
  }

  /// Reports keys of an object besides some.
  private func warnOfKeys(_ node: JSONNodeID, besides known: String?..., of owner: String, _ field: Field) {
    for (key, _) in document.members(of: node)
    where !known.contains(where: { name in name.map { document.keyEquals(key, $0) } ?? false }) {
      warn(ofUnknown: key, in: owner, field.origin)
    }
  }

  private func checkChoice(_ node: JSONNodeID, of id: ID<Enumeration>, _ field: Field) {
    let enumeration = contract.screen.contract.enums[id]
    let (owner, form) = ("a case of `\(enumeration.name.source)`", enumeration.form)
    func missing(_ part: String, _ example: String) {
      fault(
        .missingField, "`\(field.name.wire)` is \(owner) and has no \(part)", "send \(example)", at: node,
        enumeration.origin)
    }
    let (name, payload) = form.parts(of: node, in: document)
    if case .keys(let type, let data) = form { warnOfKeys(node, besides: type, data, of: owner, field) }
    guard let name else {
      if form == .onlyKey, let count = Optional(document.itemCount(of: node)), count > 1 {
        return fault(
          .type, "`\(field.name.wire)` has \(counted(count, "key")), where \(owner) has one",
          "send \(example(.choice(id)))",
          at: node, enumeration.origin)
      }
      return missing(form.typeKey.map { "`\($0)`" } ?? "key", example(.choice(id)))
    }
    guard document.kind(of: name) == .string else {
      return mismatch(form.typeKey ?? "", name, "the name of \(owner)", enumeration.origin)
    }
    guard let known = checkCase(name, of: id, field) else { return }
    guard let data = known.payload else {
      if case .beside(let type) = form { warnOfKeys(node, besides: type, of: owner, field) }
      return
    }
    guard let key = form.dataKey(of: known.name.wire) else { return checkData(node, data, besides: form.typeKey) }
    guard let payload else { return missing("`\(key)`", "`\(key)`, which is " + contract.screen.contract.phrase(data)) }
    check(payload, data, Field(name: DeclaredName(key), type: data, origin: known.origin))
  }

  /// Checks the fields of a record that are beside the name of a case.
  private func checkData(_ node: JSONNodeID, _ type: FieldType, besides key: String?) {
    guard case .record(let id) = type else { return }
    let record = contract.screen.contract.records[id]
    checkFields(node, record.fields, contract.recordFields[id.index], of: record.name, record.origin, besides: key)
  }

  private func checkAction(_ node: JSONNodeID, among ids: [ID<Action>], _ field: Field) {
    warnOfKeys(node, besides: "type", "payload", of: "an action", field)
    let (type, payload) = (document.member("type", of: node), document.member("payload", of: node))
    for (part, value) in [("type", type), ("payload", payload)] where value == nil {
      fault(
        .missingField, "the action `\(field.name.wire)` has no `\(part)`",
        "send \(example(.action(ids)))", at: node, field.origin)
    }
    guard let type else { return }
    guard let index = contract.actions.index(of: type, in: document), ids.contains(ID(index)) else {
      return fault(
        .unknownAction, "`\(field.name.wire)` is the action \(document.quoted(type)), which it does not take",
        "send \(example(.action(ids)))", at: type, field.origin)
    }
    let action = contract.screen.contract.actions[ID<Action>(index)]
    guard let payload else { return }
    guard document.kind(of: payload) == .object else {
      return mismatch("payload", payload, "the fields of `\(action.name.source)`", action.origin)
    }
    checkFields(payload, action.fields, contract.actionFields[index], of: action.name, action.origin)
  }
}
