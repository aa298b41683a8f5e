import SDUIGeneration
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// Documents that another program has written, with hostile text in place of each text in them, one after the other.
///
/// The program has a name of every kind. Texts that are no names contain the word "Prose".
@Suite struct HostileDocumentTests {
  private static let program = #"""
    /// Prose of a flag.
    flag hero: [still, trailer]
    /// Prose of a decoration.
    decoration Panel as "PANEL" { color: #FFFFFF }
    /// Prose of an enumeration.
    open enum Badge as "BADGE" {
      /// Prose of a case.
      soldOut as "SOLD_OUT" deprecated "Prose: another case"
      priced: Price
    }
    /// Prose of a record.
    record Price as "PRICE" { reserved cents, amount as "AMOUNT": Decimal, currency: Text = "Prose currency" }
    /// Prose of an action.
    action Open as "OPEN" { product as "PRODUCT": ID, reserved old }
    action Turn { page: Int }
    /// Prose of a component.
    component Card as "CARD" since 2.0 fallback OldCard { title: title } {
      id as "ID": ID
      /// Prose of a field.
      title as "TITLE": Text = "Prose title"
      subtitle as "SUBTITLE": Text? deprecated "Prose: another field"
      badge as "badge": Badge?
      price as "price": Price
      on tap: Open { product: id }
      on cartButton.tap: Open { product: id }
      reserved cost
    }
    component OldCard { id: ID, title: Text }
    component Heading { title: Text = "Prose heading", on tap: toggleSection }
    component Tile as "TILE" { id: ID, picture as "PICTURE": Image, name: Text = "Prose name" }
    component Sorry as "SORRY" { text as "MESSAGE": Text = "Prose sorry" }

    /// Prose of a screen.
    screen Home as "HOME" {
      clients: (ios: 1.0..., android: 1.0...)
      wire: (sectionList: "blocks", unitType: "kind", data: "payload")
      /// Prose of a section.
      essential section deals as "DEALS": list {
        bundle as "BUNDLE" { units: entries }
        header Heading { height: 44 }
        unit Card { height: 60 }
        background Panel
        empty Sorry { height: 40 }
        when flag(hero) == trailer { spacing: 8 }
        on reachEnd: Open { product: "Prose constant" }
      }
      section tiles as "TILES": list { unit Tile { height: 80 } }
    }
    """#

  /// The word that the texts that are no names have.
  private static let prose = "Prose"

  /// Ends a line, a comment and a string of every language, is code after that, and reorders what follows.
  private static let hostile = "x\n*/\"\"\"\"\r\u{2028}system(\"id\")\u{2028}\u{202E}\u{1B}"

  private static func texts(in document: JSONDocument, _ node: JSONNodeID, into result: inout Set<String>) {
    if let text = document.string(of: node) { result.insert(text) }
    for child in document.children(of: node) { texts(in: document, child, into: &result) }
    for (key, value) in document.members(of: node) {
      texts(in: document, key, into: &result)
      texts(in: document, value, into: &result)
    }
  }

  /// The bytes of a document with another text in each place of one of its texts.
  private static func replacing(_ old: String, with new: String, in bytes: [UInt8]) -> [UInt8] {
    func literal(_ text: String) -> String {
      var writer = JSONWriter()
      writer.string(text)
      return String(decoding: writer.finish(), as: UTF8.self)
    }
    return Array(String(decoding: bytes, as: UTF8.self).replacing(literal(old), with: literal(new)).utf8)
  }

  private static let targets: [GenerationTarget] = [
    .swift(.models), .swift(.diffable), .swift(.presenter), .kotlin(package: "sdui.generated"), .typescript,
  ]
  /// Those that support no conditions on flags.
  private static let targetsWithoutFlags: [GenerationTarget] = [
    .swift(.flowLayout), .swift(.swiftUI), .swift(.iglistkit),
  ]

  @Test func noNameIsReadThatIsHostile() throws {
    let bytes = encodeScreenDocument(try Programs.screen(Self.program))
    var texts: Set<String> = []
    let document = try JSONDocument(parsing: bytes)
    Self.texts(in: document, document.root, into: &texts)
    #expect(texts.count > 100)
    for text in texts.sorted() where !text.contains(Self.prose) {
      for hostile in [Self.hostile, "a\nb", "a\u{7F}b", "a\u{202E}b", "a\u{2028}b"] {
        // A key of the format with another name is passed over, and is not in the screen.
        guard let screen = try? Screen(json: Self.replacing(text, with: hostile, in: bytes)) else { continue }
        let read = encodeScreenDocument(screen)
        #expect(Self.replacing(hostile, with: "", in: read) == read, "\(text)")
      }
    }
  }

  /// Names that are hidden in no way, and are no names of the language, are names of the wire at most.
  @Test func namesThatBecomeIdentifiersAreIdentifiers() throws {
    let bytes = encodeScreenDocument(try Programs.screen(Self.program))
    for name in ["hero", "still", "trailer", "soldOut", "Badge", "Panel", "Price", "Open", "Card", "deals", "Home"] {
      for other in ["b static let x = 1", "a-b", "1a", "é", "a.b", ""] {
        #expect(throws: ScreenDocumentError.self, "\(name)") {
          try Screen(json: Self.replacing(name, with: other, in: bytes))
        }
      }
    }
    for (event, other) in [("tap", "tap()"), ("cartButton.tap", "a.b.c"), ("cartButton.tap", "a b"), ("tap", ".")] {
      #expect(throws: ScreenDocumentError.self) { try Screen(json: Self.replacing(event, with: other, in: bytes)) }
    }
  }

  @Test func textOfADocumentEndsNoCommentAndNoLiteral() throws {
    try expectInertText(Self.program, Self.targets)
    let condition = "when flag(hero) == trailer { spacing: 8 }"
    let flag = "/// Prose of a flag.\nflag hero: [still, trailer]\n"
    let plain = Self.program.replacing(condition, with: "").replacing(flag, with: "")
    try expectInertText(plain, Self.targetsWithoutFlags)
    // The document of sections that the interpreter lays out is a text in the code.
    let hosted = Self.program.replacing("as \"TILES\": list {", with: "as \"TILES\": waterfall {")
      .replacing("unit Tile", with: "columns: 2\n unit Tile")
    try expectInertText(hosted, [.swift(.diffable), .swift(.presenter)])
  }

  private func expectInertText(_ program: String, _ targets: [GenerationTarget]) throws {
    let bytes = encodeScreenDocument(try Programs.screen(program))
    var texts: Set<String> = []
    let document = try JSONDocument(parsing: bytes)
    Self.texts(in: document, document.root, into: &texts)
    let prose = texts.filter { $0.contains(Self.prose) }
    #expect(prose.count >= 15)
    let everything = prose.reduce(bytes) { Self.replacing($1, with: Self.hostile, in: $0) }
    let screen = ClientScreen(try Screen(json: everything), fileName: "home\n\u{202E}\u{1B}.sdui")
    for target in targets {
      for file in try generateCode(for: ClientProgram([screen]), target) {
        #expect(!file.text.unicodeScalars.contains { $0 != "\n" && $0.isHidden }, "\(target) \(file.name)")
        for line in file.text.split(separator: "\n") where line.contains("system(") {
          #expect(Self.isInertLine(line), "\(target) \(file.name): \(line)")
        }
      }
    }
  }

  /// Whether the call is in a comment that ends with its line, or in a literal whose quotes are escaped.
  private static func isInertLine(_ line: Substring) -> Bool {
    let words = line.drop { $0 == " " }
    if words.hasPrefix("//") { return true }
    if words.hasPrefix("/**") { return words.ranges(of: "*/").count == 1 && words.hasSuffix("*/") }
    if words.hasPrefix("*") { return !words.dropFirst().contains("*/") }
    return line.contains("\\u") && line.contains("system(\\\"id\\\")")
  }
}
