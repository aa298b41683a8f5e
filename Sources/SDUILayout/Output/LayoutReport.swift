import SDUIIR

/// A layout as it is reported: with the device and the rounding of its frames.
public struct LayoutReport: Hashable, Sendable {
  /// The frames.
  public let layout: ScreenLayout
  /// The device that it was made for, by name, if there was one.
  public let device: String?
  /// The scale that the frames were rounded to, if they were.
  public let scale: Rational?

  /// A layout with its device and its scale.
  public init(_ layout: ScreenLayout, device: String? = nil, scale: Rational? = nil) {
    self.layout = layout
    self.device = device
    self.scale = scale
  }
}
