/// Dates as RFC 3339 writes them, section 5.6: `2026-01-31T09:00:00Z`, `2026-01-31T09:00:00.5+02:00`.
package enum DateText {
  /// Whether a text is a date and time with offset that exists in the calendar.
  package static func isValid(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isValid($0) }
  }

  /// The same for its bytes, which are UTF-8.
  package static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] | 0x20 == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let year = number(bytes, 0..<4), let month = number(bytes, 5..<7), let day = number(bytes, 8..<10),
      let hour = number(bytes, 11..<13), let minute = number(bytes, 14..<16), let second = number(bytes, 17..<19)
    else { return false }
    guard (1...12).contains(month), day >= 1, day <= days(in: month, of: year) else { return false }
    // A leap second is written as 60.
    guard hour <= 23, minute <= 59, second <= 60 else { return false }
    var end = 19
    if bytes[end] == UInt8(ascii: ".") {
      end += 1
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
      guard end > 20 else { return false }
    }
    return isOffset(bytes, from: end)
  }

  private static func isOffset(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    if bytes.count == start + 1 { return bytes[start] | 0x20 == UInt8(ascii: "z") }
    guard bytes.count == start + 6, bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-"),
      bytes[start + 3] == UInt8(ascii: ":"), let hour = number(bytes, start + 1..<start + 3),
      let minute = number(bytes, start + 4..<start + 6)
    else { return false }
    return hour <= 23 && minute <= 59
  }

  private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    var result = 0
    for index in range {
      guard isDigit(bytes[index]) else { return nil }
      result = result * 10 + Int(bytes[index] - UInt8(ascii: "0"))
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

  /// Every date that there is in the calendar, leap years and leap seconds included.
  static let pattern: String = {
    let longMonth = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    let shortMonth = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    let february = "02-(?:0[1-9]|1[0-9]|2[0-8])"
    let leapYear = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"
    let day = "(?:[0-9]{4}-(?:\(longMonth)|\(shortMonth)|\(february))|\(leapYear)-02-29)"
    let time = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\\.[0-9]+)?"
    return "^\(day)[Tt]\(time)(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"
  }()
}
