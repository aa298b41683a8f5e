import Foundation

/// A colour. The model keeps components and never draws.
public final class UIColor: NSObject, Sendable {
  private let components: [CGFloat]

  /// Creates a colour from components between 0 and 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init()
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Whether another object is an equal colour.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }

  /// A hash of the components.
  public override var hash: Int { components.hashValue }

  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The background of a screen, in light mode.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The background of grouped content, in light mode.
  public static let secondarySystemBackground = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
  /// Text, in light mode.
  public static let label = UIColor(white: 0, alpha: 1)
}
