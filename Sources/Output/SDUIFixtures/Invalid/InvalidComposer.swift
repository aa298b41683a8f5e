import SDUIContract
import SDUIIR
import SDUIJSON

/// Puts responses with one fault together.
struct InvalidComposer {
  let generator: FixtureGenerator
  private(set) var fixtures: [InvalidFixture] = []
  /// The names so far in small letters: some file systems tell no others apart.
  private var names: Set<String> = []

  /// Writes responses without their layout, which would be most of each.
  private let encoder: ResponseEncoder
  private let contract: ResponseContract

  init(_ generator: FixtureGenerator) {
    self.generator = generator
    encoder = ResponseEncoder(generator.screen)
    contract = ResponseContract(generator.screen)
  }

  var screen: Screen { generator.screen }
  var keys: ResponseKeys { screen.responseKeys }

  /// A section in a response, and its place there.
  struct Place {
    let path: SectionPath
    let section: ScreenSection
    /// The response with all required parts, and with this section.
    let response: OutgoingResponse
    /// The section's JSON pointer.
    let pointer: String
  }

  /// All sections, those of stacks among them.
  var places: [Place] {
    var result: [Place] = []
    for (index, section) in screen.sections.enumerated() {
      result.append(place(of: SectionPath(index), section))
      for (inner, child) in section.sections.enumerated() {
        result.append(place(of: SectionPath(index, inner: inner), child))
      }
    }
    return result
  }

  /// Adds a fixture with one fault.
  mutating func add(_ bytes: [UInt8]?, _ parts: String..., breaks rule: ResponseRule, at pointer: String) {
    guard let canonical = bytes, let (bytes, pointer) = sent(canonical, breaking: rule, at: pointer) else { return }
    var name = "\(generator.stem).invalid." + parts.map(Self.fileName).joined(separator: ".")
    let first = name
    var number = 2
    while !names.insert(name.lowercased()).inserted {
      name = "\(first)-\(number)"
      number += 1
    }
    fixtures.append(
      InvalidFixture(fixture: Fixture(name: name, bytes: bytes), rule: rule, pointer: pointer))
  }

  /// A response as the server sends it, and the place of its fault there; `nil` if the server's form has no place for it.
  private func sent(_ canonical: [UInt8], breaking rule: ResponseRule, at pointer: String) -> ([UInt8], String)? {
    guard screen.responseKeys.isMapped else { return (canonical, pointer) }
    let bytes = contract.sent(canonical)
    guard let response = try? contract.read(bytes) else { return nil }
    let faults = response.faults.filter { !$0.rule.isWarning }
    guard faults.count == 1, let fault = faults.first, fault.rule == rule else { return nil }
    return (bytes, response.document.pointer(to: fault.node))
  }

  /// A name as a file may have it: `link(OPEN_PAGE).url` is `link-OPEN_PAGE.url`.
  private static func fileName(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || "0"..."9" ~= scalar || "._-".unicodeScalars.contains(scalar)
      if isPlain { result.unicodeScalars.append(scalar) }
      if scalar == "(" { result += "-" }
      if scalar == "[" { result += "-element" }
      if scalar == "{" { result += "-member" }
    }
    return shortened(result)
  }

  /// A name without its middle where it is too long for a file system, which takes 255 bytes with what is put around it.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > 100 else { return name }
    let (start, end) = (name.unicodeScalars.prefix(20), name.unicodeScalars.suffix(20))
    return String(String.UnicodeScalarView(start)) + "---" + String(String.UnicodeScalarView(end))
  }
}

// MARK: - Surroundings of faults

extension InvalidComposer {
  /// Returns a response with all required parts and one more section, as small as it may be.
  func place(of path: SectionPath, _ section: ScreenSection) -> Place {
    var response = OutgoingResponse()
    var pointer = ""
    let isFixed = screen.properties[.sectionOrder] == .keyword(.fixed)
    for (index, declared) in screen.sections.enumerated() {
      guard isFixed || declared.isEssential || index == path.section else { continue }
      if index == path.section { pointer = "/\(step(.sectionList))/\(response.sections.count)" }
      var outgoing = filled(declared, SectionPath(index), isShown: index == path.section && path.inner == nil)
      for (inner, child) in declared.sections.enumerated() {
        let isShown = index == path.section && inner == path.inner
        guard child.isEssential || isShown else { continue }
        if isShown { pointer += "/\(step(.sections))/\(outgoing.sections.count)" }
        outgoing.sections.append(filled(child, SectionPath(index, inner: inner), isShown: isShown))
      }
      response.sections.append(outgoing)
    }
    return Place(path: path, section: section, response: response, pointer: pointer)
  }

