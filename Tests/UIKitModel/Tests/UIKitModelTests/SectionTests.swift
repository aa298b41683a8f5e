import Testing
import UIKit
import UIKitModelDriver

/// Sections, references of insets and section providers. "Header" cites the comments of UICollectionViewCompositionalLayout.h, "docs"
/// Apple's reference, "§" the published observations of layout semantics.
@MainActor @Suite struct SectionTests {
  private let row = size(.fractionalWidth(1), .absolute(40))

  private func list() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item()]))
  }

  /// §1.3: spacing is between groups only; insets surround them.
  @Test func insetsAndSpacing() {
    let section = list()
    section.contentInsets = insets(10, 20, 30, 40)
    section.interGroupSpacing = 5
    let screen = Screen(width: 300, count: 3, section)
    expectEqual(screen.cells, [rect(20, 10, 240, 40), rect(20, 55, 240, 40), rect(20, 100, 240, 40)])
    #expect(screen.driver.contentSize == CGSize(width: 300, height: 170))
  }

  /// §1.1: fractions of a group refer to the inside of the section's insets, also vertically.
  @Test func fractionsReferToTheInsideOfInsets() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(0.5)), subitems: [item()]))
    section.contentInsets = insets(50, 10, 50, 30)
    expectEqual(Screen(width: 300, height: 500, count: 1, section).cells, [rect(10, 50, 130, 200)])
  }

  /// §1.3, [A]: spacing between sections only.
  @Test func spacingBetweenSections() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(section: list(), configuration: configuration)
    let screen = Screen(ModelEnvironment(width: 300), counts: [1, 2, 1], layout: layout)
    #expect(screen.cells.map(\.minY) == [0, 52, 92, 144])
    #expect(screen.contentHeight == 184)
  }

  /// Observed log: the container is the frame without the sides of the reference; §1.1: the configuration's default is the
  /// safe area, and the section's own reference wins.
  @Test func references() {
    var environment = ModelEnvironment(width: 900, height: 400)
    environment.safeArea = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 50)
    environment.layoutMargins = UIEdgeInsets(top: 8, left: 60, bottom: 8, right: 70)
    environment.readableWidth = 500
    let expected: [(UIContentInsetsReference, CGRect)] = [
      (.automatic, rect(44, 0, 806, 40)), (.none, rect(0, 0, 900, 40)), (.safeArea, rect(44, 0, 806, 40)),
      (.layoutMargins, rect(60, 0, 770, 40)), (.readableContent, rect(200, 0, 500, 40)),
    ]
    for (reference, frame) in expected {
      let section = list()
      section.contentInsetsReference = reference
      let layout = UICollectionViewCompositionalLayout(section: section)
      expectEqual(Screen(environment, counts: [1], layout: layout).cells, [frame], "\(reference)")
    }
    environment.isRightToLeft = true
    let mirrored = Screen(environment, counts: [1], layout: UICollectionViewCompositionalLayout(section: list()))
    expectEqual(mirrored.cells, [rect(44, 0, 806, 40)], "the safe area does not turn with the direction")
  }

  /// Observed log: the container is as high as the frame, below whatever bars.
  @Test func barsDoNotShortenTheContainer() {
    var environment = ModelEnvironment(width: 300, height: 400)
    environment.safeArea = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)), subitems: [item()]))
    let screen = Screen(environment, counts: [1], layout: UICollectionViewCompositionalLayout(section: section))
    expectEqual(screen.cells, [rect(0, 0, 300, 200)])
    #expect(screen.view.contentOffset.y == -50)
  }

  /// Docs, section provider: it is asked again for another container, and sees traits and container.
  @Test func providersSeeTheEnvironment() {
    var seen: [String] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      seen.append(
        "\(index) \(Int(environment.container.contentSize.width)) \(environment.traitCollection.horizontalSizeClass == .compact)"
      )
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size(.fractionalWidth(1), .absolute(10)), subitem: item(), count: index + 1))
    }
    var environment = ModelEnvironment(width: 300)
    environment.safeArea.left = 20
    environment.horizontalSizeClass = .compact
    let screen = Screen(environment, counts: [1, 2], layout: layout)
    expectEqual(screen.cells, [rect(20, 0, 280, 10), rect(20, 10, 140, 10), rect(160, 10, 140, 10)])
    #expect(seen == ["0 280 true", "1 280 true"])
    screen.driver.environment.width = 200
    expectEqual(screen.cells, [rect(20, 0, 180, 10), rect(20, 10, 90, 10), rect(110, 10, 90, 10)])
    #expect(seen.count == 4)
  }

  /// Decision "No section is a failure".
  @Test func aProviderMustReturnASection() {
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? nil : self.list() }
    let screen = Screen(ModelEnvironment(width: 300), counts: [1, 1], layout: layout)
    expectEqual(screen.cells, [rect(0, 0, 300, 40)])
    #expect(screen.driver.failures.map(\.kind) == [.missingSection])
  }

  /// Docs, scrollDirection horizontal: groups and sections follow each other to the side.
  @Test func layoutsScrollHorizontally() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 10
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(100), .fractionalHeight(1)), subitem: item(), count: 2))
    section.interGroupSpacing = 5
    section.contentInsets = insets(0, 7, 0, 3)
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let screen = Screen(ModelEnvironment(width: 300, height: 200), counts: [3, 1], layout: layout)
    expectEqual(
      screen.cells,
      [rect(7, 0, 100, 100), rect(7, 100, 100, 100), rect(112, 0, 100, 100), rect(232, 0, 100, 100)])
    #expect(screen.driver.contentSize == CGSize(width: 335, height: 200))
  }

  /// Decision "A partial last group keeps its size".
  @Test func aPartialGroupKeepsItsSize() {
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item(), count: 2))
    #expect(Screen(width: 300, count: 3, section).contentHeight == 200)
  }

  /// Decision "An empty section keeps header, insets and footer".
  @Test func anEmptySectionKeepsItsBox() {
    let section = list()
    section.contentInsets = insets(10, 0, 20, 0)
    section.boundarySupplementaryItems = [boundary("header", .absolute(30), .top)]
    #expect(Screen(width: 300, count: 0, section).contentHeight == 60)
  }

  /// §1.6: each of x, y, width and height is rounded to pixels on its own, after mirroring.
  @Test func framesAreRoundedToPixels() {
    var environment = ModelEnvironment(width: 100)
    environment.scale = 2
    environment.isRightToLeft = true
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(10.3)), subitem: item(), count: 3))
    let screen = Screen(environment, counts: [4], layout: UICollectionViewCompositionalLayout(section: section))
    let visible = screen.driver.visible
    expectEqual(
      visible.map(\.frame),
      [rect(66.5, 0, 33.5, 10.5), rect(33.5, 0, 33.5, 10.5), rect(0, 0, 33.5, 10.5), rect(66.5, 10.5, 33.5, 10.5)])
    expectEqual([visible[3].exactFrame], [rect(200 / 3, 10.3, 100 / 3, 10.3)])
    #expect(visible[0].view?.frame == visible[0].frame)
  }
}
