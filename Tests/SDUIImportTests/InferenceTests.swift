import SDUIContract
import SDUIImport
import SDUIJSON
import TestSupport
import Testing

/// The type of a single field, from the values that responses have for it.
@Suite struct InferenceTests {
  /// A response of units, each of which has a value under a key, or none.
  private static func response(_ key: String, _ values: [String?]) -> String {
    let units = values.enumerated().map { index, value in
      #"{"unitType":"Card","data":{"id":"c\#(index)"\#(value.map { ",\"\(key)\":\($0)" } ?? "")}}"#
    }
    return #"{"sectionList":[{"sectionId":"cards","units":["# + units.joined(separator: ",") + "]}]}"
  }

  private static func imported(_ responses: [String]) throws -> ImportedScreen {
    try importScreen(try responses.map { try parseResponse(Array($0.utf8)) }, named: "Home")
  }

  private static func source(_ responses: [String]) throws -> String {
    String(decoding: try imported(responses).text, as: UTF8.self)
  }

  /// The type of a field, with `?` if it is optional.
  private static func type(_ key: String, _ values: [String?]) throws -> String {
    let text = try source([response(key, values)])
    _ = try Programs.screen(text)
    let line = text.split(separator: "\n").map { $0.drop { $0 == " " } }.first { $0.hasPrefix(key + ": ") }
    return String(try #require(line, "\(text)").dropFirst(key.utf8.count + 2))
  }

  private static func texts(_ values: [String]) -> [String] { values.map { "\"\($0)\"" } }

  @Test(arguments: [
    ("a", #""Coat""#, "Text"), ("a", "true", "Bool"), ("a", "7", "Int"), ("a", "7.5", "Decimal(as: number)"),
    ("a", "7.0", "Decimal(as: number)"), ("a", "9007199254740993", "Decimal(as: number)"),
    ("a", "1e2", "Decimal(as: number)"),
    ("count", "7", "Int(min: 0)"), ("price", "7", "Decimal(as: number, min: 0)"), ("price", #""7""#, "Decimal(min: 0)"),
    ("a", #""7""#, "Text"), ("a", #""7.50""#, "Decimal"), ("a", #""007.5""#, "Text"), ("phone", #""0301234""#, "Text"),
    ("a", #""https://example.com/a""#, "URL"), ("a", #""mailto:a@example.com""#, "URL"), ("a", #""note: a""#, "Text"),
    ("a", #""note:a""#, "Text"), ("a", #""/a.png""#, "Text"), ("a", #""2026-01-31T09:00:00Z""#, "Date"),
    ("a", #""2026-02-30T09:00:00Z""#, "Text"), ("a", #""2026-01-31""#, "Date(as: day)"),
    ("a", #""2026-02-30""#, "Text"), ("a", #""2026-01-31 09:00:00""#, "Date(as: local)"),
    ("created", "1700000000", "Date(as: seconds)"), ("createdAt", "1700000000.25", "Date(as: seconds)"),
    ("updatedMs", "1700000000123", "Date(as: milliseconds)"), ("count", "1700000000", "Int(min: 0)"),
    ("created", "7", "Int"),
    ("createdBy", "1700000000", "Int"), ("cpuTime", "1700000000", "Int"), ("startByte", "1700000000", "Int"),
    ("startTime", "1700000000", "Date(as: seconds)"), ("amountDue", "1700000000", "Decimal(as: number, min: 0)"),
    ("a", "\"#FF8800\"", "Color"),
    ("a", "\"#FF88\"", "Text"), ("tint", "\"#F80\"", "Color(as: short)"),
    ("on", "\"31.01.2026\"", #"Date(as: "dd.MM.yyyy")"#),
    ("a", #"{"url":"https://a.b/c","width":1,"height":2}"#, "Image"),
    ("a", #"{"url":"https://a.b/c","width":0,"height":2}"#, "A"), ("a", #"{"url":"c","width":1,"height":2}"#, "A"),
    ("a", "[[1],[2]]", "[[Int]]"), ("productId", #""7""#, "ID"),
    ("productId", "7", "ID(as: number)"),
    ("productId", "7.0", "Decimal(as: number)"), ("sizes", "7", "Int"),
    ("link", #"{"type":"OPEN","payload":{"page":"x"}}"#, "Action(Open)"),
    ("media", #"{"type":"PHOTO","payload":7}"#, "Media"), ("media", #"{"type":"PHOTO"}"#, "Media"),
  ])
  func typesFollowFromValues(key: String, value: String, expected: String) throws {
    #expect(try Self.type(key, [value]) == expected)
  }

  /// A placeholder would refuse the first response that has a value.
  @Test(arguments: ["null", "[]"]) func whatNeverHasAValueIsLeftOut(value: String) throws {
    let screen = try Self.imported([Self.response("a", [value])])
    #expect(!String(decoding: screen.text, as: UTF8.self).contains("\n  a: "))
    #expect(screen.notes.contains { $0.message.hasPrefix("`Card` is described without `a`: it is always") })
  }

  @Test(arguments: [
    (#"{"en":"A","pt-BR":"B"}"#, "[Text: Text]"), (#"{"EUR":1,"USD":2.5}"#, "[Text: Decimal(as: number)]"),
    (#"{"EUR":"1.00"}"#, "[Text: Decimal]"), (#"{"1":7,"2":8}"#, "[Text: Int]"),
    (#"{"2026-01-31":true,"2026-02-01":false}"#, "[Text: Bool]"),
    (#"{"1f0e5c2a9b7d4e10":[1],"2f0e5c2a9b7d4e10":[]}"#, "[Text: [Int]]"), (#"{"en":"A","de":null}"#, "[Text: Text?]"),
    (#"{"en":{"a":1},"de":{"a":2}}"#, "[Text: Shelf]"), (#"{"en":"A","title":"B"}"#, "Shelf"),
    (#"{"id":"1","no":"2"}"#, "Shelf"), (#"{"en":"A","de":1}"#, "Shelf"), (#"{"it":"A"}"#, "Shelf"),
    (#"{"USA":1,"DDR":2}"#, "Shelf"),
  ])
  func keysThatAreDataMakeAMap(value: String, expected: String) throws {
    #expect(try Self.type("shelf", [value]) == expected)
  }

  /// Objects that differ by a text or by their only key are cases of an enumeration; others are records.
  @Test(arguments: [
    (
      [#"{"kind":"video","url":"a:b"}"#, #"{"kind":"note","body":"x"}"#, #"{"kind":"none"}"#],
      #"(type: "kind", data: at("."))"#
    ),
    ([#"{"__typename":"A","url":"a:b"}"#, #"{"__typename":"B","body":"x"}"#], #"(type: "__typename", data: at("."))"#),
    ([#"{"video":{"url":"a:b"}}"#, #"{"note":{"body":"x"}}"#, #"{"none":{}}"#], "(type: onlyKey)"),
    ([#"{"kind":"new","url":"a:b"}"#, #"{"kind":"old","url":"a:b","body":"x"}"#], nil),
    ([#"{"kind":"video","url":"a:b"}"#, #"{"kind":"video","body":"x"}"#], nil),
    ([#"{"kind":"a video","url":"a:b"}"#, #"{"kind":"a note","body":"x"}"#], nil),
    ([#"{"name":"video","url":"a:b"}"#, #"{"name":"note","body":"x"}"#], nil),
    ([#"{"kind":"video","url":"a:b"}"#, #"{"kind":null,"body":"x"}"#], nil),
    ([#"{"video":{"url":"a:b"}}"#, #"{"note":{"url":"a:b"}}"#], nil), ([#"{"video":{"url":"a:b"}}"#], nil),
    ([#"{"video":{"url":"a:b"}}"#, #"{"note":"x"}"#], nil),
    // Keys that the server chooses, of which one has a field more, and texts that are never repeated.
    ([#"{"u1":{"title":"a","sub":"b"}}"#, #"{"u2":{"title":"c"}}"#], nil),
    ((1...9).map { #"{"type":"customer\#($0)","\#($0 % 2 == 0 ? "age" : "zip")":\#($0)}"# }, nil),
  ])
  func objectsThatDifferAreCases(values: [String], wire: String?) throws {
    for (key, values) in [("media", values), ("media", ["[" + values.joined(separator: ",") + "]"])] {
      let response = Self.response(key, values)
      let text = try Self.source([response])
      _ = try Programs.screen(text)
      #expect(text.contains("enum Media") == (wire != nil), "\(text)")
      if let wire { #expect(text.contains("wire: \(wire)"), "\(text)") }
    }
  }

  @Test func keysThatNoTwoObjectsShareAreData() throws {
    let objects = (1...3).map { "{\"shelf-\($0)\":1,\"rack-\($0)\":2}" }
    #expect(try Self.type("stock", objects) == "[Text: Int(min: 0)]")
    #expect(try Self.type("stock", Array(objects.prefix(2))) == "Stock")
    let many = (0...300).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    #expect(try Self.type("stock", ["{\(many)}"]).hasPrefix("[Text: Int"))
  }

  /// Records that are equal are one where their names say so, and with them those that refer to them.
  @Test func equalRecordsAreOne() throws {
    let team = { (name: String) in #"{"name":"\#(name)","badge":{"wide":1,"high":2}}"# }
    let games = (1...3).map { #"{"id":"\#($0)","homeTeam":\#(team("a\($0)")),"awayTeam":\#(team("b\($0)"))}"# }
    let text = try Self.source([#"{"games":[\#(games.joined(separator: ","))]}"#])
    #expect(text.contains("homeTeam: Team\n") && text.contains("awayTeam: Team\n"), "\(text)")
    #expect(text.matches(of: /record \w+/).map { String($0.output) } == ["record Badge", "record Team"], "\(text)")
  }

  @Test func whatIsMissingOnceIsOptional() throws {
    #expect(try Self.type("a", ["1", nil]) == "Int?")
    #expect(try Self.type("a", ["1", "null"]) == "Int?")
    #expect(try Self.type("a", ["1", "2"]) == "Int")
  }

  @Test func enumerationsNeedRepeatedCodes() throws {
    let (two, many) = (Self.texts(["sale", "NEW"]), Self.texts(["sale", "sale", "NEW", "NEW", "sale", "NEW"]))
    #expect(try Self.type("state", two) == "Text")
    #expect(try Self.type("state", many) == "State")
    #expect(try Self.source([Self.response("state", many)]).contains("open enum State {"))
    #expect(try Self.source([Self.response("state", many + many + many + many + many)]).contains("\nenum State {"))
    #expect(try Self.type("state", Self.texts(["Coat", "Coat", "Coat", "Hat", "Hat", "Hat"])) == "Text")
    #expect(try Self.type("state", Self.texts(["on sale", "on sale", "on sale", "new", "new", "new"])) == "Text")
    #expect(try Self.type("state", Array(repeating: #""sale""#, count: 6)) == "Text")
    #expect(try Self.type("tag", many) == "Text")
    let seventeen = (0..<17).flatMap { Array(repeating: "\"case\($0)\"", count: 3) }
    #expect(try Self.type("state", seventeen).hasPrefix("Text"))
  }

  @Test func numbersAndTextsOfDigitsAreDecimals() throws {
    #expect(try Self.type("a", ["9.5", #""9.50""#]) == "Decimal(as: any)")
    #expect(try Self.type("tags", [#""x""#, #"["y", "z"]"#]) == "[Text](as: any)")
    #expect(try Self.source([Self.response("zip", [#""02134""#, "94107"])]).contains("zip") == false)
    #expect(try Self.source([Self.response("phone", [#""555""#, "5551234"])]).contains("phone") == false)
    #expect(try Self.type("price", [#""9.50""#, "7"]) == "Decimal(as: any, min: 0)")
  }

  @Test func boundsNeedEvidenceAndHaveSlack() throws {
    func words(_ count: Int, _ length: Int) -> [String] {
      (0..<count).map { "\"\(String(repeating: "x", count: length - 2)) \($0 % 10)\"" }
    }
    #expect(try Self.type("a", words(19, 10)) == "Text")
    #expect(try Self.type("a", words(20, 6)) == "Text(max: 20)")
    #expect(try Self.type("a", words(20, 7)) == "Text(max: 40)")
    #expect(try Self.type("a", words(20, 107)) == "Text")
    #expect(try Self.type("a", Array(repeating: "3", count: 9)) == "Int")
    #expect(try Self.type("a", Array(repeating: "3", count: 10)) == "Int(min: 0)")
    #expect(try Self.type("a", Array(repeating: "3", count: 10) + ["-1"]) == "Int")
    #expect(try Self.type("rating", Array(repeating: "4.5", count: 10)) == "Decimal(as: number, min: 0, max: 5)")
    #expect(try Self.type("rating", Array(repeating: "4.5", count: 10) + ["7"]) == "Decimal(as: number, min: 0)")
    #expect(try Self.type("a", Array(repeating: "[1, 2, 3]", count: 20)) == "[Int(min: 0)](max: 10)")
    #expect(try Self.type("currency", Array(repeating: #""EUR""#, count: 10)) == "Text(length: 3)")
  }

  private static func response(ids: [String?]) -> String {
    let units = ids.map { #"{"unitType":"Card","data":{\#($0.map { "\"id\":" + $0 } ?? "")}}"# }
    return #"{"sectionList":[{"sectionId":"a","units":[\#(units.joined(separator: ","))]}]}"#
  }

  @Test(arguments: [
    ["7", "8"], ["9007199254740993", "9007199254740992"], ["7", #""8""#], ["-1", "123456789012345678901"],
  ])
  func numbersIdentifyUnits(ids: [String]) throws {
    let source = try Self.source([Self.response(ids: ids)])
    #expect(source.contains("id: ID(as: number)\n") && !source.contains("identity:"), "\(source)")
  }

  @Test(arguments: [
    ["7", "7"], [#""a""#, #""a""#], ["7", #""7""#], ["7", nil], ["null", "8"], ["1.5", "2.5"], [nil, nil],
  ])
  func whatIsNotUniqueIsIdentifiedByPosition(ids: [String?]) throws {
    let screen = try Self.imported([Self.response(ids: ids)])
    #expect(String(decoding: screen.text, as: UTF8.self).contains("identity: position\n"))
    #expect(screen.notes.contains { $0.message.hasPrefix("nothing identifies `Card`") })
  }

  @Test func aTextThatIsNotUniqueDoesNotIdentifyUnits() throws {
    let text =
      #"{"sectionList":[{"sectionId":"a","units":[{"unitType":"Card","data":{"id":"a","cardId":"1"}},{"unitType":"Card","data":{"id":"a","cardId":"2"}}]}]}"#
    let source = try Self.source([text])
    #expect(source.contains(#"id as "cardId": ID"#) && source.contains(#"idValue as "id": ID"#), "\(source)")
    let contract = ResponseContract(try Programs.screen(source), for: .content)
    #expect(try contract.read(Array(text.utf8)).isValid)
  }

  @Test func theOrderOfResponsesDoesNotMatter() throws {
    let responses = [["1"], ["2", nil], ["null", "-3"]].map { Self.response("a", $0) }
    let text = try Self.source(responses)
    #expect(text.contains("a: Int?"))
    #expect(try Self.source(responses.reversed()) == text)
  }

  @Test func keysOfTheFormatWithAnotherMeaningAreRenamed() throws {
    let text =
      #"{"screen":{"width":3},"page":"first","hasNext":3,"next":1,"layoutId":7,"sdui":2,"layout":"grid","variants":1,"topBar":"x","bottomBar":[],"sectionList":[{"sectionId":"a","section":7,"header":"x","footer":null,"failed":"no","columns":2,"units":[{"unitType":"Card","data":{"id":"a"}}]}]}"#
    let screen = try Programs.screen(try Self.source([text]))
    let response = try ResponseContract(screen, for: .content).read(Array(text.utf8))
    let isValid = response.isValid
    #expect(isValid, "\(response.faults.map { $0.message })")
  }
}
