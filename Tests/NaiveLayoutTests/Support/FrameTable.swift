import NaiveLayout

/// A table of frames as golden files have it: what its rows say, without the names that authors gave.
struct FrameTable {
  /// One row: what it is of, and its frame.
  struct Row: CustomStringConvertible {
    let title: String
    let numbers: [Fraction]

    var description: String { "\(title) \(numbers)" }
  }

  /// The size of the content.
  let content: [Fraction]
  let rows: [Row]

  /// Reads a table: `Home at 390 × 844, ltr, content 390 × 292`, a head, and a row for each section, part and item.
  init(reading lines: [String]) {
    let heading = lines.first?.components(after: "content ").first ?? ""
    content = heading.split(separator: " ").filter { $0 != "×" }.prefix(2)
      .compactMap { Fraction($0.drop(while: { $0 == "," }).prefix { $0 != "," }) }
    rows = lines.dropFirst(3).compactMap { line in
      let words = line.split(separator: " ")
      let numbers = words.suffix(4).compactMap { Fraction($0) }
      guard words.count > 4, numbers.count == 4 else { return nil }
      return Row(title: Self.title(words.dropLast(4).map(String.init)), numbers: numbers)
    }
  }

  private static let parts = ["header", "footer", "background", "empty", "onFailure", "topBar", "bottomBar"]

  /// `deals grid, 2 columns` is `grid, 2 columns`, `header Title` is `header`, and `0 Card` is `0`.
  private static func title(_ words: [String]) -> String {
    if Int(words[0]) != nil || parts.contains(words[0]) {
      return words[0]
    }
    let rest = words.dropFirst()
    return rest.drop { $0.hasPrefix("\"") }.joined(separator: " ")
  }

  /// The table of frames that the naive evaluator gives.
  init(of frames: JSON) {
    let size = frames["contentSize"]
    content = [size?["width"], size?["height"]].compactMap { $0?.fraction }
    var rows: [Row] = []
    for section in frames["sections"]?.elements ?? [] { Self.add(section, to: &rows) }
    for part in ["empty", "topBar", "bottomBar"] { Self.add(frames[part], part, to: &rows) }
    self.rows = rows
  }

  private static func add(_ section: JSON, to rows: inout [Row]) {
    let columns = section["columns"]?.whole.map { $0 == 1 ? ", 1 column" : ", \($0) columns" } ?? ""
    add(section["frame"], (section["kind"]?.string ?? "") + columns, to: &rows)
    for part in ["background", "header", "empty", "onFailure"] { add(section[part], part, to: &rows) }
    for item in section["items"]?.elements ?? [] { add(item["frame"], "\(item["index"]?.whole ?? -1)", to: &rows) }
    add(section["footer"], "footer", to: &rows)
    for inner in section["sections"]?.elements ?? [] { add(inner, to: &rows) }
  }

  private static func add(_ frame: JSON?, _ title: String, to rows: inout [Row]) {
    let numbers = (frame?.elements ?? []).compactMap(\.fraction)
    if numbers.count == 4 { rows.append(Row(title: title, numbers: numbers)) }
  }

  /// The first row in which a table differs by more than numbers are rounded by: to thousandths.
  func firstDifference(from other: FrameTable) -> String? {
    if !Self.areClose(content, other.content) { return "content \(content), and \(other.content) there" }
    for (row, another) in zip(rows, other.rows) {
      let isSame = row.title == another.title && Self.areClose(row.numbers, another.numbers)
      if !isSame { return "\(row), and \(another) there" }
    }
    return rows.count == other.rows.count ? nil : "\(rows.count) rows, and \(other.rows.count) there"
  }

  private static func areClose(_ numbers: [Fraction], _ others: [Fraction]) -> Bool {
    numbers.count == others.count
      && zip(numbers, others).allSatisfy { abs($0 - $1) < Fraction(1, over: 1_999) }
  }

  private static func abs(_ number: Fraction) -> Fraction { number.isNegative ? -number : number }
}

extension String {
  /// Returns the text that follows another one, if that occurs.
  fileprivate func components(after text: String) -> [String] {
    firstRange(of: text).map { [String(self[$0.upperBound...])] } ?? []
  }
}
