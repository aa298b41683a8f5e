import SDUIIR
import SDUIJSON

extension ResponseReader {
  /// Checks the value of a field.
  mutating func check(_ node: JSONNodeID, _ type: FieldType, _ field: Field) {
    if document.kind(of: node) == .null {
      if case .optional = type { return }
      return fault(
        .null, "`\(field.name.wire)` is `null`, where it takes \(contract.screen.contract.phrase(type))",
        field.defaultValue == nil ? "send a value" : "leave it out to get its default", at: node, field.origin)
    }
    switch type {
    case .optional(let inner): check(node, inner, field)
    case .id: checkLength(node, FieldType.Bounds(minimum: .one, maximum: Rational(2_048)), type, field)
    case .text(let bounds): checkLength(node, bounds, type, field)
    case .int(let bounds): checkInteger(node, bounds, field)
    case .decimal(let bounds): checkDecimal(node, bounds, field)
    case .bool: if document.kind(of: node) != .boolean { mismatch(node, type, field) }
    case .url, .date, .color: checkWritten(node, type, field)
    case .image: checkImage(node, field)
    case .enumeration(let id): checkCase(node, of: id, field)
    case .record(let id):
      let record = contract.screen.contract.records[id]
      guard document.kind(of: node) == .object else { return mismatch(node, type, field) }
      checkFields(node, record.fields, contract.recordFields[id.index], of: record.name, record.origin)
    case .action(let ids): checkAction(node, among: ids, field)
    case .list(let element):
      guard document.kind(of: node) == .array else { return mismatch(node, type, field) }
      for child in document.children(of: node) { check(child, element, field) }
    }
  }

  /// Says that a value is of another type.
  private mutating func mismatch(_ node: JSONNodeID, _ type: FieldType, _ field: Field) {
    let expected = contract.screen.contract.phrase(type)
    fault(
      .type, "`\(field.name.wire)` is \(document.phrase(node)), where it takes \(expected)",
      "send \(contract.screen.contract.example(type))", at: node, field.origin)
  }

  private mutating func checkLength(
    _ node: JSONNodeID, _ bounds: FieldType.Bounds, _ type: FieldType, _ field: Field
  ) {
    guard let count = document.codePointCount(of: node) else { return mismatch(node, type, field) }
    check(Rational(count), bounds, "has \(counted(count, "character"))", " character", node, field)
  }

  private mutating func checkInteger(_ node: JSONNodeID, _ bounds: FieldType.Bounds, _ field: Field) {
    let limit: Int64 = 1 << 53
    guard let value = document.integer(of: node), -limit...limit ~= value else {
      return mismatch(node, .int(bounds), field)
    }
    check(Rational(Int(value)), bounds, "is `\(value)`", "", node, field)
  }

  private mutating func checkDecimal(_ node: JSONNodeID, _ bounds: FieldType.Bounds, _ field: Field) {
    guard let text = document.string(of: node), let value = Rational(decimal: text) else {
      return mismatch(node, .decimal(bounds), field)
    }
    check(value, bounds, "is `\(text)`", "", node, field)
  }

  private mutating func check(
    _ value: Rational, _ bounds: FieldType.Bounds, _ found: String, _ noun: String, _ node: JSONNodeID,
    _ field: Field
  ) {
    for (bound, words, isBroken) in [
      (bounds.minimum, "at least", bounds.minimum.map { value < $0 }),
      (bounds.maximum, "at most", bounds.maximum.map { value > $0 }),
    ] {
      guard let bound, isBroken == true else { continue }
      fault(
        .constraint, "`\(field.name.wire)` \(found), where it takes \(words) \(bound.text)",
        "send \(words) \(bound.text)\(noun.isEmpty || bound == .one ? noun : noun + "s")", at: node, field.origin)
    }
  }

  /// Texts of which every character counts.
  private mutating func checkWritten(_ node: JSONNodeID, _ type: FieldType, _ field: Field) {
    guard let text = document.string(of: node) else { return mismatch(node, type, field) }
    let rule: String
    switch type {
    case .url where !URLText.isValid(text):
      rule = "an absolute URL of at most \(URLText.maximumCount) characters without blanks"
    case .date where !DateText.isValid(text): rule = "a date with time and offset, as RFC 3339 writes it"
    case .color where !ColorText.isValid(text): rule = "a colour"
    default: return
    }
    fault(
      .constraint, "`\(field.name.wire)` is \(document.phrase(node)), where it takes \(rule)",
      "send \(contract.screen.contract.example(type))", at: node, field.origin)
  }

