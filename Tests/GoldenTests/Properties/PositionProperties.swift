import SDUIIR
import SDUILayout
import SDUIProof
import TestSupport
import Testing

/// Layout rule R7: a section begins below the sections before it and the spacing between them. A requirement on its position
/// is proved, and holds in single containers, as one on the sum of the heights and the spacing is.
@Suite("positions of sections in requirements") struct PositionProperties {
  @Test(arguments: 0..<(Repository.isExhaustive ? 400 : 24))
  func aPositionIsTheSumOfWhatIsBefore(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let count = random.number(2...4)
    let spacing = random.pick(["0", "12", "container.width / 40", "8sp"])
    var text = "component Row { id: ID }\ncomponent Title { text: Text = \"T\" }\nscreen Home {\n"
    text += "  sections: fixed\n  sectionSpacing: \(spacing)\n"
    for index in 0..<count {
      let least = random.number(1...2)
      let kind = random.pick(["list", "grid"])
      text += "  section s\(index): \(kind) {\n"
      if kind == "grid" { text += "    columns: \(random.pick(["2", "adaptive(min: 150)"]))\n" }
      if random.chance(40) { text += "    header Title { height: 44 }\n" }
      text += "    spacing: \(random.number(0...9)), insets: \(random.number(0...9))\n"
      text += "    minItems: \(least), maxItems: \(random.number(least...5))\n"
      text += "    unit Row { height: \(random.pick(["40", "item.width / 2", "20 + 10sp"])) }\n"
      if random.chance(30) { text += "    when width >= 700 { spacing: 30 }\n" }
      text += "  }\n"
    }
    let heights = (0..<count - 1).map { "s\($0).height" }.joined(separator: " + ")
    let sum = "\(heights) + \(count - 1) * \(spacing == "container.width / 40" ? "(\(spacing))" : spacing)"
    let claim = " \(random.pick(["<=", ">=", "==", "<"])) \(random.number(60...500))"
    let position = try Programs.screen(text + "  require s\(count - 1).y\(claim)\n}\n")
    let written = try Programs.screen(text + "  require \(sum)\(claim)\n}\n")
    #expect(position.requirements[0].claim.namesPositions && !written.requirements[0].claim.namesPositions)
    #expect(Self.verdict(position) == Self.verdict(written), "\(text)\(sum)\(claim)")
    for _ in 0..<6 {
      let container = LayoutEnvironment(
        width: Rational(random.number(320...1376)), height: Rational(844), textScale: Rational(random.number(1...3)))
      let holds = try [position, written].map { screen in
        let items = ScreenItems.standard(for: screen, in: container)
        return try RequirementCheck(screen, items, in: container).verdict(on: screen.requirements[0]) == .holds
      }
      #expect(holds[0] == holds[1], "\(container.width)\n\(text)\(sum)\(claim)")
    }
  }

  /// Returns the verdict on the requirement of a screen: the difference by which it holds, or the place where it fails.
  private static func verdict(_ screen: Screen) -> String {
    for obligation in Proof(screen).obligations {
      guard case .requirement = obligation.statement else { continue }
      switch obligation.verdict {
      case .proved(let evidence): return "proved \(evidence.margin?.least.text ?? "")"
      case .absent: return "absent"
      case .undecided: return "undecided"
      case .broken(let counterexample):
        return "broken at \(counterexample.place.environment.width.text) \(String(describing: counterexample.widths))"
      }
    }
    return "none"
  }
}
