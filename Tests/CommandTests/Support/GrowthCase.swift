import Testing

/// Programs of any size in which one thing is repeated or nested.
struct GrowthCase: Sendable, CustomTestStringConvertible {
  let name: String
  /// The growing sites of the grammar: see `Grammar.growthSites`.
  let sites: [String]
  /// The number of its occurrences in the programs of the sample.
  let size: Int
  /// The greatest number of its occurrences, where the language or its checker has a limit.
  let most: Int?
  /// Whether the programs have errors, so that there is nothing but to check them.
  let isBroken: Bool
  /// The files by their paths; `home.sdui` is the program.
  let files: @Sendable (Int) -> [String: String]

  var testDescription: String { name }

  /// A case that is one file.
  init(
    _ name: String, _ sites: [String], size: Int = 60, most: Int? = nil, isBroken: Bool = false,
    _ program: @escaping @Sendable (Int) -> String
  ) {
    self.init(name, sites, size: size, most: most, isBroken: isBroken, files: { ["home.sdui": program($0)] })
  }

  init(
    _ name: String, _ sites: [String], size: Int = 60, most: Int? = nil, isBroken: Bool = false,
    files: @escaping @Sendable (Int) -> [String: String]
  ) {
    (self.name, self.sites, self.size, self.most) = (name, sites, size, most)
    (self.isBroken, self.files) = (isBroken, files)
  }

  /// Whether the files are those of two versions, of which `half/home.sdui` is the other one.
  var isChange: Bool { files(1)["half/home.sdui"] != nil }

  /// The commands that run on the files.
  var commands: [GrowthCommand] {
    if isChange { return GrowthCommand.comparisons }
    if files(1)["home.sdui"] == nil { return [.import] }
    return isBroken ? [.check] : GrowthCommand.ofPrograms
  }

  /// Several of something, each with its number.
  static func each(_ count: Int, separator: String = "\n", _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: separator)
  }

  /// Parts joined. The operator `+` has so many overloads that its chains take the compiler too long.
  static func text(_ parts: String...) -> String { parts.joined() }

  /// A whole program with a section of one unit, and more of everything.
  static func screen(
    top: String = "", fields: String = "", screen: String = "", section: String = "", unit: String = "height: 50"
  ) -> String {
    """
    \(top)
    component Card { id: ID, \(fields) }
    screen Home {
      \(screen)
      section cards: list {
        \(section)
        unit Card { \(unit) }
      }
    }

    """
  }
}
