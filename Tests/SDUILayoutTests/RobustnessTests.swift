import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// Figures at the ends of what a number holds: every one gives frames or an error, and none a trap.
@Suite struct RobustnessTests {
  private let counts: [Int64] = [.min, -1, 0, 1, 2, 3, 100, 1 << 40, .max]

  /// Common lengths mostly, and now and then the worst.
  private func length(_ random: inout RandomSource) -> Rational {
    switch random.number(0...15) {
    case 0: Rational(Int.max)
    case 1: -Rational(Int.max)
    case 2: (try? Rational(1, over: Int64.max)) ?? 0
    case 3: (try? Rational(Int64.max, over: Int64.max - 1)) ?? 0
    case 4: 0
    case 5: -1
    default: random.length(1...300)
    }
  }

  private func size(_ random: inout RandomSource) -> PropertyValue {
    switch random.number(0...8) {
    case 0: .size(.percent(length(&random)))
    case 1: .size(.ratio(width: length(&random), height: length(&random)))
    case 2: .size(.ratioField("image"))
    case 3: .size(.estimate(.points(length(&random))))
    case 4: .size(.inView(length(&random)))
    case 5: .size(.length(.sum([Length.Term(length(&random), .itemWidth)])))
    default: .size(length(&random))
    }
  }

  private func unit(_ random: inout RandomSource) -> Written {
    var unit: Written = [(.width, size(&random)), (.height, size(&random))]
    if random.number(0...2) == 0 { unit.append((.minHeight, .points(length(&random)))) }
    if random.number(0...2) == 0 { unit.append((.span, .span(counts[random.number(0...8)]))) }
    if random.number(0...2) == 0 { unit.append((.place, .keyword(.nextRow))) }
    if random.number(0...2) == 0 { unit.append((.uniformAcrossSiblings, .boolean(true))) }
    if random.number(0...4) == 0 { unit.append((.itemInsets, .inset(length(&random)))) }
    return unit
  }

  /// A row with a column in it, and cells in both.
  private func parts(_ random: inout RandomSource) -> [ArrangementNode] {
    func part(_ kind: ArrangementNode.Kind, size: Int = 1) -> ArrangementNode {
      var sizes: [Size] = []
      for _ in 0...1 {
        sizes.append(
          random.number(0...2) == 0
            ? .length(.points(length(&random))) : random.number(0...1) == 0 ? .share(length(&random)) : .percent("0.25")
        )
      }
      let spacing: Rational = random.number(0...2) == 0 ? length(&random) : 0
      return ArrangementNode(kind: kind, width: sizes[0], height: sizes[1], spacing: .points(spacing), size: size)
    }
    var parts = [part(.row, size: 5), part(.cell), part(.column, size: 3), part(.cell), part(.cell)]
    (parts[0].width, parts[0].height) = (.percent(.one), .length(.points(length(&random))))
    return parts
  }

  private func section(_ random: inout RandomSource) -> ScreenSection {
    let kinds = LayoutKind.allCases
    let modes = [Keyword.continuous, .paging, .groupPaging, .groupPagingCentered]
    let columns: PropertyValue =
      random.number(0...1) == 0
      ? .columns(counts[random.number(0...8)]) : .adaptive(length(&random), max: counts[random.number(0...8)])
    let arrangement = PropertyValue.arrangement(Arrangement(nodes: parts(&random)))
    return SDUILayoutTests.section(
      kinds[random.number(0...kinds.count - 1)],
      [
        (.columns, columns), (.rows, .count(counts[random.number(0...8)])),
        (.scroll, .keyword(modes[random.number(0...3)])), (.arrangement, arrangement),
        (.align, .keyword([.leading, .center, .justified][random.number(0...2)])),
        (.spacing, .gaps(lines: length(&random), items: random.number(0...1) == 0 ? 0 : length(&random))),
      ], header: random.number(0...3) == 0 ? [(.supplementaryHeight, size(&random))] : nil,
      units: [unit(&random), unit(&random)])
  }

  @Test func `extreme figures give frames or an error`() {
    var random = RandomSource(seed: 7)
    var standing = 0
    for _ in 0..<4000 {
      let section = section(&random)
      let measured = MeasuredSize(width: length(&random), height: length(&random))
      let image = ImageRatio(field: "image", width: length(&random), height: length(&random))
      let items = (0..<random.number(0...6)).map { index in
        ItemData(unit: index % 2, measured: index % 3 == 0 ? measured : MeasuredSize(), imageRatios: [image])
      }
      let environment = LayoutEnvironment(
        width: length(&random), height: 844, direction: random.number(0...1) == 0 ? .leftToRight : .rightToLeft)
      let home = screen([section], [(.maxContentWidth, .points(length(&random)))])
      let data = ScreenItems(sections: [SectionItems(section: 0, items: items)])
      guard let layout = try? home.layout(data, in: environment) else { continue }
      standing += 1
      for mode in Rounding.allCases { _ = try? layout.rounded(scale: length(&random), mode: mode) }
      for cell in layout.cells() { #expect(!cell.width.isNegative && !cell.height.isNegative) }
      #expect(!layout.contentSize.height.isNegative)
    }
    #expect(standing > 400)
  }
}
