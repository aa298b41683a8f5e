import TestSupport
import Testing

/// The files to change to add something to the language: those that the map names, and no others.
@Suite struct TouchTests {
  private static let sources = Repository.swift.filter { $0.target != nil }

  /// The files that the map names under a heading.
  private func files(under heading: String) -> [String] {
    let page = Repository.text("Sources/README.md")
    guard let start = page.range(of: "## \(heading)\n") else { return [] }
    let section = page[start.upperBound...].prefix { _ in true }
    let end = section.range(of: "\n## ")?.lowerBound ?? section.endIndex
    let paths = section[..<end].matches(of: /`(SDUI[\w\/+]+\.swift)`/).compactMap {
      Repository.source(String($0.output.1))
    }
    return Set(paths).sorted()
  }

  /// A type of field is stated in its file, a new syntax of texts in another, and its name in each language of generated
  /// code in one more. A switch over types elsewhere must have a `default`, or go by `FieldType.rule`: nothing but an
  /// exhaustive switch names `.bool`.
  @Test func aTypeOfFieldIsStatedOnce() {
    let named = files(under: "How to add a type of field")
    let languages = ["Kotlin/KotlinForms", "Swift/SwiftScope"]
    #expect(
      named == languages.map { "Sources/Output/SDUIGeneration/\($0).swift" } + [
        "Sources/Runtime/SDUIIR/Contract/FieldType.swift", "Sources/Runtime/SDUIIR/Contract/TextSyntax.swift",
      ])
    for path in named { #expect(Self.sources.contains { $0.path == path }, "\(path) is gone") }
    let others = Self.sources.filter { !named.contains($0.path) }
    let switches = others.flatMap { $0.places(of: /\bcase\b[^:]*\.bool\b|FieldType\.bool\b/) }
    #expect(switches == [], "these go by FieldType.rule, or have a default")
    let syntaxes = others.flatMap { $0.places(of: /\.identity\b.*\.url\b.*\.date\b|\b(DateText|ColorText)\.isValid/) }
    #expect(syntaxes == [], "these ask TextSyntax")
  }

  private static func opensSwitch(_ line: String) -> Bool {
    line.hasSuffix("{") && line.split { !$0.isLetter }.contains("switch")
  }

  private static let kinds = ["hero", "list", "grid", "carousel", "waterfall", "mosaic", "flow", "stack"]

  /// The kinds that the labels of each switch over kinds name, with the place of the switch. Other enumerations have
  /// cases of some of these names, too, but none has a hero, a grid, a carousel or a waterfall.
  private static func switchesOverKinds() -> [(path: String, place: String, kinds: Set<String>)] {
    sources.flatMap { file in
      file.code.indices.filter { opensSwitch(file.code[$0]) }.compactMap { start in
        let margin = file.code[start].prefix { $0 == " " }
        let body = file.code[(start + 1)...].prefix { $0 != margin + "}" }
        let labels = body.filter { $0.hasPrefix(margin + "case ") || $0.hasPrefix(margin + "default:") }
        // What follows the colon of a label may call a function that is named as a kind is.
        let names = labels.map { $0.prefix { $0 != ":" } }.joined().matches(of: /\.(\w+)\b/).map { String($0.output.1) }
        if !names.contains(where: ["hero", "grid", "carousel", "waterfall"].contains) { return nil }
        let hasDefault = labels.contains { $0.hasPrefix(margin + "default:") }
        return (file.path, file.place(start), hasDefault ? [] : Set(names))
      }
    }
  }

  /// The guide names all files that a new kind does not compile in, and no other file switches over kinds.
  @Test func everySwitchOverKindsIsInTheGuide() {
    let named = files(under: "How to add a layout kind")
    for path in named { #expect(Self.sources.contains { $0.path == path }, "\(path) is gone") }
    let switches = Self.switchesOverKinds()
    #expect(switches.count >= 8)
    for found in switches {
      #expect(named.contains(found.path), "the guide leaves out \(found.place)")
      #expect(found.kinds.isSuperset(of: Self.kinds), "a new kind compiles here: \(found.place)")
    }
  }

  /// A new kind compiles in a comparison, whatever the comparison means for it: these ask `LayoutKind.itemWidth` and its
  /// neighbours, or the properties that only some kinds take.
  @Test func kindsAreNotCompared() {
    let compared = Self.sources.flatMap { file in
      file.places(of: /[!=~]= *\.(hero|grid|carousel|waterfall|mosaic|flow|stack)\b|[kK]ind *[!=]= *\.list\b/)
        + file.places(of: /\bcase \.(hero|grid|carousel|waterfall|mosaic|flow|stack)\b[^:]* =\s/)
        + file.places(of: /\bcontains\(\.(hero|grid|carousel|waterfall|mosaic|flow|stack)\)|LayoutKind\.[b-z]/)
    }
    #expect(compared == [])
  }
}
