/// The point at which conditions are evaluated: a container, the chosen cases of flags, and a client; a `nil` property
/// is not fixed.
package struct ConditionPoint {
  /// The container's width, in points.
  package var width: Rational?
  /// The container's height, in points.
  package var height: Rational?
  /// The text scale.
  package var textScale: Rational?
  /// The traits of the container.
  package var traits: Traits
  /// The chosen case of each flag, by its index; flags beyond the end are open.
  package var flags: [Int?] = []
  /// The client.
  package var client: Client?

  /// A container of which everything is known but what is left out.
  package init(width: Rational? = nil, height: Rational? = nil, textScale: Rational? = nil, traits: Traits) {
    (self.width, self.height, self.textScale, self.traits) = (width, height, textScale, traits)
  }

  /// Takes the flags and the client that are chosen.
  ///
  /// - Parameter flags: The flags that boxes refer to.
  package mutating func choose(_ variants: Variants, of flags: Store<Flag>) {
    client = variants.client
    // Flags that are left out are open.
    if variants.flags.isEmpty { return self.flags = [] }
    let chosen = variants.caseNames
    self.flags = flags.elements.map { flag in chosen[flag.name].flatMap { flag.cases.firstIndex(of: $0) } }
  }

  /// The chosen case of a flag.
  func flagCase(of flag: ID<Flag>) -> Int? { flags.indices.contains(flag.index) ? flags[flag.index] : nil }
}

extension ConditionBox {
  /// Whether the box holds at a point. A bound on what is open there does not hold.
  package func holds(at point: ConditionPoint) -> Bool {
    for axis in ConditionAxis.allCases where decision(on: axis, at: point) != true { return false }
    return true
  }

  /// The box without the bounds that a point decides; `nil` if one of these does not hold.
  package func resolved(at point: ConditionPoint) -> ConditionBox? {
    var result = self
    for axis in ConditionAxis.allCases {
      switch decision(on: axis, at: point) {
      case true?: result.open(axis)
      case false?: return nil
      case nil: result.flags.removeAll { point.flagCase(of: $0.flag) != nil }
      }
    }
    return result
  }

  /// Whether the bound on an axis holds at a point; `nil` where the point leaves it open.
  private func decision(on axis: ConditionAxis, at point: ConditionPoint) -> Bool? {
    switch axis {
    case .width: width.contains(point.width)
    case .height: height.contains(point.height)
    case .textScale: textScale.contains(point.textScale)
    case .trait(let trait): traits.decision(on: trait, in: point.traits)
    case .flags: flags.isEmpty ? true : FlagCases.decision(on: flags, at: point)
    case .clients: clients.map { asked in point.client.map { asked.contains($0) } } ?? true
    }
  }

  /// Removes the bound on an axis.
  private mutating func open(_ axis: ConditionAxis) {
    switch axis {
    case .width: width = Bounds()
    case .height: height = Bounds()
    case .textScale: textScale = Bounds()
    case .trait(let trait): traits.open(trait)
    case .flags: flags = []
    case .clients: clients = nil
    }
  }
}

extension [ConditionBox] {
  /// Whether any of the boxes holds at a point.
  package func hold(at point: ConditionPoint) -> Bool { contains { $0.holds(at: point) } }
}
