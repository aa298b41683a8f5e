/// Writes properties into the blocks of a program's text.
struct PropertyEdit {
  private(set) var text: [UInt8]

  init(_ text: [UInt8]) { self.text = text }

  /// The first block after some words, with its braces.
  func block(behind words: String, in range: Range<Int>? = nil) -> Range<Int>? {
    let range = range ?? text.indices
    guard let place = Self.find(Array(words.utf8), in: text, from: range.lowerBound), place < range.upperBound,
      let open = text[place...].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    return open..<blockEnd(open) + 1
  }

  /// Adds text behind the number that follows some words.
  mutating func insert(_ added: String, behind words: String, in range: Range<Int>) {
    guard let place = Self.find(Array(words.utf8), in: text, from: range.lowerBound), place < range.upperBound,
      let end = text[(place + words.utf8.count)...].firstIndex(of: UInt8(ascii: ")"))
    else { return }
    text.insert(contentsOf: Array(added.utf8), at: end)
  }

  /// Sets a property in each block that some words begin, such as `unit Card`; one without a block gets one.
  mutating func set(_ property: String, ofEach opening: String, in range: Range<Int>) {
    var places: [Int] = []
    var start = range.lowerBound
    while let place = Self.find(Array(opening.utf8), in: text, from: start), place < range.upperBound {
      let (end, before) = (place + opening.utf8.count, place == 0 ? 0 : text[place - 1])
      if !Self.isWord(text[end]), text[end] != UInt8(ascii: "."), !Self.isWord(before) { places.append(end) }
      start = place + 1
    }
    for place in places.reversed() { set(property, behind: place) }
  }

  /// Sets a property in the block that begins after a place.
  private mutating func set(_ property: String, behind place: Int) {
    var open = place
    while open < text.count, text[open] == UInt8(ascii: " ") { open += 1 }
    guard open < text.count, text[open] == UInt8(ascii: "{") else {
      text.insert(contentsOf: Array(" { \(property) }".utf8), at: place)
      return
    }
    set(property, inBlockAt: open)
  }

  /// Sets a property in the block whose brace is at a place, where it takes the place of others for the same slot.
  mutating func set(_ property: String, inBlockAt open: Int) {
    let name = String(property.prefix { $0 != ":" })
    let slots = ["height": ["height", "ratio"], "width": ["width", "inView"]][name] ?? [name]
    let end = blockEnd(open)
    let statements = self.statements(in: open + 1..<end).filter { range in
      !slots.contains { text[range].starts(with: Array("\($0):".utf8)) }
    }
    let kept = statements.map { String(decoding: text[$0], as: UTF8.self) }
    text.replaceSubrange(open + 1..<end, with: Array(("\n" + (kept + [property]).joined(separator: "\n") + "\n").utf8))
  }

  /// Removes a property from the block whose brace is at a place.
  mutating func remove(_ name: String, inBlockAt open: Int) {
    let end = blockEnd(open)
    for range in statements(in: open + 1..<end).reversed()
    where text[range].starts(with: Array("\(name):".utf8)) { text.removeSubrange(range) }
  }

  /// The statements of a block, which line breaks and commas separate where no bracket is open.
  private func statements(in range: Range<Int>) -> [Range<Int>] {
    var (result, start, depth, isComment) = ([Range<Int>](), range.lowerBound, 0, false)
    func trimmed(_ range: Range<Int>) -> Range<Int>? {
      guard let first = range.first(where: { text[$0] > 32 }) else { return nil }
      return first..<range.upperBound
    }
    for index in range {
      let byte = text[index]
      if byte == UInt8(ascii: "/"), text[index + 1] == byte { isComment = true }
      if byte == UInt8(ascii: "\n") { isComment = false }
      if isComment { continue }
      if Self.opening.contains(byte) { depth += 1 }
      if Self.closing.contains(byte) { depth -= 1 }
      guard depth == 0, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ",") else { continue }
      result += [trimmed(start..<index)].compactMap(\.self)
      start = index + 1
    }
    return result + [trimmed(start..<range.upperBound)].compactMap(\.self)
  }

  private func blockEnd(_ open: Int) -> Int {
    var depth = 0
    for index in open..<text.count {
      if Self.opening.contains(text[index]) { depth += 1 }
      if Self.closing.contains(text[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return text.count - 1
  }

  private static let opening = Array("({[".utf8)
  private static let closing = Array(")}]".utf8)

  private static func isWord(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || byte == UInt8(ascii: "_")
  }

  private static func find(_ word: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard start + word.count <= text.count else { return nil }
    return (start...text.count - word.count).first { text[$0..<$0 + word.count].elementsEqual(word) }
  }
}