  private mutating func checkCase(_ node: JSONNodeID, of id: ID<Enumeration>, _ field: Field) {
    let enumeration = contract.screen.contract.enums[id]
    guard document.kind(of: node) == .string else { return mismatch(node, .enumeration(id), field) }
    if enumeration.isOpen { return }
    if let index = contract.cases[id.index].index(of: node, in: document),
      enumeration.mayHold(enumeration.cases[index], at: contract.screen.variants.client)
    {
      return
    }
    fault(
      .unknownCase,
      "`\(field.name.wire)` is \(document.phrase(node)), which is no case of `\(enumeration.name.source)`",
      "send \(contract.screen.contract.example(.enumeration(id)))", at: node, enumeration.origin)
  }
}

// MARK: - Images and actions

extension ResponseReader {
  private static let imageFields = [
    Field(name: DeclaredName("url"), type: .url), Field(name: DeclaredName("width"), type: .decimal(.init())),
    Field(name: DeclaredName("height"), type: .decimal(.init())),
    Field(name: DeclaredName("alt"), type: .optional(.text(.init()))),
  ]
  private static let imageNames = NameIndex(imageFields.map { $0.name.wire })

  private mutating func checkImage(_ node: JSONNodeID, _ field: Field) {
    guard document.kind(of: node) == .object else { return mismatch(node, .image, field) }
    var members: [JSONNodeID?] = [nil, nil, nil, nil]
    for (key, value) in document.members(of: node) {
      if let index = Self.imageNames.index(of: key, in: document) {
        members[index] = members[index] ?? value
      } else {
        warn(ofUnknown: key, in: "an image", field.origin)
      }
    }
    for (index, part) in Self.imageFields.enumerated() {
      guard let member = members[index] else {
        if index == 3 { continue }
        fault(
          .missingField, "the image `\(field.name.wire)` has no `\(part.name.wire)`",
          "send \(contract.screen.contract.example(.image))", at: node, field.origin)
        continue
      }
      var part = part
      part.origin = field.origin
      if index == 0 || index == 3 { check(member, part.type, part) } else { checkPixels(member, part) }
    }
  }

  /// A width or height: a number above 0.
  private mutating func checkPixels(_ node: JSONNodeID, _ field: Field) {
    guard document.kind(of: node) == .number else {
      return mismatch(field.name.wire, node, "a number of pixels", field.origin)
    }
    if let value = document.rational(of: node), value > .zero { return }
    fault(
      .constraint, "`\(field.name.wire)` is \(document.phrase(node)), where it takes pixels above 0 in 64 bits",
      "send the size of the image", at: node, field.origin)
  }

  private mutating func checkAction(_ node: JSONNodeID, among ids: [ID<Action>], _ field: Field) {
    guard document.kind(of: node) == .object else { return mismatch(node, .action(ids), field) }
    for (key, _) in document.members(of: node)
    where !document.keyEquals(key, "type") && !document.keyEquals(key, "payload") {
      warn(ofUnknown: key, in: "an action", field.origin)
    }
    let payload = document.member("payload", of: node)
    let type = document.member("type", of: node)
    for (part, value) in [("type", type), ("payload", payload)] where value == nil {
      fault(
        .missingField, "the action `\(field.name.wire)` has no `\(part)`",
        "send \(contract.screen.contract.example(.action(ids)))", at: node, field.origin)
    }
    guard let type else { return }
    guard let index = contract.actions.index(of: type, in: document), ids.contains(ID(index)) else {
      return fault(
        .unknownAction, "`\(field.name.wire)` is the action \(document.quoted(type)), which it does not take",
        "send \(contract.screen.contract.example(.action(ids)))", at: type, field.origin)
    }
    let action = contract.screen.contract.actions[ID<Action>(index)]
    guard let payload else { return }
    guard document.kind(of: payload) == .object else {
      return mismatch("payload", payload, "the fields of `\(action.name.source)`", action.origin)
    }
    checkFields(payload, action.fields, contract.actionFields[index], of: action.name, action.origin)
  }
}
