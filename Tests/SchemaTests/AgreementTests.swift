import Foundation
import SDUIContract
import SDUIGeneration
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// The findings of `sduic validate` for a response, against validators that others wrote, with the schema of the
/// screen.
@Suite struct AgreementTests {
  /// The number of responses that are made of one.
  private static let count = Repository.isExhaustive ? 5_000 : 250

  /// The rules that a schema cannot express (`Grammar/WIRE.md`): only these rules may find something if a validator
  /// finds nothing. Of `constraint` these are numbers of more than 64 bits.
  private static let beyondSchemas: Set<ResponseRule> = [
    .duplicateKey, .duplicateIdentity, .duplicateSection, .sectionOrder, .constraint, .unknownField, .otherLayout,
  ]

  @Test(arguments: [Validator.jsonschema, .jsonschemaRust])
  func aSchemaAndTheReaderAgree(validator: Validator) throws {
    let bases = [(try Programs.shop(), ShopResponse.text), (try Corners.screen(), Corners.text)]
    for (screen, text) in bases { try compare(screen, text, validator) }
    for mapped in MappedScreens.all {
      let document = try JSONDocument(parsing: Array(mapped.response.utf8))
      let text = String(decoding: document.compactBytes(of: document.root), as: UTF8.self)
      try compare(mapped.screen, text, validator)
    }
  }

