extension SwiftLayoutSupport {
  /// The metrics of sections of flow layouts.
  ///
  /// - Parameter own: A property of another architecture.
  static func flowMetrics(own: String = "") -> String {
    #"""
    // MARK: - Metrics of flow layouts

    /// The metrics of a section of a flow layout in an environment.
    public struct FlowSectionMetrics: Sendable {
      /// The direction in which lines follow one another.
      public var direction = UICollectionView.ScrollDirection.vertical
      /// The space around the lines, with the safe area and the margins.
      public var insets: NSDirectionalEdgeInsets
      /// The distance between two lines.
      public var lineSpacing: CGFloat = 0
      /// The distance between two items of a line; of justified items the least one.
      public var interitemSpacing: CGFloat = 0
      /// The number of items in a full line; `nil` if it takes as many as fit.
      public var itemsPerLine: Int? = 1
      /// The alignment of items along a line that is not full.
      public var alignment = FlowAlignment.leading
      /// The sizes of the items.
      public var items = FlowItems.equal(.zero)
      /// The header.
      public var header: FlowSupplementary?
      /// The footer.
      public var footer: FlowSupplementary?
      /// The background.
      public var background: FlowBackground?\#(own)
      /// The alignment of an item in a line that is higher than the item.
      var rowAlignment = RowAlignment.top

      /// The metrics of a section without items.
      public init(insets: NSDirectionalEdgeInsets = .zero) { self.insets = insets }

      /// The size of an item.
      public func itemSize(at index: Int) -> CGSize {
        switch items {
        case .equal(let size): size
        case .each(let sizes): sizes.indices.contains(index) ? sizes[index] : .zero
        }
      }
    }

    /// The sizes of the items of a section.
    public enum FlowItems: Sendable {
      /// All items have one size.
      case equal(CGSize)
      /// Each item has a size of its own.
      case each([CGSize])
    }

    /// The alignment of items along their line.
    public enum FlowAlignment: Sendable {
      case leading, center, justified
    }
    """#
  }

  /// The property of metrics in SwiftUI, whose strips are between other sections.
  static let stripScrolling = """

      /// The way in which a section that scrolls horizontally comes to rest.
      public var scrolling = StripScrolling.continuous
    """

  /// What is around the items.
  static let flowParts = #"""
    /// A header or footer of a section.
    public struct FlowSupplementary: Sendable {
      /// The distance from the leading edge of the container.
      public var leading: CGFloat
      /// The width.
      public var width: CGFloat
      /// The height.
      public var height: CGFloat
      /// Whether it lies over the items and takes no room.
      public var overlays = false
      /// Whether it stays visible as long as its section is.
      public var isPinned = false

      /// A header or footer that is as wide as the container.
      init(height: CGFloat, across environment: ScreenEnvironment) {
        (leading, width, self.height) = (0, environment.width, height)
      }

      /// A header or footer that is as wide as the content of its section.
      init(height: CGFloat, over content: ContentArea) {
        (leading, width, self.height) = (content.leading, content.width, height)
      }

      /// What it adds to the height of the section.
      var room: CGFloat { overlays ? 0 : height }
    }

    /// A decoration view behind a section.
    public struct FlowBackground: Sendable {
      /// The kind of the decoration view.
      public var kind: String
      /// The space between the section and the view.
      public var insets = NSDirectionalEdgeInsets.zero
      /// Whether the view is behind the items only, and not behind the header, the footer and the insets.
      public var coversItems = false
    }

    extension ContentArea {
      /// The insets of a section of a flow layout.
      var flowInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
      }

      /// The insets of a section of a flow layout whose items are as wide as the container.
      var verticalFlowInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
      }
    }
    """#
}
