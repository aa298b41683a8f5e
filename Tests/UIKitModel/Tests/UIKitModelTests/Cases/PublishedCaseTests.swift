import Testing
import UIKit
import UIKitModelDriver

/// Each published observation of compositional and flow layout, laid out by the model.
@MainActor @Suite struct PublishedCaseTests {
  /// Another folder that has no such file skips the cases.
  @Test(.enabled(if: !PublishedCases.all.isEmpty, "the published cases are absent")) func everyCaseIsRunOrLeftOut() {
    #expect(PublishedCases.all.count >= 268)
    #expect(PublishedCases.applicable.count >= 175)
    for (prefix, because) in PublishedCases.leftOut {
      #expect(PublishedCases.identifiers.contains { $0.hasPrefix(prefix) }, "nothing is left out: \(because)")
    }
  }

  @Test(arguments: PublishedCases.applicable) func observation(identifier: String) throws {
    let value = PublishedCases.named(identifier)
    let kind = value["kind"].exists ? value["kind"].text : String(identifier.prefix { $0 != "/" })
    switch kind {
    case "grid": grid(value)
    case "adaptive": adaptive(value)
    case "grid-spans": spans(value)
    case "mosaic": mosaic(value)
    case "sections": sections(value)
    case "flow": flow(value)
    case "waterfall": waterfall(value)
    case "carousel": carousel(value)
    case "group-flexible-spacing", "group-edge-flexible": flexible(value)
    case "pinned-header": pinned(value)
    case "ibp": ibp(value)
    case "computed": sample(value)
    case "iglistkit": sticky(value)
    case "real-ios": try observed(identifier, value)
    default: Issue.record("\(identifier): no test for cases of kind \(kind)")
    }
  }

  /// Expects that cells are where a case says: within 1e-5, the precision of the file.
  func expectCells(
    _ screen: Screen, _ expected: [CGRect], _ value: CaseValue, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(!expected.isEmpty, sourceLocation: location)
    expectEqual(
      Array(screen.cells.prefix(expected.count)), expected, tolerance: 1e-5, value["id"].text, at: location)
    #expect(screen.driver.failures.isEmpty, sourceLocation: location)
  }

  /// Insets of a case.
  func insets(_ value: CaseValue) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: value["top"].number, leading: value["leading"].number, bottom: value["bottom"].number,
      trailing: value["trailing"].number)
  }

  private func grid(_ value: CaseValue) {
    let spec = value["spec"]
    let columns = spec["columns"].count
    let gap = spec["columnGap"].number
    var height = NSCollectionLayoutDimension.absolute(spec["itemHeight"].number)
    if spec["aspect"].exists {
      let ratio = spec["aspect"].numbers
      let inner = spec["width"].number - spec["insets"]["leading"].number - spec["insets"]["trailing"].number
      let width = (inner - CGFloat(columns - 1) * gap) / CGFloat(columns)
      height = .fractionalWidth(width / inner * ratio[1] / ratio[0])
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height), subitem: item(), count: columns)
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spec["rowGap"].number
    section.contentInsets = insets(spec["insets"])
    let screen = Screen(
      width: spec["width"].number, count: spec["count"].count, rightToLeft: spec["direction"].text == "rtl", section)
    expectCells(screen, value["expect"]["items"].rects, value)
  }

  private func adaptive(_ value: CaseValue) {
    let spec = value["spec"]
    let gap = spec["gap"].number
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let sides = spec["insets"]["leading"].number + spec["insets"]["trailing"].number
      let width = environment.container.effectiveContentSize.width - sides
      let columns = max(1, Int(((width + gap) / (spec["minItemWidth"].number + gap)).rounded(.down)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(spec["itemHeight"].number)), subitem: item(), count: columns)
      group.interItemSpacing = .fixed(gap)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = gap
      section.contentInsets = insets(spec["insets"])
      return section
    }
    let screen = Screen(ModelEnvironment(width: spec["width"].number), counts: [spec["count"].count], layout: layout)
    expectCells(screen, value["expect"]["items"].rects, value)
  }

  /// Each row is a group of items of absolute widths; a column of such rows is the group of the section.
  private func spans(_ value: CaseValue) {
    let spec = value["spec"]
    let columns = spec["columns"].count
    let gap = spec["gap"].number
    let inner = spec["width"].number - spec["insets"]["leading"].number - spec["insets"]["trailing"].number
    let unit = (inner - CGFloat(columns - 1) * gap) / CGFloat(columns)
    var rows: [[Int]] = [[]]
    for span in spec["spans"].list.map(\.count) {
      if rows[rows.count - 1].reduce(0, +) + span > columns { rows.append([]) }
      rows[rows.count - 1].append(span)
    }
    let height = spec["itemHeight"].number
    let groups = rows.map { row in
      let items = row.map { item(.absolute(CGFloat($0) * unit + CGFloat($0 - 1) * gap)) }
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(height)), subitems: items)
      group.interItemSpacing = .fixed(gap)
      return group
    }
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(CGFloat(rows.count) * (height + gap) - gap)), subitems: groups)
    column.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: column)
    section.contentInsets = insets(spec["insets"])
    let screen = Screen(width: spec["width"].number, count: spec["spans"].list.count, section)
    expectCells(screen, value["expect"]["items"].rects, value)
  }

  private func sections(_ value: CaseValue) {
    let spec = value["spec"]
    let sections = spec["sections"].list
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = spec["interSectionSpacing"].number
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in self.section(sections[index]) }, configuration: configuration)
    let screen = Screen(
      ModelEnvironment(width: spec["width"].number), counts: sections.map { $0["count"].count }, layout: layout)
    let all = screen.driver.all
    // The case lists each section as background, header, items, footer.
    let frames = sections.indices.flatMap { index in
      @MainActor func frames(_ kind: ModelElement.Kind) -> [CGRect] {
        all.filter { $0.kind == kind && $0.indexPath.section == index }.map(\.exactFrame)
      }
      return frames(.decoration("background")) + frames(.supplementary("header")) + frames(.cell)
        + frames(.supplementary("footer"))
    }
    expectEqual(frames, value["expect"]["items"].rects, tolerance: 1e-5, value["id"].text)
  }

  private func section(_ spec: CaseValue) -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(spec["itemHeight"].number)), subitem: item(),
      count: spec["columns"].count)
    group.interItemSpacing = .fixed(spec["gap"].number)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spec["gap"].number
    section.contentInsets = insets(spec["insets"])
    section.boundarySupplementaryItems = [("header", NSRectAlignment.top), ("footer", .bottom)]
      .filter { spec[$0.0].number > 0 }.map { boundary($0.0, .absolute(spec[$0.0].number), $0.1) }
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = insets(spec["background"]["insets"])
    section.decorationItems = [background]
    return section
  }
}
