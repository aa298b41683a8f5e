import Foundation
import SDUIContract
import SDUIFixtures
import SDUIGeneration
import TestSupport
import Testing

/// Generated Kotlin, compiled by `kotlinc` and run on responses, against the reader of responses.
@Suite(.serialized) struct KotlinReadingTests {
  /// How many changed responses there are of all screens together.
  private static let mutationCount = Repository.isExhaustive ? 10_000 : 200

  private static let comparison = ReadingComparison(
    unseen: [
      "response-duplicate-key": "a `JsonValue` has each key once",
      "response-other-layout": "generated code does not contain the layout",
    ])

  /// The examples, `KotlinCorners`, programs at the bounds of the JVM, and the code of the guide, in one run of the compiler.
  @Test func responsesAreReadAsByTheCompiler() throws {
    // The compiler takes minutes for all of them. The last program has the fewest examples, and `KotlinCorners` every construct.
    let examples = try ReadingCases.programs()
    let programs =
      try (Repository.isExhaustive ? examples : Array(examples.suffix(1))) + KotlinCorners.programs()
      + [ReadingCases.mapped(), ReadingCases.identities()]
    let bounds = try Repository.isExhaustive ? KotlinBounds.programs() : []
    let packages = (programs + bounds).enumerated().map { KotlinProject.Package(name: "program\($0)", program: $1) }
    guard let project = try KotlinProject(packages + [Self.guide()]) else { return }
    let samples = try ReadingComparison.samples(of: programs, mutationCount: Self.mutationCount)
    let lines = samples.map { sample in
      packages[sample.program].line(sample.line, ofScreen: sample.screen)
    }
    try Self.comparison.check(samples, project.readings(of: lines))
    // What the code does not know is written again.
    let newer = String(decoding: ReadingCases.unrecognized.bytes, as: UTF8.self).replacing("\n", with: " ")
    let written = try project.readings(of: [packages[programs.count - 1].line(newer, ofScreen: 0)])[0].kept
    #expect(try ReadingCases.isWrittenUnrecognized(written), "\(written ?? "")")
    try checkBounds(project, zip(packages.dropFirst(programs.count), bounds).map { ($0, $1) })
    let changes = try project.run("guide.ChangesKt").split(separator: "\n")
    #expect(
      changes == [
        "ResponseChanges(units=[], headers=[], footers=[])", "ResponseChanges(units=[], headers=[1], footers=[])",
        "ResponseChanges(units=[UnitPlace(section=0, unit=1, inner=null), UnitPlace(section=1, unit=0, inner=null)], "
          + "headers=[], footers=[])",
      ])
    #expect(try project.run("guide.ValuesKt") == KotlinCommonTests.printedValues)
    let deep = [128, 129, 100_000].map { depth in
      packages[0].line(String(repeating: "[", count: depth) + String(repeating: "]", count: depth), ofScreen: 0)
    }
    let readings = try project.readings(of: deep)
    #expect(readings.map { $0.faults == [["response-syntax", ""]] } == [false, true, true])
    #expect(readings.allSatisfy { $0.kept == nil })
  }

  /// Changes are those of data: not of places, and not of what is new or gone.
  private static let changes = """
    fun main() {
      val picture = ImageReference(UrlReference("a:b"), Decimal.parse("1"), Decimal.parse("1.0"))
      fun response(title: String, texts: List<String>, claim: String) = HomeResponse(
        layoutId = null,
        sections = listOf(
          HomeNoticesSection(units = texts.map { Notice(id = it.take(1), text = it) }),
          HomeDealsSection(
            header = SectionTitle(title = title),
            units = listOf(HomeDealsUnit.AdUnit(Ad(id = "x", image = picture, advertiser = claim, page = UrlReference("a:b"))))
          )
        )
      )
      val first = response("A", listOf("a1", "b1", "c1"), "one")
      for (later in listOf(
        first, response("B", listOf("a1", "b1", "c1"), "one"), response("A", listOf("c1", "b2", "n1"), "two")
      )) println(later.changesSince(first))
    }

    """

  /// The Kotlin of the guide to generated code, beside the code for its example.
  private static func guide() throws -> KotlinProject.Package {
    let fences = try KotlinProject.guideFences()
    var files = Dictionary(uniqueKeysWithValues: fences.enumerated().map { ("Guide\($0).kt", $1) })
    files["Changes.kt"] = changes
    files["Values.kt"] = KotlinCommonTests.values
    let program = try ClientProgram([ClientScreen(try Programs.shop(), fileName: "home.sdui")])
    return KotlinProject.Package(name: "guide", program: program, files: files)
  }

  /// Large classes read and write what they are given.
  private func checkBounds(_ project: KotlinProject, _ packages: [(KotlinProject.Package, ClientProgram)]) throws {
    for (package, program) in packages {
      let contract = ResponseContract(program.screens[0].screen)
      let fixtures = try FixtureGenerator(contract.screen).fixtures()
      let lines = fixtures.map { package.line(String(decoding: $0.bytes, as: UTF8.self), ofScreen: 0) }
      for (fixture, reading) in zip(fixtures, try project.readings(of: lines)) {
        let content = try reading.kept.flatMap { try ExpectedReading.content(of: Array($0.utf8), contract) }
        #expect(reading.faults == [] && content != nil)
        #expect(try content == ExpectedReading.content(of: fixture.bytes, contract))
      }
    }
  }
}
