import SDUIIR
import SDUISyntax

extension Checker {
  /// Returns what the sections of a screen are checked against, and checks what the screen says beside it.
  mutating func context(
    of screen: Declaration, _ entries: Entries, reusing kept: KeptResults?
  ) -> ScreenContext {
    var supported = ClientSet.everything
    if case .clients(let clients)? = entries[.clients]?.value {
      supported = clients
      reportOutsideClients(screen, clients)
    }
    let direction = entries[.scrollDirection]
    let horizontal = direction?.value == .keyword(.horizontal) ? direction?.range : nil
    checkScrollDirection(entries, horizontal)
    var keys = ResponseKeys()
    if case .responseKeys(let given)? = entries[.wire]?.value { keys = given }
    return ScreenContext(
      domain: domain(of: entries), clients: supported, horizontal: horizontal, usesVersions: usesVersions, keys: keys,
      kept: kept)
  }

  /// Every container and client that a screen declares. A width class is regular from 600 points on at the earliest and
  /// compact below 960 at most; the border of heights is at 480.
  private func domain(of screen: Entries) -> [ConditionBox] {
    var whole = ConditionBox()
    whole.width = bounds(screen[.widths], of: .widths)
    whole.height = bounds(screen[.heights], of: .heights)
    whole.textScale = bounds(screen[.textScale], of: .textScale)
    if case .clients(let clients)? = screen[.clients]?.value { whole.clients = clients }
    return SizeClass.domain.compactMap { $0.intersection(whole) }
  }

  /// Returns the least bound and one just after the greatest, which belongs to the range.
  private func bounds(_ entry: Entries.Entry?, of property: Property) -> Bounds {
    var range = property.standardRange
    if let entry {
      guard case .range(let written)? = entry.value else { return Bounds() }
      range = written
    }
    return Bounds(from: range.lowerBound, to: range.upperBound.flatMap { try? $0 + Rational(1, over: 1_000_000) })
  }

  /// Warns of the `when`s of a block that nothing in the domain meets, and of those that later ones hide whole.
  mutating func reportNeedlessWhens(_ whens: [WhenLayer], in domain: [ConditionBox]) {
    var later = LaterWhens(domain, contract.flags)
    for (index, when) in whens.enumerated().reversed() {
      if !when.condition.meets(domain) {
        report(
          .unreachableWhen, "\(phrase(ofCondition: when.expression)) is never true for what the screen declares",
          at: program.range(of: when.expression),
          remedy: "correct its bounds, or declare the `widths`, `heights`, `textScale` or `clients` that meet it")
      } else if later.hide(when) {
        reportHidden(when, in: domain, by: whens[(index + 1)...])
      }
      later.add(when)
    }
  }

  /// Warns of the section's own properties that lie over a `when` of its layout, unless it has a `when` for them, too.
  mutating func reportSilencedWhens(_ layers: [Layer], _ draft: SectionDraft) {
    guard let own = layers.last else { return }
    reportSilencedItems(layers, draft)
    guard layers.count > 1 else { return }
    func entries(_ body: LayerBody) -> [Entries] {
      [body.section, body.item, body.header, body.footer, body.background]
    }
    let restated = own.whens.map { entries($0.body) }
    for (part, written) in entries(own.plain).enumerated() {
      for entry in written.all where !restated.contains(where: { $0[part].contains(entry.property) }) {
        let silenced = layers.dropLast().flatMap { $0.whens }
          .compactMap { when in entries(when.body)[part][entry.property].map { (when, $0) } }
        guard let condition = silenced.first.map({ phrase(ofCondition: $0.0.expression) }) else { continue }
        report(
          .silencedWhen,
          "`\(entry.name.text)` hides what the layout sets where \(condition) holds",
          at: entry.name.range.through(entry.range),
          labels: silenced.prefix(3).map { _, hidden in
            Label("has no effect in this section", at: hidden.name.range.through(hidden.range))
          },
          remedy: "remove it, or set `\(entry.name.text)` in a `when` of the section, too")
      }
    }
  }

  /// Warns of what a unit sets over the `item` of a `when`: one of a layout, or one of the section in which no unit is left
  /// that takes it.
  private mutating func reportSilencedItems(_ layers: [Layer], _ draft: SectionDraft) {
    // Where the kind changes, what `item` sets there is not the unit's own value of the kind before.
    guard let own = layers.last, !layers.contains(where: { $0.whens.contains { $0.change != nil } }) else { return }
    for (index, use) in draft.units.enumerated() {
      let target = Assignment.Target.unit(index)
      for entry in own.plain[target].all where !own.whens.contains(where: { $0.body[target].contains(entry.property) })
      {
        func isOwn(_ unit: Int) -> Bool { own.plain[.unit(unit)].contains(entry.property) }
        let isLast = index == draft.units.count - 1 && draft.units.indices.allSatisfy(isOwn)
        let silenced = (isLast ? layers[...] : layers.dropLast()).flatMap { $0.whens }
          .compactMap { when in when.body.item[entry.property].map { (when, $0) } }
        guard let condition = silenced.first.map({ phrase(ofCondition: $0.0.expression) }) else { continue }
        report(
          .silencedWhen,
          "`\(entry.name.text)` of `\(use.name.text)` hides what `item` sets where \(condition) holds",
          at: entry.name.range.through(entry.range),
          labels: silenced.prefix(3).map { _, hidden in
            Label("has no effect on `\(use.name.text)`", at: hidden.name.range.through(hidden.range))
          },
          remedy: "remove it, or set `\(entry.name.text)` of `\(use.name.text)` in a `when` of the section, too")
      }
    }
  }

  /// A `when` is hidden whole where later ones set all of its properties again wherever it holds.
  private mutating func reportHidden(_ when: WhenLayer, in domain: [ConditionBox], by later: ArraySlice<WhenLayer>) {
    let reached = when.condition.flatMap { box in domain.compactMap { box.intersection($0) } }
    var hiding: [WhenLayer] = []
    for entry in when.entries {
      for other in hiders(of: entry, where: reached, among: later)
      where !hiding.contains(where: { $0.range == other.range }) {
        hiding.append(other)
      }
    }
    report(
      .hiddenWhen,
      "`\(program.text(of: when.expression))` changes nothing: wherever it holds, all that it sets is set again",
      at: program.range(of: when.expression),
      labels: hiding.sorted { $0.range < $1.range }.prefix(3)
        .map { Label("set again here", at: program.range(of: $0.expression)) },
      remedy: "put the wider condition first, since later `when`s win, or remove this one")
  }

  /// The last `when` that sets a property wherever some boxes hold; where several do so together, these.
  private func hiders(
    of entry: SetProperty, where reached: [ConditionBox], among later: ArraySlice<WhenLayer>
  ) -> [WhenLayer] {
    var result: [WhenLayer] = []
    var rest = reached
    for when in later.reversed() where when.change != nil || when.entries.contains(entry) {
      if reached.isCovered(by: when.condition, contract.flags) { return [when] }
      guard when.condition.meets(rest) else { continue }
      result.append(when)
      rest = rest.subtracting(when.condition, contract.flags) ?? rest
      if rest.isEmpty { break }
    }
    return result
  }
}
