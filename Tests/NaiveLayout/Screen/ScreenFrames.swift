/// The frames of a screen in a container, by the rules of `Grammar/LAYOUT.md` and nothing else.
///
/// This evaluator is the judge of the one in `Sources`: it shares no code with it, was written from that page alone,
/// and is as slow as it likes. Read its files beside the page.
public struct ScreenFrames {
  let document: Document
  let container: Container
  let trace: Trace
  var contentWidth = Fraction.zero
  var contentHeight = Fraction.zero
  var sections: [SectionFrames] = []
  /// The screen's own component, where no section takes room (R12).
  var placeholder: Frame?
  /// The bars, in the container (R27).
  var bars: [String: Frame] = [:]
  /// The offsets to which a screen with content insets or bars scrolls (R7, R27).
  var scrollRange: (from: Fraction, to: Fraction)?

  /// Lays a screen out.
  ///
  /// - Parameters:
  ///   - document: The screen, for which flags and clients are resolved.
  ///   - response: What the sections show; `nil` for what their author wrote, or samples.
  ///   - trace: Where the rules that were made use of are recorded.
  public init(
    of document: Document, showing response: JSON? = nil, in container: Container, tracing trace: Trace = Trace()
  ) throws(Failure) {
    self.document = document
    self.container = container.compiled(for: document.json["variants"])
    self.trace = trace
    do {
      try placeAll(showing: response)
    } catch {
      trace.reach(.r26)
      trace.reach(.r26, "by \(error.rule.rawValue)")
      throw error
    }
  }

  private mutating func placeAll(showing response: JSON?) throws(Failure) {
    let contents = response.map(document.contents) ?? document.authoredContents(in: container)
    let surroundings = Surroundings(document, container, trace)
    try surroundings.checkReference(nil, of: nil)
    for section in contents {
      sections.append(
        try surroundings.frames(of: section, declared: document.layout["sections"]?[section.section]))
    }
    if surroundings.figures.points(document.layout["sectionSpacing"]).isNegative { throw Failure(.r7, in: nil) }
    if document.scrollsHorizontally { placeSideBySide(surroundings) } else { placeBelowOneAnother(surroundings) }
    try placePlaceholder(surroundings)
    try placeBars(surroundings, showing: response)
    try setScrollRange(surroundings)
    if container.isRightToLeft { mirror() }
    try checkLengths()
  }

  /// R7: one below another, with the section spacing between those that take room.
  private mutating func placeBelowOneAnother(_ surroundings: Surroundings) {
    var column = Sequence(spacing: surroundings.figures.points(document.layout["sectionSpacing"]))
    for index in sections.indices {
      let y = column.place(sections[index].takesRoom ? sections[index].frame.height : nil)
      sections[index] = sections[index].moved(x: 0, y: y)
    }
    contentWidth = container.width
    contentHeight = column.end
  }

  /// R21: R7 along x, between the insets of the reference.
  private mutating func placeSideBySide(_ surroundings: Surroundings) {
    let (leading, trailing) = surroundings.reference(nil)
    var row = Sequence(spacing: surroundings.figures.points(document.layout["sectionSpacing"]))
    for index in sections.indices {
      let takesRoom = sections[index].takesRoom
      if !takesRoom { sections[index].frame.width = 0 }
      let x = row.place(takesRoom ? sections[index].frame.width : nil)
      sections[index] = sections[index].moved(x: leading + x, y: 0)
      contentHeight = greatest([contentHeight, sections[index].frame.height])
    }
    if sections.contains(where: \.takesRoom) { contentWidth = leading + row.end + trailing }
  }

  /// R12: the screen's own component is as wide as the items of a list without insets.
  private mutating func placePlaceholder(_ surroundings: Surroundings) throws(Failure) {
    guard let component = document.layout["empty"], !sections.contains(where: \.takesRoom) else { return }
    trace.reach(.r12, "empty screen")
    let (left, right) = surroundings.sides(insetsReference: nil, insets: Insets())
    var figures = surroundings.figures
    figures.contentWidth = container.width - left - right
    let height = surroundings.supplementaryHeight(component, nil, figures)
    if (container.width - left - right).isNegative { throw Failure(.r4, in: nil) }
    if height.isNegative { throw Failure(.r8, in: nil) }
    placeholder = Frame(left, 0, container.width - left - right, height)
    contentWidth = container.width
    contentHeight = height
  }

  /// R27: bars are at the edges of the container and leave something between them. What a response leaves out is there
  /// only if none of its fields must be sent.
  private mutating func placeBars(_ surroundings: Surroundings, showing response: JSON?) throws(Failure) {
    var taken = Fraction.zero
    for name in ["topBar", "bottomBar"] {
      guard let bar = document.layout[name] else { continue }
      if let response, document.bar(name, of: response) == nil { continue }
      trace.reach(.r27, name)
      let height = surroundings.figures.points(bar["height"])
      if height.isNegative { throw Failure(.r27, in: nil) }
      bars[name] = Frame(0, name == "topBar" ? 0 : container.height - height, container.width, height)
      taken = taken + height
    }
    if !bars.isEmpty, taken >= container.height { throw Failure(.r27, in: nil) }
  }

  /// R7 and R27: content insets and bars are room that scrolls into view at both ends.
  private mutating func setScrollRange(_ surroundings: Surroundings) throws(Failure) {
    let isHorizontal = document.scrollsHorizontally
    let isAtEnd = document.layout["scrollAnchor"]?.string == "end"
    guard isAtEnd || document.layout["contentInsets"] != nil || (!isHorizontal && !bars.isEmpty) else { return }
    if document.layout["contentInsets"] != nil { trace.reach(.r7, "contentInsets") }
    let insets = surroundings.figures.insets(document.layout["contentInsets"])
    if insets.areNegative { throw Failure(.r4, in: nil) }
    let start = isHorizontal ? insets.leading : insets.top + (bars["topBar"]?.height ?? 0)
    let end = isHorizontal ? insets.trailing : insets.bottom + (bars["bottomBar"]?.height ?? 0)
    let extent = isHorizontal ? contentWidth - container.width : contentHeight - container.height
    scrollRange = (-start, greatest([-start, extent + end]))
    if isAtEnd {
      trace.reach(.r7, "scrollAnchor")
      scrollRange = (least([-start, extent + end]), extent + end)
    }
  }

  /// R3: a layout is made from left to right, and mirrored as a whole.
  private mutating func mirror() {
    trace.reach(.r3)
    let width = document.scrollsHorizontally ? greatest([container.width, contentWidth]) : container.width
    let mirrored = { (frame: Frame) in Frame(width - frame.x - frame.width, frame.y, frame.width, frame.height) }
    for index in sections.indices { sections[index].transform(mirrored) }
    placeholder = placeholder.map(mirrored)
  }

  /// R1: no number needs more than 64 bits.
  private func checkLengths() throws(Failure) {
    trace.reach(.r1)
    for section in sections where section.isTooLong { throw Failure(.r1, in: section.name) }
    var others = [contentWidth, contentHeight] + (placeholder?.numbers ?? []) + bars.values.flatMap(\.numbers)
    if let scrollRange { others += [scrollRange.from, scrollRange.to] }
    if others.contains(where: \.isTooLong) { throw Failure(.r1, in: nil) }
  }
}
