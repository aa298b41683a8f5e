import SDUIJSON

extension ScreenEncoder {
  /// What conditions were resolved to; nothing where nothing was.
  mutating func encodeVariants() {
    guard !screen.variants.isEmpty else { return }
    writer.key(plain: "variants")
    encode(screen.variants)
  }

  /// Flags and their cases, the client, and the traits of containers.
  mutating func encode(_ variants: Variants) {
    writer.beginObject()
    if !variants.flags.isEmpty {
      writer.key(plain: "flags")
      writer.beginObject()
      for choice in variants.flags {
        writer.key(choice.flag)
        writer.string(choice.flagCase)
      }
      writer.endObject()
    }
    if let client = variants.client {
      writer.key(plain: "client")
      writer.string(client.text)
    }
    encode(variants.traits)
    writer.endObject()
  }

  /// The traits of a container, as those of a box of a condition.
  mutating func encode(_ traits: Traits) {
    for trait in ContainerTrait.allCases where !traits.isOpen(trait) { encode(traits[trait]?.rawValue, as: trait.name) }
  }

  /// The flags of the contract, where there are any.
  mutating func encodeFlags() {
    guard screen.contract.flags.count > 0 else { return }
    writer.key(plain: "flags")
    writer.beginArray()
    for flag in screen.contract.flags.elements {
      writer.beginObject()
      writer.key(plain: "flag")
      writer.string(flag.name)
      encodeSource(DeclaredName(flag.name), flag.documentation)
      writer.key(plain: "cases")
      writer.beginArray()
      for flagCase in flag.cases { writer.string(flagCase) }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
  }

  /// The cases of flags that a box asks for.
  mutating func encode(_ flags: [FlagCases]) {
    guard !flags.isEmpty else { return }
    writer.key(plain: "flags")
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
      if let minimum = entry.value.minimum {
        writer.key(plain: "min")
        writer.string(minimum.text)
      }
      switch entry.value.end {
      case .through(let last):
        writer.key(plain: "max")
        writer.string(last.text)
      case .below(let next):
        writer.key(plain: "below")
        writer.string(next.text)
      case nil: break
      }
      writer.endObject()
    }
    writer.endObject()
  }
}
