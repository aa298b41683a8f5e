/// The heights of lines that R1 lists, in the order of the text sizes.
enum LineHeights {
  /// The points of `body` at each text size, over 17: where the size begins.
  private static let sizes: [Int] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  private static let styles: [String: [Int]] = [
    "largeTitle": [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    "title1": [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    "title2": [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    "title3": [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    "headline": [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    "body": [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    "callout": [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    "subheadline": [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    "footnote": [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    "caption1": [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    "caption2": [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]

  /// The height of a line of a key of a length, such as `bodyLines`; `nil` for another key.
  static func height(_ key: String, at scale: Fraction) -> Fraction? {
    guard key.hasSuffix("Lines"), let heights = styles[String(key.dropLast(5))] else { return nil }
    let size = sizes.lastIndex { Fraction($0, over: 17) <= scale } ?? 0
    return Fraction(heights[size])
  }
}
