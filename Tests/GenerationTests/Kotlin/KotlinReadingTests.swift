import SDUIGeneration
import TestSupport
import Testing

/// Generated Kotlin, compiled by `kotlinc` and run on responses, against the reader of responses.
@Suite(.serialized) struct KotlinReadingTests {
  /// How many changed responses there are of all screens together.
  private static let mutationCount = Repository.isExhaustive ? 10_000 : 600

  private static let comparison = ReadingComparison(
    unseen: [
      "response-duplicate-key": "a `JsonValue` has each key once",
      "response-other-layout": "generated code does not contain the layout",
    ])

  @Test func examplesAreReadAsByTheCompiler() throws {
    let programs = try ReadingCases.programs()
    let packages = programs.enumerated().map { KotlinProject.Package(name: "program\($0)", program: $1) }
    guard let project = try KotlinProject(packages) else { return }
    let samples = try ReadingComparison.samples(of: programs, mutationCount: Self.mutationCount)
    let lines = samples.map { sample in
      "program\(sample.program).\(programs[sample.program].screens[sample.screen].screen.name.source)\t" + sample.line
    }
    try Self.comparison.check(samples, project.readings(of: lines))
  }
}
