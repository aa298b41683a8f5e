import SDUIIR
import SDUIJSON

/// A key of a sample and its value.
typealias SampleMember = (key: String, value: JSONTree?)

/// Writes the least data of a contract, with one part as a focus asks.
struct SampleValues {
  private let source: SampleSource
  private var contract: Contract { source.screen.contract }
  let focus: SampleFocus?
  private let distances: FocusDistances?
  /// The greatest number of values inside of one another.
  private static let maximumDepth = 24

  /// Data of a screen without a focus.
  init(_ source: SampleSource) { (self.source, focus, distances) = (source, nil, nil) }

  /// Data of a screen with a focus, and the distances from it.
  init(_ source: SampleSource, _ focus: SampleFocus, _ distances: FocusDistances) {
    (self.source, self.focus, self.distances) = (source, focus, distances)
  }

  /// Returns the data of the unit with a number.
  func data(of component: ID<Component>, number: Int) -> JSONTree {
    let fields = contract.components[component].fields
    if Field.isDataItself(fields) {
      return members(fields, .component(component.index), number, 0).first?.value ?? .null
    }
    return .members(members(fields, .component(component.index), number, 0))
  }

  /// Returns the least value of a type.
  func value(_ type: FieldType, number: Int = 1, depth: Int = 0) -> JSONTree {
    guard depth < Self.maximumDepth else { return .null }
    switch type.rule {
    case .text(let bounds, let syntax): return .string(Self.text(bounds, syntax, number))
    case .integer(let bounds):
      let range = bounds.wholeNumbers(within: ValueRule.integers)
      return .integer(max(range.least, min(0, range.greatest)))
    case .decimal(let bounds), .anyDecimal(let bounds): return .string(Self.number(bounds))
    case .number(let bounds): return .written(Array(Self.number(bounds).utf8))
    case .digits: return .integer(Int64(number))
    case .pixels: return 1
    case .boolean: return true
    case .enumeration(let id): return enumeration(id)
    case .choice(let id): return choice(id, number, depth)
    case .record(let id):
      return .members(members(contract.records[id].fields, .record(id.index), number, depth + 1))
    case .image: return ["url": "https://example.com/a.png", "width": 2, "height": 1]
    case .action(let ids): return action(ids, number, depth)
    case .list(let element, let bounds): return .array(elements(element, bounds, number, depth))
    case .map(let element, let bounds): return Self.map(of: elements(element, bounds, number, depth))
    }
  }

  private func elements(
    _ element: FieldType, _ bounds: FieldType.Bounds, _ number: Int, _ depth: Int
  ) -> [JSONTree] {
    let least = max(Int(bounds.minimum?.floor ?? 0), distances?[element] == nil ? 0 : 1)
    return (0..<min(least, 64)).map { value(element, number: number + $0, depth: depth + 1) }
  }

  /// Returns a map with a key for each value.
  static func map(of values: [JSONTree]) -> JSONTree {
    .members(values.enumerated().map { ("key\($0 + 1)", $1) })
  }

  /// Returns the number nearest to 0 within bounds, as JSON writes it.
  static func number(_ bounds: FieldType.Bounds) -> String {
    var value = Rational.zero
    if let minimum = bounds.minimum, value < minimum { value = minimum }
    if let maximum = bounds.maximum, maximum < value { value = maximum }
    return value.decimalText ?? "0"
  }

  private static func text(_ bounds: FieldType.Bounds, _ syntax: TextSyntax?, _ number: Int) -> String {
    switch syntax {
    case .url: "\(bounds.schemes.first ?? "https")://example.com/\(number)"
    case .date, .localDate, .day: syntax?.row.example ?? ""
    case .color: "#1C1C1E"
    case .shortColor: "#FFF"
    case .pattern: bounds.pattern?.example ?? ""
    case .identity: "u\(number)"
    case nil: String(repeating: "a", count: Int(max(0, min(bounds.minimum?.floor ?? 0, 4_096))))
    }
  }
}

// MARK: - Declarations

extension SampleValues {
  private func members(
    _ fields: [Field], _ owner: SampleOwner, _ number: Int, _ depth: Int
  ) -> [SampleMember] {
    let focused = focus?.owner == owner ? focus?.field : nil
    var members: [SampleMember] = []
    for index in source.written(of: owner, with: [distances?.way(from: owner), focused]) {
      let field = fields[index]
      let value = index == focused ? focus?.value : value(field.type, number: number, depth: depth)
      members.append((key: field.name.wire, value: value))
    }
    if focus?.owner == owner, focus?.field == nil, case .object(let more)? = focus?.value {
      members += more.map { ($0.key, $0.value) }
    }
    return members
  }

  private func enumeration(_ id: ID<Enumeration>) -> JSONTree {
    if focus?.owner == .enumeration(id.index), let value = focus?.value { return value }
    let cases = contract.enums[id].cases
    let known = cases.first { $0.availability.isUniversal } ?? cases.first
    return .string(known?.name.wire ?? "")
  }

  private func choice(_ id: ID<Enumeration>, _ number: Int, _ depth: Int) -> JSONTree {
    if focus?.owner == .enumeration(id.index), let value = focus?.value { return value }
    let cases = contract.enums[id].cases
    let way = distances?.way(from: .enumeration(id.index)).map { cases[$0] }
    guard let chosen = way ?? cases.first(where: { $0.availability.isUniversal }) ?? cases.first else { return .null }
    return contract.enums[id].form.json(
      chosen.name.wire, chosen.payload.map { value($0, number: number, depth: depth + 1) })
  }

  private func action(_ ids: [ID<Action>], _ number: Int, _ depth: Int) -> JSONTree {
    let nearest = ids.filter { distances?[.action($0.index)] != nil }.min { left, right in
      (distances?[.action(left.index)] ?? 0) < (distances?[.action(right.index)] ?? 0)
    }
    guard let id = nearest ?? ids.first else { return .null }
    let action = contract.actions[id]
    return [
      "type": .string(action.name.wire),
      "payload": .members(members(action.fields, .action(id.index), number, depth + 1)),
    ]
  }
}
