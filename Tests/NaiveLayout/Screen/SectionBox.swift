// R7 to R12: a section with its header, footer, insets and background.

extension Surroundings {
  /// The frames of a section, of which the upper left corner is at 0.
  func frames(of contents: Contents, declared: JSON?) throws(Failure) -> SectionFrames {
    let declaration = Declaration(
      wireName: contents.section, declared: declared ?? .null, served: contents.served, in: container)
    var result = SectionFrames(
      name: declaration.name, identifier: declaration.isRepeated ? contents.identifier : nil, kind: declaration.kind,
      frame: Frame(0, 0, width, 0), isFailed: contents.isFailed)
    guard takesRoom(declaration, contents) else {
      trace.reach(.r12)
      return withoutRoom(result, declaration, contents)
    }
    result.takesRoom = true
    try fill(&result, with: try section(declaration, contents))
    if result.isTooLong { throw Failure(.r1, in: declaration.name) }
    return result
  }

  /// R12: a section that takes no room, with those in it, which take none either.
  private func withoutRoom(
    _ frames: SectionFrames, _ declaration: Declaration, _ contents: Contents
  ) -> SectionFrames {
    var result = frames
    result.sections = contents.sections.map { inner in
      let declaration = self.inner(inner, of: declaration)
      return SectionFrames(name: declaration.name, kind: declaration.kind, frame: frames.frame)
    }
    return result
  }

  /// R4: the section with the room for its content.
  private func section(_ declaration: Declaration, _ contents: Contents) throws(Failure) -> Section {
    let isPart = document.scrollsHorizontally && !isInStack
    let insets = figures.insets(declaration["insets"])
    let insetsReference = declaration["insetsReference"]?.string
    try checkReference(insetsReference, of: declaration.name)
    if insets.areNegative { throw Failure(.r4, in: declaration.name) }
    let (left, right) = sides(insetsReference: insetsReference, insets: insets)
    if (width - left - right).isNegative { throw Failure(.r4, in: declaration.name) }
    var figures = figures
    figures.contentWidth = width - left - right
    let section = Section(
      document: document, declaration: declaration, contents: contents, items: contents.items, width: width,
      left: left, right: right, figures: figures, isPart: isPart, trace: trace)
    if section.lineSpacing.isNegative || section.itemSpacing.isNegative { throw section.failure(.r7) }
    return section
  }

  /// R12: whether a section takes room.
  private func takesRoom(_ declaration: Declaration, _ contents: Contents) -> Bool {
    if declaration["hidden"]?.isTrue == true {
      trace.reach(.r12, "hidden")
      return false
    }
    if contents.isFailed { return declaration.placeholder("onFailure") != nil }
    return !isEmpty(declaration, contents) || declaration["empty"]?.string == "keep"
      || declaration.placeholder("empty") != nil
  }

  /// Whether a section has no items, or none of a stack's sections takes room.
  private func isEmpty(_ declaration: Declaration, _ contents: Contents) -> Bool {
    guard declaration.kind == "stack" else { return contents.items.isEmpty }
    return !contents.sections.contains { takesRoom(inner($0, of: declaration), $0) }
  }

  /// A section of a stack.
  private func inner(_ contents: Contents, of stack: Declaration) -> Declaration {
    Declaration(
      wireName: contents.section, declared: stack.sections?[contents.section] ?? .null, served: contents.served,
      in: container)
  }

  /// The component in place of items, if the section shows one (R12).
  private func placeholder(_ section: Section) -> JSON? {
    if section.declaration["collapse"]?.string == "collapsed" { return nil }
    if section.contents.isFailed { return section.declaration.placeholder("onFailure") }
    return isEmpty(section.declaration, section.contents) ? section.declaration.placeholder("empty") : nil
  }

  /// R7: header, top inset, lines, bottom inset, footer.
  private func fill(_ result: inout SectionFrames, with whole: Section) throws(Failure) {
    trace.reach(.r7)
    var section = whole
    if section.contents.isFailed { section.items = [] } else { result.collapsedItems = collapse(&section) }
    let insets = figures.insets(section.declaration["insets"])
    let header = try supplementary("header", section.contents.header, section)
    let footer = try supplementary("footer", section.contents.footer, section)
    let top = (header?.addsHeight ?? 0) + insets.top
    let placeholder = placeholder(section)
    let isEmpty =
      section.declaration.kind == "stack"
      ? self.isEmpty(section.declaration, section.contents) || section.contents.isFailed : section.items.isEmpty
    var height = try fillLines(&result, with: section, y: top)
    if let placeholder {
      let frame = try placeholderFrame(placeholder, section, y: top)
      result.placeholder = frame
      height = frame.height
    }
    result.frame.height = top + height + insets.bottom + (footer?.addsHeight ?? 0)
    result.header = header?.frame
    result.footer = footer?.frame.moved(x: 0, y: result.frame.height - (footer?.frame.height ?? 0))
    result.isPinned = section.declaration["pinned"]?.string == "screen" && !isInStack
    (result.headerPinning, result.footerPinning) = (header?.pinning ?? "never", footer?.pinning ?? "never")
    if section.isPart { try fillPart(&result, section, insets) }
    let hasItems = !isEmpty || placeholder != nil
    let room =
      section.isPart
      ? (insets.leading, insets.trailing) : section.declaration.kind == "hero" ? (0, 0) : (section.left, section.right)
    let wide = result.frame.width - room.0 - room.1
    let items = hasItems ? Frame(result.frame.x + room.0, top, wide, height) : nil
    result.background = try background(of: section, behind: result.frame, items)
    if result.frame.height.isNegative { throw section.failure(.r7) }
  }

  /// R9: behind the section, or behind its items, less its own insets.
  private func background(of section: Section, behind box: Frame, _ items: Frame?) throws(Failure) -> Frame? {
    guard let background = section.declaration["background"] else { return nil }
    trace.reach(.r9)
    let coversItems = background["covers"]?.string == "items"
    if coversItems { trace.reach(.r9, "covers items") }
    guard let covered = coversItems ? items : box else { return nil }
    let insets = figures.insets(background["insets"])
    let frame = covered.inset(by: insets)
    if insets.areNegative || frame.width.isNegative || frame.height.isNegative { throw section.failure(.r9) }
    return frame
  }

  /// Puts the items, or the sections of a stack, in their places, and returns how high they are together.
  private func fillLines(
    _ result: inout SectionFrames, with section: Section, y top: Fraction
  ) throws(Failure) -> Fraction {
    if section.declaration.kind == "stack" {
      // One that failed shows none of its sections.
      result.sections = section.contents.isFailed ? [] : try stacked(section)
      return stack(&result, y: top, section)
    }
    let lines = try section.lines()
    (result.columns, result.strip) = (lines.columns, lines.strip)
    for (item, box) in zip(section.items, lines.boxes) {
      let cell = try section.cell(of: item, in: box.moved(x: 0, y: top))
      result.items.append((document.sourceName(ofComponent: item.type), cell))
    }
    return lines.height
  }

  /// R11: leaves what a collapsed section shows, and returns how many items there are more.
  private func collapse(_ section: inout Section) -> Int {
    let collapse = section.declaration["collapse"]
    let count = section.items.count
    if collapse?.string == "collapsed" {
      trace.reach(.r11)
      section.items = []
    } else if let visible = collapse?["visible"]?.whole {
      trace.reach(.r11, "visible")
      section.items = Array(section.items.prefix(visible))
    }
    return count - section.items.count
  }
}
