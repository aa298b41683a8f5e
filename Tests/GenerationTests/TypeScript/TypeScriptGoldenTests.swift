import SDUIGeneration
import TestSupport
import Testing

/// Golden files of generated TypeScript.
@Suite struct TypeScriptGoldenTests {
  private static let folder = "Tests/GenerationTests/Golden/TypeScript/"

  @Test func theShopIsWrittenAsInItsGoldenFiles() throws {
    let program = try ClientProgram([ClientScreen(try Programs.shop(), fileName: "home.sdui")])
    let files = try generateCode(for: program, .typescript)
    #expect(files.map { $0.name } == ["Components.ts", "HomeResponse.ts", "Support.ts"])
    for file in files.dropLast() {
      let path = Self.folder + file.name
      if Repository.updates { try Repository.write(file.text, to: path) }
      #expect(try Repository.read(path) == file.text, "\(file.name); SDUIC_UPDATE=1 writes it")
    }
  }

  /// The support file is the same for all programs, and every file is the same in each run.
  @Test func filesDependOnTheProgramAlone() throws {
    let shop = try ClientProgram([ClientScreen(try Programs.shop(), fileName: "home.sdui")])
    let files = try generateCode(for: shop, .typescript)
    #expect(try generateCode(for: shop, .typescript) == files)
    #expect(try generateCode(for: TypeScriptNamesTests.program(), .typescript).last == files.last)
  }

  @Test func linesEndAndAreIndentedAlike() throws {
    let files = try ReadingCases.programs().flatMap { try generateCode(for: $0, .typescript) }
    for file in files {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.last == "" && lines.dropLast().last != "", "\(file.name) ends in one line feed")
      for line in lines {
        let indentation = line.prefix { $0 == " " }.utf8.count
        #expect(line.last != " " && !line.contains("\t"), "\(file.name): \(line)")
        #expect(indentation % 2 == 0 || line.dropFirst(indentation).hasPrefix("*"), "\(file.name): \(line)")
      }
    }
  }
}
