import SDUICompiler
import SDUIContract
import SDUIFixtures
import SDUIIR
import SDUIImport
import SDUIJSON
import TestSupport
import Testing

/// Imports half of the responses of each shape, and holds the result against the other half and the contract.
@Suite struct FamilyTests {
  private static let count = 24

  private static func documents(_ responses: [[UInt8]], odd: Bool) throws -> [JSONDocument] {
    try responses.enumerated().filter { ($0.offset % 2 == 1) == odd }.map { try parseResponse($0.element) }
  }

  /// The screen that is inferred from every other response.
  private static func imported(_ responses: [[UInt8]], named name: String = "Imported") throws -> Screen {
    let result = try importScreen(try documents(responses, odd: false), named: name)
    return try Programs.screen(String(decoding: result.text, as: UTF8.self))
  }

  @Test(arguments: Family.all) func theOtherHalfValidates(family: Family) throws {
    let responses = try family.responses(try family.screen(), count: Self.count)
    let contract = ResponseContract(try Self.imported(responses), for: .content)
    var valid = 0
    var faults: [String] = []
    for document in try Self.documents(responses, odd: true) {
      let response = try contract.read(document.bytes)
      valid += response.isValid ? 1 : 0
      faults += response.faults.filter { !$0.rule.isWarning }.map { $0.message }
    }
    #expect(valid * 100 >= Self.count / 2 * 95, "\(valid) of \(Self.count / 2): \(faults.prefix(4))")
  }

  @Test func typesAreThoseOfTheContract() throws {
    var comparison = ContractComparison()
    for family in Family.all {
      let truth = try family.screen()
      let imported = try Self.imported(try family.responses(truth, count: Self.count))
      comparison.add(imported, against: truth, named: family.name)
    }
    print(comparison.table)
    let types = [
      "text", "id", "numericId", "int", "decimal", "number", "bool", "url", "date", "color", "image", "enum", "choice",
    ]
    for name in types + ["record", "action", "list", "optional", "bound"] {
      let row = try #require(comparison.rows[name], "no family has \(name)")
      // Fewer values than a bound needs leave some bounds open.
      #expect(row.precision >= 0.9 && row.recall >= (name == "bound" ? 0.75 : 0.9), "\(name): \(row)")
    }
  }

  @Test func sectionsAreThoseOfTheContract() throws {
    for family in Family.all {
      let truth = try family.screen()
      let imported = try Self.imported(try family.responses(truth, count: Self.count))
      #expect(imported.sections.map { $0.name.wire } == truth.sections.map { $0.name.wire }, "\(family.name)")
      for (found, declared) in zip(imported.sections, truth.sections) {
        #expect(found.isRepeated == declared.isRepeated, "\(family.name): \(declared.name.wire)")
        #expect((found.header == nil) == (declared.header == nil), "\(family.name): \(declared.name.wire)")
        #expect((found.bundle == nil) == (declared.bundle == nil), "\(family.name): \(declared.name.wire)")
        #expect(found.isEssential || !declared.isEssential, "\(family.name): \(declared.name.wire)")
      }
      if let pagination = truth.properties[.pagination] {
        #expect(imported.properties[.pagination] == pagination, "\(family.name)")
      }
    }
  }

  @Test func examplesAreDescribedByTheirFixtures() throws {
    var refused: [String] = []
    var (count, total, valid) = (0, 0, 0)
    var faults: [String] = []
    for (path, screen) in try Programs.exampleScreens() {
      let responses = try (0..<16).flatMap { seed in
        try FixtureGenerator(screen, seed: UInt64(seed)).fixtures().map { $0.bytes }
      }
      let contract: ResponseContract
      do {
        contract = ResponseContract(try Self.imported(responses))
      } catch let error as ImportError {
        refused.append("\(path): \(error.message)")
        continue
      }
      let held = try Self.documents(responses, odd: true)
      for document in held {
        let response = try contract.read(document.bytes)
        valid += response.isValid ? 1 : 0
        faults += response.faults.filter { !$0.rule.isWarning }.map { "\(path): \($0.message)" }
      }
      total += held.count
      count += 1
    }
    #expect(valid * 100 >= total * 95, "\(valid) of \(total): \(faults)")
    // Only sections in sections cannot be imported.
    #expect(count >= 20 && refused.allSatisfy { $0.contains("no list of units") }, "\(refused)")
  }
}
