import SDUICompiler
import SDUIIR
import SDUISyntax
import TestSupport
import Testing

/// Parameters of layouts for words of properties: every type that the vocabulary has, with every word.
@Suite struct LayoutParameterTests {
  private static let types = ParameterType.all.filter { $0.property != nil }

  @Test func eachPropertyOfWordsInALayoutHasAType() {
    let names = Set(Self.types.map(\.name))
    #expect(names.isSuperset(of: ["Scroll", "Bounce", "Pinned", "SectionPinned", "RowAlign", "Place", "Covers"]))
    #expect(names.count == Self.types.count)
    #expect(!names.contains("ScrollDirection"))
  }

  /// A word that is given through two layouts is the word in its place.
  @Test(arguments: types.indices) func everyWordMayBeGiven(index: Int) throws {
    let type = Self.types[index]
    for word in type.words {
      let given = try Self.screen(type, value: "way", use: "Outer(way: \(word.rawValue))")
      let written = try Self.screen(type, value: word.rawValue, use: "Inner(way: \(word.rawValue))")
      #expect(encodeScreenDocument(given) == encodeScreenDocument(written), "\(type.name): \(word)")
    }
  }

  /// A word of one property is none of another, even where both have it.
  @Test(arguments: types.indices) func aWordOfAnotherPropertyIsOneFinding(index: Int) throws {
    let type = Self.types[index]
    for other in Self.types where other != type {
      let required =
        Self.kind(of: type) == "grid" ? "columns: 2, " + (type.name == "Packing" ? "rowHeight: 100, " : "") : ""
      let body = required + Self.statement(type, value: "way")
      let text = "layout Inner(way: \(other.name)): \(Self.kind(of: type)) { \(body) }"
      let codes = try Programs.compile(["a.sdui": text], "a.sdui").diagnostics.map(\.code)
      #expect(codes == [.typeMismatch], "\(other.name) as \(type.name): \(codes)")
    }
  }

  private static func kind(of type: ParameterType) -> String {
    // A strip is as high whatever is in it.
    if type.property == .sectionPinned { return "carousel" }
    return (type.property?.kinds.first ?? .list).rawValue
  }

  private static func statement(_ type: ParameterType, value: String) -> String {
    guard let row = type.property?.row else { return "" }
    let statement = "\(row.name): \(value)"
    switch row.scope {
    case .item: return "item { \(statement) }"
    case .supplementary: return "header { height: 40, \(statement) }"
    case .background: return "background { \(statement) }"
    default: return statement
    }
  }

  private static func screen(_ type: ParameterType, value: String, use: String) throws -> Screen {
    let kind = kind(of: type)
    // Dense packing is about rows of one height, in which units have none of their own.
    let isPacked = type.name == "Packing"
    let columns = kind == "grid" ? (isPacked ? "columns: 2, rowHeight: 40," : "columns: 2") : ""
    let width = ["carousel", "flow"].contains(kind) ? "width: 100" : ""
    return try Programs.screen(
      """
      component Card { id: ID }
      component Title { text: Text }
      layout Outer(way: \(type.name) = \(type.words[0].rawValue)): Inner(way: way)
      layout Inner(way: \(type.name)): \(kind) { \(columns) \(statement(type, value: value)) }
      screen Home {
        section cards: \(use) { header Title { height: 40 }, background Title, unit Card { \(isPacked ? "" : "height: 40,") \(width) } }
      }
      """)
  }
}
