import Foundation
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Views of SwiftUI in generated Swift, as text. `Tests/UIKitClients` compiles and runs them.
@Suite struct ScreenViewCodeTests {
  private static func files(_ screen: Screen) throws -> [GeneratedFile] {
    try generateCode(for: ClientProgram([ClientScreen(screen, fileName: "feed.sdui")]), .swift(.swiftUI))
  }

  private static func feed() throws -> Screen {
    try #require(Programs.exampleScreens().first { $0.path == "Feed/feed.sdui" }).screen
  }

  /// Read a difference as a reviewer would: this is what people judge the generator by.
  @Test func theFeedHasItsGoldenFiles() throws {
    let files = try Self.files(Self.feed())
    let folder = "Tests/GenerationTests/Golden/Swift/Screen/"
    let names = [
      "FeedScreen.swift", "FeedFlowMetrics.swift", "FeedSnapshot.swift", "LayoutSupport.swift", "ScreenSupport.swift",
    ]
    #expect(files.map(\.name) == ["Components.swift", "FeedResponse.swift"] + names)
    for file in files.suffix(names.count) {
      if Repository.updates { try Repository.write(file.text, to: folder + file.name + ".golden") }
      #expect(try file.text == Repository.read(folder + file.name + ".golden"), "\(file.name)")
    }
  }

  /// Models are those of the other architectures.
  @Test func modelsAreTheSame() throws {
    let program = try ClientProgram([ClientScreen(Self.feed(), fileName: "feed.sdui")])
    let files = try generateCode(for: program, .swift(.swiftUI))
    #expect(try Array(files.prefix(2)) == generateCode(for: program, .swift(.models)))
  }

  /// A component with the name of a type of the support files gets another one.
  @Test func noTypeReplacesOneOfTheSupportFiles() throws {
    let support = try Self.files(Self.feed()).suffix(2).map { $0.text }.joined()
    let declaration = /^(?:public |open |private |final )*(?:struct|enum|class|protocol) (\w+)/
      .anchorsMatchLineEndings()
    let names = support.matches(of: declaration).map { String($0.1) } + ["HomeScreen", "View", "Section"]
    #expect(names.count > 12 && names.contains("ScreenSection"))
    for name in names {
      let screen = try Programs.screen(
        "component \(name) { id: ID }\nscreen Home { section all: list { unit \(name) { height: 88 } } }")
      let types = try Self.files(screen).flatMap { file in
        file.text.matches(of: declaration).map { String($0.1) }
      }
      #expect(Set(types).count == types.count, "\(name)")
      #expect(!types.contains("View") && !types.contains("Section"), "\(name)")
    }
  }

  /// No type is erased, and nothing looks at values by reflection.
  @Test func viewsKeepTheirTypes() throws {
    for (path, screen) in try Programs.exampleScreens().map({ ($0.path, $0.screen) }) {
      guard let files = try? Self.files(screen) else { continue }
      #expect(!files.contains { $0.text.contains("AnyView") || $0.text.contains("Mirror(") }, "\(path)")
    }
  }

  /// The style of the project, but for comments, as for other generated code.
  @Test func swiftFormatFindsNothing() throws {
    let folder = try Folder()
    let style = try Repository.read(".swift-format").replacing(
      "\"AllPublicDeclarationsHaveDocumentation\": true", with: "\"AllPublicDeclarationsHaveDocumentation\": false")
    try folder.write(".swift-format", style)
    let corners = try Programs.screen(Repository.read("Tests/UIKitClients/Harness/swiftui.sdui"))
    let examples = try Programs.exampleScreens().map { ($0.path, $0.screen) }
    for (path, screen) in examples + [("corners", corners)] {
      guard let files = try? Self.files(screen) else { continue }
      for file in files.dropFirst(3) {
        let text = file.text.replacing("// swift-format-ignore-file\n", with: "")
        try folder.write("\(path.replacing("/", with: "-"))/\(file.name)", text)
      }
    }
    let run = try Run("swift", ["format", "lint", "--strict", "--recursive", "."], in: folder.url, patience: 600)
    #expect(run.status == 0, "\(run.ending)")
    #expect(try folder.names().count > 6)
  }

