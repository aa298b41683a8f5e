import SDUIIR
import SDUISyntax

extension Checker {
  /// `(unitType: "type", sectionList: "sections")`
  mutating func responseKeys(_ value: Constant, _ purpose: Purpose) -> Coerced {
    guard case .tuple(let entries) = value else {
      let remedy = "write it as `(unitType: \"type\")`"
      return mismatch(value, needs: "names by key", accepts: [], purpose, remedy: remedy)
    }
    let given = Set(entries.map { $0.label.text })
    var keys = ResponseKeys()
    var isValid = true
    for entry in entries {
      let name = responseName(entry, purpose)
      if let key = ResponseKey(rawValue: entry.label.text) {
        if let name { keys[key] = name } else { isValid = false }
      } else {
        let others = ResponseKey.allCases.map { $0.rawValue }.filter { !given.contains($0) }
        reportUnknownLabel(entry.label, of: purpose.name, among: others)
        isValid = false
      }
    }
    guard isValid, areDifferent(keys, entries) else { return .invalid }
    return .value(.responseKeys(keys))
  }

  /// Returns the name of a key.
  private mutating func responseName(_ entry: Constant.TupleEntry, _ purpose: Purpose) -> String? {
    let part = part(entry, of: purpose)
    switch entry.value {
    case .text(let name):
      guard let violation = NameSyntax.wire.violation(in: name) else { return name }
      _ = outOfRange(
        "the name of `\(entry.label.text)` in responses \(violation)", part, remedy: "write the server's name")
    case .invalid: break
    case let value: _ = mismatch(value, needs: "a text", accepts: [], part, remedy: "write the server's name in quotes")
    }
    return nil
  }

  /// Keys of one object have different names, also those that keep that of the format.
  private mutating func areDifferent(_ keys: ResponseKeys, _ entries: [Constant.TupleEntry]) -> Bool {
    var areDifferent = true
    for (index, entry) in entries.enumerated() {
      guard let key = ResponseKey(rawValue: entry.label.text) else { continue }
      let place: (ResponseKey) -> Int? = { key in entries.firstIndex { $0.label.text == key.rawValue } }
      // A collision with a later key is reported there.
      guard let other = keys.collisions(of: key).first(where: { place($0).map { $0 < index } ?? true }) else {
        continue
      }
      let range = place(other).map { program.range(of: entries[$0].expression) }
      report(
        .duplicateWireName, "`\(other.rawValue)` of \(key.object.phrase) travels as \"\(keys[key])\" already",
        at: program.range(of: entry.expression), labels: range.map { [Label("the other name", at: $0)] } ?? [],
        remedy: range == nil
          ? "use another name, or give `\(other.rawValue)` one, too" : "give one of them another name")
      areDifferent = false
    }
    return areDifferent
  }
}

extension ResponseKey.Object {
  /// The object, in a sentence.
  fileprivate var phrase: String {
    switch self {
    case .response: "the response"
    case .section: "a section"
    case .unit: "a unit"
    }
  }
}
