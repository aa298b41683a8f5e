import Foundation
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// The definitions of a schema, which generators make types of.
@Suite struct DefinitionTests {
  /// Names that would be alike, were they only put together, and names that other things have.
  private static let alike = """
    component Deals { id: ID }
    component DealsUnit { id: ID }
    component Image2 { id: ID, image: Image }
    record Picture { image: Image }
    component Tile { id: ID, picture: Picture, links: [Action(Show, ShowAction)], link: Action(Show, Hide)? }
    action Show { id: ID }
    action ShowAction { id: ID }
    action Hide { id: ID, then: Action(Hide, Show)? }
    screen Home {
      section home: list { unit Tile { height: 40 }, unit Deals { height: 40 } }
      section deals as "a/b": list { unit Deals { height: 40 }, unit DealsUnit { height: 40 }, unit Image2 { height: 9 } }
      section homeSection: list { unit Tile { height: 40 } }
    }
    """

  @Test func namesAreWordsAndNoTwoAreAlike() throws {
    for screen in [try Programs.screen(Self.alike), try Corners.screen(), try Programs.shop()] {
      let forms = [
        try Self.definitions(encodeResponseSchema(screen), under: ["$defs"]),
        try Self.definitions(encodeOpenAPIDocument(screen), under: ["components", "schemas"]),
      ]
      for (names, references) in forms {
        // By names that files have on a system that takes no notice of upper and lower case.
        #expect(Set(names.map { $0.lowercased() }).count == names.count, "\(names)")
        for name in names {
          let isWord = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
          #expect(isWord && name.first?.isLetter == true, "\(name)")
        }
        // All are defined, and all but the response are used.
        #expect(references.subtracting(names) == [])
        #expect(Set(names).subtracting(references).subtracting(["\(screen.name.source)Response"]) == [])
      }
    }
  }

  @Test(arguments: GeneratedModel.Form.allCases)
  func modelsOfNamesThatAreAlike(form: GeneratedModel.Form) throws {
    let screen = try Programs.screen(Self.alike)
    let head =
      #"{"sdui":"1.0","screen":"Home","layoutId":"\#(String(repeating: "0", count: 64))","page":0,"hasNext":false,"#
    let unit = { (links: String, link: String) in
      head + #""sectionList":[{"section":"home","sectionId":"home","units":[{"unitType":"Tile","data":{"id":"h","#
        + #""picture":{"image":{"url":"a:b","width":1,"height":1}},"links":[\#(links)],"link":\#(link)}}]}]}"#
    }
    let show = #"{"type":"Show","payload":{"id":"a"}}"#
    let hide = { (then: String) in #"{"type":"Hide","payload":{"id":"a","then":\#(then)}}"# }
    let other = #"{"type":"ShowAction","payload":{"id":"b"}}"#
    let valid = [unit(show, "null"), unit("", hide(hide(show))), unit(other, show)]
    let wrong = [
      unit(hide("null"), "null"), unit("", hide(hide(#"{"type":"Show","payload":{}}"#))), unit("", hide(hide("7"))),
      unit("null", "null"), unit(show, other),
    ]
    let schema = form == .openapi ? encodeOpenAPIDocument(screen) : encodeResponseSchema(screen)
    let sample = GeneratedModel.Sample(schema: schema, response: "HomeResponse", documents: valid + wrong)
    guard let model = try GeneratedModel.models(of: [sample], form)?.first else { return }
    #expect(model.accepts == valid.map { _ in true } + wrong.map { _ in false })
  }

  /// Twice as much contract is twice as much schema.
  @Test func schemasAreLinear() throws {
    func size(_ count: Int) throws -> Int {
      let units = (0..<count).map { index in
        """
        component Card\(index) { id: ID, link: Action(Show)?, more: [Line\(index)] }
        record Line\(index) { text: Text }
        """
      }
      let sections = (0..<count).map { "section cards\($0): list { unit Card\($0) { height: 50 } }" }
      let text = units + ["action Show { id: ID }", "screen Home {"] + sections + ["}"]
      let screen = try Programs.screen(text.joined(separator: "\n"))
      return max(encodeResponseSchema(screen).count, encodeOpenAPIDocument(screen).count)
    }
    let (small, large) = (try size(50), try size(100))
    #expect(Double(large) <= 2.1 * Double(small), "\(small) bytes, and \(large)")
  }

  @Test func anOpenAPIDocumentHoldsTheSameDefinitions() throws {
    let screen = try Programs.shop()
    let root = try JSONSerialization.jsonObject(with: Data(encodeOpenAPIDocument(screen)))
    let document = try #require(root as? [String: Any])
    #expect(document["openapi"] as? String == "3.1.0")
    #expect((document["paths"] as? [String: Any])?.isEmpty == true)
    let names = try Self.definitions(encodeResponseSchema(screen), under: ["$defs"]).names
    let others = try Self.definitions(encodeOpenAPIDocument(screen), under: ["components", "schemas"]).names
    #expect(Set(others) == Set(names + ["HomeResponse"]))
    let text = String(decoding: encodeOpenAPIDocument(screen), as: UTF8.self)
    // The values are wire names, for which OpenAPI needs a mapping.
    #expect(text.contains(##""mapping":{"PRODUCT_CARD":"#/components/schemas/ProductCardUnit""##))
    #expect(text.contains(#""x-enum-varnames":["new","sale","lastOnes"]"#))
  }

  /// The names of definitions and those that are referred to.
  private static func definitions(
    _ schema: [UInt8], under path: [String]
  ) throws -> (names: [String], references: Set<String>) {
    let root = try JSONSerialization.jsonObject(with: Data(schema))
    let definitions = try #require(path.reduce(root) { ($0 as? [String: Any])?[$1] ?? 0 } as? [String: Any])
    let prefix = "#/" + path.joined(separator: "/") + "/"
    var references: Set<String> = []
    func visit(_ value: Any) {
      if let object = value as? [String: Any] {
        if let reference = object["$ref"] as? String { references.insert(reference.replacing(prefix, with: "")) }
        object.values.forEach(visit)
      } else if let array = value as? [Any] {
        array.forEach(visit)
      }
    }
    visit(root)
    return (definitions.keys.sorted(), references)
  }
}
