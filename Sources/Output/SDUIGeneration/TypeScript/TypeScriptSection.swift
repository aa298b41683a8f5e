import SDUIIR

/// A section of a screen as an interface with a builder, a guard and its rules.
struct TypeScriptSection {
  private let section: ScreenSection
  private let path: SectionPath
  private let screen: TypeScriptScreen

  init(_ section: ScreenSection, _ path: SectionPath, _ screen: TypeScriptScreen) {
    (self.section, self.path, self.screen) = (section, path, screen)
  }

  /// The name of the type.
  var type: String { screen.name(.section(screen: screen.index, path)) }

  private var fromServer: FromServer {
    if case .fromServer(let ranges)? = section.properties[.fromServer] { ranges } else { FromServer() }
  }

  private var parts: [(name: String, part: Supplementary, key: TypeNames.Key)] {
    [
      ("header", section.header, TypeNames.Key.anyHeader(screen: screen.index, path)),
      ("footer", section.footer, .anyFooter(screen: screen.index, path)),
    ].compactMap { name, part, key in part.map { (name, $0, key) } }
  }

  // MARK: Types

  /// Adds the type with the types that it needs, the builder and the guard.
  func writeType(to source: inout SourceText) {
    let name = "the section `\(section.name.source)`"
    for (part, shown, key) in parts {
      screen.writeUnion(key, [shown.component], "What the \(part) of \(name) shows.", to: &source)
    }
    let units = section.units.map { $0.component }
    screen.writeUnion(.anyUnit(screen: screen.index, path), units, "Any unit of \(name).", to: &source)
    source.separator()
    source.documentation(section.documentation)
    source.block("export interface \(type) {", writeProperties)
    if section.kind.holdsSections {
      source.separator()
      source.documentation("Any section of the stack `\(section.name.source)`.")
      source.union("export type \(innerType) =", innerTypes)
    }
    writeFunctions(to: &source)
  }

  private var innerType: String { screen.name(.anyInnerSection(screen: screen.index, path)) }

  /// The types of the sections of a stack.
  private var innerTypes: [String] {
    section.sections.indices.map { screen.name(.section(screen: screen.index, SectionPath(path.section, inner: $0))) }
  }

  private func writeProperties(to source: inout SourceText) {
    source.line("readonly section: \"\(section.name.source)\";")
    if section.isRepeated {
      source.documentation("Distinguishes the section from others of its kind, also on other pages.")
      source.line("readonly sectionId?: string;")
    }
    for (name, part, key) in parts {
      source.line("readonly \(name)\(screen.isAlwaysShown(part) ? "" : "?"): \(screen.type(of: part.component, key));")
    }
    if section.kind.holdsSections {
      source.line("readonly sections: readonly \(innerType)[];")
    } else if let first = section.units.first {
      let unit = screen.type(of: first.component, .anyUnit(screen: screen.index, path))
      source.line("readonly units: readonly \(unit)[];")
    }
    source.documentation("Whether the backend of the section failed.")
    source.line("readonly isFailed: boolean;")
    for (name, range) in serverRanges {
      let bounds = ["from " + range.lowerBound.text, range.upperBound.map { "to " + $0.text }].compactMap { $0 }
      source.documentation("Each number is \(bounds.joined(separator: " ")). If it is missing, the layout decides.")
      let types = ["spacing": "sdui.Spacing", "insets": "sdui.Insets"]
      source.line("readonly \(name)?: \(types[name] ?? "number");")
    }
    if screen.keepsUnknown { source.unrecognizedInTypeScript() }
  }

  /// The values that a response may set, with their ranges.
  private var serverRanges: [(name: String, range: ValueRange)] {
    let ranges = [
      ("columns", fromServer.columns), ("startColumn", fromServer.startColumn), ("spacing", fromServer.spacing),
      ("insets", fromServer.insets),
    ]
    return ranges.compactMap { name, range in range.map { (name, $0) } }
  }

  private func writeFunctions(to source: inout SourceText) {
    let shown = parts.filter { screen.isAlwaysShown($0.part) }.map { "\"\($0.name)\"" }.joined(separator: " | ")
    source.separator()
    source.documentation("Makes the section `\(section.name.source)`.")
    let fields = "sdui.SectionFields<\(type)\(shown.isEmpty ? "" : ", " + shown)>"
    source.function("make\(type)", "fields: \(fields)", type, "return sdui.makeSection(fields, formOf\(type));")
    source.separator()
    source.documentation("Whether a section is `\(section.name.source)`.")
    let statement = "return value.section === \"\(section.name.source)\";"
    source.function("is\(type)", "value: sdui.AnySection", "value is \(type)", statement)
    TypeScriptEvents.write(section, type, screen.types, to: &source)
  }

  // MARK: Rules

  /// Adds the rules of the section.
  func writeForm(to source: inout SourceText) {
    source.separator()
    var members: [(key: String, value: TypeScriptExpression)] = [
      ("name", .word(TypeScriptNames.literal(section.name.source))),
      ("wire", .word(TypeScriptNames.literal(section.name.wire))),
    ]
    if section.isEssential { members.append(("isEssential", .word("true"))) }
    if section.isRepeated { members.append(("isRepeated", .word("true"))) }
    for (key, property) in [("minItems", Property.minItems), ("maxItems", .maxItems)] {
      if case .count(let count)? = section.properties[property] { members.append((key, .word(String(count)))) }
    }
    if !section.kind.holdsSections, !section.needsIdentities { members.append(("needsIdentities", .word("false"))) }
    for (name, part, _) in parts { members.append((name, screen.codecs(of: [part.component]))) }
    if section.kind.holdsSections {
      members.append(("sections", .array(innerTypes.map { .word("formOf" + $0) })))
    } else {
      members.append(("units", screen.codecs(of: section.units.map { $0.component })))
    }
    if let bundle { members.append(("bundle", bundle)) }
    if let ranges { members.append(("fromServer", ranges)) }
    source.block("const formOf\(type): sdui.SectionForm = {", closing: "};") { source in
      for (key, value) in members { value.write(to: &source, key + ": ", ",") }
    }
  }

  private var bundle: TypeScriptExpression? {
    section.bundle.map { bundle in
      let members = [
        ("wire", bundle.type), ("units", bundle.units), ("header", bundle.header), ("footer", bundle.footer),
      ]
      return .object(
        members.compactMap { key, text in text.map { (key, .word(TypeScriptNames.literal($0))) } })
    }
  }

  private var ranges: TypeScriptExpression? {
    let members = serverRanges.map { name, range -> (key: String, value: TypeScriptExpression) in
      let bounds = [range.lowerBound, range.upperBound].compactMap { $0?.text }
      return (name, .array(bounds.map { .word(TypeScriptNames.literal($0)) }))
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// The names that the code of the section uses from the file of the components.
  func collect(_ imports: inout TypeScriptImports) {
    for component in screen.accepted(parts.map { $0.part.component }) { imports.use(component, screen.types) }
    for component in screen.accepted(section.units.map { $0.component }) { imports.use(component, screen.types) }
    for action in TypeScriptEvents.actions(of: section, screen.types) {
      imports.types.insert(action)
      imports.values.insert("make" + action)
    }
  }
}
