/// Dates as RFC 3339 writes them, section 5.6: `2026-01-31T09:00:00Z`, `2026-01-31T09:00:00.5+02:00`; and parts of them,
/// as ISO 8601 has them: `2026-01-31T09:00:00` and `2026-01-31`.
package enum DateText {
  /// Whether a text is a date and time with offset that exists in the calendar.
  ///
  /// - Parameter bytes: UTF-8.
  package static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 20, bytes[10] | 0x20 == UInt8(ascii: "t"), let end = endOfTime(bytes) else { return false }
    return isOffset(bytes, from: end)
  }

  /// Whether a text is a date and time without offset, between which there is a `T` or a blank.
  static func isLocal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 19, bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == UInt8(ascii: " ") else {
      return false
    }
    return endOfTime(bytes) == bytes.count
  }

  /// Whether a text is a day of the calendar.
  static func isDay(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool { bytes.count == 10 && beginsWithDay(bytes) }

  /// Whether at least ten bytes begin with a day.
  private static func beginsWithDay(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), let year = number(bytes, 0..<4),
      let month = number(bytes, 5..<7), let day = number(bytes, 8..<10)
    else { return false }
    return (1...12).contains(month) && day >= 1 && day <= days(in: month, of: year)
  }

  /// The end of the time, or of its fraction, in a text of at least 19 bytes; `nil` if there is no day or no time.
  private static func endOfTime(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard beginsWithDay(bytes), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let hour = number(bytes, 11..<13), let minute = number(bytes, 14..<16), let second = number(bytes, 17..<19)
    else { return nil }
    // A leap second is written as 60.
    guard hour <= 23, minute <= 59, second <= 60 else { return nil }
    var end = 19
    if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
      end += 1
      while end < bytes.count, isDigit(bytes[end]) { end += 1 }
      guard end > 20 else { return nil }
    }
    return end
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

  /// The number of days of a month.
  static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// The date of a day, counted from 1 January 1970 in the Gregorian calendar.
  package static func day(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// Every date that there is in the calendar, leap years and leap seconds included.
  static let pattern = "^\(day)[Tt]\(time)(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$"

  /// The same without an offset.
  static let localPattern = "^\(day)[Tt ]\(time)$"

  /// Every day of the calendar.
  static let dayPattern = "^\(day)$"

  private static let time = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\\.[0-9]+)?"

  /// Every leap year.
  static let leapYear = "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"

  private static let day: String = {
    let longMonth = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    let shortMonth = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    let february = "02-(?:0[1-9]|1[0-9]|2[0-8])"
    return "(?:[0-9]{4}-(?:\(longMonth)|\(shortMonth)|\(february))|\(leapYear)-02-29)"
  }()
}
