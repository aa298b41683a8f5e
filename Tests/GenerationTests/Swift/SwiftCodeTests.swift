import Foundation
import SDUIContract
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Generated Swift as text.
@Suite struct SwiftCodeTests {
  /// Read a difference as a reviewer would: this is what people judge the generator by.
  @Test func theShopHasItsGoldenFiles() throws {
    let screen = ClientScreen(try Programs.shop(), fileName: "home.sdui")
    let folder = "Tests/GenerationTests/Golden/Swift/"
    let files = try generateCode(for: ClientProgram([screen]), .swift(.models))
    #expect(files.map(\.name) == ["Components.swift", "HomeResponse.swift"])
    for file in files {
      if Repository.updates { try Repository.write(file.text, to: folder + file.name + ".golden") }
      #expect(try file.text == Repository.read(folder + file.name + ".golden"), "\(file.name)")
    }
  }

  @Test func theSupportFileIsTheSameForEveryProgram() throws {
    let texts = try [CornerPrograms.semantics(), CornerPrograms.names()].map { program in
      try generateCode(for: program, .swift(.models, runtime: .embedded)).last { $0.name == "ResponseSupport.swift" }?
        .text
    }
    #expect(texts[0] != nil && texts[0] == texts[1])
  }

  /// A component with the name of a type of the support file gets another one.
  @Test func noTypeReplacesOneOfTheSupportFile() throws {
    let empty = try ClientProgram([ClientScreen(Programs.shop(), fileName: "home.sdui")])
    let support = try #require(generateCode(for: empty, .swift(.models, runtime: .embedded)).last).text
    let declaration = /^(?:public |private |final )*(?:struct|enum|class|protocol) (\w+)/.anchorsMatchLineEndings()
    let names = support.matches(of: declaration).map { String($0.1) }
    #expect(names.count > 35)
    let components = names.map { "component \($0) { id: ID }" } + ["screen Home { section all: list {"]
    let units = names.map { "unit \($0) { height: 88 }" } + ["} }"]
    let screen = try Programs.screen((components + units).joined(separator: "\n"))
    let files = try generateCode(for: ClientProgram([ClientScreen(screen, fileName: "home.sdui")]), .swift(.models))
    for name in names { #expect(files[0].text.contains("struct \(name)Component:"), "\(name)") }
  }

  /// The error names the runtime that the code needs.
  @Test func codeForAnotherRuntimeDoesNotCompile() throws {
    let folder = try Folder()
    let program = try ClientProgram([ClientScreen(Programs.shop(), fileName: "home.sdui")])
    for file in try generateCode(for: program, .swift(.models)) {
      try folder.write(file.name, file.text.replacing("ResponseRuntime1", with: "ResponseRuntime99"))
    }
    let error = #expect(throws: SwiftHarness.CompilerFinding.self) {
      try SwiftHarness.compile(["-swift-version", "6", "-typecheck"] + folder.names(), in: folder)
    }
    #expect(error?.description.contains("cannot find type 'ResponseRuntime99' in scope") ?? false)
  }

  /// In every language.
  @Test func boundsAreInComments() throws {
    let screen = try Programs.screen(
      """
      component A {
        id: ID
        /// The name.
        name: Text(min: 1, max: 80)
        code: Text(length: 3)?
        count: Int(min: 0)
        share: Decimal(max: 0.5)
        tags: [Text(max: 20)](min: 1, max: 1)
        sizes: [Int(min: 1, max: 9)]
        open: Text
      }
      screen Home { section all: list { unit A { height: 88 } } }
      """)
    let program = try ClientProgram([ClientScreen(screen, fileName: "home.sdui")])
    for target in [GenerationTarget.swift(.models), .kotlin(package: "a"), .typescript] {
      let text = try generateCode(for: program, target).map(\.text).joined()
      for note in [
        "1 to 80 characters.", "Exactly 3 characters.", "At least 0.", "At most 0.5.",
        "Exactly 1 element; each of them has at most 20 characters.", "Each element is 1 to 9.",
      ] {
        #expect(text.contains(note), "\(note) in \(target)")
      }
    }
  }

