import SDUISyntax

extension Analysis {
  /// Returns the ranges that an editor selects step by step around an offset, from the innermost to the whole file: the
  /// word, and each piece of the language around it. Each holds the one before it and is larger.
  package func selectionRanges(at offset: Int) -> [Range<Int>] {
    var ranges = [0..<tree.source.bytes.count]
    func add(_ range: Range<Int>) {
      guard let last = ranges.last, range != last, last.lowerBound <= range.lowerBound else { return }
      if range.upperBound <= last.upperBound { ranges.append(range) }
    }
    for node in path(to: offset) {
      add(tree.range(of: node).bytes)
      if tree.kind(of: node).hasBraces, let inner = insideBraces(of: node), Self.touches(inner, offset) { add(inner) }
    }
    if let token = token(at: offset) { add(tree.tokens[token].range) }
    return ranges.reversed()
  }

  /// The nodes that hold an offset or end there, from the file inwards.
  func path(to offset: Int) -> [NodeID] {
    var path = [tree.root]
    while let last = path.last {
      let inner = tree.children(of: last).filter { Self.touches(tree.range(of: $0).bytes, offset) }
      // Of two neighbours the one that begins here is meant.
      guard let next = inner.last(where: { !tree.tokenRange(of: $0).isEmpty }) else { return path }
      path.append(next)
    }
    return path
  }

  /// The token at an offset, or the one that ends there.
  func token(at offset: Int) -> Int? {
    var (low, high) = (0, tree.tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.tokens[middle].end) < offset { low = middle + 1 } else { high = middle }
    }
    guard low < tree.tokens.count, Int(tree.tokens[low].start) <= offset else { return nil }
    let next = low + 1
    return next < tree.tokens.count && Int(tree.tokens[next].start) == offset && tree.tokens[next].kind != .endOfFile
      ? next : tree.tokens[low].kind == .endOfFile ? nil : low
  }

  private static func touches(_ range: Range<Int>, _ offset: Int) -> Bool {
    range.contains(offset) || range.upperBound == offset
  }

  private func insideBraces(of node: NodeID) -> Range<Int>? {
    let tokens = tree.tokenRange(of: node)
    guard tokens.count > 2 else { return nil }
    let inner =
      tree.tokens[tokens.lowerBound + 1].range.lowerBound..<tree.tokens[tokens.upperBound - 2].range.upperBound
    return inner.isEmpty ? nil : inner
  }
}

extension NodeKind {
  /// Whether it is a pair of brackets with its content.
  fileprivate var hasBraces: Bool {
    switch self {
    case .block, .fieldBlock, .contentBlock, .recordBody, .argumentList, .parameterList, .tupleExpression,
      .listExpression:
      true
    default: false
    }
  }
}
