import SDUIIR
import SDUIJSON

/// A page of a screen: what clients keep of one response, under its page number.
package struct ResponsePage: Sendable {
  /// The number of the page, from 0.
  package let number: Int64
  /// The part of the response that clients keep.
  package let response: Response

  /// A page with a number of its own.
  ///
  /// - Parameter response: One that keeps the contract.
  package init(_ number: Int64, _ response: Response) {
    self.number = number
    self.response = response
  }

  /// The page of a response that counts as the first where it has no page number.
  package init(_ response: Response) { self.init(response.page ?? 0, response) }
}

/// The pages of one screen as one response, and what of them is not in it.
package struct JoinedPages: Sendable {
  /// The response, in canonical form once it is encoded. Its page number is the least of its pages.
  package let response: OutgoingResponse
  /// The violations of the contract by the joined pages, in the order of the pages.
  package let faults: [Fault]
  /// The sections and units that are left out for these faults, in the order of the pages.
  package let dropped: [Part]

  /// A fault in one of the pages.
  package struct Fault: Hashable, Sendable {
    /// The index of the page among those that were joined.
    package let page: Int
    /// The fault, at a node of the page.
    package let fault: ResponseFault
  }

  /// A section or unit of one of the pages.
  package struct Part: Hashable, Sendable {
    /// The index of the page among those that were joined.
    package let page: Int
    /// The JSON of the section or unit.
    package let node: JSONNodeID
  }
}

extension ResponseContract {
  /// Joins pages into one response, by the law in `Grammar/WIRE.md` (*Pages*).
  ///
  /// - Parameter pages: Pages of this contract in ascending order of their numbers, which are distinct.
  package func joined(_ pages: [ResponsePage]) -> JoinedPages {
    var join = PageJoin(self)
    for page in pages { join.add(page) }
    return join.finish(pages)
  }
}

/// Joins pages one after another, from the lowest number up.
struct PageJoin {
  private let contract: ResponseContract
  private var sections: [JoinedSection] = []
  /// The sections so far by their identity.
  private var places: [String: SectionPlace] = [:]
  private var bars = PerBar<OutgoingUnit>()
  private var layout: SentLayout?
  private var drops = PageDrops()

  init(_ contract: ResponseContract) { self.contract = contract }

  mutating func add(_ page: ResponsePage) {
    let response = page.response
    let reader = JoinedUnitReader(contract, response)
    for (bar, unit) in response.bars.entries { bars[bar] = reader.outgoing(unit) }
    layout = SentLayout(contract, response, after: layout)
    // The places of the page's sections, since those of a stack name it by its index.
    var found: [SectionPlace?] = []
    for section in response.sections {
      let stack = section.parent.flatMap { found[$0] }
      // The sections of a stack that is left out are left out with it.
      let place = section.parent != nil && stack == nil ? nil : place(of: section, in: stack?.outer)
      found.append(place)
      guard let place else { continue }
      if let inner = place.inner {
        sections[place.outer].sections[inner].add(section, reader, &drops)
      } else {
        sections[place.outer].add(section, reader, &drops)
      }
    }
    drops.page += 1
  }

  /// Returns the place of a section: at an earlier one of the same identity, or after all others; `nil` if another
  /// section has the identity already.
  private mutating func place(of section: ResponseSection, in stack: Int?) -> SectionPlace? {
    if let identifier = section.identifier, let known = places[identifier] {
      let owner = known.inner.map { sections[known.outer].sections[$0] } ?? sections[known.outer]
      let isSame = owner.path == section.path && (known.inner == nil) == (stack == nil)
      if isSame, stack == nil || stack == known.outer { return known }
      drops.drop(section, named: identifier, contract.screen[section.path])
      return nil
    }
    let place: SectionPlace
    let joined = JoinedSection(section, contract.screen[section.path])
    if let stack {
      place = SectionPlace(outer: stack, inner: sections[stack].sections.count)
      sections[stack].sections.append(joined)
    } else {
      place = SectionPlace(outer: sections.count)
      sections.append(joined)
    }
    if let identifier = section.identifier { places[identifier] = place }
    return place
  }

  func finish(_ pages: [ResponsePage]) -> JoinedPages {
    var outgoing = sections.map { $0.outgoing }
    if contract.screen.properties[.sectionOrder] == .keyword(.fixed) { outgoing = OutgoingSection.declared(outgoing) }
    var response = OutgoingResponse(page: pages.first?.number ?? 0, sections: outgoing)
    response.bars = bars
    response.sentLayout = layout
    if let last = pages.last?.response {
      let (document, keys) = (last.document, contract.keys)
      response.hasNext = document.member(keys[.hasNext], of: document.root).flatMap(document.boolean) ?? false
      response.next = document.member(keys[.next], of: document.root).flatMap(document.string)
    }
    return JoinedPages(response: response, faults: drops.faults, dropped: drops.parts)
  }
}

/// The place of a section: among those of the screen, or in the stack there.
struct SectionPlace: Hashable {
  let outer: Int
  var inner: Int?
}

extension OutgoingSection {
  /// Sections in the order of their declaration; those of one declaration keep their order.
  static func declared(_ sections: [OutgoingSection]) -> [OutgoingSection] {
    sections.enumerated().sorted { ($0.element.path.section, $0.offset) < ($1.element.path.section, $1.offset) }
      .map { $0.element }
  }
}

extension ResponseContract {
  /// Whether clients go on without what is left out of joined pages, as `invalid` of the screen says.
  package func accepts(_ pages: JoinedPages) -> Bool { pages.faults.allSatisfy { allowsDropping($0.fault.rule) } }
}
