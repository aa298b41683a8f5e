import Foundation
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Layouts in generated Swift, as text. `Tests/UIKitClients` compiles and runs them.
@Suite struct SwiftLayoutTests {
  private static func files(_ screen: Screen) throws -> [GeneratedFile] {
    try generateCode(for: ClientProgram([ClientScreen(screen, fileName: "home.sdui")]), .swift(.diffable))
  }

  /// Read a difference as a reviewer would: this is what people judge the generator by.
  @Test func theShopHasItsGoldenFiles() throws {
    let files = try Self.files(Programs.shop())
    let folder = "Tests/GenerationTests/Golden/Swift/"
    let names = ["HomeLayout.swift", "HomeSnapshot.swift"]
    #expect(files.map(\.name) == ["Components.swift", "HomeResponse.swift"] + names)
    for file in files.suffix(2) {
      if Repository.updates { try Repository.write(file.text, to: folder + file.name + ".golden") }
      #expect(try file.text == Repository.read(folder + file.name + ".golden"), "\(file.name)")
    }
  }

  /// What `models` writes does not change if there are layouts as well.
  @Test func theModelsAreTheSame() throws {
    let screen = ClientScreen(try Programs.shop(), fileName: "home.sdui")
    let models = try generateCode(for: ClientProgram([screen]), .swift(.models))
    #expect(try Array(Self.files(screen.screen).prefix(2)) == models)
  }

  /// A component with the name of a public type of the runtime gets another one, whether the runtime is imported or embedded.
  @Test func noTypeReplacesOneOfTheRuntime() throws {
    let folder = "Sources/Runtime/SDUICollectionView/"
    let sources = try Repository.files(in: folder, withExtension: "swift").map { try Repository.read(folder + $0) }
      .joined()
    let declaration = /^  (?:@MainActor )?(?:public |open )(?:final )?(?:struct|enum|class|protocol) (\w+)/
      .anchorsMatchLineEndings()
    let names = Set(sources.matches(of: declaration).map { String($0.1) })
    #expect(names.count > 30 && names.isSuperset(of: ["ScreenStack", "ScreenSnapshot", "EqualColumns"]))
    for name in names.sorted() {
      let screen = try Programs.screen(
        "component \(name) { id: ID }\nscreen Home { section all: list { unit \(name) { height: 88 } } }")
      #expect(try Self.files(screen)[0].text.contains("struct \(name)Component:"), "\(name)")
    }
  }

  /// The style of the project, but for comments, as for other generated code.
  @Test func swiftFormatFindsNothing() throws {
    let folder = try Folder()
    let style = try Repository.read(".swift-format").replacing(
      "\"AllPublicDeclarationsHaveDocumentation\": true", with: "\"AllPublicDeclarationsHaveDocumentation\": false")
    try folder.write(".swift-format", style)
    for (path, screen) in try Programs.exampleScreens() {
      guard let files = try? Self.files(screen) else { continue }
      for file in files.dropFirst(3) {
        let text = file.text.replacing("// swift-format-ignore-file\n", with: "")
        try folder.write("\(path.replacing("/", with: "-"))/\(file.name)", text)
      }
    }
    let run = try Run("swift", ["format", "lint", "--strict", "--recursive", "."], in: folder.url, patience: 600)
    #expect(run.status == 0, "\(run.ending)")
    #expect(try folder.names().count > 8)
  }

