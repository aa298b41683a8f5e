import TestSupport

/// A random program in which components, fields, cases and conditions have versions.
///
/// It need not compile: some chain of fallbacks may end with a component that a client does not know.
struct VersionedProgram {
  private(set) var text = ""
  private var random: RandomSource
  private let hasPlatforms: Bool

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    hasPlatforms = random.chance(50)
    text = write()
  }

  private mutating func version() -> String { "\(random.number(3...5)).\(random.number(0...4))" }

  /// A version for all platforms, or one for some.
  private mutating func versions() -> String {
    guard hasPlatforms, random.chance(50) else { return version() }
    return random.chance(70) ? "(ios: \(version()), android: \(version()))" : "(ios: \(version()))"
  }

  private mutating func availability() -> String {
    switch random.number(0...5) {
    case 0, 1: " since \(versions())"
    case 2: " until \(random.number(6...7)).\(random.number(0...2))"
    case 3: " since \(version()) until 6.\(random.number(0...3))"
    default: ""
    }
  }

  private mutating func write() -> String {
    let count = random.number(3...7)
    // A client refuses an unknown case of a closed enum, and then gets no unit with it.
    var declarations = [
      "open enum Tag { plain, other\(availability()) }",
      "record Price { amount: Decimal, note: Text?\(availability()) }",
      "action Open { id: ID, from: Text?\(availability()) }",
    ]
    for index in 0..<count { declarations.append(component(index, of: count)) }
    var sections: [String] = []
    for index in 0..<random.number(1...3) { sections.append(section(index, of: count)) }
    let clients = random.pick([
      "", "clients: (ios: 3.0..., android: 3.1...)", "clients: (ios: 3.2...5.1)",
      "clients: (android: 4.0..., ios: 3.3...6.1)",
    ])
    let bar = random.chance(30) ? "topBar C\(random.number(0...count - 1)) { height: 44 }" : ""
    return (declarations + ["screen Home {", clients, bar] + sections + ["}"]).joined(separator: "\n") + "\n"
  }

  /// Fallbacks lead to components with greater numbers, so that they end.
  private mutating func component(_ index: Int, of count: Int) -> String {
    let versions = index == count - 1 ? "" : availability()
    var fallback = ""
    if !versions.isEmpty {
      let isDropped = random.chance(30)
      fallback = isDropped ? " fallback drop" : " fallback C\(random.number(index + 1...count - 1)) { name: name }"
    }
    var fields = ["id: ID", "name: Text"]
    if random.chance(50) { fields.append("tag: Tag?" + availability()) }
    if random.chance(50) { fields.append("price: Price?" + availability()) }
    if random.chance(50) { fields.append("extra: Text?" + availability()) }
    if random.chance(50) { fields.append("on tap: Open { id: id }") }
    return "component C\(index)\(versions)\(fallback) { \(fields.joined(separator: ", ")) }"
  }

  private mutating func section(_ index: Int, of count: Int) -> String {
    var parts = ["section s\(index): list {", "spacing: 1"]
    if random.chance(40) { parts.append("header C\(random.number(0...count - 1)) { height: 44 }") }
    for unit in (0..<count).shuffled(using: &random).prefix(random.number(1...3)).sorted() {
      parts.append("unit C\(unit) { height: 5\(unit) }")
    }
    if random.chance(50) { parts.append("when ios >= \(version()) { spacing: 7 }") }
    if random.chance(30) { parts.append("when android < \(version()) { insets: 3 }") }
    return (parts + ["}"]).joined(separator: "\n")
  }
}
