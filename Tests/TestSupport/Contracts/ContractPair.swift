import SDUIIR

/// Two versions of a contract.
public struct ContractPair: Sendable, CustomStringConvertible {
  /// The pair in words, for messages.
  public let name: String
  /// The program of the old version.
  public let before: String
  /// The program of the new version.
  public let after: String
  /// The old version.
  public let old: Screen
  /// The new version.
  public let new: Screen

  /// The name with both programs.
  public var description: String { "\(name)\n=== before\n\(before)=== after\n\(after)" }

  /// Compiles two programs; `nil` if either is empty or has an error.
  public init?(name: String, before: String, after: String) {
    guard !before.isEmpty, !after.isEmpty, let old = try? Programs.screen(before), let new = try? Programs.screen(after)
    else { return nil }
    (self.name, self.before, self.after, self.old, self.new) = (name, before, after, old, new)
  }

  /// The pair of a seed: a random contract before and after one to three edits; `nil` if the edits leave a program with an
  /// error.
  public init?(seed: UInt64) {
    var contract = RandomContract(seed: seed)
    let before = contract.text
    var edits: [RandomContract.Edit] = []
    for _ in 0..<contract.random.pick([1, 1, 1, 2, 3]) {
      // Several tries, since not every contract has a place for every edit.
      for _ in 0..<8 {
        guard let edit = contract.edit() else { continue }
        edits.append(edit)
        break
      }
    }
    self.init(
      name: "seed \(seed): \(edits.map { $0.rawValue }.joined(separator: ", "))", before: before, after: contract.text)
  }

  /// The first pairs of the random contracts.
  ///
  /// - Parameter start: The first seed.
  public static func random(count: Int, from start: UInt64 = 0) -> [ContractPair] {
    var pairs: [ContractPair] = []
    var seed = start
    while pairs.count < count, seed < start + UInt64(count) * 20 {
      if let pair = ContractPair(seed: seed) { pairs.append(pair) }
      seed += 1
    }
    return pairs
  }
}
