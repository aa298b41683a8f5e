import SDUIIR

/// The result of an import, compared with the contract by which the responses were made.
struct ContractComparison {
  /// The counts of one type.
  struct Row {
    var inferred = 0
    var declared = 0
    var right = 0

    var precision: Double { inferred == 0 ? 1 : Double(right) / Double(inferred) }
    var recall: Double { declared == 0 ? 1 : Double(right) / Double(declared) }
  }

  /// By type. `optional` counts what may be missing; `bound` counts each `min` and `max`, which is right if it is not
  /// narrower than the declared one.
  private(set) var rows: [String: Row] = [:]
  /// The fields with another type, in words.
  private(set) var differences: [String] = []

  /// Adds the contract of one screen.
  mutating func add(_ imported: Screen, against truth: Screen, named family: String) {
    let (found, expected) = (Self.facts(of: imported), Self.facts(of: truth))
    for path in Set(found.keys).union(expected.keys).sorted() {
      count(found[path]?.type, expected[path]?.type, at: "\(family): \(path)")
      guard let inferred = found[path], let declared = expected[path] else { continue }
      countFlag("optional", inferred.isOptional, declared.isOptional)
      countBound(inferred.bounds.minimum, declared.bounds.minimum, "\(family): \(path)") { $0 <= $1 }
      countBound(inferred.bounds.maximum, declared.bounds.maximum, "\(family): \(path)") { $0 >= $1 }
    }
  }

  private mutating func count(_ inferred: String?, _ declared: String?, at path: String) {
    if let inferred { rows[inferred, default: Row()].inferred += 1 }
    if let declared { rows[declared, default: Row()].declared += 1 }
    if let inferred, inferred == declared {
      rows[inferred]?.right += 1
    } else {
      differences.append("\(path): inferred \(inferred ?? "nothing"), declared \(declared ?? "nothing")")
    }
  }

  private mutating func countFlag(_ name: String, _ inferred: Bool, _ declared: Bool) {
    rows[name, default: Row()].inferred += inferred ? 1 : 0
    rows[name, default: Row()].declared += declared ? 1 : 0
    rows[name, default: Row()].right += inferred && declared ? 1 : 0
  }

  private mutating func countBound(
    _ inferred: Rational?, _ declared: Rational?, _ path: String, isWider: (Rational, Rational) -> Bool
  ) {
    rows["bound", default: Row()].inferred += inferred == nil ? 0 : 1
    rows["bound", default: Row()].declared += declared == nil ? 0 : 1
    guard let inferred else { return }
    guard let declared, isWider(inferred, declared) else {
      let words = declared?.decimalText ?? "none"
      return differences.append("\(path): inferred the bound \(inferred.decimalText ?? ""), declared \(words)")
    }
    rows["bound", default: Row()].right += 1
  }

  /// The table for people.
  var table: String {
    let lines = rows.keys.sorted().map { name in
      let row = rows[name] ?? Row()
      let percent = { (value: Double) in "\(Int(value * 1000) / 10).\(Int(value * 1000) % 10) %" }
      return
        "\(name): precision \(percent(row.precision)) of \(row.inferred), recall \(percent(row.recall)) of \(row.declared)"
    }
    return (lines + differences).joined(separator: "\n")
  }

  // MARK: - Facts

  private struct Fact {
    let type: String
    let isOptional: Bool
    let bounds: FieldType.Bounds
  }

  /// The type of everything in the data of components, by wire names.
  private static func facts(of screen: Screen) -> [String: Fact] {
    var result: [String: Fact] = [:]
    for component in screen.contract.components.elements {
      add(component.fields, of: screen.contract, at: component.name.wire, to: &result)
    }
    for action in screen.contract.actions.elements {
      add(action.fields, of: screen.contract, at: "action \(action.name.wire)", to: &result)
    }
    return result
  }

  private static func add(_ fields: [Field], of contract: Contract, at path: String, to result: inout [String: Fact]) {
    for field in fields { add(field.type, of: contract, at: path + "/" + field.name.wire, to: &result) }
  }

  private static func add(
    _ type: FieldType, of contract: Contract, at path: String, to result: inout [String: Fact]
  ) {
    result[path] = Fact(type: type.name.rawValue, isOptional: type.isOptional, bounds: type.bounds)
    switch type.wrapped {
    case .list(let element, _): add(element, of: contract, at: path + "/*", to: &result)
    case .map(let element, _): add(element, of: contract, at: path + "/{}", to: &result)
    case .record(let id): add(contract.records[id].fields, of: contract, at: path, to: &result)
    case .choice(let id):
      for element in contract.enums[id].cases {
        if let payload = element.payload { add(payload, of: contract, at: path + "/" + element.name.wire, to: &result) }
      }
    default: break
    }
  }
}
