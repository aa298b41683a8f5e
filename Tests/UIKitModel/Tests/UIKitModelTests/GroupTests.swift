import Testing
import UIKit
import UIKitModelDriver

/// Items in groups. "Header" cites the comments of UICollectionViewCompositionalLayout.h, "docs" Apple's reference, "§" the
/// published observations of layout semantics.
@MainActor @Suite struct GroupTests {
  private func screen(
    _ group: NSCollectionLayoutGroup, width: CGFloat = 300, count: Int = 3, rightToLeft: Bool = false
  ) -> Screen { Screen(width: width, count: count, rightToLeft: rightToLeft, NSCollectionLayoutSection(group: group)) }

  private let row = size(.fractionalWidth(1), .absolute(40))

  /// Docs, absolute(_:): points. Header: "repeat items until available horizontal space is exhausted".
  @Test func absoluteItemsFillARow() {
    let screen = screen(.horizontal(layoutSize: row, subitems: [item(.absolute(100), .absolute(30))]), count: 4)
    expectEqual(
      screen.cells, [rect(0, 0, 100, 30), rect(100, 0, 100, 30), rect(200, 0, 100, 30), rect(0, 40, 100, 30)])
  }

  /// §1.1: the height may be a fraction of the width (square cells).
  @Test func aHeightMayBeAFractionOfTheWidth() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitems: [item(.fractionalWidth(0.5))])
    expectEqual(screen(group).cells, [rect(0, 0, 150, 150), rect(150, 0, 150, 150), rect(0, 150, 150, 150)])
  }

  /// §1.1: the width may be a fraction of the height.
  @Test func aWidthMayBeAFractionOfTheHeight() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item(.fractionalHeight(2))])
    expectEqual(screen(group, count: 2).cells, [rect(0, 0, 80, 40), rect(80, 0, 80, 40)])
  }

  /// §1.2: three thirds fit although their sum in floating point may exceed the whole.
  @Test(arguments: [320, 375, 390, 393, 402, 1366]) func threeThirdsFit(width: Int) {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item(.fractionalWidth(1 / 3))])
    #expect(screen(group, width: CGFloat(width)).cells.map(\.minY) == [0, 0, 0])
  }

  /// §1.2: two halves and a space do not fit: one item a row.
  @Test func twoHalvesWithSpaceDoNotFit() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item(.fractionalWidth(0.5))])
    group.interItemSpacing = .fixed(10)
    expectEqual(screen(group, count: 2).cells, [rect(0, 0, 150, 40), rect(0, 40, 150, 40)])
  }

  /// Header: "N items equally sized along the horizontal axis"; §0.3: (effective − (n−1)·spacing) / n.
  @Test func aCountDividesTheRow() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item(.fractionalWidth(0.9)), count: 3)
    group.interItemSpacing = .fixed(15)
    expectEqual(screen(group).cells, [rect(0, 0, 90, 40), rect(105, 0, 90, 40), rect(210, 0, 90, 40)])
  }

  /// §1.2: insets of the group are subtracted before a count divides it (IBP issue 152).
  @Test func aCountDividesTheInsideOfTheInsets() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: item(), count: 2)
    group.contentInsets = insets(5, 20, 5, 40)
    group.interItemSpacing = .fixed(10)
    expectEqual(screen(group, count: 2).cells, [rect(20, 5, 115, 30), rect(145, 5, 115, 30)])
  }

  /// Header of the vertical count.
  @Test func aCountDividesAColumn() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item(), count: 2)
    group.interItemSpacing = .fixed(20)
    expectEqual(screen(group, count: 2).cells, [rect(0, 0, 300, 40), rect(0, 60, 300, 40)])
  }

  /// Docs, repeatingSubitem: the item keeps its size; fitting is the caller's responsibility.
  @Test func aRepeatedItemKeepsItsSize() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, repeatingSubitem: item(.absolute(120), .absolute(40)), count: 3)
    expectEqual(
      screen(group, count: 4).cells,
      [rect(0, 0, 120, 40), rect(120, 0, 120, 40), rect(240, 0, 120, 40), rect(0, 40, 120, 40)])
  }

  /// Header: contentInsets adjust "the final size of the item after layout is computed"; neighbours do not move.
  @Test func insetsOfAnItemShrinkItOnly() {
    let inner = item(.absolute(20), .absolute(20))
    inner.contentInsets = insets(2, 2, 2, 2)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [inner])
    expectEqual(screen(group, count: 2).cells, [rect(2, 2, 16, 16), rect(22, 2, 16, 16)])
  }

  /// Header: "contentInsets are ignored for any axis with an .estimated dimension".
  @Test func insetsAreIgnoredAlongEstimatedAxes() {
    let inner = item(.absolute(100), .estimated(30))
    inner.contentInsets = insets(5, 10, 5, 10)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [inner])
    expectEqual(screen(group, count: 1).cells, [rect(10, 0, 80, 30)])
  }

  /// §0.2: edge spacing moves the item and enlarges its footprint.
  @Test func edgeSpacingMovesNeighbours() {
    let inner = item(.absolute(50), .absolute(20))
    inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(5), top: .fixed(3), trailing: .fixed(10), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [inner])
    expectEqual(screen(group, count: 2).cells, [rect(5, 3, 50, 20), rect(70, 3, 50, 20)])
  }

  /// §1.2: edge spacing counts when items are fitted: 3 × 100 fit in 300, 3 × 101 do not.
  @Test func edgeSpacingCountsForFitting() {
    let inner = item(.absolute(100), .absolute(20))
    inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [inner])
    #expect(screen(group).cells.map(\.minY) == [0, 0, 40])
  }

  /// §1.2: flexible leading and trailing edges centre an item.
  @Test func flexibleEdgesCentre() {
    let inner = item(.absolute(100), .absolute(20))
    inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, repeatingSubitem: inner, count: 1)
    expectEqual(screen(group, count: 1).cells, [rect(100, 10, 100, 20)])
  }

  /// Header: a flexible bottom "forces items to align to the top of their group's geometry", so a flexible top to the
  /// bottom.
  @Test func aFlexibleTopAlignsToTheBottom() {
    let inner = item(.absolute(100), .absolute(25))
    inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .flexible(0), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [inner])
    expectEqual(screen(group, count: 1).cells, [rect(0, 15, 100, 25)])
  }

  /// Header: flexible spacing is ">="; §1.2: (300 − 4·60) / 3 = 20.
  @Test func flexibleSpacingSharesWhatIsLeft() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item(.absolute(60), .absolute(40))])
    group.interItemSpacing = .flexible(10)
    expectEqual(
      screen(group, count: 4).cells,
      [rect(0, 0, 60, 40), rect(80, 0, 60, 40), rect(160, 0, 60, 40), rect(240, 0, 60, 40)])
  }

  /// §1.2: at least the minimum decides about fitting: 4·70 + 3·10 = 310 do not fit in 300, so three share 90.
  @Test func theMinimumOfFlexibleSpacingCountsForFitting() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item(.absolute(70), .absolute(40))])
    group.interItemSpacing = .flexible(10)
    #expect(screen(group, count: 3).cells.map(\.minX) == [0, 115, 230])
  }

  /// §0.4: the template of subitems repeats, and each group begins with its first.
  @Test func templatesRepeatAndRestart() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: row, subitems: [item(.absolute(100)), item(.absolute(50))])
    // 100 + 50 + 100 + 50 = 300: four items a row.
    #expect(screen(group, count: 6).cells.map(\.minX) == [0, 100, 150, 250, 0, 100])
    // 100 + 50 + 100 = 250 and 50 do not fit in 260: three items a row, and the next row starts with 100.
    #expect(screen(group, width: 260, count: 5).cells.map(\.width) == [100, 50, 100, 100, 50])
  }

  /// §1.2: a nested group is an item whose container is the inside of its own insets.
  @Test func nestedGroupsResolveInsideOfTheirInsets() {
    let inner = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitem: item(), count: 2)
    inner.contentInsets = insets(0, 10, 0, 20)
    let outer = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item(.fractionalWidth(0.5)), inner])
    expectEqual(screen(outer).cells, [rect(0, 0, 150, 40), rect(160, 0, 120, 20), rect(160, 20, 120, 20)])
  }

  /// Header: frames of a custom group are relative to {0, 0} of its geometry, which the environment tells.
  @Test func customGroupsPlaceFrames() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: row) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 5, width / 4, 10), zIndex: 7),
        NSCollectionLayoutGroupCustomItem(frame: rect(width / 2, 0, 10, 10)),
      ]
    }
    let screen = screen(group, count: 3)
    expectEqual(screen.cells, [rect(0, 5, 75, 10), rect(150, 0, 10, 10), rect(0, 45, 75, 10)])
    #expect(screen.driver.all.map(\.zIndex) == [7, 0, 7])
  }

  /// Header: "Custom groups can be nested arbitrarily inside other groups".
  @Test func customGroupsNest() {
    let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))) { _ in
      [NSCollectionLayoutGroupCustomItem(frame: rect(1, 2, 3, 4))]
    }
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [custom])
    expectEqual(screen(group).cells, [rect(1, 2, 3, 4), rect(151, 2, 3, 4), rect(1, 42, 3, 4)])
  }

  /// Observed log: "There is no room for this NSCollectionLayoutGroup to fit".
  @Test func aGroupWithoutRoomFails() {
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item()]))
    section.contentInsets = insets(0, 150, 0, 150)
    let screen = Screen(width: 300, count: 2, section)
    #expect(screen.cells.isEmpty)
    #expect(screen.driver.failures.first?.kind == .noRoomForGroup)
  }

  /// Observed log: a group that cannot fit even a single item.
  @Test func anItemThatDoesNotFitFails() {
    let screen = screen(.horizontal(layoutSize: row, subitems: [item(.absolute(301))]))
    #expect(screen.cells.isEmpty)
    #expect(screen.driver.failures.first?.kind == .noItemFits)
  }

  /// §1.5: x′ = W − x − w.
  @Test func rightToLeftMirrors() {
    let inner = item(.absolute(100), .absolute(30))
    inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: nil, trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [inner])
    expectEqual(
      screen(group, count: 2, rightToLeft: true).cells, [rect(190, 0, 100, 30), rect(80, 0, 100, 30)])
  }

  /// Decision "A container value below 1 is a fraction": header comment of NSCollectionLayoutContainer.contentInsets.
  @Test func insetsBelowOneAreFractions() {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item()])
    group.contentInsets = insets(0, 0.1, 0, 0.15)
    expectEqual(screen(group, count: 1).cells, [rect(30, 0, 225, 40)])
  }

  /// Decision "Edges inside of equal slots".
  @Test func edgesAreInsideOfEqualSlots() {
    let inner = item()
    inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: nil, trailing: .fixed(5), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitem: inner, count: 2)
    expectEqual(screen(group, count: 2).cells, [rect(10, 0, 135, 40), rect(160, 0, 135, 40)])
  }
}
