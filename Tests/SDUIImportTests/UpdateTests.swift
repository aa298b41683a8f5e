import SDUICompiler
import SDUIContract
import SDUIFixtures
import SDUIIR
import SDUIImport
import SDUIJSON
import SDUISyntax
import TestSupport
import Testing

/// `import --update`: contracts that become wider.
@Suite struct UpdateTests {
  private static func update(_ source: String, _ responses: [String]) throws -> (text: String, UpdatedScreen) {
    let updated = try updateScreen(
      Array(source.utf8), with: responses.map { try parseResponse(Array($0.utf8)) }, named: nil
    ) { text throws(FileError) in
      try Compilation(
        of: "home.sdui", root: "", from: MemoryFileProvider(["home.sdui": String(decoding: text, as: UTF8.self)]))
    }
    return (String(decoding: updated.text, as: UTF8.self), updated)
  }

  private static func source(_ field: String) -> String {
    """
    enum State { new, used as "USED" }
    record Sub { at: Date }
    component Card { id: ID, \(field) }
    screen Home { section all: list { unit Card { height: 40 } } }
    """
  }

  private static func response(_ data: [String]) -> String {
    let units = data.enumerated().map { index, value in
      #"{"unitType":"Card","data":{"id":"\#(index)"\#(value.isEmpty ? "" : #","a":"# + value)}}"#
    }
    return #"{"sectionList":[{"section":"all","sectionId":"all","units":[\#(units.joined(separator: ","))]}]}"#
  }

