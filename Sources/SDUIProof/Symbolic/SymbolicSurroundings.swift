import SDUIIR
import SDUILayout

/// What a domain's containers measure.
struct SymbolicContainer {
  let width: LinearForm
  let height: LinearForm
  let textScale: LinearForm
  let leftInset: LinearForm
  let rightInset: LinearForm

  /// Containers that differ in nothing but the width.
  init(widthsIn environment: Environment) {
    width = LinearForm(.containerWidth)
    height = LinearForm(environment.height)
    textScale = LinearForm(environment.textScale)
    leftInset = LinearForm(environment.insets.left)
    rightInset = LinearForm(environment.insets.right)
  }

  /// All containers of a domain: a variable that is the same in all of them is a constant.
  ///
  /// - Parameter isSymmetric: Whether the right inset is what the left one is.
  init(_ domain: borrowing Domain, isSymmetric: Bool) {
    func form(_ variable: LinearForm.Variable) -> LinearForm {
      domain[variable].single.map { LinearForm($0) } ?? LinearForm(variable)
    }
    width = form(.containerWidth)
    height = form(.containerHeight)
    textScale = form(.textScale)
    leftInset = form(.leftInset)
    rightInset = isSymmetric ? leftInset : form(.rightInset)
  }
}

/// ``Surroundings`` for a whole domain.
struct SymbolicSurroundings {
  /// One environment of the domain: all conditions are alike in it.
  let environment: Environment
  private(set) var figures: SymbolicFigures
  /// Layout rule R4: `W`.
  private(set) var width: LinearForm
  /// The room that the insets reference takes, at the leading and trailing side.
  private(set) var leading = LinearForm.zero
  private(set) var trailing = LinearForm.zero
  /// The greatest width of content.
  private(set) var maxContentWidth: LinearForm?
  /// The device's safe area.
  private let sides: (left: LinearForm, right: LinearForm)
  /// Whether these are the surroundings of a stack's sections.
  private var isInStack = false

  /// What the container and the screen's properties say.
  init(
    _ screen: borrowing ResolvedScreenProperties, _ environment: Environment, _ container: borrowing SymbolicContainer,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    self.environment = environment
    figures = SymbolicFigures(
      textScale: container.textScale, containerWidth: container.width, containerHeight: container.height)
    sides = (container.leftInset, container.rightInset)
    width = container.width
    if let maximum = screen.maxContentWidth { maxContentWidth = try figures.extent(maximum, .containers, &path) }
    try refer(to: screen.insetsReference, &path)
  }

  /// Layout rule R24: the container of a stack's sections is the stack's content.
  func inside(_ content: LinearForm) -> SymbolicSurroundings {
    var result = self
    result.width = content
    result.figures.containerWidth = content
    (result.leading, result.trailing, result.maxContentWidth) = (.zero, .zero, nil)
    result.isInStack = true
    return result
  }

  /// Layout rule R4: the same for a section with an insets reference of its own.
  func referring(
    to reference: InsetsReference?, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicSurroundings {
    guard let reference else { return self }
    guard !isInStack else { throw .unresolved(.stack) }
    var result = self
    try result.refer(to: reference, &path)
    return result
  }

  /// Layout rule R4: the side insets of the reference, between which something must be left.
  private mutating func refer(to reference: InsetsReference, _ path: inout SymbolicPath) throws(LayoutFailure) {
    let isMirrored = environment.direction == .rightToLeft
    (leading, trailing) = isMirrored ? (sides.right, sides.left) : sides
    if reference == .none { (leading, trailing) = (.zero, .zero) }
    if reference == .layoutMargins || reference == .readableContent {
      let margin = LinearForm(environment.horizontal.layoutMargin)
      (leading, trailing) = (try leading + margin, try trailing + margin)
    }
    if reference == .readableContent {
      let surplus = try width - leading - trailing - LinearForm(SizeClass.readableWidth)
      if try path.isLess(.zero, surplus) {
        let half = try surplus / Rational(2)
        (leading, trailing) = (try leading + half, try trailing + half)
      }
    }
    _ = try path.extent(width - leading - trailing, .containers)
  }
}

/// ``SectionMeasure`` and ``Containers`` for a whole domain.
struct SymbolicMeasure {
  let insets: SymbolicRoom
  /// `L`, `C1` and `R`.
  private(set) var leading: LinearForm
  private(set) var content: LinearForm
  private(set) var trailing: LinearForm
  private(set) var width: LinearForm
  let figures: SymbolicFigures
  let surroundings: SymbolicSurroundings
  let lineSpacing: LinearForm
  let itemSpacing: LinearForm

  /// Layout rule R4, then the spacing, which may depend on the content's width.
  init(
    _ section: borrowing ResolvedSection, _ surroundings: borrowing SymbolicSurroundings, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let surroundings = try surroundings.referring(to: section.insetsReference, &path)
    var figures = surroundings.figures
    insets = try figures.room(section.insets, .containers, &path)
    leading = try surroundings.leading + insets.leading
    trailing = try surroundings.trailing + insets.trailing
    content = try path.extent(surroundings.width - leading - trailing, .containers)
    if let maximum = surroundings.maxContentWidth, try path.isLess(maximum, content) {
      let half = try (content - maximum) / Rational(2)
      (leading, content, trailing) = (try leading + half, maximum, try trailing + half)
    }
    figures.contentWidth = content
    lineSpacing = try figures.extent(section.spacing.lines, .sectionBox, &path)
    itemSpacing = try figures.extent(section.spacing.items, .sectionBox, &path)
    width = surroundings.width
    self.surroundings = surroundings
    self.figures = figures
  }

  /// The measure of what stands around a strip that does not scroll by itself.
  func around(stripOf width: LinearForm) throws(LayoutFailure) -> SymbolicMeasure {
    var result = self
    result.width = width
    (result.leading, result.trailing) = (insets.leading, insets.trailing)
    result.content = try width - insets.leading - insets.trailing
    return result
  }

  /// Layout rule R8: the size of a header or footer, if it stands.
  func supplementary(
    _ resolved: ResolvedSupplementary?, _ data: SupplementaryData?, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicSize? {
    guard let resolved, let data else { return nil }
    return try part(resolved.height, data, width: resolved.isFullWidth ? width : content, &path)
  }

  /// Layout rules R11 and R12: what stands in place of items.
  func placeholder(of section: ResolvedSection, _ path: inout SymbolicPath) throws(LayoutFailure) -> SymbolicSize? {
    guard let height = section.placeholderHeight, section.collapse.visibleCount != 0 else { return nil }
    return try part(height, SupplementaryData(), width: section.kind == .hero ? width : content, &path)
  }

  /// Layout rule R25, of a part that is no item: `item.width` is its own width.
  private func part(
    _ size: Size?, _ data: SupplementaryData, width: LinearForm, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicSize {
    var figures = figures
    figures.itemWidth = width
    let rule = try SymbolicHeight(size, width: width, figures, &path)
    let height = try rule.height(width: width, measured: data.measuredHeight, data.imageRatios)
    return SymbolicSize(width: width, height: try path.extent(height, .supplementaries))
  }
}
