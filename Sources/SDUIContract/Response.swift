import SDUIIR
import SDUIJSON

/// A response as it was sent, in whatever form: its sections and units, each with the JSON that it came from, and all
/// that breaks the contract.
package struct Response: Sendable {
  /// The JSON in which all nodes are.
  package let document: JSONDocument
  /// In the order of the response; the sections of a stack directly follow it. What the screen does not have is left
  /// out and a fault.
  package internal(set) var sections: [ResponseSection] = []
  /// The units of all sections; each section has a range of them. What its section does not accept is left out.
  package internal(set) var units: [ResponseUnit] = []
  /// What was sent for the bars of the screen.
  package internal(set) var bars = PerBar<ResponseUnit>()
  /// What breaks the contract, in the order of the text.
  package internal(set) var faults: [ResponseFault] = []
  /// How many faults more there are than were to be described.
  package internal(set) var omittedFaults = OmittedFaults()
  /// The number of the page from 0; `nil` where it is not said.
  package internal(set) var page: Int64?
  /// Whether everything stands in the one form that is written, which the JSON Schema of responses describes. Other
  /// forms are read as well.
  package internal(set) var isCanonical = true

  /// The sections, units, headers and footers that a client could do without, broken ones included.
  var parts: [JSONNodeID] = []

  init(_ document: JSONDocument) { self.document = document }

  /// Whether nothing breaks the contract; what is not known does no harm.
  package var isValid: Bool { omittedFaults.errors == 0 && !faults.contains { !$0.rule.isWarning } }
}

/// A section of a response.
package struct ResponseSection: Sendable {
  /// Which section of the screen it is.
  package let path: SectionPath
  /// The JSON that it came from.
  package let node: JSONNodeID
  /// The stack that it stands in, by its index among the sections of the response.
  package let parent: Int?
  /// What it is called; `nil` for a repeated section without a name of its own.
  package internal(set) var identifier: String?
  /// What stands above its items, if it was sent.
  package internal(set) var header: ResponseUnit?
  /// What stands below its items, if it was sent.
  package internal(set) var footer: ResponseUnit?
  /// Its units among those of the response.
  package internal(set) var units: Range<Int> = 0..<0
  /// Whether its backend failed.
  package internal(set) var isFailed = false
  /// What the response sets in place of what the layout says.
  package internal(set) var properties = PropertyList()
}

/// A unit of a response, or a header or footer.
package struct ResponseUnit: Sendable {
  /// What it is.
  package let component: ID<Component>
  /// The index among the units of its section: of itself, or of the unit whose place it takes. 0 for headers and footers.
  package let unit: Int
  /// The JSON that it came from.
  package let node: JSONNodeID
  /// Its data; `nil` where none stands.
  package let data: JSONNodeID?
  /// The size that a client measured.
  package internal(set) var measured = MeasuredSize()
}
