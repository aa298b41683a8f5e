import SDUIIR

/// A layout in its reported form: with the device and the rounding of its frames.
package struct LayoutReport: Hashable, Sendable {
  /// The frames.
  package let layout: ScreenLayout
  /// The device that it was made for, by name, if there was one.
  package let device: String?
  /// The scale that the frames were rounded to, if they were.
  package let scale: Rational?

  /// A layout with its device and its scale.
  package init(_ layout: ScreenLayout, device: String? = nil, scale: Rational? = nil) {
    self.layout = layout
    self.device = device
    self.scale = scale
  }
}
