import SDUIIR

extension SectionLayout {
  /// The representation of the cells of a section's items: relative to the start of its lines, before all stages of the
  /// layout. So a section moves, is mirrored and is rounded without touching its items.
  enum Arrangement: Sendable {
    /// One by one.
    case stored(StoredItems)
    /// All alike in rows, in closed form.
    case uniform(UniformItems)
    /// By their rows and columns.
    case rows(RowItems)

    /// No items.
    static var none: Self { .stored(StoredItems([], units: [])) }

    /// The number of items.
    var count: Int {
      switch self {
      case .stored(let items): items.frames.count
      case .uniform(let items): items.count
      case .rows(let items): items.count
      }
    }

    /// The cell of an item.
    func frame(at item: Int) -> Frame {
      switch self {
      case .stored(let items): items.frames[item]
      case .uniform(let items): items.frame(at: item)
      case .rows(let items): items.frame(at: item)
      }
    }

    /// The cells of all items.
    var frames: [Frame] {
      switch self {
      case .stored(let items): items.frames
      case .uniform(let items): (0..<items.count).map { items.frame(at: $0) }
      case .rows(let items): items.frames
      }
    }

    /// The index of an item's unit among those of the section.
    func unit(at item: Int) -> Int {
      switch self {
      case .stored(let items): Int(items.units[item])
      case .uniform(let items): items.unit
      case .rows(let items): items.unit(at: item)
      }
    }

    /// The reach of the numbers in the cells; `nil` if no common denominator for all of them has 64 bits.
    fileprivate var reach: FrameReach? {
      switch self {
      case .stored(let items): items.reach
      case .uniform(let items): try? FrameReach(items)
      case .rows(let items): try? FrameReach(items)
      }
    }
  }
}

extension SectionLayout.Arrangement: Hashable {
  /// Whether the same items are at the same places, in any representation.
  static func == (left: Self, right: Self) -> Bool {
    if case .uniform(let first) = left, case .uniform(let second) = right, first == second { return true }
    guard left.count == right.count else { return false }
    return (0..<left.count).allSatisfy {
      left.unit(at: $0) == right.unit(at: $0) && left.frame(at: $0) == right.frame(at: $0)
    }
  }

  /// Hashes the part that equal arrangements share in all representations.
  func hash(into hasher: inout Hasher) { hasher.combine(count) }
}

extension SectionLayout {
  /// Layout rule R1: makes sure that no cell fails when it is asked for. One bound for all numbers mostly tells;
  /// otherwise each cell is tried.
  func check() throws(LayoutFailure) {
    if let reach = arrangement.reach, (try? reach.passed(from: origin, stages)) != nil { return }
    guard case .uniform = arrangement else {
      for item in 0..<arrangement.count {
        do { _ = try origin.shown(arrangement.frame(at: item), stages) } catch {
          throw LayoutFailure.arithmetic(error).naming(item: item)
        }
      }
      return
    }
    throw .arithmetic(.overflow)
  }
}

/// The start of a section's lines, from which its items are placed.
struct FrameOrigin: Hashable, Sendable {
  var x = Rational.zero
  var y = Rational.zero

  /// Returns the cell of an item at its place, through all stages.
  func shown(_ cell: Frame, _ stages: [Stage]) throws(ArithmeticError) -> Frame {
    var frame = Frame(x: try x + cell.x, y: try y + cell.y, width: cell.width, height: cell.height)
    for stage in stages { frame = try stage.frame(frame) }
    return frame
  }

  /// The same further to the right and further down.
  func moved(by distance: Rational, down: Rational = .zero) throws(LayoutFailure) -> FrameOrigin {
    FrameOrigin(x: try exact(x + distance), y: try exact(y + down))
  }
}
