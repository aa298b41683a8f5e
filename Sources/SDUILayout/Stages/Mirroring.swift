import SDUIIR

extension ScreenLayout {
  /// Layout rule R3: the same layout for the other direction, `x' = W − x − w`. Exact, so twice gives the same again.
  ///
  /// Offsets of carousels are measured from the leading end and stay.
  public func mirrored() throws(LayoutError) -> ScreenLayout {
    let width = container.width
    return try mapFrames { frame throws(ArithmeticError) in
      Frame(x: try width - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  /// The same layout with other frames; everything that stands has one.
  func mapFrames(_ transform: (Frame) throws(ArithmeticError) -> Frame) throws(LayoutError) -> ScreenLayout {
    do {
      var result = self
      for index in result.frames.indices { result.frames[index] = try transform(result.frames[index]) }
      if let placeholder { result.placeholder = try transform(placeholder) }
      for index in result.sections.indices { try result.sections[index].mapFrames(transform) }
      return result
    } catch {
      throw LayoutError(.arithmetic(error), containerWidth: container.width)
    }
  }
}

extension SectionLayout {
  /// Changes the frames of the section and its parts; the items' are the screen's.
  fileprivate mutating func mapFrames(_ transform: (Frame) throws(ArithmeticError) -> Frame) throws(ArithmeticError) {
    frame = try transform(frame)
    if let header { self.header = try transform(header) }
    if let footer { self.footer = try transform(footer) }
    if let background { self.background = try transform(background) }
    if let placeholder { self.placeholder = try transform(placeholder) }
  }
}
