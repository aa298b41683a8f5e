import SDUIIR

/// A transformation of frames after they are laid out (layout rules R2 and R3). Those of items pass all stages when
/// they are asked for.
enum Stage: Hashable, Sendable {
  case mirrored(width: Rational)
  case rounded(PixelGrid)

  /// Returns the transformed frame.
  @inline(never)
  func frame(_ frame: Frame) throws(ArithmeticError) -> Frame {
    switch self {
    case .rounded(let grid): return try grid.rounded(frame)
    case .mirrored(let width):
      return Frame(x: try width - frame.x - frame.width, y: frame.y, width: frame.width, height: frame.height)
    }
  }

  /// Returns a region that contained everything that is now in another.
  func source(of region: Region) throws(ArithmeticError) -> Region {
    var result = region
    switch self {
    case .mirrored(let width):
      result.left = try width - region.right
      result.right = try width - region.left
    case .rounded(let grid):
      // Edges move by a pixel and a half at most.
      let slack = try Rational(2) / grid.scale
      result.left = try region.left - slack
      result.top = try region.top - slack
      result.right = try region.right + slack
      result.bottom = try region.bottom + slack
    }
    return result
  }
}

extension ScreenLayout {
  /// Returns the layout after another stage; everything on it has a frame.
  func passing(_ stage: Stage) throws(LayoutError) -> ScreenLayout {
    do {
      var result = self
      if case .mirrored = stage, stages.last == stage {
        // Twice mirrored is as it was.
        result.stages.removeLast()
      } else {
        result.stages.append(stage)
      }
      if let placeholder { result.placeholder = try exact(stage.frame(placeholder)) }
      for index in result.sections.indices {
        try exact(result.sections[index].pass(stage))
        result.sections[index].stages = result.stages
        try result.sections[index].check()
      }
      return result
    } catch {
      throw LayoutError(.arithmetic(.overflow), containerWidth: container.width)
    }
  }
}

extension SectionLayout {
  /// Changes the frames of the section and its parts; those of items pass all stages when they are asked for.
  fileprivate mutating func pass(_ stage: Stage) throws(ArithmeticError) {
    frame = try stage.frame(frame)
    if let header { self.header = try stage.frame(header) }
    if let footer { self.footer = try stage.frame(footer) }
    if let background { self.background = try stage.frame(background) }
    if let placeholder { self.placeholder = try stage.frame(placeholder) }
  }
}
