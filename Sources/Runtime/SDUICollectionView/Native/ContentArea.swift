#if canImport(UIKit)
  import SDUIResponse
  import UIKit

  /// The area at the sides that the content of a section avoids.
  public enum InsetsReference: Sendable {
    case none, safeArea, layoutMargins, readableContent
  }

  /// The horizontal room of a section's content, and its vertical insets.
  public struct ContentArea: Sendable {
    /// The distance between the leading edge of the container and the content.
    public let leading: CGFloat
    /// The width of the content.
    public let width: CGFloat
    /// The distance between the content and the trailing edge of the container.
    public let trailing: CGFloat
    /// The inset above the content.
    public let top: CGFloat
    /// The inset below the content.
    public let bottom: CGFloat
    /// The size of the container.
    public let container: CGSize

    /// The insets as those of a section.
    public var insets: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing).points(in: container)
    }

    /// The vertical insets as those of a section whose items are as wide as the container.
    public var verticalInsets: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0).points(in: container)
    }

    /// The width at which a number of items are in view. If the number is not whole, the last one is in view in part.
    public func width(inView count: CGFloat, spacing: CGFloat) -> CGFloat {
      let whole = count.rounded(.down)
      return whole == count
        ? (width - (count - 1) * spacing) / count
        : (container.width - leading - whole * spacing) / count
    }
  }

  extension ScreenEnvironment {
    /// The content of a section inside its insets, which is centred if it is wider than a maximum.
    public func content(
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

    /// The insets of a reference (layout rule R4).
    func sides(of reference: InsetsReference) -> (leading: CGFloat, trailing: CGFloat) {
      guard reference != .none else { return (0, 0) }
      let isWide = horizontalSizeClass == .regular || idiom != .pad && width >= 414
      let margin: CGFloat = reference == .safeArea ? 0 : isWide ? 20 : 16
      let (leading, trailing) = (leadingSafeArea + margin, trailingSafeArea + margin)
      guard reference == .readableContent else { return (leading, trailing) }
      let surplus = max(0, width - leading - trailing - 672) / 2
      return (leading + surplus, trailing + surplus)
    }
  }

  extension NSDirectionalEdgeInsets {
    /// Insets that a response has set.
    public init(_ insets: SectionInsets) {
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
#endif
