#if canImport(SwiftUI) && canImport(UIKit)
  import SDUI
  import SwiftUI

  /// The frames of a section, in lines along the axis of scrolling. A lazy stack makes the views of a line together.
  public struct SectionFrames {
    /// The axis along which the screen scrolls.
    let axis: Axis
    /// The size of the section's part of the content.
    let size: CGSize
    /// The lines, which follow one another without a gap.
    let lines: [SectionLine]
    /// The backgrounds, from the corner of the section's part.
    var backgrounds: [CGRect] = []
    /// Takes over the size that a view of a section prefers, by the identity of the section.
    var measure: (@MainActor (AnyHashable, MeasuredPart, CGSize) -> Void)?
    /// Follows which items are in view.
    var visibleItems: VisibleItems?

    /// The frames of elements whose coordinates begin at the corner of the section's part of the content.
    init(_ elements: [SectionElement], size: CGSize, axis: Axis) {
      (self.axis, self.size) = (axis, size)
      lines = SectionLine.lines(of: elements, in: size, along: axis)
    }
  }

  /// A part of a section that overlaps no other part along the axis of scrolling.
  struct SectionLine {
    /// The size of the line, with the gap after it.
    let size: CGSize
    /// The elements, from the corner of the line.
    let elements: [SectionElement]

    /// Divides a part of the content into lines. Elements that overlap along an axis are in one line.
    static func lines(of elements: [SectionElement], in size: CGSize, along axis: Axis) -> [SectionLine] {
      let isVertical = axis == .vertical
      func start(_ element: SectionElement) -> CGFloat { isVertical ? element.frame.minY : element.frame.minX }
      func end(_ element: SectionElement) -> CGFloat { isVertical ? element.frame.maxY : element.frame.maxX }
      var lines: [SectionLine] = []
      var (beginning, reach): (CGFloat, CGFloat) = (0, 0)
      var own: [SectionElement] = []
      func close(at end: CGFloat) {
        let length = max(0, end - beginning)
        let corner = isVertical ? CGPoint(x: 0, y: -beginning) : CGPoint(x: -beginning, y: 0)
        let lineSize =
          isVertical ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
        lines.append(SectionLine(size: lineSize, elements: own.map { $0.moved(by: corner) }))
        (beginning, own) = (end, [])
      }
      for element in elements.sorted(by: { start($0) < start($1) }) {
        // What floating point has lost joins no lines.
        if !own.isEmpty, start(element) >= reach - 0.001 { close(at: start(element)) }
        reach = own.isEmpty ? end(element) : max(reach, end(element))
        own.append(element)
      }
      close(at: max(beginning, isVertical ? size.height : size.width))
      return lines
    }
  }

  /// A view of a section.
  struct SectionElement {
    /// The role in the section.
    enum Role {
      /// An item, by its index among those of the snapshot's section.
      case item(ShownItem, index: Int)
      case header, footer
      case strip(StripFrames)
    }

    let role: Role
    var frame: CGRect
    /// The axes on which the view measures itself.
    var estimates = EstimatedAxes()

    func moved(by distance: CGPoint) -> SectionElement {
      var element = self
      element.frame = frame.offsetBy(dx: distance.x, dy: distance.y)
      return element
    }
  }

  /// A part of a section that measures itself.
  enum MeasuredPart {
    case item(Int), header, footer
  }

  /// An item of a section that is shown.
  public struct ShownItem: Hashable, Sendable {
    /// The index among the units of its section.
    public let index: Int
    /// The index of its section among those of the stack that is shown; 0 for a section in no stack.
    public let inner: Int
    /// Whether it appears in place of units.
    public let isPlaceholder: Bool

    init(_ index: Int, inner: Int = 0, isPlaceholder: Bool = false) {
      (self.index, self.inner, self.isPlaceholder) = (index, inner, isPlaceholder)
    }
  }

  /// The items of a carousel, which scrolls on its own.
  struct StripFrames {
    /// The frames of one copy of the items, from left to right, inside of the carousel.
    let items: [SectionElement]
    /// The index of its section in the snapshot.
    let section: Int
    let rest: CarouselRest
    /// The height of the carousel.
    let height: CGFloat

    /// The items of all copies in columns, and the copy of each column.
    var columns: [(copy: Int, line: SectionLine)] {
      let size = CGSize(width: rest.copies > 1 ? rest.segment : rest.contentWidth, height: height)
      let lines = SectionLine.lines(of: items, in: size, along: .horizontal)
      return (0..<rest.copies).flatMap { copy in lines.map { (copy, $0) } }
    }
  }
#endif
