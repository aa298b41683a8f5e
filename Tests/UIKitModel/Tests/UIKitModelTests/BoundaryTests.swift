import Testing
import UIKit
import UIKitModelDriver

/// Headers, footers, badges and backgrounds. "Header" cites the comments of UICollectionViewCompositionalLayout.h, "docs"
/// Apple's reference, "§" the published observations of layout semantics.
@MainActor @Suite struct BoundaryTests {
  private let row = size(.fractionalWidth(1), .absolute(40))

  private func list() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item()]))
  }

  /// §1.3: the header is above the top inset, the footer below the bottom inset; both follow the sides.
  @Test func headerAndFooterAreOutsideOfVerticalInsets() {
    let section = list()
    section.contentInsets = insets(10, 20, 30, 40)
    section.boundarySupplementaryItems = [
      boundary("header", .absolute(25), .top), boundary("footer", .absolute(15), .bottom),
    ]
    let screen = Screen(width: 300, count: 1, section)
    expectEqual(screen.cells, [rect(20, 35, 240, 40)])
    expectEqual(screen.driver.frames(of: .supplementary("header")), [rect(20, 0, 240, 25)])
    expectEqual(screen.driver.frames(of: .supplementary("footer")), [rect(20, 105, 240, 15)])
    #expect(screen.contentHeight == 120)
  }

  /// Docs, supplementariesFollowContentInsets.
  @Test func boundaryItemsCanIgnoreInsets() {
    let section = list()
    section.contentInsets = insets(0, 20, 0, 40)
    section.boundarySupplementaryItems = [boundary("header", .absolute(25), .top)]
    section.supplementariesFollowContentInsets = false
    expectEqual([Screen(width: 300, count: 1, section).header()].compactMap { $0 }, [rect(0, 0, 300, 25)])
  }

  /// Header: extendsBoundary "will automatically extend the content area"; otherwise the views overlap.
  @Test func boundaryItemsCanOverlap() {
    let section = list()
    let header = boundary("header", .absolute(25), .top)
    header.extendsBoundary = false
    let footer = boundary("footer", .absolute(10), .bottom)
    footer.extendsBoundary = false
    section.boundarySupplementaryItems = [header, footer]
    let screen = Screen(width: 300, count: 1, section)
    expectEqual(screen.cells, [rect(0, 0, 300, 40)])
    expectEqual(screen.driver.frames(of: .supplementary("footer")), [rect(0, 30, 300, 10)])
  }

  /// Header: alignment positions the item on the boundary, and the offset moves it.
  @Test(arguments: [
    (NSRectAlignment.topLeading, rect(0, -10, 100, 20)), (.top, rect(100, -10, 100, 20)),
    (.topTrailing, rect(200, -10, 100, 20)), (.leading, rect(0, 40, 100, 20)), (.trailing, rect(200, 40, 100, 20)),
    (.bottomLeading, rect(0, 90, 100, 20)), (.bottom, rect(100, 90, 100, 20)),
    (.bottomTrailing, rect(200, 90, 100, 20)), (.none, rect(100, 40, 100, 20)),
  ]) func alignments(alignment: NSRectAlignment, expected: CGRect) {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [item()]))
    let badge = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(100), .absolute(20)), elementKind: "header", alignment: alignment,
      absoluteOffset: CGPoint(x: 0, y: -10))
    badge.extendsBoundary = false
    section.boundarySupplementaryItems = [badge]
    expectEqual([Screen(width: 300, count: 1, section).header()].compactMap { $0 }, [expected])
  }

  /// Decision "The longest item extends": a title and a button share the top edge.
  @Test func theLongestItemExtendsTheBoundary() {
    let section = list()
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(200), .absolute(30)), elementKind: "title", alignment: .topLeading)
    let button = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(50), .absolute(20)), elementKind: "button", alignment: .topTrailing)
    section.boundarySupplementaryItems = [title, button]
    let screen = Screen(width: 300, count: 1, section)
    expectEqual(screen.cells, [rect(0, 30, 300, 40)])
    expectEqual(screen.driver.frames(of: .supplementary("button")), [rect(250, 0, 50, 20)])
  }

  /// Docs, boundarySupplementaryItems of the configuration: they surround all sections.
  @Test func boundaryItemsOfTheWholeLayout() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      boundary("top", .absolute(50), .top), boundary("bottom", .absolute(20), .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout(section: list(), configuration: configuration)
    let screen = Screen(ModelEnvironment(width: 300), counts: [1, 1], layout: layout)
    #expect(screen.cells.map(\.minY) == [50, 90])
    expectEqual(screen.driver.frames(of: .supplementary("bottom")), [rect(0, 130, 300, 20)])
    #expect(screen.contentHeight == 150)
    #expect(screen.driver.all.last?.indexPath.count == 1)
  }

  /// Header of NSCollectionLayoutDecorationItem; §1.3: it covers the section with header and insets, minus its own insets,
  /// and other views are lifted to 1.
  @Test func backgroundsCoverTheSection() {
    let section = list()
    section.contentInsets = insets(10, 20, 30, 40)
    section.boundarySupplementaryItems = [boundary("header", .absolute(25), .top)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = insets(1, 2, 3, 4)
    section.decorationItems = [background]
    let screen = Screen(width: 300, count: 1, section)
    expectEqual(screen.driver.frames(of: .decoration("background")), [rect(2, 1, 294, 101)])
    #expect(screen.driver.all.map(\.zIndex) == [1, 1, 0])
  }

  /// Decision "A background covers the box of the section inside of the insets of its reference".
  @Test func backgroundsKeepToTheReference() {
    var environment = ModelEnvironment(width: 300)
    environment.safeArea = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    let section = list()
    section.decorationItems = [.background(elementKind: "background")]
    let screen = Screen(environment, counts: [2], layout: UICollectionViewCompositionalLayout(section: section))
    expectEqual(screen.driver.frames(of: .decoration("background")), [rect(30, 0, 250, 80)])
  }

  /// Docs, register(_:forDecorationViewOfKind:): a decoration needs a class.
  @Test func decorationsNeedAClass() {
    let section = list()
    section.decorationItems = [.background(elementKind: "unknown")]
    let screen = Screen(width: 300, count: 1, section)
    screen.driver.settle()
    #expect(screen.driver.failures.map(\.kind) == [.notRegistered])
  }

  /// Header of NSCollectionLayoutSupplementaryItem: fractional offset (0.5, −0.5) centres a badge on a corner.
  @Test func badgesAreAnchored() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
    badge.zIndex = 3
    let inner = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .fractionalHeight(1)), supplementaryItems: [badge])
    let screen = Screen(
      width: 300, count: 2,
      NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [inner])))
    expectEqual(
      screen.driver.frames(of: .supplementary("badge")), [rect(90, -10, 20, 20), rect(190, -10, 20, 20)])
    #expect(screen.driver.all.last?.zIndex == 3)
  }

  /// Header: container anchor [.top, .trailing] offset (10, −10) with item anchor [.bottom, .leading]: corner to corner.
  @Test func anItemAnchorIsTheAnchoredCorner() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(16)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: row, subitems: [item(.absolute(100))])
    group.supplementaryItems = [badge]
    let screen = Screen(width: 200, count: 2, NSCollectionLayoutSection(group: group))
    expectEqual(screen.driver.frames(of: .supplementary("badge")), [rect(210, -26, 20, 16)])
  }

  /// §1.3 pinned: y = min(max(offset + top inset, rest), section end − height); observed in the pinned case of the browser.
  @Test func headersArePinned() {
    let section = list()
    let header = boundary("header", .absolute(30), .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.contentInsets = insets(0, 0, 10, 0)
    var environment = ModelEnvironment(width: 300, height: 100)
    environment.safeArea.top = 20
    let screen = Screen(
      environment, counts: [3, 5], layout: UICollectionViewCompositionalLayout(section: section))
    // Section 0 is 160 high, section 1 240.
    for (offset, first, second) in [(-20, 0, 160), (0, 20, 160), (100, 120, 160), (120, 130, 160), (200, 130, 220)] {
      screen.driver.scroll(to: CGPoint(x: 0, y: offset))
      #expect(screen.header(0)?.minY == CGFloat(first), "at \(offset)")
      #expect(screen.header(1)?.minY == CGFloat(second), "at \(offset)")
    }
    #expect(screen.driver.all.filter { $0.kind == .supplementary("header") }.map(\.zIndex) == [2, 2])
  }

  /// §1.3: a pinned footer mirrors a pinned header.
  @Test func footersArePinned() {
    let section = list()
    let footer = boundary("footer", .absolute(30), .bottom)
    footer.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [footer]
    let screen = Screen(width: 300, height: 100, count: 5, section)
    // The section is 230 high, its footer rests at 200.
    for (offset, y) in [(0, 70), (50, 120), (130, 200)] {
      screen.driver.scroll(to: CGPoint(x: 0, y: offset))
      #expect(screen.driver.frames(of: .supplementary("footer")).map(\.minY) == [CGFloat(y)])
    }
  }

  /// Docs, supplementaryContentInsetsReference: a reference for boundary items alone.
  @Test func boundaryItemsHaveAReference() {
    var environment = ModelEnvironment(width: 400)
    environment.safeArea = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
    let section = list()
    section.contentInsets = insets(0, 10, 0, 10)
    section.boundarySupplementaryItems = [boundary("header", .absolute(20), .top)]
    let frames: [(UIContentInsetsReference, CGRect)] = [
      (.automatic, rect(40, 0, 320, 20)), (.none, rect(0, 0, 400, 20)), (.safeArea, rect(30, 0, 340, 20)),
    ]
    for (reference, frame) in frames {
      section.supplementaryContentInsetsReference = reference
      let screen = Screen(environment, counts: [1], layout: UICollectionViewCompositionalLayout(section: section))
      expectEqual([screen.header()].compactMap { $0 }, [frame], "\(reference)")
    }
  }
}
