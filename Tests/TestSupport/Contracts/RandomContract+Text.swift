extension RandomContract {
  /// The program.
  public var text: String {
    let declarations =
      enums.map { text(of: $0) } + records.map { text(of: $0, "record") } + actions.map { text(of: $0, "action") }
      + components.map { text(of: $0, "component") }
    return declarations.joined() + screenText
  }

  private var screenText: String {
    var text = "screen Home {\n  clients: (ios: 1.0...)\n"
    if screen.isFixed { text += "  sections: fixed\n" }
    if screen.failsForUnknown {
      text += "  unknown: fail\n"
    } else if components.count.isMultiple(of: 2) {
      text += "  unknown: keep\n"
    }
    if screen.failsForInvalid { text += "  invalid: fail\n" }
    if screen.isPaged { text += "  pagination: (by: page)\n" }
    if let bar = screen.bar { text += "  topBar \(name(of: bar)) { height: 44 }\n" }
    for section in sections {
      if section.isInStack { text += "  section \(section.name.source)Stack: stack {\n" }
      text += self.text(of: section)
      if section.isInStack { text += "  }\n" }
    }
    return text + "}\n"
  }

  private func text(of section: Section) -> String {
    let words = (section.isEssential ? "essential " : "") + (section.isRepeated ? "repeated " : "")
    var text = "  \(words)section \(text(of: section.name)): \(section.kind) {\n"
    if section.kind == "grid" { text += "    columns: 2\n" }
    if section.kind == "grid", let columns = section.serverColumns {
      text += "    fromServer: (columns: 1...\(columns))\n"
    }
    if let least = section.minItems { text += "    minItems: \(least)\n" }
    if let greatest = section.maxItems { text += "    maxItems: \(greatest)\n" }
    if let header = section.header { text += "    header \(name(of: header)) { height: 30 }\n" }
    if let footer = section.footer { text += "    footer \(name(of: footer)) { height: 30 }\n" }
    if let bundle = section.bundle { text += "    bundle as \"\(bundle)\" { units: items }\n" }
    for unit in section.units {
      text += "    unit \(name(of: unit)) { \(section.kind == "carousel" ? "width: 100, " : "")height: 40 }\n"
    }
    return text + "  }\n"
  }

  private func text(of name: Name) -> String { name.source + (name.wire.map { " as \"\($0)\"" } ?? "") }

  private func text(of enumeration: Enumeration) -> String {
    let cases = enumeration.cases.map { known in
      text(of: known.name) + (known.payload.map { ": \(text(of: $0))" } ?? "")
        + (known.since.map { " since \($0)" } ?? "")
    }
    let payloads = enumeration.cases.compactMap { $0.payload }
    let areRecords = payloads.allSatisfy { if case .record = $0 { true } else { false } }
    let isPossible = !payloads.isEmpty && (areRecords || !enumeration.wire.contains("at("))
    let wire = isPossible && !enumeration.wire.isEmpty ? ["wire: \(enumeration.wire)"] : []
    let members = (wire + cases).joined(separator: ", ")
    return "\(enumeration.isOpen ? "open " : "")enum \(enumeration.name) { \(members) }\n"
  }

  private func text(of object: Object, _ word: String) -> String {
    var fields = object.fields.map { text(of: $0) } + object.reserved.map { "reserved \($0)" }
    if object.isUnit { fields.insert("id: ID", at: 0) }
    if let tap = object.tap { fields.append("on tap: \(name(of: tap)) {}") }
    let since = object.since.map { " since \($0) fallback drop" } ?? ""
    return "\(word) \(text(of: object.name))\(since) { \(fields.joined(separator: ", ")) }\n"
  }

  private func text(of field: Field) -> String {
    var text = "\(text(of: field.name)): \(typeText(of: field))"
    if field.isOptional { text += "?" }
    if field.hasDefault, let value = value(of: field.type, field.seed) { text += " = \(value)" }
    if let since = field.since { text += " since \(since)" }
    if let until = field.until { text += " until \(until)" }
    return text
  }

  /// The type of a field without its question mark. About half of the URLs have schemes, half of the optional fields
  /// may have invalid values, and a third of them has texts of missing values.
  private func typeText(of field: Field) -> String {
    let isSecond = field.seed % 2 == 1
    var type = text(of: field.type)
    if type == "URL", isSecond, !field.hasDefault { type = "URL(schemes: [https, \"my-app\"])" }
    guard field.isOptional else { return type }
    let missing =
      (field.seed % 3 == 0 ? [#"absent: ["", "é~"]"#] : field.seed % 3 == 1 ? [] : [#"absent: "x\"y""#])
      + (isSecond ? [] : ["invalid: nil"])
    for argument in missing {
      type = type.last == ")" ? type.dropLast() + ", \(argument))" : type + "(\(argument))"
    }
    return type
  }

  private func text(of type: FieldType) -> String {
    switch type {
    case .text(let bounds): "Text" + text(of: bounds)
    case .int(let bounds): "Int" + text(of: bounds)
    case .decimal(let bounds): "Decimal" + text(of: bounds)
    case .number(let bounds): "Decimal" + text(of: bounds, "as: number")
    case .anyDecimal(let bounds): "Decimal" + text(of: bounds, "as: any")
    case .id: "ID"
    case .numericID: "ID(as: number)"
    case .bool: "Bool"
    case .url: "URL"
    case .date(let word): "Date" + (word.map { "(as: \($0))" } ?? "")
    case .color: "Color"
    case .shortColor: "Color(as: short)"
    case .image: "Image"
    case .enumeration(let key): enums.first { $0.key == key }?.name ?? "Missing"
    case .record(let key): name(of: key)
    case .action(let keys): "Action(\(keys.map { name(of: $0) }.joined(separator: ", ")))"
    case .list(let element, let isOptional, let bounds, let isMap):
      "[\(isMap ? "Text: " : "")\(text(of: element))\(isOptional ? "?" : "")]"
        + text(of: bounds, takesOne(element, bounds, isMap: isMap) ? "as: any" : nil)
    }
  }

  /// Whether one value may be in place of a list: of about a third of the lists, and edits of bounds change it.
  private func takesOne(_ element: FieldType, _ bounds: Bounds, isMap: Bool) -> Bool {
    if case .list = element { return false }
    return !isMap && (bounds.maximum ?? bounds.minimum ?? 1) % 3 == 0
  }

  private func text(of bounds: Bounds, _ first: String? = nil) -> String {
    let words = [first, bounds.minimum.map { "min: \($0)" }, bounds.maximum.map { "max: \($0)" }].compactMap { $0 }
    return words.isEmpty ? "" : "(\(words.joined(separator: ", ")))"
  }

  func name(of key: Int) -> String {
    (records + actions + components).first { $0.key == key }?.name.source ?? "Missing"
  }

  /// Returns one of two values of a type; `nil` if no value can be written without knowing more.
  private func value(of type: FieldType, _ seed: Int) -> String? {
    switch type {
    case .text(let bounds):
      let count = (bounds.minimum ?? 0) + seed
      return "\"" + String(repeating: "x", count: min(count, bounds.maximum ?? count)) + "\""
    case .int(let bounds), .decimal(let bounds), .number(let bounds), .anyDecimal(let bounds):
      return "\(min((bounds.minimum ?? 0) + seed, bounds.maximum ?? .max))"
    case .id: return "\"id\(seed)\""
    case .numericID: return "\(seed)"
    case .bool: return seed == 0 ? "true" : "false"
    case .url: return "\"https://example.com/\(seed)\""
    case .date("seconds"), .date("milliseconds"): return "\(seed)"
    case .date(let word?) where Self.datePatterns[word] != nil:
      return Self.datePatterns[word].map { "\"\($0(30 + seed))\"" }
    case .date(let word):
      return "\"2026-01-3\(seed)" + ([nil: "T09:00:00Z", "local": "T09:00:00"][word] ?? "") + "\""
    case .color, .shortColor: return "#0000\(seed)0"
    case .enumeration(let key):
      let plain = enums.first { $0.key == key }?.cases.filter { $0.payload == nil && $0.since == nil } ?? []
      return plain.isEmpty ? nil : plain[seed % plain.count].name.source
    case .list(_, _, let bounds, _): return bounds.minimum ?? 0 == 0 ? "[]" : nil
    case .image, .record, .action: return nil
    }
  }
}
