import SDUISyntax

/// Lines that an editor may hide.
package struct FoldingRange: Hashable, Sendable {
  /// The kind of the folded text.
  package enum Kind: Hashable, Sendable {
    case block, comment, imports
  }

  /// The line that stays in view, counted from 1.
  package let firstLine: Int
  /// The last line that is hidden.
  package let lastLine: Int
  /// The kind of the range.
  package let kind: Kind
}

extension Analysis {
  /// Returns the ranges of the file that can be folded, in the order of the text: blocks, whose closing line stays in
  /// view, and runs of comments and of imports.
  package func foldingRanges() -> [FoldingRange] {
    (blockFolds() + commentFolds() + importFolds()).sorted { ($0.firstLine, $0.lastLine) < ($1.firstLine, $1.lastLine) }
  }

  private func line(at offset: Int) -> Int { tree.source.position(at: offset).line }

  private func blockFolds() -> [FoldingRange] {
    var open: [Int] = []
    var folds: [FoldingRange] = []
    for token in tree.tokens {
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open.append(line(at: Int(token.start)))
      case .rightBrace, .rightParenthesis, .rightBracket:
        guard let first = open.popLast() else { continue }
        let last = line(at: Int(token.start)) - 1
        // Of several on one line an editor shows one.
        guard last > first, open.last != first else { continue }
        folds.append(FoldingRange(firstLine: first, lastLine: last, kind: .block))
      default: break
      }
    }
    return folds
  }

  private func commentFolds() -> [FoldingRange] {
    runs(of: tree.comments.map { line(at: Int($0.start)) }).map {
      FoldingRange(firstLine: $0.lowerBound, lastLine: $0.upperBound, kind: .comment)
    }
  }

  private func importFolds() -> [FoldingRange] {
    let lines = tree.children(of: tree.root).filter { tree.kind(of: $0) == .importDeclaration }
      .map { line(at: tree.range(of: $0).bytes.lowerBound) }
    return runs(of: lines).map { FoldingRange(firstLine: $0.lowerBound, lastLine: $0.upperBound, kind: .imports) }
  }

  /// Runs of at least two neighbouring lines, of ascending ones.
  private func runs(of lines: [Int]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for line in lines {
      if let last = runs.last, last.upperBound + 1 == line {
        runs[runs.count - 1] = last.lowerBound...line
      } else {
        runs.append(line...line)
      }
    }
    return runs.filter { $0.count > 1 }
  }
}
