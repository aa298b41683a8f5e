import Testing
import UIKit
import UIKitModelDriver

/// Cases with flow layouts, scrolling, and observations of iOS.
extension PublishedCaseTests {
  func flow(_ value: CaseValue) {
    let spec = value["spec"]
    let layout = UICollectionViewFlowLayout()
    guard spec["width"].exists else {
      let expected = value["expect"]
      let itemSize = expected["itemSize"].numbers
      #expect(layout.itemSize == CGSize(width: itemSize[0], height: itemSize[1]))
      #expect(layout.minimumLineSpacing == expected["minimumLineSpacing"].number)
      #expect(layout.minimumInteritemSpacing == expected["minimumInteritemSpacing"].number)
      #expect(
        layout.sectionInset == .zero && layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
      return
    }
    layout.minimumInteritemSpacing = spec["minimumInteritemSpacing"].number
    layout.minimumLineSpacing = spec["minimumLineSpacing"].number
    let inset = spec["sectionInset"]
    layout.sectionInset = UIEdgeInsets(
      top: inset["top"].number, left: inset["left"].number, bottom: inset["bottom"].number,
      right: inset["right"].number)
    let sizes = spec["itemSizes"].list.map { CGSize(width: $0.numbers[0], height: $0.numbers[1]) }
    let one = spec["itemSize"].numbers
    let count = sizes.isEmpty ? spec["count"].count : sizes.count
    let screen = Screen(ModelEnvironment(width: spec["width"].number), counts: [count], layout: layout)
    screen.source.flowSize = {
      sizes.isEmpty ? CGSize(width: one[0], height: one[1]) : sizes[$0.item]
    }
    expectCells(screen, value["expect"]["items"].rects, value)
  }

