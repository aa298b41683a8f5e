/// A random contract as a model that can be edited: declarations with fields of every type, and a screen that uses them. Two
/// versions of a contract are a model before and after some edits.
public struct RandomContract: Sendable {
  var random: RandomSource
  var enums: [Enumeration] = []
  var records: [Object] = []
  var actions: [Object] = []
  var components: [Object] = []
  var sections: [Section] = []
  var screen = Screen()
  /// The number of declarations and names so far, so that each has a name of its own.
  private var count = 0

  /// The contract of a seed.
  public init(seed: UInt64) {
    random = RandomSource(seed: seed)
    for _ in 0..<random.number(1...3) { addEnum() }
    for _ in 0..<random.number(0...2) { addRecord() }
    for _ in 0..<random.number(0...2) { addAction() }
    for _ in 0..<random.number(2...3) { addComponent(isUnit: true) }
    addComponent(isUnit: false)
    for _ in 0..<random.number(1...3) { addSection() }
    screen.isFixed = random.chance(15)
    screen.failsForUnknown = random.chance(15)
    screen.failsForInvalid = random.chance(10)
    screen.isPaged = random.chance(25)
    if random.chance(20) { screen.bar = titles.first?.key }
  }

  /// Returns a name that no declaration has.
  mutating func newName(_ stem: String) -> String {
    count += 1
    return "\(stem)\(count)"
  }

  /// Returns a number that tells a declaration apart, whatever its name is.
  mutating func newKey() -> Int {
    count += 1
    return count
  }

  /// The components with an identity, which can be items.
  var units: [Object] { components.filter { $0.isUnit } }

  /// The components for headers, footers and bars.
  var titles: [Object] { components.filter { !$0.isUnit } }
}

// MARK: - Parts

extension RandomContract {
  /// A name in the source and, if it differs, in responses.
  struct Name: Hashable, Sendable {
    var source: String
    var wire: String?
  }

  struct Enumeration: Hashable, Sendable {
    let key: Int
    var name: String
    var isOpen = false
    /// The places in responses of the name and the data of a case.
    var wire = ""
    var cases: [Case] = []

    struct Case: Hashable, Sendable {
      var name: Name
      var payload: FieldType?
      var since: String?
    }
  }

  /// A record, an action or a component.
  struct Object: Hashable, Sendable {
    let key: Int
    var name: Name
    var fields: [Field] = []
    /// Whether it has an identity, of a component.
    var isUnit = false
    /// The number of the action on `tap`, which needs no fields.
    var tap: Int?
    var since: String?
    var reserved: [String] = []
  }

  struct Field: Hashable, Sendable {
    var name: Name
    var type: FieldType
    var isOptional = false
    var hasDefault = false
    /// Decides which default there is.
    var seed = 0
    var since: String?
    var until: String?
  }

  struct Bounds: Hashable, Sendable {
    var minimum: Int?
    var maximum: Int?
  }

  indirect enum FieldType: Hashable, Sendable {
    case text(Bounds), int(Bounds), decimal(Bounds), number(Bounds), anyDecimal(Bounds)
    case id, numericID, bool, url, color, shortColor, image
    /// The word that `as` takes, if there is one.
    case date(String?)
    case enumeration(Int), record(Int), action([Int])
    case list(FieldType, isOptional: Bool, Bounds, isMap: Bool)
  }

  struct Section: Hashable, Sendable {
    var name: Name
    var kind = "list"
    var isEssential = false
    var isRepeated = false
    var units: [Int] = []
    var header: Int?
    var footer: Int?
    var minItems: Int?
    var maxItems: Int?
    /// The upper bound of `columns` that responses may set, of a grid.
    var serverColumns: Int?
    var bundle: String?
    /// Whether it is alone in a stack.
    var isInStack = false
  }

  struct Screen: Hashable, Sendable {
    var isFixed = false
    var failsForUnknown = false
    var failsForInvalid = false
    var isPaged = false
    var bar: Int?
  }
}

// MARK: - Growing

extension RandomContract {
  mutating func addEnum() {
    var added = Enumeration(key: newKey(), name: newName("Kind"), isOpen: random.chance(40))
    let hasData = random.chance(35)
    for index in 0..<random.number(2...4) {
      // The first case needs no data, so that it can be a default.
      let payload = hasData && index > 0 && random.chance(60) ? randomType(depth: 2) : nil
      added.cases.append(Enumeration.Case(name: Name(source: newName("case")), payload: payload))
    }
    if hasData, let record = records.first, random.chance(30) {
      added.cases.append(Enumeration.Case(name: Name(source: newName("case")), payload: .record(record.key)))
      for index in added.cases.indices where added.cases[index].payload != nil {
        added.cases[index].payload = .record(record.key)
      }
    }
    added.wire = randomCaseForm()
    enums.append(added)
  }

