import Foundation
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Section controllers in generated Swift, as text. `Tests/UIKitClients` compiles and runs them.
@Suite struct SectionControllerCodeTests {
  private static func files(_ screen: Screen) throws -> [GeneratedFile] {
    try generateCode(for: ClientProgram([ClientScreen(screen, fileName: "sale.sdui")]), .swift(.iglistkit))
  }

  private static func sale() throws -> Screen {
    try #require(Programs.exampleScreens().first { $0.path == "Sale/sale.sdui" }).screen
  }

  /// Read a difference as a reviewer would: this is what people judge the generator by.
  @Test func theSaleHasItsGoldenFiles() throws {
    let files = try Self.files(Self.sale())
    let folder = "Tests/GenerationTests/Golden/Swift/List/"
    let names = [
      "SaleViews.swift", "SaleListObject.swift", "SaleListAdapterDataSource.swift", "SaleDealsSectionController.swift",
      "ListSupport.swift",
    ]
    #expect(files.suffix(5).map(\.name) == names)
    for file in files.suffix(5) {
      if Repository.updates { try Repository.write(file.text, to: folder + file.name + ".golden") }
      #expect(try file.text == Repository.read(folder + file.name + ".golden"), "\(file.name)")
    }
  }

  /// The stack of the fifth system is one section with one controller.
  @Test func theStackHasItsGoldenFiles() throws {
    let screen = try #require(Programs.exampleScreens().first { $0.path == "Videos/home.sdui" }).screen
    let files = try generateCode(
      for: ClientProgram([ClientScreen(screen, fileName: "home.sdui")]), .swift(.iglistkit))
    for name in ["ChannelFlowLayout", "ChannelSnapshot", "ChannelChannelSectionController"] {
      let file = try #require(files.first { $0.name == name + ".swift" })
      let golden = "Tests/GenerationTests/Golden/Swift/List/\(file.name).golden"
      if Repository.updates { try Repository.write(file.text, to: golden) }
      #expect(try file.text == Repository.read(golden), "\(name)")
    }
  }

  /// All other files are those of flow layouts.
  @Test func flowLayoutsAreTheSame() throws {
    let program = try ClientProgram([ClientScreen(Self.sale(), fileName: "sale.sdui")])
    let files = try generateCode(for: program, .swift(.iglistkit))
    #expect(try Array(files.dropLast(5)) == generateCode(for: program, .swift(.flowLayout)))
  }

  /// A component with the name of a type of the support file or of the library gets another one.
  @Test func noTypeReplacesOneOfTheSupportFile() throws {
    let support = try #require(Self.files(Self.sale()).last).text
    let declaration = /^(?:@MainActor )?(?:public |open |private |final )*(?:struct|enum|class|protocol) (\w+)/
      .anchorsMatchLineEndings()
    let names =
      support.matches(of: declaration).map { String($0.1) }
      + ["HomeViews", "HomeListObject", "HomeAllSectionController", "ListAdapter", "ListDiffable"]
    #expect(names.count == 10 && names.contains("ListUnit"))
    for name in names {
      let screen = try Programs.screen(
        "component \(name) { id: ID }\nscreen Home { section all: list { unit \(name) { height: 88 } } }")
      let types = try Self.files(screen).flatMap { file in
        file.text.matches(of: declaration).map { String($0.1) }
      }
      #expect(Set(types).count == types.count && !types.contains("ListAdapter"), "\(name)")
    }
  }

  /// The style of the project, but for comments, as for other generated code.
  @Test func swiftFormatFindsNothing() throws {
    let folder = try Folder()
    let style = try Repository.read(".swift-format").replacing(
      "\"AllPublicDeclarationsHaveDocumentation\": true", with: "\"AllPublicDeclarationsHaveDocumentation\": false")
    try folder.write(".swift-format", style)
    var count = 0
    for name in ["flow", "flow-strip", "flow-stack", "list"] {
      let screen = try Programs.screen(Repository.read("Tests/UIKitClients/Harness/\(name).sdui"))
      for file in try Self.files(screen).dropFirst(7) {
        let text = file.text.replacing("// swift-format-ignore-file\n", with: "")
        try folder.write("\(name)/\(file.name)", text)
        count += 1
      }
    }
    let run = try Run("swift", ["format", "lint", "--strict", "--recursive", "."], in: folder.url, patience: 600)
    #expect(run.status == 0, "\(run.ending)")
    #expect(count > 20)
  }

  /// What flow layouts refuse, and what section controllers cannot change.
  @Test(arguments: [
    (
      "all: stack { section one: carousel { unit B { width: 9, height: 3 } } }",
      "section `one` is in a stack and is a `carousel`"
    ),
    (
      "all: stack { section one: list { reorderable: true, unit B { height: 3 } } }",
      "section `one` is in a stack and is `reorderable`"
    ),
    (
      "all: list { reorderable: true, unit B { height: 3 }, when width >= 500 { unit B { draggable: false } } }",
      "a `when` of section `all` changes `draggable`"
    ),
    (
      "all: list { unit B { height: 3 }, when width >= 500: hero { unit B { height: 4, draggable: false } } }",
      "a `when` of section `all` changes `draggable`"
    ),
  ]) func whatSectionControllersDoNotSupportIsRefused(section: String, message: String) throws {
    let screen = try Programs.screen("component B { id: ID }\nscreen Home { section \(section) }")
    let error = #expect(throws: GenerationError.self) { _ = try Self.files(screen) }
    guard case .unsupported(let part)? = error else { return }
    #expect(part.message.hasPrefix("`--architecture iglistkit` generates no layout for this: "))
    #expect(part.message.contains(message), "\(part.message)")
    #expect(part.origin.upperBound > part.origin.lowerBound)
  }
}
