import SDUI

/// The variants that the program compares now. `main.swift` gives them to the generated code.
@MainActor var chosenVariants = Variants()

extension Screen {
  /// Each combination of the cases of its flags, with the first version and that of each bound of a condition.
  var harnessVariants: [Variants] {
    var result = [Variants()]
    for flag in contract.flags.elements {
      result = result.flatMap { variants in
        flag.cases.map { name in
          Variants(flags: variants.flags + [Variants.Choice(flag: flag.name, flagCase: name)])
        }
      }
    }
    let bounds = versionBounds
    if bounds.isEmpty { return result }
    return result.flatMap { variants in
      ([.zero] + bounds).map { Variants(flags: variants.flags, client: Client(.ios, $0)) }
    }
  }

  private var versionBounds: [Version] {
    let ranges = sections.flatMap { [$0] + $0.sections }.flatMap { section in
      section.adaptations.flatMap { $0.condition.compactMap { $0.clients?[.ios] } }
    }
    let bounds = ranges.flatMap { range -> [Version?] in
      switch range.end {
      case .through(let version)?, .below(let version)?: [range.minimum, version]
      case nil: [range.minimum]
      }
    }
    return Set(bounds.compactMap { $0 }).sorted()
  }
}

extension Variants {
  /// The choices in a message about a difference.
  var phrase: String {
    flags.map { "\($0.flag)=\($0.flagCase), " }.joined() + (client.map { $0.text + ", " } ?? "")
  }
}
