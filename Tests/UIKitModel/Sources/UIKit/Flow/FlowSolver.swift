import Foundation

/// Places the items of a flow layout.
@MainActor struct FlowSolver {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let measured: [ElementKey: CGSize]

  /// The placed elements and the size of the content.
  struct Solution {
    var elements: [PlacedElement] = []
    var size = CGSize.zero
  }

  /// The axis of scrolling.
  private var axis: Axis { Axis(isHorizontal: layout.scrollDirection == .horizontal) }

  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    view.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// The length of lines with the insets of sections.
  private var across: CGFloat {
    let insets = view.contentInset
    return axis.other.length(view.bounds.size)
      - (axis.isHorizontal ? insets.top + insets.bottom : insets.left + insets.right)
  }

  /// Returns all sections.
  func solve() -> Solution {
    var solution = Solution()
    var position: CGFloat = 0
    for (section, count) in view.knownCounts.enumerated() {
      position = add(section, count, at: position, to: &solution)
    }
    solution.size = axis.size(position, across)
    return solution
  }

  /// Adds a section: header, inset, lines, inset, footer. Returns where the next one begins.
  private func add(_ section: Int, _ count: Int, at start: CGFloat, to solution: inout Solution) -> CGFloat {
    let insets = self.insets(section)
    let header = axis.length(
      delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
        ?? layout.headerReferenceSize)
    let footer = axis.length(
      delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
        ?? layout.footerReferenceSize)
    let cells = (0..<count).map { cell(IndexPath(item: $0, section: section)) }
    let spacing =
      delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
      ?? layout.minimumInteritemSpacing
    let lineSpacing =
      delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
      ?? layout.minimumLineSpacing
    let room = across - axis.other.start(insets) - axis.other.end(insets)
    if let wide = cells.first(where: { axis.other.length($0.frame.size) > room + GroupSolver.tolerance }) {
      view.fail(
        .itemTooLarge, "the item \(wide.key.indexPath) is longer than a line of section \(section), \(room)")
    }
    let lines = FlowLines(cells: cells, room: room, spacing: spacing, axis: axis)
    var position = start + header + axis.start(insets)
    let placed = lines.place(at: position, inset: axis.other.start(insets), lineSpacing: lineSpacing)
    solution.elements += placed.elements
    position += placed.length + axis.end(insets)
    let box = CGRect(origin: axis.point(start, 0), size: axis.size(position + footer - start, across))
    add(UICollectionView.elementKindSectionHeader, section, header, at: start, in: box, to: &solution)
    add(UICollectionView.elementKindSectionFooter, section, footer, at: position, in: box, to: &solution)
    return position + footer
  }

  private func insets(_ section: Int) -> NSDirectionalEdgeInsets {
    let own = delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
    var extra = UIEdgeInsets.zero
    switch layout.sectionInsetReference {
    case .fromContentInset: break
    case .fromSafeArea: extra = view.safeAreaInsets
    case .fromLayoutMargins: extra = view.layoutMargins
    }
    if axis.isHorizontal { (extra.left, extra.right) = (0, 0) } else { (extra.top, extra.bottom) = (0, 0) }
    return NSDirectionalEdgeInsets(
      top: own.top + extra.top, leading: own.left + extra.left, bottom: own.bottom + extra.bottom,
      trailing: own.right + extra.right)
  }

  private func cell(_ path: IndexPath) -> PlacedElement {
    let size = delegate?.collectionView(view, layout: layout, sizeForItemAt: path) ?? layout.itemSize
    if layout.estimatedItemSize == .zero {
      return PlacedElement(key: .cell(path), frame: CGRect(origin: .zero, size: size))
    }
    let isAutomatic = layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
    let estimate = measured[.cell(path)] ?? (isAutomatic ? size : layout.estimatedItemSize)
    return PlacedElement(
      key: .cell(path), frame: CGRect(origin: .zero, size: estimate), estimatedAxes: [.width, .height])
  }

  /// Adds a header or a footer over the whole width. It exists if its length is not zero.
  private func add(
    _ kind: String, _ section: Int, _ length: CGFloat, at position: CGFloat, in box: CGRect,
    to solution: inout Solution
  ) {
    guard length > 0 else { return }
    let isFooter = kind == UICollectionView.elementKindSectionFooter
    let isPinned = isFooter ? layout.sectionFootersPinToVisibleBounds : layout.sectionHeadersPinToVisibleBounds
    var element = PlacedElement(
      key: .supplementary(kind, IndexPath(item: 0, section: section)),
      frame: CGRect(origin: axis.point(position, 0), size: axis.size(length, across)))
    if isPinned {
      element.pin = Pin(box: box, isAtEnd: isFooter)
      element.zIndex = 10
    }
    solution.elements.append(element)
  }
}
