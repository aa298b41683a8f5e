import SDUIJSON

enum VariantsKey: KeyName, ObjectKey {
  case flags, client
  static let keys = KeySet<VariantsKey>(followedBy: ContainerTrait.allCases.map { $0.name })
}

extension ScreenDecoder {
  /// Reads the variants to which conditions were resolved.
  func variants(_ node: JSONNodeID?) throws(ScreenDocumentError) -> Variants {
    guard let node else { return Variants() }
    let slots = try slots(of: node, VariantsKey.keys, "The variants")
    var variants = Variants()
    if let flags = slots[.flags] {
      var names = NameTable()
      for (key, value) in try members(of: flags, "The flags of the variants") {
        let flag = try newName(key, in: &names, "flags", .source)
        variants.flags.append(Variants.Choice(flag: flag, flagCase: try name(value, .source)))
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

  /// The traits that an object holds, whose names follow its fixed keys.
  func traits<Key>(_ slots: Slots<Key>) throws(ScreenDocumentError) -> Traits {
    var traits = Traits()
    for trait in ContainerTrait.allCases {
      guard let node = slots.members[Key.keys.table.fixedCount + trait.rawValue] else { continue }
      traits[trait] = try word(node, trait.words)
    }
    return traits
  }
}

extension ScreenEncoder {
  /// Writes the variants to which conditions were resolved; nothing where there are none.
  mutating func encodeVariants() {
    guard !screen.variants.isEmpty else { return }
    writer.key(ScreenKey.variants)
    encode(screen.variants)
  }

  /// Flags and their cases, the client, and the traits of containers.
  mutating func encode(_ variants: Variants) {
    writer.beginObject()
    if !variants.flags.isEmpty {
      writer.key(VariantsKey.flags)
      writer.beginObject()
      for choice in variants.flags {
        writer.member(choice.flag, choice.flagCase)
      }
      writer.endObject()
    }
    writer.member(VariantsKey.client, variants.client?.text)
    encode(variants.traits)
    writer.endObject()
  }

  /// The traits of a container, as those of a box of a condition.
  mutating func encode(_ traits: Traits) {
    for trait in ContainerTrait.allCases where !traits.isOpen(trait) {
      guard let word = traits[trait] else { continue }
      writer.member(trait.name, word.rawValue)
    }
  }
}
