/// Atoms in order, measured while they are added: each group knows how much room it needs on one line.
///
/// What counts for a group is its own width and that of what follows it up to the next place where a line may end,
/// since neither can be moved to another line. It is known when that place is added, so one pass suffices.
struct Document {
  private(set) var atoms: [Atom] = []
  /// The room that each group needs; `unlimited` for one that holds a line break.
  private(set) var widths: [Int32] = []

  /// The width of everything so far, if all of it were on one line.
  private var position: Int32 = 0
  /// The groups that are open, and whether they contain a line break.
  private var open: [(group: Int, isForced: Bool)] = []
  /// The groups that have ended since the last place where a line may end.
  private var waiting: [Int] = []

  /// Wider than any line.
  static let unlimited = Int32.max / 2

  /// Forgets everything, and keeps the memory.
  mutating func clear() {
    atoms.removeAll(keepingCapacity: true)
    widths.removeAll(keepingCapacity: true)
    waiting.removeAll(keepingCapacity: true)
    position = 0
  }

  /// Adds bytes of the source; `width` is how many characters they are.
  @inline(__always)
  mutating func text(_ start: UInt32, _ end: UInt32, width: Int) {
    if case .text(let first, start)? = atoms.last {
      atoms[atoms.count &- 1] = .text(start: first, end: end)
    } else {
      atoms.append(.text(start: start, end: end))
    }
    position &+= Int32(truncatingIfNeeded: width)
  }

  /// Adds a separator.
  @inline(__always)
  mutating func separator(_ separator: Separator) {
    switch separator {
    case .nothing: break
    case .space:
      atoms.append(.space)
      position &+= 1
    case .line:
      settle()
      atoms.append(.line)
      position &+= 1
    case .softLine:
      settle()
      atoms.append(.softLine)
    case .hardLine: hardLine()
    }
  }

  mutating func hardLine() {
    settle()
    force()
    atoms.append(.hardLine)
  }

  /// Makes the line break before it an empty line.
  mutating func blankLine() { atoms.append(.blankLine) }

  mutating func comma(_ condition: CommaCondition) {
    switch condition {
    case .always: position &+= 1
    case .onOneLine:
      // Groups inside an element are followed by it only where they need not care.
      position &+= 1
      for group in waiting { widths[group] &-= 1 }
    case .whenBroken:
      for group in waiting { widths[group] &+= 1 }
    }
    atoms.append(.comma(condition))
  }

  mutating func comment(_ start: UInt32, _ end: UInt32, isTrailing: Bool) {
    atoms.append(isTrailing ? .trailingComment(start: start, end: end) : .comment(start: start, end: end))
  }

  /// Adds bytes as they are; `widths` are those of their lines.
  mutating func verbatim(_ start: UInt32, _ end: UInt32, widths lines: (first: Int, last: Int?)) {
    position &+= Int32(truncatingIfNeeded: lines.first)
    if let last = lines.last {
      settle()
      force()
      position &+= Int32(truncatingIfNeeded: last)
    }
    atoms.append(.verbatim(start: start, end: end))
  }

  mutating func indent() { atoms.append(.indent) }

  mutating func outdent() { atoms.append(.outdent) }

  mutating func beginGroup() {
    atoms.append(.group(Int32(truncatingIfNeeded: widths.count)))
    open.append((widths.count, false))
    widths.append(-position)
  }

  mutating func endGroup() {
    atoms.append(.endGroup)
    guard let (group, isForced) = open.popLast() else { return }
    if isForced {
      widths[group] = Self.unlimited
      force()
    } else {
      waiting.append(group)
    }
  }

  /// Settles the groups that nothing more belongs to, at the end of everything.
  mutating func finish() { settle() }

  private mutating func force() {
    if !open.isEmpty { open[open.count - 1].isForced = true }
  }

  @inline(__always)
  private mutating func settle() {
    if waiting.isEmpty { return }
    for group in waiting { widths[group] &+= position }
    waiting.removeAll(keepingCapacity: true)
  }
}
