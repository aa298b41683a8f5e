import SDUIIR
import SDUIJSON

/// A section with what the pages so far have of it.
struct JoinedSection {
  let path: SectionPath
  /// The sections of a stack.
  var sections: [JoinedSection] = []
  private let declared: ScreenSection
  /// The maximum number of items on all pages together; `nil` for any number.
  private let maximumCount: Int64?
  private var section: OutgoingSection
  /// The items so far by their identity.
  private var places: [ItemIdentity: Int] = [:]
  private var isFull = false

  init(_ first: ResponseSection, _ declared: ScreenSection) {
    path = first.path
    self.declared = declared
    section = OutgoingSection(first.path, identifier: first.identifier)
    // A page that lacks nothing takes this back.
    section.isFailed = true
    if case .count(let most)? = declared.properties[.maxItems], !declared.grows {
      maximumCount = most
    } else {
      maximumCount = nil
    }
  }

  /// The section in its outgoing form.
  var outgoing: OutgoingSection {
    @inline(never) get {
      var result = section
      result.sections = sections.map { $0.outgoing }
      return result
    }
  }

  /// Adds what a later page has of the section, without the sections of a stack.
  mutating func add(_ sent: ResponseSection, _ reader: JoinedUnitReader, _ drops: inout PageDrops) {
    if !sent.isFailed { section.isFailed = false }
    if let header = sent.header { section.header = reader.outgoing(header) }
    if let footer = sent.footer { section.footer = reader.outgoing(footer) }
    section.properties.override(with: sent.properties)
    for unit in reader.response.units[sent.units] { add(unit, reader, &drops) }
  }

  private mutating func add(_ unit: ResponseUnit, _ reader: JoinedUnitReader, _ drops: inout PageDrops) {
    let identity = declared.identifiesByPosition ? nil : reader.identity(of: unit)
    if let identity, let place = places[identity] {
      section.units[place] = reader.outgoing(unit)
      return
    }
    if let maximumCount, section.units.count >= maximumCount {
      drops.drop(unit, from: declared, atMost: maximumCount, isFirst: !isFull)
      isFull = true
      return
    }
    if let identity { places[identity] = section.units.count }
    section.units.append(reader.outgoing(unit))
  }
}

extension ScreenSection {
  /// Whether the section receives the items of later pages, so that `maxItems` bounds each page and not all together.
  var grows: Bool { properties[.grows] == .boolean(true) }
}

/// The identity of an item of the section: two texts are the same if they are the same to Swift, as in
/// `UnitIdentities`.
struct ItemIdentity: Hashable {
  let component: ID<Component>
  let id: String
}

/// Reads the units of one page as they are sent again.
struct JoinedUnitReader {
  let response: Response
  private let contract: ResponseContract
  private let reader: UnitDataReader

  private var document: JSONDocument { response.document }

  init(_ contract: ResponseContract, _ response: Response) {
    self.contract = contract
    self.response = response
    reader = UnitDataReader(contract: contract, document: response.document)
  }

  /// The unit with its data in the order of the contract.
  func outgoing(_ unit: ResponseUnit) -> OutgoingUnit {
    var result = OutgoingUnit(
      component: unit.component, data: UnitDataWriter.json(of: reader.data(of: unit), reader, for: nil))
    if unit.measured != MeasuredSize() {
      let measured = document.member(ResponseReader.measuredKey, of: unit.node)
      let number = { (name: String) in measured.flatMap { document.member(name, of: $0) }.flatMap(document.numberText) }
      result.measured = OutgoingUnit.Measured(width: number("width"), height: number("height"))
    }
    return result
  }

  /// The identity of an item.
  func identity(of unit: ResponseUnit) -> ItemIdentity? {
    contract.identity(of: unit, in: document)?.text(in: document).map {
      ItemIdentity(component: unit.component, id: $0)
    }
  }
}