  /// A key as a step of a pointer.
  func step(_ key: ResponseKey) -> String { keys[key].escapedForPointer }

  private func filled(_ section: ScreenSection, _ path: SectionPath, isShown: Bool) -> OutgoingSection {
    let identifier = section.isRepeated ? generator.identifier(of: section, 0) : nil
    var result = OutgoingSection(path, identifier: identifier)
    let writer = SectionWriter(generator, section, identifier: identifier)
    guard let first = section.units.first else { return result }
    let allowed = section.itemCounts
    let count = max(allowed.lowerBound, isShown ? min(1, allowed.upperBound) : 0)
    result.units = (0..<count).map { writer.unit(first.component, UInt64($0), .minimal) }
    return result
  }

  func encode(_ response: OutgoingResponse) -> [UInt8] { encoder.encodeCanonically(response) }
}

// MARK: - Data

extension InvalidComposer {
  /// Adds every possible fault of data, in the first place of their component.
  mutating func addData() {
    var done: Set<ID<Component>> = []
    if let place = places.first {
      for (bar, part) in screen.bars.entries where done.insert(part.component).inserted {
        add(part.component, in: place, at: "/\(step(ResponseKey(bar)))/\(step(.data))") { data in
          var response = place.response
          response.bars[bar] = OutgoingUnit(component: part.component, data: data)
          return response
        }
      }
    }
    for place in places {
      let contract = screen.contract
      for part in [ResponseKey.header, .footer] {
        let declared = part == .header ? place.section.header : place.section.footer
        guard let component = declared?.component, done.insert(component).inserted else { continue }
        add(component, in: place, at: place.pointer + "/\(step(part))/\(step(.data))") { data in
          var response = place.response
          response.change(place.path) { section in
            let unit = OutgoingUnit(component: component, data: data)
            if part == .header { section.header = unit } else { section.footer = unit }
          }
          return response
        }
      }
      guard place.section.itemCounts.upperBound > 0 else { continue }
      for component in contract.withFallbacks(place.section.units.map({ $0.component }))
      where done.insert(component).inserted {
        add(component, in: place, at: place.pointer + "/\(step(.units))/0/\(step(.data))") { data in
          var response = place.response
          response.change(place.path) { section in
            section.units[0] = OutgoingUnit(component: component, data: data)
          }
          return response
        }
      }
    }
  }

  private mutating func add(
    _ component: ID<Component>, in place: Place, at pointer: String, _ response: ([UInt8]) -> OutgoingResponse
  ) {
    guard let tree = generator.tree(component) else { return }
    let identifier = place.section.isRepeated ? generator.identifier(of: place.section, 0) : nil
    let base = SectionWriter(generator, place.section, identifier: identifier).base
    for fault in ValueFaultFinder(tree).faults {
      var writer = DataWriter(.minimal, number: base)
      writer.wishes = Array(repeating: nil, count: tree.placeCount)
      for wish in fault.wishes { writer.wishes[wish.place] = wish.level }
      if let count = fault.count {
        writer.wrongCount = (fault.place, count)
      } else {
        writer.flaw = (fault.place, fault.json)
      }
      writer.writeWhole(tree)
      add(
        encode(response(writer.json.finish())), screen.contract.components[component].name.source, fault.name,
        breaks: fault.rule, at: pointer + fault.pointer)
    }
  }
}

extension OutgoingResponse {
  /// Changes the first section at a path.
  mutating func change(_ path: SectionPath, _ change: (inout OutgoingSection) -> Void) {
    for index in sections.indices where sections[index].path.section == path.section {
      guard path.inner != nil else { return change(&sections[index]) }
      for inner in sections[index].sections.indices where sections[index].sections[inner].path == path {
        return change(&sections[index].sections[inner])
      }
    }
  }
}
