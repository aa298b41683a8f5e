import SDUIDiagnostics
import SDUIIR
import SDUISource
import SDUISyntax

extension Checker {
  /// Notes for which containers and clients the sections of a screen are made.
  mutating func resolveDomain(of screen: Declaration, _ entries: Entries) {
    supportedClients = .everything
    domain = domain(of: entries)
    guard case .clients(let clients)? = entries[.clients]?.value else { return }
    supportedClients = clients
    reportOutsideClients(screen)
  }

  /// Every container and client that a screen declares. A width class is regular from 600 points on at the earliest and
  /// compact below 960 at most; the border of heights is at 480.
  private func domain(of screen: Entries) -> [ConditionBox] {
    var whole = ConditionBox()
    (whole.minWidth, whole.belowWidth) = bounds(screen[.widths], of: .widths)
    (whole.minHeight, whole.belowHeight) = bounds(screen[.heights], of: .heights)
    if case .clients(let clients)? = screen[.clients]?.value { whole.clients = clients }
    var compactWidth = ConditionBox()
    (compactWidth.horizontal, compactWidth.belowWidth) = (.compact, SizeClass.compactWidthEnd)
    var regularWidth = ConditionBox()
    (regularWidth.horizontal, regularWidth.minWidth) = (.regular, SizeClass.regularWidth)
    var compactHeight = ConditionBox()
    (compactHeight.vertical, compactHeight.belowHeight) = (.compact, SizeClass.regularHeight)
    var regularHeight = ConditionBox()
    (regularHeight.vertical, regularHeight.minHeight) = (.regular, SizeClass.regularHeight)
    return [compactWidth, regularWidth].flatMap { width in
      [compactHeight, regularHeight].compactMap { width.intersection($0)?.intersection(whole) }
    }
  }

  /// The least bound and one that lies behind the greatest, which belongs to the range.
  private func bounds(_ entry: Entries.Entry?, of property: Property) -> (Rational?, Rational?) {
    var range = property.standardRange
    if let entry {
      guard case .range(let written)? = entry.value else { return (nil, nil) }
      range = written
    }
    return (range.lowerBound, range.upperBound.flatMap { try? $0 + .one })
  }

  /// Warns of the `when`s of a block that nothing in the domain meets, and of those that later ones hide whole.
  mutating func reportNeedlessWhens(_ whens: [WhenLayer], at place: BlockPlace) {
    // A layout may serve screens that declare other containers.
    let domain = place == .section ? domain : [ConditionBox()]
    var later = LaterWhens(domain, contract.flags)
    for (index, when) in whens.enumerated().reversed() {
      let isReached = when.condition.contains { box in domain.contains { box.intersection($0) != nil } }
      if !isReached {
        report(
          .unreachableWhen, "\(phrase(ofCondition: when.expression)) is never true for what the screen declares",
          at: program.range(of: when.expression),
          remedy: "mend its bounds, or declare the `widths`, `heights` or `clients` that meet it")
      } else if later.hide(when) {
        reportHidden(when, in: domain, by: whens[(index + 1)...])
      }
      later.add(when)
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
      if reached.subtracting(when.condition, contract.flags)?.isEmpty ?? false { return [when] }
      guard rest.contains(where: { box in when.condition.contains { $0.intersection(box) != nil } }) else { continue }
      result.append(when)
      rest = rest.subtracting(when.condition, contract.flags) ?? rest
      if rest.isEmpty { break }
    }
    return result
  }
}

// MARK: - Boxes without boxes

extension [ConditionBox] {
  /// How many boxes may be looked at before nothing is said.
  private static var maximumCount: Int { 256 }

  /// What belongs to these boxes and to none of the others; `nil` where it falls into too many.
  package func subtracting(_ others: [ConditionBox], _ flags: Store<Flag>) -> [ConditionBox]? {
    var rest = self
    for other in others {
      rest = rest.flatMap { $0.subtracting(other, flags) }
      if rest.count > Self.maximumCount { return nil }
    }
    return rest
  }
}

extension ConditionBox {
  /// What belongs to this box and not to another, as boxes of which no two meet.
  fileprivate func subtracting(_ other: ConditionBox, _ flags: Store<Flag>) -> [ConditionBox] {
    guard intersection(other) != nil else { return [self] }
    var pieces: [ConditionBox] = []
    var rest = self
    for (inside, outside) in other.bounds(flags) {
      pieces += outside.compactMap { rest.intersection($0) }
      guard let next = rest.intersection(inside) else { break }
      rest = next
    }
    return pieces
  }

  /// Each bound of the box by itself, and what lies outside of it.
  private func bounds(_ flags: Store<Flag>) -> [(inside: ConditionBox, outside: [ConditionBox])] {
    var result: [(inside: ConditionBox, outside: [ConditionBox])] = []
    func add(_ inside: (inout ConditionBox) -> Void, _ outside: (inout ConditionBox) -> Void) {
      var (first, second) = (ConditionBox(), ConditionBox())
      inside(&first)
      outside(&second)
      result.append((first, [second]))
    }
    if let minWidth { add({ $0.minWidth = minWidth }, { $0.belowWidth = minWidth }) }
    if let belowWidth { add({ $0.belowWidth = belowWidth }, { $0.minWidth = belowWidth }) }
    if let minHeight { add({ $0.minHeight = minHeight }, { $0.belowHeight = minHeight }) }
    if let belowHeight { add({ $0.belowHeight = belowHeight }, { $0.minHeight = belowHeight }) }
    if let horizontal { add({ $0.horizontal = horizontal }, { $0.horizontal = horizontal.other }) }
    if let vertical { add({ $0.vertical = vertical }, { $0.vertical = vertical.other }) }
    if let idiom { add({ $0.idiom = idiom }, { $0.idiom = idiom == .phone ? .pad : .phone }) }
    if let direction {
      add({ $0.direction = direction }, { $0.direction = direction == .leftToRight ? .rightToLeft : .leftToRight })
    }
    for condition in self.flags {
      let others = flags[condition.flag].cases.indices.filter { !condition.cases.contains($0) }
      add({ $0.flags = [condition] }, { $0.flags = [FlagCases(flag: condition.flag, cases: others)] })
    }
    if let clients {
      var inside = ConditionBox()
      inside.clients = clients
      let outside = ClientSet.everything.subtracting(clients).map { piece in
        var box = ConditionBox()
        box.clients = piece
        return box
      }
      result.append((inside, outside))
    }
    return result
  }
}

extension SizeClass {
  fileprivate var other: SizeClass { self == .compact ? .regular : .compact }
}