  /// An app may have code of several architectures, and its own code means the types of the frameworks by their names.
  @Test func namesDependOnNeitherArchitectureNorFrameworks() throws {
    let screen = try Programs.screen(
      """
      record Result { units: Int }
      component Task { id: ID, result: Result, state: State }
      component ScreenStack { id: ID, unitType: Text }
      component HomePresenter { id: ID }
      enum State { open, done }
      screen Home { section all: list {
        unit Task { height: 88 }, unit ScreenStack { height: 88 }, unit HomePresenter { height: 88 }
      } }
      """)
    let program = try ClientProgram([ClientScreen(screen, fileName: "home.sdui")])
    let architectures: [SwiftArchitecture] = [.models, .diffable, .flowLayout, .swiftUI, .presenter, .iglistkit]
    let files = try architectures.map { try Array(generateCode(for: program, .swift($0)).prefix(2)) }
    for (architecture, own) in zip(architectures, files) { #expect(own == files[0], "\(architecture)") }
    for name in ["struct TaskComponent", "struct ResultRecord", "enum StateEnumeration", "struct ScreenStackComponent"]
    {
      #expect(files[0][0].text.contains("public " + name), "\(name)")
    }
  }

  @Test func namesThatAreWordsOrCollideCompile() throws {
    for program in [try CornerPrograms.names(), try Self.programOfOldClient()] {
      let folder = try Folder()
      for file in try generateCode(for: program, .swift(.models)) { try folder.write(file.name, file.text) }
      let files = try folder.names()
      for mode in ["5", "6"] { try SwiftHarness.compile(["-swift-version", mode, "-typecheck"] + files, in: folder) }
    }
  }

  /// Two features that declare the same are in one module, with each access.
  @Test(arguments: AccessLevel.allCases) func featuresAreInOneModule(access: AccessLevel) throws {
    let shop = ClientScreen(try Programs.shop(), fileName: "home.sdui")
    let folder = try Folder()
    for namespace in ["Spring", "Autumn"] {
      let program = try ClientProgram([shop], namespace: namespace)
      for file in try generateCode(for: program, .swift(.models, access: access)) {
        #expect(file.name.hasPrefix(namespace))
        if access != .public { #expect(!file.text.contains("public ")) }
        try folder.write(file.name, file.text)
      }
    }
    try folder.write("Both.swift", "func price(_ card: SpringProductCard) -> AutumnPrice? { nil }\n")
    let arguments = ["-swift-version", "6", "-package-name", "features", "-warnings-as-errors", "-typecheck"]
    try SwiftHarness.compile(arguments + folder.names(), in: folder)
  }

  /// Each word that some language reserves, as a name of each kind.
  @Test(arguments: Repository.sample(try Array(ReservedWords.programs().indices), oneOf: 4))
  func reservedWordsAreNames(index: Int) throws {
    let (kind, program) = try ReservedWords.programs()[index]
    let folder = try Folder()
    for file in try generateCode(for: program, .swift(.models)) { try folder.write(file.name, file.text) }
    #expect(throws: Never.self, "\(kind)") {
      try SwiftHarness.compile(["-swift-version", "6", "-typecheck"] + folder.names(), in: folder)
    }
  }

  /// The code of the guide compiles, and what it makes keeps the contract.
  @Test func theGuideIsRight() throws {
    let page = try Repository.read("Grammar/Guides/GeneratedCode.md")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == 2)
    let folder = try Folder()
    let screen = try Programs.shop()
    for file in try generateCode(for: ClientProgram([ClientScreen(screen, fileName: "home.sdui")]), .swift(.models)) {
      try folder.write(file.name, file.text)
    }
    for (index, block) in blocks.enumerated() { try folder.write("Block\(index).swift", block) }
    let main = "let data = try sample()\ntry show(data)\nprint(String(decoding: data, as: UTF8.self))\n"
    try folder.write("main.swift", "import Foundation\n\n" + main)
    try SwiftHarness.compile(
      ["-swift-version", "6", "-o", "guide"] + folder.names() + SwiftHarness.objects(), in: folder)
    let run = try Run(folder.url.appending(path: "guide").path, [])
    #expect(run.status == 0, "\(run.ending)")
    #expect(try ExpectedReading(of: Array(run.output), ResponseContract(screen)).faults == [])
  }

  /// A client knows none of the cases of an enumeration, which is then empty.
  private static func programOfOldClient() throws -> ClientProgram {
    let screen = try Programs.screen(
      """
      enum Badge { new since 3.0, sale since 3.1 }
      enum Media { photo: Image since 3.0, film: URL since 3.0 }
      component Card { id: ID, badge: Badge? since 3.0, media: Media? since 3.0 }
      component Title since 3.0 fallback drop { text: Text }
      screen Home {
        clients: (ios: 2.0...)
        section cards: list { header Title { height: 44 }, unit Card { height: 88 } }
      }
      """)
    var variants = Variants()
    variants.client = Client("ios@2.0")
    return try ClientProgram([ClientScreen(screen.resolved(for: variants), fileName: "home.sdui")])
  }

  /// The style of the project, but for comments: a field without a comment in the source has none in generated code.
  @Test func swiftFormatFindsNothing() throws {
    let folder = try Folder()
    let style = try Repository.read(".swift-format").replacing(
      "\"AllPublicDeclarationsHaveDocumentation\": true", with: "\"AllPublicDeclarationsHaveDocumentation\": false")
    try folder.write(".swift-format", style)
    // Names of the source that are not in lower camel case stay as they are.
    try folder.write(
      "names/.swift-format",
      style.replacing("\"AlwaysUseLowerCamelCase\": true", with: "\"AlwaysUseLowerCamelCase\": false"))
    var programs = try ReadingCases.programs().enumerated().map { ("\($0)", $1) }
    programs += [("corners", try CornerPrograms.semantics()), ("names", try CornerPrograms.names())]
    for (name, program) in programs {
      for file in try generateCode(for: program, .swift(.models)) {
        let text = file.text.replacing("// swift-format-ignore-file\n", with: "")
        try folder.write("\(name)/\(file.name)", text)
      }
    }
    let run = try Run("swift", ["format", "lint", "--strict", "--recursive", "."], in: folder.url, patience: 600)
    #expect(run.status == 0, "\(run.ending)")
  }
}
