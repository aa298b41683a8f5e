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
      /// The number of items in a full line, which are columns of a grid; `nil` if it takes as many as fit.
      public var itemsPerLine: Int? = 1
      /// The column in which the first item begins, from 1.
      public var startColumn = 1
      /// The alignment of items along a line that is not full.
      public var alignment = FlowAlignment.leading
      /// The items.
      public var items = FlowItems.equal(FlowItem(.zero))
      /// The sections of a stack, which has no items of its own. The line spacing is between them.
      public var parts: [FlowPart] = []
      /// The header.
      public var header: FlowSupplementary?
      /// The footer.
      public var footer: FlowSupplementary?
      /// The background.
      public var background: FlowBackground?\#(own)
      /// The alignment of an item in a line that is higher than the item.
      var rowAlignment = RowAlignment.top
      /// The rows of a grid whose items may span several; `nil` if a row is as high as its highest item.
      var equalRows: EqualRows?

      /// The metrics of a section without items.
      public init(insets: NSDirectionalEdgeInsets = .zero) { self.insets = insets }

      /// The size of an item with its insets. That of an item that measures itself is an estimate.
      public func itemSize(at index: Int) -> CGSize { item(at: index).size }

      /// An item. Those of a stack are the items of its sections, one section after another.
      public func item(at index: Int) -> FlowItem {
        var first = 0
        for part in parts {
          if index - first < part.count { return part.metrics.item(at: index - first) }
          first += part.count
        }
        switch items {
        case .equal(let item): return item
        case .each(let items): return items.indices.contains(index) ? items[index] : FlowItem(.zero)
        }
      }
    }

    /// A section of a stack.
    public struct FlowPart: Sendable {
      /// The metrics of the section, whose container is the content of the stack.
      public var metrics: FlowSectionMetrics
      /// The number of its items.
      public var count: Int

      /// A section with a number of items.
      public init(_ metrics: FlowSectionMetrics, count: Int) { (self.metrics, self.count) = (metrics, count) }
    }

    /// The items of a section.
    public enum FlowItems: Sendable {
      /// All items are alike.
      case equal(FlowItem)
      /// Each item has a size of its own.
      case each([FlowItem])
    }

    /// An item of a section.
    public struct FlowItem: Sendable {
      /// The size with the insets; along the axes on which the item measures itself an estimate.
      public var size: CGSize
      /// The space between the size and the view. It moves no other item.
      public var insets: NSDirectionalEdgeInsets
      /// The number of columns that the item spans.
      public var span: Int
      /// The number of rows that the item spans.
      public var rowSpan: Int
      /// Whether the item lets later ones fill a row in which it does not fit.
      public var waitsForNextRow: Bool
      /// Whether the item is as high as the highest one of its row.
      public var isUniformAcrossSiblings: Bool
      /// The axes along which the item measures itself.
      public var measuredAxes: MeasuredAxes
      /// The data of an item that measures itself. Items of equal data and estimates prefer equal sizes.
      public var content: (any Hashable & Sendable)?

      /// An item of a size.
      public init(
        width: CGFloat, height: CGFloat, insets: NSDirectionalEdgeInsets = .zero, span: Int = 1, rowSpan: Int = 1,
        waitsForNextRow: Bool = false, isUniformAcrossSiblings: Bool = false,
        measuring measuredAxes: MeasuredAxes = [], of content: (any Hashable & Sendable)? = nil
      ) {
        size = CGSize(width: width, height: height)
        (self.insets, self.span, self.rowSpan) = (insets, span, rowSpan)
        (self.waitsForNextRow, self.isUniformAcrossSiblings) = (waitsForNextRow, isUniformAcrossSiblings)
        (self.measuredAxes, self.content) = (measuredAxes, content)
      }

      /// An item of a size that nobody measures.
      public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

      /// The size of the view, which is inside the insets.
      var viewSize: CGSize {
        get { CGRect(origin: .zero, size: size).inside(insets).size }
        set {
          size.width = newValue.width + insets.leading + insets.trailing
          size.height = newValue.height + insets.top + insets.bottom
        }
      }
    }

    /// Axes along which a view measures itself.
    public struct MeasuredAxes: OptionSet, Sendable {
      /// The bits of the axes.
      public let rawValue: Int

      /// Axes by their bits.
      public init(rawValue: Int) { self.rawValue = rawValue }

      /// The width.
      public static let width = MeasuredAxes(rawValue: 1)
      /// The height.
      public static let height = MeasuredAxes(rawValue: 2)
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
      /// The data of a header or footer that measures its height; `nil` for any other one.
      public var content: (any Hashable & Sendable)?

      /// A header or footer that is as wide as the container.
      init(height: CGFloat, across environment: ScreenEnvironment, measuring content: (any Hashable & Sendable)? = nil) {
        (leading, width, self.height, self.content) = (0, environment.width, height, content)
      }

      /// A header or footer that is as wide as the content of its section.
      init(height: CGFloat, over content: ContentArea, measuring data: (any Hashable & Sendable)? = nil) {
        (leading, width, self.height, self.content) = (content.leading, content.width, height, data)
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

    extension ScreenEnvironment {
      /// The environment of the sections of a stack, whose container is the content of the stack.
      func inside(_ content: ContentArea) -> ScreenEnvironment {
        var environment = self
        environment.width = content.width
        return environment
      }
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
