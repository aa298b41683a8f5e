import SDUIJSON

extension ScreenDecoder {
  /// What conditions were resolved to.
  func variants(_ node: JSONNodeID?) throws(ScreenDocumentError) -> Variants {
    guard let node else { return Variants() }
    let slots = try slots(of: node, VariantsKey.keys, "The variants")
    var variants = Variants()
    if let flags = slots[.flags] {
      var names = NameTable()
      for (key, value) in try members(of: flags, "The flags of the variants") {
        let flag = try newName(key, in: &names, "flags")
        variants.flags.append(Variants.Choice(flag: flag, flagCase: try wireName(value)))
      }
    }
    if let node = slots[.client] {
      guard let client = Client(try text(node)) else {
        throw failure("A client must be a platform, \(Self.platforms), and may have `@` and a version.", at: node)
      }
      variants.client = client
    }
    variants.traits = try traits(slots)
    return variants
  }

  private static var platforms: String { Platform.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ") }

  /// The flags of the contract.
  mutating func decodeFlags(_ node: JSONNodeID?) throws(ScreenDocumentError) {
    guard let node else { return }
    for element in try elements(of: node, "The flags") {
      let slots = try slots(of: element, FlagKey.keys, "A flag")
      let name = try newName(required(slots, .flag), in: &tables.flags, "flags")
      let list = try required(slots, .cases)
      var cases = NameTable()
      for node in try elements(of: list, "The cases of a flag") { _ = try newName(node, in: &cases, "cases") }
      guard cases.names.count >= 2 else { throw failure("A flag must have at least two cases.", at: list) }
      flags.append(Flag(name: name, documentation: try optionalText(slots[.documentation]), cases: cases.names))
    }
  }

  /// The cases of flags that a box asks for.
  func flagCases(_ node: JSONNodeID) throws(ScreenDocumentError) -> [FlagCases] {
    var result: [FlagCases] = []
    for (key, value) in try members(of: node, "The flags of a box") {
      let flag = try reference(key, in: tables.flags, "flag")
      let names = flags[flag].cases
      var cases: [Int] = []
      for element in try elements(of: value, "The cases of a flag") {
        let name = try text(element)
        guard let index = names.firstIndex(of: name), !cases.contains(index) else {
          throw failure("This must be a case of the flag \"\(flags[flag].name)\", each of them once.", at: element)
        }
        cases.append(index)
      }
      guard !cases.isEmpty, cases.count < names.count else {
        throw failure("A box must name at least one case of a flag, and not all of them.", at: value)
      }
      result.append(FlagCases(flag: ID(flag), cases: cases.sorted()))
    }
    result.sort { $0.flag < $1.flag }
    for (first, second) in zip(result, result.dropFirst()) where first.flag == second.flag {
      throw failure("The flag \"\(flags[first.flag.index].name)\" stands twice.", at: node)
    }
    return result
  }

  /// Clients by platform: at least one of them.
  func clientSet(_ node: JSONNodeID) throws(ScreenDocumentError) -> ClientSet {
    let members = try members(of: node, Platform.keys, "Clients", isReadWhole: true)
    var clients = ClientSet()
    for (slot, platform) in Platform.allCases.enumerated() {
      guard let node = members[slot] else { continue }
      let range = try versionRange(node)
      guard !range.isEmpty else { throw failure("This range of versions ends before it begins.", at: node) }
      clients[platform] = range
    }
    guard !clients.isEmpty else { throw failure("Clients must be of at least one platform.", at: node) }
    return clients
  }

  private func versionRange(_ node: JSONNodeID) throws(ScreenDocumentError) -> VersionRange {
    let slots = try closedSlots(of: node, VersionRangeKey.keys, "A range of versions")
    var range = VersionRange()
    if let node = slots[.minimum] { range.minimum = try version(node) }
    switch (slots[.maximum], slots[.below]) {
    case (let node?, nil): range.end = .through(try version(node))
    case (nil, let node?): range.end = .below(try version(node))
    case (nil, nil): break
    case (.some, .some): throw failure("A range of versions has either \"max\" or \"below\".", at: node)
    }
    return range
  }

  /// A version.
  func version(_ node: JSONNodeID) throws(ScreenDocumentError) -> Version {
    guard let version = Version(try text(node)) else {
      throw failure(
        "A version must be at most \(Version.maximumPartCount) whole numbers with points between.", at: node)
    }
    return version
  }
}

/// The keys of the variants, which the names of traits follow.
enum VariantsKey: KeyName, ObjectKey {
  case flags, client

  static let keys = KeySet<VariantsKey>(followedBy: ContainerTrait.allCases.map { $0.name })
}

/// The keys of a flag.
enum FlagKey: KeyName, ObjectKey {
  case flag, documentation, cases

  static let keys = KeySet<FlagKey>()
}

/// The keys of a range of versions.
enum VersionRangeKey: KeyName, ObjectKey {
  case minimum = "min"
  case maximum = "max"
  case below

  static let keys = KeySet<VersionRangeKey>()
}
