import SDUI
import UIKit

/// The content of a flow layout that scrolls horizontally as a whole.
struct WholeStrip {
  /// Whether it is a section to the interpreter, which lays it out as if it scrolled by itself.
  let isSection: Bool
  /// The width of the content; `nil` if the layout is not a flow layout that scrolls horizontally.
  let contentWidth: CGFloat?
  /// The distance of elements from the places of the interpreter: its sections begin at the right edge of the container.
  let shift: CGFloat

  init(_ layout: ScreenLayout) {
    let container = CGFloat(layout.container.width.doubleValue)
    let strips = layout.sections.compactMap { $0.strip.map { CGFloat($0.contentWidth.doubleValue) } }
    let isHorizontal = layout.scrollDirection == .horizontal
    isSection = isFlowLayout && !isHorizontal && !strips.isEmpty
    let widths = isHorizontal ? [CGFloat(layout.contentSize.width.doubleValue)] : strips
    let width = isFlowLayout && !widths.isEmpty ? widths.reduce(container, max) : nil
    contentWidth = width
    shift = isSection && layout.direction == .rightToLeft ? (width ?? container) - container : 0
  }
}
