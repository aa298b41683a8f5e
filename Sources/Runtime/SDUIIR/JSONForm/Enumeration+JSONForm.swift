import SDUIJSON

enum EnumerationKey: KeyName, SourceNameKey {
  case type, name, documentation, open, wire, cases
  static let keys = KeySet<EnumerationKey>()
}

enum CaseKey: KeyName, SourceNameKey, AvailabilityKey {
  case value, name, documentation, payload, since, until, deprecated
  static let keys = KeySet<CaseKey>()
}

/// The keys of the form of cases.
enum CaseFormKey: KeyName, ObjectKey {
  case type, data
  static let keys = KeySet<CaseFormKey>()
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
      let form = try slots[.wire].map { (node) throws(ScreenDocumentError) in try caseForm(node) } ?? .standard
      if let wire = slots[.wire], payloads.last?.enumeration != enums.count {
        throw failure("No case has data, so that all are texts.", at: wire)
      }
      var isOpen = false
      if let open = slots[.open] { isOpen = try boolean(open) }
      var enumeration = Enumeration(
        name: try declaredName(wire: wire, name: slots[.name]),
        documentation: try optionalText(slots[.documentation]), isOpen: isOpen, cases: cases)
      enumeration.form = form
      enums.append(enumeration)
      tables.cases.append(caseNames)
    }
    tables.enums = names
    return payloads
  }

  private func caseForm(_ node: JSONNodeID) throws(ScreenDocumentError) -> CaseForm {
    let slots = try closedSlots(of: node, CaseFormKey.keys, "The form of cases")
    let data = try slots[.data].map { (data) throws(ScreenDocumentError) in try place(data, of: .data) }
    switch (try place(required(slots, .type), of: .unitType), data) {
    case (.source(.onlyKey), nil): return .onlyKey
    case (.name(let type), .paths([.whole])?): return .beside(type: type)
    // Canonically equal texts are different keys in JSON.
    case (.name(let type), .name(let data)?) where !type.utf8.elementsEqual(data.utf8):
      return .keys(type: type, data: data)
    default: throw failure("The name and the data of a case are not at such places.", at: node)
    }
  }

  /// Refuses data that cannot be beside the name of their case, now that all fields are known.
  func checkForms(_ payloads: [Payload]) throws(ScreenDocumentError) {
    for payload in payloads {
      let enumeration = enums[payload.enumeration]
      guard case .beside(let key) = enumeration.form, let type = enumeration.cases[payload.enumerationCase].payload
      else {
        continue
      }
      guard case .record(let id) = type else {
        throw failure("Only the fields of a record are beside the name of a case.", at: payload.node)
      }
      if records[id.index].fields.contains(where: { $0.name.wire.utf8.elementsEqual(key.utf8) }) {
        throw failure("The record has the field \"\(key)\", which is the name of the case.", at: payload.node)
      }
    }
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
    if enumeration.form != .standard {
      writer.key(EnumerationKey.wire)
      encode(enumeration.form)
    }
    encode(enumeration.cases, as: EnumerationKey.cases) { $0.encode($1) }
    writer.endObject()
  }

  private mutating func encode(_ form: CaseForm) {
    writer.beginObject()
    writer.key(CaseFormKey.type)
    encode(form.typeKey.map { .name($0) } ?? ResponsePlace.source(.onlyKey))
    switch form {
    case .keys(_, let data): writer.member(CaseFormKey.data, data)
    case .beside:
      writer.key(CaseFormKey.data)
      encode(ResponsePlace.paths([.whole]))
    case .onlyKey: break
    }
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
