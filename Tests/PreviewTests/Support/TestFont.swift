import Foundation
import Testing

/// A TrueType font that a test brings, so that what it measures does not depend on the fonts of the machine.
///
/// Its letters are boxes. Their advances have the proportions of a usual sans serif.
struct TestFont: Sendable, CustomTestStringConvertible {
  var testDescription: String

  /// Factor of all advances.
  var width: Double
  /// The extents of a line of text above and below its baseline, in thousandths of the text size.
  var ascent: Int
  var descent: Int

  /// Narrow and low, about as Arial; wide, about as DejaVu Sans; tall, about as Noto Sans.
  static let all: [TestFont] = [
    TestFont(testDescription: "narrow", width: 0.95, ascent: 905, descent: 212),
    TestFont(testDescription: "wide", width: 1.12, ascent: 928, descent: 236),
    TestFont(testDescription: "tall", width: 1.03, ascent: 1_069, descent: 293),
  ]

  /// Style sheet that shows every text of a page in this font.
  var styleSheet: String {
    let faces = [(400, 1), (700, 1.08)].map { weight, factor in
      let data = Data(bytes(factor: factor)).base64EncodedString()
      return """
        @font-face { font-family: Measured; font-weight: \(weight); src: url(data:font/ttf;base64,\(data)); }
        """
    }
    return "<style>\(faces.joined(separator: "\n")) * { font-family: Measured, sans-serif !important; }</style>"
  }

  /// Characters that have a glyph: Latin letters, punctuation and currencies.
  private static let ranges: [ClosedRange<Int>] = [0x20...0x17F, 0x2010...0x2026, 0x20A0...0x20BF, 0xFFFF...0xFFFF]

  private static func advance(_ character: Int) -> Double {
    guard let scalar = Unicode.Scalar(UInt32(character)) else { return 500 }
    return switch scalar {
    case " ", "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": 275
    case "f", "t", "r", "(", ")", "[", "]", "-", "/": 355
    case "m", "w", "M", "W", "@", "%": 860
    case "A"..."Z": 655
    default: 555
    }
  }

  private func bytes(factor: Double) -> [UInt8] {
    // The last range ends the table of characters, as the format asks, and shows the glyph of absent characters.
    let characters = Self.ranges.dropLast().flatMap { Array($0) }
    let advances = [500] + characters.map { Self.advance($0) * width * factor }
    let glyph = Self.box
    var offsets = [0, glyph.count]
    // A blank has no outline.
    offsets += characters.indices.map { glyph.count * ($0 + 1) }
    let outlines = Array(repeating: glyph, count: characters.count).flatMap { $0 }
    var tables: [(tag: String, content: [UInt8])] = [
      ("OS/2", metrics(average: Int(500 * width))), ("cmap", Self.characterMap), ("glyf", outlines),
      ("head", Self.head), ("hhea", lines(glyphs: advances.count)),
      ("hmtx", advances.flatMap { Self.two(Int($0.rounded())) + Self.two(40) }),
      ("loca", offsets.flatMap { Self.four($0) }),
      ("maxp", Self.words([1, 0, advances.count, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])),
      ("name", Self.words([0, 0, 6])), ("post", Self.four(0x30000) + [UInt8](repeating: 0, count: 28)),
    ]
    tables.sort { $0.tag < $1.tag }
    var directory = Self.four(0x10000) + Self.words([tables.count, 128, 3, 32])
    var content: [UInt8] = []
    let start = directory.count + 16 * tables.count
    for table in tables {
      directory += Array(table.tag.utf8) + Self.four(0) + Self.four(start + content.count)
      directory += Self.four(table.content.count)
      content += table.content
      content += [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    return directory + content
  }

  /// A rectangle of the height of a small letter.
  private static let box =
    words([1, 40, 0, 240, 520, 3, 0]) + [1, 1, 1, 1] + words([40, 0, 200, 0, 0, 520, 0, -520].map { $0 })

  /// Format 4: a segment for each range, whose glyphs follow one another.
  private static var characterMap: [UInt8] {
    var deltas: [Int] = []
    var next = 1
    for range in ranges {
      deltas.append(range.lowerBound == 0xFFFF ? 1 : next - range.lowerBound)
      next += range.count
    }
    let count = ranges.count
    let segments =
      words(ranges.map(\.upperBound)) + words([0]) + words(ranges.map(\.lowerBound)) + words(deltas)
      + words([Int](repeating: 0, count: count))
    let subtable = words([4, 14 + segments.count, 0, 2 * count, 8, 2, 2 * count - 8]) + segments
    return words([0, 1, 3, 1]) + four(12) + subtable
  }

  private static let head =
    four(0x10000) + four(0x10000) + four(0) + four(0x5F0F_3CF5) + words([3, 1_000]) + [UInt8](repeating: 0, count: 16)
    + words([0, -300, 1_000, 1_100, 0, 8, 2, 1, 0])

  private func lines(glyphs: Int) -> [UInt8] {
    Self.words([1, 0, ascent, -descent, 0, 1_000, 0, 0, 1_000, 1, 0, 0, 0, 0, 0, 0, 0, glyphs])
  }

  private func metrics(average: Int) -> [UInt8] {
    let classes = [UInt8](repeating: 0, count: 10 + 16)
    return Self.words([4, average, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 260, 0]) + classes
      + Array("TEST".utf8) + Self.words([0x40, 0x20, 0x20BF, ascent, -descent, 0, ascent, descent])
      + Self.four(1) + Self.four(0) + Self.words([520, 700, 0, 32, 1])
  }

  private static func words(_ values: [Int]) -> [UInt8] { values.flatMap(two) }

  private static func two(_ value: Int) -> [UInt8] {
    let word = UInt16(truncatingIfNeeded: value)
    return [UInt8(word >> 8), UInt8(word & 0xFF)]
  }

  private static func four(_ value: Int) -> [UInt8] {
    two(value >> 16) + two(value)
  }
}
