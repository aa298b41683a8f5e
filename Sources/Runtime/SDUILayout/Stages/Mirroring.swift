import SDUIIR

extension ScreenLayout {
  /// Layout rule R3: the same layout for the other direction, `x' = W − x − w`. Exact, so twice gives the same again.
  /// Where the screen scrolls horizontally, `W` is the width of its content if that is wider than the container.
  ///
  /// Offsets of carousels and of the screen are measured from the leading end and stay.
  public func mirrored() throws(LayoutError) -> ScreenLayout {
    let width = scrollDirection == .horizontal ? max(container.width, contentSize.width) : container.width
    return try passing(.mirrored(width: width))
  }
}
