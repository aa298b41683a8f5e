import SDUIIR
import SDUIJSON

/// The data of one unit, field by field: from a backend's data, or where its author wrote them.
struct UnitData {
  /// The component of the unit.
  let component: ID<Component>
  /// The fields that have a value, by their index.
  let fields: [(field: Int, value: FieldData)]
}

/// The value of a field.
enum FieldData {
  /// One of a backend's data.
  case node(JSONNodeID)
  /// A default, or a constant of a fallback.
  case value(Value)
}

/// Reads the data of units, and writes them for one client: without what the contract does not declare, and without
/// fields that the client does not know.
struct UnitDataReader {
  let contract: ResponseContract
  let document: JSONDocument

  private var declared: Contract { contract.screen.contract }

  /// The data of a unit that keeps the contract.
  func data(of unit: ResponseUnit) -> UnitData {
    let fields = declared.components[unit.component].fields
    guard let data = unit.data else { return UnitData(component: unit.component, fields: []) }
    guard !Field.isDataItself(fields) else { return UnitData(component: unit.component, fields: [(0, .node(data))]) }
    // If the fields are beside the type, the type is none of them.
    let type = data == unit.node ? contract.keys[.unitType] : nil
    let members = document.members(of: data, among: contract.componentFields[unit.component.index], without: type)
    return UnitData(component: unit.component, fields: members.map { ($0.field, .node($0.node)) })
  }

  /// Returns the unit that a client receives: the unit itself, or a fallback that is filled from it; `nil` for nothing.
  func data(of unit: UnitData, for client: Client?) -> UnitData? {
    guard let client else { return unit }
    guard let last = declared.component(standingFor: unit.component, at: client) else { return nil }
    var unit = unit
    while unit.component != last, case .component(let next, let sources)? = declared.components[unit.component].fallback
    {
      let fields = sources.compactMap { source in
        value(of: source.source, in: unit).map { (field: source.field, value: $0) }
      }
      unit = UnitData(component: next, fields: fields)
    }
    return unit
  }

  private func value(of source: PayloadField.Source, in unit: UnitData) -> FieldData? {
    switch source {
    case .value(let value): return .value(value)
    // Offered by sections only.
    case .event: return nil
    case .data(let path):
      let fields = declared.components[unit.component].fields
      guard let name = path.first, let index = fields.firstIndex(where: { $0.name.wire == name }) else { return nil }
      let rest = path.dropFirst()
      switch unit.fields.first(where: { $0.field == index })?.value {
      case .node(let node): return value(at: rest, in: node, of: fields[index])
      case .value(let value): return member(at: rest, of: value)
      case nil: return fields[index].defaultValue.flatMap { member(at: rest, of: $0) }
      }
    }
  }

  private func value(at path: ArraySlice<String>, in node: JSONNodeID, of field: Field) -> FieldData? {
    if field.isAbsent(node, in: document) { return nil }
    guard let name = path.first else { return .node(node) }
    var type = field.type
    while case .optional(let inner) = type { type = inner }
    guard case .record(let id) = type, document.kind(of: node) == .object,
      let inner = declared.records[id].fields.first(where: { $0.name.wire == name })
    else { return nil }
    if let member = document.member(name, of: node) { return value(at: path.dropFirst(), in: member, of: inner) }
    return inner.defaultValue.flatMap { member(at: path.dropFirst(), of: $0) }
  }

  private func member(at path: ArraySlice<String>, of value: Value) -> FieldData? {
    if path.isEmpty { return .value(value) }
    guard case .record(let id, let fields) = value else { return nil }
    return declared.value(at: path, in: fields, of: declared.records[id].fields).map(FieldData.value)
  }
}
