/// The container that a screen is laid out in: what frames depend on beside the document and the data.
public struct Container: Sendable {
  /// The width, in points.
  public var width: Fraction
  /// The height, in points.
  public var height: Fraction
  /// The insets of the safe area at the physical left and right (R3). Those at the top and bottom take no part (R4).
  public var left = Fraction.zero
  /// The inset at the physical right.
  public var right = Fraction.zero
  /// The direction of layout.
  public var isRightToLeft = false
  /// `compact` or `regular`, if the device says so.
  public var horizontal: String?
  /// `compact` or `regular`, if the device says so.
  public var vertical: String?
  /// `phone` or `pad`.
  public var idiom = "phone"
  /// The factor of `sp`.
  public var textScale = Fraction.one

  /// A phone, from left to right, without insets.
  public init(width: Fraction, height: Fraction) {
    self.width = width
    self.height = height
  }

  /// The horizontal size class: regular from 600 points on, where the device does not say it.
  var horizontalClass: String { horizontal ?? (width >= 600 ? "regular" : "compact") }

  /// The vertical size class: regular from 480 points on, where the device does not say it.
  var verticalClass: String { vertical ?? (height >= 480 ? "regular" : "compact") }

  /// The inset of the safe area at the leading side.
  var leading: Fraction { isRightToLeft ? right : left }

  /// The inset of the safe area at the trailing side.
  var trailing: Fraction { isRightToLeft ? left : right }

  /// Returns the container with the variants for which a document was compiled.
  func compiled(for variants: JSON?) -> Container {
    var result = self
    if let value = variants?["horizontal"]?.string { result.horizontal = value }
    if let value = variants?["vertical"]?.string { result.vertical = value }
    if let value = variants?["idiom"]?.string { result.idiom = value }
    if let value = variants?["direction"]?.string { result.isRightToLeft = value == "rtl" }
    return result
  }

  /// Whether all bounds of a box of `when` hold.
  func isIn(_ box: JSON) -> Bool {
    for (key, value) in box.members {
      let holds =
        switch key {
        case "minWidth": value.fraction.map { width >= $0 }
        case "belowWidth": value.fraction.map { width < $0 }
        case "minHeight": value.fraction.map { height >= $0 }
        case "belowHeight": value.fraction.map { height < $0 }
        case "minTextScale": value.fraction.map { textScale >= $0 }
        case "belowTextScale": value.fraction.map { textScale < $0 }
        case "horizontal": value.string == horizontalClass
        case "vertical": value.string == verticalClass
        case "idiom": value.string == idiom
        case "direction": value.string == (isRightToLeft ? "rtl" : "ltr")
        default: Optional(false)
        }
      if holds != true { return false }
    }
    return true
  }
}