  @Test(arguments: [
    ("a: Text", [""], "a: Text?"), ("a: Text(max: 3)", ["null"], "a: Text(max: 3)?"),
    ("a: Text(max: 3)", [#""abcd""#, #""ab👢de""#], "a: Text(max: 5)"), ("a: Text(min: 2)", [#""""#], "a: Text"),
    ("a: Text(length: 3)", [#""EU""#], "a: Text(min: 2, max: 3)"),
    ("a: Text(max: 1)", [#""ab""#, ""], "a: Text(max: 2)?"),
    ("a: Int(min: 0)", ["-3"], "a: Int(min: -3)"), ("a: Int", ["10000000000000000"], "a: Decimal(as: number)"),
    ("a: Int", ["1.5"], "a: Decimal(as: number)"),
    ("a: Int(max: 5)", [#""7""#, "8"], "a: Decimal(max: 8, as: any)"), ("a: Decimal", ["9.5"], "a: Decimal(as: any)"),
    ("a: Decimal(as: number)", [#""9.5""#], "a: Decimal(as: any)"),
    ("a: [Text](max: 3)", [#""x""#], "a: [Text](max: 3, as: any)"),
    ("a: [Text(max: 3)]", [#""abcdef""#], "a: [Text(max: 6)](as: any)"),
    ("a: [Text](min: 2)", [#""x""#], "a: [Text](min: 1, as: any)"),
    ("a: [Text](min: 2, as: any)", [#""x""#], "a: [Text](min: 1, as: any)"),
    ("a: [Text(max: 1)]", [#"["ab"]"#], "a: [Text(max: 2)]"),
    ("a: Date", [#""2026-01-31""#], "a: Text"), ("a: Color", [#""red""#], "a: Text"),
    ("a: URL(schemes: https)", [#""http://a.b""#], "a: URL(schemes: [https, http])"),
    ("a: URL(schemes: https)", [#""my-app:x""#], #"a: URL(schemes: [https, "my-app"])"#),
    ("a: URL", [#""x""#], "a: Text"),
    ("a: [Text(max: 1)](max: 1)", [#"["ab","c"]"#], "a: [Text(max: 2)](max: 2)"),
    ("a: [[Int(max: 1)](max: 1)]", ["[[1,2]]"], "a: [[Int(max: 2)](max: 2)]"),
    ("a: Text(max: 1, invalid: nil)?", [#""ab""#], "a: Text(max: 2, invalid: nil)?"),
    ("a: URL(invalid: nil)?", [#""x""#], "a: Text(invalid: nil)?"), ("a: State", ["null"], "a: State?"),
    ("a: URL", [#""""#, #""N/A""#], #"a: URL(absent: ["", "N/A"])?"#),
    (
      "a: Date(as: day, absent: \"\", invalid: nil)?", [#""0000-00-00""#, ""],
      #"a: Date(as: day, absent: ["", "0000-00-00"], invalid: nil)?"#
    ),
    ("a: [Int](max: 1)", [#""""#, "[1,2]"], #"a: [Int](max: 2, absent: "")?"#),
    ("a: Sub", [#""""#], #"a: Sub(absent: "")?"#), ("a: Sub", ["{}"], "at: Date?"),
    ("a: State", [#""like new""#, #""old""#], #"likeNew as "like new", old }"#),
  ])
  func aFieldIsWidenedAsLittleAsPossible(field: String, values: [String], expected: String) throws {
    let responses = [Self.response(values)]
    let (text, updated) = try Self.update(Self.source(field), responses)
    #expect(updated.refused.isEmpty && updated.notes.count == 1, "\(updated.notes) \(updated.refused)\n\(text)")
    #expect(text.contains(expected), "\(text)")
    let (again, nothing) = try Self.update(text, responses)
    #expect(again == text && nothing.notes.isEmpty)
  }

  /// A value that no type of the language has, or a field that another part of the program needs.
  @Test(arguments: [
    ("a: Bool", "7"), ("a: ID", "7"), ("a: Int", #""x""#), ("a: Image", #"{"url":"https://a.b/c","width":1}"#),
    ("a: Image", "{}"),
    ("a: [Image]", #"[{"url":"https://a.b/c","width":1}]"#),
    ("a: Text = \"x\"", "null"),
    ("a: [Int]", "{}"), ("a: Sub", "3"), ("a: Text, on tap: Go { to: a } }\n  action Go { to: Text", ""),
  ])
  func whatCannotBeWidenedIsRefused(field: String, value: String) throws {
    let source = Self.source(field)
    let (text, updated) = try Self.update(source, [Self.response([value])])
    #expect(text == source && updated.notes.isEmpty && updated.refused.count == 1, "\(updated.notes)\n\(text)")
  }

  /// A response that cannot be described keeps none of the others from it, and is no reason to widen anything.
  @Test(arguments: [
    ("a: State", [#""old""#], [#""""#], "used as \"USED\", old }"),
    ("a: Int(max: 3) = 2", ["9"], ["null"], "a: Int(max: 9) = 2"),
    ("a: Int(max: 3), on tap: Go { n: a } }\n  action Go { n: Int", ["9"], ["1.5"], "a: Int(max: 9)"),
    ("a: Int(max: 3), on tap: Go { n: a } }\n  action Go { n: Int", ["9"], ["null"], "a: Int(max: 9)"),
    ("a: Int(max: 3), b: Bool?", ["9"], [#"20,"b":3"#], "a: Int(max: 9), b: Bool?"),
    ("a: Int(max: 3), b: Text", [#"3,"b":"x""#], [#"3,"b":[]"#], "a: Int(max: 3), b: Text"),
  ])
  func refusedResponsesWidenNothing(field: String, right: [String], wrong: [String], expected: String) throws {
    let (text, updated) = try Self.update(Self.source(field), [Self.response(right), Self.response(wrong)])
    #expect(text.contains(expected), "\(text)")
    #expect(updated.refused.map { $0.place.response } == [1] && updated.notes.allSatisfy { $0.place.response == 0 })
  }

  /// An image that is missing beside keys that images have, too.
  @Test func missingImagesAreOptional() throws {
    let response = #"{"sectionList":[{"sectionId":"all","units":[{"unitType":"Card","data":{"id":"1","url":"x"}}]}]}"#
    let (text, updated) = try Self.update(Self.source("url: Text, a: Image"), [response])
    #expect(text.contains("url: Text, a: Image?") && updated.refused.isEmpty, "\(text)")
  }

  @Test func commentsInATypeStay() throws {
    let source = Self.source("a: Text( // why\n max: 1)")
    let (text, updated) = try Self.update(source, [Self.response([#""ab""#])])
    #expect(text == source && updated.refused.count == 1)
    #expect(try Self.update(source, [Self.response([""])]).text == source.replacing("max: 1)", with: "max: 1)?"))
  }

  /// One edit that fails keeps none of the others from being made.
  @Test func editsAreIndependent() throws {
    let source = Self.source("a: Text, b: Int(max: 1), on tap: Go { to: a } }\n  action Go { to: Text")
    let (text, updated) = try Self.update(source, [Self.response([#""x","b":2"#]), Self.response([#"null,"b":3"#])])
    #expect(text.contains("b: Int(max: 2)") && updated.refused.count == 1, "\(text)")
  }

  @Test func formattedFilesStayFormatted() throws {
    let (text, _) = try Self.update(
      "component Card {\n  id: ID\n  a: Text\n}\n\nscreen Home {\n  section all: list {\n    unit Card { height: 40 }\n  }\n}\n",
      [Self.response([""])])
    #expect(text.contains("  a: Text?\n"))
  }

  /// Everything that a contract described before, it describes afterwards, and more of what it refused.
  @Test func contractsOfExamplesBecomeWider() throws {
    var (widened, described, all) = (0, 0, 0)
    let files = try Programs.examples()
    for (path, screen) in try Programs.exampleScreens() {
      let generator = try FixtureGenerator(screen, seed: 3)
      let valid = try generator.fixtures().map { $0.bytes }
      let invalid = generator.invalidFixtures().prefix(40).map { $0.fixture.bytes }
      let documents = try (valid + invalid).map { try parseResponse($0) }
      let name = screen.name.source
      let updated = try updateScreen(Array(try #require(files[path]).utf8), with: documents, named: name) {
        text throws(FileError) in
        var changed = files
        changed[path] = String(decoding: text, as: UTF8.self)
        return try Compilation(of: path, root: "", from: MemoryFileProvider(changed))
      }
      var changed = files
      changed[path] = String(decoding: updated.text, as: UTF8.self)
      let after = try #require(try Programs.compile(changed, path).screens.first { $0.name.source == name })
      let contract = ResponseContract(after, for: .content)
      for bytes in valid { #expect(try contract.read(bytes).faults.allSatisfy { $0.rule.isWarning }, "\(path)") }
      if !updated.notes.isEmpty { widened += 1 }
      all += invalid.count
      described += invalid.count - updated.refused.count
    }
    #expect(widened >= 10 && described * 3 >= all, "\(widened) screens, \(described) of \(all) responses")
  }
}
