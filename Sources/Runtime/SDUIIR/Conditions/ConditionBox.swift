/// A conjunction of bounds, one for each ``ConditionAxis``; a box without any holds everywhere.
///
/// A condition is a list of boxes, any of which may hold.
public struct ConditionBox: Hashable, Sendable {
  /// The bounds of the container's width.
  public var width = Bounds()
  /// The bounds of the container's height.
  public var height = Bounds()
  /// The bounds of the text scale, which is 1 at the usual text size.
  public var textScale = Bounds()
  /// The traits that the container has.
  public var traits = Traits()
  /// The cases of flags, in the order of the flags; no flag twice.
  public var flags: [FlagCases] = []
  /// The clients, where not all are meant; never empty.
  public var clients: ClientSet?

  /// A box that holds everywhere.
  public init() {}
}

// MARK: - Intersection

extension ConditionBox {
  /// Returns the box where both hold; `nil` if there is none.
  package func intersection(_ other: ConditionBox) -> ConditionBox? {
    var result = self
    for axis in ConditionAxis.allCases where !result.narrow(axis, to: other) { return nil }
    return result
  }

  /// Takes the bound of another box on one axis; gives `false` if nothing is left.
  mutating func narrow(_ axis: ConditionAxis, to other: ConditionBox) -> Bool {
    switch axis {
    case .width: return width.narrow(to: other.width)
    case .height: return height.narrow(to: other.height)
    case .textScale: return textScale.narrow(to: other.textScale)
    case .trait(let trait): return traits.narrow(trait, to: other.traits)
    case .flags: return FlagCases.narrow(&flags, to: other.flags)
    case .clients:
      guard let others = other.clients else { return true }
      let both = clients?.intersection(others) ?? others
      clients = both
      return !both.isEmpty
    }
  }
}

extension [ConditionBox] {
  /// Whether some of these boxes have a part in common with another.
  package func meets(_ box: ConditionBox) -> Bool { contains { $0.intersection(box) != nil } }

  /// Whether some of these boxes have a part in common with some of others.
  package func meets(_ others: [ConditionBox]) -> Bool { others.contains { meets($0) } }

  /// Returns the intersection of these boxes with some others, as disjoint boxes.
  package func intersection(_ others: [ConditionBox]) -> [ConditionBox] {
    flatMap { box in others.compactMap { box.intersection($0) } }.eachOnce
  }

  /// The first of each that are equal.
  package var eachOnce: [ConditionBox] {
    if count < 2 { return self }
    var known = Set<ConditionBox>()
    return filter { known.insert($0).inserted }
  }
}

// MARK: - Subtraction

extension [ConditionBox] {
  /// The number of boxes after which a computation gives up.
  static var maximumCount: Int { 256 }

  /// Returns the difference of these boxes and some others; `nil` if it has too many boxes.
  package func subtracting(_ others: [ConditionBox], _ flags: Store<Flag>) -> [ConditionBox]? {
    var rest = self
    for other in others {
      rest = rest.flatMap { $0.subtracting(other, flags) }
      if rest.count > Self.maximumCount { return nil }
    }
    return rest
  }

  /// Whether others hold wherever any of these boxes holds; `false` where it takes too many boxes to tell.
  package func isCovered(by others: [ConditionBox], _ flags: Store<Flag>) -> Bool {
    subtracting(others, flags)?.isEmpty ?? false
  }
}

extension ConditionBox {
  /// Returns the difference of this box and another, as disjoint boxes.
  fileprivate func subtracting(_ other: ConditionBox, _ flags: Store<Flag>) -> [ConditionBox] {
    guard intersection(other) != nil else { return [self] }
    var pieces: [ConditionBox] = []
    var rest = self
    for axis in ConditionAxis.allCases {
      for outside in other.complement(on: axis, flags) {
        var piece = rest
        if piece.narrow(axis, to: outside) { pieces.append(piece) }
      }
      guard rest.narrow(axis, to: other) else { break }
    }
    return pieces
  }

  /// Returns the complement of the box on one axis, as disjoint boxes that bound no other axis.
  func complement(on axis: ConditionAxis, _ flags: Store<Flag>) -> [ConditionBox] {
    switch axis {
    case .width: width.complement.map { ConditionBox(width: $0) }
    case .height: height.complement.map { ConditionBox(height: $0) }
    case .textScale: textScale.complement.map { ConditionBox(textScale: $0) }
    case .trait(let trait): traits.complement(of: trait).map { ConditionBox(traits: $0) }
    case .flags: FlagCases.complement(of: self.flags, flags).map { ConditionBox(flags: $0) }
    case .clients: clients.map { ClientSet.everything.subtracting($0).map { ConditionBox(clients: $0) } } ?? []
    }
  }

  /// A box with some bounds.
  package init(
    width: Bounds = Bounds(), height: Bounds = Bounds(), textScale: Bounds = Bounds(), traits: Traits = Traits(),
    flags: [FlagCases] = [], clients: ClientSet? = nil
  ) {
    (self.width, self.height, self.textScale) = (width, height, textScale)
    (self.traits, self.flags, self.clients) = (traits, flags, clients)
  }
}
