import SDUIIR

extension Screen {
  /// Lays the screen out: its items and an environment in, frames out. The frames are exact and unrounded; where the
  /// direction is right to left they are mirrored.
  ///
  /// Sections are in the order of `items`. Flags and clients that are not resolved have their defaults. The time is linear
  /// in the number of items, and constant for a grid, list, hero or waterfall of one item so many times.
  ///
  /// - Throws: `LayoutError` for whatever cannot be laid out (layout rule R26).
  public func layout(_ items: ScreenItems, in environment: LayoutEnvironment) throws(LayoutError) -> ScreenLayout {
    let column = try SectionColumn(resolvedByDefault, items, in: environment)
    return environment.direction == .rightToLeft ? try column.layout.mirrored() : column.layout
  }
}

extension PerBar<Rational> {
  /// Layout rule R27: returns the frames of bars of these heights.
  fileprivate func frames(in container: Extent) throws(LayoutFailure) -> PerBar<Frame> {
    var frames = PerBar<Frame>()
    frames.top = top.map { Frame(x: .zero, y: .zero, width: container.width, height: $0) }
    if let bottom {
      frames.bottom = Frame(
        x: .zero, y: try exact(container.height - bottom), width: container.width, height: bottom)
    }
    return frames
  }
}

/// The sections of a screen, one under another or side by side, as far as they are laid out.
struct SectionColumn {
  let resolvedScreen: ResolvedScreen
  let surroundings: Surroundings<Rational>
  let scrollDirection: ScrollDirection
  /// The room between two sections that take room.
  let spacing: Rational
  var layout: ScreenLayout
  /// Whether a section above takes room.
  var isOccupied = false

  var screen: Screen { resolvedScreen.screen }

  /// Lays out all sections, from left to right.
  init(_ screen: ResolvedScreen, _ items: ScreenItems, in environment: LayoutEnvironment) throws(LayoutError) {
    do { self = try SectionColumn(screen, environment) } catch {
      throw LayoutError(error, containerWidth: environment.width)
    }
    for data in items.sections {
      do { try add(data) } catch { throw locate(error, in: data.section) }
    }
    do { try finish() } catch { throw LayoutError(error, containerWidth: environment.width) }
  }

  /// An empty screen; what holds for all of its sections is resolved.
  private init(_ screen: ResolvedScreen, _ environment: LayoutEnvironment) throws(LayoutFailure) {
    resolvedScreen = screen
    surroundings = try Surroundings(screen.screen, environment)
    let resolved = ResolvedScreenProperties(screen.screen)
    scrollDirection = resolved.scrollDirection
    var arithmetic = ExactArithmetic()
    spacing = try surroundings.sectionSpacing(resolved, &arithmetic)
    layout = ScreenLayout(environment)
    layout.beginContent(scrollDirection, surroundings)
  }

  /// Layout rules R7 and R12: adds the next section below those that take room, or beside them, with the section
  /// spacing between.
  private mutating func add(_ data: SectionItems) throws(LayoutFailure) {
    guard screen.sections.indices.contains(data.section) else {
      throw .breach(
        .noClamping, "there are items for section \(data.section)", "the screen has \(screen.sections.count)")
    }
    let section = screen.sections[data.section]
    let resolved = ResolvedSection(section, in: surroundings.environment)
    let end = layout.contentEnd
    guard resolved.takesRoom(with: data, in: surroundings.environment) else {
      return layout.append(removed: resolved, data, in: surroundings.environment)
    }
    let start = isOccupied ? try exact(end + spacing) : end
    try append(resolved, data, at: start)
    isOccupied = true
  }

  /// Lays out a section that takes room, and the sections of a stack after it, from its start along the scroll axis.
  mutating func append(_ section: ResolvedSection, _ data: SectionItems, at start: Rational) throws(LayoutFailure) {
    let shown = section.shown(data)
    let box =
      scrollDirection == .vertical
      ? try SectionBox(section, shown, surroundings, top: start)
      : try SectionBox(section, shown, surroundings, leading: start)
    try layout.append(box, shown, collapsed: data.items.count - shown.items.count)
  }

  /// Sets the results that depend on all of the sections.
  private mutating func finish() throws(LayoutFailure) {
    if scrollDirection == .horizontal { try layout.endStrip(isOccupied ? surroundings.trailing : nil) }
    try addPlaceholder()
    try setScrollRange()
  }

  /// Layout rules R7 and R27: content insets and bars move no frame. They are room that can be scrolled into view.
  mutating func setScrollRange() throws(LayoutFailure) {
    let resolved = ResolvedScreenProperties(screen)
    if resolved.contentInsets == Insets(), resolved.bars.isEmpty, !resolved.beginsAtEnd { return }
    var arithmetic = ExactArithmetic()
    let edges = try surroundings.edges(resolved, &arithmetic)
    layout.bars = try edges.bars.frames(in: layout.container)
    var room = edges.insets
    if scrollDirection == .vertical {
      room.top = try exact(room.top + (edges.bars.top ?? .zero))
      room.bottom = try exact(room.bottom + (edges.bars.bottom ?? .zero))
    }
    let sides = (room.leading, room.trailing)
    let ends = (room.top, room.bottom)
    let container = layout.container
    let (along, across, shown) =
      scrollDirection == .vertical ? (ends, sides, container.height) : (sides, ends, container.width)
    layout.visibleInsets = room
    guard across == (.zero, .zero) else {
      throw .breach(
        .containers, "`contentInsets` are \(across.0.shortText) and \(across.1.shortText) where nothing scrolls",
        "the screen scrolls in the \(scrollDirection.rawValue) direction")
    }
    let least = try exact(-along.0)
    let most = try exact(layout.contentEnd + along.1 - shown)
    if scrollDirection == .vertical || resolved.contentInsets != Insets() {
      // At its end lower content is at the bottom of the container.
      layout.scrollRange =
        resolved.beginsAtEnd
        ? ScrollRange(least: min(least, most), most: most, beginsAtEnd: true)
        : ScrollRange(least: least, most: max(least, most), beginsAtEnd: false)
    }
  }

  /// Layout rule R12: adds the placeholder of a screen where no section takes room, inside the reference insets.
  private mutating func addPlaceholder() throws(LayoutFailure) {
    guard !isOccupied, let section = screen.vacantSection else { return }
    let resolved = ResolvedSection(section, in: surroundings.environment)
    var arithmetic = ExactArithmetic()
    let measure = try SectionMeasure(resolved, surroundings, &arithmetic)
    guard let frame = try measure.placeholderFrame(of: resolved, at: .zero) else { return }
    layout.placeholder = frame
    layout.contentSize = Extent(width: surroundings.width, height: frame.height)
  }

  /// A problem with the section and the width that it arose at.
  func locate(_ problem: LayoutFailure, in section: Int) -> LayoutError {
    let name = screen.sections.indices.contains(section) ? screen.sections[section].name.source : nil
    return LayoutError(problem, section: section, name: name, containerWidth: surroundings.width)
  }
}
