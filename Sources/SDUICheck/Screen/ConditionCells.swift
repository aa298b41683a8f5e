import SDUIIR

extension ConditionBox {
  /// How many cells are looked at, which keeps long lists of conditions affordable.
  private static let maximumCells = 4_096

  /// One thing that conditions ask for, as the boxes that it may be.
  private typealias Parts = [(inout ConditionBox) -> Void]

  /// Boxes that cover all containers, and each of which lies inside every given box or outside of it: so what holds
  /// together can be found by trying them all.
  static func cells(of boxes: [ConditionBox], _ flags: Store<Flag>) -> [ConditionBox] {
    var cells = [ConditionBox()]
    for parts in containerParts(boxes) + variantParts(boxes, flags) {
      guard parts.count > 1, cells.count * parts.count <= maximumCells else { continue }
      cells = cells.flatMap { cell in
        parts.map { part in
          var result = cell
          part(&result)
          return result
        }
      }
    }
    return cells
  }

  private static func containerParts(_ boxes: [ConditionBox]) -> [Parts] {
    var result: [Parts] = [
      intervals(boxes.flatMap { [$0.minWidth, $0.belowWidth] }).map { bounds in
        { (cell: inout ConditionBox) in (cell.minWidth, cell.belowWidth) = bounds }
      },
      intervals(boxes.flatMap { [$0.minHeight, $0.belowHeight] }).map { bounds in
        { (cell: inout ConditionBox) in (cell.minHeight, cell.belowHeight) = bounds }
      },
    ]
    if boxes.contains(where: { $0.horizontal != nil }) {
      result.append(SizeClass.allCases.map { value in { (cell: inout ConditionBox) in cell.horizontal = value } })
    }
    if boxes.contains(where: { $0.vertical != nil }) {
      result.append(SizeClass.allCases.map { value in { (cell: inout ConditionBox) in cell.vertical = value } })
    }
    if boxes.contains(where: { $0.idiom != nil }) {
      result.append(Idiom.allCases.map { value in { (cell: inout ConditionBox) in cell.idiom = value } })
    }
    if boxes.contains(where: { $0.direction != nil }) {
      result.append(LayoutDirection.allCases.map { value in { (cell: inout ConditionBox) in cell.direction = value } })
    }
    return result
  }

  private static func variantParts(_ boxes: [ConditionBox], _ flags: Store<Flag>) -> [Parts] {
    var result = Set(boxes.flatMap { $0.flags.map { $0.flag } }).sorted().map { flag -> Parts in
      flags[flag].cases.indices.map { index in
        { (cell: inout ConditionBox) in cell.flags.append(FlagCases(flag: flag, cases: [index])) }
      }
    }
    let clients = clientCells(boxes.compactMap { $0.clients })
    result.append(clients.map { clients in { (cell: inout ConditionBox) in cell.clients = clients } })
    return result
  }

  /// Clients by platform, and by what lies between versions that are named; none where no condition asks for them.
  private static func clientCells(_ sets: [ClientSet]) -> [ClientSet] {
    guard !sets.isEmpty else { return [] }
    return Platform.allCases.flatMap { platform in
      let edges = sets.edges(on: platform)
      let starts: [Version?] = [nil] + edges.map { $0 }
      let ends: [VersionRange.End?] = edges.map { .below($0) } + [nil]
      return zip(starts, ends).map { start, end in
        var clients = ClientSet()
        clients[platform] = VersionRange(from: start, end: end)
        return clients
      }
    }
  }

  /// What lies between neighbouring bounds, and beyond the first and the last.
  private static func intervals(_ bounds: [Rational?]) -> [(Rational?, Rational?)] {
    let edges = Set(bounds.compactMap { $0 }).sorted()
    let lower: [Rational?] = [nil] + edges.map { $0 }
    let upper: [Rational?] = edges.map { $0 } + [nil]
    return Array(zip(lower, upper))
  }
}

extension ResolvedKind {
  /// What the section says with this kind in every case in which its `when`s differ in one of some properties; the base
  /// comes first.
  func states(of properties: Set<Property>, _ flags: Store<Flag>) -> [LayerBody] {
    let base = layers.base
    let changing = layers.adaptations.filter { adaptation in
      adaptation.assignments.contains { properties.contains($0.entry.property) }
    }
    guard !changing.isEmpty else { return [base] }
    var states: [LayerBody] = []
    var known: Set<[Int]> = []
    let inside = change?.condition ?? []
    for cell in ConditionBox.cells(of: changing.flatMap({ $0.condition }) + inside + outside, flags) {
      // Where the section has another kind, something else holds.
      guard inside.isEmpty || inside.contains(where: { $0.intersection(cell) != nil }) else { continue }
      if outside.contains(where: { $0.intersection(cell) != nil }) { continue }
      let matching = changing.indices.filter { index in
        changing[index].condition.contains { $0.intersection(cell) != nil }
      }
      guard known.insert(matching).inserted else { continue }
      var state = base
      for index in matching {
        for (target, entry) in changing[index].assignments where properties.contains(entry.property) {
          state.set(entry, of: target)
        }
      }
      states.append(state)
    }
    return states
  }
}
