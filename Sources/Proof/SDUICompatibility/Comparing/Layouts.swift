import SDUIIR
import SDUISyntax

extension ContractComparison {
  /// Compares how the screen and its sections are laid out.
  mutating func compareLayouts() {
    compare(old.properties, new.properties, of: "the screen", new.origin, old.origin)
    for bar in Bar.allCases {
      guard let left = old.bars[bar], let right = new.bars[bar] else { continue }
      compare(left.properties, right.properties, of: quoted(bar.rawValue), right.origin, left.origin)
    }
    let changes = sectionChanges
    compareOrder(of: changes)
    var noted: [(changes: Range<Int>, section: SectionChange)] = []
    for change in changes.map(withoutIdleAdaptations) {
      let start = count
      compareLayout(change)
      if count > start { noted.append((start..<count, change)) }
    }
    compareDecorations()
    decideByFrames(noted, changes)
  }

  private mutating func compareOrder(of changes: [SectionChange]) {
    let names = FlatSections(old).names
    let places = Dictionary(firstOf: names.indices.map { (names[$0].source, $0) })
    let order = changes.compactMap { places[$0.old.name.source] }
    guard order != order.sorted() else { return }
    // In stacks, sections have any order in responses.
    let top = Pairing(old.sections.map { $0.name }, new.sections.map { $0.name }).pairs.map { $0.old }
    let isFixed = [old, new].allSatisfy { $0.properties[.sectionOrder] == .keyword(.fixed) } && top != top.sorted()
    note(
      .sectionsReordered, Impact(wire: isFixed ? .breaking : .safe, layout: .breaking),
      isFixed ? Self.bothDirections : [.newServerToOldClient], at: new.place, earlier: old.place,
      "the sections are declared in another order, "
        + (isFixed
          ? "and `sections` is `fixed`: clients of each version refuse responses of the other"
          : "in which responses show them unless a server orders them"),
      isFixed ? "keep the order" : "keep the order, or order sections on the server",
      witness: isFixed ? SampleResponse(newSamples).witness() : nil)
  }

  private mutating func compareLayout(_ change: SectionChange) {
    let (left, right) = (change.old, change.new)
    if left.kind != right.kind, left.kind.holdsSections == right.kind.holdsSections {
      note(
        .kindChanged, Impact(layout: .breaking), [.newServerToOldClient], at: change.place, earlier: change.earlier,
        "\(change.title) is a \(right.kind.rawValue), and was a \(left.kind.rawValue)",
        "use the kind in a `when` for the clients that are meant")
    } else {
      compare(left.properties, right.properties, of: change.title, right.origin, left.origin)
      let units = Dictionary(firstOf: left.units.map { ($0.component.index, $0) })
      for unit in right.units {
        let name = new.contract.components[unit.component].name.source
        guard let other = pairing.components.old(unit.component.index).flatMap({ units[$0] }) else { continue }
        compare(
          other.properties, unit.properties, of: quoted("\(change.name).\(name)"), unit.origin, other.origin)
      }
    }
    for (before, after, noun) in [(left.header, right.header, "header"), (left.footer, right.footer, "footer")] {
      guard let before, let after else { continue }
      compare(before.properties, after.properties, of: "the \(noun) of \(change.title)", after.origin, before.origin)
    }
    comparePlaceholders(change)
    compareBackgrounds(change)
    compareAdaptations(change)
  }

  private mutating func compare(
    _ before: PropertyList, _ after: PropertyList, of title: String, _ origin: Origin, _ earlier: Origin
  ) {
    for property in Property.allCases {
      guard let rule = property.rule, before[property] != after[property] else { continue }
      noteProperty(property, rule, of: title, origin, earlier, before[property], after[property])
    }
  }

  private mutating func noteProperty(
    _ property: Property, _ rule: CompatibilityRule, of title: String, _ origin: Origin, _ earlier: Origin,
    _ before: PropertyValue?, _ after: PropertyValue?
  ) {
    let name = property.row.name
    note(
      rule, Impact(layout: property.movesNothing ? .safe : .breaking),
      property.movesNothing ? [] : [.newServerToOldClient], at: Place(origin, after != nil ? name : ""),
      earlier: Place(earlier, name), "`\(name)` of \(title) " + Self.words(before, after),
      property.movesNothing ? nil : "change it in a `when` for the clients that are meant, or accept the frames")
  }
}

extension ContractComparison {
  /// A change from one value to another, with both if they are short.
  private static func words(_ before: PropertyValue?, _ after: PropertyValue?) -> String {
    let texts = (before?.notation.map(quoted), after?.notation.map(quoted))
    switch (before, after, texts.0, texts.1) {
    case (_?, _?, let old?, let new?) where old != new: return "is \(new), and was \(old)"
    case (_?, nil, let old?, _): return "is no longer set, and was \(old)"
    case (nil, _?, _, let new?): return "is \(new), and was not set"
    case (_, nil, _, _): return "is no longer set"
    default: return "has another value"
    }
  }
}

// MARK: - Conditions

extension ContractComparison {
  private mutating func compareAdaptations(_ change: SectionChange) {
    let (before, after) = (change.old.adaptations, change.new.adaptations)
    let isAligned =
      before.count == after.count
      && zip(before, after).allSatisfy { ConditionKey($0, of: old.contract) == ConditionKey($1, of: new.contract) }
    guard isAligned else {
      let known = Set(before.map { ConditionKey($0, of: old.contract) })
      let first = after.first { !known.contains(ConditionKey($0, of: new.contract)) }
      return note(
        .breakpointChanged, Impact(layout: .breaking), [.newServerToOldClient],
        at: first.map { Place($0.origin) } ?? change.place, earlier: change.earlier,
        "\(change.title) has other conditions: \(count(after.count)), and before \(count(before.count))",
        "keep the conditions, or accept the frames")
    }
    for (left, right) in zip(before, after) {
      if left.replacement?.kind != right.replacement?.kind {
        note(
          .kindChanged, Impact(layout: .breaking), [.newServerToOldClient], at: Place(right.origin),
          earlier: Place(left.origin), "\(change.title) has another kind under a condition",
          "keep the kind, or accept the frames")
        continue
      }
      compareAssignments(left, right, change)
    }
  }

