import SDUIContract
import SDUIIR
import TestSupport
import Testing

@testable import SDUIGeneration

/// Names and comments that could break generated TypeScript.
@Suite struct TypeScriptNamesTests {
  private static let source = """
    /// Ends here: */ export const broken = 1; /*
    component Switch as "1st/~switch" { id as "__proto__": ID, constructor: Text, toString: Int = 1, class: Bool? }
    /// @ts-expect-error
    component Map { id as "toString": ID, __proto__: Text?, valueOf: Decimal?, string: Text? }
    component card { id as "unitType": ID, type: Text, section: Text, default as "a\\"b": Date? }
    component Card { id as "measured": ID, data: Text, link: Action(string)?, kind: Kind, mood: Mood = constructor }
    component ScreenAction { value as ".": [Text] = [] }
    component HomeResponse { id: ID, again: sdui }
    record sdui { value: Media? }
    action string as "do it" { next: Action(string, Close)?, __proto__: Text = "*/" }
    action Close
    enum Kind { constructor, __proto__, toString as "__proto__ " }
    open enum Mood { constructor as " ", hasOwnProperty }
    enum Media { none, video: Text, __proto__ as "constructor": Int }
    screen Home {
      /// A stack with a field of every name.
      section first: list { header ScreenAction { height: 44 }
        unit Switch { height: 44 }, unit Map { height: 44 } unit card { height: 44 } }
      section constructor: list { unit Card { height: 44 } }
      section __proto__: list { unit HomeResponse { height: 44 } }
    }
    """

  /// A program whose names are words of the language, members of every object, or differ only in case.
  static func program() throws -> ClientProgram {
    try ClientProgram([ClientScreen(try Programs.screen(source), fileName: "home.sdui")])
  }

  /// Each word that some language reserves, as a name of each kind.
  @Test func reservedWordsAreNames() throws {
    let programs = try ReservedWords.programs().map { (folder: $0.kind, program: $0.program) }
    guard let project = try TypeScriptProject(programs) else { return }
    #expect(try project.compile() == "")
  }

  private static func components() throws -> String {
    try generateCode(for: program(), .typescript)[0].text
  }

  @Test func typesThatCollideTakeTheirKindBehindThem() throws {
    let text = try Self.components()
    for name in ["Switch", "MapComponent", "card", "CardComponent", "ScreenAction", "sduiRecord", "stringAction"] {
      #expect(text.contains("\nexport interface \(name) {"), "\(name)")
    }
    #expect(text.contains("\nexport type AnyScreenAction ="))
  }

  @Test func noCommentEndsEarlyOrInstructsTheCompiler() throws {
    let text = try Self.components()
    #expect(text.contains("/** Ends here: *\\/ export const broken = 1; /* */"))
    #expect(text.contains("/** \\@ts-expect-error */"))
  }

  @Test func textsAreLiterals() {
    #expect(TypeScriptNames.literal("a\"\\\n\u{2028}\u{202E}é😀") == #""a\"\\\n\u2028\u202Eé😀""#)
    #expect(TypeScriptNames.key("tap") == "tap")
    #expect(TypeScriptNames.key("cartButton.tap") == #""cartButton.tap""#)
  }

  @Test func anEmptyEnumerationHasNoValues() throws {
    var screen = try Programs.screen(
      "component Card { id: ID, a: E?, b: F? }\nenum E { x }\nopen enum F { x }\n"
        + "screen Home { section a: list { unit Card { height: 44 } } }")
    for id in screen.contract.enums.ids { screen.contract.enums[id].cases = [] }
    let program = try ClientProgram([ClientScreen(screen, fileName: "home.json")])
    let text = try generateCode(for: program, .typescript)[0].text
    #expect(text.contains("export type E = never;"))
    #expect(text.contains("export type F = sdui.UnknownCase;"))
    guard let project = try TypeScriptProject([("empty", program)]) else { return }
    #expect(try project.compile() == "")
  }

  /// A key of a response must not become a member that all objects have.
  @Test func noResponseChangesOtherObjects() throws {
    guard let project = try TypeScriptProject([("app", Self.program())]) else { return }
    try project.write(
      "main.ts",
      """
      import { readHomeResponse2 } from "./app/HomeResponse2.js";
      declare const console: { log(value: unknown): void };
      const data = '{ "__proto__": { "polluted": true }, "constructor": { "prototype": { "polluted": true } } }';
      const unit = `{ "unitType": "1st/~switch", "data": ${data} }`;
      const section = `{ "section": "first", "sectionId": "first", "units": [${unit}] }`;
      const { faults } = readHomeResponse2(JSON.parse(`{ "__proto__": ${data}, "sectionList": [${section}] }`));
      console.log(faults.length > 3 && !("polluted" in {}) && !("polluted" in Object));
      """)
    #expect(try project.compile() == "")
    #expect(try project.run("main.js") == "true\n")
  }

  /// A response may be nested so deeply that a function that calls itself would exhaust the stack.
  @Test func deepNestingIsAFault() throws {
    guard let project = try TypeScriptProject([("app", Self.program())]) else { return }
    #expect(try project.compile() == "")
    let lines = [129, 100_000].map { depth in
      "app/HomeResponse2\t" + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    for reading in try project.readings(of: lines) {
      #expect(reading.faults == [["response-syntax", ""]] && reading.kept == nil)
    }
  }
}
