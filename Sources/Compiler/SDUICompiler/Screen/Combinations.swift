import SDUIIR
import SDUISyntax

/// A section whose properties are checked together, in one of the cases that its `when`s make.
struct Combination {
  let state: LayerBody
  let section: SectionContext
  let name: WrittenName
}

extension Checker {
  /// The properties that are checked together with others.
  private static let combined: Set<Property> = [
    .paging, .scroll, .identity, .reorderable, .minItems, .collapse, .separator, .separatorInsets, .spacing, .width,
  ]
  /// Those without which nothing can be wrong about the others.
  private static let leading: Set<Property> = [
    .paging, .identity, .collapse, .separator, .separatorInsets,
  ]

  /// Reports properties that cannot be combined, in any case that the section's `when`s make.
  mutating func checkCombinations(_ kind: ResolvedKind, _ section: SectionContext, named name: WrittenName) {
    checkRows(kind, section, named: name)
    checkPictureWidths(kind, section, named: name)
    let resolved = kind.layers
    let isLeading = { (entry: Entries.Entry) in Self.leading.contains(entry.property) }
    guard
      resolved.base.section.all.contains(where: isLeading)
        || resolved.adaptations.contains(where: { $0.assignments.contains { isLeading($0.entry) } })
    else { return }
    for state in kind.states(of: Self.combined, contract.flags) {
      let combination = Combination(state: state, section: section, name: name)
      checkPaging(combination)
      checkMoving(combination)
      checkCollapse(combination)
      checkSeparator(combination)
      checkSeparatorInsets(combination)
    }
  }

  /// Reports what several cases have in common once.
  mutating func reportConflict(
    _ message: String, at range: SourceRange, labels: [Label] = [], remedy: String
  ) {
    if diagnostics.contains(where: { $0.code == .conflictingProperties && $0.range == range }) {
      unsaidCount += 1
      return
    }
    report(.conflictingProperties, message, at: range, labels: labels, remedy: remedy)
  }

  /// A person moves an item, and its position is what tells it apart.
  private mutating func checkMoving(_ combination: Combination) {
    guard let entry = combination.state.section[.identity], entry.value == .keyword(.position),
      let other = combination.state.section[.reorderable], other.value == .boolean(true)
    else { return }
    reportConflict(
      "people move the items of this section, and only their positions tell them apart", at: entry.range,
      labels: [Label("moved here", at: other.range)],
      remedy: "remove `identity`, and give each unit an `id: ID`; or remove `reorderable`")
  }

  private mutating func checkPaging(_ combination: Combination) {
    let section = combination.state.section
    // Where the screen scrolls horizontally, no section has pages at all.
    guard combination.section.screen.horizontal == nil, let entry = section[.paging],
      case .paging(let paging)? = entry.value
    else { return }
    let scroll = section[.scroll]
    if scroll.map({ $0.value == nil }) ?? false { return }
    var word = Keyword.continuous
    if case .keyword(let written)? = scroll?.value { word = written }
    if ![.paging, .groupPaging, .groupPagingCentered].contains(word) {
      return reportConflict(
        "`paging` needs a strip that rests at pages, and its `scroll` is `\(word.rawValue)`", at: entry.name.range,
        labels: scroll.map { [Label("set here", at: $0.range)] } ?? [],
        remedy: "set `scroll` to `groupPaging`, `groupPagingCentered` or `paging`")
    }
    guard paging.repetition != .none else { return }
    checkRepetition(paging.repetition.rawValue, entry, combination)
  }

