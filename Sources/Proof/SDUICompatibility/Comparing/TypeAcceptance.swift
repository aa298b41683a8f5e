import SDUIIR

/// Decides whether the values of a type in one contract are values of a type in another.
struct TypeAcceptance {
  /// The contract of the reader.
  let reader: Contract
  /// The contract of the sender.
  let sender: Contract
  /// The records and actions that are being compared, which may contain one another.
  private var open: Set<[Int]> = []

  /// An acceptance by the reader of one contract of what the server of another sends.
  init(by reader: Contract, of sender: Contract) { (self.reader, self.sender) = (reader, sender) }

  /// Whether every value of a type that is sent is one of the reader's type.
  mutating func accepts(_ type: FieldType, _ sent: FieldType) -> Bool {
    switch (type, sent) {
    case (.optional(let inner), .optional(let other)): return accepts(inner, other)
    case (.optional(let inner), _): return accepts(inner, sent)
    case (_, .optional): return false
    case (.list(let element, let bounds), .list(let other, let counts)),
      (.map(let element, let bounds), .map(let other, let counts)):
      if counts.acceptsOne, !bounds.acceptsOne { return false }
      return bounds.contains(counts, from: .zero) && accepts(element, other)
    case (.list(let element, let bounds), _) where sent.name != .list:
      return bounds.acceptsOne && accepts(element, sent)
    case (.int(let bounds), .int(let other)), (.number(let bounds), .number(let other)),
      (.number(let bounds), .int(let other)), (.decimal(let bounds), .decimal(let other)),
      (.anyDecimal(let bounds), .int(let other)), (.anyDecimal(let bounds), .number(let other)),
      (.anyDecimal(let bounds), .decimal(let other)), (.anyDecimal(let bounds), .anyDecimal(let other)):
      return bounds.contains(other)
    case (.enumeration(let id), .enumeration(let other)), (.choice(let id), .choice(let other)):
      return accepts(reader.enums[id], sender.enums[other])
    case (.record(let id), .record(let other)):
      return acceptsFields(
        [0, id.index, other.index], reader.records[id].fields, sender.records[other].fields)
    case (.action(let ids), .action(let others)): return others.allSatisfy { accepts($0, among: ids) }
    case (.url(let bounds), .url(let other)):
      return bounds.schemes.isEmpty || (!other.schemes.isEmpty && other.schemes.allSatisfy(bounds.schemes.contains))
    case (.shortColor, .color): return true
    case (.date(let notation), .date(let other)): return notation == other
    case (.text(let bounds), _): return lengths(of: sent).map { bounds.contains($0, from: .zero) } ?? false
    case (.id, _):
      let bounds = FieldType.Bounds(minimum: .one, maximum: Rational(2_048))
      return lengths(of: sent).map { bounds.contains($0, from: .zero) } ?? false
    default: return type.name == sent.name
    }
  }

  /// The lengths of the texts of a type; `nil` if its values are no texts.
  private func lengths(of type: FieldType) -> FieldType.Bounds? {
    switch type {
    case .text(let bounds): return bounds
    case .id, .url: return FieldType.Bounds(minimum: .one, maximum: Rational(2_048))
    case .decimal: return FieldType.Bounds(minimum: .one)
    // The shortest date has no fraction of a second, and `Z` as its offset.
    case .date(.offset): return FieldType.Bounds(minimum: Rational(20))
    case .date(.local): return FieldType.Bounds(minimum: Rational(19))
    case .date(.day): return FieldType.Bounds(minimum: Rational(10), maximum: Rational(10))
    case .color: return FieldType.Bounds(minimum: Rational(7), maximum: Rational(9))
    case .shortColor: return FieldType.Bounds(minimum: Rational(4), maximum: Rational(9))
    case .date(.pattern(let pattern)):
      let counts = pattern.counts
      return FieldType.Bounds(minimum: Rational(counts.lowerBound), maximum: Rational(counts.upperBound))
    case .enumeration(let id):
      let enumeration = sender.enums[id]
      let lengths = enumeration.cases.map { Rational($0.name.wire.unicodeScalars.count) }
      return enumeration.isOpen ? FieldType.Bounds() : FieldType.Bounds(minimum: lengths.min(), maximum: lengths.max())
    default: return nil
    }
  }

  private mutating func accepts(_ enumeration: Enumeration, _ sent: Enumeration) -> Bool {
    guard !sent.isOpen || enumeration.isOpen, !sent.hasData || sent.form == enumeration.form else { return false }
    for known in sent.cases {
      guard let own = enumeration.cases.first(where: { $0.name.wire == known.name.wire }) else {
        guard enumeration.isOpen else { return false }
        continue
      }
      guard let payload = own.payload else { continue }
      guard let other = known.payload, accepts(payload, other) else { return false }
    }
    return true
  }

  private mutating func accepts(_ sent: ID<Action>, among ids: [ID<Action>]) -> Bool {
    let action = sender.actions[sent]
    guard let id = ids.first(where: { reader.actions[$0].name.wire == action.name.wire }) else { return false }
    return acceptsFields([1, id.index, sent.index], reader.actions[id].fields, action.fields)
  }

  private mutating func acceptsFields(_ key: [Int], _ fields: [Field], _ sent: [Field]) -> Bool {
    guard open.insert(key).inserted else { return true }
    for field in fields {
      guard let other = sent.first(where: { $0.name.wire == field.name.wire }) else {
        guard !field.isRequired else { return false }
        continue
      }
      guard !field.isRequired || other.isRequired, accepts(field.type, other.type) else { return false }
    }
    return true
  }
}

extension FieldType.Bounds {
  /// Whether all values within other bounds are within these.
  ///
  /// - Parameter least: The least of all values of the type.
  fileprivate func contains(_ other: FieldType.Bounds, from least: Rational? = nil) -> Bool {
    if let minimum, minimum != least {
      guard let lower = other.minimum ?? least, lower >= minimum else { return false }
    }
    guard let maximum else { return true }
    return other.maximum.map { $0 <= maximum } ?? false
  }
}
