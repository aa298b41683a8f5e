import SDUIIR
import SDUIJSON

/// Writes an inferred screen as source. The formatter arranges it.
struct ScreenWriter {
  private var lines: [String] = []

  /// The source of a screen and its declarations.
  static func source(_ screen: InferredScreen) -> String {
    var writer = ScreenWriter()
    writer.write(screen)
    for declaration in screen.declarations { writer.write(declaration) }
    return writer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(_ screen: InferredScreen) {
    lines.append("// Inferred from responses by `sduic import`. Review types and bounds. The layout is a placeholder.")
    lines.append("")
    lines.append("screen \(screen.name)\(Self.wire(screen.wire, screen.name)) {")
    write(screen.keys)
    if let pagination = screen.pagination { lines.append("pagination: \(pagination)") }
    for bar in screen.bars { lines.append("\(bar.name) \(bar.component) { height: 44 }") }
    var fields: [String: [InferredField]] = [:]
    for declaration in screen.declarations where declaration.kind == .component {
      fields[declaration.name] = declaration.fields
    }
    for section in screen.sections { write(section, fields) }
    lines.append("}")
  }

  /// Writes where the server has what keys name.
  private mutating func write(_ keys: ResponseKeys) {
    let places = keys.entries.map { entry in
      let form =
        switch entry.form {
        case .usual: ""
        case .number: ", as: number"
        case .first(let first): ", first: \(first)"
        }
      let place =
        switch entry.place {
        case .name(let name): Self.quoted(name)
        case .paths(let paths): "at(" + paths.map { Self.quoted($0.text) }.joined(separator: ", ") + form + ")"
        case .source(let source): source.rawValue
        }
      return "\(entry.key.rawValue): \(place)"
    }
    if !places.isEmpty { lines.append("wire: (\(places.joined(separator: ", ")))") }
  }

  private mutating func write(_ section: InferredSection, _ fields: [String: [InferredField]]) {
    lines.append("")
    let modifiers = (section.isEssential ? "essential " : "") + (section.isRepeated ? "repeated " : "")
    let layout = section.layout
    let kind = layout.isStrip ? "carousel" : layout.columns != nil ? "grid" : "list"
    lines.append("\(modifiers)section \(section.name)\(Self.wire(section.wire, section.name)): \(kind) {")
    write(section.keys)
    if let columns = layout.columns, !layout.isStrip { lines.append("columns: \(columns.value)") }
    if let spacing = layout.spacing { lines.append("spacing: \(spacing.value)") }
    if let range = layout.columns?.range, !layout.isStrip {
      lines.append("fromServer: (columns: \(range.lowerBound)...\(range.upperBound))")
    }
    if section.grows { lines.append("grows: true") }
    if section.isPositional { lines.append("identity: position") }
    if let header = section.header { lines.append("header \(header) { height: estimated(44) }") }
    if let footer = section.footer { lines.append("footer \(footer) { height: estimated(44) }") }
    if let bundle = section.bundle {
      let parts = [("header", bundle.header), ("footer", bundle.footer), ("units", bundle.units)]
      let members = parts.compactMap { part in part.1.map { "\(part.0): \(Self.quoted($0))" } }
      lines.append("bundle as \(Self.quoted(bundle.wire)) { \(members.joined(separator: ", ")) }")
    }
    for unit in section.units {
      let width = layout.isStrip ? "width: 160\n" : ""
      lines.append("unit \(unit) {\n\(width)height: estimated(\(Self.height(of: fields[unit] ?? [])))\n}")
    }
    lines.append("}")
  }

  /// A guess: a row for each of the first texts, and room for a picture.
  private static func height(of fields: [InferredField]) -> Int {
    let rows = min(3, fields.count { $0.type.source.hasPrefix("Text") })
    let hasPicture = fields.contains { $0.type == .plain("Image") }
    return 44 + 20 * rows + (hasPicture ? 160 : 0)
  }

  // MARK: - Declarations

  private mutating func write(_ declaration: InferredDeclaration) {
    let name = declaration.name + Self.wire(declaration.wire, declaration.name)
    lines.append("")
    if case .enumeration(let isOpen, let cases, let form) = declaration.kind {
      lines.append("\(isOpen ? "open " : "")enum \(name) {")
      if form == .onlyKey { lines.append("wire: (type: onlyKey)") }
      if case .keys(let type, let data) = form, form != .standard {
        lines.append("wire: (type: \(Self.quoted(type)), data: \(Self.quoted(data)))")
      }
      if case .beside(let key) = form { lines.append("wire: (type: \(Self.quoted(key)), data: at(\".\"))") }
      for element in cases {
        let payload = element.payload.map { ": " + $0.source } ?? ""
        lines.append(element.name + Self.wire(element.wire, element.name) + payload)
      }
      return lines.append("}")
    }
    lines.append("\(Self.keyword(declaration.kind)) \(name)\(declaration.fields.isEmpty ? "" : " {")")
    for field in declaration.fields {
      lines.append("\(field.name)\(Self.wire(field.wire, field.name)): \(field.notation)")
    }
    if !declaration.fields.isEmpty { lines.append("}") }
  }

  private static func keyword(_ kind: InferredDeclaration.Kind) -> String {
    switch kind {
    case .record: "record"
    case .action: "action"
    case .component: "component"
    case .enumeration: "enum"
    }
  }

  /// The argument that names the texts of a missing value.
  static func absent(_ texts: [String]) -> String {
    let list = texts.map(quoted).joined(separator: ", ")
    return "absent: " + (texts.count == 1 ? list : "[\(list)]")
  }

  /// A type with further arguments.
  static func type(_ text: String, with arguments: [String]) -> String {
    if arguments.isEmpty { return text }
    let start = text.hasSuffix(")") ? text.dropLast() + ", " : text + "("
    return start + arguments.joined(separator: ", ") + ")"
  }

  private static func wire(_ wire: String, _ name: String) -> String {
    wire == name ? "" : " as " + quoted(wire)
  }

  /// A text in quotation marks. Characters beyond ASCII are escaped, because some of them reorder text.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22, 0x5C:
        result += "\\"
        result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      case 0x20...0x7E: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return result + "\""
  }
}
