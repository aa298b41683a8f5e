import Foundation

/// Dates as RFC 3339 writes them: `2026-01-31T09:00:00Z`; and parts of them, as ISO 8601 has them.
enum DateText {
  /// Reads a date that exists in the calendar. A leap second is the first second after it.
  static func date(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[10] | 0x20 == UInt8(ascii: "t"), let day = calendarDay(bytes[..<10]),
      let time = time(bytes[11...]), let offset = offset(bytes[time.end...])
    else { return nil }
    let minutes = (days(day.year, day.month, day.day) * 24 + time.hour) * 60 + time.minute - offset
    return Date(timeIntervalSince1970: Double(minutes * 60 + time.second) + time.fraction)
  }

  /// Reads a date and time without offset, between which there is a `T` or a blank.
  static func localDate(_ text: String) -> DateComponents? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes[10] | 0x20 == UInt8(ascii: "t") || bytes[10] == UInt8(ascii: " "),
      var date = day(bytes[..<10]), let time = time(bytes[11...]), time.end == bytes.count
    else { return nil }
    (date.hour, date.minute, date.second) = (time.hour, time.minute, time.second)
    // Further digits are left out, so that they never make a whole second.
    if time.fraction > 0 { date.nanosecond = min(999_999_999, Int((time.fraction * 1_000_000_000).rounded())) }
    return date
  }

  /// Reads a day of the calendar.
  static func day(_ text: String) -> DateComponents? { day(Array(text.utf8)[...]) }

  private static func day(_ bytes: ArraySlice<UInt8>) -> DateComponents? {
    calendarDay(bytes).map { DateComponents(year: $0.year, month: $0.month, day: $0.day) }
  }

  private static func calendarDay(_ bytes: ArraySlice<UInt8>) -> (year: Int, month: Int, day: Int)? {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(bytes, 0..<4), let month = number(bytes, 5..<7), let day = number(bytes, 8..<10),
      1...12 ~= month, day >= 1, day <= length(ofMonth: month, of: year)
    else { return nil }
    return (year, month, day)
  }

  /// Reads a time of day at the start of the bytes, and where it ends.
  private static func time(
    _ bytes: ArraySlice<UInt8>
  ) -> (hour: Int, minute: Int, second: Int, fraction: Double, end: Int)? {
    let start = bytes.startIndex
    guard bytes.count >= 8, bytes[start + 2] == UInt8(ascii: ":"), bytes[start + 5] == UInt8(ascii: ":"),
      let hour = number(bytes, start..<start + 2), let minute = number(bytes, start + 3..<start + 5),
      let second = number(bytes, start + 6..<start + 8), hour <= 23, minute <= 59, second <= 60
    else { return nil }
    let rest = bytes[(start + 8)...]
    guard rest.first == UInt8(ascii: ".") else { return (hour, minute, second, 0, rest.startIndex) }
    let digits = rest.dropFirst().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard !digits.isEmpty else { return nil }
    let fraction = Double("0." + String(decoding: digits, as: UTF8.self)) ?? 0
    return (hour, minute, second, fraction, digits.endIndex)
  }

  /// Writes a date and time without offset, to the nanosecond.
  static func text(ofLocal date: DateComponents) -> String {
    let time = [date.hour, date.minute, date.second].map { padded($0 ?? 0) }.joined(separator: ":")
    return text(ofDay: date) + "T" + time + fraction(date.nanosecond ?? 0, digits: 9)
  }

  /// Writes a day.
  static func text(ofDay date: DateComponents) -> String {
    "\(padded(date.year ?? 1, 4))-\(padded(date.month ?? 1))-\(padded(date.day ?? 1))"
  }

  /// Writes the seconds since 1970 as a number, to the microsecond.
  static func seconds(of date: Date) -> String {
    let microseconds = Int((date.timeIntervalSince1970 * 1_000_000).rounded())
    let (seconds, rest) = Int(microseconds.magnitude).quotientAndRemainder(dividingBy: 1_000_000)
    return (microseconds < 0 ? "-" : "") + String(seconds) + fraction(rest, digits: 6)
  }

  private static func fraction(_ number: Int, digits: Int) -> String {
    guard number > 0 else { return "" }
    var text = "." + padded(number, digits)
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }

  /// Writes a date in universal time, to the microsecond.
  static func text(of date: Date) -> String {
    let microseconds = Int((date.timeIntervalSince1970 * 1_000_000).rounded())
    let (seconds, fraction) = split(microseconds, 1_000_000)
    let (day, time) = split(seconds, 86_400)
    let (year, month, dayOfMonth) = calendarDate(day)
    let parts = [time / 3_600, time / 60 % 60, time % 60].map { padded($0) }.joined(separator: ":")
    return "\(padded(year, 4))-\(padded(month))-\(padded(dayOfMonth))T\(parts)\(self.fraction(fraction, digits: 6))Z"
  }

  /// Minutes to the east of universal time.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(text)[...]
    if bytes.count == 1, bytes[0] | 0x20 == UInt8(ascii: "z") { return 0 }
    guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"), let hours = number(bytes, 1..<3),
      let minutes = number(bytes, 4..<6), hours <= 23, minutes <= 59
    else { return nil }
    switch bytes[0] {
    case UInt8(ascii: "+"): return hours * 60 + minutes
    case UInt8(ascii: "-"): return -(hours * 60 + minutes)
    default: return nil
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>, _ range: Range<Int>) -> Int? {
    var result = 0
    for byte in bytes[range] {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      result = result * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return result
  }

  private static func length(ofMonth month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// The days since 1970. Years are counted from March, so that a leap day is the last one.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let (era, yearOfEra) = split(year, 400)
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + (153 * month + 2) / 5 + day - 719_469
  }

  /// The weekday of a day, from 0 for Sunday on.
  static func weekday(_ year: Int, _ month: Int, _ day: Int) -> Int { split(days(year, month, day) + 4, 7).remainder }

  private static func calendarDate(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let (era, day) = split(days + 719_468, 146_097)
    let yearOfEra = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  /// A quotient that is rounded down, and the remainder.
  private static func split(_ number: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
    let quotient = number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
    return (quotient, number - quotient * divisor)
  }

  private static func padded(_ number: Int, _ count: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
