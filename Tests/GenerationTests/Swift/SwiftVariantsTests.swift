import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Conditions on flags and versions in generated layouts, as text. `Tests/UIKitClients` compiles and runs them.
@Suite struct SwiftVariantsTests {
  private static func files(_ screen: Screen) throws -> [GeneratedFile] {
    try generateCode(for: ClientProgram([ClientScreen(screen, fileName: "film.sdui")]), .swift(.diffable))
  }

  private static func files(_ section: String) throws -> [GeneratedFile] { try files(screen(section)) }

  private static func screen(_ section: String) throws -> Screen {
    try Programs.screen(
      """
      /// How the grid is laid out.
      flag grid: [control, tight, wide, large]
      flag other: [off, on]
      component A { id: ID }
      screen Home { clients: (ios: 1.0..., android: 1.0...)
        section all: \(section) }
      """)
  }

  private static func text(_ name: String, _ files: [GeneratedFile]) throws -> String {
    try #require(files.first { $0.name == name }).text
  }

  @Test func theFilmsHaveTheirGoldenFiles() throws {
    let films = try #require(Programs.exampleScreens().first { $0.path.hasSuffix("Apps/film.sdui") })
    let files = try Self.files(films.screen)
    for name in ["FilmsLayout.swift", "FilmsVariants.swift"] {
      let path = "Tests/GenerationTests/Golden/Swift/Films/\(name).golden"
      let text = try Self.text(name, files)
      if Repository.updates { try Repository.write(text, to: path) }
      #expect(try text == Repository.read(path), "\(name)")
    }
  }

  /// Conditions, and what the layout compares.
  @Test(arguments: [
    ("flag(grid) == tight", "variants.grid == .tight"),
    ("flag(grid) == control or flag(grid) == wide", "variants.grid == .control || variants.grid == .wide"),
    ("width >= 500 or flag(other) == on", "environment.width >= 500 || variants.other == .on"),
    ("ios >= 3.2", "variants.appVersion >= AppVersion(3, 2)"),
    ("ios < 4.0", "variants.appVersion < AppVersion(4, 0)"),
    ("ios >= 3.2 and ios < 4.0", "variants.appVersion >= AppVersion(3, 2) && variants.appVersion < AppVersion(4, 0)"),
    ("ios >= 2.0 or android >= 3.1", "variants.appVersion >= AppVersion(2, 0)"),
  ]) func conditionsAreOverVariants(condition: String, text: String) throws {
    let files = try Self.files("list { unit A { height: 3 }, when \(condition) { unit A { height: 4 } } }")
    #expect(try Self.text("HomeLayout.swift", files).contains("if \(text) { height = 4 }"))
    #expect(try Self.text("HomeLayout.swift", files).contains("public init(variants: HomeVariants)"))
    #expect(try Self.text("HomeSnapshot.swift", files).contains("variants: HomeVariants"))
  }

  /// Documents may have several cases of a flag, and versions up to one that belongs to them.
  @Test(arguments: [([0, 2], "[.control, .wide].contains(variants.grid)"), ([0, 1, 3], "variants.grid != .wide")])
  func conditionsOfDocumentsAreOverVariants(cases: [Int], text: String) throws {
    var screen = try Self.screen(
      "list { unit A { height: 3 }, when flag(grid) == tight and ios < 2.0 { unit A { height: 4 } } }")
    screen.sections[0].adaptations[0].condition[0].flags[0].cases = cases
    let version = try #require(Version("2.0"))
    screen.sections[0].adaptations[0].condition[0].clients?[.ios] = VersionRange(end: .through(version))
    let layout = try Self.text("HomeLayout.swift", Self.files(screen))
    #expect(layout.contains("if \(text) && variants.appVersion <= AppVersion(2, 0) { height = 4 }"), "\(layout)")
  }

  /// The platform is iOS when code is generated.
  @Test(arguments: [
    ("android >= 2.0", "heightDimension: .absolute(3)"),
    ("android >= 2.0 or width >= 500", "if environment.width >= 500 { height = 4 }"),
  ]) func platformsAreResolved(condition: String, text: String) throws {
    let files = try Self.files("list { unit A { height: 3 }, when \(condition) { unit A { height: 4 } } }")
    let layout = try Self.text("HomeLayout.swift", files)
    #expect(!layout.contains("variants") && layout.contains(text), "\(layout)")
    #expect(!files.contains { $0.name == "HomeVariants.swift" })
  }

  /// A condition that holds for every app of iOS has no branch.
  @Test func whatAlwaysHoldsIsNoCondition() throws {
    var screen = try Self.screen(
      "list { unit A { height: 3 }, when ios < 2.0 { unit A { height: 4 } } }")
    screen.sections[0].adaptations[0].condition[0].clients?[.ios] = VersionRange()
    let layout = try Self.text("HomeLayout.swift", Self.files(screen))
    #expect(layout.contains("heightDimension: .absolute(4)") && !layout.contains("if "), "\(layout)")
  }

  /// What several conditions decide alike is decided once.
  @Test func equalValuesAreOneCondition() throws {
    let layout = try Self.text(
      "HomeLayout.swift",
      Self.files(
        """
        list {
          unit A { height: 3 }
          when flag(grid) == tight { unit A { height: 4 } }
          when width >= 700 { unit A { height: 4 } }
          when flag(grid) == wide: grid { columns: 2, unit A { height: 5 } }
          when flag(other) == on: grid { columns: 2, unit A { height: 5 } }
        }
        """))
    #expect(layout.contains("if variants.grid == .tight || environment.width >= 700 { height = 4 }"), "\(layout)")
    #expect(layout.contains("if variants.grid == .wide || variants.other == .on {"), "\(layout)")
    #expect(layout.split(separator: "private func allSectionAs").count == 3, "\(layout)")
  }

  /// A section that the interpreter lays out has its variants, too; a flag that only others use does not reach it.
  @Test func hostedSectionsHaveVariants() throws {
    let files = try Self.files(
      """
      waterfall { columns: 2, unit A { height: 3 }, when flag(grid) == tight and ios >= 2.0 { columns: 3 } }
        section others: list { unit A { height: 3 }, when flag(other) == on { hidden: true } }
      """)
    let layout = try Self.text("HomeLayout.swift", files).split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    let arguments =
      "HomeDocument.text,flags: [\"grid\": variants.grid.rawValue],appVersion: variants.appVersion.description)"
    #expect(layout.contains(arguments) || layout.contains(arguments.replacing(",", with: ", ")), "\(layout)")
    #expect(try Self.text("HomeSnapshot.swift", files).contains("variants.other == .on"))
  }

  /// Names that are words, collide, or are those of types.
  @Test func namesOfFlagsAreNamesOfSwift() throws {
    let screen = try Programs.screen(
      """
      flag default: [off, `self`]
      flag appVersion: [off, on]
      flag Hashable: [off, on]
      component A { id: ID }
      screen Home { section all: list {
        unit A { height: 3 }
        when flag(default) == off { unit A { height: 4 } }
        when flag(appVersion) == on { unit A { height: 5 } }
        when flag(Hashable) == on { unit A { height: 6 } }
      } }
      """.replacing("`self`", with: "self"))
    let text = try Self.text("HomeVariants.swift", Self.files(screen))
    #expect(text.contains("public var `default`: Default"), "\(text)")
    #expect(text.contains("public var appVersionFlag: AppVersionFlag"), "\(text)")
    #expect(text.contains("public enum HashableFlag: String, CaseIterable, Hashable, Sendable {"), "\(text)")
  }
}
