import SDUIIR
import SDUISyntax

/// The kind that a `when` gives its section: `when width >= 700: grid { columns: 4 }`.
struct KindChange: Sendable {
  let kind: LayoutKind
  /// Those of the layout that it names, if it names one.
  let layers: [Layer]
  /// The kind or layout as it was written.
  let range: SourceRange
}

extension Checker {
  /// The maximum number of changes of a section's kind, which keeps its adaptations affordable.
  private static let maximumChanges = 16

  /// Reads a `when` of a section or layout.
  ///
  /// - Parameter outer: The condition of the `when` around it; `nil` for an outermost one.
  mutating func readWhen(
    _ statement: Syntax, _ kind: LayoutKind, _ place: BlockPlace, within outer: [ConditionBox]? = nil,
    into layer: inout Layer, in scope: Scope, draft: inout SectionDraft
  ) {
    if let reference = program.child(of: statement, .layoutReference) {
      guard !kind.holdsSections else {
        return reportChangeOfStack(
          "a stack shows sections and cannot become something that shows items", at: program.range(of: reference))
      }
      return readKindChange(statement, reference, place, within: outer, into: &layer, in: scope, draft: &draft)
    }
    let condition = condition(of: statement, within: outer, in: scope)
    let kinds = layer.changes.reached(where: condition ?? [], contract.flags).map { change in
      change.map { ActiveKind(layer.changes[$0].kind, changedAt: layer.changes[$0].range) } ?? ActiveKind(kind)
    }
    let inner = readLayer(program.child(of: statement, .block), of: kinds[0], at: .when, in: scope, draft: &draft)
    for other in kinds.dropFirst() { check(inner.plain, in: other) }
    guard let condition, !condition.isEmpty, let expression = self.expression(of: statement) else {
      // What is in them is checked all the same.
      var ignored = layer
      return readInnerWhens(of: statement, kind, place, within: nil, into: &ignored, in: scope, draft: &draft)
    }
    layer.whens.append(
      WhenLayer(
        condition: condition, body: inner.plain, range: program.range(of: statement), expression: expression,
        hasRequirements: !inner.requirements.isEmpty))
    for var requirement in inner.requirements {
      requirement.condition = condition
      layer.requirements.append(requirement)
    }
    readInnerWhens(of: statement, kind, place, within: condition, into: &layer, in: scope, draft: &draft)
  }

  /// Reads the `when`s in the block of another one, which hold where both do and override it.
  private mutating func readInnerWhens(
    of statement: Syntax, _ kind: LayoutKind, _ place: BlockPlace, within outer: [ConditionBox]?,
    into layer: inout Layer, in scope: Scope, draft: inout SectionDraft
  ) {
    guard let block = program.child(of: statement, .block) else { return }
    for inner in program.children(of: block, .whenStatement) {
      readWhen(inner, kind, place, within: outer, into: &layer, in: scope, draft: &draft)
    }
  }

  /// Reports the properties of a block that one of the kinds does not take that the section has where it holds.
  private mutating func check(_ body: LayerBody, in active: ActiveKind) {
    let parts: [(PropertyScope, [Entries])] = [(.section, [body.section]), (.item, [body.item] + body.units)]
    for (scope, blocks) in parts {
      for entry in blocks.flatMap({ $0.all }) {
        let kinds = lookUpProperty(entry.name.text, in: scope)?.1 ?? entry.property.kinds
        if !kinds.contains(active.kind) { reportWrongKind(entry.name, kinds, of: active) }
      }
    }
  }

  /// Whether the layout that a `when` names may be read: the number of changes of the kind is known before any of it is
  /// read.
  private mutating func canFollow(_ reference: Syntax, _ layer: Layer) -> Bool {
    let reach = reach(of: reference)
    if let name = program.name(of: reference), reach.depth > Self.maximumChain {
      reportLongChain(name)
      return false
    }
    guard layer.changes.count + 1 + reach.changes > Self.maximumChanges else { return true }
    report(
      .expressionTooComplex, "a section changes its kind at most \(Self.maximumChanges) times",
      at: program.range(of: reference), remedy: "split it into several sections")
    return false
  }

  private mutating func reportChangeOfStack(_ message: String, at range: SourceRange) {
    report(
      .misplacedStatement, message, at: range,
      remedy: "declare two sections, and set `hidden` in a `when` of each")
  }

