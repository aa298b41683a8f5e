import SDUIContract
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// Responses made of a backend's data.
@Suite struct RenderTests {
  private static let program = """
    component Card { id: ID, name: Text(max: 5)?, badge: Badge = plain }
    component Ad { id: ID }
    component Title { text: Text }
    component Sorry { text: Text = "Sorry" }
    enum Badge { plain, hot since 2.0 }
    component Clip since 2.0 fallback Card { id: id, name: title } { id: ID, title: Text, length: Int }
    component Poll since 2.0 fallback drop { id: ID }

    """

  /// A screen with some sections, by their short names.
  private static func renderer(
    _ sections: String, _ properties: String = "", for variants: Variants = Variants()
  ) throws -> ResponseRenderer {
    let text = program + "screen Home {\n\(properties)\n\(sections)\n}\n"
    return ResponseRenderer(try Programs.screen(text), for: variants)
  }

  private static func section(_ name: String, _ rest: String = "") -> String {
    "section \(name): list { unit Card { height: 80 }, unit Ad { height: 40 }\n\(rest)\n}\n"
  }

  private static func content(_ id: String) -> String { "content { Ad { id: \"\(id)\" } }" }

  private static func data(_ sections: String, _ rest: String = "") -> String {
    #"{\#(rest)"sections":[\#(sections)]}"#
  }

  private static func sent(_ name: String, _ ids: String..., rest: String = "") -> String {
    let units = ids.map { #"{"unitType":"Ad","data":{"id":"\#($0)"}}"# }.joined(separator: ",")
    return #"{"section":"\#(name)","units":[\#(units)]\#(rest)}"#
  }

  /// The sections of the response with the identities in them, as in `a(1 2)`; `nil` where there is no response.
  private func summary(_ rendered: RenderedResponse) throws -> String? {
    guard let bytes = rendered.bytes else { return nil }
    let document = try JSONDocument(parsing: bytes)
    return document.member("sectionList", of: document.root).map { Self.summary($0, document) }
  }

  private static func summary(_ list: JSONNodeID, _ document: JSONDocument) -> String {
    document.children(of: list).map { section -> String in
      let name = document.member("section", of: section).flatMap(document.string) ?? "?"
      let units = document.member("units", of: section).map { Array(document.children(of: $0)) } ?? []
      let ids = units.compactMap { document.member("data", of: $0) }.compactMap { document.member("id", of: $0) }
      let inner = document.member("sections", of: section).map { summary($0, document) }
      let failed = document.member("failed", of: section) == nil ? "" : "!"
      return name + failed + "(" + (inner ?? ids.compactMap(document.string).joined(separator: " ")) + ")"
    }.joined(separator: " ")
  }

  private func rules(_ rendered: RenderedResponse) -> [ResponseRule] { rendered.data.faults.map(\.rule) }
}

// MARK: - Sections

extension RenderTests {
  private static let three = section("a") + section("b", content("written")) + section("c")

