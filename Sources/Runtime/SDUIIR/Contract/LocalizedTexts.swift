/// The texts of a screen's content in one language, by their keys.
package struct LocalizedTexts: Sendable {
  private let contract: Contract
  private let texts: [String: String]
  /// The faults of the texts, each key once, in the order of the content.
  package private(set) var faults: [Fault] = []
  private var seen: Set<String> = []

  /// The fault in the text of a key.
  package struct Fault: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The rule of the contract that the text violates, or `nil` where there is no text.
    package let violation: ValueViolation?
  }

  /// - Parameter texts: By their keys.
  package init(_ texts: [String: String], for contract: Contract) {
    self.texts = texts
    self.contract = contract
  }

  /// Puts texts in the place of their keys, wherever a screen has content. Keys without a right text stay.
  package mutating func apply(to screen: inout Screen) {
    for index in screen.sections.indices { apply(to: &screen.sections[index]) }
  }

  private mutating func apply(to section: inout ScreenSection) {
    if var content = section.content, !content.localizedKeys.isEmpty {
      func fields(_ component: ID<Component>?) -> [Field] { component.map { contract.components[$0].fields } ?? [] }
      content.header = content.header.map { values($0, of: fields(section.header?.component)) }
      content.footer = content.footer.map { values($0, of: fields(section.footer?.component)) }
      for index in content.items.indices {
        let unit = section.units[content.items[index].unit]
        content.items[index].fields = values(content.items[index].fields, of: fields(unit.component))
      }
      section.content = content
    }
    for index in section.sections.indices { apply(to: &section.sections[index]) }
  }

  private mutating func values(_ values: [FieldValue], of fields: [Field]) -> [FieldValue] {
    values.map { FieldValue(field: $0.field, value: value($0.value, of: fields[$0.field].type)) }
  }

  private mutating func value(_ value: Value, of type: FieldType) -> Value {
    switch (value, type.rule) {
    case (.localized(let key), let rule): return text(of: key, rule).map(Value.text) ?? value
    case (.record(let id, let inner), _): return .record(id, values(inner, of: contract.records[id].fields))
    case (.action(let id, let inner), _): return .action(id, values(inner, of: contract.actions[id].fields))
    case (.choice(let id, let index, let data?), _):
      let payload = contract.enums[id].cases[index].payload
      return .choice(id, index, payload.map { self.value(data, of: $0) } ?? data)
    case (.list(let elements), .list(let element, _)): return .list(elements.map { self.value($0, of: element) })
    case (.map(let entries), .map(let element, _)):
      return .map(entries.map { MapEntry(key: $0.key, value: self.value($0.value, of: element)) })
    default: return value
    }
  }

  private mutating func text(of key: String, _ rule: ValueRule) -> String? {
    let text = texts[key]
    let violation = text.flatMap(rule.violation)
    if text != nil, violation == nil { return text }
    if seen.insert(key).inserted { faults.append(Fault(key: key, violation: violation)) }
    return nil
  }
}

extension Screen {
  /// The keys of the texts in its content, in the order of the content, each once.
  package var localizedKeys: [String] {
    var seen: Set<String> = []
    return sections.flatMap { $0.localizedKeys }.filter { seen.insert($0).inserted }
  }
}

extension ScreenSection {
  fileprivate var localizedKeys: [String] { (content?.localizedKeys ?? []) + sections.flatMap { $0.localizedKeys } }
}

extension Content {
  var localizedKeys: [String] {
    let values = (header ?? []) + (footer ?? []) + items.flatMap { $0.fields }
    return values.flatMap { $0.value.localizedKeys }
  }
}

extension Value {
  /// The keys of the texts in it.
  package var localizedKeys: [String] {
    switch self {
    case .localized(let key): [key]
    case .text, .integer, .decimal, .number, .digits, .boolean, .color, .enumerationCase, .image: []
    case .choice(_, _, let data): data?.localizedKeys ?? []
    case .record(_, let values), .action(_, let values): values.flatMap { $0.value.localizedKeys }
    case .list(let values): values.flatMap { $0.localizedKeys }
    case .map(let entries): entries.flatMap { $0.value.localizedKeys }
    }
  }
}