  /// Each with the rule by which the reader finds it. The rest of the list has no place in this screen.
  @Test(arguments: [Validator.jsonschema, .jsonschemaRust])
  func whatASchemaCannotSayIsFound(validator: Validator) throws {
    let changes: [(Change, ResponseRule)] = [
      (Change(#""amount":"19.00""#, #""amount":"19000000000000000000""#), .type),
      (Change(#""name":"Shoe""#, #""name":"Boot","name":"Shoe""#), .duplicateKey),
      (Change(#""id":"b2""#, #""id":"b1""#), .duplicateIdentity),
    ]
    let documents = changes.map { $0.0.apply(to: ShopResponse.text) }
    let screen = try Programs.shop()
    guard let findings = try validator.findings(in: documents, schema: encodeResponseSchema(screen)) else { return }
    #expect(findings == changes.map { _ in [] })
    let contract = ResponseContract(screen)
    for (document, (_, rule)) in zip(documents, changes) {
      #expect(try contract.read(Array(document.utf8)).faults.map(\.rule) == [rule])
    }
  }

  /// Units are read in tables first, and with care only where those do not accept them: no other fault may come of it.
  @Test func whatIsReadQuicklyIsReadAlike() throws {
    let others = [
      "1e2", "1.0", "-0", "12345678901234567890", #""\u0041""#, #""00.50""#, #""+1""#, #""1.""#,
      #""12.345678901234567""#,
      ##""#ff000080""##, #""https:""#, #""é\u0301""#, #""2023-02-29T09:00:00Z""#, #""2024-02-29t09:00:00.5+02:00""#,
      #"{"payload":{},"type":"open"}"#, #"{"url":"a:b","width":1.5,"height":2}"#,
    ]
    for (screen, text) in [(try Programs.shop(), ShopResponse.text), (try Corners.screen(), Corners.text)] {
      let contract = ResponseContract(screen)
      let careful = ResponseContract(screen, readsTables: false)
      var random = RandomSource(seed: 11)
      var accepted = 0
      for _ in 0..<Self.count / 4 {
        var changed = try Self.mutated(text, &random, Self.values + others)
        if random.chance(33) { changed = try Self.mutated(changed, &random, Self.values + others) }
        guard let response = try? contract.read(Array(changed.utf8)) else { continue }
        let expected = try careful.read(Array(changed.utf8))
        #expect(response.faults == expected.faults, "\(changed)")
        #expect(response.units.map(\.data) == expected.units.map(\.data))
        #expect(response.units.map(\.component) == expected.units.map(\.component))
        #expect(response.isCanonical == expected.isCanonical)
        if response.faults.isEmpty { accepted += 1 }
      }
      #expect(accepted > Self.count / 100)
    }
  }

  private func compare(_ screen: Screen, _ text: String, _ validator: Validator) throws {
    let contract = ResponseContract(screen)
    var random = RandomSource(seed: 7)
    var documents = [text]
    while documents.count < Self.count {
      // Every third has two faults, where it has any.
      var changed = try Self.mutated(text, &random)
      if random.chance(33) { changed = try Self.mutated(changed, &random) }
      documents.append(changed)
    }
    guard let findings = try validator.findings(in: documents, schema: encodeResponseSchema(screen)) else { return }
    var (valid, invalid, beyond) = (0, 0, 0)
    // What a unit refers to is beyond schemas: whether it is there, and whether it is a unit at all.
    let hasEntities = ResponseMapping(screen)?.entities != nil
    let others = Self.beyondSchemas.union(hasEntities ? [.missingKey, .unknownUnit] : [])
    for (document, found) in zip(documents, findings) {
      let response = try contract.read(Array(document.utf8))
      let faults = response.faults.filter { !$0.rule.isWarning }
      if faults.isEmpty, !found.isEmpty {
        #expect(!response.isCanonical, "\(found) are found in \(document)")
      } else if !faults.isEmpty, found.isEmpty {
        beyond += 1
        #expect(faults.allSatisfy { others.contains($0.rule) }, "\(faults.map(\.message)) in \(document)")
      } else if faults.isEmpty {
        valid += 1
      } else {
        invalid += 1
      }
    }
    // Nearly all are judged alike, and the responses are of both sorts.
    let numbers = "\(valid) valid, \(invalid) not, \(beyond) beyond a schema"
    #expect(
      valid > Self.count / 30 && invalid > Self.count / 5 && beyond < Self.count / (hasEntities ? 2 : 8),
      "\(screen.name.source): \(numbers)")
  }

  private static let values = [
    "null", "true", "0", "-1", "2", "1.5", "9007199254740993", #""""#, #""x""#, #""one""#, #""9.50""#, #""-0.5""#,
    ##""#FF0000""##, #""https://e.com/a""#, #""2024-02-29T09:00:00Z""#, "[]", "{}", #"[{}]"#, #"{"type":"do it"}"#,
  ]

  /// A response with one change at a place that chance finds: another value, something less, or something twice.
  private static func mutated(
    _ text: String, _ random: inout RandomSource, _ values: [String] = Self.values
  ) throws -> String {
    let bytes = Array(text.utf8)
    let document = try JSONDocument(parsing: bytes)
    var places: [(whole: Range<Int>, value: JSONNodeID, key: JSONNodeID?)] = []
    func visit(_ node: JSONNodeID) {
      for child in document.children(of: node) {
        places.append((document.range(of: child), child, nil))
        visit(child)
      }
      for (key, value) in document.members(of: node) {
        places.append((document.range(of: key).lowerBound..<document.range(of: value).upperBound, value, key))
        visit(value)
      }
    }
    visit(document.root)
    if places.isEmpty { return text }
    let place = random.pick(places)
    func replacing(_ range: Range<Int>, with new: [UInt8]) -> String {
      String(decoding: bytes[..<range.lowerBound] + new + bytes[range.upperBound...], as: UTF8.self)
    }
    switch random.number(0...9) {
    case 0, 1: return replacing(Self.withComma(place.whole, bytes), with: [])
    case 2 where place.key == nil:
      return replacing(place.whole, with: Array(bytes[place.whole] + [0x2C] + bytes[place.whole]))
    case 3 where place.key != nil:
      return replacing(document.range(of: place.key ?? place.value), with: Array(#""later""#.utf8))
    case 4:
      let other = random.pick(places)
      return replacing(document.range(of: place.value), with: Array(bytes[document.range(of: other.value)]))
    default: return replacing(document.range(of: place.value), with: Array(random.pick(values).utf8))
    }
  }

  /// An item with the comma after it, or else with the one before it.
  private static func withComma(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    let blanks: [UInt8] = [0x20, 0x0A]
    if let next = bytes[range.upperBound...].firstIndex(where: { !blanks.contains($0) }), bytes[next] == 0x2C {
      return range.lowerBound..<next + 1
    }
    if let before = bytes[..<range.lowerBound].lastIndex(where: { !blanks.contains($0) }), bytes[before] == 0x2C {
      return before..<range.upperBound
    }
    return range
  }
}
