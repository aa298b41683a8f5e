/// A text with places marked in it: `⟦gap⟧` is a range and `¦` a cursor. Neither mark is part of the text.
public struct MarkedText {
  /// The text without marks.
  public private(set) var bytes: [UInt8] = []
  /// The ranges between brackets, in the order in which they end.
  public private(set) var ranges: [Range<Int>] = []
  /// The offsets of the cursors.
  public private(set) var cursors: [Int] = []

  /// The text without marks.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads the marks of a text.
  public init(_ marked: String) {
    var open: [Int] = []
    for character in marked {
      switch character {
      case "⟦": open.append(bytes.count)
      case "⟧": if let start = open.popLast() { ranges.append(start..<bytes.count) }
      case "¦": cursors.append(bytes.count)
      default: bytes += Array(String(character).utf8)
      }
    }
  }
}
