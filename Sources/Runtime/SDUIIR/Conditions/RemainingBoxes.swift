/// Boxes from which others are subtracted one after another. The cases of a flag are found by the flag, so a condition on one
/// flag costs the same however many other flags earlier conditions named.
package struct RemainingBoxes {
  /// The disjoint parts that are left.
  private var parts: [Part]
  /// Whether the parts were given up, since there were too many.
  private var isTooMany = false
  private let declared: Store<Flag>

  /// Part of a box.
  fileprivate struct Part {
    /// The bounds on all axes but the flags.
    var box: ConditionBox
    /// The cases that are left of each flag, if not all.
    var flags: [ID<Flag>: Cases]
  }

  /// Some cases of a flag: those that are named, or all others. A flag may have many of which few are named.
  fileprivate struct Cases {
    var areOthers = false
    var named: Set<Int>

    func contains(_ index: Int) -> Bool { named.contains(index) != areOthers }

    /// Without some others; `nil` if there are none left, of so many.
    func subtracting(_ removed: [Int], of count: Int) -> Cases? {
      var result = self
      if areOthers {
        result.named.formUnion(removed)
        return result.named.count < count ? result : nil
      }
      for index in removed { result.named.remove(index) }
      return result.named.isEmpty ? nil : result
    }
  }

  /// A piece of a part, with all that it changes.
  fileprivate struct Piece {
    let box: ConditionBox
    let flags: [(flag: ID<Flag>, cases: Cases)]
  }

  /// All of some boxes.
  package init(_ boxes: [ConditionBox], _ declared: Store<Flag>) {
    self.declared = declared
    parts = boxes.map { box in
      var part = Part(box: box, flags: [:])
      part.box.flags = []
      for condition in box.flags { part.flags[condition.flag] = Cases(named: Set(condition.cases)) }
      return part
    }
  }

  /// Whether they have a part in common with some others; `nil` if there were too many.
  package func meet(_ others: [ConditionBox]) -> Bool? {
    isTooMany ? nil : others.contains { other in parts.contains { $0.meets(other) } }
  }

  /// Takes some others away.
  package mutating func subtract(_ others: [ConditionBox]) {
    for other in others where !isTooMany { subtract(other) }
  }

  private mutating func subtract(_ other: ConditionBox) {
    var rest: [Part] = []
    // Each part is taken out of the list before it changes, so that nothing is copied.
    while var part = parts.popLast() {
      guard part.meets(other) else {
        rest.append(part)
        continue
      }
      var pieces = part.pieces(outside: other, declared)
      let last = pieces.popLast()
      for piece in pieces where rest.count <= [ConditionBox].maximumCount { rest.append(part.limited(to: piece)) }
      if let last {
        part.limit(to: last)
        rest.append(part)
      }
    }
    isTooMany = rest.count > [ConditionBox].maximumCount
    parts = isTooMany ? [] : rest
  }
}

extension RemainingBoxes.Part {
  fileprivate func meets(_ other: ConditionBox) -> Bool {
    guard box.intersection(other) != nil else { return false }
    return other.flags.allSatisfy { condition in
      flags[condition.flag].map { left in condition.cases.contains { left.contains($0) } } ?? true
    }
  }

  /// The disjoint pieces of what is outside of a box that it meets.
  fileprivate func pieces(outside other: ConditionBox, _ declared: Store<Flag>) -> [RemainingBoxes.Piece] {
    var pieces: [RemainingBoxes.Piece] = []
    var rest = box
    var inside: [(flag: ID<Flag>, cases: RemainingBoxes.Cases)] = []
    for axis in ConditionAxis.allCases {
      guard axis != .flags else {
        for condition in other.flags {
          let (flag, asked) = (condition.flag, condition.cases)
          let left = flags[flag] ?? RemainingBoxes.Cases(areOthers: true, named: [])
          if let outside = left.subtracting(asked, of: declared[flag].cases.count) {
            pieces.append(.init(box: rest, flags: inside + [(flag, outside)]))
          }
          inside.append((flag, RemainingBoxes.Cases(named: Set(asked.filter { left.contains($0) }))))
        }
        continue
      }
      for outside in other.complement(on: axis, declared) {
        var piece = rest
        if piece.narrow(axis, to: outside) { pieces.append(.init(box: piece, flags: inside)) }
      }
      guard rest.narrow(axis, to: other) else { break }
    }
    return pieces
  }

  fileprivate func limited(to piece: RemainingBoxes.Piece) -> Self {
    var result = self
    result.limit(to: piece)
    return result
  }

  fileprivate mutating func limit(to piece: RemainingBoxes.Piece) {
    box = piece.box
    for (flag, cases) in piece.flags { flags[flag] = cases }
  }
}
