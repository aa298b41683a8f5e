import SDUIIR

/// What all sections of a screen have in common: the environment, and what is left of its width.
struct Surroundings {
  let environment: Environment
  private(set) var figures: Figures
  /// Layout rule R4: `W`.
  private(set) var width: Rational
  /// The room that the insets reference takes, at the leading and trailing side.
  private(set) var leading: Rational
  private(set) var trailing: Rational
  /// The greatest width of content.
  private(set) var maxContentWidth: Rational?
  /// Whether these are the surroundings of a stack's sections.
  private var isInStack = false

  /// What the environment and the screen's properties say.
  init(_ screen: Screen, _ environment: Environment) throws(LayoutFailure) {
    self.environment = environment
    width = environment.width
    figures = Figures(
      textScale: environment.textScale, containerWidth: environment.width, containerHeight: environment.height)
    let screen = ResolvedScreenProperties(screen.properties)
    if let maximum = screen.maxContentWidth {
      maxContentWidth = try figures.extent(maximum, .containers) { "`maxContentWidth` is \($0.shortText)" }
    } else {
      maxContentWidth = nil
    }
    (leading, trailing) = try Surroundings.referenceInsets(screen.insetsReference, environment)
    try check()
  }

  /// Layout rule R24: what the sections of a stack have in common. Their container is the stack's content, which keeps
  /// clear of the reference insets and is no wider than the greatest width already. Conditions still ask for the
  /// container of the screen.
  func inside(_ containers: Containers) -> Surroundings {
    var result = self
    result.width = containers.content
    result.figures.containerWidth = containers.content
    (result.leading, result.trailing, result.maxContentWidth) = (.zero, .zero, nil)
    result.isInStack = true
    return result
  }

  /// Layout rule R4: the same for a section with an insets reference of its own.
  func referring(to reference: InsetsReference?) throws(LayoutFailure) -> Surroundings {
    guard let reference else { return self }
    guard !isInStack else {
      throw .breach(
        .stack, "the section has its own `insetsReference`", "it stands in a stack, which keeps clear of the insets")
    }
    var result = self
    (result.leading, result.trailing) = try Surroundings.referenceInsets(reference, environment)
    try result.check()
    return result
  }

  /// Layout rule R4: the side insets of the reference. The device's are physical, so they change sides where the
  /// direction is right to left: the layout is made from left to right and mirrored as a whole (R3).
  private static func referenceInsets(
    _ reference: InsetsReference, _ environment: Environment
  ) throws(LayoutFailure) -> (leading: Rational, trailing: Rational) {
    let isMirrored = environment.direction == .rightToLeft
    let (left, right) = (environment.insets.left, environment.insets.right)
    let device = isMirrored ? (leading: right, trailing: left) : (leading: left, trailing: right)
    switch reference {
    case .none: return (.zero, .zero)
    case .safeArea: return device
    case .layoutMargins: return try margins(device, environment)
    case .readableContent: return try readable(margins(device, environment), environment)
    }
  }

  /// Layout rule R4: the device's insets and 16 a side, or 20 where the width is regular.
  private static func margins(
    _ device: (leading: Rational, trailing: Rational), _ environment: Environment
  ) throws(LayoutFailure) -> (leading: Rational, trailing: Rational) {
    let margin = environment.horizontal.layoutMargin
    return (try exact(device.leading + margin), try exact(device.trailing + margin))
  }

  /// Layout rule R4: at most 672 points between the margins, centred there.
  private static func readable(
    _ margins: (leading: Rational, trailing: Rational), _ environment: Environment
  ) throws(LayoutFailure) -> (leading: Rational, trailing: Rational) {
    let surplus = try exact(environment.width - margins.leading - margins.trailing - SizeClass.readableWidth)
    guard surplus > .zero else { return margins }
    let half = try exact(surplus / Rational(2))
    return (try exact(margins.leading + half), try exact(margins.trailing + half))
  }

  /// Layout rule R26: an environment in which nothing can stand.
  private func check() throws(LayoutFailure) {
    let insets = environment.insets
    let extents = [
      environment.width, environment.height, environment.textScale, insets.top, insets.left, insets.bottom,
      insets.right,
    ]
    guard !extents.contains(where: { $0.isNegative }) else {
      throw .breach(
        .noClamping, "the environment has a negative figure",
        "width, height, text scale and insets are 0 or more")
    }
    let content = try exact(width - leading - trailing)
    guard !content.isNegative else {
      throw .breach(
        .containers, "the container is \(content.shortText) wide inside its reference insets",
        "they are \(leading.shortText) and \(trailing.shortText)")
    }
  }
}
