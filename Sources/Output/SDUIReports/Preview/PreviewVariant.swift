import SDUIIR
import SDUILayout

/// A section in some cells.
struct PreviewVariant {
  /// Names its rules: `g0s3v1`, and `g0s3v1c0` for a section of a stack.
  let name: String
  let section: ScreenSection
  /// Its items, without those that are collapsed.
  let items: SectionItems
  /// The path of its frames: its index, and in a stack that of the stack before it.
  let path: String
  /// The index of the section among those of the screen, by which its samples differ from those of others.
  var number: Int { Int(path.prefix { $0 != "." }) ?? 0 }
  /// Of a stack, those that take room.
  let sections: [PreviewVariant]
  /// The cells in which it holds; empty for a section of a stack, which is there with it.
  var cells: [ConditionBox]
}

extension PreviewVariant {
  /// Layout rules R11 and R12: what is shown in place of items, if anything is.
  var placeholder: Placeholder? {
    guard items.items.isEmpty, sections.isEmpty else { return nil }
    if case .collapse(let collapse)? = section.properties[.collapse], collapse.visibleCount == 0 { return nil }
    return section.placeholder
  }

  /// Whether nothing is in its lines.
  var isEmpty: Bool { items.items.isEmpty && sections.isEmpty }

  /// The cells in which no section of the screen takes room, if the screen shows something there.
  ///
  /// - Parameter variants: The forms of each section. A section that takes room in all of its cells leaves none.
  static func vacantCells(
    _ screen: Screen, _ variants: [[PreviewVariant]], _ samples: SampleItems, _ surroundings: PreviewSurroundings
  ) -> [ConditionBox] {
    guard screen.empty != nil else { return [] }
    for (section, forms) in zip(screen.sections, variants)
    where forms.reduce(0, { $0 + $1.cells.count }) == section.cells(surroundings.traits).count {
      return []
    }
    var all = ScreenSection(name: screen.name, kind: .stack)
    all.sections = screen.sections
    return all.cells(surroundings.traits).filter { cell in
      let environment = surroundings.environment(in: cell)
      let items = ScreenItems.standard(for: screen, showing: samples, in: environment)
      return !items.sections.contains { screen.sections[$0.section].takesRoom(with: $0, in: environment) }
    }
  }

  /// The forms of a section of the screen, each once; where the section takes no room there is none.
  ///
  /// - Parameter group: Names the surroundings.
  static func all(
    of index: Int, _ screen: Screen, _ samples: SampleItems, _ surroundings: PreviewSurroundings, group: String
  ) -> [PreviewVariant] {
    let section = screen.sections[index]
    var alone = screen
    var result: [PreviewVariant] = []
    var known: [Form: Int] = [:]
    let cells = section.cells(surroundings.traits)
    let environments = cells.map { surroundings.environment(in: $0) }
    for ((cell, environment), section) in zip(zip(cells, environments), section.deciding(in: environments)) {
      alone.sections = [section]
      var data = ScreenItems.standard(for: alone, in: environment).sections[0]
      data.show(samples, at: index, of: section)
      guard section.takesRoom(with: data, in: environment) else { continue }
      let settled = section.resolved(in: environment)
      let items = section.shown(data, in: environment)
      let place = known[Form(section: settled, items: items), default: result.count]
      guard place == result.count else {
        result[place].cells.append(cell)
        continue
      }
      known[Form(section: settled, items: items)] = place
      let name = "\(group)s\(index)v\(result.count)"
      let sections = Self.stacked(settled, items, in: environment, name: name, path: "\(index)")
      result.append(
        PreviewVariant(
          name: name, section: settled, items: items, path: "\(index)", sections: sections, cells: [cell]))
    }
    return result
  }

  /// The properties that distinguish the forms of a section.
  private struct Form: Hashable {
    let section: ScreenSection
    let items: SectionItems
  }

  /// The sections of a stack that take room; they are settled already.
  private static func stacked(
    _ stack: ScreenSection, _ items: SectionItems, in environment: LayoutEnvironment, name: String, path: String
  ) -> [PreviewVariant] {
    items.sections.compactMap { data in
      let section = stack.sections[data.section]
      guard section.takesRoom(with: data, in: environment) else { return nil }
      return PreviewVariant(
        name: "\(name)c\(data.section)", section: section, items: section.shown(data, in: environment),
        path: "\(path).\(data.section)", sections: [], cells: [])
    }
  }
}
