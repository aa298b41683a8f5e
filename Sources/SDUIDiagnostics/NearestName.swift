/// Finds the name that was probably meant.
package enum NearestName {
  /// The nearest of some names by edits, if it is near enough: a third of the written name's length, at least one.
  /// Of equally near ones the first.
  package static func of(_ written: String, among names: [String]) -> String? {
    let source = Array(written.utf8)
    // Long names are no typing errors of one another, and the distance takes quadratic time.
    guard !source.isEmpty, source.count <= 64 else { return nil }
    // Of one or two letters, only another case is a typing error.
    let most = source.count < 3 ? 0 : max(1, source.count / 3)
    var best: (name: String, distance: Int)?
    for name in names where name != written {
      let target = Array(name.utf8)
      let limit = min(best.map { $0.distance - 1 } ?? most, most)
      guard abs(target.count - source.count) <= limit, limit >= 0 else { continue }
      let distance = editDistance(source, target)
      if distance <= limit { best = (name, distance) }
    }
    return best?.name
  }

  /// Insertions, deletions, replacements and swaps of neighbours that lead from one to the other; case counts half of
  /// nothing, so `Columns` is found for `columns`.
  private static func editDistance(_ source: [UInt8], _ target: [UInt8]) -> Int {
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

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
