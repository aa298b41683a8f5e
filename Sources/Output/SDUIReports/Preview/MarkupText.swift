import SDUIIR
import SDUIJSON

/// Text that is escaped for HTML and for SVG.
enum MarkupText {
  /// Text between tags or in an attribute. What no document may hold, such as control characters, becomes a blank.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: mayNeedEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte is or begins a character that may have to be escaped.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0...0x1F, 0x7F, 0xC2, 0xEF: true
    default: false
    }
  }

  /// A number of points with at most three decimals.
  static func number(_ value: Rational) -> String {
    JSONWriter.doubleText((value.doubleValue * 1_000).rounded() / 1_000) ?? "0"
  }
}

extension MarkupText {
  /// Escaped text whose backquotes become code.
  static func code(_ text: String) -> String {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : String($0.element) }.joined()
  }
}