  @Test func sectionsStandInTheOrderOfTheDataAndContentBehindItsPredecessor() throws {
    let renderer = try Self.renderer(Self.three)
    let cases = [
      (Self.sent("c", "1") + "," + Self.sent("a", "2"), "c(1) a(2) b(written)"),
      (Self.sent("a", "2") + "," + Self.sent("c", "1"), "a(2) b(written) c(1)"),
      (Self.sent("c", "1"), "b(written) c(1)"),
      (Self.sent("b") + "," + Self.sent("a"), "b() a()"),
      (#"{"section":"b"}"#, "b(written)"),
      ("", "b(written)"),
    ]
    for (sections, expected) in cases {
      let rendered = try renderer.render(Array(Self.data(sections).utf8))
      #expect(try summary(rendered) == expected && rendered.data.faults.isEmpty, "\(sections)")
    }
    let second = try renderer.render(Array(Self.data(Self.sent("a", "2"), #""page":1,"#).utf8))
    #expect(try summary(second) == "a(2)")
  }

  @Test func aFixedScreenHasAllSectionsAsTheyAreDeclared() throws {
    let renderer = try Self.renderer(Self.three, "sections: fixed")
    let rendered = try renderer.render(Array(Self.data(Self.sent("c", "1")).utf8))
    #expect(try summary(rendered) == "a() b(written) c(1)" && rendered.data.faults.isEmpty)
    let failed = try renderer.render(Array(Self.data(#"{"section":"a","failed":true}"#).utf8))
    #expect(try summary(failed) == "a!() b(written) c()")
  }

  @Test func aFailedSectionIsTreatedAsItSays() throws {
    let placeholder = "onFailure Sorry { height: 40 }"
    let failed = #"{"section":"a","failed":true}"#
    let hidden = try Self.renderer(Self.section("a") + Self.section("b"))
    #expect(try summary(hidden.render(Array(Self.data(failed).utf8))) == "")
    let shown = try Self.renderer(Self.section("a", placeholder + "\nminItems: 2"))
    #expect(try summary(shown.render(Array(Self.data(failed).utf8))) == "a!()")
    let essential = try Self.renderer("essential " + Self.section("a"))
    let rendered = try essential.render(Array(Self.data(failed).utf8))
    #expect(rendered.bytes == nil && rules(rendered) == [.missingSection] && rendered.decisive == [0])
    #expect(rendered.data.document.pointer(to: rendered.data.faults[0].node) == "/sections/0")
    let kept = try Self.renderer("essential " + Self.section("a", placeholder))
    #expect(try summary(kept.render(Array(Self.data(failed).utf8))) == "a!()")
  }

  @Test func onlyAnEssentialSectionMustStand() throws {
    let renderer = try Self.renderer("essential " + Self.section("a") + Self.section("b"))
    let rendered = try renderer.render(Array(Self.data(Self.sent("b", "1")).utf8))
    #expect(rendered.bytes == nil && rules(rendered) == [.missingSection] && rendered.decisive == [0])
    let later = try renderer.render(Array(Self.data(Self.sent("b", "1"), #""page":2,"#).utf8))
    #expect(try summary(later) == "b(1)")
    let written = try Self.renderer("essential " + Self.section("a", Self.content("x")))
    #expect(try summary(written.render(Array(Self.data("").utf8))) == "a(x)")
  }

  @Test func sectionsOfAStackAreFilledAlike() throws {
    let renderer = try Self.renderer("section s: stack { \(Self.three) }\n" + Self.section("d"))
    let inner = #"{"section":"s","sections":[\#(Self.sent("c", "1"))]}"#
    #expect(try summary(renderer.render(Array(Self.data(inner).utf8))) == "s(b(written) c(1))")
    #expect(try summary(renderer.render(Array(Self.data(Self.sent("d", "1")).utf8))) == "s(b(written)) d(1)")
  }
}

// MARK: - Units

extension RenderTests {
  @Test func whatBreaksTheContractIsLeftOutAndCounted() throws {
    let long = #"{"unitType":"Card","data":{"id":"x","name":"longer"}}"#
    let bad = #"{"section":"a","units":[\#(long),{"unitType":"Old"},{"unitType":"Ad","data":{"id":"1"}}]}"#
    let dropping = try Self.renderer(Self.section("a"))
    let rendered = try dropping.render(Array(Self.data(bad).utf8))
    #expect(try summary(rendered) == "a(1)")
    #expect(rules(rendered) == [.constraint, .unknownUnit])
    #expect(rendered.decisive.isEmpty && rendered.dropped.count == 2)
    for (property, decisive) in [("invalid: fail", 0), ("unknown: fail", 1)] {
      let failing = try Self.renderer(Self.section("a"), property).render(Array(Self.data(bad).utf8))
      #expect(failing.bytes == nil && failing.decisive == [decisive], "\(property)")
    }
  }

  /// Every form in which data can be broken, with what is named.
  @Test(arguments: [
    (#"{"section":"a","units":[{"unitType":"Ad","data":{"id":7}}]}"#, ["the unit `Ad` of the section `a`"]),
    (
      #"{"section":"a","units":[{"unitType":"Card","id":"x","name":"longer","badge":"none"}]}"#,
      ["the unit `Card` with the id `x` of the section `a`"]
    ),
    (
      #"{"section":"a","units":[{"unitType":"Ad","data":[{"id":"1"},{"id":"2","id":"2"},{}]}]}"#,
      ["the unit `Ad` with the id `2` of the section `a`", "the unit `Ad` of the section `a`"]
    ),
    (
      #"{"section":"a","units":[{"unitType":"Old","data":{"id":"7"}},3,{"data":{"id":"8"}}]}"#,
      [
        "the unit `Old` with the id `7` of the section `a`", "a unit of the section `a`",
        "a unit with the id `8` of the section `a`",
      ]
    ),
    (#"{"section":"a","header":{"unitType":"Ad"}}"#, ["the header `Ad` of the section `a`"]),
    (#"{"section":"b","header":{"unitType":"Title","data":{}}}"#, ["the header `Title` of the section `b`"]),
    (#"{"section":"z","units":[]},5"#, ["the section `z`", "a section"]),
    (
      #"{"section":"a","units":[{"unitType":"Card","data":{"id":"1","name":"longer","badge":"none"}}]}"#,
      ["the unit `Card` with the id `1` of the section `a`"]
    ),
    (
      #"{"section":"b","units":[{"unitType":"Ad","data":{"id":3}}]},{"section":"a","failed":3}"#,
      [
        "the unit `Ad` of the section `b`", "the section `b`", "the section `a`",
      ]
    ),
  ])
  func whatIsLeftOutIsNamed(sections: String, names: [String]) throws {
    let renderer = try Self.renderer(
      Self.section("a") + Self.section("b", "header Title { height: 44 }\nminItems: 1"), for: Variants())
    let rendered = try renderer.render(Array(Self.data(sections).utf8))
    let expected = sections.contains("\"b\",\"header") ? names + ["the section `b`"] : names
    #expect(Set(rendered.dropped.map { $0.phrase }) == Set(expected), "\(rendered.dropped.map { $0.phrase })")
    #expect(rendered.bytes != nil && rendered.dropped.allSatisfy { $0.node != nil })
  }

  /// A client older than all that the screen supports cannot read a case that the author wrote.
  @Test func contentThatAClientCannotReadIsNamed() throws {
    let content = "content { Card { id: \"x\", badge: hot }, Card { id: \"y\" } }"
    let renderer = try Self.renderer(
      Self.section("a", content), "clients: (ios: 2.0...)", for: Variants(client: Client("ios@1.0")))
    let rendered = try renderer.render(Array(Self.data("").utf8))
    #expect(try summary(rendered) == "a(y)")
    #expect(rendered.dropped.map { $0.phrase } == ["the unit `Card` with the id `x` of the section `a`"])
    #expect(rendered.dropped.map { $0.node } == [nil])
  }

  @Test func whatFollowsFromLeavingOutIsReportedAtTheData() throws {
    let renderer = try Self.renderer(Self.section("a", "minItems: 2") + Self.section("b"))
    let sections = #"{"section":"b"},"# + Self.sent("a", "1", "1")
    let rendered = try renderer.render(Array(Self.data(sections).utf8))
    #expect(try summary(rendered) == "b()")
    #expect(rules(rendered) == [.duplicateIdentity, .itemCount])
    let pointers = rendered.data.faults.map { rendered.data.document.pointer(to: $0.node) }
    #expect(pointers == ["/sections/1/units/1/data/id", "/sections/1/units"])
  }

  @Test func valuesAreWrittenAsTheyStandInTheOrderOfTheContract() throws {
    let renderer = try Self.renderer(Self.section("a"))
    let units =
      #"{"unitType":"Card","more":1,"name":"\u00e9","id":"1"},{"unitType":"Ad","data":[{"id":"2"},{"id":"3"}]}"#
    let data = Self.data(#"{"section":"a","units":[\#(units)]}"#, #""locale":"fr","hasNext":true,"next":"n","#)
    let text = String(decoding: try #require(try renderer.render(Array(data.utf8)).bytes), as: UTF8.self)
    let expected =
      #""page":0,"hasNext":true,"next":"n","sectionList":[{"section":"a","sectionId":"a","units":["#
      + #"{"unitType":"Card","data":{"id":"1","name":"\u00e9"}},{"unitType":"Ad","data":{"id":"2"}},"#
      + #"{"unitType":"Ad","data":{"id":"3"}}]}]}"#
    #expect(text.hasSuffix(expected), "\(text)")
  }

  /// No double lies between the data and the response: these have more digits than a double, or end in zeros.
  @Test(arguments: ["9.50", "-0.0", "123456789012345.678", "9007199254740993", "0.1000", "1E2", "2.5e-1"])
  func numbersKeepTheirDigits(number: String) throws {
    let screen = try Programs.screen(
      "component Card { id: ID, price: Decimal(as: number) }\nscreen Home { section a: list { unit Card { height: 8 } } }"
    )
    let unit = #"{"unitType":"Card","data":{"id":"1","price":\#(number)}}"#
    let rendered = try ResponseRenderer(screen).render(Array(Self.data(#"{"section":"a","units":[\#(unit)]}"#).utf8))
    let text = String(decoding: try #require(rendered.bytes), as: UTF8.self)
    #expect(text.contains(unit) && text.hasPrefix(#"{"sdui":"1.1""#), "\(text)")
  }

  @Test func keysAreCalledAsTheScreenCallsThemInTheResponseOnly() throws {
    let renderer = try Self.renderer(Self.section("a"), #"wire: (sectionList: "list", unitType: "type")"#)
    let rendered = try renderer.render(Array(Self.data(Self.sent("a", "1")).utf8))
    let text = String(decoding: try #require(rendered.bytes), as: UTF8.self)
    #expect(text.hasSuffix(#""list":[{"section":"a","sectionId":"a","units":[{"type":"Ad","data":{"id":"1"}}]}]}"#))
  }
}

// MARK: - Clients

extension RenderTests {
  private static let new =
    #"{"section":"a","units":[{"unitType":"Clip","data":{"id":"1","title":"Hi","length":3}},"#
    + #"{"unitType":"Poll","data":{"id":"2"}},{"unitType":"Card","data":{"id":"3","badge":"hot"}}]}"#

  private func units(_ client: String, _ rest: String = "") throws -> (String, RenderedResponse) {
    let section =
      "section a: list { unit Clip { height: 80 }, unit Poll { height: 9 }, unit Card { height: 8 }\n\(rest) }"
    let renderer = try Self.renderer(
      section, "clients: (ios: 1.0...)", for: Variants(client: Client(client)))
    let rendered = try renderer.render(Array(Self.data(Self.new).utf8))
    let text = String(decoding: rendered.bytes ?? [], as: UTF8.self)
    return (text.firstRange(of: #""units":"#).map { String(text[$0.upperBound...]) } ?? "", rendered)
  }

  @Test func unitsThatAClientDoesNotKnowAreReplacedFromTheirData() throws {
    let (newest, rendered) = try units("ios@2.0")
    #expect(
      newest
        == #"[{"unitType":"Clip","data":{"id":"1","title":"Hi","length":3}},{"unitType":"Poll","data":{"id":"2"}},"#
        + #"{"unitType":"Card","data":{"id":"3","badge":"hot"}}]}]}"#)
    #expect(rendered.data.faults.isEmpty)
  }

  @Test func whatAClientCannotReadIsLeftOutThere() throws {
    let (oldest, rendered) = try units("ios@1.5")
    #expect(oldest == #"[{"unitType":"Card","data":{"id":"1","name":"Hi"}}]}]}"#)
    // The case that the client does not know, at the unit of the data that has it.
    #expect(rules(rendered) == [.unknownCase] && rendered.dropped.count == 1)
    let node = try #require(rendered.data.faults.first?.node)
    #expect(rendered.data.document.pointer(to: node) == "/sections/0/units/2")
    let (none, tooFew) = try units("ios@1.5", "minItems: 3")
    #expect(none == "" && rules(tooFew).contains(.itemCount) && tooFew.bytes.map { !$0.isEmpty } == true)
  }
}
