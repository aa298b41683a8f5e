import SDUIIR
import SDUIJSON

/// Infers sections and components from the parts of the responses.
struct SectionInference {
  let samples: ResponseSamples
  let envelope: ResponseEnvelope
  var inference: DataInference
  private var table: ComponentTable
  private var sections: [InferredSection] = []
  /// The names of the components whose data do not identify their units.
  var withoutIdentity: Set<String> = []

  init(_ samples: ResponseSamples, _ envelope: ResponseEnvelope, screen: String) {
    self.samples = samples
    self.envelope = envelope
    var names = NameTable.ofDeclarations
    _ = names.unique(screen)
    inference = DataInference(samples, names, leavesOut: envelope.isArranged)
    table = ComponentTable(samples, envelope)
  }

  /// Infers the sections, and all declarations that they need.
  mutating func infer(into screen: inout InferredScreen) throws(ImportError) {
    var names = NameTable()
    for section in envelope.sections { try read(section, named: names.unique(sectionName(section.wire))) }
    for (index, section) in envelope.sections.enumerated() where sections[index].units.isEmpty {
      sections[index].units = [typeOfUnits(ofEmpty: section, named: sections[index].name)]
    }
    for bar in envelope.bars {
      for unit in bar.units {
        let component = try add(unit)
        if !screen.bars.contains(where: { $0.name == bar.name }) { screen.bars.append((bar.name, component)) }
      }
    }
    inference.collectActions(in: table.components.flatMap { $0.data })
    for component in table.components { try declare(component) }
    try inference.declareActions()
    for index in sections.indices {
      sections[index].isPositional = sections[index].units.contains(where: withoutIdentity.contains)
    }
    screen.sections = sections
    let components = inference.declarations.filter { $0.kind == .component }
    let others = inference.declarations.filter { $0.kind != .component }
    let joined = EqualDeclarations(joining: components + others, screen: screen.name)
    screen.declarations = joined.declarations
    inference.changeNotes { joined.renamed($0) }
  }

  private func sectionName(_ wire: String) -> String { SourceNames.unreserved(wire, or: "section") }

  // MARK: - Sections

  private mutating func read(_ section: SectionSamples, named name: String) throws(ImportError) {
    var result = InferredSection(name: name, wire: section.wire)
    (result.isEssential, result.isRepeated) = (section.isEssential, section.isRepeated)
    if let bundle = bundle(of: section) {
      readBundle(bundle, of: section, &result)
    } else {
      var found: Set<Int> = []
      for list in section.lists {
        for index in try table.addUnits(samples.units(of: list), &inference.names) where found.insert(index).inserted {
          result.units.append(table.components[index].name)
        }
      }
    }
    for part in section.headers { result.header = try add(part) }
    for part in section.footers { result.footer = try add(part) }
    sections.append(result)
  }

  /// The type of the units of a section that never has one: that of the others in such lists, or a placeholder.
  private mutating func typeOfUnits(ofEmpty section: SectionSamples, named name: String) -> String {
    let known = envelope.unitTypes[section.wire].flatMap { table.index(of: $0) }
    let index = known ?? table.addData([], named: name + "Unit", &inference.names)
    let type = table.components[index].name
    if let place = section.places.first {
      let meaning = known == nil ? "a placeholder" : "the type of the other lists"
      inference.note("`\(name)` never has a unit; `\(type)` is \(meaning)", at: place)
    }
    return type
  }

  /// Adds a header, footer or bar, and gives the source name of its component.
  private mutating func add(_ part: SampleNode) throws(ImportError) -> String {
    let index = try table.addPart(part, &inference.names)
    return table.components[index].name
  }

  /// The one unit of a section whose data are its items, and its header and footer.
  private func bundle(of section: SectionSamples) -> InferredBundle? {
    guard !envelope.isArranged, !envelope.isFlat, section.headers.isEmpty, section.footers.isEmpty else { return nil }
    let units = section.lists.map { samples.elements($0) }
    guard !units.isEmpty, units.allSatisfy({ $0.count == 1 }) else { return nil }
    let types = Set(units.compactMap { try? table.type(of: $0[0]) })
    guard types.count == 1, let type = types.first else { return nil }
    let data = units.compactMap { samples.member(envelope.keys[.data], $0[0]) }
    guard data.count == units.count, data.allSatisfy({ samples.kind($0) == .object }) else { return nil }
    let members = samples.members(data)
    let lists = members.filter { $0.values.allSatisfy(isListOfObjects) }
    let parts = members.filter { $0.values.allSatisfy { samples.kind($0) == .object } }
    guard lists.count == 1, lists[0].values.count == data.count, parts.count + 1 == members.count, parts.count <= 2,
      lists[0].values.contains(where: { !samples.elements($0).isEmpty })
    else { return nil }
    let footer = parts.first { !Set(SourceNames.words($0.key)).isDisjoint(with: ["footer", "more"]) }
    let header = parts.first { $0.key != footer?.key }
    return InferredBundle(wire: type, units: lists[0].key, header: header?.key, footer: footer?.key)
  }

  private func isListOfObjects(_ value: SampleNode) -> Bool {
    samples.kind(value) == .array && samples.elements(value).allSatisfy { samples.kind($0) == .object }
  }

  private mutating func readBundle(
    _ bundle: InferredBundle, of section: SectionSamples, _ result: inout InferredSection
  ) {
    let data = section.lists.flatMap { samples.elements($0) }.compactMap { samples.member(envelope.keys[.data], $0) }
    let lists = data.compactMap { samples.member(bundle.units, $0) }.map { samples.elements($0) }
    let index = table.addData(lists, named: SourceNames.singular(bundle.units), &inference.names)
    result.units = [table.components[index].name]
    result.bundle = bundle
    for (key, isHeader) in [(bundle.header, true), (bundle.footer, false)] {
      guard let key else { continue }
      let part = table.addPartData(data.compactMap { samples.member(key, $0) }, named: key, &inference.names)
      if isHeader { result.header = table.components[part].name } else { result.footer = table.components[part].name }
    }
    if let place = section.places.first {
      inference.note("one unit `\(bundle.wire)` holds all of `\(result.name)`, so it is a bundle", at: place)
    }
  }
}
