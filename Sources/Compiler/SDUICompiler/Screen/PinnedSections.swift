import SDUIIR
import SDUISyntax

extension Checker {
  /// The properties that decide the height of a section, and others that may keep its parts in view.
  private static let properties: Set<Property> = [
    .sectionPinned, .rows, .minItems, .maxItems, .emptyBehavior, .collapse, .grows, .fromServer, .width, .minWidth,
    .height, .minHeight, .maxHeight, .span, .place, .supplementaryHeight, .pinned,
  ]

  /// Layout rule R10: a section that stays in view has one height, whatever data it shows, so that what is below it never
  /// moves. In any case that the section's `when`s make.
  mutating func checkPinned(_ kind: ResolvedKind, _ section: SectionContext, named name: WrittenName, isRepeated: Bool)
  {
    guard kind.layers.mayBePinned else { return }
    for state in kind.states(of: Self.properties, contract.flags) {
      guard let pinned = state.section[.sectionPinned], pinned.value == .keyword(.screen) else { continue }
      let combination = Combination(state: state, section: section, name: name)
      guard
        let problem = placeProblem(section, isRepeated, name) ?? partProblem(combination)
          ?? dataProblem(combination) ?? measuredProblem(combination) ?? countProblem(kind.kind, combination)
          ?? unitProblem(kind.kind, combination)
      else { continue }
      reportConflict(problem.message, at: pinned.range, labels: problem.labels, remedy: problem.remedy)
    }
  }

  private typealias Problem = (message: String, labels: [Label], remedy: String)

  private func placeProblem(_ section: SectionContext, _ isRepeated: Bool, _ name: WrittenName) -> Problem? {
    if section.screen.isOfStack {
      return (
        "`\(name.text)` is in a stack, and only the sections of the screen stay in view", [],
        "move the section out of its stack, or remove `pinned`"
      )
    }
    guard isRepeated else { return nil }
    return (
      "`\(name.text)` is repeated, and every one of it would stay in view until nothing else is seen", [],
      "pin its header: `header Title { height: 44, pinned: section }`"
    )
  }

  /// The header and the footer move with the section.
  private func partProblem(_ combination: Combination) -> Problem? {
    for (part, entries) in [("header", combination.state.header), ("footer", combination.state.footer)] {
      guard let entry = entries[.pinned], let value = entry.value, value != .keyword(.never) else { continue }
      return (
        "the whole section is pinned, and its \(part) moves with it",
        [Label("pinned by itself", at: entry.range)], "remove one of the two"
      )
    }
    return nil
  }

  /// Returns the first obstacle that makes the section show more or fewer items.
  private func dataProblem(_ combination: Combination) -> Problem? {
    let (state, draft) = (combination.state.section, combination.section.draft)
    func problem(_ property: String, _ why: String, at range: SourceRange) -> Problem {
      (
        "`\(combination.name.text)` is pinned, so its height may not change", [Label(why, at: range)],
        "remove `\(property)`, or remove `pinned`"
      )
    }
    if let entry = state[.fromServer] {
      return problem("fromServer", "a response changes its spacing or insets", at: entry.range)
    }
    if let entry = state[.collapse], entry.value != .collapse(.never) {
      return problem("collapse", "people collapse it", at: entry.range)
    }
    if let entry = state[.emptyBehavior], entry.value == .keyword(.keep) {
      return problem("empty", "it is lower without items", at: entry.range)
    }
    if let empty = draft.empty { return problem("empty", "shown in place of items", at: empty.use.name.range) }
    return draft.failure.map { problem("onFailure", "shown in place of items", at: $0.use.name.range) }
  }

  /// Returns the first obstacle that clients measure, so that its height is not known before.
  private func measuredProblem(_ combination: Combination) -> Problem? {
    let (state, draft) = (combination.state, combination.section.draft)
    var parts: [(name: WrittenName, entries: Entries, properties: [Property])] = []
    if let header = draft.header { parts.append((header.name, state.header, [.supplementaryHeight])) }
    if let footer = draft.footer { parts.append((footer.name, state.footer, [.supplementaryHeight])) }
    for (unit, entries) in zip(draft.units, state.units) {
      parts.append((unit.name, entries, [.height, .minHeight, .maxHeight]))
    }
    for (name, entries, properties) in parts {
      for entry in properties.compactMap({ entries[$0] }) {
        let width = entries[.width]
        let unknown = entry.isFromData ? entry : entry.followsWidth ? width.flatMap { $0.isFromData ? $0 : nil } : nil
        guard let unknown else { continue }
        return (
          "`\(combination.name.text)` is pinned, so its height has to be known before there is data",
          [Label("known only with the data", at: unknown.range)],
          "give `\(name.text)` a height in points, such as `height: 44`, or remove `pinned`"
        )
      }
    }
    return nil
  }

  /// The number of items decides about the height of all but strips.
  private func countProblem(_ kind: LayoutKind, _ combination: Combination) -> Problem? {
    let state = combination.state.section
    func count(_ property: Property, _ otherwise: Int64?) -> Int64? {
      guard let entry = state[property] else { return otherwise }
      if case .count(let count)? = entry.value { return count }
      return otherwise
    }
    let (least, most) = (count(.minItems, 0) ?? 0, count(.maxItems, nil))
    if kind.isStrip {
      guard let rows = count(.rows, 1), rows > max(1, least) else { return nil }
      return (
        "`\(combination.name.text)` is pinned, and with fewer than \(rows) items it has fewer rows",
        state[.rows].map { [Label("how many rows", at: $0.range)] } ?? [],
        "set `minItems: \(rows)`, or remove `rows`"
      )
    }
    let grows = state[.grows]?.value == .boolean(true)
    if most == least, !grows { return nil }
    return (
      "`\(combination.name.text)` is pinned, and its height depends on the number of its items",
      [state[.minItems], state[.maxItems]].compactMap { $0 }.map { Label("not always this many", at: $0.range) },
      "make it a `carousel`, or set `minItems` and `maxItems` to the same number"
    )
  }

  /// Items of different units make lines of different heights.
  private func unitProblem(_ kind: LayoutKind, _ combination: Combination) -> Problem? {
    let sizes: [Property] = [.height, .minHeight, .maxHeight]
    let places: [Property] = [.width, .minWidth, .span, .place]
    guard let first = combination.state.units.first else { return nil }
    for (unit, entries) in zip(combination.section.draft.units, combination.state.units).dropFirst() {
      for property in sizes + (kind.isStrip ? [] : places) where entries[property]?.value != first[property]?.value {
        return (
          "`\(combination.name.text)` is pinned, and its height depends on which units it shows",
          [first[property], entries[property]].compactMap { $0 }.map { Label("not the same", at: $0.range) },
          "give `\(unit.name.text)` the same `\(property.row.name)` as `\(combination.section.draft.units[0].name.text)`"
        )
      }
    }
    return nil
  }
}

extension Entries.Entry {
  /// Whether it is measured, or in the data.
  fileprivate var isFromData: Bool {
    switch value {
    case .size(.estimate)?, .size(.field)?, .size(.ratioField)?: true
    default: false
    }
  }

  /// Whether it follows from the width of the item.
  fileprivate var followsWidth: Bool {
    switch value {
    case .size(.ratio)?: true
    case .length(let length)?, .size(.length(let length))?: length.depends(on: .itemWidth)
    default: false
    }
  }
}

extension ResolvedLayers {
  /// Whether the section stays in view anywhere.
  fileprivate var mayBePinned: Bool {
    base.section.contains(.sectionPinned)
      || adaptations.contains { $0.assignments.contains { $0.entry.property == .sectionPinned } }
  }
}
