import TestSupport
import Testing

@testable import SDUIFixtures

/// `CoverageSubject`: rows are added until each two levels that can be combined have been combined.
@Suite struct CoverageSubjectTests {
  /// Adds rows until nothing is open, and gives them.
  private func rows(of subject: inout CoverageSubject) -> [[Int?]] {
    var rows: [[Int?]] = []
    var pairs = PairSet()
    while subject.openCount > 0, rows.count < 1_000 {
      let row = subject.row([])
      rows.append(row)
      subject.cover(Set(row.compactMap { $0 }), into: &pairs)
    }
    #expect(pairs.count == subject.pairCount)
    return rows
  }

  @Test func allPairsStandTogether() {
    var subject = CoverageSubject("test")
    for (name, count) in [("a", 3), ("b", 4), ("c", 2), ("d", 3)] {
      _ = subject.add(name, (0..<count).map { "\(name)\($0)" })
    }
    subject.open()
    // 12 levels by themselves, and 3·4 + 3·2 + 3·3 + 4·2 + 4·3 + 2·3 pairs.
    #expect(subject.pairCount == 12 + 53 && subject.openCount == subject.pairCount)
    let rows = rows(of: &subject)
    #expect(subject.openCount == 0)
    // The two largest factors need 4 · 3 rows; a few more for the rest.
    #expect((12...16).contains(rows.count), "\(rows.count)")
  }

  @Test func factorsStandWhereTheirConditionHolds() {
    var subject = CoverageSubject("test")
    let state = subject.add("state", ["absent", "some"])
    let some = subject.level(state, 1)
    let count = subject.add("count", ["one", "many"], where: [.init(factor: state, levels: [some])])
    let other = subject.add("other", ["x", "y"])
    subject.forbid(subject.level(count, 1), subject.level(other, 1))
    subject.open()
    for row in rows(of: &subject) {
      #expect((row[count] == nil) == (row[state] != some))
      #expect(!(row[count] == subject.level(count, 1) && row[other] == subject.level(other, 1)))
    }
    #expect(subject.openCount == 0)
  }

  @Test func bannedLevelsAreNotChosen() {
    var subject = CoverageSubject("test")
    let first = subject.add("a", ["a0", "a1", "a2"])
    _ = subject.add("b", ["b0", "b1"])
    subject.open()
    var pairs = PairSet()
    for _ in 0..<20 {
      let row = subject.row([], banned: [subject.level(first, 1)])
      #expect(row[first] != subject.level(first, 1))
      subject.cover(Set(row.compactMap { $0 }), into: &pairs)
    }
    #expect(subject.row([subject.level(first, 1)])[first] == subject.level(first, 1))
  }

  @Test func pairsAreASet() {
    var random = RandomSource(seed: 3)
    var pairs = PairSet()
    var expected: Set<Int> = []
    for _ in 0..<500 {
      let index = random.number(0...1_000)
      pairs.insert(index)
      expected.insert(index)
    }
    #expect(pairs.indices == expected.sorted() && pairs.count == expected.count)
  }
}
