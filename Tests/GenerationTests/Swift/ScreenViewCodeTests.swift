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
    let names = ["FeedScreen.swift", "FeedDocument.swift", "FeedSnapshot.swift"]
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

  /// All kinds, in any screen, with the frames of the interpreter.
  @Test(arguments: [
    ("", "all: waterfall { columns: 2, unit B { height: 3 } }"),
    ("", "all: mosaic { unit B, row { height: 3, cell } }"),
    (
      "",
      "all: stack { section one: list { unit B { height: 3 } }, section two: grid { columns: 2, unit B { height: 3 } } }"
    ),
    ("scrollDirection: horizontal", "all: carousel { unit B { width: 9, height: 3 } }"),
    (
      "", "all: carousel { scroll: groupPagingCentered, deceleration: fast, unit B { width: 9, height: estimated(3) } }"
    ),
    ("", "all: grid { columns: 2, rowAlign: stretch, unit B { height: estimated(3) } }"),
    ("", "all: flow { unit B { width: 4, height: 3 }, on reachEnd: A }"),
    ("", "all: carousel { scroll: paging, unit B { width: 4, height: 3 }, on pageAppear: A }"),
    ("", "all: grid { columns: 2, unit B { height: 3 }, when width >= 500 { unit B { span: all } } }"),
    ("", "all: list { unit B { height: 3 }, header T { height: 9, pinned: screen, overlays: true } }"),
    ("", "all: list { unit B { height: 3 }, when flag(new) == on { unit B { height: estimated(4) } } }"),
  ]) func allKindsAreGenerated(screen: String, section: String) throws {
    let screen = try Programs.screen(
      """
      flag new: [off, on]
      component B { id: ID }
      action A
      component T { text: Text = "" }
      screen Home { \(screen)
        section \(section) }
      """)
    let files = try Self.files(screen)
    #expect(files.contains { $0.name == "HomeScreen.swift" && $0.text.contains("ScreenStack(") })
    #expect(files.contains { $0.name == "HomeVariants.swift" } == section.contains("flag("))
  }

  /// The only limit is that of all layouts: what a stack shows as one section.
  @Test func repeatedSectionsInStacksAreRefused() throws {
    let screen = try Programs.screen(
      """
      component B { id: ID }
      screen Home { repeated section all: stack { section one: list { unit B { height: 3 } } } }
      """)
    let error = #expect(throws: GenerationError.self) { _ = try Self.files(screen) }
    guard case .unsupported(let part)? = error else { return }
    #expect(part.message.hasPrefix("`--architecture swiftui` generates no layout for this: section `one`"))
  }
}