  private mutating func readKindChange(
    _ statement: Syntax, _ reference: Syntax, _ place: BlockPlace, within outer: [ConditionBox]?,
    into layer: inout Layer, in scope: Scope, draft: inout SectionDraft
  ) {
    let condition = condition(of: statement, within: outer, in: scope)
    guard canFollow(reference, layer), let stack = layers(of: reference, in: scope) else { return }
    let range = program.name(of: reference)?.range ?? program.range(of: reference)
    guard !stack.kind.holdsSections else {
      return reportChangeOfStack("a section shows items and cannot become a stack of sections", at: range)
    }
    checkLayout(stack, draft, at: range)
    let kind = ActiveKind(stack.kind, changedAt: range)
    let inner = readLayer(program.child(of: statement, .block), of: kind, at: .when, in: scope, draft: &draft)
    guard let condition, !condition.isEmpty, let expression = self.expression(of: statement) else { return }
    let requirements = stack.layers.flatMap { $0.requirements } + inner.requirements
    let when = WhenLayer(
      condition: condition, body: inner.plain, range: program.range(of: statement), expression: expression,
      hasRequirements: !requirements.isEmpty, change: KindChange(kind: stack.kind, layers: stack.layers, range: range))
    layer.whens.append(when)
    layer.changes += LayerSequence([Layer(whens: [when])]).changes
    for var requirement in requirements {
      let isEverywhere = requirement.condition.isEmpty
      requirement.condition = isEverywhere ? condition : requirement.condition.intersection(condition)
      if !requirement.condition.isEmpty { layer.requirements.append(requirement) }
    }
    readInnerWhens(of: statement, stack.kind, place, within: condition, into: &layer, in: scope, draft: &draft)
  }

  /// A layout that a `when` names lays out what the section shows, and says nothing that is the same everywhere.
  private mutating func checkLayout(_ stack: LayerStack, _ draft: SectionDraft, at range: SourceRange) {
    let shown = draft.background?.declaration.name.range
    if let background = stack.background, background.declaration.name.range != shown {
      report(
        .misplacedStatement, "a `when` changes a background's properties and not what it shows", at: range,
        labels: [Label("the layout shows this", at: background.name.range)],
        remedy: "name a layout without a background, or show the same one in the section")
    }
    let entries = stack.layers.flatMap { $0.plain.section.all }
    guard let entry = entries.first(where: { !$0.property.row.isAdaptable }) else { return }
    report(
      .misplacedStatement, "a `when` cannot change `\(entry.name.text)`, which is the same in every container",
      at: range, labels: [Label("the layout sets it", at: entry.name.range)],
      remedy: "set it in the section, and name a layout without it")
  }
}

// MARK: - What a kind must have

extension Checker {
  /// Reports what the kind needs that a `when` gives a section, and the block does not say.
  ///
  /// - Parameter place: Where the section says it, or names the layout that does.
  mutating func checkRequired(
    _ resolved: ResolvedKind, _ draft: SectionDraft, named name: WrittenName, at place: SourceRange
  ) {
    guard let change = resolved.change else { return }
    let base = resolved.layers.base
    let kind = resolved.kind
    for property in Vocabulary.required(in: .section, of: kind) where !base.section.contains(property) {
      let row = property.row
      let isArrangement = property == .arrangement
      reportMissing(
        isArrangement
          ? "the mosaic that `\(name.text)` becomes has no `row` or `column` that arranges its items"
          : "the \(kind.rawValue) that `\(name.text)` becomes has no `\(row.name)`",
        by: change, at: place, adding: isArrangement ? row.example : "\(row.name): \(row.example)")
    }
    for property in Vocabulary.required(in: .item, of: kind) {
      let units = draft.units.indices.filter { !base.units[$0].contains(property) }.map { draft.units[$0] }
      guard !units.isEmpty else { continue }
      let names = units.map { "`\($0.name.text)`" }.joined(separator: ", ")
      let width = kind.isStrip ? "width: 80%" : "width: estimated(120)"
      let example = property == .width ? width : "height: 120"
      // What the section says of its units lies over a change in its layout.
      let hidden = place == change.path[0] ? units.prefix(3) : []
      reportMissing(
        "the \(kind.rawValue) that `\(name.text)` becomes gives \(names) no \(property.row.name)", by: change,
        at: place,
        labels: hidden.map { Label("its sizes here are those of the other kind", at: $0.name.range) },
        adding: "item { \(example) }", ", or a `unit` with its own,")
    }
    checkItemLimits(base.section)
  }

  /// Reports what the block of a change of the kind lacks; in the section, where the block is that of a layout.
  private mutating func reportMissing(
    _ message: String, by change: ActiveChange, at place: SourceRange, labels: [Label] = [], adding example: String,
    _ others: String = ""
  ) {
    guard place != change.range else {
      let home = others.isEmpty ? "" : "\(others) to the block of the `when`"
      return reportMissing(.missingProperty, message, at: place, labels: labels, adding: example, home)
    }
    report(
      .missingProperty, message, at: place,
      labels: [Label("changed to a \(change.kind.rawValue) here", at: change.range)] + labels,
      remedy: "add `\(example)`\(others) to the block of that `when`")
  }
}
