extension SwiftScreenSupport {
  /// Sizes of views.
  static let sizes = #"""
    // MARK: - Sizes

    extension View {
      /// The view in a header or footer of a size.
      func sized(_ part: FlowSupplementary) -> some View { frame(width: part.width, height: part.height) }

      /// The view in a header or footer that is as high as the view.
      func measured(_ part: FlowSupplementary) -> some View { frame(width: part.width) }

      /// The view as an item of a size.
      func sized(_ size: CGSize) -> some View { frame(width: size.width, height: size.height) }

      /// A header or footer at its distance from the leading edge.
      fileprivate func placed(_ part: FlowSupplementary, in environment: ScreenEnvironment) -> some View {
        padding(.leading, part.leading).frame(width: environment.width, alignment: .topLeading)
      }
    }

    extension FlowSectionMetrics {
      /// Whether the section scrolls horizontally.
      fileprivate var isStrip: Bool { direction == .horizontal }
    }

    extension RowAlignment {
      fileprivate var gridAlignment: Alignment {
        switch self {
        case .top, .stretch: .topLeading
        case .center: .leading
        case .bottom: .bottomLeading
        }
      }
    }

    extension EdgeInsets {
      /// Insets of UIKit.
      init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
      }
    }
    """#
}
