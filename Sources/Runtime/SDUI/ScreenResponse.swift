import SDUIContract
import SDUIIR
import SDUIJSON
import SDUILayout

/// A response of a screen as clients take it: parts that break the contract are left out where the screen allows it,
/// and reported.
public struct ScreenResponse: Sendable {
  /// Everything that breaks the contract, in the order of the response. Empty where it keeps the contract.
  public let faults: [ContractFault]
  /// Whether it keeps the contract. What a client does not know does no harm.
  public let isValid: Bool
  /// Whether clients show it, without the parts that break the contract.
  public var isAccepted: Bool { kept != nil }

  let contract: ResponseContract
  let kept: Response?

  /// Reads a response; see ``SDUIContract/ResponseContract/response(json:)``.
  init(_ bytes: [UInt8], of contract: ResponseContract, page: Int64? = nil) throws(JSONSyntaxError) {
    self.contract = contract
    let sent = try contract.read(bytes, page: page)
    let pruned = contract.pruned(sent)
    (isValid, kept) = (sent.isValid, pruned.response)
    faults = pruned.faults.map { ContractFault($0, in: sent.document) }
  }

  /// The response of joined pages.
  ///
  /// - Parameter kept: The response; `nil` where clients accept none.
  init(joined kept: Response?, of contract: ResponseContract, _ faults: [ContractFault]) {
    self.contract = contract
    self.kept = kept
    self.faults = faults
    isValid = faults.isEmpty
  }

  /// The number of the page from 0; `nil` where the response does not say it.
  public var page: Int? { kept?.page.map { Int($0) } }

  /// The accepted unit of the bar at the top of the screen.
  public var topBar: AcceptedUnit? { accepted(.top) }

  /// The accepted unit of the bar at the bottom of the screen.
  public var bottomBar: AcceptedUnit? { accepted(.bottom) }

  private func accepted(_ bar: Bar) -> AcceptedUnit? {
    guard let kept, let unit = kept.bars[bar] else { return nil }
    return AcceptedUnit(unit, kept.document, contract.screen.contract)
  }

  /// The sections in the order of the response; those of a stack directly follow it. ``layout(in:)`` and the changes
  /// between responses number sections in the same way, and a collection view has a section for each. None where the
  /// response is not accepted.
  public var sections: [AcceptedSection] {
    guard let kept else { return [] }
    var inner: [Int: [Int]] = [:]
    for (index, section) in kept.sections.enumerated() {
      if let parent = section.parent { inner[parent, default: []].append(index) }
    }
    var result: [AcceptedSection] = []
    for index in kept.sections.indices where kept.sections[index].parent == nil {
      let parent = result.count
      result.append(AcceptedSection(index, kept, contract.screen, in: nil))
      for index in inner[index] ?? [] { result.append(AcceptedSection(index, kept, contract.screen, in: parent)) }
    }
    return result
  }

  /// The screen with the content of this response; with what its author wrote where the response is not accepted.
  public var screen: Screen { kept.map { contract.screen(filledWith: $0) } ?? contract.screen }

  /// Lays out what the response brings.
  ///
  /// - Throws: `LayoutError` for whatever cannot be laid out.
  public func layout(in environment: LayoutEnvironment) throws(LayoutError) -> ScreenLayout {
    let screen = screen
    return try screen.layout(.standard(for: screen, in: environment), in: environment)
  }
}

extension Screen {
  /// Reads a response of this screen, in any form that its contract allows.
  ///
  /// Resolve the screen for the client first, with ``SDUIIR/Screen/resolved(for:)``, where not all clients know every
  /// component: then units that the client does not know have their fallbacks.
  ///
  /// - Parameter bytes: The response in UTF-8.
  /// - Throws: why the text is no JSON. All else that is wrong is one of the ``ScreenResponse/faults``.
  public func response(json bytes: some Collection<UInt8>) throws(JSONSyntaxError) -> ScreenResponse {
    try ResponseContract(self).response(json: bytes)
  }
}

extension ResponseContract {
  /// Reads a response of the screen, in any form that its contract allows. A server that checks many responses keeps the
  /// contract.
  ///
  /// - Parameter bytes: The response in UTF-8.
  /// - Throws: why the text is no JSON. All else that is wrong is one of the ``ScreenResponse/faults``.
  public func response(json bytes: some Collection<UInt8>) throws(JSONSyntaxError) -> ScreenResponse {
    try ScreenResponse(Array(bytes), of: self)
  }
}

/// A section of a response, with the units that clients show.
public struct AcceptedSection: Sendable {
  /// The name of the section in the screen.
  public let name: String
  /// The identifier that the response gives it; `nil` for a repeated section without a name of its own.
  public let identifier: String?
  /// The stack that contains it, by its index among the sections of the response; `nil` for a section of the screen.
  public let parent: Int?
  /// Whether its backend failed: then it has no units.
  public let isFailed: Bool
  /// The header above its units, if it was sent.
  public let header: AcceptedUnit?
  /// The footer below its units, if it was sent.
  public let footer: AcceptedUnit?
  /// In the order of the response.
  public let units: [AcceptedUnit]

  fileprivate init(_ index: Int, _ response: Response, _ screen: Screen, in parent: Int?) {
    let sent = response.sections[index]
    func accepted(_ unit: ResponseUnit) -> AcceptedUnit { AcceptedUnit(unit, response.document, screen.contract) }
    (name, self.parent) = (screen.section(at: sent.path)?.name.source ?? "", parent)
    (identifier, isFailed) = (sent.identifier, sent.isFailed)
    (header, footer) = (sent.header.map(accepted), sent.footer.map(accepted))
    units = sent.isFailed ? [] : response.units[sent.units].map(accepted)
  }
}

/// A unit of a response, or a header or footer.
public struct AcceptedUnit: Sendable {
  /// The name of its component in the source.
  public let component: String
  /// Its data as they were sent, in UTF-8: an object that a decoder of JSON reads. `{}` where none were sent.
  public let json: [UInt8]

  fileprivate init(_ unit: ResponseUnit, _ document: JSONDocument, _ contract: Contract) {
    component = contract.components[unit.component].name.source
    json = unit.data.map { Array(document.bytes[document.range(of: $0)]) } ?? Array("{}".utf8)
  }
}

/// Something in a response that breaks the contract of its screen.
public struct ContractFault: Hashable, Sendable {
  /// The rule that is broken.
  public let rule: ResponseRule
  /// The fault, with the value that was found and the one that was expected: one sentence in lower case, without a full
  /// stop.
  public let message: String
  /// The way to fix it.
  public let remedy: String
  /// Its place, as a JSON pointer (RFC 6901).
  public let pointer: String
  /// The line in the response, from 1.
  public let line: Int
  /// The column in bytes, from 1.
  public let column: Int

  init(_ fault: ResponseFault, in document: JSONDocument) {
    (rule, message, remedy) = (fault.rule, fault.message, fault.remedy)
    pointer = document.pointer(to: fault.node)
    (line, column) = document.sent.position(atOffset: document.sentRange(of: fault.node).lowerBound)
  }
}
