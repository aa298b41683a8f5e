/// The estimated widths of texts, by which pictures break lines: nothing measures text in a picture.
enum PictureText {
  /// The width of a text in a usual font of some size.
  static func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let total = text.unicodeScalars.reduce(0.0) { $0 + ems($1) }
    return total * scale(size, isBold)
  }

  private static func scale(_ size: Double, _ isBold: Bool) -> Double { size * (isBold ? 1.07 : 1) }

  private static func ems(_ scalar: UnicodeScalar) -> Double {
    switch scalar {
    case "i", "j", "l", "t", "f", "r", " ", ".", ",", ":", ";", "'", "’", "!", "|", "(", ")", "-", "/": 0.33
    case "m", "w", "M", "W", "@", "%", "×": 0.86
    case "A"..."Z": 0.68
    case "0"..."9": 0.6
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}": 0
    case "\u{1100}"..."\u{11FF}", "\u{2E80}"..."\u{D7FF}", "\u{FF00}"..."\u{FFEF}", "\u{1F000}"...: 1.02
    default: 0.56
    }
  }

  /// The lines of a text, broken at blanks, and within words that are wider than a line.
  static func lines(_ text: String, width: Double, size: Double, isBold: Bool = false) -> [String] {
    var lines: [String] = []
    var line = ""
    // The sum of widths grows with the line, so that each character is measured once in a line.
    var total = 0.0
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? 0 : total + ems(" ")
      let sum = word.unicodeScalars.reduce(longer) { $0 + ems($1) }
      if line.isEmpty || sum * scale(size, isBold) <= width {
        if !line.isEmpty { line += " " }
        line += word
        total = sum
      } else {
        lines.append(line)
        line = String(word)
        total = word.unicodeScalars.reduce(0) { $0 + ems($1) }
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// As much of a text as is in a line, with an ellipsis if that is not all.
  static func cut(_ text: String, width: Double, size: Double, isBold: Bool = false) -> String {
    if Self.width(text, size: size, isBold: isBold) <= width { return text }
    var total = 0.0
    // The end of what has room beside an ellipsis.
    var end = text.startIndex
    for index in text.indices {
      let beside = index == text.startIndex ? 0 : (total + ems("…")) * scale(size, isBold)
      guard beside <= width else { break }
      end = index
      total = text[index].unicodeScalars.reduce(total) { $0 + ems($1) }
    }
    var kept = text[..<end]
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}
