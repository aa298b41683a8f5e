import SDUIJSON

enum FlagKey: KeyName, ObjectKey {
  case flag, documentation, cases
  static let keys = KeySet<FlagKey>()
}

extension ScreenDecoder {
  /// The flags of the contract.
  func decodeFlags(_ node: JSONNodeID?) throws(ScreenDocumentError) {
    guard let node else { return }
    for element in try elements(of: node, "The flags") {
      let slots = try slots(of: element, FlagKey.keys, "A flag")
      let name = try newName(required(slots, .flag), in: &tables.flags, "flags", .source)
      let list = try required(slots, .cases)
      var cases = NameTable()
      for node in try elements(of: list, "The cases of a flag") {
        _ = try newName(node, in: &cases, "cases", .source)
      }
      guard cases.names.count >= 2 else { throw failure("A flag must have at least two cases.", at: list) }
      flags.append(Flag(name: name, documentation: try optionalText(slots[.documentation]), cases: cases.names))
    }
  }

  /// The cases of flags that a box asks for.
  func flagCases(_ node: JSONNodeID) throws(ScreenDocumentError) -> [FlagCases] {
    var result: [FlagCases] = []
    for (key, value) in try members(of: node, "The flags of a box") {
      let flag = try reference(key, in: tables.flags, "flag")
      let names = flags[flag].cases
      var cases: [Int] = []
      for element in try elements(of: value, "The cases of a flag") {
        let name = try text(element)
        guard let index = names.firstIndex(of: name), !cases.contains(index) else {
          throw failure("This must be a case of the flag \"\(flags[flag].name)\", each of them once.", at: element)
        }
        cases.append(index)
      }
      guard !cases.isEmpty, cases.count < names.count else {
        throw failure("A box must name at least one case of a flag, and not all of them.", at: value)
      }
      result.append(FlagCases(flag: ID(flag), cases: cases.sorted()))
    }
    result.sort { $0.flag < $1.flag }
    for (first, second) in zip(result, result.dropFirst()) where first.flag == second.flag {
      throw failure("The flag \"\(flags[first.flag.index].name)\" is repeated.", at: node)
    }
    return result
  }
}

extension ScreenEncoder {
  /// The flags of the contract, where there are any.
  mutating func encodeFlags() {
    guard screen.contract.flags.count > 0 else { return }
    encode(screen.contract.flags.elements, as: ContractKey.flags) { encoder, flag in
      encoder.writer.beginObject()
      encoder.writer.member(FlagKey.flag, flag.name)
      let isDocumented = encoder.namesSources && !flag.documentation.isEmpty
      encoder.writer.member(FlagKey.documentation, isDocumented ? flag.documentation : nil)
      encoder.writer.member(FlagKey.cases, flag.cases)
      encoder.writer.endObject()
    }
  }

  /// The cases of flags that a box asks for.
  mutating func encode(_ flags: [FlagCases]) {
    guard !flags.isEmpty else { return }
    writer.key(BoxKey.flags)
    writer.beginObject()
    for condition in flags {
      let flag = screen.contract.flags[condition.flag]
      writer.key(flag.name)
      writer.strings(condition.cases.map { flag.cases[$0] })
    }
    writer.endObject()
  }
}
