extension SwiftLayoutSupport {
  /// The environment of a screen, and the room of a section in it.
  static let environment = #"""
    // MARK: - Environment

    /// The container of a screen: what conditions of a layout compare, and what lengths depend on.
    public struct ScreenEnvironment: Hashable, Sendable {
      /// The width of the collection view, with its safe area.
      public var width: CGFloat
      /// The height of the collection view, with its safe area.
      public var height: CGFloat
      /// The safe area at the leading edge.
      public var leadingSafeArea: CGFloat = 0
      /// The safe area at the trailing edge.
      public var trailingSafeArea: CGFloat = 0
      /// The horizontal size class.
      public var horizontalSizeClass: UIUserInterfaceSizeClass
      /// The vertical size class.
      public var verticalSizeClass: UIUserInterfaceSizeClass
      /// The kind of device.
      public var idiom: UIUserInterfaceIdiom
      /// Whether the layout is from right to left.
      public var isRightToLeft: Bool
      /// The size of text, as a multiple of the standard size.
      public var textScale: CGFloat

      /// The environment of a collection view.
      @MainActor public init(_ collectionView: UICollectionView) {
        self.init(
          size: collectionView.bounds.size, traits: collectionView.traitCollection,
          safeArea: collectionView.safeAreaInsets)
      }

      /// The environment in which a collection view asks for a section.
      @MainActor public init(_ environment: any NSCollectionLayoutEnvironment, in collectionView: UICollectionView?) {
        self.init(
          size: collectionView?.bounds.size ?? environment.container.contentSize, traits: environment.traitCollection,
          safeArea: collectionView?.safeAreaInsets ?? .zero)
      }

      /// An environment of a size, with traits.
      public init(size: CGSize, traits: UITraitCollection, safeArea: UIEdgeInsets = .zero) {
        (width, height) = (size.width, size.height)
        isRightToLeft = traits.layoutDirection == .rightToLeft
        leadingSafeArea = isRightToLeft ? safeArea.right : safeArea.left
        trailingSafeArea = isRightToLeft ? safeArea.left : safeArea.right
        let (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
        horizontalSizeClass = horizontal != .unspecified ? horizontal : size.width < 600 ? .compact : .regular
        verticalSizeClass = vertical != .unspecified ? vertical : size.height < 480 ? .compact : .regular
        idiom = traits.userInterfaceIdiom
        textScale = traits.preferredContentSizeCategory.textScale
      }
    }

    extension UIContentSizeCategory {
      /// The size of the text style `body`, divided by that of the category `large`.
      public var textScale: CGFloat {
        switch self {
        case .extraSmall: 14 / 17
        case .small: 15 / 17
        case .medium: 16 / 17
        case .extraLarge: 19 / 17
        case .extraExtraLarge: 21 / 17
        case .extraExtraExtraLarge: 23 / 17
        case .accessibilityMedium: 28 / 17
        case .accessibilityLarge: 33 / 17
        case .accessibilityExtraLarge: 40 / 17
        case .accessibilityExtraExtraLarge: 47 / 17
        case .accessibilityExtraExtraExtraLarge: 53 / 17
        default: 1
        }
      }
    }

    extension CGFloat {
      /// A number of a response as a length.
      init(_ value: Decimal) { self = CGFloat(NSDecimalNumber(decimal: value).doubleValue) }
    }
    """#

  /// The version of an app, which conditions of layouts compare.
  static let versions = #"""
    // MARK: - Versions

    /// The version of an app, which is compared part by part: 3.10 is later than 3.9, and 3.2 is 3.2.0.
    public struct AppVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
      private let parts: [Int]

      /// At most four whole numbers with points between them, such as `CFBundleShortVersionString`; `nil` for any other text.
      public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { digits in
          digits.utf8.allSatisfy { (48...57).contains($0) } && digits.utf8.count <= 9 ? Int(digits) : nil
        }
        guard parts.count <= 4, !parts.contains(nil) else { return nil }
        self.init(parts: parts.compactMap { $0 })
      }

      /// A version of some parts.
      init(_ parts: Int...) { self.init(parts: parts) }

      private init(parts: [Int]) {
        self.parts = Array(parts[..<((parts.lastIndex { $0 != 0 } ?? -1) + 1)])
      }

      /// The parts with points between them.
      public var description: String { parts.isEmpty ? "0" : parts.map(String.init).joined(separator: ".") }

      public static func < (left: AppVersion, right: AppVersion) -> Bool {
        left.parts.lexicographicallyPrecedes(right.parts)
      }
    }
    """#

  /// The room that is left for the content of a section.
  static let content = #"""
    // MARK: - Content of a section

    /// The area at the sides that the content of a section avoids.
    enum InsetsReference {
      case none, safeArea, layoutMargins, readableContent
    }

    /// The horizontal room of a section's content, and its vertical insets.
    struct ContentArea {
      /// The distance between the leading edge of the container and the content.
      let leading: CGFloat
      /// The width of the content.
      let width: CGFloat
      /// The distance between the content and the trailing edge of the container.
      let trailing: CGFloat
      /// The inset above the content.
      let top: CGFloat
      /// The inset below the content.
      let bottom: CGFloat
      /// The size of the container.
      let container: CGSize

      /// The insets as those of a section.
      var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing).points(in: container)
      }

      /// The vertical insets as those of a section whose items are as wide as the container.
      var verticalInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0).points(in: container)
      }

      /// The width at which a number of items are in view. If the number is not whole, the last one is in view in part.
      func width(inView count: CGFloat, spacing: CGFloat) -> CGFloat {
        let whole = count.rounded(.down)
        return whole == count
          ? (width - (count - 1) * spacing) / count
          : (container.width - leading - whole * spacing) / count
      }
    }

    extension ScreenEnvironment {
      /// The content of a section inside its insets, which is centred if it is wider than a maximum.
      func content(
        inside insets: NSDirectionalEdgeInsets = .zero, of reference: InsetsReference, maxWidth: CGFloat? = nil
      ) -> ContentArea {
        let sides = sides(of: reference)
        let (leading, trailing) = (sides.leading + insets.leading, sides.trailing + insets.trailing)
        let available = max(0, width - leading - trailing)
        let surplus = max(0, available - (maxWidth ?? available)) / 2
        return ContentArea(
          leading: leading + surplus, width: available - 2 * surplus, trailing: trailing + surplus, top: insets.top,
          bottom: insets.bottom, container: CGSize(width: width, height: height))
      }

      /// The insets of a reference.
      func sides(of reference: InsetsReference) -> (leading: CGFloat, trailing: CGFloat) {
        guard reference != .none else { return (0, 0) }
        let margin: CGFloat = reference == .safeArea ? 0 : horizontalSizeClass == .regular ? 20 : 16
        let (leading, trailing) = (leadingSafeArea + margin, trailingSafeArea + margin)
        guard reference == .readableContent else { return (leading, trailing) }
        let surplus = max(0, width - leading - trailing - 672) / 2
        return (leading + surplus, trailing + surplus)
      }
    }

    extension NSDirectionalEdgeInsets {
      /// Insets that a response has set.
      init(_ insets: SectionInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
      }

      /// The same insets for UIKit, which takes values between 0 and 1 as fractions of the container.
      func points(in container: CGSize) -> NSDirectionalEdgeInsets {
        func points(_ value: CGFloat, _ length: CGFloat) -> CGFloat { value > 0 && value < 1 ? value / length : value }
        return NSDirectionalEdgeInsets(
          top: points(top, container.height), leading: points(leading, container.width),
          bottom: points(bottom, container.height), trailing: points(trailing, container.width))
      }
    }
    """#
}
