/// Changes properties in the text of a program, without the compiler's parser: as people do it who read what to change.
struct PropertyEdit {
  private(set) var text: [UInt8]
  /// The replacements of ranges of the text.
  private var changes: [(range: Range<Int>, text: String)] = []

  init(_ text: String) { self.text = Array(text.utf8) }

  /// The text with all changes.
  var edited: String {
    var result = text
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(change.range, with: Array(change.text.utf8))
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The content of a statement's braces.
  struct Block {
    /// The words before the braces, such as `section deals: grid`.
    let opening: String
    let body: Range<Int>
  }

  var file: Block { Block(opening: "", body: text.indices) }

  /// The blocks in a block, and those in them, outermost first.
  func blocks(in block: Block) -> [Block] {
    statements(in: block.body).compactMap(self.block).flatMap { [$0] + blocks(in: $0) }
  }

  /// The same without those of sections in the block.
  func ownBlocks(in block: Block) -> [Block] {
    statements(in: block.body).compactMap(self.block).filter { $0.name(behind: "section") == nil }
      .flatMap { [$0] + ownBlocks(in: $0) }
  }

  /// Whether a word is somewhere in a block.
  func contains(_ word: String, in block: Block) -> Bool {
    let words = (block.opening + " " + String(decoding: text[block.body], as: UTF8.self))
      .split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { $0 == word }
  }

  /// Sets a property where a block sets it, or else beside another one.
  mutating func set(_ property: String, in block: Block, insteadOf names: [String], beside others: [String] = []) {
    let statements = statements(in: block.body)
    if let old = statements.first(where: { names.contains(name(of: $0)) }) {
      changes.append((old, property))
    } else if let other = statements.first(where: { others.contains(name(of: $0)) }) {
      changes.append((other.upperBound..<other.upperBound, ", \(property)"))
    }
  }

  /// Whether a block sets a property, or its other spelling.
  func sets(_ property: String, in block: Block) -> Bool {
    let names = ["height": ["height", "ratio"], "width": ["width", "inView"]][property] ?? [property]
    return statements(in: block.body).contains { names.contains(name(of: $0)) }
  }

  /// Adds a statement at the end of a block.
  mutating func append(_ statement: String, in block: Block) {
    changes.append((block.body.upperBound..<block.body.upperBound, "\n\(statement)\n"))
  }

  /// Adds a statement after another one that has a block.
  mutating func append(_ statement: String, behind block: Block) {
    changes.append((block.body.upperBound + 1..<block.body.upperBound + 1, "\n\(statement)\n"))
  }

  mutating func remove(_ name: String, in block: Block) {
    for statement in statements(in: block.body) where self.name(of: statement) == name {
      // The comma or line break after it stays, and an empty statement is none.
      var end = statement.upperBound
      while end < block.body.upperBound, text[end] == UInt8(ascii: " ") { end += 1 }
      if end < block.body.upperBound, text[end] == UInt8(ascii: ",") { end += 1 }
      changes.append((statement.lowerBound..<end, ""))
    }
  }

  /// Adds text at the end of each `adaptive(…)` without `max` that a block's `columns` hold.
  mutating func limitColumns(_ limit: String, in block: Block) {
    for statement in statements(in: block.body) where name(of: statement) == "columns" {
      let value = String(decoding: text[statement], as: UTF8.self)
      if value.contains("adaptive"), !value.contains("max:") {
        changes.append((statement.upperBound - 1..<statement.upperBound - 1, ", \(limit)"))
      }
    }
  }

  private func name(of statement: Range<Int>) -> String {
    String(decoding: text[statement].prefix { $0 != UInt8(ascii: ":") && $0 > 32 }, as: UTF8.self)
  }

  private func block(of statement: Range<Int>) -> Block? {
    guard text[statement].last == UInt8(ascii: "}"),
      let open = text[statement].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let opening = String(decoding: text[statement.lowerBound..<open], as: UTF8.self)
    return Block(
      opening: opening.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      body: open + 1..<statement.upperBound - 1)
  }

  /// The statements of a block, which line breaks and commas separate where no bracket is open.
  private func statements(in body: Range<Int>) -> [Range<Int>] {
    var (result, start, end, depth, isText): ([Range<Int>], Int?, Int, Int, Bool) = ([], nil, 0, 0, false)
    var index = body.lowerBound
    while index < body.upperBound {
      let byte = text[index]
      if !isText, byte == UInt8(ascii: "/"), index + 1 < body.upperBound, text[index + 1] == byte {
        while index < body.upperBound, text[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      }
      if byte == UInt8(ascii: "\"") { isText.toggle() }
      if !isText, "({[".utf8.contains(byte) { depth += 1 }
      if !isText, ")}]".utf8.contains(byte) { depth -= 1 }
      if depth == 0, !isText, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ",") {
        if let first = start { result.append(first..<end) }
        start = nil
      } else if byte > 32 {
        start = start ?? index
        end = index + 1
      }
      index += 1
    }
    if let first = start { result.append(first..<end) }
    return result
  }
}
