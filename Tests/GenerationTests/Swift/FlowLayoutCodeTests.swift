import Foundation
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Flow layouts in generated Swift, as text. `Tests/UIKitClients` compiles and runs them.
@Suite struct FlowLayoutCodeTests {
  private static func files(_ screen: Screen) throws -> [GeneratedFile] {
    try generateCode(for: ClientProgram([ClientScreen(screen, fileName: "album.sdui")]), .swift(.flowLayout))
  }

  /// A screen with properties of its own and some sections, of the components `B` and `T`.
  private static func screen(_ properties: String, _ sections: String) throws -> Screen {
    try Programs.screen(
      """
      flag new: [off, on]
      component B { id: ID }
      component T { text: Text = "" }
      decoration D { color: #FFFFFF }
      screen Home { \(properties)
        section \(sections) }
      """)
  }

  private static func album() throws -> Screen {
    try #require(Programs.exampleScreens().first { $0.path == "SizeClasses/album.sdui" }).screen
  }

  /// Read a difference as a reviewer would: this is what people judge the generator by.
  @Test func theAlbumHasItsGoldenFiles() throws {
    let files = try Self.files(Self.album())
    let folder = "Tests/GenerationTests/Golden/Swift/Flow/"
    let names = ["AlbumFlowLayout.swift", "AlbumDocument.swift", "AlbumSnapshot.swift"]
    #expect(files.map(\.name) == ["Components.swift", "AlbumResponse.swift"] + names)
    for file in files.suffix(3) {
      if Repository.updates { try Repository.write(file.text, to: folder + file.name + ".golden") }
      #expect(try file.text == Repository.read(folder + file.name + ".golden"), "\(file.name)")
    }
  }

  /// `models` and the snapshot are those of the other architectures.
  @Test func modelsAndSnapshotsAreTheSame() throws {
    let sale = try #require(Programs.exampleScreens().first { $0.path == "Sale/sale.sdui" }).screen
    let program = try ClientProgram([ClientScreen(sale, fileName: "sale.sdui")])
    let files = try generateCode(for: program, .swift(.flowLayout))
    #expect(try Array(files.prefix(2)) == generateCode(for: program, .swift(.models)))
    let snapshot = try #require(files.first { $0.name == "SaleSnapshot.swift" })
    #expect(try generateCode(for: program, .swift(.diffable)).contains(snapshot))
  }

  /// A component with the name of a generated type gets another one.
  @Test func noTypeReplacesAGeneratedOne() throws {
    let declaration = /^(?:public |open |private |final )*(?:struct|enum|class|protocol) (\w+)/
      .anchorsMatchLineEndings()
    for name in ["HomeFlowLayout", "HomeDocument", "HomeSnapshot", "HomeSectionIdentifier"] {
      let screen = try Programs.screen(
        "component \(name) { id: ID }\nscreen Home { section all: list { unit \(name) { height: 88 } } }")
      let types = try Self.files(screen).flatMap { file in
        file.text.matches(of: declaration).map { String($0.1) }
      }
      #expect(Set(types).count == types.count, "\(name)")
    }
  }

  /// The style of the project, but for comments, as for other generated code.
  @Test func swiftFormatFindsNothing() throws {
    let folder = try Folder()
    let style = try Repository.read(".swift-format").replacing(
      "\"AllPublicDeclarationsHaveDocumentation\": true", with: "\"AllPublicDeclarationsHaveDocumentation\": false")
    try folder.write(".swift-format", style)
    let corners = try ["flow", "flow-single", "flow-strip", "flow-stack", "flow-items"].map { name in
      (name, try Programs.screen(Repository.read("Tests/UIKitClients/Harness/\(name).sdui")))
    }
    let examples = try Programs.exampleScreens().map { ($0.path, $0.screen) }
    for (path, screen) in examples + corners {
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
    (
      "", "all: stack { section one: list { header T { height: 9 }, unit B { height: 3 } } }",
      "section `one` is in a stack and has a header, a footer or a background"
    ),
    (
      "", "all: stack { section one: list { background D, unit B { height: 3 } } }",
      "section `one` is in a stack and has a header, a footer or a background"
    ),
    (
      "", "all: stack { section one: carousel { unit B { width: 9, height: 3 } } }",
      "section `one` is in a stack and is a `carousel`"
    ),
    (
      "", "all: list { unit B { height: 3 }, when width >= 500 { empty: keep } }",
      "a `when` of section `all` changes `empty`"
    ),
  ]) func whatFlowLayoutsDoNotSupportIsRefused(screen: String, section: String, message: String) throws {
    let screen = try Self.screen(screen, section)
    let error = #expect(throws: GenerationError.self) { _ = try Self.files(screen) }
    guard case .unsupported(let part)? = error else { return }
    #expect(part.message.hasPrefix("`--architecture flow-layout` generates no layout for this: "))
    #expect(part.message.contains(message), "\(part.message)")
    #expect(part.origin.file == 0 && part.origin.upperBound > part.origin.lowerBound)
  }

