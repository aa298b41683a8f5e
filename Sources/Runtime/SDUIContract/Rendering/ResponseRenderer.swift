import SDUIIR
import SDUIJSON

/// Makes responses of one screen from the data of its backend. Made once and used for any number of responses.
public struct ResponseRenderer: Sendable {
  /// The contract of the data: that of the screen without variants resolved, for any client.
  let source: ResponseContract
  /// The contract of the response: that of the screen for the client.
  let target: ResponseContract
  private let encoder: ResponseEncoder

  /// Makes responses for one client.
  ///
  /// - Parameters:
  ///   - screen: The screen without variants resolved.
  ///   - variants: The flags and the client; what is not chosen has its default.
  ///   - inlinesLayout: Whether the layout is sent along.
  public init(_ screen: Screen, for variants: Variants = Variants(), inlinesLayout: Bool = false) {
    let resolved = screen.resolved(for: variants).resolvedByDefault.screen
    source = ResponseContract(screen, for: .data)
    target = ResponseContract(resolved)
    encoder = ResponseEncoder(resolved, inlinesLayout: inlinesLayout)
  }

  /// Makes the response of a backend's data, as `render` of the command line takes them: sections in their order, without
  /// what breaks the contract where the screen says to drop it, with what the author wrote where the backend has nothing,
  /// and with what the client gets in place of units that it does not know.
  ///
  /// - Throws: why the text is no JSON, or past the limits of ``ResponseContract``.
  public func render(_ bytes: [UInt8]) throws(JSONSyntaxError) -> RenderedResponse {
    let data = try source.read(bytes)
    let pruned = source.pruned(data)
    var result = RenderedResponse(data, pruned)
    var dropped = DroppedParts(pruned.dropped)
    try render(pruned, of: data, &result, &dropped)
    if result.bytes != nil { result.dropped = dropped.parts(in: data, source) }
    return result
  }

  private func render(
    _ pruned: PrunedResponse, of data: Response, _ result: inout RenderedResponse, _ dropped: inout DroppedParts
  ) throws(JSONSyntaxError) {
    guard let kept = pruned.response else { return }
    var assembly = ResponseAssembly(kept, source, target)
    var response = assembly.response()
    result.localizedKeys = assembly.localizedKeys
    for fault in assembly.faults { result.note(fault, at: pruned.origin(of: fault.node), isDecisive: true) }
    guard result.decisive.isEmpty else { return }
    // What is sent is what clients read: the response is held against their contract before it leaves.
    while true {
      let bytes = encoder.encodeCanonically(response)
      let sent = try target.readCanonical(bytes)
      let lost = sent.isValid ? target.lostUnits(of: sent.document) : []
      guard !sent.isValid || !lost.isEmpty else {
        result.bytes = target.sent(bytes)
        return
      }
      var parts = OutgoingParts(response, sent)
      var values: [OutgoingParts.Dropped] = []
      for fault in sent.faults + lost where !fault.rule.isWarning {
        let part = parts.drop(fault.node, allowsParts: target.allowsDropping(fault.rule))
        let origin = part?.origin.map(pruned.origin)
        result.note(fault, at: origin ?? data.document.root, isDecisive: part == nil)
        guard let part, part.isFirst else { continue }
        if part.isValue {
          values.append(OutgoingParts.Dropped(node: part.node, origin: origin, isFirst: true, isValue: true))
        } else {
          dropped.add(part, from: origin, of: sent, target)
        }
      }
      dropped.add(values, of: sent, target)
      guard result.decisive.isEmpty else { return }
      response = parts.remaining
    }
  }
}

extension ResponseContract {
  /// The faults of units that the server's form cannot hold, since another one is the entity of their identity.
  fileprivate func lostUnits(of canonical: JSONDocument) -> [ResponseFault] {
    (mapping?.unitsWithoutEntity(of: canonical) ?? []).map { unit in
      ResponseFault(
        rule: .duplicateIdentity,
        message:
          "this item has the identity of another one, whose entity it would be in the response; one entity is at most "
          + "\(ResponseMapping.Entities.mostUses) items", remedy: "give it an identity of its own", node: unit,
        declaration: screen.origin)
    }
  }
}

/// The response that was made from data, and what was found in them.
public struct RenderedResponse: Sendable {
  /// The compact JSON of the response; `nil` where none may be sent.
  public internal(set) var bytes: [UInt8]?
  /// The data, which all faults are about. The faults after its own are those of the content that the client would have
  /// received.
  package internal(set) var data: Response
  /// The faults for which no response is sent, by their index among those of the data.
  public internal(set) var decisive: Set<Int>
  /// The keys of localized texts in what the author wrote and the response has, in its order: texts have to take their place
  /// before.
  package internal(set) var localizedKeys: [String] = []
  /// The parts that are left out of the response because they break the contract: units, sections, headers, footers and
  /// optional values, in the order of the data, then of the author's content. Empty where there is no response.
  package internal(set) var dropped: [DroppedPart] = []

  init(_ data: Response, _ pruned: PrunedResponse) {
    self.data = data
    self.data.faults = pruned.faults
    decisive = Set(pruned.decisive)
  }

  /// Adds a fault that was found after the data were read, at a node of the data.
  mutating func note(_ fault: ResponseFault, at node: JSONNodeID, isDecisive: Bool) {
    var fault = fault
    fault.node = node
    if isDecisive { decisive.insert(data.faults.count) }
    data.faults.append(fault)
  }
}
