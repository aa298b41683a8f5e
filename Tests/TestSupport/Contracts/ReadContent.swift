import Foundation
import SDUIContract
import SDUIIR
import SDUIJSON

/// The content of a response, one line for each section, unit and field, in a form that does not depend on how the response is
/// written: defaults are filled in, numbers are exact, and unknown keys are left out.
package struct ReadContent {
  /// The lines.
  package private(set) var lines: [String] = []
  private let document: JSONDocument
  private let contract: Contract
  /// The fields that another version has; `nil` to include all.
  private let shared: SharedFields?

  /// The content of a response.
  ///
  /// - Parameter other: Another version of the screen. Bars, fields and properties that it does not have are then left out.
  package init(of response: Response, _ contract: ResponseContract, sharedWith other: Screen? = nil) {
    document = response.document
    self.contract = contract.screen.contract
    shared = other.map { SharedFields($0.contract) }
    // A response that says no page is the first one.
    lines.append("page \(response.page ?? 0)")
    for (bar, part) in contract.screen.bars.entries where Self.shows(response.bars[bar], other, other?.bars[bar]) {
      add("\(bar)", response.bars[bar], part)
    }
    for section in response.sections {
      let declared = contract.screen[section.path]
      let name = section.identifier.map { "\"\($0)\"" } ?? "without a name"
      let level = section.parent == nil ? "section" : "inner section"
      lines.append("\(level) \(declared.name.wire) \(name)\(section.isFailed ? " failed" : "")")
      for entry in section.properties.entries where other == nil { lines.append("  \(entry.property): \(entry.value)") }
      let counterpart = other.flatMap { Self.section(declared.name.wire, in: $0) }
      if Self.shows(section.header, other, counterpart?.header) { add("header", section.header, declared.header) }
      if Self.shows(section.footer, other, counterpart?.footer) { add("footer", section.footer, declared.footer) }
      for unit in response.units[section.units] { add("unit", unit) }
    }
  }

  /// Whether both versions show a part. One that is not sent appears only if no field of it is required.
  private static func shows(_ sent: ResponseUnit?, _ other: Screen?, _ counterpart: Supplementary?) -> Bool {
    guard let other else { return true }
    guard let counterpart else { return false }
    return sent != nil || !other.contract.components[counterpart.component].fields.contains { $0.isRequired }
  }

  private static func section(_ name: String, in screen: Screen) -> ScreenSection? {
    (screen.sections + screen.sections.flatMap { $0.sections }).first { $0.name.wire == name }
  }

  /// A header, footer or bar, which appears with its defaults where it is not sent and no field is required.
  private mutating func add(_ name: String, _ sent: ResponseUnit?, _ declared: Supplementary?) {
    if let sent { return add(name, sent) }
    guard let declared, !contract.components[declared.component].fields.contains(where: { $0.isRequired }) else {
      return
    }
    add(name, declared.component, nil)
  }

  private mutating func add(_ name: String, _ unit: ResponseUnit) { add(name, unit.component, unit.data) }

  private mutating func add(_ name: String, _ id: ID<Component>, _ data: JSONNodeID?) {
    let component = contract.components[id]
    lines.append("  \(name) \(component.name.wire)")
    if Field.isDataItself(component.fields) {
      lines.append("    \(text(data, of: component.fields[0]))")
      return
    }
    for field in shared?.fields(of: component) ?? component.fields {
      let value = text(data.flatMap { document.member(field.name.wire, of: $0) }, of: field)
      lines.append("    \(field.name.wire): \(value)")
    }
  }
}

// MARK: - Values

extension ReadContent {
  private func text(_ node: JSONNodeID?, of field: Field) -> String {
    let sent = node.flatMap { document.string(of: $0) }
    if let sent, field.absentTexts.contains(sent) { return "nothing" }
    if let node, document.kind(of: node) != .null { return text(node, field.type.wrapped) }
    return field.defaultValue.map { text($0, field.type.wrapped) } ?? "nothing"
  }

