import Foundation
import SDUICompiler
import SDUIContract
import SDUIFixtures
import SDUIIR
import SDUISource
import TestSupport
import Testing

/// What values of fixtures have to do with one another, for all examples and for programs that chance makes.
@Suite struct MeaningTests {
  private static let programs: [(name: String, files: [String: String], main: String)] = {
    var files: [String: String] = [:]
    let examples = Repository.files(in: "Examples", withExtension: "sdui")
    for path in examples { files[path] = try? Repository.read("Examples/\(path)") }
    let random = (0..<UInt64(Repository.isExhaustive ? 2_000 : 60)).map { seed in
      (name: "seed \(seed)", files: ["home.sdui": MeaningProgram.text(seed: seed)], main: "home.sdui")
    }
    return examples.map { (name: $0, files: files, main: $0) } + random
  }()

  /// Every fixture of a program, with the screen that it is of.
  private func eachFixture(
    in locale: FixtureLocale = .english, _ profiles: [FixtureProfile] = FixtureProfile.allCases,
    _ body: (Screen, FixtureProfile, [String: Any], String) throws -> Void
  ) throws {
    var count = 0
    for program in Self.programs {
      let compilation = try Compilation(of: program.main, root: "", from: MemoryFileProvider(program.files))
      #expect(!compilation.hasErrors, "\(program.name): \(compilation.diagnostics.map(\.message))")
      for screen in compilation.screens {
        let generator = try FixtureGenerator(screen, seed: 3, locale: locale)
        for profile in profiles {
          for fixture in try generator.fixtures(FixtureRequest(profile)) {
            #expect(try ResponseContract(generator.screen).read(fixture.bytes).faults.map(\.message) == [])
            let json = try JSONSerialization.jsonObject(with: Data(fixture.bytes))
            let whole = try #require(json as? [String: Any])
            try body(generator.screen, profile, whole, "\(program.name) \(fixture.name)")
            count += 1
          }
        }
      }
    }
    #expect(count > 60)
  }

  /// All objects in a value, outermost first.
  private func objects(in value: Any) -> [[String: Any]] {
    if let object = value as? [String: Any] {
      return [object] + object.keys.sorted().flatMap { objects(in: object[$0] ?? NSNull()) }
    }
    return (value as? [Any])?.flatMap { objects(in: $0) } ?? []
  }

  /// All values of data under a key, wherever it stands.
  private func values(in value: Any, where matches: (String) -> Bool) -> [Any] {
    objects(in: value).flatMap { object in object.keys.sorted().filter(matches).compactMap { object[$0] } }
  }

  @Test func everyBundleIsSent() throws {
    var counts: [FixtureProfile: Int] = [:]
    try eachFixture { screen, profile, fixture, name in
      let sent = objects(in: fixture["sectionList"] ?? []).filter { $0["units"] is [Any] && $0["section"] is String }
      for section in screen.sections + screen.sections.flatMap(\.sections) {
        guard let bundle = section.bundle else { continue }
        for each in sent where each["section"] as? String == section.name.wire && each["failed"] == nil {
          let units = try #require(each["units"] as? [[String: Any]])
          #expect(units.map { $0["unitType"] as? String } == [bundle.type], "\(name)")
          if let key = bundle.header, let data = units.first?["data"] as? [String: Any] {
            #expect((data[key] == nil) == (profile == .minimal), "\(name)")
          }
          counts[profile, default: 0] += 1
        }
      }
    }
    #expect(FixtureProfile.allCases.allSatisfy { counts[$0, default: 0] > 10 }, "\(counts)")
  }

  @Test func anImageHasOneSize() throws {
    var sizes: [String: String] = [:]
    var count = 0
    try eachFixture { _, _, fixture, name in
      for object in objects(in: fixture["sectionList"] ?? []) {
        guard let url = object["url"] as? String, let width = object["width"], let height = object["height"] else {
          continue
        }
        let size = "\(width) × \(height)"
        #expect(sizes[url, default: size] == size, "\(name): \(url)")
        sizes[url] = size
        count += 1
      }
    }
    #expect(count > 500 && sizes.count > 100)
  }

