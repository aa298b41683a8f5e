import SDUI
import UIKit
import UIKitModelDriver

/// An element of a collection view, by its kind and place.
struct ShownElement: Hashable, CustomStringConvertible {
  let name: String
  let section: Int
  let item: Int

  var description: String { "\(name) (\(section), \(item))" }
}

/// The frames that the interpreter computes, by elements of the collection view.
struct ExpectedFrames {
  private(set) var frames: [ShownElement: CGRect] = [:]
  /// Placeholders whose heights are estimates. The interpreter measures none.
  private var estimated: Set<ShownElement> = []

  /// The sections that take room have the sections of the collection view.
  ///
  /// - Parameter scale: The pixels in a point, to which frames are rounded; 0 leaves them exact.
  init(_ exact: ScreenLayout, of screen: Screen, at offset: Rational, scale: CGFloat = 0) throws {
    let layout = scale > 0 ? try exact.rounded(scale: Rational(Double(scale)), mode: .nearest) : exact
    // Nothing is computed from rounded frames (layout rule R2).
    let pinned = try exact.pinnedFrames(at: offset)
    var position = 0
    // The items of a stack follow one another, whatever its sections are.
    var first = 0
    for (index, section) in layout.sections.enumerated() where section.takesRoom {
      if section.parent != nil {
        addItems(ofSection: index, of: layout, at: position - 1, &first, hasEstimate(index, layout, screen))
        continue
      }
      first = 0
      addParts(ofSection: index, of: layout, screen, pinned.filter { $0.section == index }, at: position, scale)
      position += 1
    }
    addPlaceholder(of: layout, screen)
  }

  /// Adds the elements of a section that is no section of a stack.
  private mutating func addParts(
    ofSection index: Int, of layout: ScreenLayout, _ screen: Screen, _ pinned: [PinnedFrame], at position: Int,
    _ scale: CGFloat
  ) {
    let section = layout.sections[index]
    // A section that is pinned as a whole moves as far as its box.
    let box = pinned.first { $0.part == .section }
    let distance = box.map { Self.rectangle($0.frame).rounded(scale).minY - Self.rectangle(section.frame).minY } ?? 0
    func add(_ name: String, _ frame: Frame?, _ part: PinnedFrame.Part? = nil, item: Int = 0) {
      guard let frame else { return }
      let own = pinned.first { $0.part == part }
      frames[ShownElement(name: name, section: position, item: item)] =
        own.map { Self.rectangle($0.frame).rounded(scale) }
        ?? Self.rectangle(frame).offsetBy(dx: 0, dy: distance)
    }
    if let frame = Self.carousel(index, layout, screen) {
      frames[ShownElement(name: "cell", section: position, item: 0)] = frame.offsetBy(dx: 0, dy: distance)
    } else {
      for item in layout.sections[index].items { add("cell", item.frame, item: item.index) }
    }
    add(UICollectionView.elementKindSectionHeader, section.header, .header)
    add(UICollectionView.elementKindSectionFooter, section.footer, .footer)
    add("cell", section.placeholder)
    if section.placeholder != nil, hasEstimate(index, layout, screen) {
      estimated.insert(ShownElement(name: "cell", section: position, item: 0))
    }
    switch layout.declaration(ofSection: index, in: screen).background?.appearance {
    case .decoration(let id): add(screen.contract.decorations[id].name.source, section.background)
    case .component(let id): add(screen.contract.components[id].name.source, section.background)
    case nil: break
    }
  }

  /// Adds what appears if no section takes room.
  private mutating func addPlaceholder(of layout: ScreenLayout, _ screen: Screen) {
    guard let placeholder = layout.placeholder else { return }
    let element = ShownElement(name: "cell", section: 0, item: 0)
    frames[element] = Self.rectangle(placeholder)
    if screen.empty?.isEstimated ?? false { estimated.insert(element) }
  }