  private func text(_ node: JSONNodeID, _ type: FieldType) -> String {
    switch type {
    case .optional(let inner): return document.kind(of: node) == .null ? "nothing" : text(node, inner)
    case .list(let element, _) where document.kind(of: node) != .array: return "[" + text(node, element) + "]"
    case .list(let element, _):
      return "[" + document.children(of: node).map { text($0, element) }.joined(separator: ", ") + "]"
    case .map(let element, _):
      let members = document.members(of: node).map { (document.string(of: $0) ?? "?", text($1, element)) }
      return Self.map(members)
    case .record(let id): return object(node, shared?.fields(of: contract.records[id]) ?? contract.records[id].fields)
    case .image:
      return object(node, ImagePart.fields)
    case .action: return action(node)
    case .choice(let id):
      let (sent, data) = contract.enums[id].form.parts(of: node, in: document)
      let name = sent.flatMap { document.string(of: $0) } ?? "?"
      let known = contract.enums[id].cases.first { $0.name.wire == name }
      guard let known, let payload = known.payload, shared?.hasData(known) ?? true else { return name }
      return name + "(" + (data.map { text($0, payload) } ?? "nothing") + ")"
    case .int, .number:
      return document.rational(of: node)?.text ?? "?"
    // The size of an image is a decimal that travels as a number.
    case .decimal:
      return document.string(of: node).flatMap { Self.decimal($0) } ?? document.rational(of: node)?.text ?? "?"
    case .anyDecimal:
      return document.rational(of: node)?.text ?? document.string(of: node).flatMap { Self.decimal($0) } ?? "?"
    case .date(.offset): return document.string(of: node).map { Self.instant($0) } ?? "?"
    case .date(.seconds), .date(.milliseconds): return document.rational(of: node)?.text ?? "?"
    case .date(.local), .date(.day): return document.string(of: node).map { Self.localDate($0) } ?? "?"
    case .date(.pattern(let pattern)):
      return document.string(of: node).map { Self.date($0, in: pattern) } ?? "?"
    case .bool: return document.boolean(of: node).map { "\($0)" } ?? "?"
    case .color, .shortColor: return document.string(of: node).map { Self.color($0) } ?? "?"
    case .numericID: return document.digits(of: node).map { "\"\($0)\"" } ?? "?"
    case .id, .text, .url, .enumeration: return document.string(of: node).map { "\"\($0)\"" } ?? "?"
    }
  }

  private func action(_ node: JSONNodeID) -> String {
    let name = document.member("type", of: node).flatMap { document.string(of: $0) } ?? "?"
    let action = contract.actions.elements.first { $0.name.wire == name }
    let fields = action.map { shared?.fields(of: $0) ?? $0.fields } ?? []
    return name + (document.member("payload", of: node).map { object($0, fields) } ?? "")
  }

