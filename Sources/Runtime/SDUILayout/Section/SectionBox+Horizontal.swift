import SDUIIR

extension SectionBox {
  /// A section of a screen that scrolls horizontally: a part of the screen's one strip, from its leading edge (layout
  /// rules R21 and R7). It has the figures of a carousel alone on its screen. The reference insets are no part of it:
  /// they occur once at each end of the screen's strip.
  init(
    _ section: ResolvedSection, _ data: SectionItems, _ surroundings: Surroundings<Rational>, leading x: Rational
  ) throws(LayoutFailure) {
    try section.checkIsPartOfStrip(hasMaxContentWidth: surroundings.maxContentWidth != nil)
    var arithmetic = ExactArithmetic()
    let measure = try SectionMeasure(section, surroundings, &arithmetic)
    var lines = try SectionContents(section, data, measure, top: .zero)
    let width = try Self.width(of: lines, surroundings)
    // Headers and footers are as wide as the strip, which may decide how high they are.
    let around = try measure.around(stripOf: width)
    let header = try SupplementaryBox(section.header, data.header, around)
    let footer = try SupplementaryBox(section.footer, data.footer, around)
    let firstLine = try exact((header?.takenHeight ?? .zero) + measure.insets.top)
    let placeholder = try lines.isEmpty ? around.placeholderFrame(of: section, at: firstLine) : nil
    if let placeholder { lines.height = placeholder.height }
    let height = try exact(firstLine + lines.height + measure.insets.bottom + (footer?.takenHeight ?? .zero))
    // It is the screen that scrolls.
    lines.strip = nil

    (name, kind) = (section.name, section.kind)
    (isPinned, headerPinning, footerPinning) = (false, .never, .never)
    frame = Frame(x: x, y: .zero, width: width, height: height)
    origin = FrameOrigin(x: try exact(x - surroundings.leading), y: firstLine)
    self.lines = lines
    self.header = try header?.frame(at: .zero).moved(by: x)
    self.footer = try footer.map { footer throws(LayoutFailure) in
      try footer.frame(at: try exact(height - footer.size.height)).moved(by: x)
    }
    self.placeholder = try placeholder?.moved(by: x)
    let items = Frame(
      x: try exact(x + around.containers.leading), y: firstLine, width: around.containers.content, height: lines.height)
    background = try Self.background(
      section.background, behind: frame, lines.isEmpty && self.placeholder == nil ? nil : items, measure)
  }

  /// Layout rule R21, without the room of the reference insets. Without items it is as wide as the container, so that
  /// its header and its placeholder can be seen.
  private static func width(
    of lines: SectionContents, _ surroundings: Surroundings<Rational>
  ) throws(LayoutFailure) -> Rational {
    let whole = lines.isEmpty ? surroundings.width : lines.strip?.contentWidth ?? surroundings.width
    return try exact(whole - surroundings.leading - surroundings.trailing)
  }
}

extension ResolvedSection {
  /// Throws for a section that cannot be in a screen that scrolls horizontally.
  package func checkIsPartOfStrip(hasMaxContentWidth: Bool) throws(LayoutFailure) {
    guard kind.isStrip else {
      throw .breach(
        .strip, "a \(kind.rawValue) is in a screen that scrolls horizontally", "its sections are carousels")
    }
    guard scroll == .continuous, paging == nil else {
      throw .breach(.strip, "the section has pages of its own", "it is in a screen that scrolls horizontally")
    }
    guard [header, footer].allSatisfy({ ($0?.pinning ?? .never) == .never }) else {
      throw .breach(
        .supplementaries, "a header or footer is pinned", "it is as wide as its section and could not move beside it")
    }
    guard !isPinned else {
      throw .breach(.strip, "the section is pinned", "it is in a screen that scrolls horizontally")
    }
    guard insetsReference == nil else {
      throw .breach(
        .containers, "the section has its own `insetsReference`",
        "the insets are at the ends of a screen that scrolls horizontally")
    }
    guard !hasMaxContentWidth else {
      throw .breach(
        .containers, "the screen has a `maxContentWidth`", "its sections are side by side, and nothing is centred")
    }
  }
}

extension ScreenLayout {
  /// The end of the sections so far, along the axis on which they follow one another.
  var contentEnd: Rational { scrollDirection == .vertical ? contentSize.height : contentSize.width }

  /// The screen before its first section. A strip of sections begins after the reference insets.
  mutating func beginContent(_ direction: ScrollDirection, _ surroundings: Surroundings<Rational>) {
    scrollDirection = direction
    if direction == .horizontal { contentSize.width = surroundings.leading }
  }

  /// The content reaches to the end of its last section; a strip of sections is as high as the highest.
  mutating func extendContent(over box: Frame) throws(LayoutFailure) {
    switch scrollDirection {
    case .vertical: contentSize.height = try exact(box.y + box.height)
    case .horizontal:
      contentSize = Extent(width: try exact(box.x + box.width), height: max(contentSize.height, box.height))
    }
  }

  /// Layout rule R12: the frame of a section that takes no room.
  var frameWithoutRoom: Frame {
    switch scrollDirection {
    case .vertical: Frame(x: .zero, y: contentSize.height, width: container.width, height: .zero)
    case .horizontal: Frame(x: contentSize.width, y: .zero, width: .zero, height: .zero)
    }
  }

  /// A strip of sections ends with the reference inset; without sections it is nothing.
  mutating func endStrip(_ trailing: Rational?) throws(LayoutFailure) {
    contentSize.width =
      try trailing.map { trailing throws(LayoutFailure) in try exact(contentSize.width + trailing) } ?? .zero
  }
}
