/// A rule of `LAYOUT.md`.
public enum Rule: String, CaseIterable, Sendable {
  case r1 = "R1", r2 = "R2", r3 = "R3", r4 = "R4", r5 = "R5", r6 = "R6", r7 = "R7"
  case r8 = "R8", r9 = "R9", r10 = "R10", r11 = "R11", r12 = "R12", r13 = "R13", r14 = "R14"
  case r15 = "R15", r16 = "R16", r17 = "R17", r18 = "R18", r19 = "R19", r20 = "R20", r21 = "R21"
  case r22 = "R22", r23 = "R23", r24 = "R24", r25 = "R25", r26 = "R26", r27 = "R27"
}

/// A layout that is impossible (R26).
public struct Failure: Error, Hashable, Sendable {
  /// The rule that cannot be kept.
  public let rule: Rule
  /// The section's name in the source, if it is one section's.
  public let section: String?

  init(_ rule: Rule, in section: String?) {
    self.rule = rule
    self.section = section
  }
}

/// The rules, and the cases of rules, that an evaluation made use of.
public final class Trace {
  /// The rules that were reached, such as `R14 waits`.
  public private(set) var reached: Set<String> = []

  /// A trace that has reached nothing.
  public init() {}

  func reach(_ rule: Rule, _ name: String = "") {
    reached.insert(name.isEmpty ? rule.rawValue : "\(rule.rawValue) \(name)")
  }
}