  /// Properties of the screen, and sections with the message of the finding.
  @Test(arguments: [
    ("", "all: waterfall { columns: 2, unit B { height: 3 } }", "section `all` is a `waterfall`"),
    ("", "all: mosaic { unit B, row { height: 3, cell } }", "section `all` is a `mosaic`"),
    (
      "scrollDirection: horizontal", "all: carousel { unit B { width: 9, height: 3 } }",
      "`scrollDirection` of the screen: it refuses `horizontal`"
    ),
    (
      "", "all: carousel { scroll: groupPagingCentered, unit B { width: 9, height: 3 } }",
      "`scroll` of section `all`: it refuses `groupPagingCentered`"
    ),
    (
      "", "all: carousel { deceleration: fast, unit B { width: 9, height: 3 } }", "`deceleration` of section `all`"
    ),
    (
      "", "all: carousel { unit B { width: 9, height: estimated(3) } }",
      "section `all` is a carousel whose heights are measured"
    ),
    (
      "", "all: grid { columns: 2, rowAlign: stretch, unit B { height: estimated(3) } }",
      "section `all` stretches items that are measured"
    ),
    (
      "", "all: flow { unit B { width: 4, height: 3 }, on reachEnd: A }",
      "section `all` has `on reachStart` or `on reachEnd`, and makes all of its views at once"
    ),
    (
      "", "all: carousel { rows: 2, unit B { width: 4, height: 3 }, unit C { width: 5, height: 3 }, on reachStart: A }",
      "section `all` has `on reachStart` or `on reachEnd`, and makes all of its views at once"
    ),
    (
      "", "all: carousel { scroll: paging, unit B { width: 4, height: 3 }, on pageAppear: A }",
      "section `all` has events of pages, and comes to rest at pages that are not its items"
    ),
    (
      "", "all: grid { columns: 2, unit B { height: 3 }, when width >= 500 { unit B { span: all } } }",
      "`span` in a `when` of section `all`"
    ),
    (
      "", "all: list { unit B { height: 3 }, header T { height: 9, pinned: screen } }",
      "`pinned` of the header of section `all`"
    ),
    (
      "", "all: list { unit B { height: 3 }, header T { height: 9, pinned: section, overlays: true } }",
      "section `all` has a header or footer that is pinned and overlays the items"
    ),
    (
      "", "all: list { background D, unit B { height: 3 }, header T { height: estimated(9), pinned: section } }",
      "section `all` has a background, and a header or footer that is pinned and measured"
    ),
    (
      "",
      "all: list { unit B { height: estimated(3) }, when width >= 500: grid { columns: 2, unit B { height: 4 } } }",
      "section `all` measures a unit as one of its kinds, and not as another"
    ),
    (
      "", "all: list { unit B { height: 3 }, when width >= 500 { unit B { height: estimated(4) } } }",
      "section `all` has a size that is an estimate under some conditions only"
    ),
    ("", "all: list { unit B { height: 3 }, when flag(new) == on { unit B { height: 4 } } }", "depends on a flag"),
  ]) func whatViewsDoNotSupportIsRefused(screen: String, section: String, message: String) throws {
    let screen = try Programs.screen(
      """
      flag new: [off, on]
      component B { id: ID }
      action A
      component C { id: ID }
      component T { text: Text = "" }
      decoration D { color: #FFFFFF }
      screen Home { \(screen)
        section \(section) }
      """)
    let error = #expect(throws: GenerationError.self) { _ = try Self.files(screen) }
    guard case .unsupported(let part)? = error else { return }
    #expect(part.message.hasPrefix("`--architecture swiftui` generates no layout for this: "))
    #expect(part.message.contains(message), "\(part.message)")
    #expect(part.origin.file == 0 && part.origin.upperBound > part.origin.lowerBound)
  }
}
