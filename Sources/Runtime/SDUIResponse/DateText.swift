import Foundation

/// Dates as RFC 3339 writes them: `2026-01-31T09:00:00Z`.
enum DateText {
  /// Reads a date that exists in the calendar. A leap second is the first second after it.
  static func date(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      bytes[10] | 0x20 == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let year = number(bytes, 0..<4), let month = number(bytes, 5..<7), let day = number(bytes, 8..<10),
      let hour = number(bytes, 11..<13), let minute = number(bytes, 14..<16), let second = number(bytes, 17..<19),
      1...12 ~= month, day >= 1, day <= length(ofMonth: month, of: year), hour <= 23, minute <= 59, second <= 60
    else { return nil }
    var end = 19
    var fraction = 0.0
    if bytes[end] == UInt8(ascii: ".") {
      let digits = bytes[20...].prefix { number([$0], 0..<1) != nil }
      guard !digits.isEmpty else { return nil }
      fraction = Double("0." + String(decoding: digits, as: UTF8.self)) ?? 0
      end = digits.endIndex
    }
    guard let offset = offset(bytes[end...]) else { return nil }
    let minutes = (days(year, month, day) * 24 + hour) * 60 + minute - offset
    return Date(timeIntervalSince1970: Double(minutes * 60 + second) + fraction)
  }

  /// Writes a date in universal time, to the microsecond.
  static func text(of date: Date) -> String {
    let microseconds = Int((date.timeIntervalSince1970 * 1_000_000).rounded())
    let (seconds, fraction) = split(microseconds, 1_000_000)
    let (day, time) = split(seconds, 86_400)
    let (year, month, dayOfMonth) = calendarDate(day)
    var text = "\(padded(year, 4))-\(padded(month))-\(padded(dayOfMonth))"
    text += "T\(padded(time / 3_600)):\(padded(time / 60 % 60)):\(padded(time % 60))"
    if fraction > 0 {
      text += "." + padded(fraction, 6)
      while text.hasSuffix("0") { text.removeLast() }
    }
    return text + "Z"
  }

  /// Minutes to the east of universal time.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(text)
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

  private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
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
