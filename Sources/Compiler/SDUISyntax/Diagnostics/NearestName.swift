/// The name that was probably meant by another one.
package struct NearestName: Hashable, Sendable {
  /// The name.
  package let text: String
  /// Whether nothing else was meant: no other name is as near, and what differs is a typing error. A word more or less, a
  /// digit or a prefix often makes another name of one: `unread`, `maxWidth`, `gap3`.
  package let isCertain: Bool

  /// A name that is the translation of another one.
  package init(translated text: String) {
    self.text = text
    isCertain = true
  }

  private init(_ text: String, isCertain: Bool) {
    self.text = text
    self.isCertain = isCertain
  }

  /// The question whether the name is meant, as a remedy.
  package var question: String { "did you mean `\(text)`?" }

  /// The nearest of some names by edits, if it is near enough: a third of the written name's length, at least one.
  /// Of equally near ones the first.
  package static func of(_ written: String, among names: [String]) -> NearestName? {
    let source = Array(written.utf8)
    // Long names are no typing errors of one another, and the distance takes quadratic time.
    guard !source.isEmpty, source.count <= 64 else { return nil }
    // Of one or two letters, only another case is a typing error.
    let most = source.count < 3 ? 0 : max(1, source.count / 3)
    var best: (name: String, distance: Int)?
    var isAlone = true
    for name in names where name != written && name != best?.name {
      let target = Array(name.utf8)
      let limit = best?.distance ?? most
      guard abs(target.count - source.count) <= limit else { continue }
      let distance = editDistance(source[...], target[...])
      guard distance <= limit else { continue }
      if let best, best.distance == distance {
        isAlone = false
      } else {
        (best, isAlone) = ((name, distance), true)
      }
    }
    return best.map { best in
      NearestName(best.name, isCertain: isAlone && isTypingError(source, of: Array(best.name.utf8)))
    }
  }
}

// MARK: - Typing errors

extension NearestName {
  /// Whether two names have the same words but for typing errors.
  private static func isTypingError(_ written: [UInt8], of name: [UInt8]) -> Bool {
    if editDistance(written[...], name[...]) == 0 { return true }
    let (first, second) = (words(of: written), words(of: name))
    guard first.count != second.count else { return zip(first, second).allSatisfy(isTypingError) }
    // All of it may be written small. A letter or a digit by itself is a word that makes another name.
    let isWhole = first.count == 1 || second.count == 1
    return isWhole && (first + second).allSatisfy { $0.count > 2 } && editDistance(written[...], name[...]) == 1
  }

  /// Whether a word is probably another one with a typing error. Few words are that short, hardly anybody mistypes the first
  /// letter but in a wrong order, and what is added before a word gives it another meaning: `unread`, `email`.
  private static func isTypingError(_ written: ArraySlice<UInt8>, of word: ArraySlice<UInt8>) -> Bool {
    let distance = editDistance(written, word)
    guard distance > 0 else { return true }
    guard written.count > 2, word.count > 2, !written.contains(where: isDigit), !word.contains(where: isDigit),
      distance <= max(1, word.count / 3), !ends(written, with: word), !ends(word, with: written)
    else { return false }
    let (first, second) = (written.prefix(2).map(lowercased), word.prefix(2).map(lowercased))
    return first[0] == second[0] || first == second.reversed()
  }

  private static func ends(_ word: ArraySlice<UInt8>, with end: ArraySlice<UInt8>) -> Bool {
    word.count > end.count && word.suffix(end.count).map(lowercased) == end.map(lowercased)
  }

  /// The words of a name without signs between them: `min`, `Content`, `Width`; a number is a word, too.
  private static func words(of name: [UInt8]) -> [ArraySlice<UInt8>] {
    var words: [ArraySlice<UInt8>] = []
    var start = 0
    for index in name.indices.dropFirst() {
      let (previous, byte) = (name[index - 1], name[index])
      let begins = isCapital(byte) && !isCapital(previous) || isDigit(byte) != isDigit(previous)
      if begins || !isLetterOrDigit(byte) || !isLetterOrDigit(previous) {
        words.append(name[start..<index])
        start = index
      }
    }
    return (words + [name[start...]]).filter { $0.contains(where: isLetterOrDigit) }
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other; case counts half of
  /// nothing, so `Columns` is found for `columns`.
  private static func editDistance(_ source: ArraySlice<UInt8>, _ target: ArraySlice<UInt8>) -> Int {
    let (source, target) = (Array(source), Array(target))
    var previous: [Int] = []
    var current = Array(0...target.count)
    for i in source.indices {
      let before = previous
      previous = current
      current[0] = i + 1
      for j in target.indices {
        let replaces = lowercased(source[i]) == lowercased(target[j]) ? 0 : 1
        current[j + 1] = min(previous[j] + replaces, previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
          current[j + 1] = min(current[j + 1], before[j - 1] + 1)
        }
      }
    }
    return current[target.count]
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { isCapital(byte) ? byte | 0x20 : byte }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || isCapital(byte) || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte >= 0x80
  }
}
