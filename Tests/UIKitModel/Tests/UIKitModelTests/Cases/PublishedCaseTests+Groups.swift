import Testing
import UIKit
import UIKitModelDriver

/// Cases with groups of their own.
extension PublishedCaseTests {
  /// A dimension as a case writes it: `fractionalWidth(0.5)`.
  private func dimension(_ text: String) -> NSCollectionLayoutDimension {
    let parts = text.split { $0 == "(" || $0 == ")" }
    let number = CGFloat(Double(parts.last ?? "") ?? 0)
    switch parts.first {
    case "fractionalWidth": return .fractionalWidth(number)
    case "fractionalHeight": return .fractionalHeight(number)
    case "estimated": return .estimated(number)
    default: return .absolute(number)
    }
  }

  /// An item or a group of a mosaic.
  private func subitem(_ value: CaseValue) -> NSCollectionLayoutItem {
    let layoutSize = size(dimension(value["width"].text), dimension(value["height"].text))
    if value["group"].exists {
      let inner = subitem(value["item"])
      let count = value["repeat"].count
      return NSCollectionLayoutGroup.vertical(layoutSize: layoutSize, repeatingSubitem: inner, count: count)
    }
    let result = NSCollectionLayoutItem(layoutSize: layoutSize)
    let inset = value["contentInsets"].number
    result.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    return result
  }

  func mosaic(_ value: CaseValue) {
    let spec = value["spec"]
    let group = spec["group"]
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(dimension(group["width"].text), dimension(group["height"].text)),
        subitems: group["subitems"].list.map(subitem)))
    let inset = spec["sectionInsets"].number
    section.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    section.interGroupSpacing = spec["interGroupSpacing"].number
    let screen = Screen(
      width: spec["width"].number, count: spec["items"].count, rightToLeft: spec["direction"].text == "rtl", section)
    expectCells(screen, value["expect"]["items"].rects, value)
  }

  /// A custom group: the shortest column takes the next item.
  func waterfall(_ value: CaseValue) {
    let spec = value["spec"]
    let heights = spec["itemHeights"].numbers
    let columns = spec["columns"].count
    let gap = spec["gap"].number
    let total = heights.reduce(0, +)
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(total))
    ) { environment in
      let whole = environment.container.effectiveContentSize.width
      let width = (whole - CGFloat(columns - 1) * gap) / CGFloat(columns)
      var ends = Array(repeating: CGFloat(0), count: columns)
      return heights.map { height in
        let column = ends.firstIndex(of: ends.min() ?? 0) ?? 0
        defer { ends[column] += height + gap }
        return NSCollectionLayoutGroupCustomItem(
          frame: rect(CGFloat(column) * (width + gap), ends[column], width, height))
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(spec["insets"])
    let screen = Screen(width: spec["width"].number, count: heights.count, section)
    expectCells(screen, value["expect"]["items"].rects, value)
  }

  func flexible(_ value: CaseValue) {
    let spec = value["spec"]
    let inner = item(.absolute(spec["items"]["width"].number), .absolute(spec["items"]["height"].number))
    if spec["edgeSpacing"].exists {
      inner.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [inner])
    if spec["interItemSpacing"].exists { group.interItemSpacing = .flexible(0) }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets(spec["insets"])
    let screen = Screen(width: spec["width"].number, count: spec["items"]["count"].count, section)
    expectCells(screen, value["expect"]["items"].rects, value)
  }

  func ibp(_ value: CaseValue) {
    let spec = value["spec"]
    let group = spec["group"]["size"].list.map { dimension($0.text) }
    let inner = spec["item"].list.map { dimension($0.text) }
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(group[0], group[1]), subitems: [item(inner[0], inner[1])]))
    let width = spec["width"].number
    let screen = Screen(width: width, count: spec["count"].count, section)
    let isGrid = value["expect"]["columns"].exists
    let columns = isGrid ? value["expect"]["columns"].count : 1
    let itemSize = isGrid ? value["expect"]["itemSize"].numbers : [width, 44]
    let expected = (0..<spec["count"].count).map { index in
      rect(
        CGFloat(index % columns) * itemSize[0], CGFloat(index / columns) * itemSize[1], itemSize[0], itemSize[1])
    }
    expectCells(screen, expected, value)
    let content = value["expect"]["contentSize"].numbers
    #expect(abs(screen.driver.contentSize.width - content[0]) < 1e-5 && abs(screen.contentHeight - content[1]) < 1e-5)
  }

  /// Apple's samples "Two Column" and "Adaptive Sections".
  func sample(_ value: CaseValue) {
    let spec = value["spec"]
    let isTwoColumn = spec["groupHeight"].exists
    let height =
      isTwoColumn
      ? NSCollectionLayoutDimension.absolute(spec["groupHeight"].number)
      : dimension(spec["group"]["size"].list[1].text)
    let inner = item(.fractionalWidth(0.2))
    let inset = spec["itemContentInsets"].number
    inner.contentInsets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    let count = isTwoColumn ? spec["count"].count : spec["columns"].count
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), height), subitem: inner, count: count)
    group.interItemSpacing = .fixed(spec["interItemSpacing"].number)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spec["interGroupSpacing"].number
    let all = spec["sectionContentInsets"].number
    section.contentInsets =
      isTwoColumn
      ? insets(spec["sectionContentInsets"])
      : NSDirectionalEdgeInsets(top: all, leading: all, bottom: all, trailing: all)
    let screen = Screen(width: spec["width"].number, count: count + 1, section)
    expectCells(screen, value["expect"]["firstItems"].rects, value)
    let second = value["expect"]["secondRowY"]
    if second.exists { #expect(abs((screen.cells.last?.minY ?? 0) - second.number) < 1e-5) }
  }
}