  /// Returns nothing, or the places of a case in responses.
  mutating func randomCaseForm() -> String {
    random.pick(["", "(type: onlyKey)", "(type: \"kind\", data: at(\".\"))", "(type: \"t\", data: \"value\")"])
  }

  mutating func addRecord() {
    var added = Object(key: newKey(), name: Name(source: newName("Record")))
    for _ in 0..<random.number(1...3) { added.fields.append(randomField()) }
    records.append(added)
  }

  mutating func addAction() {
    var added = Object(key: newKey(), name: Name(source: newName("Act"), wire: wireName()))
    for _ in 0..<random.number(0...2) { added.fields.append(randomField()) }
    actions.append(added)
  }

  mutating func addComponent(isUnit: Bool) {
    var added = Object(key: newKey(), name: Name(source: newName("Card"), wire: wireName()), isUnit: isUnit)
    for _ in 0..<random.number(1...4) { added.fields.append(randomField()) }
    components.append(added)
  }

  mutating func addSection() {
    let kind = random.pick(["list", "grid", "carousel"])
    var added = Section(name: Name(source: newName("part"), wire: wireName()), kind: kind)
    added.isEssential = random.chance(25)
    added.isRepeated = !screen.isFixed && random.chance(15)
    let shuffled = units.map { $0.key }.shuffled(using: &random)
    added.units = Array(shuffled.prefix(random.number(1...2)))
    if random.chance(35) { added.header = titles.first?.key }
    if random.chance(15) { added.footer = titles.last?.key }
    if random.chance(20) { added.minItems = random.number(1...2) }
    if random.chance(20) { added.maxItems = random.number(3...6) }
    if kind == "grid", random.chance(40) { added.serverColumns = random.number(2...5) }
    if added.units.count == 1, !added.isRepeated, random.chance(15) { added.bundle = newName("BUNDLE") }
    added.isInStack = !added.isRepeated && random.chance(10)
    sections.append(added)
  }

  private mutating func wireName() -> String? { random.chance(30) ? newName("wire") : nil }

  mutating func randomField() -> Field {
    var field = Field(name: Name(source: newName("field"), wire: wireName()), type: randomType(depth: 0))
    field.isOptional = random.chance(30)
    field.hasDefault = !field.isOptional && random.chance(30)
    field.seed = random.number(0...1)
    return field
  }

  mutating func randomBounds(_ range: ClosedRange<Int>) -> Bounds {
    Bounds(
      minimum: random.chance(25) ? random.number(0...3) : nil,
      maximum: random.chance(50) ? random.number(range) : nil)
  }

  /// Patterns of dates, as `as` takes them, with a date in each for the days 30 and 31.
  static let datePatterns: [String: @Sendable (Int) -> String] = [
    #""dd.MM.yyyy""#: { "\($0).01.2026" }, #""EEE, d MMM yyyy HH:mm:ss Z""#: { "Fri, \($0) Jan 2026 09:00:00 +0000" },
    #""h:mm a, yyyy/M/d""#: { "9:05 PM, 2026/1/\($0)" },
  ]

  mutating func randomType(depth: Int) -> FieldType {
    switch random.number(0...(depth < 2 ? 16 : 10)) {
    case 0...2: return .text(randomBounds(8...60))
    case 3: return .int(randomBounds(10...99))
    case 4: return .decimal(randomBounds(10...99))
    case 5: return random.chance(70) ? .number(randomBounds(10...99)) : .anyDecimal(randomBounds(10...99))
    case 6: return .bool
    case 7: return .url
    case 8:
      return .date(
        random.pick([nil, nil, "seconds", "milliseconds", "local", "day"] + Self.datePatterns.keys.sorted()))
    case 9: return random.chance(70) ? .color : .shortColor
    case 10: return .image
    case 11, 12:
      let element = randomType(depth: depth + 1)
      return .list(element, isOptional: random.chance(25), randomBounds(4...6), isMap: random.chance(30))
    case 13 where !records.isEmpty: return .record(random.pick(records).key)
    case 14 where !actions.isEmpty:
      let keys = actions.map { $0.key }.shuffled(using: &random)
      return .action(Array(keys.prefix(random.number(1...2))))
    // A case with data may not contain its own enum.
    default:
      return enums.isEmpty || depth == 2 ? random.pick([.id, .numericID]) : .enumeration(random.pick(enums).key)
    }
  }
}