  /// The interpreter lays out what no flow layout of UIKit has.
  @Test(arguments: [
    ("", "all: waterfall { columns: 2, unit B { height: 3 } }"),
    ("", "all: mosaic { unit B, row { height: 3, cell } }"),
    ("", "all: stack { section one: waterfall { columns: 2, unit B { height: 3 } } }"),
    ("", "all: stack { section one: list { unit B { height: 3 }, when flag(new) == on { hidden: true } } }"),
    ("", "all: list { unit B { height: 3 } }\nsection strip: carousel { unit B { width: 9, height: 3 } }"),
    ("scrollDirection: horizontal", "all: carousel { unit B { width: 9, height: 3 }, background D }"),
    ("", "all: carousel { scroll: paging, unit B { width: 9, height: 3 } }"),
    ("", "all: list { unit B { height: 4 }, when width >= 500 { unit B { height: estimated(4) } } }"),
    ("", "all: flow { unit B { width: estimated(4), height: item.width } }"),
    ("", "all: list { unit B { height: 3 }, header T { height: 9, pinned: screen } }"),
    ("sectionSpacing: container.height / 9", "all: list { unit B { height: 3 } }"),
  ]) func everyKindOfSectionIsLaidOut(screen: String, section: String) throws {
    let screen = try Self.screen(screen, section)
    for architecture in [SwiftArchitecture.flowLayout, .iglistkit] {
      let program = try ClientProgram([ClientScreen(screen, fileName: "home.sdui")])
      let files = try generateCode(for: program, .swift(architecture))
      #expect(files.contains { $0.text.contains("HostedSection(\"all\"") }, "\(architecture)")
    }
  }

  /// One cell shows a section while it is a carousel.
  @Test func aSectionMayBeACarouselUnderSomeConditions() throws {
    let screen = try Programs.screen(
      """
      component B { id: ID }
      screen Home {
        section all: list { unit B { height: 3 }, when width >= 500: carousel { unit B { width: 9, height: 3 } } }
      }
      """)
    let snapshot = try #require(Self.files(screen).first { $0.name == "HomeSnapshot.swift" }).text
    #expect(snapshot.contains("if environment.width >= 500 { isCarousel = true }\n    if isCarousel, !items.isEmpty"))
  }

  /// The content has the data that frames follow. The case of a field may be a word of Swift.
  @Test func contentHasTheDataThatFramesFollow() throws {
    let screen = try Programs.screen(
      """
      enum Size { default, all }
      component A { id: ID, size: Size, photo: Image, height: Int(min: 0), text: Text }
      screen Home {
        section all: grid { columns: 3, unit A { height: 9, span: match(data.size, default: 1, all: 2) } }
        section photos: list { unit A { ratio: data.photo.ratio } }
        section numbers: list { unit A { height: data.height } }
        section texts: list { unit A { height: estimated(40) } }
      }
      """)
    let layout = try #require(Self.files(screen).first { $0.name == "HomeFlowLayout.swift" }).text
    for text in [
      "HostedItem(unit: 0, cases: [\"size\": unit.size.rawValue])",
      "HostedItem(unit: 0, images: [\"photo\": unit.photo])",
      "HostedItem(unit: 0, numbers: [\"height\": CGFloat(unit.height)])", "HostedItem(unit: 0, content: unit)",
    ] {
      #expect(layout.contains(text), "\(text) in\n\(layout)")
    }
  }

  /// The remedy names another architecture only if that one accepts the screen.
  @Test(arguments: [
    (
      "all: list { unit B { height: 3 }, when width >= 500 { empty: keep } }",
      "display the screen by `ScreenCollectionViewLayout`"
    ),
    ("all: stack { section one: list { header B { height: 3 }, unit B { height: 3 } } }", "display the screen by"),
  ]) func theRemedySupportsTheScreen(section: String, remedy: String) throws {
    let screen = try Programs.screen("component B { id: ID }\nscreen Home { section \(section) }")
    let program = try ClientProgram([ClientScreen(screen, fileName: "home.sdui")])
    for architecture in [SwiftArchitecture.flowLayout, .iglistkit] {
      let error = #expect(throws: GenerationError.self) { try generateCode(for: program, .swift(architecture)) }
      guard case .unsupported(let part)? = error else { continue }
      #expect(part.remedy.hasPrefix(remedy), "\(part.remedy)")
    }
  }
}
