/// The surroundings of a section: the screen's container, or the content of a stack (R24).
struct Surroundings {
  let document: Document
  let container: Container
  let trace: Trace
  /// The width of the screen's container, or of the stack's content.
  var width: Fraction
  var isInStack = false

  init(_ document: Document, _ container: Container, _ trace: Trace) {
    (self.document, self.container, self.trace) = (document, container, trace)
    width = container.width
  }

  /// The surroundings of the sections of a stack.
  func inStack(width: Fraction) -> Surroundings {
    var result = self
    result.width = width
    result.isInStack = true
    trace.reach(.r24)
    return result
  }

  /// The figures outside a section on which lengths may depend.
  var figures: Figures {
    Figures(containerWidth: width, containerHeight: container.height, textScale: container.textScale)
  }

  /// R4: the insets of the reference at the sides. `insetsReference` is that of the section; without it, or where it is
  /// `automatic`, that of the screen.
  func reference(_ insetsReference: String?) -> (leading: Fraction, trailing: Fraction) {
    if isInStack { return (0, 0) }
    var name = insetsReference ?? "automatic"
    if name == "automatic" { name = document.layout["insetsReference"]?.string ?? "safeArea" }
    trace.reach(.r4, name)
    var (leading, trailing) = (container.leading, container.trailing)
    if name == "none" { return (0, 0) }
    if name == "layoutMargins" || name == "readableContent" {
      let isWidePhone = container.idiom == "phone" && width >= 414
      let margin = Fraction(container.horizontalClass == "regular" || isWidePhone ? 20 : 16)
      leading += margin
      trailing += margin
    }
    if name == "readableContent" {
      let excess = greatest([0, width - leading - trailing - 672])
      leading += excess / 2
      trailing += excess / 2
    }
    return (leading, trailing)
  }

  /// R4: the insets of a reference leave some room.
  func checkReference(_ insetsReference: String?, of section: String?) throws(Failure) {
    let (leading, trailing) = reference(insetsReference)
    if (width - leading - trailing).isNegative { throw Failure(.r4, in: section) }
  }

  /// R4: what is left and right of a section's content.
  func sides(insetsReference: String?, insets: Insets) -> (left: Fraction, right: Fraction) {
    trace.reach(.r4)
    let (leading, trailing) = reference(insetsReference)
    let (left, right) = (leading + insets.leading, trailing + insets.trailing)
    guard let most = document.layout["maxContentWidth"] else { return (left, right) }
    let excess = greatest([0, width - left - right - figures.points(most)])
    if excess > 0 { trace.reach(.r4, "maxContentWidth") }
    return (left + excess / 2, right + excess / 2)
  }
}
