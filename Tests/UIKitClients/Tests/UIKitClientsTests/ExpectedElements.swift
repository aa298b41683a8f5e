import SDUI
import SDUICollectionView
import UIKit
import UIKitModelDriver

/// An element of a collection view with its frame on the screen.
struct Element: Hashable, CustomStringConvertible {
  let name: String
  let section: Int
  let item: Int

  var description: String { "\(name) (\(section), \(item))" }
}

/// The frames of a screen, as the interpreter computes them.
@MainActor struct ExpectedElements {
  private(set) var frames: [Element: CGRect] = [:]

  /// The elements of a layout at an offset.
  init(_ layout: ScreenLayout, of screen: Screen, at offset: Rational) throws {
    let pinned = try layout.pinnedFrames(at: offset)
    for (index, section) in layout.sections.enumerated() {
      let moved = pinned.first { $0.section == index && $0.part == .section }
      let distance = moved.map { rectangle($0.frame).minY - rectangle(section.frame).minY } ?? 0
      func add(_ name: String, _ frame: Frame?, _ part: PinnedFrame.Part? = nil, item: Int = 0) {
        guard let frame else { return }
        let own = pinned.first { $0.section == index && $0.part == part }
        frames[Element(name: name, section: index, item: item)] =
          rectangle(own?.frame ?? frame).offsetBy(dx: 0, dy: distance)
      }
      for item in layout.sections[index].items { add("cell", item.frame, item: item.index) }
      add(UICollectionView.elementKindSectionHeader, section.header, .header)
      add(UICollectionView.elementKindSectionFooter, section.footer, .footer)
      add(ScreenCollectionViewLayout.placeholderKind, section.placeholder)
      switch layout.declaration(ofSection: index, in: screen).background?.appearance {
      case .decoration(let id): add(screen.contract.decorations[id].name.source, section.background)
      case .component: add(ScreenCollectionViewLayout.backgroundKind, section.background)
      case nil: break
      }
    }
    frames = frames.filter { !$0.value.isEmpty }
    addScreenParts(layout, at: CGFloat(offset.doubleValue))
  }

  private mutating func addScreenParts(_ layout: ScreenLayout, at offset: CGFloat) {
    func add(_ name: String, _ frame: Frame?, dy: CGFloat) {
      guard let frame else { return }
      frames[Element(name: name, section: 0, item: 0)] = rectangle(frame).offsetBy(dx: 0, dy: dy)
    }
    add(ScreenCollectionViewLayout.emptyScreenKind, layout.placeholder, dy: 0)
    let dy = layout.scrollDirection == .vertical ? offset : 0
    add(ScreenCollectionViewLayout.topBarKind, layout.bars.top, dy: dy)
    add(ScreenCollectionViewLayout.bottomBarKind, layout.bars.bottom, dy: dy)
  }

  private func rectangle(_ frame: Frame) -> CGRect {
    CGRect(
      x: frame.x.doubleValue, y: frame.y.doubleValue, width: frame.width.doubleValue, height: frame.height.doubleValue)
  }

  /// The differences of cells alone. What is pinned depends on the system's insets, too.
  func cellDifferences(from shown: [ModelElement]) -> [String] {
    var cells = self
    cells.frames = frames.filter { $0.key.name == "cell" }
    return cells.differences(from: shown.filter { $0.kind == .cell })
  }

  /// The differences of more than 0.01 points from what a collection view shows.
  func differences(from shown: [ModelElement]) -> [String] {
    var rest = frames
    var result: [String] = []
    for element in shown {
      let key = Element(element)
      guard let frame = rest.removeValue(forKey: key) else {
        result.append("\(key) is at \(element.exactFrame), and the layout has none")
        continue
      }
      let actual = element.exactFrame
      let distance =
        [
          frame.minX - actual.minX, frame.minY - actual.minY, frame.width - actual.width, frame.height - actual.height,
        ].map(abs).max() ?? 0
      if distance > 0.01 { result.append("\(key) is at \(actual) instead of \(frame)") }
    }
    return result + rest.keys.map { "\($0) is missing" }.sorted()
  }
}

extension Element {
  /// An element that a collection view shows.
  @MainActor init(_ element: ModelElement) {
    switch element.kind {
    case .cell: name = "cell"
    case .supplementary(let kind), .decoration(let kind): name = kind
    }
    (section, item) = (element.indexPath.section, element.indexPath.item)
  }
}
