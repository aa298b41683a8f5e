import SDUIIR
import SDUIJSON
import SDUISyntax

/// The ways in which data may have no value for a field.
private struct Presence: Equatable {
  let mayBeMissing: Bool
  let mayBeNull: Bool

  init(_ field: Field) {
    mayBeNull = field.type.isOptional
    mayBeMissing = !field.isRequired
  }

  /// Whether data with this presence may lack a value in a way that the other does not have.
  func exceeds(_ other: Presence) -> Bool {
    mayBeMissing && !other.mayBeMissing || mayBeNull && !other.mayBeNull
  }
}

extension ContractComparison {
  /// Compares whether data may lack a field, and its meaning then.
  mutating func comparePresence(_ change: FieldChange) {
    let (left, right) = (Presence(change.old), Presence(change.new))
    var directions: [Direction] = []
    if right.exceeds(left) { directions.append(.newServerToOldClient) }
    if left.exceeds(right) { directions.append(.oldDataToNewClient) }
    // A missing value then means something else to the other version.
    let meaning = left.mayBeMissing && right.mayBeMissing ? Self.bothDirections : directions
    switch (change.old.defaultValue, change.new.defaultValue) {
    case (let before?, let after?): compareDefaults(change, before, after)
    case (nil, _?):
      note(
        change.old.type.isOptional ? .optionalBecameDefault : .defaultAdded, change, meaning,
        source: change.old.type.isOptional ? .breaking : .safe)
    case (_?, nil):
      note(
        change.new.type.isOptional ? .defaultBecameOptional : .defaultRemoved, change, meaning, source: .breaking)
    case (nil, nil):
      guard change.old.type.isOptional != change.new.type.isOptional else { return compareAbsentTexts(change) }
      note(
        change.new.type.isOptional ? .fieldMadeOptional : .fieldMadeRequired, change, directions, source: .breaking)
    }
  }

  /// Compares the texts that mean a missing value, of a field that may be missing in both versions.
  private mutating func compareAbsentTexts(_ change: FieldChange) {
    func missing(_ texts: [String], in others: [String]) -> String? {
      texts.first { text in !others.contains { $0.utf8.elementsEqual(text.utf8) } }
    }
    let added = missing(change.new.absentTexts, in: change.old.absentTexts)
    let removed = missing(change.old.absentTexts, in: change.new.absentTexts)
    for (text, direction) in [(added, Direction.newServerToOldClient), (removed, .oldDataToNewClient)] {
      guard let text else { continue }
      let isAdded = direction == .newServerToOldClient
      let other = isAdded ? change.old : change.new
      // Where the text is a value of the other version, both take it for something else.
      let isValue = (isAdded ? old.contract : new.contract).isText(text, of: other.type.wrapped)
      let directions = isValue ? Self.bothDirections : [direction]
      note(
        .fieldTypeChanged, Impact(wire: .breaking), directions, at: change.place, earlier: change.earlier,
        "\"\(text)\" \(isAdded ? "now means" : "no longer means") that \(change.title) is missing",
        isAdded
          ? "leave the field out as long as old clients are supported"
          : "keep the text in `absent`, or clean the data first",
        witness: response(directions, change, new: .string(text), old: .string(text)))
    }
  }

  private mutating func note(
    _ rule: CompatibilityRule, _ change: FieldChange, _ directions: [Direction], source: Verdict
  ) {
    let sentence: String
    let remedy: String
    switch rule {
    case .fieldMadeOptional:
      sentence = "may now be missing or `null`, and old clients require it"
      remedy = "keep it required, or add an optional field beside it"
    case .fieldMadeRequired:
      sentence = "may no longer be missing or `null`, and data from before may lack it"
      remedy = "keep it optional, or give it a default"
    case .defaultAdded:
      sentence = "now has a default and may be missing, and old clients require it"
      remedy = "send it as long as old clients are supported, or keep it required"
    case .defaultRemoved:
      sentence = "no longer has a default, and data from before may lack it"
      remedy = "keep the default"
    case .optionalBecameDefault:
      sentence = "now has a default in place of `null`, and data from before may be `null`"
      remedy = "keep it optional, or add a field with the default beside it"
    default:
      sentence = "may now be `null`, where old clients have a default"
      remedy = "keep the default"
    }
    let isNull = rule == .optionalBecameDefault || rule == .defaultBecameOptional
    note(
      rule, Impact(source: source, wire: directions.isEmpty ? .safe : .breaking), directions, at: change.place,
      earlier: change.earlier, "\(change.title) \(sentence)", remedy,
      witness: directions.isEmpty
        ? .code("let value: \(change.new.name.source) = nil")
        : response(
          rule == .optionalBecameDefault ? [.oldDataToNewClient] : directions, change, new: isNull ? .null : nil,
          old: isNull ? .null : nil))
  }

  private mutating func compareDefaults(_ change: FieldChange, _ before: Value, _ after: Value) {
    let (left, right) = (old.contract.text(of: before), new.contract.text(of: after))
    // A number is the same in each form in which it travels.
    guard left != right, before.amount == nil || before.amount != after.amount else { return }
    note(
      .defaultChanged, Impact(wire: .breaking), Self.bothDirections, at: change.place, earlier: change.earlier,
      "a missing \(change.title) now means `\(right)`, and old clients show `\(left)`",
      "send the value in every response as long as old clients are supported, or keep the default",
      witness: newResponse(change, nil))
  }
}

extension Contract {
  /// Whether a text is a value of a type.
  fileprivate func isText(_ text: String, of type: FieldType) -> Bool {
    switch type.rule {
    case .enumeration(let id): enums[id].isOpen || enums[id].cases.contains { $0.name.wire == text }
    case .decimal, .anyDecimal: Rational(decimal: text).map { type.rule.violation(of: $0) == nil } ?? false
    default: type.rule.violation(of: text) == nil
    }
  }
}

extension Value {
  /// The number that it is; `nil` of other values.
  fileprivate var amount: Rational? {
    switch self {
    case .integer(let number): try? Rational(number, over: 1)
    case .decimal(let number), .number(let number): number
    default: nil
    }
  }
}
