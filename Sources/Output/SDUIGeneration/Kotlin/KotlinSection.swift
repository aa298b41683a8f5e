import SDUIIR

extension KotlinScreen {
  /// Adds the class of any section.
  func writeAnySection(to source: inout SourceText) {
    let sections = screen.sections.indices.map { (SectionPath($0), screen.sections[$0]) }
    writeAnySection(sectionName, "Any section of the screen.", sections, to: &source)
  }

  private func writeAnySection(
    _ name: String, _ documentation: String, _ sections: [(SectionPath, ScreenSection)], to source: inout SourceText
  ) {
    source.kdoc(
      documentation,
      notes: [
        """
        @property sectionId what the section is called; `null` for a repeated section without a name of its own
        @property isFailed whether the backend of the section failed
        """
      ])
    source.block("sealed class \(name) {") { source in
      source.line("abstract val sectionId: String?")
      source.line("abstract val isFailed: Boolean")
      source.line("internal abstract val compared: ComparedSection")
      source.line()
      source.line("internal abstract fun write(json: JsonWriter)")
      source.line()
      source.block("internal companion object {") { source in
        KotlinWhen(
          modifiers: "", name: "read", parameter: "section", type: "SectionNode", result: name + "?",
          subject: "section.name",
          branches: sections.map { path, section in
            let type = self.name(.section(screen: index, path))
            return (KotlinNames.literal(section.name.wire), "\(type).read(section)")
          }, otherwise: "null"
        ).write(to: &source)
      }
    }
  }

  /// Adds the class of a section, those of its units, and for a stack that of any of its sections.
  func write(_ section: ScreenSection, _ path: SectionPath, to source: inout SourceText) {
    let type = KotlinSection(section, path, self)
    if section.kind.holdsSections {
      let inner = section.sections.indices.map { (SectionPath(path.section, inner: $0), section.sections[$0]) }
      let noun = "Any section of the stack `\(section.name.source)`."
      writeAnySection(name(.anyInnerSection(screen: index, path)), noun, inner, to: &source)
      source.line()
    }
    for part in type.parts { writeAny(part, to: &source) }
    if let units = type.units {
      units.write("unit of the section `\(section.name.source)`", to: &source)
      source.line()
    }
    type.write(to: &source)
  }

  /// Adds the class of any component of a header, a footer or a bar, where there are several.
  func writeAny(_ part: KotlinPart, to source: inout SourceText) {
    guard let name = part.anyName else { return }
    KotlinUnits(name, part.accepted, self).write("component that can be here", to: &source)
    source.line()
  }
}

/// A section as a class.
struct KotlinSection {
  private let section: ScreenSection
  private let path: SectionPath
  private let screen: KotlinScreen
  private let accepted: [Component]
  /// The class of any unit; `nil` where there is only one component.
  let units: KotlinUnits?
  /// Its header and footer.
  let parts: [KotlinPart]

  init(_ section: ScreenSection, _ path: SectionPath, _ screen: KotlinScreen) {
    self.section = section
    self.path = path
    self.screen = screen
    let contract = screen.screen.contract
    accepted = contract.withFallbacks(section.units.map { $0.component }).map { contract.components[$0] }
    units = screen.names[.anyUnit(screen: screen.index, path)].map { [accepted] in KotlinUnits($0, accepted, screen) }
    let index = screen.index
    let header = section.header.map {
      KotlinPart($0.component, screen.names[.anyHeader(screen: index, path)], .header, screen)
    }
    let footer = section.footer.map {
      KotlinPart($0.component, screen.names[.anyFooter(screen: index, path)], .footer, screen)
    }
    parts = [header, footer].compactMap { $0 }
  }

  private var name: String { screen.name(.section(screen: screen.index, path)) }

  private var isKept: Bool { screen.names.keepsUnknown }

  /// The class that it extends.
  private var superclass: String {
    let stack = SectionPath(path.section)
    return path.inner == nil ? screen.sectionName : screen.name(.anyInnerSection(screen: screen.index, stack))
  }

  /// The class of its units or sections, the name of the property, and the call that reads them.
  private var items: (type: String, property: String, reading: String) {
    if section.kind.holdsSections {
      let type = screen.name(.anyInnerSection(screen: screen.index, path))
      return (type, "sections", "section.sections { \(type).read(it) }")
    }
    if let units { return (units.name, "units", "section.units { \(units.name).read(it) }") }
    let type = accepted.first.map { screen.names[$0.name] } ?? "Nothing"
    return (type, "units", accepted.isEmpty ? "section.units { it.refuse<Nothing>() }" : "section.units(\(type))")
  }

