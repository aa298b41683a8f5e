import SDUIJSON
import TestSupport
import Testing

@testable import SDUIIR

@Suite("Grammar/WIRE.md", .serialized)
struct WirePageTests {
  private static let path = "Grammar/WIRE.md"

  @Test("the example and the table are current (SDUIC_UPDATE=1 writes them)")
  func isCurrent() throws {
    let pretty = JSONPrettyPrinter(width: 116).format(encodeScreenDocument(Sample.screen()))
    let example = "```json\n\(String(decoding: pretty, as: UTF8.self))```"
    if Repository.updates {
      try Repository.update {
        var page = try Repository.read(Self.path)
        page = try replacing("example", by: example, in: page)
        page = try replacing("properties", by: Self.table, in: page)
        page = try replacing("features", by: Self.features, in: page)
        try Repository.write(page, to: Self.path)
      }
    }
    let page = try Repository.read(Self.path)
    #expect(try part("example", of: page) == example)
    #expect(try part("properties", of: page) == Self.table)
    #expect(try part("features", of: page) == Self.features)
  }

  @Test("the example on the page is the screen")
  func exampleIsTrue() throws {
    let page = try Repository.read(Self.path)
    let json = try part("example", of: page).replacing("```json\n", with: "").replacing("```", with: "")
    #expect(try Screen(json: Array(json.utf8)) == Sample.screen())
  }

  @Test("keys and properties do not get into each other's way")
  func keysAreDifferent() {
    func texts<Key: ObjectKey>(_ keys: Key.Type) -> [String] { keys.allCases.map(\.rawValue.text) }
    let fixed: [PropertyScope: [String]] = [
      .screen: texts(LayoutKey.self), .section: texts(SectionKey.self), .item: texts(UnitKey.self),
      .supplementary: texts(PlacedKey.self), .background: texts(BackgroundKey.self),
      .placeholder: texts(PlacedKey.self), .bar: texts(PlacedKey.self),
      .decoration: texts(DecorationKey.self), .part: texts(PartKey.self),
    ]
    for scope in PropertyScope.allCases {
      let keys = Vocabulary.rows(in: scope).map(\.key) + (fixed[scope] ?? [])
      #expect(Set(keys).count == keys.count, "\(scope)")
      #expect(keys.allSatisfy { !$0.contains(".") }, "\(scope)")
    }
    #expect(Vocabulary.rows.map(\.property) == Property.allCases)
  }

  private static var table: String {
    let head = "| place | property | key | value | default | since |\n|---|---|---|---|---|---|"
    return ([head] + Vocabulary.rows.map(line)).joined(separator: "\n")
  }

  private static var features: String {
    let head = "| since | feature | what a client shows that reads the version before |\n|---|---|---|"
    let lines = FormatFeature.allCases.map { feature in
      let shown =
        switch feature.compatibility {
        case .ignorable(let words): words
        case .required: "nothing: it refuses the document"
        }
      return "| \(feature.version.rawValue) | \(feature.name) | \(shown) |"
    }
    return ([head] + lines).joined(separator: "\n")
  }

  private static func line(of row: PropertyRow) -> String {
    let kinds =
      row.kinds.count == LayoutKind.allCases.count ? "" : " (\(row.kinds.map(\.rawValue).joined(separator: ", ")))"
    let standard = row.isRequired ? "**required**" : row.defaultText.map { "`\($0)`" } ?? ""
    return
      "| \(place(of: row.scope))\(kinds) | `\(row.name)` | `\(row.key)` | \(row.type.jsonForm.words)\(row.property.takesPlaceholder ? ", placeholder" : "") | \(standard) | \(row.since.rawValue) |"
  }

  private static func place(of scope: PropertyScope) -> String {
    switch scope {
    case .screen: "screen"
    case .section: "section"
    case .item: "unit"
    case .supplementary: "header, footer"
    case .background: "background"
    case .placeholder: "empty, onFailure"
    case .bar: "topBar, bottomBar"
    case .decoration: "decoration"
    case .part: "row, column, cell"
    }
  }

  private func part(_ name: String, of page: String) throws -> String {
    let range = try self.range(of: name, in: page)
    return String(page[range])
  }

  private func replacing(_ name: String, by text: String, in page: String) throws -> String {
    var page = page
    let range = try range(of: name, in: page)
    page.replaceSubrange(range, with: text)
    return page
  }

  /// Returns the text between the two comments, without the line feeds beside them.
  private func range(of name: String, in page: String) throws -> Range<String.Index> {
    let start = try #require(page.firstRange(of: "<!-- \(name): written by SDUIC_UPDATE=1 swift test -->\n"))
    let end = try #require(page.firstRange(of: "<!-- /\(name) -->"))
    let last = page.index(before: end.lowerBound)
    return start.upperBound..<max(start.upperBound, last)
  }
}
