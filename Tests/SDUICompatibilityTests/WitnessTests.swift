import SDUICompatibility
import SDUIContract
import SDUIDiagnostics
import SDUIIR
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
    let old = ResponseContract(try Programs.screen(golden.before), for: .content)
    let new = ResponseContract(try Programs.screen(golden.after), for: .content)
    for change in try golden.changes() where change.impact.wire != .safe && !Self.behaviour.contains(change.rule) {
      guard case .response(let text)? = change.witness else {
        Issue.record("\(golden): \(change.rule.rawValue) has no response")
        continue
      }
      let isNew = change.directions.contains(.newServerToOldClient)
      let (sender, reader) = isNew ? (new, old) : (old, new)
      let sent = try sender.read(Array(text.utf8)).faults.filter { !$0.rule.isWarning }
      #expect(sent.isEmpty, "\(change.rule.rawValue): \(text): \(sent.map { $0.message })")
      let read = try reader.read(Array(text.utf8))
      #expect(!read.isValid, "\(change.rule.rawValue): both accept \(text)")
    }
  }
}
