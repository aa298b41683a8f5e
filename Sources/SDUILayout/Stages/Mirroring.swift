import SDUIIR

extension ScreenLayout {
  /// Layout rule R3: the same layout for the other direction, `x' = W − x − w`. Exact, so twice gives the same again.
  ///
  /// Offsets of carousels are measured from the leading end and stay.
  public func mirrored() throws(LayoutError) -> ScreenLayout {
    try passing(.mirrored(width: container.width))
  }
}
