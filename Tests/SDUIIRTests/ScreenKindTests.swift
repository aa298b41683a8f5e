import SDUIIR
import SDUIJSON
import Testing

@Suite("Screen documents: mosaics, flows and stacks")
struct ScreenKindTests {
  /// A mosaic, and a flow in a stack.
  private static let screen: Screen = {
    let fields = [Field(name: DeclaredName("id"), type: .id)]
    var contract = Contract()
    let card = contract.components.append(Component(name: DeclaredName("Card"), fields: fields))
    let arrangement = Arrangement(nodes: [
      ArrangementNode(kind: .row, width: .percent(.one), height: .length(.points(90)), spacing: .points(8), size: 3),
      ArrangementNode(kind: .cell, width: .share(Rational(2)), height: .percent(.one)),
      ArrangementNode(kind: .cell, width: .length(.points(40)), height: .percent(.one)),
    ])
    var tiles = PropertyList()
    tiles[.arrangement] = .arrangement(arrangement)
    var chip = PropertyList()
    chip[.width] = .size(.percent(.one))
    chip[.height] = .size(.length(.points(30)))
    let chips = ScreenSection(
      name: DeclaredName("chips"), kind: .flow, units: [SectionUnit(component: card, properties: chip)])
    let units = [SectionUnit(component: card, properties: PropertyList())]
    return Screen(
      name: DeclaredName("Home"), contract: contract,
      sections: [
        ScreenSection(name: DeclaredName("tiles"), kind: .mosaic, properties: tiles, units: units),
        ScreenSection(name: DeclaredName("all"), kind: .stack, sections: [chips]),
      ])
  }()

  private static var text: String { String(decoding: encodeScreenDocument(screen), as: UTF8.self) }

