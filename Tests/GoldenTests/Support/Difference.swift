/// The difference of two texts, line by line, for people.
enum Difference {
  /// Lines that are expected begin with `-`, lines that came with `+`; of the others only the neighbours are shown.
  static func text(expected: String, actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(mark: String, text: Substring)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(("-", old[left]))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        lines.append(("+", new[right]))
        right += 1
      } else {
        lines.append((" ", new[right]))
        (left, right) = (left + 1, right + 1)
      }
    }
    let shown = lines.indices.filter { index in
      lines[max(0, index - 2)...min(lines.count - 1, index + 2)].contains { $0.mark != " " }
    }
    return (["expected (-) and actual (+):"] + shown.map { "\(lines[$0].mark) \(lines[$0].text)" })
      .joined(separator: "\n")
  }
}