  private func object(_ node: JSONNodeID, _ fields: [Field]) -> String {
    let members = fields.map { field in
      "\(field.name.wire): \(text(document.member(field.name.wire, of: node), of: field))"
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// A default, in the form of a value that was read.
  private func text(_ value: Value, _ type: FieldType) -> String {
    switch (value, type) {
    case (.text(let text), .date(.offset)): return Self.instant(text)
    case (.text(let text), .date(.pattern(let pattern))): return Self.date(text, in: pattern)
    case (.text(let text), .date): return Self.localDate(text)
    case (.text(let text), _), (.localized(let text), _): return "\"\(text)\""
    case (.integer(let number), _): return String(number)
    case (.digits(let digits), _): return "\"\(digits)\""
    case (.decimal(let number), _), (.number(let number), _): return number.text
    case (.boolean(let flag), _): return "\(flag)"
    case (.color(let color), _):
      let digits = String(color, radix: 16, uppercase: true)
      let padded = String(repeating: "0", count: 8 - digits.count) + digits
      return "#" + (padded.hasSuffix("FF") ? String(padded.dropLast(2)) : padded)
    case (.enumerationCase(let id, let index), _): return "\"\(contract.enums[id].cases[index].name.wire)\""
    case (.choice(let id, let index, let data), _):
      let known = contract.enums[id].cases[index]
      guard let payload = known.payload else { return known.name.wire }
      return known.name.wire + "(" + (data.map { text($0, payload) } ?? "nothing") + ")"
    case (.record(let id, let values), _): return object(values, contract.records[id].fields)
    case (.action(let id, let values), _):
      return contract.actions[id].name.wire + object(values, contract.actions[id].fields)
    case (.image(let image), _):
      let alternative = image.alternativeText.map { "\"\($0)\"" } ?? "nothing"
      return "{url: \"\(image.url)\", width: \(image.width.text), height: \(image.height.text), alt: \(alternative)}"
    case (.list(let values), .list(let element, _)):
      return "[" + values.map { text($0, element.wrapped) }.joined(separator: ", ") + "]"
    case (.map(let entries), .map(let element, _)):
      return Self.map(entries.map { ($0.key, text($0.value, element.wrapped)) })
    case (.list, _), (.map, _): return "?"
    }
  }

  /// The members of a map, whose order says nothing; of a repeated key the first one.
  private static func map(_ members: [(key: String, value: String)]) -> String {
    let first = Dictionary(members.map { (Array($0.key.utf8), $0.value) }, uniquingKeysWith: { first, _ in first })
    let sorted = first.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return "{" + sorted.map { "\(String(decoding: $0.key, as: UTF8.self)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  private func object(_ values: [FieldValue], _ fields: [Field]) -> String {
    let members = fields.enumerated().map { index, field -> String in
      let written = values.first { $0.field == index }?.value ?? field.defaultValue
      return "\(field.name.wire): \(written.map { text($0, field.type.wrapped) } ?? "nothing")"
    }
    return "{" + members.joined(separator: ", ") + "}"
  }
}

// MARK: - Numbers and dates

extension ReadContent {
  /// A decimal without superfluous zeros.
  private static func decimal(_ text: String) -> String? { Rational(decimal: text)?.text }

  /// A colour in capitals and with two digits for each part, without an opacity of one.
  private static func color(_ text: String) -> String {
    let isShort = text.utf8.count < 6
    let color = isShort ? "#" + text.uppercased().dropFirst().map { "\($0)\($0)" }.joined() : text.uppercased()
    return color.utf8.count == 9 && color.hasSuffix("FF") ? String(color.dropLast(2)) : color
  }

  /// A date in a pattern, as Foundation reads it.
  private static func date(_ text: String, in pattern: DatePattern) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = pattern.text
    guard let date = formatter.date(from: text) else { return "?" }
    formatter.dateFormat = pattern.meaning == .day ? "yyyy-MM-dd" : "yyyy-MM-dd'T'HH:mm:ss"
    let standard = formatter.string(from: date)
    return pattern.meaning == .moment ? instant(standard + "Z") : localDate(standard)
  }

  /// A date without offset, with a `T` before its time and no superfluous zeros after it.
  private static func localDate(_ text: String) -> String {
    var result = text.replacing(" ", with: "T").uppercased()
    guard result.contains(".") else { return result }
    result.removeLast(max(0, result.count - 29))
    while result.hasSuffix("0") { result.removeLast() }
    return result.hasSuffix(".") ? String(result.dropLast()) : result
  }

  /// An RFC 3339 date as milliseconds since 1970; further digits are left out.
  private static func instant(_ text: String) -> String {
    let bytes = Array(text.utf8)
    func number(_ range: Range<Int>) -> Int { Int(String(decoding: bytes[range], as: UTF8.self)) ?? 0 }
    guard bytes.count >= 20 else { return "?" }
    let days = days(year: number(0..<4), month: number(5..<7), day: number(8..<10))
    var milliseconds = (((days * 24 + number(11..<13)) * 60 + number(14..<16)) * 60 + number(17..<19)) * 1_000
    let fraction = bytes[19...].drop { $0 == UInt8(ascii: ".") }.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if bytes[19] == UInt8(ascii: ".") {
      let digits = String(decoding: fraction.prefix(3), as: UTF8.self)
      milliseconds += Int(digits + String(repeating: "0", count: 3 - digits.count)) ?? 0
    }
    let end = bytes.count
    if let sign = [UInt8(ascii: "+"): -1, UInt8(ascii: "-"): 1][bytes[end - 6]] {
      milliseconds += sign * (number(end - 5..<end - 3) * 60 + number(end - 2..<end)) * 60_000
    }
    return "\(milliseconds) ms"
  }

  /// The days from 1970-01-01 to a date of the Gregorian calendar, in which every year of a period of 400 begins in March.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}

/// The fields and the data of cases that a version of a contract has.
private struct SharedFields {
  private let components: [String: Set<String>]
  private let actions: [String: Set<String>]
  /// Those of all records, whose names are in no response.
  private let records: Set<String>
  private let cases: Set<String>

  init(_ contract: Contract) {
    func keys(_ fields: [Field]) -> Set<String> { Set(fields.map { $0.name.wire }) }
    let owners = contract.components.elements.map { ($0.name.wire, keys($0.fields)) }
    components = Dictionary(owners) { first, _ in first }
    actions = Dictionary(contract.actions.elements.map { ($0.name.wire, keys($0.fields)) }) { first, _ in first }
    records = keys(contract.records.elements.flatMap { $0.fields })
    let withData = contract.enums.elements.flatMap { $0.cases }.filter { $0.payload != nil }
    cases = Set(withData.map { $0.name.wire })
  }

  func fields(of component: Component) -> [Field] { shared(component.fields, components[component.name.wire]) }

  func fields(of action: Action) -> [Field] { shared(action.fields, actions[action.name.wire]) }

  func fields(of record: Record) -> [Field] { shared(record.fields, records) }

  /// The order of fields differs between versions.
  private func shared(_ fields: [Field], _ keys: Set<String>?) -> [Field] {
    fields.filter { keys?.contains($0.name.wire) ?? false }.sorted { $0.name.wire < $1.name.wire }
  }

  func hasData(_ known: Enumeration.Case) -> Bool { cases.contains(known.name.wire) }
}