  @Test("they are written so, and come back")
  func form() throws {
    #expect(
      Self.text.contains(
        #""tree":{"kind":"row","width":{"percent":100},"height":{"points":90},"spacing":8,"children":["#
          + #"{"kind":"cell","width":{"share":2},"height":{"percent":100}},"#
          + #"{"kind":"cell","width":{"points":40},"height":{"percent":100}}]}"#))
    #expect(Self.text.contains(#""all":{"kind":"stack","sections":{"chips":{"kind":"flow","accepts":["Card"]"#))
    #expect(
      Self.text.contains(
        #"{"section":"all","sectionId":"all","sections":[{"section":"chips","sectionId":"chips"}]}"#))
    #expect(try Screen(json: Array(Self.text.utf8)) == Self.screen)
  }

  @Test("what a part does not say is filled in")
  func defaults() throws {
    let short = Self.text.replacing(#","height":{"percent":100}}"#, with: "}")
      .replacing(#""width":{"percent":100},"height":{"points":90}"#, with: #""height":{"points":90}"#)
    #expect(short != Self.text)
    #expect(try Screen(json: Array(short.utf8)) == Self.screen)
  }

  @Test("what is wrong is refused with its reason and its place", arguments: Self.broken)
  func isRefused(wrong: WrongPart) throws {
    let bytes = Array(Self.text.replacing(wrong.old, with: wrong.new, maxReplacements: 1).utf8)
    #expect(bytes != Array(Self.text.utf8), "nothing was replaced")
    let error = try #require(throws: ScreenDocumentError.self) { try Screen(json: bytes) }
    #expect(error.message == wrong.message)
    #expect(error.pointer == wrong.pointer)
  }

  private static let cell = tree + "/children/0"
  private static let tree = "/layout/sections/tiles/tree"
  private static let all = "/layout/sections/all"
  private static let broken: [WrongPart] = [
    WrongPart(#""kind":"row""#, #""kind":"cell""#, "This must be one of \"row\", \"column\".", tree + "/kind"),
    WrongPart(#""height":{"points":90},"#, "", "The outermost part must have a \"height\".", tree),
    WrongPart(#"{"points":90}"#, #"{"share":1}"#, "The height of this part takes no size of this form.", tree),
    WrongPart(#"{"points":90}"#, #"{"percent":50}"#, "The height of this part takes no size of this form.", tree),
    WrongPart(
      #"{"share":2},"height":{"percent":100}"#, #"{"share":2},"height":{"share":1}"#,
      "The height of this part takes no size of this form.", cell),
    WrongPart(
      #"{"share":2}"#, #"{"estimate":2}"#, "The width of a part of a mosaic takes no size of this form.",
      cell + "/width/estimate"),
    WrongPart(
      #"{"share":2}"#, #"{"itemWidth":2}"#, "A length here must not depend on itemWidth, which is settled later.",
      cell + "/width/itemWidth"),
    WrongPart(#"{"share":2}"#, #"{"share":0}"#, "This must be greater than 0.", cell + "/width/share"),
    WrongPart(
      #"{"kind":"cell","#, #"{"kind":"cell","spacing":1,"#, "A cell has neither children nor room for them.", cell),
    WrongPart(#"{"kind":"cell","#, #"{"kind":"row","#, "The key \"children\" is missing.", cell),
    WrongPart(
      #"{"kind":"cell","#, #"{"kind":"row","children":[],"#, "A row or column has at least one child.",
      cell + "/children"),
    WrongPart(
      #"{"kind":"cell","#, #"{"kind":"cell","columns":1,"#,
      "A part of a tree: there is no such key, and this value is read whole.", cell + "/columns"),
    WrongPart(#""kind":"mosaic""#, #""kind":"flow""#, "A section of kind flow takes no \"tree\" here.", tree),
    WrongPart(
      #"{"percent":100},"height":{"points":30}"#, #"{"inView":2},"height":{"points":30}"#,
      "Only a carousel shows so many items in view.", all + "/sections/chips/units/Card/width/inView"),
    WrongPart(
      #""kind":"stack","#, #""kind":"stack","accepts":[],"#, "A stack has sections and no units.", all + "/accepts"),
    WrongPart(
      #""kind":"flow","accepts":["Card"],"units":{"Card":{"width":{"percent":100},"height":{"points":30}}}"#,
      #""kind":"stack","sections":{}"#, "A stack holds no other stack.", all + "/sections/chips"),
    WrongPart(#"{"chips":"#, #"{"tiles":"#, "There are two sections named \"tiles\".", all + "/sections/tiles"),
    WrongPart(
      #""kind":"mosaic","#, #""kind":"mosaic","sections":{},"#, "Only a stack has sections in it.",
      "/layout/sections/tiles/sections"),
    WrongPart(
      #","sections":[{"section":"chips","sectionId":"chips"}]"#, "", "The key \"sections\" is missing.",
      "/sectionList/1"),
    WrongPart(
      #"[{"section":"chips","sectionId":"chips"}]"#, "[]",
      "The section \"chips\" of the layout is not listed here.", "/sectionList/1/sections"),
  ]

  @Test("a tree has so many parts and is so deep, and no more")
  func limits() throws {
    #expect(throws: Never.self) { try Screen(json: Self.document(cells: 999, depth: 1)) }
    #expect(throws: ScreenDocumentError.self) { try Screen(json: Self.document(cells: 1_000, depth: 1)) }
    #expect(throws: Never.self) { try Screen(json: Self.document(cells: 1, depth: 15)) }
    #expect(throws: ScreenDocumentError.self) { try Screen(json: Self.document(cells: 1, depth: 16)) }
  }

  /// The document with rows in one another and cells in the innermost.
  private static func document(cells: Int, depth: Int) -> [UInt8] {
    let row = #"{"kind":"row","children":["#
    let cells = Array(repeating: #"{"kind":"cell"}"#, count: cells).joined(separator: ",")
    let inner = String(repeating: row, count: depth - 1) + cells + String(repeating: "]}", count: depth)
    let start = text.firstRange(of: #""tree":"#)?.upperBound ?? text.startIndex
    let end = text.firstRange(of: #","units":{"Card":{}}"#)?.lowerBound ?? text.endIndex
    return Array((text[..<start] + #"{"kind":"row","height":{"points":1},"children":["# + inner + text[end...]).utf8)
  }
}

/// One thing that is replaced in the text, the message, and where.
struct WrongPart: Sendable {
  let old: String
  let new: String
  let message: String
  let pointer: String

  init(_ old: String, _ new: String, _ message: String, _ pointer: String) {
    (self.old, self.new, self.message, self.pointer) = (old, new, message, pointer)
  }
}
