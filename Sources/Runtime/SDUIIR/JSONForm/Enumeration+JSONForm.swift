import SDUIJSON

enum EnumerationKey: KeyName, SourceNameKey {
  case type, name, documentation, open, cases
  static let keys = KeySet<EnumerationKey>()
}

enum CaseKey: KeyName, SourceNameKey, AvailabilityKey {
  case value, name, documentation, payload, since, until, deprecated
  static let keys = KeySet<CaseKey>()
}

extension ScreenDecoder {
  /// The data of a case, of a type that may be yet to be read.
  struct Payload {
    let enumeration: Int
    let enumerationCase: Int
    let node: JSONNodeID
  }

  /// Reads enumerations, all but the data of their cases, which may be of any type.
  func decodeEnumerations(_ node: JSONNodeID) throws(ScreenDocumentError) -> [Payload] {
    var payloads: [Payload] = []
    var names = NameTable()
    for element in try elements(of: node, "The enums") {
      let slots = try slots(of: element, EnumerationKey.keys, "An enum")
      let wire = try newName(required(slots, .type), in: &names, "enums")
      var caseNames = NameTable()
      var cases: [Enumeration.Case] = []
      for node in try elements(of: required(slots, .cases), "The cases of an enum") {
        let slots = try self.slots(of: node, CaseKey.keys, "A case")
        let wire = try newName(required(slots, .value), in: &caseNames, "cases")
        var enumerationCase = Enumeration.Case(
          name: try declaredName(wire: wire, name: slots[.name]),
          documentation: try optionalText(slots[.documentation]))
        enumerationCase.availability = try availability(slots)
        if let payload = slots[.payload] {
          payloads.append(Payload(enumeration: enums.count, enumerationCase: cases.count, node: payload))
        }
        cases.append(enumerationCase)
      }
      var isOpen = false
      if let open = slots[.open] { isOpen = try boolean(open) }
      enums.append(
        Enumeration(
          name: try declaredName(wire: wire, name: slots[.name]),
          documentation: try optionalText(slots[.documentation]), isOpen: isOpen, cases: cases))
      tables.cases.append(caseNames)
    }
    tables.enums = names
    return payloads
  }

  /// Reads the data of cases, now that all names are known.
  func decode(_ payloads: [Payload]) throws(ScreenDocumentError) {
    for payload in payloads {
      let type = try slots(of: payload.node, FieldKey.keys, "The data of a case")
      enums[payload.enumeration].cases[payload.enumerationCase].payload = try fieldType(type)
    }
  }
}

extension ScreenEncoder {
  mutating func encode(_ enumeration: Enumeration) {
    writer.beginObject()
    writer.member(EnumerationKey.type, enumeration.name.wire)
    encodeSource(enumeration.name, enumeration.documentation, EnumerationKey.self)
    writer.member(EnumerationKey.open, onlyIf: enumeration.isOpen)
    encode(enumeration.cases, as: EnumerationKey.cases) { $0.encode($1) }
    writer.endObject()
  }

  private mutating func encode(_ enumerationCase: Enumeration.Case) {
    writer.beginObject()
    writer.member(CaseKey.value, enumerationCase.name.wire)
    encodeSource(enumerationCase.name, enumerationCase.documentation, CaseKey.self)
    member(CaseKey.payload, enumerationCase.payload) { $0.encode($1) }
    encode(enumerationCase.availability, CaseKey.self)
    writer.endObject()
  }
}
