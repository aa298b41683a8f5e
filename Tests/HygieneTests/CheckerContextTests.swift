import TestSupport
import Testing

/// The context of one screen, section or block is passed down through the checker, and is no state of it.
@Suite struct CheckerContextTests {
  private static let files = Repository.swift.filter { $0.target == "SDUICompiler" }

  @Test func noPropertyIsSetAndResetAroundACall() {
    #expect(!Self.files.isEmpty)
    let resets = Self.files.flatMap { $0.places(of: /defer \{ (self\.)?\w+ =/) }
    #expect(resets == [], "hand the context down as a parameter")
  }

  @Test func contextsAreConstantAndNotStoredInTheChecker() {
    let stored = Self.files.flatMap {
      $0.places(of: /\bvar \w+(: | = )(ScreenContext|SectionContext|ActiveKind)\b(?!.*\{)/)
    }
    #expect(stored == [], "a context is made where it begins to hold, and is a `let`")
    let text = Repository.text("Sources/Compiler/SDUICompiler/Screen/ScreenContext.swift")
    for name in ["ScreenContext", "SectionContext", "ActiveKind"] {
      let body = text.components(after: "struct \(name) {")
      #expect(!body.isEmpty, "\(name) is gone")
      for line in body where line.hasPrefix("  var ") { #expect(line.hasSuffix("{") || line.hasSuffix("}"), "\(line)") }
    }
  }
}

extension String {
  /// The lines that follow a line, up to the brace that closes its block.
  fileprivate func components(after start: String) -> [Substring] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(of: Substring(start)) else { return [] }
    return Array(lines[(first + 1)...].prefix { $0 != "}" })
  }
}
