import Foundation
import SDUIIR
import TestSupport
import Testing

@testable import SDUIGeneration

/// Names, texts and comments that could break generated Kotlin. That the code of `KotlinCorners` compiles is a test of
/// `KotlinReadingTests`.
@Suite struct KotlinNamesTests {
  private static func components() throws -> String {
    try generateCode(for: KotlinCorners.programs()[0], .kotlin(package: "a.in"))[0].text
  }

  private static func program(_ declarations: String, unit: String = "Card") throws -> ClientProgram {
    let text = declarations + "\nscreen Home { section cards: list { unit \(unit) { height: 44 } } }"
    return try ClientProgram([ClientScreen(try Programs.screen(text), fileName: "home.sdui")])
  }

  @Test func typesThatCollideTakeTheirKindBehindThem() throws {
    let text = try Self.components()
    for name in ["Words", "NumberComponent", "wordsComponent", "StringRecord", "ListRecord", "ScreenAction"] {
      #expect(text.contains("\ndata class \(name)("), "\(name)")
    }
    #expect(text.contains("\nsealed class AnyScreenAction {"))
    #expect(text.contains("\npackage a.`in`\n"))
  }

  /// Compiled by `kotlinc` when it was written: what a file declares has the access, and no member repeats it.
  @Test func declarationsHaveTheirAccess() throws {
    let shop = ClientScreen(try Programs.shop(), fileName: "home.sdui")
    let program = try ClientProgram([shop], namespace: "Spring")
    let files = try generateCode(for: program, .kotlin(package: "a", access: .internal))
    let others = ["internal ", "private ", "package ", "import ", "//", "/*", " ", ")", "}", "@", "*"]
    for file in files {
      for line in file.text.split(separator: "\n") {
        #expect(others.contains { line.hasPrefix($0) }, "\(file.name): \(line)")
        #expect(!line.contains("class ProductCard"), "\(file.name): \(line)")
      }
    }
  }

  @Test func keywordsAreInBackticks() throws {
    let text = try Self.components()
    for property in [
      "val `class`: String", "val `in`: Long = -2L", "val `_`: String? = null", "val Text2: String? = null",
    ] {
      #expect(text.contains("  \(property)"), "\(property)")
    }
  }

  @Test func casesHideNoTypeThatTheirClassUses() throws {
    let text = try Self.components()
    for name in ["PhotoCase(val payload: Photo)", "VideoCase(val payload: List<Video>)", "Text(val payload: String)"] {
      #expect(text.contains("  data class \(name)"), "\(name)")
    }
    for name in [
      "New(\"new\")", "New2(\"$new\")", "CompanionCase(\"companion\")", "StringCase(\"string\")", "Case1(\"_1\")",
    ] {
      #expect(text.contains("  \(name.replacing("$", with: "\\$"))"), "\(name)")
    }
  }

  /// Each word that some language reserves, as a name of each kind.
  @Test func reservedWordsAreNames() throws {
    let programs = Repository.sample(try ReservedWords.programs(), oneOf: 3)
    _ = try KotlinProject(programs.map { KotlinProject.Package(name: $0.kind, program: $0.program) })
  }

  @Test func noCommentEndsEarly() throws {
    let text = try Self.components()
    #expect(text.contains(" * Ends a comment: *&#47; and begins another: /&#42; with ${name}.\n"))
    #expect(text.contains(" * @param x *&#47;&#42;&#47;&#42; /&#42;*&#47;\n"))
    #expect(text.contains("/** Deprecated: use *&#47; extra. */"))
  }

  @Test func textsAreLiterals() {
    #expect(KotlinNames.literal("a$b\"\\\n\u{0}\u{202E}é😀") == #""a\$b\"\\\n\u0000\u202Eé😀""#)
  }

  /// Whatever the support file and generated code use is a reserved name, so that no declaration hides it.
  @Test func everyTypeThatIsUsedIsReserved() throws {
    let program = try Self.program("component Card { id: ID }")
    let files = try generateCode(for: program, .kotlin(package: "a"))
    // The last one is nested, where it hides others.
    let own: Set<String> = [
      "Card", "HomeResponse", "HomeSection", "HomeCardsSection", "ScreenAction", "ToggleSection", "PresentSection",
    ]
    for file in files {
      let used = Self.typeNames(in: file.text)
      #expect(used.count > 3)
      #expect(used.subtracting(own).subtracting(KotlinNames.reservedTypes) == [], "\(file.name)")
    }
  }

  /// Names that begin with a capital letter and are no members, in code without comments and texts.
  private static func typeNames(in text: String) -> Set<String> {
    let comments = text.replacingOccurrences(of: "(?s)/\\*.*?\\*/|//[^\\n]*", with: "", options: .regularExpression)
    let texts = "\"(\\\\.|[^\"\\\\\\n])*\"|'(\\\\.|[^'\\\\])+'"
    let code = comments.replacingOccurrences(of: texts, with: "", options: .regularExpression)
    let names = code.matches(of: /(?:^|[^.\w])([A-Z]\w*[a-z]\w*)/).map { String($0.output.1) }
    return Set(names)
  }
}

// MARK: - What the JVM cannot hold

extension KotlinNamesTests {
  private static func refusal(_ program: ClientProgram) throws -> String? {
    do {
      _ = try generateCode(for: program, .kotlin(package: "a"))
      return nil
    } catch .unsupported(let part) {
      #expect(part.screen == 0 && part.origin.file == 0)
      return part.message
    }
  }

  @Test(arguments: [(230, true), (245, false), (300, false)])
  func classesHaveAsManyFieldsAsTheirConstructorTakes(count: Int, isPossible: Bool) throws {
    let fields = (1...count).map { "field\($0): Text" }.joined(separator: "\n")
    let refusal = try Self.refusal(Self.program("component Card {\nid: ID\n\(fields)\n}"))
    let message = "the component `Card` has \(count + 1) fields, more than the constructor of a class of the JVM takes"
    #expect(refusal == (isPossible ? nil : message))
  }

  @Test func wholeNumbersTakeTwoPlacesOfAConstructor() throws {
    let fields = (1...130).map { "field\($0): Int" }.joined(separator: "\n")
    #expect(try Self.refusal(Self.program("component Card {\nid: ID\n\(fields)\n}")) != nil)
  }

  @Test func closedEnumerationsHaveBounds() throws {
    let cases = (1...2_001).map { "case\($0)" }.joined(separator: ", ")
    let card = "component Card { id: ID, kind: Kind }\n"
    #expect(try Self.refusal(Self.program(card + "enum Kind { \(cases) }"))?.contains("2001 cases") == true)
    #expect(try Self.refusal(Self.program(card + "open enum Kind { \(cases) }")) == nil)
  }

  @Test func longDefaultsAreRefused() throws {
    let text = String(repeating: "é", count: 32_768)
    #expect(
      try Self.refusal(Self.program("component Card { id: ID, text: Text = \"\(text)\" }"))?.contains("bytes") == true)
    let list = (1...1_001).map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(
      try Self.refusal(Self.program("component Card { id: ID, list: [Text] = [\(list)] }"))?.contains("values") == true)
  }
}
