/// The form of the cases of an enumeration with data in responses.
public enum ChoiceForm: Hashable, Sendable {
  /// An object with the name of the case and its data under two keys.
  case keys(type: String, data: String)
  /// An object with the name of the case under a key, beside the fields of its data.
  case beside(type: String)
  /// An object whose only key is the name of the case, and whose value the data are. A text is a case without data.
  case onlyKey

  /// The key of the name; `nil` if the name is a key itself.
  var typeKey: String? {
    switch self {
    case .keys(let type, _), .beside(let type): type
    case .onlyKey: nil
    }
  }
}

extension ResponseChoice {
  /// The form of cases that declare no other.
  public static var choiceForm: ChoiceForm { .keys(type: "type", data: "payload") }
}

extension FieldRule {
  /// A case with its data.
  public static func choice(_: Value.Type) -> FieldRule where Value: ResponseChoice {
    FieldRule { node, reader in
      let isOnlyKey = Value.choiceForm == .onlyKey
      let isName = isOnlyKey && node.text != nil
      guard node.isObject || isName else { return reader.mismatch(node, "an object") }
      let members = isOnlyKey ? Array(node.children.prefix(2)) : []
      guard members.count <= 1 else { return reader.mismatch(node, "an object with one key") }
      let named = isName ? node : Value.choiceForm.typeKey.map { node[$0] } ?? members.first
      guard let type = named else {
        reader.report(.missingField, at: node, "the name of this case is missing")
        return nil
      }
      guard let name = isOnlyKey && !isName ? type.key : type.text else { return reader.mismatch(type, "a text") }
      guard Value.isOpen || Value.cases.contains(where: name.isExactly) else {
        reader.report(.unknownCase, at: type, "there is no case `\(name)`")
        return nil
      }
      return Value.read(from: TaggedReader(reader: reader, node: node, type: name, form: Value.choiceForm))
    }
  }
}
