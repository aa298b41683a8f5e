import SDUIIR

/// The lengths of a container.
@usableFromInline package struct ContainerLengths<Value: LengthValue> {
  @usableFromInline let width: Value
  @usableFromInline let height: Value
  @usableFromInline let textScale: Value
  /// Of the safe area, at both sides.
  @usableFromInline let leftInset: Value
  @usableFromInline let rightInset: Value

  @inlinable package init(width: Value, height: Value, textScale: Value, leftInset: Value, rightInset: Value) {
    (self.width, self.height, self.textScale) = (width, height, textScale)
    (self.leftInset, self.rightInset) = (leftInset, rightInset)
  }
}

/// The state that all sections of a screen share: the environment, and the rest of its width.
@usableFromInline package struct Surroundings<Value: LengthValue>: Sendable {
  /// The container's, or that of one container among several in which all conditions are alike.
  @usableFromInline package let environment: LayoutEnvironment
  @usableFromInline package var figures: Figures<Value>
  /// Layout rule R4: `W`.
  @usableFromInline package var width: Value
  /// The room that the insets reference takes, at the leading and trailing side.
  @usableFromInline package var leading = Value.zero
  @usableFromInline package var trailing = Value.zero
  /// The greatest width of content.
  @usableFromInline package var maxContentWidth: Value?
  /// The device's safe area.
  @usableFromInline let sides: (left: Value, right: Value)
  /// Whether these are the surroundings of a stack's sections.
  @usableFromInline var isInStack = false

  /// Creates the surroundings from a container and the screen's properties.
  @inlinable package init(
    _ screen: borrowing ResolvedScreenProperties, _ environment: LayoutEnvironment,
    _ container: borrowing ContainerLengths<Value>, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    self.environment = environment
    figures = Figures(
      textScale: container.textScale, containerWidth: container.width, containerHeight: container.height)
    sides = (container.leftInset, container.rightInset)
    width = container.width
    if let maximum = screen.maxContentWidth {
      maxContentWidth = try figures.extent(maximum, .containers, &arithmetic) { "`maxContentWidth` is \($0.shortText)" }
    }
    try refer(to: screen.insetsReference, &arithmetic)
  }

  /// Layout rule R24: what the sections of a stack have in common. Their container is the stack's content, which keeps
  /// clear of the reference insets and is no wider than the greatest width already. Conditions still ask for the
  /// container of the screen.
  @inlinable package func inside(_ containers: Containers<Value>) -> Surroundings {
    var result = self
    result.width = containers.content
    result.figures.containerWidth = containers.content
    (result.leading, result.trailing, result.maxContentWidth) = (.zero, .zero, nil)
    result.isInStack = true
    return result
  }

  /// Layout rule R7: the room between two sections that take room.
  @inlinable package func sectionSpacing(
    _ screen: borrowing ResolvedScreenProperties, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Value {
    try figures.extent(screen.sectionSpacing, .sectionBox, &arithmetic) { "the sections are \($0.shortText) apart" }
  }

  /// Layout rule R4: the same for a section with an insets reference of its own.
  @inlinable func referring(
    to reference: InsetsReference?, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) -> Surroundings {
    guard let reference else { return self }
    guard !isInStack else {
      throw .breach(
        .stack, "the section has its own `insetsReference`", "it is in a stack, which respects the insets")
    }
    var result = self
    try result.refer(to: reference, &arithmetic)
    return result
  }

  /// Layout rule R4: the side insets of the reference, between which something must be left. The device's are physical,
  /// so they change sides where the direction is right to left: the layout is made from left to right and mirrored as a
  /// whole (R3).
  @inlinable mutating func refer(
    to reference: InsetsReference, _ arithmetic: inout some LengthArithmetic<Value>
  ) throws(LayoutFailure) {
    let isMirrored = environment.direction == .rightToLeft
    (leading, trailing) = isMirrored ? (sides.right, sides.left) : sides
    if reference == .none { (leading, trailing) = (.zero, .zero) }
    if reference == .layoutMargins || reference == .readableContent {
      var isWide = environment.horizontal == .regular
      if !isWide, environment.idiom == .phone {
        isWide = try !arithmetic.isLess(width, Value(constant: SizeClass.widePhone))
      }
      let margin = Value(constant: isWide ? SizeClass.wideMargin : SizeClass.narrowMargin)
      (leading, trailing) = (try leading + margin, try trailing + margin)
    }
    if reference == .readableContent {
      let surplus = try width - leading - trailing - Value(constant: SizeClass.readableWidth)
      if try arithmetic.isLess(.zero, surplus) {
        let half = try surplus / Rational(2)
        (leading, trailing) = (try leading + half, try trailing + half)
      }
    }
    let content = try width - leading - trailing
    guard try !arithmetic.isNegative(content) else {
      throw .breach(
        .containers, "the container is \(content.shortText) wide inside its reference insets",
        "they are \(leading.shortText) and \(trailing.shortText)")
    }
  }
}

extension Surroundings<Rational> {
  /// Creates the surroundings from an environment and the screen's properties.
  init(_ screen: Screen, _ environment: LayoutEnvironment) throws(LayoutFailure) {
    try environment.check()
    let insets = environment.insets
    let container = ContainerLengths(
      width: environment.width, height: environment.height, textScale: environment.textScale, leftInset: insets.left,
      rightInset: insets.right)
    var arithmetic = ExactArithmetic()
    try self.init(ResolvedScreenProperties(screen), environment, container, &arithmetic)
  }
}

extension LayoutEnvironment {
  /// Layout rule R26: throws for an environment without room for anything.
  fileprivate func check() throws(LayoutFailure) {
    let extents = [width, height, textScale, insets.top, insets.left, insets.bottom, insets.right]
    guard !extents.contains(where: { $0.isNegative }) else {
      throw .breach(
        .noClamping, "the environment has a negative figure",
        "width, height, text scale and insets are 0 or more")
    }
  }
}
