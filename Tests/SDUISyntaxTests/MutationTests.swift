import SDUISyntax
import TestSupport
import Testing

/// Whatever is done to a program there is a tree that holds every byte of it.
struct MutationTests {
  @Test func wholeSampleIsRight() {
    let tree = tree(of: Sample.everything)
    #expect(firstBrokenInvariant(of: tree) == nil)
    #expect(tree.diagnostics.isEmpty, "\(tree.diagnostics)")
    let used = Set(tree.nodes.map(\.kind))
    let unused = NodeKind.allCases.filter { !used.contains($0) && $0 != .missing && $0 != .unexpected }
    #expect(unused.isEmpty)
    #expect(!tree.nodes.contains { $0.kind == .missing || $0.kind == .unexpected })
  }

  @Test func everyPrefixHasATree() {
    let bytes = Array(Sample.everything.utf8)
    for count in Repository.sample(Array(0...bytes.count), oneOf: 4) { check(Array(bytes[..<count])) }
  }

  @Test func everyTokenMayBeDeletedDoubledOrSwapped() {
    let bytes = Array(Sample.everything.utf8)
    let tokens = tree(of: bytes).tokens.dropLast()
    for index in tokens.indices {
      let range = tokens[index].range
      check(Array(bytes[..<range.lowerBound] + bytes[range.upperBound...]))
      check(Array(bytes[..<range.upperBound]) + [0x20] + Array(bytes[range.lowerBound...]))
      guard index + 1 < tokens.endIndex else { continue }
      let next = tokens[index + 1].range
      check(
        Array(bytes[..<range.lowerBound]) + Array(bytes[next]) + [0x20] + Array(bytes[range])
          + Array(bytes[next.upperBound...]))
    }
  }

  @Test func everyTokenMayBeReplaced() {
    let bytes = Array(Sample.everything.utf8)
    let tokens = tree(of: bytes).tokens.dropLast()
    var random = RandomSource(seed: 11)
    let others = "{ } ( ) [ ] , : . ? = and not section when 7 … \"x".split(separator: " ")
    for index in tokens.indices {
      let range = tokens[index].range
      let other = Array(" \(random.pick(others)) ".utf8)
      check(Array(bytes[..<range.lowerBound]) + other + Array(bytes[range.upperBound...]))
    }
  }

  @Test func anyBytesHaveATree() {
    var random = RandomSource(seed: 7)
    let alphabet = Array("{}()[],:.?=\"\\#/*+-<>! \n\tax19sectionwhen;é€\u{1F600}".utf8) + [0, 0xFF, 0xC3]
    for _ in 0..<500 {
      check((0..<random.number(0...199)).map { _ in random.pick(alphabet) })
    }
  }

  private func check(_ bytes: [UInt8]) {
    if let wrong = firstBrokenInvariant(of: tree(of: bytes)) {
      Issue.record("\(wrong) in:\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
