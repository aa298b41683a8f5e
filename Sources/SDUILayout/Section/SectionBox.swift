import SDUIIR

/// One section, laid out: its parts downwards from its top (layout rules R7 to R9).
struct SectionBox {
  let kind: LayoutKind
  let frame: Frame
  let header: Frame?
  let footer: Frame?
  let background: Frame?
  let lines: Lines

  /// Layout rule R7: header, top inset, lines, bottom inset, footer.
  init(
    _ section: SettledSection, _ data: SectionItems, _ surroundings: Surroundings, top: Rational
  ) throws(Problem) {
    let measure = try SectionMeasure(section, surroundings)
    let header = try measure.supplementary(section.header, data.header)
    let footer = try measure.supplementary(section.footer, data.footer)
    let firstLine = try exact(top + (header?.takenHeight ?? .zero) + measure.insets.top)
    let lines = try Lines(section, data.items, measure, top: firstLine)
    let end = try exact(firstLine + lines.height + measure.insets.bottom + (footer?.takenHeight ?? .zero))
    let box = Frame(x: .zero, y: top, width: surroundings.width, height: try exact(end - top))

    kind = section.kind
    frame = box
    self.lines = lines
    self.header = header?.frame(at: top)
    if let footer { self.footer = footer.frame(at: try exact(end - footer.height)) } else { self.footer = nil }
    background = try Self.background(section.background, behind: box, measure)
  }

  /// Layout rule R9: the background covers the whole box less its own insets.
  private static func background(
    _ insets: Insets?, behind box: Frame, _ measure: SectionMeasure
  ) throws(Problem) -> Frame? {
    guard let insets else { return nil }
    return try measure.figures.room(insets, .background).inside(box, .background, "the background")
  }
}

extension ScreenLayout {
  /// Adds a section that takes room; its box ends where the content ends then.
  mutating func append(_ box: SectionBox, _ data: SectionItems) throws(Problem) {
    let start = frames.count
    frames.append(contentsOf: box.lines.frames)
    units.append(contentsOf: data.items.lazy.map { UInt32(truncatingIfNeeded: $0.unit) })
    sections.append(
      SectionLayout(
        section: data.section, kind: box.kind, takesRoom: true, frame: box.frame, header: box.header,
        footer: box.footer, background: box.background, columns: box.lines.columns, strip: box.lines.strip,
        arrangement: .stored(start..<frames.count)))
    contentSize.height = try exact(box.frame.y + box.frame.height)
  }
}
