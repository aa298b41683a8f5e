import TestSupport
import Testing

/// The constructs that no source may contain.
@Suite struct CodeTests {
  private static let sources = Repository.swift.filter { $0.target != nil }

  /// Files that may stop the process, and why.
  private static let checked: [String: String] = [
    "Sources/Compiler/SDUISyntax/Tree/TableWriter.swift": "indices into raw memory are checked as those of arrays are"
  ]

  /// Files of flat targets that hold an object, and why.
  private static let objects: [String: String] = [
    "Sources/Runtime/SDUIIR/JSONForm/ScreenDecoder.swift":
      "a structure is copied for each call from a method that changes it",
    "Sources/Runtime/SDUIJSON/JSONDocument.swift":
      "never changes, and counts one reference for each copy instead of two",
  ]

  /// The places of a pattern in some files.
  private func places(_ pattern: some RegexComponent, in files: [SwiftFile]) -> [String] {
    files.flatMap { $0.places(of: pattern) }
  }

  @Test func noInputCanStopTheProcess() {
    let traps = /\b(fatalError|preconditionFailure|assertionFailure|precondition)\s*\(/
    #expect(places(traps, in: Self.sources.filter { Self.checked[$0.path] == nil }) == [])
    #expect(places(/\b(try|as)!/, in: Self.sources) == [])
    #expect(places(/unsafelyUnwrapped|\bunowned\b/, in: Self.sources) == [])
    // A force unwrap or an implicitly unwrapped type: `!` directly after a name, a bracket or a closing angle.
    #expect(places(/[\w)\]>?]!(?!=)/, in: Self.sources) == [])
  }

  @Test func nothingIsPrinted() {
    #expect(places(/\b(print|debugPrint|dump)\(/, in: Self.sources) == [])
  }

  /// These are to build as Embedded Swift, or are held flat for speed.
  @Test func flatTargetsHoldNoObjectsAndNoExistentials() {
    let flat = Self.sources.filter { file in
      ["SDUIJSON", "SDUIIR", "SDUILayout", "SDUIFixtures"].contains(file.target)
        || file.path.hasPrefix("Sources/Compiler/SDUISyntax/Tree/")
    }
    #expect(!flat.isEmpty)
    #expect(places(/\bany\s+[A-Z]/, in: flat) == [])
    #expect(places(/(^|\s)(class|actor)\s+[A-Z]/, in: flat.filter { Self.objects[$0.path] == nil }) == [])
    #expect(places(/\b(Codable|Encodable|Decodable|Mirror|Any)\b/, in: flat) == [])
  }

  /// Embedded Swift has no key paths. UIKit is not among its systems.
  @Test func nothingBelowTheToolNeedsKeyPaths() {
    let embedded = Self.sources.filter { !["sduic", "SDUIPlugin", "SDUICollectionView"].contains($0.target) }
    #expect(places(/(^|[\s(,:])\\[A-Za-z]*\./, in: embedded) == [])
  }

  @Test func nothingBelowTheToolReadsItsSurroundings() {
    // A plugin is a program by itself.
    let below = Self.sources.filter { $0.target != "sduic" && $0.target != "SDUIPlugin" }
    let surroundings =
      /\b(ContinuousClock|SuspendingClock|ProcessInfo|CommandLine|Locale|TimeZone|getenv|readLine|Task)\b/
    #expect(places(surroundings, in: below) == [])
    let chance = /\b(SystemRandomNumberGenerator|hashValue)\b|\.(random|randomElement|shuffled|shuffle)\(/
    // A temporary file needs a name that no other run has chosen, and the address of a served page one that nobody can
    // guess. Neither reaches any output.
    let unguessable = ["AtomicFile.swift", "PageServer.swift"].map { "Sources/Tool/sduic/System/" + $0 }
    let others = Self.sources.filter { !unguessable.contains($0.path) }
    #expect(places(chance, in: others) == [])
  }

  /// `getenv`, files and streams stay in one folder of the tool.
  @Test func systemCallsStandInOneFolder() {
    let others = Self.sources.filter { !$0.path.hasPrefix("Sources/Tool/sduic/System/") }
    #expect(places(/\b(getenv|fopen|stat|realpath|isatty|errno|strerror|unlink)\b\s*\(?/, in: others) == [])
  }

  @Test func theScannerTellsCodeFromText() {
    let text = "let a = \"x! \\(b!) y!\" // c!\nlet d = \"\"\"\n  e!\n  \"\"\" + #\"f!\"g!\"# + h!\n"
    let file = SwiftFile(path: "a.swift", text: text)
    #expect(
      file.places(of: /[a-z]!/) == ["a.swift:1: \(file.lines[0])", "a.swift:4: \(file.lines[3].drop { $0 == " " })"])
    #expect(file.code[0].contains("b!") && !file.code[0].contains("x!") && !file.code[0].contains("c!"))
    #expect(!file.code.joined().contains("e!") && !file.code.joined().contains("f!"))
  }
}
