import SDUIIR
import SDUISyntax

/// The change between two programs: some bytes of one file, and with them some of its tokens. All others are what they
/// were, moved.
struct TextChange {
  /// The file's tree before.
  let old: SyntaxTree
  /// Its tree now.
  let new: SyntaxTree
  /// The old bytes that were replaced.
  let bytes: Range<Int>
  /// The number of bytes by which the text after them has moved.
  let shift: Int
  /// The old tokens that were replaced; empty if only blanks and comments differ, or if tokens were inserted.
  let tokens: Range<Int>
  /// The number of tokens by which those after them have moved.
  let tokenShift: Int
  /// The declarations that are not what they were, in both trees.
  private(set) var declarations: (old: ArraySlice<NodeID>, new: ArraySlice<NodeID>) = ([], [])

  /// Nothing where more than one file has changed, or what the files import. The first file may be another one: no check
  /// depends on its path.
  init?(from old: Program, to new: Program) {
    guard old.imports.elementsEqual(new.imports, by: { $0.map({ $0.file }) == $1.map({ $0.file }) }),
      old.trees.dropFirst().elementsEqual(new.trees.dropFirst(), by: { $0.source.path == $1.source.path })
    else { return nil }
    let changed = old.trees.indices.filter { old.trees[$0].source.bytes != new.trees[$0].source.bytes }
    guard changed.count <= 1 else { return nil }
    self.init(from: old.trees[changed.first ?? 0], to: new.trees[changed.first ?? 0])
  }

  private init(from old: SyntaxTree, to new: SyntaxTree) {
    (self.old, self.new) = (old, new)
    let (first, second) = (old.source.bytes, new.source.bytes)
    let start = Self.sharedPrefix(first, second)
    let end = Self.sharedSuffix(first, second, atMost: min(first.count, second.count) - start)
    bytes = start..<first.count - end
    shift = second.count - first.count
    tokens = Self.changedTokens(old.tokens, new.tokens, bytes, shift)
    tokenShift = new.tokens.count - old.tokens.count
    declarations = changedDeclarations()
  }

  /// Returns the number of tokens by which some of the old tokens have moved; `nil` if they were changed.
  private func shift(ofTokens range: Range<Int>) -> Int? {
    if range.upperBound <= tokens.lowerBound { return 0 }
    if range.lowerBound >= tokens.upperBound { return tokenShift }
    return tokens.isEmpty && tokenShift == 0 ? 0 : nil
  }

  /// Whether two nodes of the file are alike: they have the same tokens, and were read in the same way, whatever the
  /// parser did to recover from errors around them.
  private func isAlike(_ earlier: NodeID, _ later: NodeID) -> Bool {
    guard let shift = shift(ofTokens: old.tokenRange(of: earlier)) else { return false }
    let size = Int(old.nodes[earlier.index].size)
    guard Int(new.nodes[later.index].size) == size else { return false }
    return old.nodes.withUnsafeBufferPointer { first in
      new.nodes.withUnsafeBufferPointer { second in
        for offset in 0..<size {
          let (left, right) = (first[earlier.index + offset], second[later.index + offset])
          guard left.kind == right.kind, left.size == right.size, Int(left.firstToken) + shift == Int(right.firstToken),
            Int(left.endToken) + shift == Int(right.endToken)
          else { return false }
        }
        return true
      }
    }
  }

  /// Whether two pieces of the programs are equal except for comments.
  func isAlike(_ earlier: Syntax, _ later: Syntax) -> Bool {
    later.file == new.file ? isAlike(earlier.node, later.node) : earlier == later
  }

  /// Whether bytes of a piece of the new program, or of the comments before it, have changed.
  func meets(_ piece: Syntax) -> Bool {
    guard piece.file == new.file else { return false }
    let first = Int(new.nodes[piece.node.index].firstToken)
    let start = first == 0 ? 0 : Int(new.tokens[first - 1].end)
    return start <= bytes.upperBound + shift && bytes.lowerBound <= new.range(of: piece.node).bytes.upperBound
  }

  /// Whether a piece of the new program that does not meet the change was at another place.
  func hasMoved(_ piece: Syntax) -> Bool {
    shift != 0 && piece.file == new.file && new.range(of: piece.node).bytes.lowerBound >= bytes.lowerBound
  }

  /// Returns the start of a range of the new program in the old one; `nil` if it meets the change.
  func earlierStart(of range: SourceRange) -> UInt32? {
    let later = range.bytes
    if range.file != new.file || later.upperBound <= bytes.lowerBound { return range.lowerBound }
    guard later.lowerBound >= bytes.upperBound + shift else { return nil }
    return UInt32(truncatingIfNeeded: later.lowerBound - shift)
  }