  /// The frame of a carousel that is one cell; `nil` for any other section.
  private static func carousel(_ index: Int, _ layout: ScreenLayout, _ screen: Screen) -> CGRect? {
    let name = layout.declaration(ofSection: index, in: screen).name.wire
    let isOneCell = isFlowLayout && layout.scrollDirection == .vertical && layout.sections[index].strip != nil
    guard layout.sections[index].itemCount > 0, isOneCell || carouselNames.contains(name) else { return nil }
    let own = layout.frames(ofSection: index).map { rectangle($0) }
    let (top, bottom) = (own.map(\.minY).min() ?? 0, own.map(\.maxY).max() ?? 0)
    return CGRect(x: 0, y: top, width: layout.container.width.doubleValue, height: bottom - top)
  }

  /// Adds the items and the placeholder of a section in a stack.
  private mutating func addItems(
    ofSection index: Int, of layout: ScreenLayout, at position: Int, _ first: inout Int, _ isEstimated: Bool
  ) {
    let placeholder = layout.sections[index].placeholder
    for frame in layout.sections[index].items.map(\.frame) + [placeholder].compactMap({ $0 }) {
      let element = ShownElement(name: "cell", section: position, item: first)
      frames[element] = Self.rectangle(frame)
      if placeholder != nil, isEstimated { estimated.insert(element) }
      first += 1
    }
  }

  /// The same frames at another place.
  func moved(by distance: CGFloat) -> ExpectedFrames {
    var result = self
    result.frames = frames.mapValues { $0.offsetBy(dx: distance, dy: 0) }
    return result
  }

  /// The sizes that views prefer: these if they measure themselves, and wrong ones if nobody asks them.
  ///
  /// - Parameter others: The frames with different measured sizes.
  func preferredSizes(others: [ExpectedFrames]) -> [ShownElement: CGSize] {
    var result: [ShownElement: CGSize] = [:]
    for (element, frame) in frames {
      let sizes = others.compactMap { $0.frames[element]?.size }
      let isMeasured = sizes.contains { size in
        sizes.contains { abs($0.width - size.width) > 0.01 || abs($0.height - size.height) > 0.01 }
      }
      result[element] =
        isMeasured || estimated.contains(element)
        ? frame.size : CGSize(width: frame.width + 13, height: frame.height + 13)
    }
    return result
  }

  static func rectangle(_ frame: Frame) -> CGRect {
    CGRect(
      x: frame.x.doubleValue, y: frame.y.doubleValue, width: frame.width.doubleValue, height: frame.height.doubleValue)
  }

  /// The differences of more than 0.01 points.
  @MainActor func differences(from elements: [ModelElement]) -> [String] {
    var rest = frames
    var result: [String] = []
    for element in elements {
      let name: String
      switch element.kind {
      case .cell: name = "cell"
      case .supplementary(let kind), .decoration(let kind): name = kind
      }
      let key = ShownElement(name: name, section: element.indexPath.section, item: element.indexPath.item)
      guard let frame = rest.removeValue(forKey: key) else {
        result.append("\(key) is at \(element.exactFrame), and the interpreter has none")
        continue
      }
      let actual = element.exactFrame
      let distances = [
        frame.minX - actual.minX, frame.minY - actual.minY, frame.width - actual.width, frame.height - actual.height,
      ]
      if distances.contains(where: { abs($0) > 0.01 }) { result.append("\(key) is at \(actual) instead of \(frame)") }
    }
    // Without a size there may be no element.
    return result + rest.filter { !$0.value.isEmpty }.keys.map { "\($0) is missing" }.sorted()
  }
}

extension CGRect {
  /// The rectangle with each number rounded to whole pixels; the same if there is no scale.
  fileprivate func rounded(_ scale: CGFloat) -> CGRect {
    func nearest(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.toNearestOrAwayFromZero) / scale }
    if scale == 0 { return self }
    return CGRect(x: nearest(minX), y: nearest(minY), width: nearest(width), height: nearest(height))
  }
}

extension Placeholder {
  /// Whether its height is an estimate.
  fileprivate var isEstimated: Bool {
    if case .size(.estimate)? = properties[.placeholderHeight] { true } else { false }
  }
}

/// Whether what appears in place of the items of a section has an estimate.
private func hasEstimate(_ section: Int, _ layout: ScreenLayout, _ screen: Screen) -> Bool {
  let declaration = layout.declaration(ofSection: section, in: screen)
  return [declaration.empty, declaration.failure].contains { $0?.isEstimated ?? false }
}