  /// The table and the list of the guide follow from the code that decides.
  @Test func theGuideSaysWhatIsSupported() throws {
    let path = "Grammar/Guides/GeneratedCode.md"
    var page = try Repository.read(path)
    if Repository.updates {
      page = Self.replaced("| of | native", in: page, by: LayoutFeatures.table)
      for (heading, list) in Self.lists { page = Self.replaced("- It ", after: heading, in: page, by: list) }
      try Repository.write(page, to: path)
    }
    #expect(page.contains("\n" + LayoutFeatures.table + "\n"))
    for (heading, list) in Self.lists { #expect(page.contains(heading + "\n\n" + list + "\n"), "\(heading)") }
  }

  /// The table of clients follows from the code that decides, and every architecture supports every kind.
  @Test func thePageOfLimitsSaysWhoLaysOutWhat() throws {
    let path = "Grammar/Guides/Limits.md"
    var page = try Repository.read(path)
    if Repository.updates {
      page = Self.replaced("| |", in: page, by: LayoutFeatures.clients)
      try Repository.write(page, to: path)
    }
    #expect(page.contains("\n" + LayoutFeatures.clients + "\n"))
    for kind in LayoutKind.allCases {
      let row = page.split(separator: "\n").filter { $0.hasPrefix("| `\(kind.rawValue)` |") }
      #expect(row.count == 1 && !row.joined().contains("refused"), "\(kind)")
    }
  }

  /// The lists of the guide by the ends of the sentences that introduce them.
  private static let lists = [
    ("for these combinations:", LayoutFeatures.combinations),
    ("A hosted section is refused for these reasons:", LayoutFeatures.limitsOfHosting),
    ("A flow layout is refused for these reasons:", LayoutFeatures.combinationsOfFlow),
    ("A section of a presenter is refused for these reasons:", LayoutFeatures.limitsOfPresenters),
  ]

  /// Replaces the lines from the first one with a beginning, after a text, to the next empty one.
  private static func replaced(
    _ beginning: String, after text: String = "", in page: String, by replacement: String
  ) -> String {
    var lines = page.components(separatedBy: "\n")
    let start = lines.firstIndex { $0.contains(text) } ?? 0
    guard let first = lines[start...].firstIndex(where: { $0.hasPrefix(beginning) }) else { return page }
    let end = lines[first...].firstIndex(of: "") ?? lines.endIndex
    lines.replaceSubrange(first..<end, with: [String(replacement.dropLast())])
    return lines.joined(separator: "\n")
  }

  /// Properties of the screen, and a section with the message of the finding.
  @Test(arguments: [
    ("sectionSpacing: container.height / 9", "list { unit B { height: 3 } }", "`sectionSpacing` of the screen"),
    (
      "", "list { unit B { height: 3 }, empty T { height: 3 }, when width >= 500 { empty: remove } }", "changes `empty`"
    ),
    (
      "", "carousel { scroll: groupPaging, unit A { width: 9, height: 3 }, unit B { width: 8, height: estimated(3) } }",
      "is a carousel in a collection view of its own, with heights that are measured"
    ),
    (
      "",
      """
      carousel {
        scroll: groupPaging, unit A { width: 9, height: 3 }, unit B { width: 8, height: 3 },
        when width >= 500: list { unit A { height: 3 }, unit B { height: 3 } }
      }
      """, "is a carousel under some conditions only"
    ),
    (
      "", "waterfall { columns: 2, unit C { ratio: data.image.ratio } }",
      "has a unit whose frame follows from data, and which has a `fallback`"
    ),
    (
      "", "list { unit C { ratio: data.image.ratio } }",
      "has a unit whose frame follows from data, and which has a `fallback`"
    ),
    (
      "", "stack { section one: list { header T { height: 9 }, unit B { height: 3 } } }",
      "section `one` is in a stack and has a header, a footer or a background"
    ),
    (
      "", "stack { section one: carousel { unit B { width: 9, height: 3 } } }",
      "section `one` is in a stack and is a `carousel`"
    ),
    (
      "", "stack { repeated section one: list { unit B { height: 3 } } }",
      "section `one` is in a stack and is `repeated`"
    ),
  ]) func whatLayoutsDoNotSupportIsRefused(screen: String, section: String, message: String) throws {
    let screen = try Self.screen(screen, section)
    let error = #expect(throws: GenerationError.self) { _ = try Self.files(screen) }
    guard case .unsupported(let part)? = error else { return }
    #expect(part.message.contains(message), "\(part.message)")
    #expect(part.origin.file == 0)
  }

  private static func screen(_ properties: String, _ section: String) throws -> Screen {
    try Programs.screen(
      """
      flag new: [off, on]
      component A { id: ID, image: Image }
      component B { id: ID }
      component C since (ios: 2.0) fallback A { id: id, image: image } { id: ID, image: Image }
      component T { text: Text = "" }
      decoration D { color: #FFFFFF }
      screen Home { clients: (ios: 1.0...) \(properties)
        section all: \(section) }
      """)
  }

  /// Sections with the reason that the comment of their function has.
  @Test(arguments: [
    ("list { unit A { height: estimated(4), insets: 3 } }", "has insets around an item along an axis"),
    ("grid { columns: 2, unit A { height: estimated(4), place: nextRow } }", "has items that wait for the next row"),
    (
      "grid { columns: 2, rowAlign: stretch, unit A { height: estimated(4) }, unit B { height: 3 } }",
      "stretches items of which only some"
    ),
    (
      "list { unit A { height: 4 }, when width >= 500 { unit A { height: estimated(4) } } }",
      "has a size that is an estimate under some conditions"
    ),
    ("grid { columns: 2, rowHeight: 40, packing: dense, unit A }", "has `packing`: `dense`"),
    ("grid { columns: 2, rowHeight: 40, unit A { span: (rows: 2) } }", "has `span`: several rows, and `match`"),
    ("list { unit A { height: 4 }, background D { insets: (top: 0.5) } }", "has `insets`: vertical lengths"),
    ("waterfall { columns: 2, unit B { height: 3 } }", "is a `waterfall`"),
    ("stack { section one: list { unit B { height: 3 } } }", "is a `stack`"),
    (
      "carousel { scroll: paging, paging: (repeat: infinite), minItems: 2, unit B { width: 100%, height: 3 } }",
      "has `paging`: `repeat: infinite`"
    ),
    (
      "carousel { scroll: groupPaging, unit A { width: 9, height: 3 }, unit B { width: 8, height: 3 } }",
      "is a carousel whose items differ, and comes to rest at items"
    ),
    ("carousel { pinned: screen, unit A { width: 9, height: 40 } }", "is a carousel that is pinned to the screen"),
    (
      "list { unit B { height: 3 }, when width >= 500: waterfall { columns: 2, unit B { height: 3 } } }",
      "is a `waterfall`"
    ),
    (
      "list { unit B { height: 3 }, header T { height: 3 }, when width >= 500 { header { fullWidth: true } } }",
      "changes `fullWidth`"
    ),
    (
      "list { insets: 0.5, unit B { height: 3 }, background D { covers: items } }",
      "has vertical insets that may be between 0 and 1"
    ),
  ]) func theInterpreterLaysOutSections(section: String, reason: String) throws {
    let files = try Self.files(Self.screen("", section))
    let layout = try #require(files.first { $0.name == "HomeLayout.swift" }).text
    let comments = layout.replacing("\n  ///", with: "")
    #expect(comments.contains("The interpreter computes its frames, because it " + reason), "\(layout)")
    #expect(files.contains { $0.name == "HomeDocument.swift" })
  }
}
