import Foundation
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// `compile --emit schema`, judged by validators that others wrote.
@Suite struct ResponseSchemaTests {
  @Test(arguments: Validator.allCases)
  func acceptsResponsesOfTheShop(validator: Validator) throws {
    let documents = [ShopResponse.text] + ShopResponse.harmless.map { $0.apply(to: ShopResponse.text) }
    let schema = encodeResponseSchema(try Programs.shop())
    guard let findings = try validator.findings(in: documents, schema: schema) else { return }
    for (document, found) in zip(documents, findings) where !found.isEmpty {
      Issue.record("\(found) in \(document.prefix(3_000))")
    }
  }

  @Test(arguments: Validator.allCases)
  func rejectsFaultsForTheRightReason(validator: Validator) throws {
    let changes = ShopResponse.structure + ShopResponse.data
    #expect(changes.count >= 60)
    try check(changes, of: ShopResponse.text, schema: encodeResponseSchema(try Programs.shop()), validator)
  }

  @Test(arguments: Validator.some)
  func anEssentialSectionStandsOnTheFirstPage(validator: Validator) throws {
    let first = #"""
      {"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "0", count: 64))","page":0,"hasNext":false,
       "sectionList":[]}
      """#
    let documents = [first, first.replacing(#""page":0"#, with: #""page":1"#)]
    let schema = encodeResponseSchema(try Programs.shop())
    guard let findings = try validator.findings(in: documents, schema: schema) else { return }
    #expect(findings[0] == [validator == .checkJSONSchema ? "$.sectionList" : "sectionList contains"])
    #expect(findings[1] == [])
  }

  @Test(arguments: Validator.some)
  func aPageByCursorSaysTheNextOne(validator: Validator) throws {
    let screen = try Programs.screen(
      """
      component Card { id: ID }
      screen Home {
        pagination: (by: cursor)
        section cards: list { grows: true, unit Card { height: 40 } }
      }
      """)
    let head = #"{"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "0", count: 64))","page":0,"#
    let ends = [
      #""hasNext":true,"next":"c-2""#, #""hasNext":false"#, #""hasNext":true"#, #""hasNext":true,"next":null"#,
    ]
    let documents = ends.map { head + $0 + #","sectionList":[]}"# }
    guard let findings = try validator.findings(in: documents, schema: encodeResponseSchema(screen)) else { return }
    #expect(findings.map(\.isEmpty) == [true, true, false, false])
  }

  @Test(arguments: Validator.some)
  func cornersOfTheLanguage(validator: Validator) throws {
    let schema = encodeResponseSchema(try Corners.screen())
    guard let valid = try validator.findings(in: Corners.valid, schema: schema) else { return }
    for (document, found) in zip(Corners.valid, valid) where !found.isEmpty { Issue.record("\(found) in \(document)") }
    try check(Corners.faults, of: Corners.text, schema: schema, validator)
  }

  @Test(arguments: Validator.some)
  func aStackHoldsItsSectionsAndNoUnits(validator: Validator) throws {
    let screen = try Programs.screen(
      """
      component Card { id: ID }
      screen Home {
        section top: stack {
          section inner: list { unit Card { height: 40 } }
        }
      }
      """)
    let head =
      #"{"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "0", count: 64))","page":0,"hasNext":false,"#
    let inner = #"{"section":"inner","sectionId":"inner","units":[{"unitType":"Card","data":{"id":"a"}}]}"#
    let documents = [
      head + #""sectionList":[{"section":"top","sectionId":"top","sections":[\#(inner)]}]}"#,
      head + #""sectionList":[{"section":"top","sectionId":"top","units":[]}]}"#,
      head + #""sectionList":[\#(inner)]}"#,
      head + #""sectionList":[{"section":"top","sectionId":"top","sections":[\#(inner),\#(inner)]}]}"#,
    ]
    guard let findings = try validator.findings(in: documents, schema: encodeResponseSchema(screen)) else { return }
    #expect(findings[0] == [])
    for found in findings.dropFirst() { #expect(!found.isEmpty) }
  }

  @Test(arguments: Validator.some)
  func repeatedSectionsStandSeveralTimes(validator: Validator) throws {
    let screen = try Programs.screen(
      """
      component Card { id: ID }
      screen Home {
        sections: fixed
        section top: list { unit Card { height: 40 } }
        essential repeated section rail: list { unit Card { height: 40 } }
        section end: list { unit Card { height: 40 } }
      }
      """)
    let head =
      #"{"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "0", count: 64))","page":0,"hasNext":false,"#
    let entry = { (name: String, id: String) in #"{"section":"\#(name)",\#(id)"units":[]}"# }
    let (top, end) = (entry("top", #""sectionId":"top","#), entry("end", #""sectionId":"end","#))
    let (one, other) = (entry("rail", #""sectionId":"because-1","#), entry("rail", ""))
    let lists = [
      [top, one, other, end], [top, one, one, entry("rail", #""sectionId":null,"#), end],
      [top, end], [one, top, end], [top, top, one, end], [top, entry("rail", #""sectionId":"","#), end],
      [entry("top", ""), one, end],
    ]
    let documents = lists.map { head + #""sectionList":["# + $0.joined(separator: ",") + "]}" }
    guard let findings = try validator.findings(in: documents, schema: encodeResponseSchema(screen)) else { return }
    for found in findings.prefix(2) { #expect(found == []) }
    for found in findings.dropFirst(2) { #expect(!found.isEmpty) }
  }

  @Test(arguments: Validator.some)
  func aBundleCarriesAllOfASection(validator: Validator) throws {
    let screen = try Programs.screen(
      """
      component Title { text: Text }
      component Card { id: ID }
      screen Home {
        section keyed: list {
          header Title { height: 44 }
          minItems: 1
          unit Card { height: 40 }
          bundle as "FAVORITES" { header: titleInfo, units: productList }
        }
        section bare: list { unit Card { height: 40 }, bundle as "LIST" { units: "." } }
      }
      """)
    let head =
      #"{"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "0", count: 64))","page":0,"hasNext":false,"#
    let keyed = { (units: String) in
      head + #""sectionList":[{"section":"keyed","sectionId":"keyed","units":[\#(units)]}]}"#
    }
    let bare = { (units: String) in
      head + #""sectionList":[{"section":"bare","sectionId":"bare","units":[\#(units)]}]}"#
    }
    let bundle = { (data: String) in #"{"unitType":"FAVORITES","data":\#(data)}"# }
    let good = bundle(#"{"titleInfo":{"text":"Yours"},"productList":[{"id":"a"},{"id":"b"}]}"#)
    let documents = [
      keyed(good), keyed(#"{"unitType":"Card","data":{"id":"a"}}"#), bare(""),
      bare(#"{"unitType":"LIST","data":[{"id":"a"}]}"#),
      keyed(good + "," + good), keyed(bundle(#"{"productList":[]}"#)), keyed(bundle(#"{"titleInfo":{"text":"a"}}"#)),
      keyed(bundle(#"{"titleInfo":{},"productList":[{"id":"a"}]}"#)), keyed(bundle(#"{"productList":[{"id":1}]}"#)),
      keyed(good + #",{"unitType":"Card","data":{"id":"a"}}"#), bare(#"{"unitType":"LIST","data":{}}"#),
      bare(#"{"unitType":"FAVORITES","data":[]}"#),
    ]
    guard let findings = try validator.findings(in: documents, schema: encodeResponseSchema(screen)) else { return }
    for found in findings.prefix(4) { #expect(found == []) }
    for found in findings.dropFirst(4) { #expect(!found.isEmpty) }
  }

  @Test(arguments: Validator.some)
  func aSectionThatFailedNeedsNoItems(validator: Validator) throws {
    let screen = try Programs.screen(
      """
      component Card { id: ID }
      component Trouble { text: Text? }
      screen Home {
        section shown: list { minItems: 2, maxItems: 3, unit Card { height: 40 }, onFailure Trouble { height: 80 } }
        section hidden: list { minItems: 1, unit Card { height: 40 } }
        section free: list { unit Card { height: 40 } }
        section bundled: list {
          minItems: 1
          unit Card { height: 40 }
          bundle as "LIST" { units: "." }
        }
      }
      """)
    let section = { (name: String, units: String, end: String) in
      #"{"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "0", count: 64))","page":0,"hasNext":false,"#
        + #""sectionList":[{"section":"\#(name)","sectionId":"\#(name)","units":[\#(units)]\#(end)}]}"#
    }
    let failed = #","failed":true"#
    let cards = (0...3).map { #"{"unitType":"Card","data":{"id":"\#($0)"}}"# }
    let bundle = #"{"unitType":"LIST","data":[]}"#
    let valid = [
      section("shown", "", failed), section("shown", cards[0], failed), section("hidden", "", failed),
      section("free", "", failed), section("bundled", "", failed), section("bundled", bundle, failed),
      section("shown", cards[..<2].joined(separator: ","), #","failed":false"#), section("hidden", cards[0], ""),
    ]
    let wrong = [
      section("shown", cards[0], ""), section("shown", cards[0], #","failed":false"#), section("hidden", "", ""),
      section("bundled", "", ""), section("bundled", bundle, ""),
      section("shown", cards.joined(separator: ","), failed),
      section("shown", #"{"unitType":"Trouble","data":{}}"#, failed), section("hidden", "", #","failed":"yes""#),
    ]
    guard let findings = try validator.findings(in: valid + wrong, schema: encodeResponseSchema(screen)) else { return }
    for found in findings.prefix(valid.count) { #expect(found == []) }
    for found in findings.dropFirst(valid.count) { #expect(!found.isEmpty) }
  }

  @Test(arguments: Validator.some)
  func keysHaveTheNamesOfTheServer(validator: Validator) throws {
    let screen = try Programs.screen(
      """
      component Card { id: ID }
      component Ad { id: ID }
      screen Home {
        wire: (unitType: "type", data: "payload", sectionList: "blocks", sectionId: "id", page: "next", next: "page")
        pagination: (by: cursor)
        essential section rows: list {
          header Ad { height: 10 }
          unit Card { height: 40 }
          unit Ad { height: 40 }
        }
        section bare: list { unit Card { height: 40 }, bundle as "LIST" { units: "." } }
      }
      """)
    let head =
      #"{"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "0", count: 64))","next":0,"hasNext":true,"page":"x","#
    let text =
      head + #""blocks":[{"section":"rows","id":"rows","header":{"type":"Ad","payload":{"id":"h"}},"#
      + #""units":[{"type":"Card","payload":{"id":"a"}}]},"#
      + #"{"section":"bare","id":"bare","units":[{"type":"LIST","payload":[{"id":"a"}]}]}]}"#
    let documents =
      [text]
      + [
        (#""next":0"#, #""page":0"#), (#","page":"x""#, ""), (#""blocks":["#, #""sectionList":["#),
        (#""id":"rows""#, #""sectionId":"rows""#), (#"{"type":"Ad""#, #"{"unitType":"Ad""#),
        (#""type":"Card","payload""#, #""type":"Card","data""#), (#""LIST","payload""#, #""LIST","data""#),
        (#""Card""#, #""Cart""#), (#""section":"rows","id":"rows""#, #""section":"bare","id":"bare""#),
      ].map { text.replacing($0.0, with: $0.1) }
    guard let findings = try validator.findings(in: documents, schema: encodeResponseSchema(screen)) else { return }
    #expect(findings[0] == [])
    for found in findings.dropFirst() { #expect(!found.isEmpty) }
  }

  @Test func saysTheSameEachTime() throws {
    let schema = encodeResponseSchema(try Programs.shop())
    #expect(try encodeResponseSchema(Programs.shop()) == schema)
    let text = String(decoding: schema, as: UTF8.self)
    #expect(text.contains(#""description":"The shop's landing screen.""#))
    #expect(text.contains(#""ProductCard":{"description":"One product"#))
    #expect(text.contains(##""productId":{"title":"id","$ref":"#/$defs/ID"}"##))
    #expect(text.contains(##""tint":{"default":"#FFFFFF","$ref":"#/$defs/Color"}"##))
    #expect(text.contains("An exact decimal in a string, at least 0 and at most 5."))
    #expect(!text.contains("AddToCart"), "only events name it, and those do not travel")
    #expect(!text.contains("OpenOrder"))
  }

  private func check(_ changes: [Change], of response: String, schema: [UInt8], _ validator: Validator) throws {
    let documents = changes.map { $0.apply(to: response) }
    guard let findings = try validator.findings(in: documents, schema: schema) else { return }
    for (change, found) in zip(changes, findings) {
      guard let expected = change.finding else {
        Issue.record("`\(change.new)` has no finding")
        continue
      }
      let words = expected.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let wanted = words.dropFirst().map { "\(words[0]) \($0)" }
      // This tool names places only, as JSON paths, and of alternatives that of all of them.
      let isFound =
        validator == .checkJSONSchema
        ? found.count == 1 && found.allSatisfy { Self.path(of: expected).hasPrefix($0) } : Set(found) == Set(wanted)
      #expect(isFound, "`\(change.old.prefix(200))` → `\(change.new.prefix(200))`: \(found), not \(wanted)")
    }
  }

  private static func path(of finding: String) -> String {
    let steps = finding.prefix { $0 != " " }.split(separator: "/")
    return steps.reduce("$") { $0 + (Int($1) == nil ? ".\($1)" : "[\($1)]") }
  }
}
