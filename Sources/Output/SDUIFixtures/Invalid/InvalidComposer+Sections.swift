import SDUIContract
import SDUIIR

extension InvalidComposer {
  /// Every rule about sections that the screen can break.
  mutating func addSections() {
    var isFirst = true
    for place in places {
      let name = place.section.name.source
      let bytes = encode(place.response)
      addPresence(of: place, name, bytes)
      addCounts(of: place, name)
      addServerValues(of: place, name, bytes)
      if place.section.units.isEmpty { continue }
      addUnits(of: place, name, bytes)
      // What no section can break otherwise than another.
      if isFirst, place.section.itemCounts.upperBound > 0 {
        addForm(of: place, name, bytes)
        isFirst = false
      }
    }
    addOrder()
  }

  private mutating func addPresence(of place: Place, _ name: String, _ bytes: [UInt8]) {
    let isFixed = screen.properties[.sectionOrder] == .keyword(.fixed) && place.path.inner == nil
    let list = String(place.pointer[..<(place.pointer.lastIndex(of: "/") ?? place.pointer.endIndex)])
    if place.section.isEssential || isFixed {
      add(
        ResponseEdit.apply(.remove, at: place.pointer, to: bytes), name, "missing", breaks: .missingSection, at: list)
    }
    // With sections in it a stack would bring these twice as well.
    if !place.section.sections.contains(where: { $0.isEssential }),
      let text = ResponseEdit.text(at: place.pointer, in: bytes), let index = Int(place.pointer.lastStep)
    {
      add(
        ResponseEdit.apply(.follow(text), at: place.pointer, to: bytes), name, "twice", breaks: .duplicateSection,
        at: list + "/\(index + 1)/\(step(.sectionId))")
    }
    for (part, declared) in [(ResponseKey.header, place.section.header), (.footer, place.section.footer)]
    where declared == nil {
      let component = screen.contract.components.elements.first?.name.wire ?? ""
      let unit = "{\(Self.quoted(keys[.unitType])):\(Self.quoted(component)),\(Self.quoted(keys[.data])):{}}"
      add(
        ResponseEdit.apply(.member(keys[part], unit), at: place.pointer, to: bytes), name,
        "undeclared-\(part.rawValue)",
        breaks: .undeclaredPart, at: place.pointer + "/" + step(part))
    }
  }

  private mutating func addCounts(of place: Place, _ name: String) {
    let allowed = place.section.itemCounts
    guard let first = place.section.units.first else { return }
    var counts: [(Int, String)] = []
    if allowed.lowerBound > 0 { counts.append((allowed.lowerBound - 1, "too-few-items")) }
    if allowed.upperBound <= SectionCoverage.greatestBoundary {
      counts.append((allowed.upperBound + 1, "too-many-items"))
    }
    let identifier = place.section.isRepeated ? generator.identifier(of: place.section, 0) : nil
    let writer = SectionWriter(generator, place.section, identifier: identifier)
    for (count, fault) in counts {
      var response = place.response
      response.change(place.path) { section in
        section.units = (0..<count).map { writer.unit(first.component, UInt64($0), .minimal) }
      }
      add(encode(response), name, fault, breaks: .itemCount, at: place.pointer + "/" + step(.units))
    }
  }

  private mutating func addServerValues(of place: Place, _ name: String, _ bytes: [UInt8]) {
    guard case .fromServer(let ranges)? = place.section.properties[.fromServer] else { return }
    for (property, key) in FromServer.properties where FromServer.isCount(property) {
      guard let range = ranges[property] else { continue }
      func add(_ value: String, _ fault: String, breaks rule: ResponseRule) {
        let edited = ResponseEdit.apply(.member(keys[key], value), at: place.pointer, to: bytes)
        let pointer = place.pointer + "/" + step(key)
        self.add(edited, name, "\(key.rawValue).\(fault)", breaks: rule, at: pointer)
      }
      if let upper = range.upperBound { add(String(upper.floor + 1), "too-large", breaks: .serverValue) }
      add("\"2\"", "wrong-type", breaks: .type)
    }
  }

  /// Units that do not belong into the section.
  private mutating func addUnits(of place: Place, _ name: String, _ bytes: [UInt8]) {
    let unit = place.pointer + "/\(step(.units))/0"
    let accepted = screen.contract.withFallbacks(place.section.units.map { $0.component })
    guard place.section.itemCounts.upperBound > 0 else { return }
    if let other = screen.contract.components.ids.first(where: { !accepted.contains($0) }) {
      let type = Self.quoted(screen.contract.components[other].name.wire)
      add(
        ResponseEdit.apply(.replace(type), at: unit + "/" + step(.unitType), to: bytes), name, "unaccepted-unit",
        breaks: .unacceptedUnit, at: unit + "/" + step(.unitType))
    }
    guard place.section.needsIdentities, place.section.itemCounts.upperBound > 1,
      let first = place.section.units.first
    else { return }
    let fields = screen.contract.components[first.component].fields
    guard let field = fields.first(where: { $0.isIdentity }) else { return }
    let path = "/\(step(.data))" + (field.name.wire == "." ? "" : "/" + field.name.wire.escapedForPointer)
    let other = place.pointer + "/\(step(.units))/1" + path
    let twoUnits = encode(responseWithTwoUnits(first.component, in: place))
    if let id = ResponseEdit.text(at: unit + path, in: twoUnits) {
      add(
        ResponseEdit.apply(.replace(id), at: other, to: twoUnits), name, "unit-twice", breaks: .duplicateIdentity,
        at: other)
    }
  }

