import SDUIIR
import Testing

@Suite("Versions, clients and flags")
struct VariantTests {
  @Test("versions are compared part by part")
  func versions() throws {
    let sorted = ["0", "0.0.1", "3", "3.0.1", "3.2", "3.9", "3.10", "3.10.1", "4.0"]
    let versions = try sorted.map { try #require(Version($0)) }
    #expect(versions.shuffled().sorted() == versions)
    #expect(versions.map(\.text) == ["0.0", "0.0.1", "3.0", "3.0.1", "3.2", "3.9", "3.10", "3.10.1", "4.0"])
    #expect(Version("3.2.0") == Version("3.2"))
  }

  @Test("what is no version", arguments: ["", ".", "3.", ".3", "3..2", "3,2", "v3", "3.2.1.0.0", "1234567890", "٣"])
  func noVersions(text: String) { #expect(Version(text) == nil) }

  @Test("ranges of versions meet where both hold")
  func ranges() throws {
    let three = try #require(Version("3"))
    let four = try #require(Version("4"))
    let from = VersionRange(from: three)
    #expect(from.intersection(VersionRange(end: .below(four))) == VersionRange(from: three, end: .below(four)))
    #expect(from.intersection(VersionRange(end: .below(three))).isEmpty)
    #expect(!from.intersection(VersionRange(end: .through(three))).isEmpty)
    #expect(
      VersionRange(end: .through(four)).intersection(VersionRange(end: .below(four)))
        == VersionRange(end: .below(four)))
    #expect(from.contains(nil) && !VersionRange(end: .through(four)).contains(nil))
    #expect(VersionRange(end: .below(.zero)).isEmpty)
  }

  @Test("a client in its notation")
  func clients() {
    #expect(Client("ios@3.2")?.text == "ios@3.2")
    #expect(Client("android")?.version == nil)
    for text in ["", "@3", "ios@", "ios@x", "web@1", "ios@3@4"] { #expect(Client(text) == nil) }
  }

  @Test("resolving removes what is decided and keeps what is not")
  func resolution() throws {
    var screen = Screen(name: DeclaredName("Home"))
    let grid = screen.contract.flags.append(Flag(name: "grid", cases: ["control", "tight"]))
    let copy = screen.contract.flags.append(Flag(name: "copy", cases: ["short", "long"]))
    var both = ConditionBox()
    both.flags = [FlagCases(flag: grid, cases: [1]), FlagCases(flag: copy, cases: [1])]
    var recent = ConditionBox()
    recent.clients = ClientSet()
    recent.clients?[.ios] = VersionRange(from: Version("3.2"))
    let value = PropertyValue.spacing(Spacing())
    screen.sections = [
      ScreenSection(
        name: DeclaredName("rows"), kind: .list,
        adaptations: [
          Adaptation(condition: [both, recent], assignments: [Assignment(.section, .spacing, value)]),
          Adaptation(condition: [recent], assignments: [Assignment(.section, .spacing, value)]),
        ])
    ]
    let tight = screen.resolved(for: Variants(flags: [.init(flag: "grid", flagCase: "tight")]))
    #expect(tight.contract.flags.elements.map(\.name) == ["copy"])
    #expect(tight.sections[0].adaptations[0].condition[0].flags == [FlagCases(flag: ID(0), cases: [1])])
    let old = tight.resolved(for: Variants(client: Client("ios@3.1")))
    #expect(old.sections[0].adaptations.map(\.condition.count) == [1])
    #expect(old.variants == Variants(flags: [.init(flag: "grid", flagCase: "tight")], client: Client("ios@3.1")))
    let usual = screen.resolvedByDefault.screen
    #expect(usual.sections[0].adaptations.map(\.condition) == [[ConditionBox()], [ConditionBox()]])
    #expect(usual.contract.flags.count == 0 && usual.variants.client == Client(.ios))
    #expect(usual == usual.resolvedByDefault.screen)
  }

  @Test("traits that are settled leave conditions, and tests in other containers leave the screen")
  func traits() throws {
    var regular = ConditionBox()
    (regular.traits.horizontal, regular.width.minimum) = (.regular, Rational(700))
    var pad = ConditionBox()
    (pad.traits.idiom, pad.traits.direction) = (.pad, .rightToLeft)
    let value = PropertyValue.spacing(Spacing())
    var screen = Screen(name: DeclaredName("Home"))
    screen.sections = [
      ScreenSection(
        name: DeclaredName("rows"), kind: .list,
        adaptations: [
          Adaptation(condition: [regular, pad], assignments: [Assignment(.section, .spacing, value)]),
          Adaptation(condition: [pad], assignments: [Assignment(.section, .spacing, value)]),
        ])
    ]
    // The first follows from its extents alone, the second says the opposite, the third is a pad.
    screen.tests = [
      ScreenTest(title: "narrow", width: Rational(599)), ScreenTest(title: "wide", width: Rational(600)),
      ScreenTest(title: "pad", width: Rational(700)),
    ]
    screen.tests[0].traits.horizontal = .regular
    screen.tests[2].traits.idiom = .pad

    let wide = screen.resolved(for: Variants(traits: Traits(horizontal: .regular, idiom: .phone)))
    var width = ConditionBox()
    width.width.minimum = Rational(700)
    #expect(wide.sections[0].adaptations.map(\.condition) == [[width]])
    #expect(wide.tests.map(\.title) == ["narrow", "wide"])
    let narrow = screen.resolved(for: Variants(traits: Traits(horizontal: .compact)))
    #expect(narrow.sections[0].adaptations.map(\.condition) == [[pad], [pad]])
    #expect(narrow.tests.isEmpty)
    let mirrored = wide.resolved(for: Variants(traits: Traits(horizontal: .compact, direction: .rightToLeft)))
    #expect(mirrored.variants.traits == Traits(horizontal: .regular, idiom: .phone, direction: .rightToLeft))
    #expect(mirrored.tests.isEmpty)
    let low = screen.resolved(for: Variants(traits: Traits(vertical: .compact)))
    #expect(low.tests.isEmpty && low.sections == screen.sections)
  }
}
