/// Tables as text: titles at the left, figures in columns at the right.
enum TextColumns {
  /// The rows as lines. A row of one cell, or of none, takes the whole line.
  static func lines(_ rows: [[String]]) -> String {
    let count = rows.map { $0.count }.max() ?? 0
    var widths = [Int](repeating: 0, count: count)
    for row in rows where row.count > 1 {
      for column in row.indices { widths[column] = max(widths[column], row[column].count) }
    }
    return rows.map { row in
      guard row.count > 1 else { return (row.first ?? "") + "\n" }
      let title = row[0] + String(repeating: " ", count: widths[0] - row[0].count)
      let figures = row.indices.dropFirst()
        .map { String(repeating: " ", count: widths[$0] - row[$0].count + 2) + row[$0] }
      return withoutTrailingBlanks(title + figures.joined()) + "\n"
    }.joined()
  }

  private static func withoutTrailingBlanks(_ line: String) -> Substring {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return line
  }
}
