import SDUIIR
import SDUILayout

/// The sizes of a section and of everything in it, for a part of all containers in which all comparisons have the same
/// result.
package struct SectionSizes: Hashable, Sendable {
  /// The index among the screen's sections, or among those of its stack.
  package let section: Int
  /// The kind that it has there.
  package let kind: LayoutKind
  /// Layout rule R12: whether it takes room.
  package private(set) var takesRoom = false
  /// Of its box (layout rules R7 and R21).
  package private(set) var width = LinearForm.zero
  /// Inside its insets (layout rule R4: C1).
  package private(set) var contentWidth = LinearForm.zero
  /// Of its box (layout rule R7).
  package private(set) var height = LinearForm.zero
  /// The number of columns of a grid, waterfall or strip.
  package private(set) var columns: Int64?
  /// The number of lines: rows of a grid, list, hero or strip, lines of a flow, repetitions of a mosaic's arrangement,
  /// and items of a waterfall's longest column.
  package private(set) var lineCount = 0
  /// The width of the content of a strip.
  package private(set) var stripWidth: LinearForm?
  /// The boxes of its items, before their own insets, each size once.
  package private(set) var items: [ItemSize] = []
  /// The size of its header, if there is one.
  package private(set) var header: PartSize?
  /// The size of its footer, if there is one.
  package private(set) var footer: PartSize?
  /// The size of its placeholder.
  package private(set) var placeholder: PartSize?
  /// The sections of a stack, in order.
  package private(set) var sections: [SectionSizes] = []
  /// In proofs, the heights among its own that are estimates, of parts around items or in place of them.
  private var estimates: [LinearForm] = []
}

/// The sizes of the items of a unit; those of one unit may differ.
package struct ItemSize: Hashable, Sendable {
  /// The index of the unit among those of the section.
  package let unit: Int
  /// Of the box, in points.
  package let width: LinearForm
  /// Of the box, in points.
  package let height: LinearForm
  /// Inside the item's own insets (layout rule R6), in points.
  let cell: BoxSize<LinearForm>
}

/// The size of a part of a section.
package struct PartSize: Hashable, Sendable {
  /// In points.
  package let width: LinearForm
  /// In points.
  package let height: LinearForm
}

extension SectionSizes {
  /// Layout rules R7 to R12 for a whole domain, in which all conditions are alike.
  init(
    _ declared: borrowing ScreenSection, _ data: borrowing SectionItems,
    _ surroundings: borrowing Surroundings<LinearForm>,
    _ scrollDirection: ScrollDirection, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    try self.init(ResolvedSection(declared, in: surroundings.environment), data, surroundings, scrollDirection, &path)
  }

  /// The same for a section that is resolved already.
  init(
    _ resolved: borrowing ResolvedSection, _ data: borrowing SectionItems,
    _ surroundings: borrowing Surroundings<LinearForm>,
    _ scrollDirection: ScrollDirection, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    section = data.section
    kind = resolved.kind
    guard resolved.takesRoom(with: data, in: surroundings.environment) else {
      // Then none of a stack's sections does.
      sections = Self.removed(data.sections, of: resolved, in: surroundings.environment)
      return
    }
    takesRoom = true
    switch scrollDirection {
    case .vertical: try resolve(resolved, resolved.shown(data), surroundings, &path)
    case .horizontal: try resolveInStrip(resolved, resolved.shown(data), surroundings, &path)
    }
  }

  /// Layout rule R12: a section that takes no room.
  private init(removed section: Int, _ kind: LayoutKind) {
    self.section = section
    self.kind = kind
  }

  private static func removed(
    _ sections: [SectionItems], of stack: ResolvedSection, in environment: LayoutEnvironment
  ) -> [SectionSizes] {
    sections.filter { stack.sections.indices.contains($0.section) }.map { child in
      SectionSizes(removed: child.section, ResolvedSection(stack.sections[child.section], in: environment).kind)
    }
  }

  /// Layout rule R7: header, top inset, lines, bottom inset, footer.
  private mutating func resolve(
    _ section: ResolvedSection, _ data: SectionItems, _ surroundings: Surroundings<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let measure = try SectionMeasure(section, surroundings, &path)
    width = surroundings.width
    contentWidth = measure.containers.content
    try resolveParts(section, data, measure, &path)
    let lines = try SymbolicContents(section, data, measure, &path)
    try stand(lines, of: section, around: measure, &path)
    try checkBackground(section, lines, around: measure, &path)
  }

  /// Layout rules R21 and R7: a part of the one strip of a screen that scrolls horizontally.
  private mutating func resolveInStrip(
    _ section: ResolvedSection, _ data: SectionItems, _ surroundings: Surroundings<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    try section.checkIsPartOfStrip(hasMaxContentWidth: surroundings.maxContentWidth != nil)
    let measure = try SectionMeasure(section, surroundings, &path)
    contentWidth = measure.containers.content
    let lines = try SymbolicContents(section, data, measure, &path)
    let whole = lines.isEmpty ? surroundings.width : lines.stripWidth ?? surroundings.width
    width = try whole - surroundings.leading - surroundings.trailing
    let around = try measure.around(stripOf: width)
    try resolveParts(section, data, around, &path)
    try stand(lines, of: section, around: around, &path)
    stripWidth = width
    try checkBackground(section, lines, around: around, &path)
  }

  /// Layout rule R8.
  private mutating func resolveParts(
    _ section: ResolvedSection, _ data: SectionItems, _ measure: SectionMeasure<LinearForm>, _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    header = try measure.supplementary(section.header, data.header, &path).map(PartSize.init)
    footer = try measure.supplementary(section.footer, data.footer, &path).map(PartSize.init)
  }