  private func count(_ number: Int) -> String { number == 1 ? "1 `when`" : "\(number) `when`s" }

  private mutating func compareAssignments(_ left: Adaptation, _ right: Adaptation, _ change: SectionChange) {
    var seen: Set<CompatibilityRule> = []
    let (before, after) = (left.values, right.values)
    let common = Set(before).intersection(after)
    for entry in before + after where !common.contains(entry) {
      guard let rule = entry.property.rule, seen.insert(rule).inserted else { continue }
      func value(in values: [Adaptation.SetValue]) -> PropertyValue? {
        values.first { $0.target == entry.target && $0.property == entry.property }?.value
      }
      noteProperty(
        entry.property, rule, of: "\(change.title) under a condition", right.origin, left.origin,
        value(in: before), value(in: after))
    }
  }

  private mutating func comparePlaceholders(_ change: SectionChange) {
    for (before, after, word) in [
      (change.old.empty, change.new.empty, "empty"), (change.old.failure, change.new.failure, "onFailure"),
    ] {
      if before == nil, after == nil { continue }
      let isSame =
        after.map { pairing.components.old($0.component.index) } == before.map { $0.component.index }
        && before?.properties == after?.properties
      guard !isSame else { continue }
      note(
        .visibilityChanged, Impact(layout: .breaking), [.newServerToOldClient],
        at: after.map { Place($0.origin, word) } ?? change.place,
        earlier: before.map { Place($0.origin, word) } ?? change.earlier,
        "`\(word)` of \(change.title) shows something else", "keep it, or accept the frames")
    }
  }

  private mutating func compareBackgrounds(_ change: SectionChange) {
    let (before, after) = (change.old.background, change.new.background)
    guard before?.properties != after?.properties || name(before, old.contract) != name(after, new.contract) else {
      return
    }
    if let before, let after {
      compare(before.properties, after.properties, of: "the background of \(change.title)", after.origin, before.origin)
      if name(before, old.contract) == name(after, new.contract) { return }
    }
    // Layouts in Swift have a constant with the kind of each background.
    let lost = name(before, old.contract).flatMap { backgroundNames.contains($0) ? nil : $0 }
    note(
      .backgroundChanged, Impact(source: lost == nil ? .safe : .breaking),
      at: after.map { Place($0.origin) } ?? change.place, earlier: before.map { Place($0.origin) } ?? change.earlier,
      "the background of \(change.title) changed"
        + (lost.map { ", and no section has a background `\($0)` any more" } ?? ""),
      lost.map { "keep the name `\($0)`, or register the view of the new background in client code" },
      witness: lost.map { .code("\(new.name.source)Layout.\(valueName($0))Kind") })
  }

  /// The names of all backgrounds of the new version.
  private var backgroundNames: [String] {
    FlatSections(new).all.compactMap { name($0.section.background, new.contract) }
  }

  private func name(_ background: Background?, _ contract: Contract) -> String? {
    switch background?.appearance {
    case .decoration(let id): contract.decorations[id].name.source
    case .component(let id): contract.components[id].name.source
    case nil: nil
    }
  }

  private mutating func compareDecorations() {
    let earlier = Dictionary(firstOf: old.contract.decorations.elements.map { ($0.name.source, $0) })
    for decoration in new.contract.decorations.elements {
      let other = earlier[decoration.name.source]
      guard let other, other.properties != decoration.properties else { continue }
      note(
        .backgroundChanged, Impact(), at: Place(decoration.origin, decoration.name.source),
        earlier: Place(other.origin, other.name.source), "the decoration `\(decoration.name.source)` looks different")
    }
  }
}

/// The containers in which a condition holds, with flags by their names: contracts number them differently.
struct ConditionKey: Hashable {
  private let boxes: [ConditionBox]
  private let flags: [[String]]

  init(_ adaptation: Adaptation, of contract: Contract) {
    boxes = adaptation.condition.map { box in
      var box = box
      box.flags = []
      return box
    }
    flags = adaptation.condition.map { box in
      box.flags.flatMap { flag in
        let declared = contract.flags[flag.flag]
        return flag.cases.map { "\(declared.name).\(declared.cases[$0])" }
      }.sorted()
    }
  }
}

extension Adaptation {
  /// A value that a condition sets.
  fileprivate struct SetValue: Hashable {
    let target: Assignment.Target
    let property: Property
    let value: PropertyValue
  }

  /// All values that the condition sets, also those of another kind.
  fileprivate var values: [SetValue] {
    var result = assignments.map { SetValue(target: $0.target, property: $0.property, value: $0.value) }
    guard let replacement else { return result }
    let parts: [(PropertyList, Assignment.Target)] =
      [
        (replacement.properties, .section), (replacement.header, .header), (replacement.footer, .footer),
        (replacement.background, .background),
      ] + replacement.units.indices.map { (replacement.units[$0], .unit($0)) }
    for (list, target) in parts {
      result += list.entries.map { SetValue(target: target, property: $0.property, value: $0.value) }
    }
    return result
  }
}