  @Test func picturesOfAListDiffer() throws {
    try eachFixture { _, _, fixture, name in
      for list in objects(in: fixture["sectionList"] ?? []).flatMap({ $0.values.compactMap { $0 as? [[String: Any]] } })
      {
        let urls = list.filter { $0["width"] != nil }.compactMap { $0["url"] as? String }
        #expect(Set(urls).count == urls.count, "\(name)")
      }
    }
  }

  @Test func thereIsOneCurrency() throws {
    var found: Set<String> = []
    try eachFixture { _, _, fixture, name in
      let currencies = values(in: fixture["sectionList"] ?? []) { $0.lowercased().contains("currency") }
      let codes = Set(currencies.compactMap { $0 as? String }.filter { $0.count == 3 })
      // A text and an enum may stand side by side, of which each has one.
      #expect(codes.filter { $0.first?.isUppercase ?? false }.count <= 1, "\(name): \(codes)")
      #expect(codes.filter { $0.first?.isLowercase ?? false }.count <= 1, "\(name): \(codes)")
      found.formUnion(codes)
    }
    #expect(found.count == 2, "\(found)")
  }

  @Test func whatIsNestedHasAnIdentityOfItsOwn() throws {
    var count = 0
    func check(_ value: Any, _ outer: Set<String>, _ name: String) {
      if let list = value as? [Any] {
        let ids = list.compactMap { ($0 as? [String: Any])?["id"] as? String }
        #expect(Set(ids).count == ids.count, "\(name): \(ids)")
        for element in list { check(element, outer, name) }
      }
      guard let object = value as? [String: Any] else { return }
      var inner = outer
      if let id = object["id"] as? String {
        #expect(!outer.contains(id), "\(name): \(id)")
        inner.insert(id)
        if !outer.isEmpty { count += 1 }
      }
      for key in object.keys.sorted() { check(object[key] ?? NSNull(), inner, name) }
    }
    try eachFixture { _, _, fixture, name in
      for data in values(in: fixture["sectionList"] ?? [], where: { $0 == "data" }) { check(data, [], name) }
    }
    #expect(count > 100, "\(count)")
  }

  /// Scripts by their blocks; digits, signs and Latin names of places belong to all.
  private static let scripts: [FixtureLocale: [ClosedRange<UInt32>]] = [
    .english: [0x41...0x24F], .german: [0x41...0x24F], .french: [0x41...0x24F],
    .japanese: [0x3005...0x30FF, 0x4E00...0x9FFF], .arabic: [0x610...0x6FF],
  ]

  @Test(arguments: FixtureLocale.allCases) func textsAreInOneLanguage(locale: FixtureLocale) throws {
    var letters = 0
    var foreign: Set<Unicode.Scalar> = []
    try eachFixture(in: locale, [.minimal, .typical, .maximal]) { screen, _, fixture, name in
      let names = ["title", "subtitle", "name", "city", "author", "text", "headline", "alt"]
      for case let text as String in values(in: fixture["sectionList"] ?? [], where: { names.contains($0) }) {
        guard !text.contains("example.") else { continue }
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
          letters += 1
          let isOwn = Self.scripts[locale]?.contains { $0.contains(scalar.value) } ?? true
          if !isOwn { foreign.insert(scalar) }
        }
      }
    }
    #expect(letters > 1_000)
    if locale == .mixed { return }
    #expect(foreign.isEmpty, "\(locale): \(foreign)")
  }

  @Test func mixedHasSeveralScripts() throws {
    var blocks: Set<UInt32> = []
    try eachFixture(in: .mixed, [.typical]) { _, _, fixture, _ in
      for case let text as String in values(in: fixture["sectionList"] ?? [], where: { _ in true }) {
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic { blocks.insert(scalar.value >> 8) }
      }
    }
    #expect(blocks.isSuperset(of: [0x00, 0x30, 0x06]), "\(blocks)")
  }

  @Test func edgesKeepEmojiAndTextFromRightToLeft() throws {
    for locale in [FixtureLocale.english, .japanese] {
      var all = ""
      try eachFixture(in: locale, [.edge]) { _, _, fixture, _ in
        for case let text as String in values(in: fixture["sectionList"] ?? [], where: { _ in true }) { all += text }
      }
      #expect(all.unicodeScalars.contains { $0.properties.isEmojiPresentation })
      #expect(all.unicodeScalars.contains { 0x590...0x6FF ~= $0.value })
    }
  }
}
