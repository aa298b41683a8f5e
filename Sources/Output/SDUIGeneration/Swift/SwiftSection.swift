import SDUIIR

extension SwiftScreen {
  /// The type of one section.
  func writeSection(_ section: ScreenSection, _ path: SectionPath, to source: inout SourceText) {
    let name = type(.section(screen: index, path))
    let parts = parts(of: section, path)
    source.separator()
    source.comment(section.documentation, prefix: "///")
    source.block("public struct \(name): Hashable, Sendable {") { source in
      writeConstants(of: section, to: &source)
      source.separator()
      for part in parts {
        source.comment(part.property.documentation, prefix: "///")
        source.line("public var \(part.property.name): \(part.property.type)")
      }
      if screen.keepsUnknown { source.unrecognizedInSwift() }
      source.line()
      source.initializer(parts.map { $0.property }, documentation: "Creates a section.")
      source.events(of: section, scope)
    }
    source.separator()
    source.block("extension \(name): ResponseSection {") { source in
      source.call("public static let format = SectionFormat", format(of: section).map { .text($0) })
      source.line()
      source.block("public static func read(from section: SectionReader) -> \(name) {") { source in
        let arguments = parts.map { SwiftExpression.labelled($0.property.name, .text($0.reading)) }
        guard screen.keepsUnknown else { return source.call(name, arguments) }
        source.call("var result = " + name, arguments)
        source.line("result.unrecognized = section.unrecognized")
        source.line("return result")
      }
      source.line()
      source.block("public func write(to section: inout SectionWriter) {") { source in
        for part in parts { source.line(part.writing) }
      }
    }
  }

  private func writeConstants(of section: ScreenSection, to source: inout SourceText) {
    if !section.isRepeated {
      source.line("/// The identity of the section.")
      source.line("public static let sectionId = \(SwiftScope.text(section.name.wire))")
    }
    if let empty = section.empty {
      source.separator()
      source.line("/// What appears in place of the units if there are none.")
      source.line("public static let emptyPlaceholder = \(names.type(component(empty.component).name))()")
    }
    if let failure = section.failure {
      source.separator()
      source.line("/// What appears in place of the units if the backend of the section failed.")
      source.line("public static let failurePlaceholder = \(names.type(component(failure.component).name))()")
    }
  }

  /// A part of a section: a property, and the lines that read and write it.
  private struct Part {
    let property: SwiftProperty
    let reading: String
    let writing: String
  }

  private func parts(of section: ScreenSection, _ path: SectionPath) -> [Part] {
    var parts: [Part] = []
    if section.isRepeated {
      let words = "The identity of the section among all pages; `nil` if it is on this page only."
      parts.append(
        Part(
          property: SwiftProperty(name: "sectionId", type: "String?", defaultValue: .text("nil"), documentation: words),
          reading: "section.sectionId", writing: "section.sectionId(sectionId)"))
    }
    for (part, key, name) in [
      (section.header, TypeNames.Key.anyHeader(screen: index, path), "header"),
      (section.footer, .anyFooter(screen: index, path), "footer"),
    ] {
      guard let part else { continue }
      let type = partType(part, any: key)
      let words = name == "header" ? "The part above the units." : "The part below the units."
      parts.append(
        Part(
          property: self.part(name, part, any: key, documentation: words),
          reading: "section.\(name)(\(type).self)\(orDefault(part, type))", writing: "section.\(name)(\(name))"))
    }
    parts.append(list(of: section, path))
    parts.append(
      Part(
        property: SwiftProperty(
          name: "isFailed", type: "Bool", defaultValue: .text("false"),
          documentation: "Whether the backend of the section failed."),
        reading: "section.isFailed", writing: "section.failed(isFailed)"))
    return parts + serverValues(of: section)
  }

  /// The units of a section, or the sections of a stack.
  private func list(of section: ScreenSection, _ path: SectionPath) -> Part {
    if let type = names.type(.anyInnerSection(screen: index, path)) {
      return Part(
        property: SwiftProperty(name: "sections", type: "[\(type)]", documentation: "The sections in their order."),
        reading: "section.sections(\(type).self)", writing: "section.sections(sections)")
    }
    let only = section.units.first.map { names.type(component($0.component).name) }
    let type = names.type(.anyUnit(screen: index, path)) ?? only ?? "Never"
    return Part(
      property: SwiftProperty(name: "units", type: "[\(type)]", documentation: "The units in their order."),
      reading: "section.units(\(type).self)", writing: "section.units(units)")
  }

  /// Returns the values that a response may set.
  private func serverValues(of section: ScreenSection) -> [Part] {
    guard case .fromServer(let ranges)? = section.properties[.fromServer] else { return [] }
    func range(_ range: ValueRange) -> String {
      let upper = range.upperBound.map { SwiftScope.number($0) } ?? "Decimal.greatestFiniteMagnitude"
      return SwiftScope.number(range.lowerBound) + "..." + upper
    }
    func part(_ name: String, _ type: String, _ reading: String, _ writing: String, _ words: String) -> Part {
      Part(
        property: SwiftProperty(
          name: name, type: type + "?", defaultValue: .text("nil"), documentation: words + ", if the response sets it."),
        reading: reading, writing: writing)
    }
    var parts: [Part] = []
    for (name, bounds, words) in [
      ("columns", ranges.columns, "The number of columns"),
      ("startColumn", ranges.startColumn, "The column of the first item, from 1"),
    ] {
      guard let bounds else { continue }
      parts.append(
        part(
          name, "Int", "section.count(\"\(name)\", in: \(range(bounds)))", "section.count(\"\(name)\", \(name))", words)
      )
    }
    for (name, bounds, words) in [
      ("spacing", ranges.spacing, "The distances between items"), ("insets", ranges.insets, "The insets"),
    ] {
      guard let bounds else { continue }
      let type = name == "spacing" ? "SectionSpacing" : "SectionInsets"
      parts.append(
        part(name, type, "section.\(name)(in: \(range(bounds)))", "section.\(name)(\(name))", words))
    }
    return parts
  }

  private func format(of section: ScreenSection) -> [String] {
    var arguments = [SwiftScope.text(section.name.wire)]
    if section.isEssential { arguments.append("isEssential: true") }
    if section.isRepeated { arguments.append("isRepeated: true") }
    if case .count(let count)? = section.properties[.minItems] { arguments.append("minItems: \(count)") }
    if case .count(let count)? = section.properties[.maxItems] { arguments.append("maxItems: \(count)") }
    if !section.kind.holdsSections, !section.needsIdentities { arguments.append("needsIdentities: false") }
    if section.header != nil { arguments.append("hasHeader: true") }
    if section.footer != nil { arguments.append("hasFooter: true") }
    if section.kind.holdsSections { arguments.append("holdsSections: true") }
    guard let bundle = section.bundle else { return arguments }
    var parts = ["type: " + SwiftScope.text(bundle.type)]
    if let header = bundle.header { parts.append("header: " + SwiftScope.text(header)) }
    if let footer = bundle.footer { parts.append("footer: " + SwiftScope.text(footer)) }
    parts.append("units: " + SwiftScope.text(bundle.units))
    arguments.append("bundle: BundleFormat(\(parts.joined(separator: ", ")))")
    return arguments
  }
}