  /// Layout rule R23: what repeats has at least two items, all as wide, and keeps their order.
  private mutating func checkRepetition(_ word: String, _ entry: Entries.Entry, _ combination: Combination) {
    let section = combination.state.section
    if let other = section[.reorderable], other.value == .boolean(true) {
      return reportConflict(
        "a strip that repeats shows its items several times, so people cannot move them", at: entry.range,
        labels: [Label("moved here", at: other.range)], remedy: "set `repeat: none`, or remove `reorderable`")
    }
    let least = section[.minItems]
    if case .count(let count) = least?.value ?? .count(0), count < 2 {
      return reportConflict(
        "`repeat: \(word)` needs at least two items, and a response may bring fewer", at: entry.range,
        labels: least.map { [Label("as few as this", at: $0.range)] } ?? [], remedy: "set `minItems: 2`")
    }
    let widths = combination.state.units.map { $0[.width] }
    for (index, width) in widths.enumerated() {
      guard let width, case .size(let size)? = width.value else { continue }
      let unit = combination.section.draft.units[index].name.text
      if let reason = Self.reasonOfDifference(size) {
        return reportConflict(
          "a strip that repeats needs items of one width, and each `\(unit)` has its own", at: entry.range,
          labels: [Label(reason, at: width.range)],
          remedy: "set `repeat: none`, or give the units one width, such as `width: 80%`")
      }
      guard let first = widths[0], case .size(let known)? = first.value, known != size else { continue }
      return reportConflict(
        "a strip that repeats needs items of one width, and `\(unit)` has another one than "
          + "`\(combination.section.draft.units[0].name.text)`",
        at: entry.range, labels: [Label("one width", at: first.range), Label("another one", at: width.range)],
        remedy: "set `repeat: none`, or give all units the same `width`")
    }
  }

  /// Why each item of a unit may have another width.
  private static func reasonOfDifference(_ size: Size) -> String? {
    switch size {
    case .estimate: "an estimate"
    case .field, .ratioField: "from the data"
    case .length, .percent, .ratio, .share, .inView, .rows: nil
    }
  }

  /// Layout rule R11: a collapsed section still shows its header, by which people open it.
  private mutating func checkCollapse(_ combination: Combination) {
    guard let entry = combination.state.section[.collapse], let value = entry.value, value != .collapse(.never),
      combination.section.draft.header == nil, !combination.section.draft.unresolved.contains("header")
    else { return }
    reportConflict(
      "`\(combination.name.text)` collapses and has no header by which people could open it", at: entry.range,
      remedy: "add a header with `on tap: toggleSection`, or remove `collapse`")
  }

  /// Separators are drawn in the line spacing and take none; where it depends on the container, layout tells.
  private mutating func checkSeparator(_ combination: Combination) {
    let section = combination.state.section
    guard let entry = section[.separator], case .separator(let separator)? = entry.value,
      let height = separator.height.constant
    else { return }
    let spacing = section[.spacing]
    var lines: Rational? = .zero
    if let spacing {
      if case .spacing(let value)? = spacing.value { lines = value.lines.constant } else { lines = nil }
    }
    guard let lines, height > lines else { return }
    reportConflict(
      "the separator is \(height.text) high, and the lines are \(lines.text) apart, where it is drawn",
      at: entry.range, labels: spacing.map { [Label("the spacing", at: $0.range)] } ?? [],
      remedy: "set `spacing` to \(height.text) or more")
  }
}

extension Checker {
  /// A separator has two ends, and room is kept at those only.
  private mutating func checkSeparatorInsets(_ combination: Combination) {
    guard let entry = combination.state.section[.separatorInsets], case .insets(let insets)? = entry.value else {
      return
    }
    if combination.state.section[.separator] == nil {
      reportConflict(
        "`\(combination.name.text)` has no separator that could be inset", at: entry.name.range,
        remedy: "add `separator: (height: 1, color: #D0D0D0)`, or remove `separatorInsets`")
    } else if insets.top != .zero || insets.bottom != .zero {
      reportConflict(
        "a separator is inset at its two ends, and neither above nor below", at: entry.range,
        remedy: "write `separatorInsets: (leading: 56)`; `spacing` is the room between the items")
    }
  }
}

// MARK: - Among sections

extension Checker {
  /// Later pages bring items for one section, and no section may be below it.
  mutating func checkGrowth(_ known: ScreenDraft, _ screen: Entries) {
    guard let last = known.order.last else { return }
    if !screen.contains(.pagination), let growing = known.order.first(where: { $0.grows }) {
      report(
        .growingSection, "`\(growing.name.text)` takes the items of later pages, and the screen has one page",
        at: growing.name.range, remedy: "add `pagination: (by: page)` to the screen, or remove `grows`")
    }
    for (name, grows) in known.order.dropLast() where grows {
      report(
        .growingSection, "`\(name.text)` takes the items of later pages, and another section is below it",
        at: name.range, labels: [Label("the last section", at: last.name.range)],
        remedy: "move `\(name.text)` to the end of the screen, or remove its `grows`")
    }
  }

