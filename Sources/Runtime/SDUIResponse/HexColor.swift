import Foundation

/// A colour in sRGB. Each component is from 0 to 255.
public struct HexColor: Hashable, Sendable {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8
  /// The opacity.
  public var alpha: UInt8

  /// A colour from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RRGGBB` or `#RRGGBBAA`.
  public init?(_ text: String) {
    let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard text.utf8.first == 0x23, digits.count == text.utf8.count - 1, digits.count == 6 || digits.count == 8
    else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count > 3 ? bytes[3] : 255)
  }

  /// Reads `#RGB` or `#RGBA`.
  public init?(short text: String) {
    guard text.utf8.count == 4 || text.utf8.count == 5, text.utf8.first == 0x23 else { return nil }
    self.init("#" + text.dropFirst().map { "\($0)\($0)" }.joined())
  }

  /// The colour as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
  public var text: String {
    let bytes = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