  func carousel(_ value: CaseValue) {
    let spec = value["spec"]
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.absolute(spec["groupWidth"].number), .absolute(spec["groupHeight"].number)),
        subitems: [item()]))
    let behaviors: [String: UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
      "continuous": .continuous, "continuousGroupLeadingBoundary": .continuousGroupLeadingBoundary,
      "groupPaging": .groupPaging, "groupPagingCentered": .groupPagingCentered, "paging": .paging,
    ]
    section.orthogonalScrollingBehavior = behaviors[spec["behavior"].text] ?? .none
    section.interGroupSpacing = spec["interGroupSpacing"].number
    section.contentInsets = insets(spec["insets"])
    let screen = Screen(
      width: spec["width"].number, count: spec["count"].count, rightToLeft: spec["direction"].text == "rtl", section)
    let expected = value["expect"]
    expectCells(screen, expected["items"].rects, value)
    #expect(screen.scroller?.contentLength == expected["contentWidth"].number)
    #expect(screen.scroller?.maximumOffset == expected["maxOffset"].number)
    // A continuous section rests anywhere; the case has the offsets of its groups.
    #expect(screen.scroller?.groupOffsets == expected["restOffsets"].numbers)
    #expect((screen.scroller?.restOffsets == nil) == (section.orthogonalScrollingBehavior == .continuous))
  }

  /// Sections of items of given heights with pinned headers.
  private func pinnedSections(_ sections: [CaseValue], bottom: CGFloat, spacing: CGFloat)
    -> UICollectionViewCompositionalLayout
  {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let heights = sections[index]["items"].list.map { $0.list.isEmpty ? $0.number : $0.numbers[1] }
        let items = heights.map { item(.fractionalWidth(1), .absolute($0)) }
        let column = NSCollectionLayoutGroup.vertical(
          layoutSize: size(.fractionalWidth(1), .absolute(max(1, heights.reduce(0, +)))), subitems: items)
        let section = NSCollectionLayoutSection(group: column)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
        let header = boundary("header", .absolute(sections[index]["header"].number), .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
      }, configuration: configuration)
  }

  private func headerPositions(_ screen: Screen) -> [CGFloat] {
    screen.driver.frames(of: .supplementary("header")).map(\.minY)
  }

  func pinned(_ value: CaseValue) {
    let spec = value["spec"]
    let sections = spec["sections"].list
    let layout = pinnedSections(
      sections, bottom: spec["sectionBottomInset"].number, spacing: spec["interSectionSpacing"].number)
    let screen = Screen(
      ModelEnvironment(width: 300, height: spec["viewportHeight"].number),
      counts: sections.map { $0["items"].list.count }, layout: layout)
    // The browser's page has spacing after the last section, too; UIKit's is between sections only.
    #expect(
      screen.contentHeight + spec["interSectionSpacing"].number == value["expect"]["contentHeight"].number)
    for state in value["expect"]["pinnedHeaderContentY"].list {
      screen.driver.scroll(to: CGPoint(x: 0, y: state["scrollTo"].number))
      #expect(screen.view.contentOffset.y == state["offset"].number)
      #expect(headerPositions(screen) == state["headerY"].numbers)
    }
  }

  /// Only sticky headers without further offsets are as in UIKit; horizontal ones turn the axes.
  func sticky(_ value: CaseValue) {
    let first = value["steps"].list.first ?? CaseValue(json: nil)
    let sections = first["state"]["sections"].list
    let isVertical = value["scrollDirection"].text == "vertical"
    let layout =
      isVertical
      ? pinnedSections(sections, bottom: 0, spacing: 0)
      : horizontalSections(sections)
    let size = value["container"].numbers
    var environment = ModelEnvironment(width: size[0], height: size[1])
    environment.safeArea.top = isVertical ? value["topContentInset"].number : 0
    environment.safeArea.left = isVertical ? 0 : value["topContentInset"].number
    let screen = Screen(environment, counts: sections.map { $0["items"].list.count }, layout: layout)
    screen.view.contentInsetAdjustmentBehavior = .always
    for step in value["steps"].list where !step["state"]["stickyYOffset"].exists {
      let offset = step["state"]["offset"].numbers
      if !offset.isEmpty { screen.view.contentOffset = CGPoint(x: offset[0], y: offset[1]) }
      let expected = step["expect"].list.filter { $0["kind"].text == "header" }.map { $0["rect"].rect }
      expectEqual(screen.driver.frames(of: .supplementary("header")), expected, value["id"].text)
    }
  }

  private func horizontalSections(_ sections: [CaseValue]) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let widths = sections[index]["items"].list.map { $0.numbers[0] }
        let row = NSCollectionLayoutGroup.horizontal(
          layoutSize: size(.absolute(widths.reduce(0, +)), .fractionalHeight(1)),
          subitems: widths.map { item(.absolute($0)) })
        let section = NSCollectionLayoutSection(group: row)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.absolute(sections[index]["header"].number), .fractionalHeight(1)), elementKind: "header",
          alignment: .leading)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        return section
      }, configuration: configuration)
  }

  /// Observations of real devices, each of its own form.
  func observed(_ identifier: String, _ value: CaseValue) throws {
    switch identifier.split(separator: "/").last {
    case "compositional-pixel-rounding-2x": rounding(value, value["spec"]["fractionalWidths"].numbers)
    case "compositional-pixel-rounding-3x-one": rounding(value, [value["spec"]["fractionalWidth"].number])
    case "contentInsetsReference-layoutMargins": container(value)
    case "group-too-narrow-error": narrowGroup(value)
    case "item-does-not-fit-error": itemThatDoesNotFit(value)
    case "group-overflow-restarts-template": overflow(value)
    default: Issue.record("no test for \(identifier)")
    }
  }

  private func rounding(_ value: CaseValue, _ fractions: [CGFloat]) {
    var environment = ModelEnvironment(width: value["spec"]["width"].number)
    environment.scale = value["spec"]["displayScale"].number
    let items = fractions.map { item(.fractionalWidth($0)) }
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: items))
    let screen = Screen(
      environment, counts: [fractions.count], layout: UICollectionViewCompositionalLayout(section: section))
    let widths = screen.driver.visible.map(\.frame.width)
    let expected = value["expect"]
    let wanted = expected["itemWidths"].exists ? expected["itemWidths"].numbers : [expected["itemWidth"].number]
    #expect(widths.count == wanted.count && zip(widths, wanted).allSatisfy { abs($0 - $1) < 1e-9 })
    if expected["sum"].exists { #expect(widths.reduce(0, +) == expected["sum"].number) }
  }

  private func container(_ value: CaseValue) {
    let spec = value["spec"]
    let frame = spec["collectionViewFrame"].rect
    var environment = ModelEnvironment(width: frame.width, height: frame.height)
    let margins = insets(spec["referenceInsets"])
    environment.layoutMargins = UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    var seen: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        seen.append(environment.container.contentSize)
        #expect(environment.container.contentInsets == .zero)
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item()]))
      }, configuration: configuration)
    let screen = Screen(environment, counts: [1], layout: layout)
    screen.driver.settle()
    let expected = value["expect"]["environmentContainer"]["contentSize"].numbers
    #expect(seen == [CGSize(width: expected[0], height: expected[1])])
  }

  private func narrowGroup(_ value: CaseValue) {
    let frame = value["spec"]["collectionViewFrame"].rect
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(94)), subitems: [item(.fractionalWidth(0.25), .estimated(94))])
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(value["spec"]["sectionContentInsets"])
    let screen = Screen(width: frame.width, height: frame.height, count: 4, section)
    #expect(screen.cells.isEmpty)
    #expect(screen.driver.failures.map(\.kind) == [.noRoomForGroup])
  }

  private func itemThatDoesNotFit(_ value: CaseValue) {
    let frame = value["spec"]["groupEffectiveSize"].numbers
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)),
      subitems: [item(.absolute(frame[0] + 1), .estimated(1))])
    group.interItemSpacing = .fixed(8)
    let screen = Screen(width: frame[0], height: frame[1], count: 2, NSCollectionLayoutSection(group: group))
    #expect(screen.cells.isEmpty)
    #expect(screen.driver.failures.map(\.kind) == [.noItemFits])
  }

  private func overflow(_ value: CaseValue) {
    let whole = size(.fractionalWidth(1), .fractionalHeight(1))
    let halves = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: item(.fractionalWidth(0.5)), count: 2)
    let single = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: item(), count: 1)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: whole, subitems: [halves, single]))
    section.orthogonalScrollingBehavior = .groupPaging
    let screen = Screen(width: 390, height: 700, count: value["spec"]["items"].count, section)
    expectEqual(screen.cells, [rect(0, 0, 195, 700), rect(195, 0, 195, 700), rect(390, 0, 195, 700)])
  }
}