  /// Returns a response with two units of a component at least, with their identities if they may have any.
  private func responseWithTwoUnits(_ component: ID<Component>, in place: Place) -> OutgoingResponse {
    let identifier = place.section.isRepeated ? generator.identifier(of: place.section, 0) : nil
    let writer = SectionWriter(generator, place.section, identifier: identifier)
    var response = place.response
    response.change(place.path) { section in
      let count = max(2, section.units.count)
      section.units = (0..<count).map { writer.unit(component, UInt64($0), .complete) }
    }
    return response
  }

  /// The form of sections and units, which is that of all of them.
  private mutating func addForm(of place: Place, _ name: String, _ bytes: [UInt8]) {
    let unit = place.pointer + "/\(step(.units))/0"
    func edit(_ change: ResponseEdit.Change, _ pointer: String) -> [UInt8]? {
      ResponseEdit.apply(change, at: pointer, to: bytes)
    }
    let type = unit + "/" + step(.unitType)
    add(edit(.replace("\"ADDED_LATER\""), type), name, "unknown-unit", breaks: .unknownUnit, at: type)
    add(edit(.remove, type), name, "unit-without-type", breaks: .missingKey, at: unit)
    if let first = place.section.units.first,
      screen.contract.components[first.component].fields.contains(where: { $0.isRequired })
    {
      add(edit(.remove, unit + "/" + step(.data)), name, "unit-without-data", breaks: .missingKey, at: unit)
    }
    add(edit(.replace("\"a unit\""), unit), name, "unit-wrong-type", breaks: .type, at: unit)
    let units = place.pointer + "/" + step(.units)
    add(edit(.replace("{}"), units), name, "units-wrong-type", breaks: .type, at: units)
    add(edit(.remove, units), name, "without-units", breaks: .missingKey, at: place.pointer)
    let failed = place.pointer + "/" + step(.failed)
    add(
      edit(.member(keys[.failed], "\"yes\""), place.pointer), name, "failed-wrong-type", breaks: .type, at: failed)
    guard !place.section.isRepeated else { return }
    let identifier = place.pointer + "/" + step(.sectionId)
    add(edit(.replace("\"other\""), identifier), name, "other-sectionId", breaks: .constraint, at: identifier)
    add(edit(.remove, identifier), name, "without-sectionId", breaks: .missingKey, at: place.pointer)
  }

  /// Sections in another order than the declared one.
  private mutating func addOrder() {
    guard screen.properties[.sectionOrder] == .keyword(.fixed), screen.sections.count > 1, let place = places.first
    else { return }
    var response = place.response
    response.sections.swapAt(0, 1)
    add(
      encode(response), screen.sections[1].name.source, "too-early", breaks: .sectionOrder,
      at: "/\(step(.sectionList))/1")
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}

// MARK: - The response as a whole

extension InvalidComposer {
  /// Every rule about what says which response it is.
  mutating func addEnvelope() {
    guard let place = places.first else { return }
    let bytes = encode(place.response)
    for key in [ResponseKey.sdui, .screen, .layoutId, .page, .hasNext, .sectionList] {
      let edited = ResponseEdit.apply(.remove, at: "/" + step(key), to: bytes)
      add(edited, "response.without-\(key.rawValue)", breaks: .missingKey, at: "")
    }
    let values: [(ResponseKey, String, String, ResponseRule)] = [
      (.sdui, "\"2.0\"", "other-version", .constraint),
      (.screen, Self.quoted(screen.name.wire + "Later"), "other-screen", .otherScreen),
      (.layoutId, "\"1\"", "no-layoutId", .constraint),
      (.page, "-1", "negative-page", .type), (.hasNext, "\"no\"", "hasNext-wrong-type", .type),
      (.sectionList, "{}", "sectionList-wrong-type", .type),
    ]
    for (key, json, fault, rule) in values {
      let edited = ResponseEdit.apply(.replace(json), at: "/" + step(key), to: bytes)
      add(edited, "response", fault, breaks: rule, at: "/" + step(key))
    }
    add(
      ResponseEdit.apply(.member(keys[.layout], "[]"), at: "", to: bytes), "response", "layout-wrong-type",
      breaks: .type, at: "/" + step(.layout))
    add(
      ResponseEdit.apply(.member(keys[.hasNext], "false"), at: "", to: bytes), "response", "key-twice",
      breaks: .duplicateKey, at: "/" + step(.hasNext))
    let list = "/" + step(.sectionList)
    let unknown =
      "{\(Self.quoted(keys[.section])):\"addedLater\",\(Self.quoted(keys[.sectionId])):\"addedLater\","
      + "\(Self.quoted(keys[.units])):[]}"
    add(
      ResponseEdit.apply(.append(unknown), at: list, to: bytes), "response", "unknown-section", breaks: .unknownSection,
      at: "\(list)/\(place.response.sections.count)/\(step(.section))")
    guard case .pagination(let pagination)? = screen.properties[.pagination], pagination.style == .cursor else {
      return
    }
    let edited = ResponseEdit.apply(.replace("true"), at: "/" + step(.hasNext), to: bytes)
    add(edited, "response", "without-next", breaks: .missingKey, at: "")
  }
}

extension String {
  /// The text after the last slash.
  fileprivate var lastStep: Substring { self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...] }
}
