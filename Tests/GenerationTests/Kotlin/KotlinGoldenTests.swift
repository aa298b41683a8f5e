import SDUIGeneration
import TestSupport
import Testing

/// Golden files of generated Kotlin.
@Suite struct KotlinGoldenTests {
  private static let folder = "Tests/GenerationTests/Golden/Kotlin/"

  @Test func theShopIsWrittenAsInItsGoldenFiles() throws {
    let program = try ClientProgram([ClientScreen(try Programs.shop(), fileName: "home.sdui")])
    let files = try generateCode(for: program, .kotlin(package: "sdui.generated"))
    #expect(files.map { $0.name } == ["Components.kt", "HomeResponse.kt", "ResponseSupport.kt"])
    for file in files.dropLast() {
      let path = Self.folder + file.name
      if Repository.updates { try Repository.write(file.text, to: path) }
      #expect(try Repository.read(path) == file.text, "\(file.name); SDUIC_UPDATE=1 writes it")
    }
  }

  /// The support file is the same for all programs, and every file is the same in each run.
  @Test func filesDependOnTheProgramAlone() throws {
    let shop = try ClientProgram([ClientScreen(try Programs.shop(), fileName: "home.sdui")])
    let files = try generateCode(for: shop, .kotlin(package: "a.b"))
    #expect(try generateCode(for: shop, .kotlin(package: "a.b")) == files)
    for program in try KotlinCorners.programs() {
      #expect(try generateCode(for: program, .kotlin(package: "a.b")).last == files.last)
    }
  }

  @Test func linesEndAndAreIndentedAlike() throws {
    let programs = try ReadingCases.programs() + KotlinCorners.programs()
    for file in try programs.flatMap({ try generateCode(for: $0, .kotlin(package: "sdui.generated")) }) {
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
