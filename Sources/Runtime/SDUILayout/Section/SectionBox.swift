import SDUIIR

/// One section, laid out: its parts downwards from its top (layout rules R7 to R9).
struct SectionBox {
  let name: String
  let kind: LayoutKind
  var frame: Frame
  var header: Frame?
  var footer: Frame?
  var background: Frame?
  /// The placeholder.
  var placeholder: Frame?
  let isPinned: Bool
  let headerPinning: Pinning
  let footerPinning: Pinning
  /// The start of the lines.
  var origin: FrameOrigin
  var lines: SectionContents

  /// Layout rule R7: header, top inset, lines, bottom inset, footer.
  init(
    _ section: ResolvedSection, _ data: SectionItems, _ surroundings: Surroundings<Rational>, top: Rational
  ) throws(LayoutFailure) {
    var arithmetic = ExactArithmetic()
    let measure = try SectionMeasure(section, surroundings, &arithmetic)
    let header = try SupplementaryBox(section.header, data.header, measure)
    let footer = try SupplementaryBox(section.footer, data.footer, measure)
    let firstLine = try exact(top + (header?.takenHeight ?? .zero) + measure.insets.top)
    var lines = try SectionContents(section, data, measure, top: firstLine)
    placeholder = try lines.isEmpty ? measure.placeholderFrame(of: section, at: firstLine) : nil
    if let placeholder { lines.height = placeholder.height }
    let end = try exact(firstLine + lines.height + measure.insets.bottom + (footer?.takenHeight ?? .zero))
    let box = Frame(x: .zero, y: top, width: surroundings.width, height: try exact(end - top))

    (name, kind) = (section.name, section.kind)
    isPinned = section.isPinned
    headerPinning = section.header?.pinning ?? .never
    footerPinning = section.footer?.pinning ?? .never
    frame = box
    origin = FrameOrigin(y: firstLine)
    self.lines = lines
    self.header = header?.frame(at: top)
    if let footer { self.footer = footer.frame(at: try exact(end - footer.size.height)) } else { self.footer = nil }
    let content = Frame(
      x: kind.itemsIgnoreInsets ? .zero : measure.containers.leading, y: firstLine,
      width: kind.itemsIgnoreInsets ? surroundings.width : measure.containers.content, height: lines.height)
    let items = lines.isEmpty && placeholder == nil ? nil : content
    background = try Self.background(section.background, behind: box, items, measure)
  }

  /// Layout rule R9: the background covers the whole box, or the items, less its own insets.
  ///
  /// - Parameter items: `nil` where there are none, nor something in their place.
  static func background(
    _ background: ResolvedBackground?, behind box: Frame, _ items: Frame?, _ measure: SectionMeasure<Rational>
  ) throws(LayoutFailure) -> Frame? {
    guard let background, let covered = background.coversItems ? items : box else { return nil }
    var arithmetic = ExactArithmetic()
    return try measure.figures.room(background.insets, .background, &arithmetic)
      .inside(covered, .background, "the background")
  }
}

/// A header or footer whose place is not known yet.
struct SupplementaryBox {
  let x: Rational
  let size: BoxSize<Rational>
  /// Layout rule R8: whether it lies over the content.
  let overlays: Bool

  /// Layout rule R8: a header or footer is inside the horizontal insets, or is as wide as the container.
  init?(
    _ resolved: ResolvedSupplementary?, _ data: SupplementaryData?, _ measure: SectionMeasure<Rational>
  ) throws(LayoutFailure) {
    var arithmetic = ExactArithmetic()
    guard let resolved, let size = try measure.supplementary(resolved, data, &arithmetic) else { return nil }
    (self.size, overlays) = (size, resolved.overlays)
    x = resolved.isFullWidth ? .zero : measure.containers.leading
  }

  /// Layout rule R8: what it adds to the section's height.
  var takenHeight: Rational { overlays ? .zero : size.height }

  /// Its frame below a top edge.
  func frame(at y: Rational) -> Frame { Frame(x: x, y: y, width: size.width, height: size.height) }
}

extension SectionMeasure<Rational> {
  /// Layout rule R12: returns the frame of a placeholder, which begins where the items would.
  func placeholderFrame(of section: ResolvedSection, at y: Rational) throws(LayoutFailure) -> Frame? {
    var arithmetic = ExactArithmetic()
    let x = section.kind.itemsIgnoreInsets ? Rational.zero : containers.leading
    return try placeholder(of: section, &arithmetic).map { Frame(x: x, y: y, width: $0.width, height: $0.height) }
  }
}

extension ScreenLayout {
  /// Adds a section that takes room, and the sections of a stack after it; the content ends where the outermost box
  /// ends.
  ///
  /// - Parameter collapsed: how many items more there are, which a collapsed section does not show.
  mutating func append(
    _ box: SectionBox, _ data: SectionItems, in parent: Int? = nil, collapsed: Int
  ) throws(LayoutFailure) {
    let index = sections.count
    sections.append(
      SectionLayout(
        name: box.name, section: data.section, parent: parent, kind: box.kind, takesRoom: true, frame: box.frame,
        header: box.header,
        footer: box.footer, background: box.background, placeholder: box.placeholder, columns: box.lines.columns,
        strip: box.lines.strip, collapsedItemCount: collapsed, isPinned: box.isPinned && parent == nil,
        headerPinning: box.headerPinning, footerPinning: box.footerPinning, arrangement: box.lines.arrangement,
        origin: box.origin, stages: stages))
    try sections[index].check()
    for stacked in box.lines.sections {
      if let box = stacked.box {
        try append(box, stacked.data, in: index, collapsed: stacked.collapsedItemCount)
      } else {
        sections.append(
          .removed(stacked.data.section, named: stacked.name, in: index, stacked.kind, frame: stacked.frame))
      }
    }
    if parent == nil { try extendContent(over: box.frame) }
  }

  /// Layout rule R12: adds a section that takes no room, and the sections of a stack after it.
  mutating func append(removed section: ResolvedSection, _ data: SectionItems, in environment: LayoutEnvironment) {
    let frame = frameWithoutRoom
    let index = sections.count
    sections.append(.removed(data.section, named: section.name, in: nil, section.kind, frame: frame))
    for child in data.sections where section.sections.indices.contains(child.section) {
      let inner = ResolvedSection(section.sections[child.section], in: environment)
      sections.append(.removed(child.section, named: inner.name, in: index, inner.kind, frame: frame))
    }
  }
}