  /// The values that a response may set, with their types and ranges.
  private var serverValues: [(key: ResponseKey, type: String, range: String)] {
    guard case .fromServer(let ranges)? = section.properties[.fromServer] else { return [] }
    let types: [ResponseKey: String] = [.spacing: "ServerSpacing", .insets: "ServerInsets"]
    return FromServer.properties.compactMap { property, key in
      ranges[property].map { (key, types[key] ?? "Long", kotlinDecimalRange($0.lowerBound, $0.upperBound)) }
    }
  }

  /// Adds the class.
  func write(to source: inout SourceText) {
    source.kdoc(section.documentation)
    var properties = section.isRepeated ? ["override val sectionId: String? = null"] : []
    properties += parts.map { "val " + $0.parameter }
    properties.append("val \(items.property): List<\(items.type)>")
    properties += serverValues.map { "val \($0.key.rawValue): \($0.type)? = null" }
    properties.append("override val isFailed: Boolean = false")
    properties += screen.forms.unrecognized
    source.call("data class \(name)(", properties, closing: ") : \(superclass)() {")
    source.indented { source in
      if !section.isRepeated {
        source.line("override val sectionId: String get() = \(KotlinNames.literal(section.name.wire))")
        source.line()
      }
      KotlinEvents(of: section, screen.forms).write(to: &source)
      writeComparison(to: &source)
      source.line()
      writeWriter(to: &source)
      source.line()
      source.block("internal companion object {") { source in
        let rules = screen.rules(of: section, path)
        source.call("val rules = SectionRules(", rules, closing: ")")
        source.line()
        writeReader(to: &source)
      }
    }
    source.line("}")
  }

  /// What changes compare.
  private func writeComparison(to source: inout SourceText) {
    let isStack = section.kind.holdsSections
    var arguments = [
      KotlinNames.literal(section.name.wire), "sectionId", section.header == nil ? "null" : "header",
      section.footer == nil ? "null" : "footer",
      isStack ? "emptyList()" : units == nil ? "units" : "units.map { it.content }",
    ]
    if isStack { arguments.append("sections.map { it.compared }") }
    if section.identifiesByPosition { arguments.append("identifiesUnits = false") }
    source.call("override val compared: ComparedSection get() = ComparedSection(", arguments, closing: ")")
  }

  private func writeReader(to source: inout SourceText) {
    var arguments = section.isRepeated ? ["sectionId = section.sectionId"] : []
    arguments += parts.map { $0.argument(of: "section") }
    arguments.append("\(items.property) = \(items.reading)")
    arguments += serverValues.map { "\($0.key.rawValue) = section.\($0.key.rawValue)(\($0.range))" }
    arguments.append("isFailed = section.isFailed")
    if isKept { arguments.append("unrecognized = section.unrecognized") }
    source.call("fun read(section: SectionNode): \(name) = \(name)(", arguments, closing: ")")
  }

  private func writeWriter(to source: inout SourceText) {
    source.block("override fun write(json: JsonWriter) {") { source in
      source.line("json.beginObject()")
      source.line("json.member(\(screen.key(.section)), \(KotlinNames.literal(section.name.wire)))")
      source.line("json.member(\(screen.key(.sectionId)), sectionId)")
      for part in parts { source.line(part.writing) }
      for value in serverValues {
        let isCount = value.type == "Long"
        let name = value.key.rawValue
        source.line("json.member(\(screen.key(value.key)), \(name))" + (isCount ? "" : " { it.write(json) }"))
      }
      source.line("if (isFailed) json.member(\(screen.key(.failed)), true)")
      source.line("json.key(\(screen.key(section.kind.holdsSections ? .sections : .units)))")
      let isOne = units == nil && !section.kind.holdsSections && !accepted.isEmpty
      let unit = items.type + (isKept ? ", item.unrecognized" : "")
      let value = isOne ? "json.unit(\(unit)) { item.write(json) }" : "item.write(json)"
      let list = items.property + (isKept ? ", unrecognized" : "")
      source.line(
        accepted.isEmpty && !section.kind.holdsSections
          ? "json.list(\(list)) { }" : "json.list(\(list)) { item -> \(value) }")
      if isKept { source.line("json.unrecognized(unrecognized)") }
      source.line("json.endObject()")
    }
  }
}
