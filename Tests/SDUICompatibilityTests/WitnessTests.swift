import SDUICompatibility
import SDUIContract
import SDUIIR
import SDUISyntax
import TestSupport
import Testing

/// The responses that findings show, judged by the readers of both versions: the version that sends it accepts it, and the
/// other one does not.
@Suite struct WitnessTests {
  /// Rules about behaviour, which readers of data do not judge.
  static let behaviour: Set<CompatibilityRule> = [
    .screenRemoved, .unknownPolicyChanged, .invalidPolicyChanged, .paginationAdded, .paginationRemoved,
    .barRemoved, .platformRemoved, .clientsRaised, .clientsEndChanged, .formatVersionRaised,
    .formatReadersChanged, .flagRemoved, .flagDefaultChanged, .flagCaseRemoved, .sinceAdded, .sinceRaised,
    .sinceLowered, .sinceRemoved, .untilAdded, .untilLowered, .untilRaised, .untilRemoved, .reservedNameUsed,
    .reservedNameFreed, .fallbackRemoved, .fallbackDropped, .fallbackChanged, .defaultChanged, .eventAdded,
    .eventRemoved, .eventActionChanged, .eventPayloadChanged, .serverValueRemoved,
  ]

  @Test(arguments: RuleFile.cases.filter { !$0.before.isEmpty && !$0.after.isEmpty })
  func aResponseShowsTheChange(golden: RuleCase) throws {
    try Self.check(Programs.screen(golden.before), Programs.screen(golden.after), golden.name)
  }

  /// The reverse of the old order is the new one, which new clients accept.
  @Test(arguments: ["", "sections: fixed"]) func sectionsInAnotherOrder(fixed: String) throws {
    let screen = { (order: String, first: String, second: String) in
      try Programs.screen(
        """
        component Card { id: ID }
        screen S {
          \(order)
          essential section \(first): list { unit Card { height: 40 } }
          essential section \(second): list { unit Card { height: 40 } }
        }
        """)
    }
    let other = fixed.isEmpty ? "sections: fixed" : ""
    let count = try Self.check(screen(fixed, "a", "b"), screen(other, "b", "a"), "swapped")
    #expect(count == 1)
  }

  /// Random contracts before and after one to three edits.
  @Test func responsesShowTheChangesOfRandomPairs() throws {
    var count = 0
    for pair in ContractPair.random(count: Repository.isExhaustive ? 8_000 : 200, from: 1_000_000) {
      count += try Self.check(pair.old, pair.new, "\(pair)")
    }
    #expect(count > 100, "\(count) responses")
  }

  /// The first characters of a witness are the same if no more are shown, and so are the changes.
  @Test func shortWitnessesBeginAsWholeOnes() throws {
    let golden = try RuleFile.cases.filter { !$0.before.isEmpty && !$0.after.isEmpty }
      .map { (old: try Programs.screen($0.before), new: try Programs.screen($0.after)) }
    let random = ContractPair.random(count: Repository.isExhaustive ? 2_000 : 100, from: 3_000_000)
    var shorter = 0
    for (old, new) in golden + random.map({ ($0.old, $0.new) }) {
      let whole = contractChanges(from: old, to: new)
      for length in [5, 10] {
        let short = contractChanges(from: old, to: new, witnessLength: length)
        #expect(short.map { $0.message } == whole.map { $0.message })
        #expect(short.map { $0.impact } == whole.map { $0.impact })
        for (short, whole) in zip(short, whole) {
          let texts = (short.witness?.text, whole.witness?.text)
          #expect(texts.0?.prefix(length) == texts.1?.prefix(length), "\(whole.rule.rawValue)")
          if texts.0 != texts.1 { shorter += 1 }
        }
      }
    }
    #expect(shorter > 20, "\(shorter)")
  }

  /// - Returns: The number of responses.
  @discardableResult
  private static func check(_ before: Screen, _ after: Screen, _ name: String) throws -> Int {
    let (old, new) = (ResponseContract(before, for: .content), ResponseContract(after, for: .content))
    var count = 0
    let changes = contractChanges(from: before, to: after)
    let hasVersions = changes.contains { VerdictTests.clientRules.contains($0.rule) }
    for change in changes where change.impact.wire != .safe && !behaviour.contains(change.rule) {
      // A field that only some clients know may be missing, with a default and without.
      if hasVersions, [.defaultAdded, .defaultRemoved].contains(change.rule) { continue }
      guard case .response(let text)? = change.witness else {
        Issue.record("\(name): \(change.rule.rawValue) has no response")
        continue
      }
      let judged = try change.directions.map { direction -> String? in
        let isForward = direction == .newServerToOldClient
        return try Self.fault(of: text, from: isForward ? new : old, to: isForward ? old : new, change)
      }
      #expect(judged.contains(nil), "\(name): \(change.rule.rawValue): \(judged.compactMap { $0 }): \(text)")
      count += 1
    }
    return count
  }

  /// The reason why a response does not show a change; `nil` if the sender accepts it and the reader does not read all of it.
  private static func fault(
    of text: String, from sender: ResponseContract, to reader: ResponseContract, _ change: ContractChange
  ) throws -> String? {
    let sent = try sender.read(Array(text.utf8)).faults.filter { !$0.rule.isWarning }
    if let first = sent.first { return "the sender refuses it: \(first.message)" }
    let isAccepted = try reader.read(Array(text.utf8)).faults.isEmpty
    return isAccepted && !isUnseen(change, by: reader.screen) ? "both accept it" : nil
  }

  /// Whether a change may have values that readers accept, but take for something else: all names are cases of an open enum, a
  /// name that is reused may have values of the same type, and the text of a date is one of a URL, too.
  static func isUnseen(_ change: ContractChange, by reader: Screen) -> Bool {
    switch change.rule {
    case .caseWireNameChanged, .wireNameReused: return true
    case .fieldTypeChanged:
      let names = ["URL"] + reader.contract.enums.elements.filter { $0.isOpen }.map { $0.name.source }
      return names.contains { change.message.contains("`\($0)`") }
    default: return false
    }
  }
}
