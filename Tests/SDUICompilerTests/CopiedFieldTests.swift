import SDUICompiler
import SDUIIR
import SDUISyntax
import TestSupport
import Testing

/// `with` gives the document of the same program with the fields written out.
@Suite struct CopiedFieldTests {
  /// Declarations at random, of which each copies from some of those before it: with `with`, and written out.
  private static func programs(_ random: inout RandomSource) -> (copied: String, written: String) {
    let types = [
      "Text", "Int(min: 0)", "ID", "[Text]", "Mark", "Image?", "Decimal = 2.5", "Text = \"x\"", "Mark = top",
    ]
    var fields: [[String]] = []
    var (copied, written) = ("enum Mark { new, top }\n", "enum Mark { new, top }\n")
    for index in 0..<random.number(2...6) {
      var (own, all): ([String], [String]) = ([], [])
      for field in 0..<random.number(1...3) {
        if index > 0, random.chance(40) {
          let source = random.number(0...index - 1)
          guard Set(fields[source]).isDisjoint(with: all) else { continue }
          own.append("with D\(source)")
          all += fields[source]
        } else {
          let line = "/// Field \(index).\(field).\nf\(index)x\(field) as \"F\(index)-\(field)\": \(random.pick(types))"
          own.append(line)
          all.append(line)
        }
      }
      fields.append(all)
      let word = random.chance(50) ? "record" : "component"
      copied += "\(word) D\(index) {\n\(own.joined(separator: "\n"))\n}\n"
      written += "\(word) D\(index) {\n\(all.joined(separator: "\n"))\n}\n"
    }
    let last = fields.count - 1
    let screen = "screen Home { section a: list { unit Card { height: 40 } } }\n"
    copied = "component Card { id: ID\nwith D\(last) }\n" + screen + copied
    written = "component Card { id: ID\n\(fields[last].joined(separator: "\n"))\n}\n" + screen + written
    return (copied, written)
  }

  @Test(arguments: 0..<(Repository.isExhaustive ? 2_000 : 60))
  func theDocumentIsThatOfTheFieldsWrittenOut(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let (copied, written) = Self.programs(&random)
    #expect(
      try encodeScreenDocument(Programs.screen(copied)) == encodeScreenDocument(Programs.screen(written)), "\(copied)")
  }

  private func errors(_ text: String) throws -> [DiagnosticCode] {
    try Programs.compile(["a.sdui": text], "a.sdui").diagnostics.filter { $0.severity == .error }.map(\.code)
  }

  @Test(arguments: [63, 64, 5_000]) func chainsAreBounded(count: Int) throws {
    var lines = ["record R0 { f0: Int }"]
    for index in 1...count { lines.append("record R\(index) { with R\(index - 1), f\(index): Int }") }
    let codes = try errors(lines.joined(separator: "\n"))
    #expect(codes.isEmpty == (count < 64) && codes.allSatisfy { $0 == .expressionTooComplex })
  }

  @Test func copiesAreBounded() throws {
    let fields = (0..<2_000).map { "f\($0): Int" }.joined(separator: "\n")
    let copies = (0..<200).map { "component C\($0) { with Many }" }.joined(separator: "\n")
    #expect(try errors("record Many {\n\(fields)\n}\n\(copies)") == [.expressionTooComplex])
  }

  /// Every declaration copies twice from the next: 2^60 fields, if each were followed by itself.
  @Test func repeatedCopiesAreNoMoreWork() throws {
    var lines = ["record R0 { f: Int }"]
    for index in 1...60 { lines.append("record R\(index) { with R\(index - 1), with R\(index - 1) }") }
    #expect(try errors(lines.joined(separator: "\n")) == Array(repeating: .duplicateDeclaration, count: 60))
  }

  /// A ring of any length is one finding.
  @Test(arguments: [1, 2, 3, 40]) func aCircleIsOneFinding(count: Int) throws {
    let lines = (0..<count).map { "record R\($0) { with R\(($0 + 1) % count), f\($0): Int }" }
    #expect(try errors(lines.joined(separator: "\n")) == [.fieldCopyCycle])
  }
}