  /// Returns the place in the new text of a part of the old one. It has the tokens that it had.
  func moved(_ origin: Origin) -> Origin {
    guard origin.file == new.file.rawValue else { return origin }
    let isBehind = tokens.upperBound < old.tokens.count && origin.lowerBound >= old.tokens[tokens.upperBound].start
    let endsBehind = tokens.lowerBound == 0 || origin.upperBound > old.tokens[tokens.lowerBound - 1].end
    return Origin(
      file: origin.file, lowerBound: isBehind ? moved(origin.lowerBound) : origin.lowerBound,
      upperBound: endsBehind ? moved(origin.upperBound) : origin.upperBound)
  }

  private func moved(_ offset: UInt32) -> UInt32 { UInt32(truncatingIfNeeded: Int(offset) + shift) }
}

// MARK: - Declarations

extension TextChange {
  private func changedDeclarations() -> (old: ArraySlice<NodeID>, new: ArraySlice<NodeID>) {
    let (first, second) = (Array(old.children(of: old.root)), Array(new.children(of: new.root)))
    let front = zip(first, second).prefix { isAlike($0, $1) }.count
    let left = min(first.count, second.count) - front
    let back = zip(first.reversed(), second.reversed()).prefix(left).prefix { isAlike($0, $1) }.count
    return (first[front..<first.count - back], second[front..<second.count - back])
  }

  /// Whether a declaration of some kind is not what it was, or is new, or gone.
  func changes(_ kind: NodeKind) -> Bool {
    declarations.old.contains { old.kind(of: $0) == kind } || declarations.new.contains { new.kind(of: $0) == kind }
  }

  /// Whether a declaration precedes everything that has changed.
  func isBehind(_ declaration: Syntax) -> Bool {
    let first = declarations.new.first ?? declarations.old.first
    return declaration.file < new.file
      || declaration.file == new.file && first.map { declaration.node.index < $0.index } ?? true
  }

  /// Whether everything that has changed is in the braces of the file's last declaration, and that is a screen. Then no
  /// declaration has moved.
  var isInLastScreen: Bool {
    guard let last = Array(old.children(of: old.root)).last, last == Array(new.children(of: new.root)).last,
      declarations.old.allSatisfy({ $0 == last }), declarations.new.allSatisfy({ $0 == last }),
      old.kind(of: last) == .screenDeclaration, new.kind(of: last) == .screenDeclaration,
      let block = old.child(of: last, .block), block == new.child(of: last, .block),
      old.range(of: block).bytes.lowerBound < bytes.lowerBound
    else { return false }
    // The part before the braces.
    return (last.index...block.index).allSatisfy { index in
      old.nodes[index].kind == new.nodes[index].kind && old.nodes[index].firstToken == new.nodes[index].firstToken
    }
  }
}

extension TextChange {
  /// The screen of the new text, if each text is a first file that holds one screen and otherwise imports only.
  var onlyScreen: Syntax? {
    guard new.file.index == 0, Self.onlyScreen(of: old) != nil else { return nil }
    return Self.onlyScreen(of: new).map { Syntax(file: new.file, node: $0) }
  }

  private static func onlyScreen(of tree: SyntaxTree) -> NodeID? {
    var screens: [NodeID] = []
    for node in tree.children(of: tree.root) where tree.kind(of: node) != .importDeclaration { screens.append(node) }
    return screens.count == 1 && tree.kind(of: screens[0]) == .screenDeclaration ? screens[0] : nil
  }
}

// MARK: - Comparing texts

extension TextChange {
  private static func changedTokens(_ old: [Token], _ new: [Token], _ bytes: Range<Int>, _ shift: Int) -> Range<Int> {
    let limit = min(old.count, new.count)
    var front = 0
    while front < limit, old[front] == new[front], Int(old[front].end) <= bytes.lowerBound { front += 1 }
    var back = 0
    while back < limit - front {
      let (left, right) = (old[old.count - 1 - back], new[new.count - 1 - back])
      guard left.kind == right.kind, Int(left.start) >= bytes.upperBound, Int(left.start) + shift == Int(right.start),
        Int(left.end) + shift == Int(right.end)
      else { break }
      back += 1
    }
    return front..<old.count - back
  }

  private static func sharedPrefix(_ first: [UInt8], _ second: [UInt8]) -> Int {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        let limit = min(first.count, second.count)
        var index = 0
        while index < limit, first[index] == second[index] { index += 1 }
        return index
      }
    }
  }

  private static func sharedSuffix(_ first: [UInt8], _ second: [UInt8], atMost limit: Int) -> Int {
    first.withUnsafeBufferPointer { first in
      second.withUnsafeBufferPointer { second in
        var count = 0
        while count < limit, first[first.count - count - 1] == second[second.count - count - 1] { count += 1 }
        return count
      }
    }
  }
}
