import SDUIIR

extension KotlinScreen {
  /// Adds the rules of the screen.
  func writeRules(to source: inout SourceText) {
    let sections = KotlinList(
      function: "listOf", type: "List<SectionRules>", more: "moreSections", elements: names(of: screen.sections))
    let components = KotlinList(
      function: "setOf", type: "Set<String>", more: "moreComponents",
      elements: screen.contract.components.elements.map { KotlinNames.literal($0.name.wire) })
    let options = options
    source.line("private val rules = ScreenRules(")
    source.indented { source in
      source.line("screen = \(KotlinNames.literal(screen.name.wire)),")
      sections.write("sections = ", closing: ",", to: &source)
      components.write("components = ", closing: options.isEmpty ? "" : ",", to: &source)
      for (index, option) in options.enumerated() { source.line(option + (index + 1 < options.count ? "," : "")) }
    }
    source.line(")")
    sections.writeMore(to: &source)
    components.writeMore(to: &source)
  }

  /// The differences from the usual rules.
  private var options: [String] {
    let properties = screen.properties
    var options: [String] = []
    if !keys.entries.isEmpty, !keys.isMapped {
      let names = keys.entries.map { "\($0.key.rawValue) = \(KotlinNames.literal(keys[$0.key]))" }
      options.append("keys = ResponseKeys(\(names.joined(separator: ", ")))")
    }
    if keys.isMapped { options.append("serverForm = mapping") }
    if properties[.unknown] == .keyword(.fail) { options.append("dropsUnknown = false") }
    if screen.keepsUnknown { options.append("keepsUnknown = true") }
    if properties[.invalid] == .keyword(.fail) { options.append("dropsInvalid = false") }
    if properties[.sectionOrder] == .keyword(.fixed) { options.append("isFixed = true") }
    if case .pagination(let pagination)? = properties[.pagination], pagination.style == .cursor {
      options.append("needsCursor = true")
    }
    return options
  }

  private func names(of sections: [ScreenSection]) -> [String] {
    sections.indices.map { name(.section(screen: index, SectionPath($0))) + ".rules" }
  }

  /// The arguments of the rules of a section.
  func rules(of section: ScreenSection, _ path: SectionPath) -> [String] {
    var arguments = [KotlinNames.literal(section.name.wire)]
    if section.isEssential { arguments.append("isEssential = true") }
    if section.isRepeated { arguments.append("isRepeated = true") }
    for (property, name) in [(Property.minItems, "minItems"), (.maxItems, "maxItems")] {
      if case .count(let bound)? = section.properties[property] { arguments.append("\(name) = \(bound)") }
    }
    if !section.kind.holdsSections, !section.needsIdentities { arguments.append("needsIdentities = false") }
    if let header = section.header { arguments.append("header = \(type(of: header.component))") }
    if let footer = section.footer { arguments.append("footer = \(type(of: footer.component))") }
    if let bundle = section.bundle, let unit = section.units.first {
      var keys = [
        "type = \(KotlinNames.literal(bundle.type))", "unit = \(type(of: unit.component))",
        "units = \(KotlinNames.literal(bundle.units))",
      ]
      if let header = bundle.header { keys.append("header = \(KotlinNames.literal(header))") }
      if let footer = bundle.footer { keys.append("footer = \(KotlinNames.literal(footer))") }
      arguments.append("bundle = BundleRules(\(keys.joined(separator: ", ")))")
    }
    if section.kind.holdsSections {
      let inner = section.sections.indices.map { SectionPath(path.section, inner: $0) }
      let names = inner.map { name(.section(screen: index, $0)) + ".rules" }
      arguments.append("sections = listOf(\(names.joined(separator: ", ")))")
    }
    return arguments
  }

  private func type(of id: ID<Component>) -> String { "\(names[screen.contract.components[id].name]).type" }
}

/// A list as an expression. A method of the JVM has at most 64 KB, so that the elements of a long one are in several.
struct KotlinList {
  let function: String
  let type: String
  /// The name of the functions for further elements.
  let more: String
  let elements: [String]

  /// The maximum number of elements of an expression.
  private static let greatestCount = 500

  private var parts: [ArraySlice<String>] {
    stride(from: 0, to: max(elements.count, 1), by: Self.greatestCount).map {
      elements[$0..<min($0 + Self.greatestCount, elements.count)]
    }
  }

  /// Adds the expression.
  func write(_ opening: String, closing: String, to source: inout SourceText) {
    write(parts[0], 0, opening, closing: closing, to: &source)
  }

  /// Adds the functions for further elements.
  func writeMore(to source: inout SourceText) {
    for (index, part) in parts.enumerated().dropFirst() {
      source.line()
      write(part, index, "private fun \(more)\(index + 1)(): \(type) = ", closing: "", to: &source)
    }
  }

  private func write(
    _ elements: ArraySlice<String>, _ index: Int, _ opening: String, closing: String, to source: inout SourceText
  ) {
    let rest = index + 1 < parts.count ? " + \(more)\(index + 2)()" : ""
    source.fill(opening + function + "(", Array(elements), closing: ")" + rest + closing)
  }
}

extension KotlinScreen {
  /// Adds the form of the server's responses, if it is not that of the format.
  func writeMapping(to source: inout SourceText) {
    guard let mapping = ResponseMapping(screen) else { return }
    mapping.value.write("private val mapping = ", to: &source)
    source.line()
  }
}

extension MappingValue {
  /// The value as an expression of Kotlin on one line.
  private var kotlin: String {
    guard let (opening, parts) = kotlinParts else { return kotlinWord }
    return opening + parts.map { $0.label + $0.value.kotlin }.joined(separator: ", ") + ")"
  }

  private var kotlinWord: String {
    switch self {
    case .text(let text): KotlinNames.literal(text)
    case .integer(let number): String(number)
    default: "true"
    }
  }

  /// The beginning and the arguments of a call.
  private var kotlinParts: (opening: String, parts: [(label: String, value: MappingValue)])? {
    switch self {
    case .text, .integer, .yes: nil
    case .list(let elements): ("listOf(", elements.map { ("", $0) })
    case .dictionary(let members): ("mapOf(", members.map { (KotlinNames.literal($0.key) + " to ", $0.value) })
    case .object(let type, let members): (type + "(", members.map { ($0.label + " = ", $0.value) })
    }
  }

  /// Writes the expression between two texts, with each argument on a line of its own if it is long.
  fileprivate func write(_ prefix: String, _ suffix: String = "", to source: inout SourceText) {
    let line = prefix + kotlin + suffix
    guard !source.fits(line), let (opening, parts) = kotlinParts, !parts.isEmpty else { return source.line(line) }
    source.line(prefix + opening)
    source.indented { source in
      for (index, part) in parts.enumerated() {
        part.value.write(part.label, index + 1 < parts.count ? "," : "", to: &source)
      }
    }
    source.line(")" + suffix)
  }
}
