import SDUIIR
import TestSupport
import Testing

/// The algebra of conditions, held against what boxes mean at random points.
@Suite("Conditions")
struct ConditionTests {
  private static let seeds = 0..<UInt64(Repository.isExhaustive ? 20_000 : 400)
  private static let pointCount = 60

  /// Runs a check for each seed.
  private func forEachSeed(_ check: (UInt64, inout RandomCondition) -> Void) {
    for seed in Self.seeds {
      var conditions = RandomCondition(seed: seed)
      check(seed, &conditions)
    }
  }

  private func contain(_ boxes: [ConditionBox], _ point: ConditionPoint) -> Bool {
    boxes.contains { point.lies(in: $0) }
  }

  @Test("a box holds where its fields say")
  func evaluation() {
    forEachSeed { seed, conditions in
      let box = conditions.box()
      for _ in 0..<Self.pointCount {
        let point = conditions.point()
        #expect(box.holds(at: point) == point.lies(in: box), "seed \(seed)")
      }
    }
  }

  @Test("deciding a part first and the rest later comes out the same")
  func partialEvaluation() {
    forEachSeed { seed, conditions in
      let box = conditions.box()
      for _ in 0..<Self.pointCount {
        let point = conditions.point()
        let part = conditions.opened(point)
        #expect((box.resolved(at: part)?.holds(at: point) ?? false) == point.lies(in: box), "seed \(seed)")
        // What stays open does not hold yet.
        if box.holds(at: part) { #expect(point.lies(in: box), "seed \(seed)") }
      }
    }
  }

  @Test("an intersection holds where both boxes hold, and there is none where they never do")
  func intersection() {
    forEachSeed { seed, conditions in
      let (one, other) = (conditions.boxes(1...3), conditions.boxes(1...3))
      let both = one.intersection(other)
      #expect(both.isEmpty != one.meets(other), "seed \(seed)")
      #expect(Set(both).count == both.count)
      for _ in 0..<Self.pointCount {
        let point = conditions.point()
        #expect(contain(both, point) == (contain(one, point) && contain(other, point)), "seed \(seed)")
      }
    }
  }

  @Test("a difference and what was taken away make up the whole")
  func subtraction() {
    forEachSeed { seed, conditions in
      let (whole, others) = (conditions.boxes(1...1), conditions.boxes(1...4))
      guard let rest = whole.subtracting(others, conditions.flags) else { return }
      for _ in 0..<Self.pointCount {
        let point = conditions.point()
        let isTaken = contain(whole.intersection(others), point)
        let count = rest.count { point.lies(in: $0) }
        // The pieces of one box do not meet one another, nor what was taken away.
        #expect(count + (isTaken ? 1 : 0) == (contain(whole, point) ? 1 : 0), "seed \(seed)")
      }
      #expect(!rest.meets(others) && rest.allSatisfy { whole.meets($0) }, "seed \(seed)")
    }
  }

  @Test("boxes are covered where no cell of them lies outside")
  func cover() {
    var covered = 0
    forEachSeed { seed, conditions in
      let boxes = conditions.boxes(1...2)
      // Complements and halves of the boxes cover them more often than random ones.
      let halves = boxes.flatMap { [ConditionBox()].subtracting([$0], conditions.flags) ?? [] }
      let others = conditions.boxes(0...3) + (seed.isMultiple(of: 2) ? boxes.dropFirst() : []) + halves.dropLast()
      let cells = ConditionBox.cells(of: boxes + others, conditions.flags, limit: 200_000)
      let isCovered = cells.allSatisfy { cell in !boxes.meets(cell) || others.meets(cell) }
      #expect(boxes.isCovered(by: others, conditions.flags) == isCovered, "seed \(seed)")
      if isCovered { covered += 1 }
    }
    #expect(covered > 5)
  }

  @Test("each point lies in one cell, and each cell in a box or outside of it")
  func cells() {
    forEachSeed { seed, conditions in
      let boxes = conditions.boxes(0...2)
      let cells = ConditionBox.cells(of: boxes, conditions.flags, limit: .max)
      for _ in 0..<10 {
        let point = conditions.point()
        let around = cells.filter { point.lies(in: $0) }
        #expect(around.count == 1, "seed \(seed)")
        for box in boxes { #expect(around.first.map { [box].meets($0) } == point.lies(in: box), "seed \(seed)") }
      }
    }
  }

  @Test("an axis that would make too many cells is left whole")
  func limitOfCells() {
    let steps = (1...100).map { ConditionBox(width: Bounds(from: Rational($0)), height: Bounds(from: Rational($0))) }
    #expect(ConditionBox.cells(of: steps, Store()).count == 101)
    #expect(ConditionBox.cells(of: steps, Store(), limit: .max).count == 101 * 101)
    #expect(ConditionBox.cells(of: steps, Store(), along: [.trait(.idiom)]) == [ConditionBox()])
  }

  @Test("too many pieces are given up, and cover nothing then")
  func limitOfPieces() {
    let steps = (1...300).map {
      ConditionBox(width: Bounds(from: Rational(2 * $0), to: Rational(2 * $0 + 1)))
    }
    #expect([ConditionBox()].subtracting(Array(steps.prefix(200)), Store())?.count == 201)
    #expect([ConditionBox()].subtracting(steps, Store()) == nil)
    #expect(![ConditionBox()].isCovered(by: steps + [ConditionBox()], Store()))
  }

  @Test("every axis is one that conditions can bound")
  func axes() {
    #expect(Set(ConditionAxis.allCases).count == ConditionAxis.allCases.count)
    for trait in ContainerTrait.allCases {
      #expect(
        ConditionAxis.allCases.contains(.trait(trait)) && ContainerTrait(name: trait.name) == trait
          && trait.words.count > 1)
      for word in trait.words {
        var traits = Traits()
        traits[trait] = word
        #expect(traits[trait] == word && !traits.isOpen(trait) && Traits.all(trait).contains(traits))
      }
    }
    #expect(
      ConditionAxis.subjects == [
        "width", "height", "textScale", "textSize", "horizontal", "vertical", "idiom", "direction", "ios", "android",
      ])
  }
}
