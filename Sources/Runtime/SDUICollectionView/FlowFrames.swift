#if canImport(UIKit)
  import SDUI
  import UIKit

  /// The frames of the sections of a flow layout in one container, from left to right and in whole pixels.
  ///
  /// Sections of the collection view are those of a snapshot: a stack is one section with the cells of its sections, one cell shows
  /// a carousel beside other sections, and a placeholder is a cell.
  @MainActor struct FlowFrames {
    /// The layout from left to right, exact.
    private(set) var layout: ScreenLayout
    /// Headers, footers and backgrounds, from back to front, with exact frames and the sections of the layout.
    private(set) var parts: [ScreenPart] = []
    /// The indices of the parts by their sections of the layout.
    private var partIndices: [Int: [Int]] = [:]
    /// Whether something keeps its place while the screen scrolls.
    private(set) var hasPinnedParts = false

    private let screen: Screen
    private(set) var measured: MeasuredLayout
    /// The pixels in a point; 0 leaves frames exact.
    private let scale: CGFloat
    /// The layout from left to right, in whole pixels.
    private var rounded: ScreenLayout
    /// The index in the layout of each section of the collection view; `nil` for one without a section of the document.
    private let roots: [Int?]
    /// The sections of the collection view by their indices in the layout.
    private var sections: [Int] = []
    /// The cells of each stack, by its index in the layout.
    private(set) var stacks: [Int: [StackCell]] = [:]
    /// The item of the first cell of each section in a stack, by its index in the layout.
    private var firstItems: [Int: Int] = [:]

    /// Lays out the sections that a collection view shows.
    ///
    /// - Parameters:
    ///   - shown: For each section of the collection view, whether the screen has its declaration.
    ///   - scale: The pixels in a point; 0 leaves frames exact.
    /// - Throws: `LayoutError` if they cannot be laid out.
    init(
      _ screen: Screen, _ items: ScreenItems, shown: [Bool], in environment: LayoutEnvironment, scale: CGFloat
    ) throws {
      (self.screen, self.scale) = (screen, scale)
      measured = try MeasuredLayout(screen, items, in: environment)
      (layout, rounded) = try Self.leftToRight(measured.layout, scale)
      let all = measured.layout.sections
      let outermost = all.indices.filter { all[$0].parent == nil }
      var rest = outermost[...]
      var roots: [Int?] = []
      for isShown in shown { roots.append(isShown ? rest.popFirst() : nil) }
      self.roots = roots
      readLayout()
    }

    /// The layout from left to right, exact and in pixels. Pixels are those of the direction in which it is shown.
    private static func leftToRight(
      _ layout: ScreenLayout, _ scale: CGFloat
    ) throws -> (exact: ScreenLayout, rounded: ScreenLayout) {
      let rounded = scale > 0 ? try layout.rounded(scale: Rational(Double(scale)), mode: .nearest) : layout
      guard layout.direction == .rightToLeft else { return (layout, rounded) }
      return (try layout.mirrored(), try rounded.mirrored())
    }

    private mutating func readLayout() {
      sections = Array(repeating: 0, count: layout.sections.count)
      for (section, root) in roots.enumerated() { if let root { sections[root] = section } }
      (stacks, firstItems) = ([:], [:])
      for index in layout.sections.indices {
        guard let parent = layout.sections[index].parent else { continue }
        sections[index] = sections[parent]
        firstItems[index] = stacks[parent]?.count ?? 0
        stacks[parent, default: []] += rounded.cells(ofInnerSection: index)
      }
      let pinned = (try? layout.pinnedFrames(at: .zero)) ?? []
      hasPinnedParts = !pinned.isEmpty
      parts = ScreenPart.all(of: layout, screen, pinned).filter { part in
        switch part.role {
        case .header, .footer, .background: layout.sections[part.indexPath.section].parent == nil
        case .placeholder, .bar: false
        }
      }
      partIndices = Dictionary(grouping: parts.indices) { parts[$0].indexPath.section }
    }

    // MARK: Measuring

    /// Takes over the sizes that views prefer. The estimate of one whose size cannot be laid out stays.
    ///
    /// - Throws: An error if there are no frames in whole pixels. Then nothing has changed.
    mutating func measure(_ sizes: [(place: FlowMeasures.Place, size: CGSize)], displayScale: CGFloat) throws {
      if sizes.isEmpty { return }
      var changed = measured
      for (place, size) in sizes { if let view = view(at: place) { try? changed.measure(view, size, displayScale) } }
      (layout, rounded) = try Self.leftToRight(changed.layout, scale)
      measured = changed
      readLayout()
    }

    /// The place of a view of the collection view; `nil` for one whose size is never an estimate.
    func place(of view: MeasuredView) -> FlowMeasures.Place? {
      switch view {
      case .header(let section): return FlowMeasures.Place(section: section, part: .header)
      case .footer(let section): return FlowMeasures.Place(section: section, part: .footer)
      case .cell(let path):
        guard let root = root(path.section), !isCarousel(root), layout.sections[root].placeholder == nil else {
          return nil
        }
        guard let stack = stacks[root] else { return FlowMeasures.Place(section: path.section, part: .item(path.item)) }
        guard stack.indices.contains(path.item), let item = stack[path.item].item else { return nil }
        let inner = stack[path.item].section - root - 1
        return FlowMeasures.Place(section: path.section, inner: inner, part: .item(item))
      }
    }

    /// A view by its section in the layout, whose sections in a stack directly follow it.
    private func view(at place: FlowMeasures.Place) -> MeasuredView? {
      guard let root = root(place.section) else { return nil }
      switch place.part {
      case .header: return .header(section: root)
      case .footer: return .footer(section: root)
      case .item(let item): return .cell(IndexPath(item: item, section: place.inner.map { root + 1 + $0 } ?? root))
      }
    }

    // MARK: Cells

    /// The index in the layout of a section of the collection view.
    func root(_ section: Int) -> Int? { roots.indices.contains(section) ? roots[section] : nil }

    /// The frame of what appears if no section takes room.
    var placeholder: CGRect? { rounded.placeholder?.cgRect }

    /// Whether one cell shows a section of the layout: a carousel, which scrolls on its own.
    func isCarousel(_ index: Int) -> Bool {
      layout.scrollDirection == .vertical && layout.sections[index].strip != nil && layout.sections[index].itemCount > 0
    }

    /// Returns the frame of a cell in whole pixels; `nil` if nothing is displayed.
    func cell(at path: IndexPath) -> CGRect? { cell(at: path, in: rounded) }

    /// Returns the exact size of a cell; `nil` if nothing is displayed.
    func size(at path: IndexPath) -> CGSize? {
      guard let root = root(path.section), let stack = stacks[root], stack.indices.contains(path.item) else {
        return cell(at: path, in: layout)?.size
      }
      let section = layout.sections[stack[path.item].section]
      return (stack[path.item].item.map { section.items[$0].frame } ?? section.placeholder)?.cgRect.size
    }

    private func cell(at path: IndexPath, in rounded: ScreenLayout) -> CGRect? {
      guard let root = root(path.section) else {
        return path.section == 0 && path.item == 0 ? rounded.placeholder?.cgRect : nil
      }
      let section = rounded.sections[root]
      if let placeholder = section.placeholder { return path.item == 0 ? placeholder.cgRect : nil }
      if isCarousel(root) { return path.item == 0 ? rounded.carouselFrame(ofSection: root) : nil }
      if let stack = stacks[root] {
        return stack.indices.contains(path.item) ? stack[path.item].frame.cgRect : nil
      }
      return path.item < section.itemCount ? section.items[path.item].frame.cgRect : nil
    }

    /// The cells in a rectangle, without those of sections that are pinned as a whole.
    func cells(in rect: CGRect, except pinned: PinnedParts) -> [IndexPath] {
      var result: [IndexPath] = []
      for item in (try? rounded.items(in: Frame(around: rect, of: rounded))) ?? [] {
        let root = layout.sections[item.section].parent ?? item.section
        if isCarousel(root) || pinned.moves(section: root) { continue }
        let first = firstItems[item.section] ?? 0
        result.append(IndexPath(item: first + item.item.index, section: sections[item.section]))
      }
      for path in single where !(root(path.section).map { pinned.moves(section: $0) } ?? false) {
        if cell(at: path)?.intersects(rect) ?? false { result.append(path) }
      }
      return result
    }

    /// The cells that are no items: placeholders and carousels.
    private var single: [IndexPath] {
      var result: [IndexPath] = []
      for (section, root) in roots.enumerated() {
        guard let root else {
          result.append(IndexPath(item: 0, section: section))
          continue
        }
        if layout.sections[root].placeholder != nil || isCarousel(root) {
          result.append(IndexPath(item: 0, section: section))
        }
        for (item, cell) in (stacks[root] ?? []).enumerated() where cell.item == nil {
          result.append(IndexPath(item: item, section: section))
        }
      }
      return result
    }

    /// The cells of a section of the collection view.
    func cells(ofSection section: Int) -> [IndexPath] {
      guard let root = root(section) else { return [] }
      let isOne = layout.sections[root].placeholder != nil || isCarousel(root)
      let count = isOne ? 1 : stacks[root]?.count ?? layout.sections[root].itemCount
      return (0..<count).map { IndexPath(item: $0, section: section) }
    }

    // MARK: Other parts

    /// A header, footer or background, by its element and section; `nil` if there is none.
    func part(_ element: ScreenPart.Element, ofSection section: Int) -> ScreenPart? {
      root(section).flatMap { root in parts(ofRoot: root).first { elementOfFlow($0) == element } }
    }

    /// The headers, footers and backgrounds of a section of the layout.
    func parts(ofRoot root: Int) -> [ScreenPart] { (partIndices[root] ?? []).map { parts[$0] } }

    /// The element of a part. A component in the background is a decoration, whose kind is its name.
    func elementOfFlow(_ part: ScreenPart) -> ScreenPart.Element {
      guard part.role == .background, case .supplementary = part.element,
        case .component(let id)? = screen.sections[layout.sections[part.indexPath.section].section].background?
          .appearance
      else { return part.element }
      return .decoration(screen.contract.components[id].name.source)
    }

    /// The section of the collection view that has a part.
    func section(of part: ScreenPart) -> Int { section(at: part.indexPath.section) }

    /// The section of the collection view that has a section of the layout.
    func section(at index: Int) -> Int { sections[index] }

    /// The frame of a part at the present offset, in whole pixels.
    func frame(of part: ScreenPart, _ pinned: PinnedParts) -> CGRect {
      let section = rounded.sections[part.indexPath.section]
      let rest =
        switch part.role {
        case .header: section.header
        case .footer: section.footer
        default: section.background
        }
      guard var frame = rest?.cgRect else { return part.frame }
      guard part.isPinned else { return frame }
      if pinned.moves(section: part.indexPath.section) {
        return frame.offsetBy(dx: 0, dy: distance(ofSection: part.indexPath.section, pinned))
      }
      let y = pinned.frame(of: part).minY
      if y != part.frame.minY { frame.origin.y = pixels(y) }
      return frame
    }

    /// The distance by which a section that is pinned as a whole has moved, from and to whole pixels.
    func distance(ofSection index: Int, _ pinned: PinnedParts) -> CGFloat {
      let start = layout.sections[index].frame.y.length
      if pinned.distance(ofSection: index) == 0 { return 0 }
      return pixels(start + pinned.distance(ofSection: index)) - rounded.sections[index].frame.y.length
    }

    private func pixels(_ length: CGFloat) -> CGFloat {
      // A half pixel must not get lost, also as offsets are known to 1/1024 of a point.
      scale > 0 ? (length * scale + 0.004).rounded(.toNearestOrAwayFromZero) / scale : length
    }
  }

  extension ScreenLayout {
    /// The cells of a section in a stack: its items, and what replaces them.
    func cells(ofInnerSection index: Int) -> [StackCell] {
      sections[index].items.map { StackCell(section: index, item: $0.index, frame: $0.frame) }
        + [sections[index].placeholder].compactMap { $0.map { StackCell(section: index, item: nil, frame: $0) } }
    }

    /// The frame of a cell that shows a whole carousel.
    func carouselFrame(ofSection index: Int) -> CGRect {
      let frames = frames(ofSection: index).map(\.cgRect)
      let (top, bottom) = (frames.map(\.minY).min() ?? 0, frames.map(\.maxY).max() ?? 0)
      return CGRect(x: 0, y: top, width: container.width.length, height: bottom - top)
    }
  }

  extension Frame {
    /// A rectangle in whole points around another one, as far as a layout reaches.
    fileprivate init(around rect: CGRect, of layout: ScreenLayout) {
      let content = CGRect(
        x: 0, y: 0, width: max(layout.contentSize.width, layout.container.width).length,
        height: max(layout.contentSize.height, layout.container.height).length)
      let near = rect.intersection(content.insetBy(dx: -1, dy: -1))
      // Nothing is in a rectangle beside the content.
      let (x, y) = near.isNull ? (0, 0) : (near.minX.rounded(.down), near.minY.rounded(.down))
      let (right, bottom) = near.isNull ? (0, 0) : (near.maxX.rounded(.up), near.maxY.rounded(.up))
      self.init(
        x: Rational(Int(x)), y: Rational(Int(y)), width: Rational(Int(right - x)), height: Rational(Int(bottom - y)))
    }
  }
#endif
