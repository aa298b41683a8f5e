/// Dates as RFC 3339 writes them, section 5.6: `2026-01-31T09:00:00Z`, `2026-01-31T09:00:00.5+02:00`.
public enum DateText {
  /// Whether a text is a date and time with offset that exists in the calendar.
  public static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] | 0x20 == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
      let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]), let second = number(bytes[17..<19])
    else { return false }
    guard (1...12).contains(month), day >= 1, day <= days(in: month, of: year) else { return false }
    // A leap second is written as 60.
    guard hour <= 23, minute <= 59, second <= 60 else { return false }
    var rest = bytes[19...]
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix { isDigit($0) }
      guard !digits.isEmpty else { return false }
      rest = rest.dropFirst(1 + digits.count)
    }
    return isOffset(Array(rest))
  }

  private static func isOffset(_ bytes: [UInt8]) -> Bool {
    if bytes.count == 1 { return bytes[0] | 0x20 == UInt8(ascii: "z") }
    guard bytes.count == 6, bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      bytes[3] == UInt8(ascii: ":"), let hour = number(bytes[1..<3]), let minute = number(bytes[4..<6])
    else { return false }
    return hour <= 23 && minute <= 59
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    var result = 0
    for byte in bytes {
      guard isDigit(byte) else { return nil }
      result = result * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return result
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
