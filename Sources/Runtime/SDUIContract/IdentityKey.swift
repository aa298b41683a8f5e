import SDUIIR
import SDUIJSON

/// The key of the field that tells the units of a component apart.
struct IdentityKey: Sendable {
  private let text: String
  /// The same, if it is short enough to be compared in a few instructions.
  private let name: JSONName?
  /// Whether the identity is the data itself.
  private let isData: Bool
  /// Whether the identity travels as a number.
  private let isNumeric: Bool
  /// The identity of data without the field: its default, or nothing; `nil` if no data may lack it.
  let missing: String?

  init(_ field: Field) {
    text = field.name.wire
    name = JSONName(text)
    isData = text == "."
    isNumeric = field.type == .numericID
    switch field.defaultValue {
    case .text(let text)?, .digits(let text)?: missing = text
    default: missing = field.isRequired ? nil : ""
    }
  }

  /// Whether a value is of the kind that the identity has.
  func accepts(_ node: JSONNodeID, in document: JSONDocument) -> Bool {
    isNumeric ? document.digits(of: node) != nil : document.kind(of: node) == .string
  }

  /// The identity in data.
  func node(in data: JSONNodeID, of document: JSONDocument) -> JSONNodeID? {
    isData ? data : document.member(text, of: data)
  }

  /// The same with a view of the document.
  @inline(__always)
  func node(in data: JSONNodeID, of document: JSONDocument, _ json: JSONView) -> JSONNodeID? {
    if isData { return data }
    if let name, let node = json.plainMember(name, of: data) { return node }
    return document.member(text, of: data)
  }
}

/// The identity of a unit among those of its component.
enum SentIdentity {
  /// A value of its data.
  case value(JSONNodeID)
  /// That of data without such a value: a default, or nothing.
  case text(String)

  /// The identity as a text.
  func text(in document: JSONDocument) -> String? {
    switch self {
    case .value(let node): document.identityText(of: node)
    case .text(let text): text
    }
  }
}

extension ResponseContract {
  /// The value that tells a unit apart from others of its component; `nil` where there is none.
  func identityNode(of unit: ResponseUnit, in document: JSONDocument) -> JSONNodeID? {
    if case .value(let node)? = identity(of: unit, in: document) { node } else { nil }
  }

  /// The identity of a unit, by the rule of ``ScreenSection/needsIdentities``; `nil` where its data break the contract.
  @inline(__always)
  func identity(of unit: ResponseUnit, in document: JSONDocument) -> SentIdentity? {
    guard let key = identityKeys[unit.component.index] else { return .text("") }
    guard let data = unit.data, let node = key.node(in: data, of: document) else {
      return key.missing.map { .text($0) }
    }
    return key.accepts(node, in: document) ? .value(node) : nil
  }
}
