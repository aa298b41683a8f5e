import SDUIIR
import SDUIJSON

/// Reads one response and checks it on the way: one pass over its nodes. A class, as `ScreenDecoder` is.
final class ResponseReader {
  let contract: ResponseContract
  let document: JSONDocument
  var response: Response
  private let faults: FaultList
  /// The units in which nothing is wrong at first sight, in document order.
  var accepted: [JSONNodeID] = []
  /// The names of the sections so far, each with the section's JSON.
  var identifiers: [String: JSONNodeID] = [:]

  init(_ contract: ResponseContract, _ document: JSONDocument, describingAtMost limit: Int) {
    self.contract = contract
    faults = FaultList(limit: limit)
    self.document = document
    response = Response(document)
  }

  /// Reads the response from its outermost value on.
  func readWhole() {
    switch document.kind(of: document.root) {
    case .object: readEnvelope()
    case .array: readLists()
    default:
      fault(
        .type,
        "\(contract.form.noun) is \(document.phrase(document.root)), where it is an object or a list of lists of units",
        "send an object with \(keyList([.sectionList]))", at: document.root)
    }
    for key in document.duplicateKeys(outside: accepted) {
      fault(
        .duplicateKey, "the key `\(document.shortText(key))` is repeated in this object", "remove one of them",
        at: key)
    }
    response.omittedFaults = faults.omitted
    response.faults = faults.described.sorted {
      ($0.node, $0.rule.rawValue, $0.message) < ($1.node, $1.rule.rawValue, $1.message)
    }
  }

  /// Notes something that breaks the contract.
  @inline(never)
  func fault(
    _ rule: ResponseRule, _ message: @autoclosure () -> String, _ remedy: @autoclosure () -> String,
    at node: JSONNodeID, _ declaration: Origin? = nil
  ) {
    faults.note(rule) {
      ResponseFault(
        rule: rule, message: message(), remedy: remedy(), node: node,
        declaration: declaration ?? contract.screen.origin)
    }
  }

  /// Keys as they are called, in backquotes.
  func keyList(_ keys: [ResponseKey]) -> String { list(of: keys.map { contract.spelling($0) }) }
}

// MARK: - Keys

extension ResponseReader {
  /// The values of the known keys of an object, and a warning for each key that is not known.
  ///
  /// - Parameters:
  ///   - ignored: a key that is allowed, and that is not read.
  ///   - isKnown: which of the keys this object may have.
  func slots(
    of node: JSONNodeID, _ names: KeyNames, in what: String, _ declaration: Origin? = nil,
    ignoring ignored: String? = nil,
    where isKnown: (ResponseKey) -> Bool = { _ in true }
  ) -> KeySlots {
    var slots = KeySlots(of: node)
    var next = 0
    for (key, value) in document.members(of: node) {
      guard let index = names.names.index(of: key, in: document, from: next), isKnown(names.keys[index]) else {
        if let ignored, document.keyEquals(key, ignored) { continue }
        warn(ofUnknown: key, in: what, declaration)
        continue
      }
      slots.add(names.keys[index], value)
      next = index + 1
    }
    return slots
  }

  func warn(ofUnknown key: JSONNodeID, in what: String, _ declaration: Origin? = nil) {
    let consequence = contract.form == .data ? "it is left out" : "clients ignore it"
    fault(
      .unknownField, "`\(document.shortText(key))` is not a key of \(what); \(consequence)",
      "remove it, or declare it", at: key, declaration)
  }

  /// Returns the value of a key that a response must have, and a backend's data may leave out.
  func requiredOfResponses(
    _ key: ResponseKey, _ slots: KeySlots, in what: String, _ meaning: String, _ declaration: Origin? = nil
  ) -> JSONNodeID? {
    contract.form == .data ? slots[key] : required(key, slots, in: what, meaning, declaration)
  }

  /// Returns the value of a required key.
  func required(
    _ key: ResponseKey, _ slots: KeySlots, in what: String, _ meaning: String, _ declaration: Origin? = nil
  ) -> JSONNodeID? {
    if let node = slots[key] { return node }
    fault(
      .missingKey, "\(what) has no `\(contract.spelling(key))`", "add it: \(meaning)", at: slots.object, declaration)
    return nil
  }

  /// Says that the value of a key of the format is of another type.
  func mismatch(_ key: String, _ node: JSONNodeID, _ expected: String, _ declaration: Origin? = nil) {
    fault(
      .type, "`\(key)` is \(document.phrase(node)), where it takes \(expected)", "send \(expected)", at: node,
      declaration)
  }
}
