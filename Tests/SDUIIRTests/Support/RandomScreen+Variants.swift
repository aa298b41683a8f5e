import SDUIIR

extension RandomScreen {
  mutating func addFlag() {
    var cases: [String] = []
    for _ in 0..<random.number(2...4) { cases.append(name("case").source) }
    _ = contract.flags.append(Flag(name: name("flag").source, documentation: documentation(), cases: cases))
  }

  /// At least one case of some flags, and never all of one.
  mutating func flagCases() -> [FlagCases] {
    var result: [FlagCases] = []
    for id in contract.flags.ids where random.chance(60) {
      let count = contract.flags[id].cases.count
      let chosen = random.number(0...count - 1)
      var cases = [chosen]
      for other in 0..<count where other != chosen && cases.count < count - 1 && random.chance(30) {
        cases.append(other)
      }
      result.append(FlagCases(flag: id, cases: cases.sorted()))
    }
    return result
  }

  /// Some versions of at least one platform, and not every version of all.
  mutating func clients() -> ClientSet {
    var clients = ClientSet()
    clients[random.pick(Platform.allCases)] = VersionRange(from: version(1...3))
    for platform in Platform.allCases where random.chance(50) {
      let least = random.chance(70) ? version(1...3) : nil
      let ends: [VersionRange.End?] = [nil, version(4...6).map { .through($0) }, version(4...6).map { .below($0) }]
      guard least != nil || clients.entries.contains(where: { $0.platform != platform }) else { continue }
      clients[platform] = VersionRange(from: least, end: random.pick(ends))
    }
    return clients == .everything ? ClientSet(everywhere: VersionRange(from: version(1...3))) : clients
  }

  /// Each trait with a chance in percent.
  mutating func traits(chance: Int) -> Traits {
    var traits = Traits()
    for trait in ContainerTrait.allCases where random.chance(chance) { traits[trait] = random.pick(trait.words) }
    return traits
  }

  mutating func variants() -> Variants {
    var variants = Variants()
    for _ in 0..<random.number(0...2) {
      variants.flags.append(Variants.Choice(flag: name("resolved").source, flagCase: name("case").source))
    }
    let isNewest = random.chance(50)
    variants.client = Client(random.pick(Platform.allCases), isNewest ? nil : version(0...9))
    variants.traits = traits(chance: 30)
    return variants
  }

  /// Known to all clients as a rule.
  mutating func availability() -> Availability {
    var availability = Availability()
    if random.chance(20) { availability.since = versions(1...3) }
    if random.chance(10) { availability.until = versions(4...6) }
    if random.chance(10) { availability.deprecation = documentation() }
    return availability
  }

  private mutating func versions(_ major: ClosedRange<Int>) -> PerPlatform<Version>? {
    if random.chance(60) { return version(major).map { PerPlatform(everywhere: $0) } }
    var versions = PerPlatform<Version>()
    for platform in Platform.allCases where random.chance(50) { versions[platform] = version(major) }
    return versions.isEmpty ? nil : versions
  }

  /// Names that no field of a declaration has.
  mutating func reserved() -> [String] { random.chance(20) ? [name("closed").wire, name("closed").wire] : [] }

  /// No fallback, or an earlier component.
  mutating func fallback(from fields: [Field]) -> Fallback? {
    guard random.chance(30) else { return nil }
    guard contract.components.count > 0, random.chance(70) else { return .drop }
    let id = random.pick(contract.components.ids)
    return .component(id, sources(for: contract.components[id].fields, from: fields))
  }

  private mutating func version(_ major: ClosedRange<Int>) -> Version? {
    var text = "\(random.number(major))"
    for _ in 0..<random.number(0...3) { text += ".\(random.pick([0, 1, 10, 999_999_999]))" }
    return Version(text)
  }
}
