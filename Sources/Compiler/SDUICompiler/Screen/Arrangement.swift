import SDUIIR
import SDUISyntax

/// The parts of an arrangement, as far as they were read.
private struct ArrangementDraft {
  let place: BlockPlace
  /// Of the section.
  let units: SectionDraft
  /// In pre-order.
  var nodes: [ArrangementNode] = []
  /// Whether every figure is known: none was reported, and none depends on a parameter.
  var isKnown = true
  /// Whether it has more parts than an arrangement may have; reported once.
  var isTooLarge = false
}

extension Checker {
  /// Reads the outermost `row` or `column` of a mosaic: the arrangement that it repeats.
  ///
  /// - Parameter draft: The units that cells may name.
  mutating func readArrangement(
    _ statement: Syntax, _ active: ActiveKind, _ place: BlockPlace, into body: inout LayerBody, in scope: Scope,
    _ draft: SectionDraft
  ) {
    guard active.kind.itemWidth == .cells else { return reportMisplaced(statement, in: place.phrase) }
    guard let keyword = program.keywords(of: statement).first else { return }
    if let earlier = body.section[.arrangement] {
      return report(
        .duplicateProperty, "a mosaic has one outermost `row` or `column`, and this is another", at: keyword.range,
        labels: [Label("the first one", at: earlier.name.range)], remedy: "put both into one `row` or `column`")
    }
    var parts = ArrangementDraft(place: place, units: draft)
    if keyword.text == "cell" {
      report(
        .misplacedStatement, "the outermost part of a mosaic is a `cell`, which arranges nothing", at: keyword.range,
        remedy: "put it into a `row` or a `column`: `row { height: 200, cell, cell }`")
      parts.isKnown = false
    } else {
      readPart(statement, in: nil, depth: 1, scope, &parts)
    }
    let value = parts.isKnown ? PropertyValue.arrangement(Arrangement(nodes: parts.nodes)) : nil
    _ = body.section.add(
      .init(property: .arrangement, value: value, name: keyword, range: program.range(of: statement)))
  }

  /// Reads a part with all that is in it. The parser bounds how deep they nest.
  private mutating func readPart(
    _ statement: Syntax, in parent: ArrangementNode.Kind?, depth: Int, _ scope: Scope, _ draft: inout ArrangementDraft
  ) {
    guard let keyword = program.keywords(of: statement).first, let kind = ArrangementNode.Kind(rawValue: keyword.text)
    else { return }
    guard fits(keyword, depth: depth, &draft) else { return }
    let block = program.child(of: statement, .block)
    var entries = Entries()
    if let block { readProperties(of: kind, block, into: &entries, scope) }
    checkSizes(of: keyword, in: parent, &entries)
    if entries.all.contains(where: { $0.value == nil }) { draft.isKnown = false }
    let index = draft.nodes.count
    draft.nodes.append(ArrangementNode(kind, in: parent, properties(entries)))
    if let name = program.name(of: statement) { draft.nodes[index].units = readUnit(name, of: kind, &draft) }
    for child in block.map({ Array(program.children(of: $0, .arrangementStatement)) }) ?? [] where kind != .cell {
      readPart(child, in: kind, depth: depth + 1, scope, &draft)
    }
    guard draft.nodes.count > index + 1 || kind == .cell else {
      return reportNothingArranged(keyword, isBroken: block.map(program.isBroken) ?? false, &draft)
    }
    draft.nodes[index].size = draft.nodes.count - index
  }

  /// The unit that a cell names.
  private mutating func readUnit(
    _ name: WrittenName, of kind: ArrangementNode.Kind, _ draft: inout ArrangementDraft
  ) -> [Int]? {
    guard kind == .cell, draft.place != .layout else {
      draft.isKnown = false
      report(
        .misplacedStatement,
        kind == .cell
          ? "a layout holds no units: it may be used by any section"
          : "a `\(kind.rawValue)` names no unit: it holds cells",
        at: name.range,
        remedy: kind == .cell ? "write the mosaic's `row` or `column` in the section" : "name the unit of a cell in it",
        fixes: [.remove(name.range, "remove the name")])
      return nil
    }
    guard let unit = draft.units.index(ofUnit: name.text) else {
      draft.isKnown = false
      reportUnacceptedUnit(name, draft.units)
      return nil
    }
    return [unit]
  }

  /// Layout rule R19: each unit has a cell in every arrangement of the section.
  mutating func checkCells(_ kind: ResolvedKind, _ draft: SectionDraft) {
    let assigned = kind.layers.adaptations.flatMap { $0.assignments }.filter { $0.target == .section }.map { $0.entry }
    for entry in [kind.layers.base.section[.arrangement]].compactMap({ $0 }) + assigned {
      guard case .arrangement(let arrangement)? = entry.value else { continue }
      for (index, unit) in draft.units.enumerated() where arrangement.cells(ofUnit: index).isEmpty {
        report(
          .missingUnit, "no cell of the mosaic takes `\(unit.name.text)`", at: unit.name.range,
          labels: [Label("all of its cells name other units", at: entry.name.range)],
          remedy: "add `cell \(unit.name.text)`, or a `cell` without a name")
      }
    }
  }

