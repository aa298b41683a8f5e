import SDUIIR
import SDUISource
import SDUISyntax

/// Sections that an earlier check has lowered and said nothing about, for a text in which nothing has changed but what
/// stands in the braces of one other section. What a section comes to depends on declarations, on what the screen says
/// of itself, and on its own text, so that they come to the same again.
struct KeptSections {
  /// What the earlier check lowered, by where it began in its text.
  private let sections: [UInt32: Section]
  private let change: SectionChange

  /// Nothing where there are none.
  init?(_ sections: [UInt32: Section], _ change: SectionChange) {
    if sections.isEmpty { return nil }
    self.sections = sections
    self.change = change
  }

  /// What the section at a range of the new text comes to, if that is known.
  func section(at range: SourceRange) -> Section? {
    guard range.file.index == 0, let start = change.earlierOffset(of: range) else { return nil }
    guard var section = sections[start] else { return nil }
    if change.shift != 0 { section.move(by: change) }
    return section
  }
}

/// Where two texts differ, of which all that differs stands in the braces of one section.
struct SectionChange {
  /// Where the difference begins.
  private let start: Int
  /// Where it ends in the old text.
  private let oldEnd: Int
  /// By how many bytes what stands behind it has moved.
  let shift: Int
  /// The section, in both trees.
  let section: NodeID

  init?(from old: Program, to new: Program) {
    guard old.trees.count == new.trees.count,
      old.trees.indices.dropFirst().allSatisfy({ index in
        old.trees[index].source.bytes == new.trees[index].source.bytes
          && old.trees[index].source.path == new.trees[index].source.path
      })
    else { return nil }
    let (first, second) = (old.trees[0].source.bytes, new.trees[0].source.bytes)
    start = Self.sharedPrefix(first, second)
    let end = Self.sharedSuffix(first, second, atMost: min(first.count, second.count) - start)
    oldEnd = first.count - end
    shift = second.count - first.count
    let change = (old: start..<oldEnd, new: start..<oldEnd + shift)
    guard let section = Self.section(around: change.old, in: old.trees[0]),
      section == Self.section(around: change.new, in: new.trees[0]),
      old.diagnostics.allSatisfy({ Self.isInside($0.range, section, of: old.trees[0]) }),
      new.diagnostics.allSatisfy({ Self.isInside($0.range, section, of: new.trees[0]) }),
      Self.areAlike(old.trees[0], new.trees[0], outside: section, shift)
    else { return nil }
    self.section = section
  }

  /// Where a range of the new text began in the old one; `nil` if it meets the change.
  func earlierOffset(of range: SourceRange) -> UInt32? {
    let bytes = range.bytes
    if bytes.upperBound <= start { return range.lowerBound }
    guard bytes.lowerBound >= oldEnd + shift else { return nil }
    return UInt32(truncatingIfNeeded: bytes.lowerBound - shift)
  }

  /// Where something in the old text stands in the new one.
  fileprivate func moved(_ origin: Origin) -> Origin {
    guard origin.file == 0, Int(origin.lowerBound) >= oldEnd else { return origin }
    return Origin(
      file: 0, lowerBound: UInt32(truncatingIfNeeded: Int(origin.lowerBound) + shift),
      upperBound: UInt32(truncatingIfNeeded: Int(origin.upperBound) + shift))
  }
}

// MARK: - Comparing texts and trees

extension SectionChange {
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

  /// The innermost section in whose braces some bytes stand.
  private static func section(around bytes: Range<Int>, in tree: SyntaxTree) -> NodeID? {
    var found: NodeID?
    var (index, end) = (0, tree.nodes.count)
    while index < end {
      let range = tree.range(of: NodeID(index)).bytes
      guard range.lowerBound < bytes.lowerBound, bytes.upperBound < range.upperBound else {
        index += Int(tree.nodes[index].size)
        continue
      }
      end = index + Int(tree.nodes[index].size)
      if tree.nodes[index].kind == .sectionDeclaration, let block = tree.child(of: NodeID(index), .block) {
        let inner = tree.range(of: block).bytes
        if inner.lowerBound < bytes.lowerBound, bytes.upperBound < inner.upperBound { found = NodeID(index) }
      }
      index += 1
    }
    return found
  }

  private static func isInside(_ range: SourceRange, _ section: NodeID, of tree: SyntaxTree) -> Bool {
    let own = tree.range(of: section)
    return range.file == own.file && own.lowerBound <= range.lowerBound && range.upperBound <= own.upperBound
  }

  /// Whether two trees differ in nothing but a section, however what is wrong in it was mended.
  private static func areAlike(_ old: SyntaxTree, _ new: SyntaxTree, outside section: NodeID, _ shift: Int) -> Bool {
    let index = section.index
    let (first, second) = (index + Int(old.nodes[index].size), index + Int(new.nodes[index].size))
    guard old.nodes.count - first == new.nodes.count - second else { return false }
    for node in 0..<index where old.nodes[node].kind != new.nodes[node].kind { return false }
    for offset in 0..<old.nodes.count - first {
      let (left, right) = (old.nodes[first + offset], new.nodes[second + offset])
      if left.kind != right.kind || left.size != right.size { return false }
    }
    let (oldTokens, newTokens) = (old.tokenRange(of: section), new.tokenRange(of: section))
    guard oldTokens.lowerBound == newTokens.lowerBound,
      old.tokens.count - oldTokens.upperBound == new.tokens.count - newTokens.upperBound
    else { return false }
    for offset in 0..<old.tokens.count - oldTokens.upperBound {
      let (left, right) = (old.tokens[oldTokens.upperBound + offset], new.tokens[newTokens.upperBound + offset])
      if left.kind != right.kind || Int(left.start) + shift != Int(right.start) { return false }
    }
    return true
  }
}

// MARK: - Moving what came from a text

extension Section {
  fileprivate mutating func move(by change: SectionChange) {
    origin = change.moved(origin)
    if let part = header { header?.origin = change.moved(part.origin) }
    if let part = footer { footer?.origin = change.moved(part.origin) }
    if let part = background { background?.origin = change.moved(part.origin) }
    if let part = empty { empty?.origin = change.moved(part.origin) }
    if let part = failure { failure?.origin = change.moved(part.origin) }
    if let part = bundle { bundle?.origin = change.moved(part.origin) }
    for index in events.indices { events[index].origin = change.moved(events[index].origin) }
    for index in units.indices { units[index].origin = change.moved(units[index].origin) }
    for index in adaptations.indices { adaptations[index].origin = change.moved(adaptations[index].origin) }
    for index in sections.indices { sections[index].move(by: change) }
  }
}
