import SDUIIR
import SDUIJSON

/// A response that is to be sent: its content, in order, with the data of each unit as JSON.
public struct OutgoingResponse: Sendable {
  /// The number of the page, from 0.
  public var page: Int64
  /// Whether there is another page.
  public var hasNext: Bool
  /// The cursor by which the next page is asked for.
  public var next: String?
  /// The units of the screen's bars.
  public var bars = PerBar<OutgoingUnit>()
  /// The sections in their order.
  public var sections: [OutgoingSection]
  /// The layout that the pages named from which the response is joined; `nil` for that of the screen.
  var sentLayout: SentLayout?

  /// A response with these sections.
  public init(page: Int64 = 0, hasNext: Bool = false, next: String? = nil, sections: [OutgoingSection] = []) {
    self.page = page
    self.hasNext = hasNext
    self.next = next
    self.sections = sections
  }
}

/// A section of a response that is to be sent.
public struct OutgoingSection: Sendable {
  /// The path of its declaration in the screen.
  public var path: SectionPath
  /// The identifier of a repeated section; the others have the name that is declared.
  public var identifier: String?
  /// Whether its backend failed.
  public var isFailed = false
  /// Columns, spacing and insets that the response sets, in points, where the section leaves them to it.
  public var properties = PropertyList()
  /// The header above its items.
  public var header: OutgoingUnit?
  /// The footer below its items.
  public var footer: OutgoingUnit?
  /// Whether its units, header and footer travel in the bundle that the section declares.
  public var isBundled = false
  /// Its units in their order.
  public var units: [OutgoingUnit] = []
  /// The sections of a stack.
  public var sections: [OutgoingSection] = []
  /// The node from which it was made, of the data from which a response is rendered.
  var origin: JSONNodeID?

  /// A section without anything in it.
  public init(_ path: SectionPath, identifier: String? = nil) {
    self.path = path
    self.identifier = identifier
  }
}

/// A unit of a response that is to be sent, or a header or footer.
public struct OutgoingUnit: Sendable {
  /// The component of the unit.
  public var component: ID<Component>
  /// Its data: one JSON value, or no bytes where the data are one value that may be missing, and are.
  public var data: [UInt8]
  /// The size that a client measured, of a unit that is sent again.
  var measured: Measured?
  /// The node from which it was made, of the data from which a response is rendered.
  var origin: JSONNodeID?

  /// A unit with its data.
  public init(component: ID<Component>, data: [UInt8]) {
    self.component = component
    self.data = data
  }

  /// A measured size, as the numbers were written.
  struct Measured: Sendable {
    let width: String?
    let height: String?
  }
}
