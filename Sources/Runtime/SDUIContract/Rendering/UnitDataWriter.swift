import SDUIIR
import SDUIJSON

/// Writes data in the order of the contract, each value unchanged.
struct UnitDataWriter {
  let reader: UnitDataReader
  /// Fields that it does not know are left out; `nil` knows all.
  let client: Client?
  private(set) var writer = JSONWriter()

  private var document: JSONDocument { reader.document }
  private var contract: ResponseContract { reader.contract }

  /// The JSON of a unit's data; no bytes where they are one value that is missing.
  static func json(of unit: UnitData, _ reader: UnitDataReader, for client: Client?) -> [UInt8] {
    var writer = UnitDataWriter(reader, client)
    writer.write(unit)
    return writer.writer.finish()
  }

  private init(_ reader: UnitDataReader, _ client: Client?) {
    self.reader = reader
    self.client = client
  }

  private mutating func write(_ unit: UnitData) {
    let fields = contract.screen.contract.components[unit.component].fields
    if Field.isDataItself(fields) {
      if let only = unit.fields.first, stands(only.value, fields[0]) { write(only.value, fields[0]) }
      return
    }
    writer.beginObject()
    for (index, value) in unit.fields where stands(value, fields[index]) {
      writer.key(fields[index].name.wire)
      write(value, fields[index])
    }
    writer.endObject()
  }

  /// Absent optionals are left out, and so is what the client does not know.
  private func stands(_ value: FieldData, _ field: Field) -> Bool {
    if case .node(let node) = value, document.kind(of: node) == .null || field.isAbsent(node, in: document) {
      return false
    }
    guard let client, !field.availability.isUniversal else { return true }
    return field.availability.clients.contains(client)
  }

  private mutating func write(_ value: FieldData, _ field: Field) {
    switch value {
    case .node(let node): write(node, field.type)
    case .value(let value): writer.json(encodeValue(value, in: contract.screen.contract))
    }
  }

  private mutating func write(_ node: JSONNodeID, _ type: FieldType) {
    switch (type, document.kind(of: node)) {
    case (.optional(let inner), _): write(node, inner)
    case (.list(let element, _), .array):
      writer.beginArray()
      for child in document.children(of: node) { write(child, element) }
      writer.endArray()
    case (.map(let element, _), .object):
      writer.beginObject()
      for (key, member) in document.members(of: node) {
        writer.key(document.string(of: key) ?? "")
        write(member, element)
      }
      writer.endObject()
    case (.record(let id), .object):
      write(node, contract.screen.contract.records[id].fields, contract.recordFields[id.index])
    case (.image, .object): writeMembers(of: node, ["url", "width", "height", "alt"])
    case (.choice(let id), .object): writeChoice(node, of: id)
    case (.action, .object): writeAction(node)
    default: writer.json(document.bytes[document.range(of: node)])
    }
  }

  /// Writes a case that an open enumeration does not know unchanged.
  private mutating func writeChoice(_ node: JSONNodeID, of id: ID<Enumeration>) {
    let enumeration = contract.screen.contract.enums[id]
    let (name, data) = enumeration.form.parts(of: node, in: document)
    guard let name, let index = contract.cases[id.index].index(of: name, in: document) else {
      return writer.json(document.compactBytes(of: node))
    }
    writer.beginObject()
    if let key = enumeration.form.typeKey {
      writer.key(key)
      writer.json(document.bytes[document.range(of: name)])
    }
    if let key = enumeration.form.dataKey(of: enumeration.cases[index].name.wire) {
      if let type = enumeration.cases[index].payload, let data {
        writer.key(key)
        write(data, type)
      } else if enumeration.form == .onlyKey {
        writer.key(key)
        writer.json("{}".utf8)
      }
    } else if case .record(let record)? = enumeration.cases[index].payload {
      writeMembers(of: node, contract.screen.contract.records[record].fields, contract.recordFields[record.index])
    }
    writer.endObject()
  }

  private mutating func write(_ node: JSONNodeID, _ fields: [Field], _ names: NameIndex) {
    writer.beginObject()
    writeMembers(of: node, fields, names)
    writer.endObject()
  }

  private mutating func writeMembers(of node: JSONNodeID, _ fields: [Field], _ names: NameIndex) {
    for (index, member) in document.members(of: node, among: names) where stands(.node(member), fields[index]) {
      writer.key(fields[index].name.wire)
      write(member, fields[index].type)
    }
  }

  private mutating func writeMembers(of node: JSONNodeID, _ names: [String]) {
    writer.beginObject()
    for name in names {
      guard let member = document.member(name, of: node), document.kind(of: member) != .null else { continue }
      writer.key(name)
      writer.json(document.bytes[document.range(of: member)])
    }
    writer.endObject()
  }

  private mutating func writeAction(_ node: JSONNodeID) {
    guard let type = document.member("type", of: node), let payload = document.member("payload", of: node),
      let index = contract.actions.index(of: type, in: document)
    else { return writer.json(document.bytes[document.range(of: node)]) }
    writer.beginObject()
    writer.key("type")
    writer.json(document.bytes[document.range(of: type)])
    writer.key("payload")
    write(payload, contract.screen.contract.actions.elements[index].fields, contract.actionFields[index])
    writer.endObject()
  }
}
