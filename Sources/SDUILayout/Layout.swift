import SDUIIR

/// The layout interpreter: one screen, its items and an environment in, exact frames out.
public enum Layout {
  /// Lays a screen out. The frames are exact and unrounded; where the direction is right to left they are mirrored.
  ///
  /// Sections stand in the order of `items`. Flags and clients that are not resolved have their defaults. The time is linear in the number of
  /// items, and constant for a grid, list or hero of one item so many times.
  ///
  /// - Throws: `LayoutError` for whatever cannot be laid out (layout rule R26).
  public static func evaluate(
    _ screen: Screen, _ items: ScreenItems, in environment: Environment
  ) throws(LayoutError) -> ScreenLayout {
    var column: SectionColumn
    do { column = try SectionColumn(screen.resolvedByDefault, environment) } catch {
      throw LayoutError(error, containerWidth: environment.width)
    }
    for data in items.sections {
      do { try column.add(data) } catch { throw column.locate(error, in: data.section) }
    }
    do { try column.addPlaceholder() } catch { throw LayoutError(error, containerWidth: environment.width) }
    do { try column.setScrollRange() } catch {
      throw LayoutError(error, containerWidth: environment.width)
    }
    return environment.direction == .rightToLeft ? try column.layout.mirrored() : column.layout
  }
}

/// The sections of a screen, one under another, as far as they are laid out.
private struct SectionColumn {
  let screen: Screen
  let surroundings: Surroundings
  /// The room between two sections that take room.
  let spacing: Rational
  var layout: ScreenLayout
  /// Whether a section above takes room.
  var isOccupied = false

  /// An empty screen; what holds for all of its sections is settled.
  init(_ screen: Screen, _ environment: Environment) throws(Problem) {
    self.screen = screen
    surroundings = try Surroundings(screen, environment)
    spacing = try surroundings.figures.extent(SettledScreen(screen.properties).sectionSpacing, .sectionBox) {
      "the sections are \($0.text) apart"
    }
    layout = ScreenLayout(environment)
  }

  /// Layout rules R7 and R12: the next section stands under those that take room, with the section spacing between.
  mutating func add(_ data: SectionItems) throws(Problem) {
    guard screen.sections.indices.contains(data.section) else {
      throw .breach(.noClamping, "items stand for section \(data.section)", "the screen has \(screen.sections.count)")
    }
    let section = screen.sections[data.section]
    let settled = SettledSection(section, in: surroundings.environment)
    let bottom = layout.contentSize.height
    guard settled.takesRoom(with: data, in: surroundings.environment) else {
      return layout.append(removed: settled, data, in: surroundings.environment)
    }
    let top = isOccupied ? try exact(bottom + spacing) : bottom
    let shown = settled.shown(data)
    let box = try SectionBox(settled, shown, surroundings, top: top)
    try layout.append(box, shown, collapsed: data.items.count - shown.items.count)
    isOccupied = true
  }

  /// Content insets move no frame: they are room that can be scrolled into view.
  mutating func setScrollRange() throws(Problem) {
    guard let insets = SettledScreen(screen.properties).contentInsets else { return }
    let room = try surroundings.figures.room(insets, .containers)
    guard room.leading == .zero, room.trailing == .zero else {
      throw .breach(
        .containers, "`contentInsets` are \(room.leading.text) and \(room.trailing.text) at the sides",
        "the screen scrolls downwards")
    }
    let least = try exact(-room.top)
    let most = try exact(layout.contentSize.height + room.bottom - surroundings.environment.height)
    layout.scrollRange = ScrollRange(least: least, most: max(least, most))
    layout.visibleInsets = room
  }

  /// Layout rule R12: what a screen shows where no section takes room stands inside the reference insets.
  mutating func addPlaceholder() throws(Problem) {
    guard !isOccupied, let empty = screen.empty else { return }
    // As a section that has nothing but that: there are no insets but those of the reference.
    var section = Section(name: screen.name, kind: .list)
    section.empty = empty
    let settled = SettledSection(section, in: surroundings.environment)
    guard let frame = try SectionMeasure(settled, surroundings).placeholder(of: settled, at: .zero) else { return }
    layout.placeholder = frame
    layout.contentSize.height = frame.height
  }

  /// A problem with the section and the width that it arose at.
  func locate(_ problem: Problem, in section: Int) -> LayoutError {
    let name = screen.sections.indices.contains(section) ? screen.sections[section].name.source : nil
    return LayoutError(problem, section: section, name: name, containerWidth: surroundings.width)
  }
}
