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
  /// The units of the screen's bars in the response.
  package internal(set) var bars = PerBar<ResponseUnit>()
  /// The violations of the contract, in the order of the text.
  package internal(set) var faults: [ResponseFault] = []
  /// The number of faults beyond those that were to be described.
  package internal(set) var omittedFaults = OmittedFaults()
  /// The number of the page from 0; `nil` if it is not given.
  package internal(set) var page: Int64?
  /// Whether everything is in the canonical form, which the JSON Schema of responses describes. Other forms are read as
  /// well.
  package internal(set) var isCanonical = true

  /// The sections, units, headers and footers that a client could do without, broken ones included.
  var parts: [JSONNodeID] = []
  /// The values of fields with `invalid: nil`, without which a client keeps the part that contains them.
  var optionalValues: [JSONNodeID] = []

  init(_ document: JSONDocument) { self.document = document }

  /// Whether nothing breaks the contract; what is not known does no harm.
  package var isValid: Bool { omittedFaults.errors == 0 && !faults.contains { !$0.rule.isWarning } }
}

/// A section of a response.
package struct ResponseSection: Sendable {
  /// The path of its declaration in the screen.
  package let path: SectionPath
  /// The JSON that it came from.
  package let node: JSONNodeID
  /// The stack that contains it, by its index among the sections of the response.
  package let parent: Int?
  /// Its identifier; `nil` for a repeated section without a name of its own.
  package internal(set) var identifier: String?
  /// The header above its items, if it was sent.
  package internal(set) var header: ResponseUnit?
  /// The footer below its items, if it was sent.
  package internal(set) var footer: ResponseUnit?
  /// Its units among those of the response.
  package internal(set) var units: Range<Int> = 0..<0
  /// Whether its backend failed.
  package internal(set) var isFailed = false
  /// The properties that the response sets in place of those of the layout.
  package internal(set) var properties = PropertyList()
}

/// A unit of a response, or a header or footer.
package struct ResponseUnit: Sendable {
  /// The component of the unit.
  package let component: ID<Component>
  /// The index among the units of its section: of itself, or of the unit whose place it takes. 0 for headers and footers.
  package let unit: Int
  /// The JSON that it came from.
  package let node: JSONNodeID
  /// Its data; `nil` if there are none.
  package let data: JSONNodeID?
  /// The size that a client measured.
  package internal(set) var measured = MeasuredSize()
}
