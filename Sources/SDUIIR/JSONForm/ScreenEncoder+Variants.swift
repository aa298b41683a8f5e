import SDUIJSON

extension ScreenEncoder {
  /// What conditions were resolved to; nothing where nothing was.
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
        writer.key(choice.flag)
        writer.string(choice.flagCase)
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
      writer.key(trait.name)
      writer.string(word.rawValue)
    }
  }

  /// The flags of the contract, where there are any.
  mutating func encodeFlags() {
    guard screen.contract.flags.count > 0 else { return }
    writer.key(ContractKey.flags)
    writer.beginArray()
    for flag in screen.contract.flags.elements {
      writer.beginObject()
      writer.member(FlagKey.flag, flag.name)
      if namesSources, !flag.documentation.isEmpty { writer.member(FlagKey.documentation, flag.documentation) }
      writer.key(FlagKey.cases)
      writer.strings(flag.cases)
      writer.endObject()
    }
    writer.endArray()
  }

  /// The cases of flags that a box asks for.
  mutating func encode(_ flags: [FlagCases]) {
    guard !flags.isEmpty else { return }
    writer.key(BoxKey.flags)
    writer.beginObject()
    for condition in flags {
      let flag = screen.contract.flags[condition.flag]
      writer.key(flag.name)
      writer.beginArray()
      for index in condition.cases { writer.string(flag.cases[index]) }
      writer.endArray()
    }
    writer.endObject()
  }

  /// Clients by platform.
  mutating func encode(_ clients: ClientSet) {
    writer.beginObject()
    for entry in clients.entries {
      writer.key(entry.platform.rawValue)
      writer.beginObject()
      writer.member(VersionRangeKey.minimum, entry.value.minimum?.text)
      switch entry.value.end {
      case .through(let last):
        writer.member(VersionRangeKey.maximum, last.text)
      case .below(let next):
        writer.member(VersionRangeKey.below, next.text)
      case nil: break
      }
      writer.endObject()
    }
    writer.endObject()
  }
}
