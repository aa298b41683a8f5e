import SDUICompatibility
import SDUIIR
import TestSupport
import Testing

/// Layouts change exactly where one more `when` changes a value in some declared container, whatever it depends on.
@Suite struct IdleConditionTests {
  /// A `when` with its condition and the value that it sets.
  private struct When {
    let axis: String
    let bound: Int
    let isLower: Bool
    let flagCase: String
    let columns: Int?
    let spacing: Int?

    init(_ random: inout RandomSource) {
      axis = random.pick(["width", "width", "height", "flag"])
      bound = random.pick([300, 400, 500, 600, 800, 900, 1000])
      isLower = random.chance(50)
      flagCase = random.pick(["small", "large"])
      let setsColumns = random.chance(50)
      columns = setsColumns ? random.number(2...3) : nil
      spacing = setsColumns ? nil : random.number(4...5)
    }

    var text: String {
      let condition = axis == "flag" ? "flag(size) == \(flagCase)" : "\(axis) \(isLower ? ">=" : "<") \(bound)"
      let value = columns.map { "columns: \($0)" } ?? "spacing: \(spacing ?? 0)"
      return "    when \(condition) { \(value) }\n"
    }

    func holds(_ container: Container) -> Bool {
      if axis == "flag" { return container.flagCase == flagCase }
      let length = axis == "width" ? container.width : container.height
      return isLower ? length >= bound : length < bound
    }
  }

  private struct Container {
    let width: Int
    let height: Int
    let flagCase: String

    /// Containers of all kinds that bounds in hundreds can tell apart, within 320...900 and 400...800.
    static let all = [320, 400, 500, 600, 700, 800, 900].flatMap { width in
      [400, 500, 600, 700, 800].flatMap { height in
        ["small", "large"].map { Container(width: width, height: height, flagCase: $0) }
      }
    }
  }

  private static func program(_ whens: [When]) -> String {
    """
    flag size: [small, large]
    screen Home {
      widths: 320...900
      heights: 400...800
      section cards: grid {
        columns: 2
        spacing: 4
    \(whens.map { $0.text }.joined())    unit Card { height: 40 }
      }
    }
    component Card { id: ID }
    """
  }

  private static func values(_ whens: [When], _ container: Container) -> [Int] {
    whens.filter { $0.holds(container) }.reduce(into: [2, 4]) { values, when in
      values = [when.columns ?? values[0], when.spacing ?? values[1]]
    }
  }

  @Test func oneMoreConditionChangesLayoutsExactlyWhereAValueDiffers() throws {
    var random = RandomSource(seed: 42)
    var counts = (same: 0, different: 0)
    for _ in 0..<(Repository.isExhaustive ? 3_000 : 200) {
      let whens = (0..<random.number(0...4)).map { _ in When(&random) }
      var more = whens
      more.insert(When(&random), at: random.number(0...whens.count))
      let differs = Container.all.contains { Self.values(whens, $0) != Self.values(more, $0) }
      let pair = (Self.program(whens), Self.program(more))
      for (old, new) in [pair, (pair.1, pair.0)] {
        let changes = contractChanges(from: try Programs.screen(old), to: try Programs.screen(new))
        let isBreaking = changes.contains { $0.verdict(at: [.layout]) == .breaking }
        #expect(isBreaking == differs, "\(old)\n\(new)\n\(changes)")
        #expect(!changes.contains { $0.verdict(at: [.source]) == .breaking }, "\(old)\n\(new)")
      }
      if differs { counts.different += 1 } else { counts.same += 1 }
    }
    #expect(counts.same >= 40 && counts.different >= 40, "\(counts)")
  }

  /// Another first case of a flag moves frames exactly if a value differs between both cases.
  @Test func anotherFirstCaseChangesLayoutsExactlyWhereAValueDiffers() throws {
    var random = RandomSource(seed: 7)
    for _ in 0..<(Repository.isExhaustive ? 1_000 : 60) {
      let whens = (0..<random.number(1...4)).map { _ in When(&random) }.filter { $0.axis != "height" }
      let old = Self.program(whens)
      let new = old.replacing("[small, large]", with: "[large, small]")
      let differs = Container.all.contains { container in
        let other = Container(
          width: container.width, height: container.height, flagCase: container.flagCase == "small" ? "large" : "small")
        return Self.values(whens, container) != Self.values(whens, other)
      }
      let changes = contractChanges(from: try Programs.screen(old), to: try Programs.screen(new))
      #expect(changes.contains { $0.verdict(at: [.layout]) == .breaking } == differs, "\(old)\n\(changes)")
    }
  }
}
