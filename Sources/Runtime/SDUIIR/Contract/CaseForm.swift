import SDUIJSON

/// The form of the cases of an enumeration with data in responses.
public enum CaseForm: Hashable, Sendable {
  /// `{ "type": "video", "payload": { … } }`: the name of the case, and its data if it has any, under two keys.
  case keys(type: String, data: String)
  /// `{ "kind": "video", "url": … }`: the name of the case under a key, beside the fields of its data.
  case beside(type: String)
  /// `{ "video": { … } }`: the only key is the name of the case, and its value the data.
  case onlyKey

  /// The form of enumerations that declare no other.
  public static let standard = CaseForm.keys(type: "type", data: "payload")

  /// The labels of `wire` of an enum.
  package static let labels = ["type", "data"]

  /// The key of the name; `nil` if the name is a key itself.
  public var typeKey: String? {
    switch self {
    case .keys(let type, _), .beside(let type): type
    case .onlyKey: nil
    }
  }

  /// Returns the key of the data of a case; `nil` if they are beside the name.
  package func dataKey(of name: String) -> String? {
    switch self {
    case .keys(_, let data): data
    case .beside: nil
    case .onlyKey: name
    }
  }

  /// The form in words, for messages.
  package var phrase: String {
    switch self {
    case .keys(let type, let data): "objects with `\(type)` and `\(data)`"
    case .beside(let type): "objects with `\(type)` beside their fields"
    case .onlyKey: "objects with one key"
    }
  }

  /// Whether the name of a case without data may also be a text alone, as in `"none"`.
  package var takesTexts: Bool { self == .onlyKey }

  /// Returns the name and the data of a case in an object, or what is there of them. Fields beside the name are the object.
  package func parts(of node: JSONNodeID, in document: JSONDocument) -> (name: JSONNodeID?, data: JSONNodeID?) {
    switch self {
    case .keys(let type, let data): return (document.member(type, of: node), document.member(data, of: node))
    case .beside(let type): return (document.member(type, of: node), node)
    case .onlyKey:
      if document.kind(of: node) == .string { return (node, nil) }
      var members = document.members(of: node).makeIterator()
      guard let (key, value) = members.next(), members.next() == nil else { return (nil, nil) }
      return (key, value)
    }
  }

  /// Returns a case as a value of a response.
  package func json(_ name: String, _ data: JSONTree?) -> JSONTree {
    switch self {
    case .keys(let type, let key): .members([(type, .string(name)), (key, data)])
    case .beside(let type): JSONTree.members([(type, .string(name))]).adding(data ?? .object([]))
    case .onlyKey: .members([(name, data ?? .object([]))])
    }
  }
}
