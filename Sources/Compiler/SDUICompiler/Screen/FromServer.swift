import SDUIIR
import SDUISyntax

extension Checker {
  /// `(columns: 1...4, startColumn: 1...7, spacing: 0...24, insets: 0...32)`
  mutating func fromServer(_ value: Constant, _ purpose: Purpose) -> Coerced {
    let example = "(columns: 1...4, spacing: 0...24, insets: 0...32)"
    guard
      let entries = entries(
        of: value, among: PropertyType.fromServer.labels, needs: "the ranges of what a response may set",
        example: example, purpose)
    else { return .invalid }
    guard !entries.isEmpty else {
      report(
        .missingArgument, "`fromServer` names nothing that a response could set",
        at: program.range(of: purpose.expression), remedy: "write it as `\(example)`, or leave it out")
      return .invalid
    }
    var result = FromServer()
    for entry in entries {
      guard let property = FromServer.properties.first(where: { $0.key.rawValue == entry.label.text })?.property,
        let range = rangeFromServer(entry, property, part(entry, of: purpose))
      else { return .invalid }
      result[property] = range
    }
    return .value(.fromServer(result))
  }

  private mutating func rangeFromServer(
    _ entry: Constant.TupleEntry, _ property: Property, _ purpose: Purpose
  ) -> ValueRange? {
    let counts = FromServer.isCount(property)
    guard case .range(let least, let most) = entry.value else {
      _ = mismatch(
        entry.value, needs: "a range", accepts: [], purpose,
        remedy: "give the allowed values, such as `\(counts ? "1...4" : "0...24")`")
      return nil
    }
    guard let most else {
      _ = outOfRange(
        "`\(program.text(of: entry.expression))` has no end, so no layout could be proved", purpose,
        remedy: "add the greatest value that a response may set, such as `\(least.text)...\(counts ? "4" : "24")`")
      return nil
    }
    let isCount = least.isWhole && most.isWhole && least >= .one && most <= Rational(1_000)
    guard counts ? isCount : !least.isNegative else {
      _ = outOfRange(
        counts ? "`\(entry.label.text)` is a whole number from 1 to 1000" : "no \(entry.label.text) is negative",
        purpose,
        remedy: "write it as `\(counts ? "1...4" : "0...24")`")
      return nil
    }
    return ValueRange(least, most)
  }

  /// Checks that a default is a value that a response could have set.
  mutating func checkFromServer(_ section: Entries, of kind: LayoutKind) {
    guard let entry = section[.fromServer], case .fromServer(let ranges)? = entry.value else { return }
    for (property, key) in FromServer.properties {
      guard let range = ranges[property] else { continue }
      if FromServer.isCount(property), !property.kinds.contains(kind) {
        let name = key.rawValue
        report(
          .propertyNotForKind, "a \(kind.rawValue) has no `\(name)` that a response could set", at: entry.range,
          remedy: "leave `\(name)` out")
      }
      guard let set = section[property], let value = set.value else { continue }
      guard let outside = value.constants.first(where: { !range.contains($0) }) else { continue }
      report(
        .valueOutOfRange,
        "`\(set.name.text)` is \(outside.text) by default, which is outside the range of `fromServer`",
        at: set.range, labels: [Label("from \(range.phrase)", at: entry.range)],
        remedy: "widen the range, or choose a value inside it")
    }
  }
}

extension PropertyValue {
  /// The figures of columns, spacing and insets, as far as they depend on nothing.
  fileprivate var constants: [Rational] {
    switch self {
    case .columns(.fixed(let count)), .count(let count): [Rational(Int(count))]
    case .spacing(let spacing): [spacing.lines, spacing.items].compactMap { $0.constant }
    case .insets(let insets): [insets.top, insets.leading, insets.bottom, insets.trailing].compactMap { $0.constant }
    default: []
    }
  }
}

extension ValueRange {
  /// As messages say it: `0 to 24`.
  fileprivate var phrase: String { "\(lowerBound.text) to \(upperBound?.text ?? "…")" }
}
