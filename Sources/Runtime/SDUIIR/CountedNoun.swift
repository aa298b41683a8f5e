/// A number with its noun, in the singular or the plural: `1 item`, `2 items`.
///
/// - Parameter noun: In the singular; its plural ends with an additional `s`.
@usableFromInline package func counted(_ count: some BinaryInteger, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// Words in backquotes, of which one is chosen: `` `a`, `b` or `c` ``.
package func alternatives(_ words: [String]) -> String {
  let last = words.last.map { "`\($0)`" } ?? ""
  return words.count < 2 ? last : words.dropLast().map { "`\($0)`" }.joined(separator: ", ") + " or \(last)"
}
