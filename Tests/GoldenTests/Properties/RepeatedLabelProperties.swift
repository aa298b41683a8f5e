import SDUICompiler
import SDUISyntax
import TestSupport
import Testing

/// A label that is given twice in one list is an error at the second one, whatever list it is: of two values, one would
/// be ignored without a word.
@Suite("repeated labels") struct RepeatedLabelProperties {
  /// A labelled value of a program.
  private struct Labelled {
    /// The list, by its kind and by the text before it, with the label: `argumentList Text min`.
    let shape: String
    let label: String
    /// The label and its value.
    let range: SourceRange
  }

  private static let lists: [NodeKind] = [.argumentList, .tupleExpression, .recordBody]
  private static let values: [NodeKind] = [.argument, .recordField]

  /// The labelled values of a file.
  private static func labelled(in tree: SyntaxTree) -> [Labelled] {
    tree.nodes.indices.map(NodeID.init).filter { lists.contains(tree.kind(of: $0)) }.flatMap { list in
      tree.children(of: list).compactMap { value -> Labelled? in
        guard values.contains(tree.kind(of: value)), let name = tree.child(of: value, .name) else { return nil }
        let first = tree.tokenRange(of: list).lowerBound
        let before = (max(0, first - 2)..<first).map { tree.text(ofToken: $0) }
        let owner = before.last == ":" ? before.joined() : before.last ?? ""
        let label = tree.text(of: name)
        return Labelled(shape: "\(tree.kind(of: list)) \(owner) \(label)", label: label, range: tree.range(of: value))
      }
    }
  }

  /// One labelled value of each shape in all programs without errors.
  private static func drawn() throws -> [(sample: Sample, value: Labelled)] {
    var known: Set<String> = []
    var result: [(Sample, Labelled)] = []
    for sample in Corpus.goldens + Corpus.examples {
      let (program, checked) = try sample.check(with: Array(sample.text.utf8))
      guard let tree = program.trees.first, !checked.diagnostics.contains(where: { $0.severity == .error }) else {
        continue
      }
      for value in labelled(in: tree) where known.insert(value.shape).inserted { result.append((sample, value)) }
    }
    return result
  }

  @Test("are errors in every list") func areErrorsInEveryList() throws {
    let drawn = try Self.drawn()
    for (sample, value) in drawn {
      var bytes = Array(sample.text.utf8)
      let end = value.range.bytes.upperBound
      bytes.insert(contentsOf: Array(", ".utf8) + bytes[value.range.bytes], at: end)
      let (_, checked) = try sample.check(with: bytes)
      let second = end + 2..<end + 2 + value.label.utf8.count
      let isFound = checked.diagnostics.contains { $0.code == .duplicateArgument && $0.range.bytes == second }
      #expect(isFound, "\(value.shape): \(String(decoding: bytes, as: UTF8.self))\n\(checked.diagnostics)")
    }
    // What the language has lists for, so that none of them is missed.
    let shapes = Set(drawn.map(\.value.shape))
    for list in [
      "argumentList Text length", "argumentList Text max", "argumentList Int min", "argumentList Decimal max",
      "argumentList Decimal as", "argumentList ] min", "argumentList adaptive min", "argumentList match large",
      "argumentList at width", "argumentList at first", "argumentList at as", "argumentList ProductGrid gap",
      "tupleExpression since ios", "tupleExpression until ios",
      "tupleExpression clients: ios", "tupleExpression format: version", "tupleExpression since: ios",
      "tupleExpression insets: horizontal", "tupleExpression spacing: lines", "tupleExpression span: rows",
      "tupleExpression large: rows", "tupleExpression fromServer: columns", "tupleExpression wire: page",
      "tupleExpression separator: color", "tupleExpression paging: repeat", "tupleExpression pagination: by",
      "tupleExpression color: light", "tupleExpression collapse: visible",
      "tupleExpression == width", "recordBody OpenProduct product",
    ] { #expect(shapes.contains(list), "no program has \(list)") }
  }
}