  private mutating func stand(
    _ lines: SymbolicContents, of section: ResolvedSection, around measure: SectionMeasure<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    placeholder = try lines.isEmpty ? measure.placeholder(of: section, &path).map(PartSize.init) : nil
    columns = lines.columns
    lineCount = lines.lineCount
    stripWidth = lines.stripWidth
    items = lines.boxes
    sections = lines.sections
    height = try measure.insets.top + (placeholder?.height ?? lines.height) + measure.insets.bottom
    if let header, section.header?.overlays == false { height = try height + header.height }
    if let footer, section.footer?.overlays == false { height = try height + footer.height }
    if path.isOfProof { noteEstimates(of: section) }
  }

  private mutating func noteEstimates(of section: ResolvedSection) {
    for inner in sections { estimates += inner.estimates }
    if let placeholder, section.placeholderHeight?.comesFromData ?? false { estimates.append(placeholder.height) }
    for (part, resolved) in [(header, section.header), (footer, section.footer)] {
      guard let part, let resolved, !resolved.overlays, resolved.height?.comesFromData ?? false else { continue }
      estimates.append(part.height)
    }
  }

  /// Layout rule R9: something must be left of the box, or of the items, inside the background's insets.
  private func checkBackground(
    _ section: ResolvedSection, _ lines: SymbolicContents, around measure: SectionMeasure<LinearForm>,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    guard let background = section.background else { return }
    var (covered, estimates) = (BoxSize(width: measure.width, height: height), estimates)
    if background.coversItems {
      if lines.isEmpty, placeholder == nil { return }
      covered = BoxSize(
        width: kind.itemsIgnoreInsets ? measure.width : measure.containers.content,
        height: placeholder?.height ?? lines.height)
      estimates = sections.flatMap { $0.estimates }
      if let placeholder, section.placeholderHeight?.comesFromData ?? false { estimates.append(placeholder.height) }
    }
    let room = try measure.figures.room(background.insets, .background, &path)
    do throws(LayoutFailure) {
      if estimates.isEmpty {
        _ = try room.inside(covered, .background, "the background", &path)
      } else {
        if try path.isNegative(covered.width - room.leading - room.trailing) { throw .unresolved(.background) }
        // The client may measure nothing in their place, or more than any insets.
        var least = try covered.height - room.top - room.bottom
        for estimate in estimates { least = try least - estimate }
        if try path.isNegative(least) { path.noteFitByMeasure(ofStack: kind.holdsSections) }
      }
    } catch { try path.note(misfit: error, ofStack: kind.holdsSections) }
  }
}

extension SectionSizes {
  /// Whether another section is as large at one width.
  func isLike(_ other: SectionSizes, at width: Rational) -> Bool {
    guard let own = try? mapped({ form throws(LayoutFailure) in try form.at(width) }),
      let others = try? other.mapped({ form throws(LayoutFailure) in try form.at(width) })
    else { return false }
    return own == others
  }

  /// The same section with other functions in place of its own.
  private func mapped(_ change: (LinearForm) throws(LayoutFailure) -> LinearForm) throws(LayoutFailure) -> SectionSizes
  {
    var result = self
    result.width = try change(width)
    result.contentWidth = try change(contentWidth)
    result.height = try change(height)
    if let stripWidth { result.stripWidth = try change(stripWidth) }
    if let header { result.header = PartSize(width: try change(header.width), height: try change(header.height)) }
    if let footer { result.footer = PartSize(width: try change(footer.width), height: try change(footer.height)) }
    if let placeholder {
      result.placeholder = PartSize(width: try change(placeholder.width), height: try change(placeholder.height))
    }
    result.items = []
    for item in items {
      let cell = BoxSize(width: try change(item.cell.width), height: try change(item.cell.height))
      let size = ItemSize(
        unit: item.unit, width: try change(item.width), height: try change(item.height), cell: cell)
      if !result.items.contains(size) { result.items.append(size) }
    }
    result.sections = try sections.map { section throws(LayoutFailure) in try section.mapped(change) }
    return result
  }
}

extension LinearForm {
  /// The constant that it is at one width of the container.
  fileprivate func at(_ width: Rational) throws(LayoutFailure) -> LinearForm {
    let factor = self[.containerWidth]
    return try self - LinearForm(.containerWidth) * factor + LinearForm(exact(factor * width))
  }
}

extension LayoutFailure {
  /// A rule that cannot be kept anywhere in a domain. The figures that show why are those of one container: layout itself
  /// words them.
  fileprivate static func unresolved(_ rule: LayoutRule) -> LayoutFailure { .breach(rule, "", "") }
}

extension PartSize {
  fileprivate init(_ size: BoxSize<LinearForm>) { self.init(width: size.width, height: size.height) }
}

extension SymbolicContents {
  /// A stack: its sections one after another in its content (layout rule R24).
  static func stack(
    _ section: ResolvedSection, _ data: SectionItems, _ measure: SectionMeasure<LinearForm>, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> SymbolicContents {
    guard data.items.isEmpty else { throw .unresolved(.stack) }
    let inside = measure.surroundings.inside(measure.containers)
    var lines = SymbolicContents()
    for child in data.sections {
      guard section.sections.indices.contains(child.section) else { throw .unresolved(.noClamping) }
      let declared = section.sections[child.section]
      guard !declared.kind.holdsSections else { throw .unresolved(.stack) }
      let sizes = try SectionSizes(declared, child, inside, .vertical, &path)
      lines.sections.append(sizes)
      guard sizes.takesRoom else { continue }
      lines.height = try lines.lineCount == 0 ? sizes.height : lines.height + measure.lineSpacing + sizes.height
      lines.lineCount += 1
    }
    return lines
  }
}
