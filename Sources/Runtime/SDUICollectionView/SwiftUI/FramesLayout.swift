#if canImport(SwiftUI) && canImport(UIKit)
  import SDUI
  import SwiftUI

  /// Places views at their frames, from left to right. SwiftUI mirrors them from right to left.
  struct FramesLayout: Layout {
    /// The size of all views together.
    let size: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews {
        let frame = subview[FrameKey.self]
        let place = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
        subview.place(at: place, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
      }
    }
  }

  /// The frame of a view in a ``FramesLayout``.
  private struct FrameKey: LayoutValueKey {
    static let defaultValue = CGRect.zero
  }

  extension View {
    /// The view at a frame of a ``FramesLayout``.
    func placed(at frame: CGRect) -> some View {
      self.frame(width: frame.width, height: frame.height).layoutValue(key: FrameKey.self, value: frame)
    }

    /// The view of an element, which measures itself on the axes on which its size is an estimate.
    @ViewBuilder func placed(_ element: SectionElement, onMeasure: @escaping @MainActor (CGSize) -> Void) -> some View {
      if element.estimates == EstimatedAxes() {
        placed(at: element.frame)
      } else {
        MeasuringLayout(size: element.frame.size, estimates: element.estimates) {
          self
          Color.clear.onGeometryChange(for: CGSize.self) {
            $0.size
          } action: {
            onMeasure($0)
          }
        }
        .placed(at: element.frame)
      }
    }
  }

  /// Gives a view a size, and the last view the size that the first one prefers. A view may be higher than it prefers, like the others in
  /// its row.
  private struct MeasuringLayout: Layout {
    let size: CGSize
    /// The axes on which the view measures itself.
    let estimates: EstimatedAxes

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      let place = CGPoint(x: bounds.minX, y: bounds.minY)
      let open = ProposedViewSize(
        width: estimates.width ? nil : size.width, height: estimates.height ? nil : size.height)
      var preferred = CGSize.zero
      for view in subviews.dropLast() {
        let own = view.sizeThatFits(open)
        preferred = CGSize(width: max(preferred.width, own.width), height: max(preferred.height, own.height))
        view.place(at: place, anchor: .topLeading, proposal: ProposedViewSize(size))
      }
      subviews.last?.place(at: place, anchor: .topLeading, proposal: ProposedViewSize(preferred))
    }
  }
#endif
