import SDUIIR
import SDUIJSON

extension JSONDocument {
  /// A value in words: `the number 9.5`, `the text "new"`.
  func phrase(_ node: JSONNodeID) -> String {
    let (sent, node) = (sent, sentNode(of: node))
    return sent.plainPhrase(node)
  }

  private func plainPhrase(_ node: JSONNodeID) -> String {
    switch kind(of: node) {
    case .null: "`null`"
    case .boolean: boolean(of: node) == true ? "`true`" : "`false`"
    case .number: "the number `\(Self.shortened(numberText(of: node) ?? ""))`"
    case .string: "the text `\"\(shortText(node))\"`"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// A name in backquotes; what is no text, in words.
  func quoted(_ node: JSONNodeID) -> String {
    kind(of: node) == .string ? "`\"\(shortText(node))\"`" : "that is \(phrase(node))"
  }

  /// An identity in backquotes.
  func quotedIdentity(_ node: JSONNodeID) -> String {
    kind(of: node) == .number ? "`\(shortText(node))`" : quoted(node)
  }

  /// The decoded text of a key or string, or the digits of a number, as messages show it.
  func shortText(_ node: JSONNodeID) -> String { Self.shortened(identityText(of: node) ?? "") }

  /// At most 40 characters of a text.
  private static func shortened(_ text: String) -> String {
    text.utf8.count > 40 && text.unicodeScalars.count > 40
      ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(37))) + "…" : text
  }
}

extension Contract {
  /// Returns a phrase for data of a type.
  func phrase(_ type: FieldType) -> String { phrase(type.rule) + (type.isOptional ? " or `null`" : "") }

  /// Returns a phrase for data that satisfy a rule.
  func phrase(_ rule: ValueRule) -> String {
    switch rule {
    case .text(_, nil): "a text"
    case .text(_, .identity): "an identity, which is a text"
    case .text(_, let syntax?): "\(syntax.row.noun) in a text"
    case .integer: "a whole number within ±2⁵³"
    case .decimal: "a decimal of at most 64 bits in a text"
    case .number: "a number of at most 64 bits"
    case .anyDecimal: "a number of at most 64 bits, which may be in a text"
    case .digits: "an identity, which is a whole number"
    case .pixels: "a number of pixels"
    case .boolean: "`true` or `false`"
    case .enumeration(let id): "a case of `\(enums[id].name.source)`"
    case .choice(let id): "a case of `\(enums[id].name.source)`, which is an object"
    case .record(let id): "a `\(records[id].name.source)`, which is an object"
    case .image: "an image, which is an object"
    case .action: "an action, which is an object"
    case .list: "a list"
    case .map: "an object of free keys"
    }
  }

  /// Returns an example of a value that satisfies a rule, and that a client may get.
  func example(_ rule: ValueRule, at client: Client?) -> String {
    func cases(_ id: ID<Enumeration>) -> String {
      list(of: enums[id].cases.filter { enums[id].mayHold($0, at: client) }.map { $0.name.wire })
    }
    return switch rule {
    case .text(let bounds, .pattern): "`\"\(bounds.pattern?.example ?? "…")\"`"
    case .text(_, .color): "`\"#RRGGBB\"` or `\"#RRGGBBAA\"`"
    case .text(_, let syntax): "`\"\(syntax?.row.example ?? "…")\"`"
    case .integer: "`3`"
    case .decimal: "`\"9.50\"`"
    case .number: "`9.5`"
    case .anyDecimal: "`9.5` or `\"9.50\"`"
    case .digits: "`7`"
    case .pixels: "`1200`"
    case .boolean: "`true`"
    case .enumeration(let id): cases(id)
    case .choice(let id):
      switch enums[id].form {
      case .keys(let type, let data): "`\(type)`, which is \(cases(id)), and its `\(data)`"
      case .beside(let type): "`\(type)`, which is \(cases(id)), and its fields"
      case .onlyKey: "an object with one key of \(cases(id))"
      }
    case .record(let id):
      "an object with \(list(of: records[id].fields.filter { $0.isRequired }.map { $0.name.wire }, else: "its fields"))"
    case .image: "`{ \"url\": \"https://…\", \"width\": 1200, \"height\": 600 }`"
    case .action(let ids): "`type`, which is \(list(of: ids.map { actions[$0].name.wire })), and `payload`"
    case .list(let element, _): "`[ … ]`, each \(phrase(element))"
    case .map(let element, _): "`{ … }`, each member \(phrase(element))"
    }
  }
}

/// Names in backquotes, at most eight of them.
func list(of names: [String], else none: String = "nothing") -> String {
  guard !names.isEmpty else { return none }
  return names.prefix(8).map { "`\($0)`" }.joined(separator: ", ") + (names.count > 8 ? ", …" : "")
}