  /// Checks layout rule R24: a stack respects the insets, and its sections are inside it.
  mutating func checkReference(of section: ScreenSection, in stack: WrittenName, _ statement: Syntax) {
    let isSet =
      section.properties[.sectionInsetsReference] != nil
      || section.adaptations.contains { adaptation in
        adaptation.replacement?.properties[.sectionInsetsReference] != nil
          || adaptation.assignments.contains { $0.property == .sectionInsetsReference }
      }
    guard isSet, let name = program.name(of: statement) else { return }
    let blocks = program.child(of: statement, .block).map(program.blocksWithWhens) ?? []
    let properties = blocks.flatMap { program.children(of: $0, .property) }
    let written = properties.compactMap { program.name(of: $0) }.first { $0.text == "insetsReference" }
    report(
      .conflictingProperties, "a section of the stack `\(stack.text)` has no `insetsReference` of its own",
      at: (written ?? name).range, labels: [Label("the stack", at: stack.range)],
      remedy: "set it in the stack, whose content is the container of its sections")
  }

  /// Reads a property of a section, unless it is in a `when` that cannot change it.
  mutating func readSectionProperty(
    _ statement: Syntax, _ kind: ActiveKind, _ place: BlockPlace, into entries: inout Entries, in scope: Scope
  ) {
    guard place == .when, let name = program.name(of: statement),
      let property = Vocabulary.property(named: name.text, in: .section), !property.row.isAdaptable
    else { return readProperty(statement, .section, kind, into: &entries, in: scope) }
    report(
      .misplacedStatement, "a `when` cannot change `\(name.text)`, which is the same in every container",
      at: name.range, remedy: "set it in the section")
  }
}

// MARK: - The index

extension Checker {
  /// Returns the source of the index's titles, by wire names.
  mutating func resolvedIndexTitle(_ entry: Entries.Entry, _ draft: SectionDraft) -> PropertyValue? {
    guard case .indexTitle(let title)? = entry.value else { return nil }
    switch title {
    case .unitField(let path):
      var known: (wire: String, unit: SectionDraft.ComponentUse)?
      for unit in draft.units {
        guard let wire = indexField(path, of: unit, entry) else { return nil }
        if let known, known.wire != wire {
          report(
            .typeMismatch,
            "`\(path)` travels as \"\(known.wire)\" in `\(known.unit.name.text)` and as \"\(wire)\" in "
              + "`\(unit.name.text)`, where the index needs one name",
            at: entry.range, labels: [known.unit, unit].map { Label("a unit", at: $0.name.range) },
            remedy: "give both fields the same name after `as`")
          return nil
        }
        known = known ?? (wire, unit)
      }
      return known.map { .indexTitle(.unitField($0.wire)) }
    case .headerField(let path):
      guard let header = draft.header else {
        if draft.unresolved.contains("header") { return nil }
        report(
          .missingComponent, "the section has no header whose `\(path)` could be the title of the index",
          at: entry.range, remedy: "add a header, or name a field of the units")
        return nil
      }
      return indexField(path, of: header, entry).map { .indexTitle(.headerField($0)) }
    }
  }

  /// A field that holds a text, by wire names joined with dots.
  private mutating func indexField(
    _ path: String, of use: SectionDraft.ComponentUse, _ entry: Entries.Entry
  ) -> String? {
    let names = path.split(separator: ".").map { WrittenName(text: String($0), range: entry.range) }
    guard let (type, wires) = dataPath(names, in: use.declaration, isResolved: true) else { return nil }
    if case .text = type { return wires.joined(separator: ".") }
    report(
      .typeMismatch,
      "`\(path)` of `\(use.name.text)` is \(sourcePhrase(type)), where `\(entry.name.text)` takes a text",
      at: entry.range, labels: [Label("the component", at: use.name.range)], remedy: "name a `Text` field")
    return nil
  }
}
