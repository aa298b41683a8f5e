#if canImport(SwiftUI) && canImport(UIKit)
  import SDUI
  import SwiftUI

  extension FlowFrames {
    /// The axis along which the screen scrolls.
    var axis: Axis { layout.scrollDirection == .vertical ? .vertical : .horizontal }

    /// The size of all sections.
    var contentSize: CGSize { CGSize(width: layout.contentSize.width.length, height: layout.contentSize.height.length) }

    /// The frames of a section in its part of the content. Those of pinned parts are left out.
    func frames(ofSection section: Int) -> SectionFrames {
      let (start, end) = (start(ofSection: section), start(ofSection: section + 1))
      let isVertical = axis == .vertical
      let length = max(0, end - start)
      let corner = isVertical ? CGPoint(x: 0, y: -start) : CGPoint(x: -start, y: 0)
      let size =
        isVertical
        ? CGSize(width: contentSize.width, height: length) : CGSize(width: length, height: contentSize.height)
      guard let root = root(section) else {
        let frame = placeholder ?? .zero
        let item = SectionElement.Role.item(ShownItem(0, isPlaceholder: true), index: 0)
        return SectionFrames([SectionElement(role: item, frame: frame)], size: size, axis: axis)
      }
      if layout.sections[root].isPinned { return SectionFrames([], size: size, axis: axis) }
      let parts = parts(ofRoot: root)
      let elements = elements(ofSection: section, root) + parts.filter { !$0.isPinned }.compactMap { element(of: $0) }
      var frames = SectionFrames(elements.map { $0.moved(by: corner) }, size: size, axis: axis)
      frames.backgrounds = parts.filter { $0.role == .background }
        .map { $0.frame.offsetBy(dx: corner.x, dy: corner.y) }
      return frames
    }

    /// The start of a section's part of the content; the end of the content after the last section. The first part begins where the
    /// content does.
    private func start(ofSection section: Int) -> CGFloat {
      let end = axis == .vertical ? contentSize.height : contentSize.width
      if section == 0 { return 0 }
      guard let root = root(section) else { return end }
      let frame = layout.sections[root].frame
      return axis == .vertical ? frame.y.length : frame.x.length
    }

    /// The items of a section, in the coordinates of the content.
    private func elements(ofSection section: Int, _ root: Int) -> [SectionElement] {
      let own = layout.sections[root]
      if let frame = own.placeholder {
        let role = SectionElement.Role.item(ShownItem(0, isPlaceholder: true), index: 0)
        return [SectionElement(role: role, frame: frame.cgRect)]
      }
      if let strip = own.strip, isCarousel(root) {
        let box = layout.carouselFrame(ofSection: root)
        let items = items(ofSection: root) { ShownItem($0) }.map { $0.moved(by: CGPoint(x: 0, y: -box.minY)) }
        let frames = StripFrames(
          items: items, section: section, rest: CarouselRest(strip, width: box.width), height: box.height)
        return [SectionElement(role: .strip(frames), frame: box)]
      }
      guard let cells = stacks[root] else { return items(ofSection: root) { ShownItem($0) } }
      var estimates: [Int: EstimatedSizes] = [:]
      return cells.enumerated().map { index, cell in
        let inner = cell.section - root - 1
        guard let item = cell.item else {
          let role = SectionElement.Role.item(ShownItem(0, inner: inner, isPlaceholder: true), index: index)
          return SectionElement(role: role, frame: layout.sections[cell.section].placeholder?.cgRect ?? .zero)
        }
        let own = estimates[cell.section] ?? measured.estimatedSizes(ofSection: cell.section)
        estimates[cell.section] = own
        return SectionElement(
          role: .item(ShownItem(item, inner: inner), index: index),
          frame: layout.frame(ofItem: item, inSection: cell.section).cgRect,
          estimates: own.units[layout.unit(ofItem: item, inSection: cell.section)])
      }
    }

    private func items(ofSection root: Int, _ item: (Int) -> ShownItem) -> [SectionElement] {
      let estimates = measured.estimatedSizes(ofSection: root)
      return layout.frames(ofSection: root).enumerated().map { index, frame in
        SectionElement(
          role: .item(item(index), index: index), frame: frame.cgRect,
          estimates: estimates.units[layout.unit(ofItem: index, inSection: root)])
      }
    }

    /// A header or footer, in the coordinates of the content.
    private func element(of part: ScreenPart, at frame: CGRect? = nil) -> SectionElement? {
      let estimates = measured.estimatedSizes(ofSection: part.indexPath.section)
      switch part.role {
      case .header:
        return SectionElement(
          role: .header, frame: frame ?? part.frame, estimates: EstimatedAxes(height: estimates.header))
      case .footer:
        return SectionElement(
          role: .footer, frame: frame ?? part.frame, estimates: EstimatedAxes(height: estimates.footer))
      default: return nil
      }
    }

    // MARK: Pinned parts

    /// The pinned parts of a screen that scrolls vertically, from back to front, in the coordinates of the content.
    ///
    /// - Parameters:
    ///   - top: The distance of the visible part from the beginning of the content.
    ///   - height: The height of the visible part.
    func pinnedSections(at top: CGFloat, height: CGFloat) -> [PinnedContent] {
      let (insets, size, axis) = (layout.scrollInsets, contentSize, axis)
      let pinned = layout.pinnedFrames(
        headersAt: top - insets.start.length,
        footersAt: top + height - layout.container.height.length + insets.end.length)
      return pinned.compactMap { pinned in
        let section = self.section(at: pinned.section)
        let own = parts(ofRoot: pinned.section)
        func shown(_ elements: [SectionElement], _ backgrounds: [CGRect] = []) -> PinnedContent {
          var frames = SectionFrames(elements, size: size, axis: axis)
          frames.backgrounds = backgrounds
          return PinnedContent(section: section, part: pinned.part, frames: frames)
        }
        switch pinned.part {
        case .header, .footer:
          let role: ScreenPart.Role = pinned.part == .header ? .header : .footer
          let part = own.first { $0.role == role }
          return part.flatMap { element(of: $0, at: pinned.frame.cgRect) }.map { shown([$0]) }
        case .section:
          let distance = CGPoint(x: 0, y: pinned.frame.y.length - layout.sections[pinned.section].frame.y.length)
          let elements = elements(ofSection: section, pinned.section) + own.compactMap { element(of: $0) }
          let backgrounds = own.filter { $0.role == .background }.map { $0.frame.offsetBy(dx: 0, dy: distance.y) }
          return shown(elements.map { $0.moved(by: distance) }, backgrounds)
        }
      }
    }
  }

  /// A pinned part of a section, at its present place.
  struct PinnedContent {
    /// The index of its section in the snapshot.
    let section: Int
    let part: PinnedFrame.Part
    let frames: SectionFrames
  }
#endif
