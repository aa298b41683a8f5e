import SDUIContract
import SDUIFixtures
import SDUIJSON
import SDUISyntax

/// The files that one run of `sduic fixtures` is to write. Every fixture is read back before any is written.
struct FixtureBatch {
  private let generator: FixtureGenerator
  private let contract: ResponseContract
  private(set) var files: [OutputFolder.File] = []
  /// With what the names begin that a run like this writes.
  private(set) var beginnings: [String] = []
  /// The fault of a fixture, which is a defect of ours.
  private(set) var fault: String?

  /// Whether nothing was added.
  var isEmpty: Bool { beginnings.isEmpty }

  init(_ generator: FixtureGenerator) {
    self.generator = generator
    contract = ResponseContract(generator.screen)
  }

  /// The pages of a profile.
  mutating func add(_ request: FixtureRequest) throws(FixtureError) {
    beginnings.append("\(generator.stem).\(request.profile.rawValue).")
    for fixture in try generator.fixtures(request) { add(valid: fixture) }
  }

  /// Fixtures that show everything, with their report.
  mutating func addCoverage() throws(FixtureError) {
    beginnings.append("\(generator.stem).cover.")
    let coverage = try generator.coverage()
    for fixture in coverage.fixtures { add(valid: fixture) }
    add("\(generator.stem).coverage", coverage.report)
    if coverage.covered < coverage.pairs {
      fault = fault ?? "\(coverage.pairs - coverage.covered) pairs are not covered"
    }
  }

  /// Fixtures with one fault each, and beside each the finding that is to be made.
  mutating func addInvalid() {
    beginnings.append("\(generator.stem).invalid.")
    for invalid in generator.invalidFixtures() {
      let name = invalid.fixture.name
      add(name, invalid.fixture.bytes)
      let response = try? contract.read(invalid.fixture.bytes)
      let findings = response?.diagnostics(in: FileID(0)).filter { $0.severity == .error } ?? []
      guard let finding = findings.first, findings.count == 1, response?.faults.first?.rule == invalid.rule,
        finding.pointer == invalid.pointer
      else {
        let found = findings.map { "\($0.code.rawValue) at \($0.pointer ?? "")" }.joined(separator: ", ")
        fault = fault ?? "the fixture \(name) would have \(found) in place of one fault at \(invalid.pointer)"
        continue
      }
      add(name + ".expected", Self.expected(finding, of: name))
    }
  }

  private static func expected(_ finding: Diagnostic, of name: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for (key, value) in [
      ("fixture", name + ".json"), ("code", finding.code.rawValue), ("severity", "error"),
      ("pointer", finding.pointer ?? ""), ("message", finding.message),
    ] {
      writer.member(key, value)
    }
    writer.endObject()
    return writer.finish()
  }

  private mutating func add(valid fixture: Fixture) {
    add(fixture.name, fixture.bytes)
    let response = try? contract.read(fixture.bytes)
    if response?.isValid == true { return }
    let reason = response?.faults.first { !$0.rule.isWarning }?.message ?? "it is nested too deeply"
    fault = fault ?? "the fixture \(fixture.name) would not be valid: \(reason)"
  }

  private mutating func add(_ name: String, _ document: [UInt8]) {
    files.append(OutputFolder.File(name: name + ".json", bytes: JSONPrettyPrinter().format(document)))
  }
}
