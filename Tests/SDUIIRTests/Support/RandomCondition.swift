import SDUIIR
import TestSupport

/// Random conditions over few values, so that bounds meet, and points at these values, between them and beyond.
struct RandomCondition {
  var random: RandomSource
  let flags: Store<Flag>

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    var flags = Store<Flag>()
    _ = flags.append(Flag(name: "grid", cases: ["roomy", "tight"]))
    _ = flags.append(Flag(name: "prices", cases: ["small", "large", "hidden"]))
    self.flags = flags
  }

  /// Boxes that the checker could make: none of them is empty.
  mutating func boxes(_ count: ClosedRange<Int>) -> [ConditionBox] {
    (0..<random.number(count)).map { _ in box() }
  }

  mutating func box() -> ConditionBox {
    var box = ConditionBox(width: bounds(), height: bounds())
    for trait in ContainerTrait.allCases where random.chance(20) { box.traits[trait] = random.pick(trait.words) }
    for flag in flags.ids where random.chance(30) {
      let count = flags[flag].cases.count
      let left = random.number(0...count - 1)
      let cases = (0..<count).filter { random.chance(50) ? $0 == left : $0 != left }
      if !cases.isEmpty, cases.count < count { box.flags.append(FlagCases(flag: flag, cases: cases)) }
    }
    if random.chance(30) { box.clients = clients() }
    return box
  }

  private mutating func bounds() -> Bounds {
    let ends = [random.number(1...4), random.number(1...4)].sorted()
    return Bounds(
      from: random.chance(40) ? Rational(ends[0] * 100) : nil,
      to: random.chance(40) ? Rational(ends[1] * 100 + 100) : nil)
  }

  /// One comparison of a platform's version, or its negation.
  private mutating func clients() -> ClientSet {
    let platform = random.pick(Platform.allCases)
    let version = Version("\(random.number(1...4))")
    var clients = random.chance(50) ? ClientSet.everything : ClientSet()
    clients[platform] = random.chance(50) ? VersionRange(from: version) : VersionRange(end: version.map { .below($0) })
    return clients
  }

  /// Returns a point at which everything is known.
  mutating func point() -> ConditionPoint {
    var traits = Traits()
    for trait in ContainerTrait.allCases { traits[trait] = random.pick(trait.words) }
    var point = ConditionPoint(
      width: Rational(random.number(1...11) * 50), height: Rational(random.number(1...11) * 50), traits: traits)
    point.flags = flags.elements.map { random.number(0...$0.cases.count - 1) }
    let version = random.chance(80) ? Version("\(random.number(0...5)).\(random.number(0...1))") : nil
    point.client = Client(random.pick(Platform.allCases), version)
    return point
  }

  /// The same with some of it open.
  mutating func opened(_ point: ConditionPoint) -> ConditionPoint {
    var result = point
    if random.chance(40) { result.width = nil }
    if random.chance(40) { result.height = nil }
    for trait in ContainerTrait.allCases where random.chance(40) { result.traits[trait] = nil }
    for index in result.flags.indices where random.chance(40) { result.flags[index] = nil }
    if random.chance(40) { result.client = nil }
    return result
  }
}

extension ConditionPoint {
  /// Whether a point is in a box, from its fields: this shares no code with the algebra.
  func lies(in box: ConditionBox) -> Bool {
    func isBetween(_ value: Rational?, _ bounds: Bounds) -> Bool {
      guard let value else { return false }
      return (bounds.minimum ?? Rational(-1)) <= value && value < (bounds.end ?? Rational(1_000_000))
    }
    let hasTraits = [
      box.traits.horizontal == nil || box.traits.horizontal == traits.horizontal,
      box.traits.vertical == nil || box.traits.vertical == traits.vertical,
      box.traits.idiom == nil || box.traits.idiom == traits.idiom,
      box.traits.direction == nil || box.traits.direction == traits.direction,
    ]
    let hasFlags = box.flags.allSatisfy { asked in flags[asked.flag.index].map(asked.cases.contains) ?? false }
    let isClient = box.clients.map { clients in client.map(clients.contains) ?? false } ?? true
    return isBetween(width, box.width) && isBetween(height, box.height) && hasTraits.allSatisfy { $0 } && hasFlags
      && isClient
  }
}
