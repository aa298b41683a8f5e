import SDUIIR
import SDUISyntax
import TestSupport
import Testing

/// The promises of formatting for every program, whole or damaged.
@Suite("every program, formatted") struct PropertyTests {
  /// The number of places of one text that are damaged, in each way.
  private static let sampleCount = 4

  /// The characters that are inserted by mistake; the empty one removes a character.
  private static let slips = ["=", ":", "{", "}", "(", ")", ",", "+", ".", "\"", " ", "\n", "a", "1", ""]

  @Test("golden cases and examples", arguments: Corpus.samples)
  func corpus(sample: Sample) {
    for text in sample.texts { check(Array(text.utf8)) }
  }

  @Test("a program means the same after formatting", arguments: Repository.sample(Corpus.samples, oneOf: 6))
  func meaning(sample: Sample) throws {
    var other = sample
    other.files = sample.files.mapValues(formatted)
    let (before, after) = (try sample.result(), try other.result())
    #expect(before.findings == after.findings)
    #expect(before.documents == after.documents)
  }

  @Test("any token may be missing or repeated", arguments: Repository.sample(Corpus.samples, oneOf: 6))
  func damaged(sample: Sample) {
    for text in sample.texts {
      let bytes = Array(text.utf8)
      let tokens = tree(of: bytes).tokens.dropLast()
      let step = Repository.isExhaustive ? 1 : max(1, tokens.count / Self.sampleCount)
      for index in stride(from: 0, to: tokens.count, by: step) {
        let range = tokens[index].range
        check(Array(bytes[..<range.lowerBound] + bytes[range.upperBound...]))
        check(Array(bytes[..<range.upperBound]) + [0x20] + Array(bytes[range.lowerBound...]))
        check(Array(bytes[..<range.lowerBound]))
      }
    }
  }

  /// Not at the edges of tokens, but anywhere, as a hand slips.
  @Test("any character may be too much or missing", arguments: Repository.sample(Corpus.samples, oneOf: 6))
  func slips(sample: Sample) {
    for text in sample.texts {
      let bytes = Array(text.utf8)
      var random = RandomSource(seed: UInt64(bytes.count))
      for _ in 0..<(Repository.isExhaustive ? 400 : Self.sampleCount) where !bytes.isEmpty {
        let place = random.number(0...bytes.count - 1)
        let slip = Array(random.pick(Self.slips).utf8)
        let rest = bytes[(place + (slip.isEmpty ? 1 : 0))...]
        check(bytes[..<place] + slip + rest)
      }
    }
  }

  /// If blanks decide how the parser continues, the whole file is left alone, which must be rare.
  @Test("a mistake leaves what is not around it formatted")
  func extentOfDamage() {
    var (count, alone) = (0, 0)
    for text in Corpus.samples.flatMap(\.texts) {
      let bytes = Array("let  first=1\n\(text)".utf8)
      let tokens = tree(of: bytes).tokens.dropLast().dropFirst(4)
      for index in stride(from: tokens.startIndex, to: tokens.endIndex, by: Repository.isExhaustive ? 1 : 29) {
        let range = tokens[index].range
        let damaged = tree(of: Array(bytes[..<range.lowerBound] + bytes[range.upperBound...]))
        guard !damaged.diagnostics.isEmpty else { continue }
        count += 1
        if !format(damaged).starts(with: "let first = 1".utf8) { alone += 1 }
      }
    }
    #expect(count > 300 && alone * 50 < count, "\(alone) of \(count)")
  }

  @Test("programs of the grammar")
  func programsOfTheGrammar() throws {
    var generator = ProgramGenerator(grammar: try Grammar(Repository.read("Grammar/sdui.ebnf")), seed: 100)
    for number in 0..<(Repository.isExhaustive ? 20_000 : 500) {
      let program = generator.program()
      guard let broken = firstBrokenPromise(for: Array(program.utf8)) else { continue }
      Issue.record("program \(number): \(broken)\n\(program)\n--- formatted ---\n\(formatted(program))")
      return
    }
  }

  private func check(_ bytes: [UInt8]) {
    guard let broken = firstBrokenPromise(for: bytes) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    Issue.record("\(broken)\n\(text)\n--- formatted ---\n\(formatted(text))")
  }
}

extension Corpus {
  fileprivate static let samples = goldens + examples
}

extension Sample {
  /// Returns the result of compiling: the findings, without the blanks of the text that they quote, and each screen's
  /// document.
  fileprivate func result() throws -> (findings: [String], documents: [[UInt8]]) {
    let compilation = try Programs.compile(files, main)
    let findings = compilation.diagnostics.map { "\($0.code.rawValue) \($0.message.filter { $0 != " " })" }
    return (findings, compilation.screens.map { encodeScreenDocument($0) })
  }
}