  /// The properties of a part; whatever else does not belong there is reported.
  private mutating func readProperties(
    of kind: ArrangementNode.Kind, _ block: Syntax, into entries: inout Entries, _ scope: Scope
  ) {
    for child in program.children(of: block) {
      switch program.kind(of: child) {
      case .property:
        guard kind == .cell, let name = program.name(of: child), ["spacing", "insets"].contains(name.text) else {
          readProperty(child, .part, ActiveKind(.mosaic), into: &entries, in: scope)
          continue
        }
        report(
          .propertyNotForKind, "a `cell` has no `\(name.text)`", at: name.range,
          remedy: name.text == "insets"
            ? "give the units `insets`: they shrink the content of a cell"
            : "`spacing` belongs to the `row` or `column` around it")
      case .arrangementStatement where kind != .cell: break
      case .arrangementStatement:
        report(
          .misplacedStatement, "a `cell` holds one item and no other parts", at: program.range(of: child),
          remedy: "make it a `row` or a `column` to divide it")
      default: reportMisplaced(child, in: "a \(kind.rawValue)")
      }
    }
  }

  /// Whether one more part is allowed there.
  private mutating func fits(_ keyword: WrittenName, depth: Int, _ draft: inout ArrangementDraft) -> Bool {
    if draft.isTooLarge { return false }
    let isTooDeep = depth > Arrangement.maximumDepth
    guard isTooDeep || draft.nodes.count >= Arrangement.maximumNodes else { return true }
    (draft.isTooLarge, draft.isKnown) = (true, false)
    report(
      .expressionTooComplex,
      isTooDeep
        ? "rows and columns are nested more than \(Arrangement.maximumDepth) deep"
        : "an arrangement has more than \(Arrangement.maximumNodes) parts", at: keyword.range,
      remedy: isTooDeep
        ? "use percents of the outer rows and columns" : "use a smaller one: it begins anew when its cells are full")
    return false
  }

  private mutating func reportNothingArranged(
    _ keyword: WrittenName, isBroken: Bool, _ draft: inout ArrangementDraft
  ) {
    let wasReported = !draft.isKnown && draft.isTooLarge
    draft.isKnown = false
    if isBroken || wasReported { return }
    report(
      .emptyDeclaration, "this `\(keyword.text)` has no parts", at: keyword.range,
      remedy: "give it some, such as `\(keyword.text) { cell, cell }`, or write `cell` for one item")
  }
}

// MARK: - Sizes of parts

extension Checker {
  /// Layout rules R5 and R19: checks the sizes that a part takes, by the kind of its parent.
  private mutating func checkSizes(
    of keyword: WrittenName, in parent: ArrangementNode.Kind?, _ entries: inout Entries
  ) {
    for (property, axis) in [(Property.partWidth, SizeAxis.width), (.partHeight, .height)] {
      guard let entry = entries[property] else { continue }
      guard case .size(let size)? = entry.value, !ArrangementNode.accepts(size, on: axis, in: parent) else { continue }
      reportSize(size, entry, on: axis, of: keyword, in: parent)
      var rest = Entries()
      for other in entries.all where other.property != property { _ = rest.add(other) }
      _ = rest.add(.init(property: property, value: nil, name: entry.name, range: entry.range))
      entries = rest
    }
    guard parent == nil, entries[.partHeight] == nil else { return }
    reportMissing(
      .missingProperty, "the outermost `\(keyword.text)` of a mosaic has no height", at: keyword.range,
      adding: "height: 200",
      ", or `ratio: 2:1` for a shape")
  }

  private mutating func reportSize(
    _ size: Size, _ entry: Entries.Entry, on axis: SizeAxis, of keyword: WrittenName,
    in parent: ArrangementNode.Kind?
  ) {
    let name = entry.name.text
    let (message, remedy): (String, String)
    switch (size, parent) {
    case (.share, let parent?):
      let shared = parent == .row ? "width" : "height"
      message = "a share divides the \(shared) of a `\(parent.rawValue)`, and this is a `\(name)`"
      remedy = "use points or a percent, or leave it out: then the part takes all of it"
    case (.share, nil):
      message = "a share is part of a `row` or `column`, and the outermost part is in none"
      remedy = axis == .width ? "use points or a percent" : "use points, or `ratio: 2:1` for a shape"
    case (.percent, _):
      message = "a percent height of the outermost part has nothing to refer to"
      remedy = "use points, or `ratio: 2:1` for a shape"
    case (.ratioField, _):
      message = "the parts of a mosaic do not depend on data, and this ratio comes from the data"
      remedy = "write a fixed ratio, such as `ratio: 2:1`"
    default:
      message = "the outermost part of a mosaic may have a `\(name)`, and this `\(keyword.text)` is nested in another"
      remedy = "use points, a percent or a share"
    }
    report(.typeMismatch, message, at: entry.range, remedy: remedy)
  }

  /// The extent of a part: a length, a percent or a share.
  mutating func partSize(_ value: Constant, _ axis: SizeAxis, _ purpose: Purpose) -> Coerced {
    let remedy = "write a percent such as `50%`, or a share such as `1fr`"
    if reportQuotient(purpose, remedy: remedy) { return .invalid }
    switch value {
    case .percent(let fraction) where fraction > .zero: return .value(.size(.percent(fraction)))
    case .share(let share) where share > .zero: return .value(.size(.share(share)))
    case .percent:
      return outOfRange("`\(purpose.name)` must be greater than 0 %", purpose, remedy: "use a positive percent")
    case .share:
      return outOfRange("`\(purpose.name)` must be greater than 0 shares", purpose, remedy: "use a share such as `1fr`")
    case .estimate:
      return mismatch(
        value, needs: "a length, a percent or a share", accepts: [], purpose,
        remedy: "use a fixed \(axis == .width ? "width" : "height"): the items take their size from the cells")
    case .ratio:
      return mismatch(
        value, needs: "a length, a percent or a share", accepts: [], purpose,
        remedy: "write `ratio: \(program.text(of: purpose.expression))` in place of `\(purpose.name)`")
    default:
      if case .unknown(let type) = value, [.percent, .share].contains(type) { return .unknown }
      return length(value, upTo: .contentWidth, purpose).mapped { .size(.length($0)) }
    }
  }
}
