/// A random screen whose actions hold one another, and often themselves: directly, in records, as optional fields, in lists,
/// and in lists of lists. Of some components no data exist, since they would have no end.
public struct RecursiveProgram {
  private var random: RandomSource
  private let actionCount: Int
  private let recordCount: Int
  /// The program.
  public private(set) var text = ""

  /// The program of a seed.
  public init(seed: UInt64) {
    random = RandomSource(seed: seed)
    actionCount = random.number(1...4)
    recordCount = random.number(0...2)
    text = "\(random.chance(50) ? "open " : "")enum Mood { calm, loud }\n"
    for index in 0..<actionCount {
      text += "action A\(index) { \(fields("f", 0...3, records: 0..<recordCount)) }\n"
    }
    // Records hold earlier ones only: a record that holds itself is a finding.
    for index in 0..<recordCount { text += "record R\(index) { \(fields("r", 1...2, records: 0..<index)) }\n" }
    let componentCount = random.number(1...2)
    for index in 0..<componentCount {
      text += "component C\(index) { id: ID, \(fields("c", 1...2, records: 0..<recordCount)) }\n"
    }
    text += "screen Home {\n"
    for index in 0..<componentCount {
      text += "  section s\(index): \(random.pick(["list", "flow", "waterfall { columns: 2"]))"
      text += text.hasSuffix("2") ? ", " : " { "
      text += "unit C\(index) { \(text.contains("s\(index): flow") ? "width: 90, " : "")height: 50 } }\n"
    }
    text += "}\n"
  }

  private mutating func fields(_ prefix: String, _ count: ClosedRange<Int>, records: Range<Int>) -> String {
    (0..<random.number(count)).map { "\(prefix)\($0): \(type(records: records))" }.joined(separator: ", ")
  }

  private mutating func type(records: Range<Int>, depth: Int = 0) -> String {
    switch random.number(0...(depth < 3 ? 11 : 6)) {
    case 0: return "Mood"
    case 1: return random.pick(["Bool", "Text(max: 4)", "Int(min: 0, max: 9)"])
    case 2 where !records.isEmpty: return "R\(random.number(records.lowerBound...records.upperBound - 1))"
    case 7, 8: return "[\(type(records: records, depth: depth + 1))]"
    case 9, 10, 11:
      let inner = type(records: records, depth: depth + 1)
      return inner.hasSuffix("?") ? inner : inner + "?"
    default: return "Action(\(actions().joined(separator: ", ")))"
    }
  }

  private mutating func actions() -> [String] {
    let chosen = (0..<actionCount).filter { _ in random.chance(50) }
    return (chosen.isEmpty ? [random.number(0...actionCount - 1)] : chosen).map { "A\($0)" }
  }
}
