import SDUICompiler
import SDUISyntax
import TestSupport
import Testing

/// The properties of the trees of every program, whole or damaged.
@Suite("every program and what is left of it") struct TreeProperties {
  /// The number of places of one text that are damaged, in each way.
  private static let sampleCount = 12

  @Test("tokens and gaps are the file", arguments: Corpus.samples)
  func coversTheFile(sample: Sample) throws {
    let (program, _) = try sample.check(with: Array(sample.text.utf8))
    for tree in program.trees { #expect(firstLostByte(of: tree) == nil, "\(tree.source.path)") }
  }

  @Test("every prefix has a tree and findings that can be shown", arguments: Corpus.some)
  func prefixes(sample: Sample) throws {
    let bytes = Array(sample.text.utf8)
    for count in Self.places(in: bytes.count) { try check(sample, Array(bytes[..<count])) }
  }

  @Test("any token may be missing or repeated", arguments: Corpus.some)
  func tokens(sample: Sample) throws {
    let bytes = Array(sample.text.utf8)
    let (program, _) = try sample.check(with: bytes)
    let tokens = program.trees[0].tokens.dropLast()
    for index in Self.places(in: tokens.count) {
      let range = tokens[index].range
      try check(sample, Array(bytes[..<range.lowerBound] + bytes[range.upperBound...]))
      try check(sample, Array(bytes[..<range.upperBound]) + [0x20] + Array(bytes[range.lowerBound...]))
    }
  }

  /// All places below a count, or as many as are sampled, spread evenly.
  private static func places(in count: Int) -> [Int] {
    let step = Repository.isExhaustive ? 1 : max(1, count / sampleCount)
    return Array(stride(from: 0, to: count, by: step))
  }

  /// A damaged program keeps its bytes, and what is found in it can be shown.
  private func check(_ sample: Sample, _ bytes: [UInt8]) throws {
    let (program, checked) = try sample.check(with: bytes)
    let tree = program.trees[0]
    if tree.source.bytes != bytes || firstLostByte(of: tree) != nil {
      Issue.record("bytes are lost: \(String(decoding: bytes, as: UTF8.self))")
    }
    if let fault = Wording.firstFault(in: checked.diagnostics, program.sources) {
      Issue.record("\(fault)\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// A byte that is in no token, and neither blank nor a comment's nor the byte-order mark's.
  private func firstLostByte(of tree: SyntaxTree) -> Int? {
    var covered = [Bool](repeating: false, count: tree.source.bytes.count)
    func cover(_ range: Range<Int>) { for offset in range { covered[offset] = true } }
    var end = 0
    for token in tree.tokens {
      if Int(token.start) < end || Int(token.end) > covered.count { return Int(token.start) }
      cover(token.range)
      end = Int(token.end)
    }
    for comment in tree.comments { cover(Int(comment.start)..<Int(comment.end)) }
    if tree.source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { cover(0..<3) }
    guard tree.tokens.last?.kind == .endOfFile, end == covered.count else { return end }
    return covered.indices.first { !covered[$0] && ![0x20, 0x09, 0x0A, 0x0D].contains(tree.source.bytes[$0]) }
  }
}
