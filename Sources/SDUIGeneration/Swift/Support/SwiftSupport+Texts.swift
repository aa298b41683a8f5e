extension SwiftSupport {
  /// Exact numbers, decimals, URLs and dates.
  static let texts = #"""
    // MARK: - Numbers and texts

    /// The exact value of a number: a whole number times a power of ten.
    struct ExactNumber {
      /// Does not end in a zero.
      let significand: Int64
      let exponent: Int

      /// Reads the text of a JSON number; `nil` if its digits take more than 64 bits.
      init?(_ text: String) {
        let parts = text.lowercased().split(separator: "e", maxSplits: 1)
        guard let mantissa = parts.first else { return nil }
        let fraction = mantissa.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
        var digits = Substring(mantissa.filter { $0 != "." })
        var zeros = 0
        while digits.hasSuffix("0") {
          digits.removeLast()
          zeros += 1
        }
        guard let significand = digits.isEmpty || digits == "-" ? 0 : Int64(digits) else { return nil }
        self.significand = significand
        // An exponent of so many digits cannot fit, whatever the significand is.
        let power = parts.count < 2 ? 0 : Int(parts[1]) ?? (parts[1].hasPrefix("-") ? -1_000_000_000 : 1_000_000_000)
        exponent = significand == 0 ? 0 : power - fraction.count + zeros
      }

      /// The number if it is whole and takes at most 64 bits.
      var whole: Int64? {
        guard exponent >= 0 else { return nil }
        return Self.times(significand, Array(repeating: 10, count: min(exponent, 20)))
      }

      /// The number if neither side of its fraction takes more than 64 bits.
      var decimal: Decimal? {
        guard exponent < 0 ? Self.isFraction(significand, places: -exponent) : whole != nil else { return nil }
        return Decimal(
          sign: significand < 0 ? .minus : .plus, exponent: exponent, significand: Decimal(significand.magnitude))
      }

      /// Whether a whole number over a power of ten, in lowest terms, has a denominator of at most 64 bits.
      private static func isFraction(_ significand: Int64, places: Int) -> Bool {
        guard places <= 90 else { return false }
        var rest = significand
        var factors: [Int64] = []
        for factor in [Int64(2), 5] {
          var count = places
          while count > 0, rest % factor == 0 { (rest, count) = (rest / factor, count - 1) }
          factors += Array(repeating: factor, count: count)
        }
        return times(1, factors) != nil
      }

      private static func times(_ number: Int64, _ factors: [Int64]) -> Int64? {
        var product = number
        for factor in factors {
          let (next, overflow) = product.multipliedReportingOverflow(by: factor)
          guard !overflow else { return nil }
          product = next
        }
        return product
      }
    }

    /// Decimals in texts: `16`, `-1.5`, `2.50`.
    enum DecimalText {
      /// Reads a decimal of at most 64 bits.
      static func decimal(_ text: String) -> Decimal? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
        guard 1...2 ~= parts.count, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) else { return nil }
        let places = parts.count > 1 ? parts[1].count : 0
        guard places <= 18, let significand = Int64(parts.joined()) else { return nil }
        return Decimal(sign: text.hasPrefix("-") ? .minus : .plus, exponent: -places, significand: Decimal(significand))
      }

      private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    }

    /// Absolute URLs.
    enum URLText {
      /// Whether a text has a scheme, no blanks or control characters, and at most 2,048 code points.
      static func isValid(_ text: String) -> Bool {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), let first = text.utf8.first, isLetter(first) else {
          return false
        }
        return text.utf8[..<colon].allSatisfy(isOfScheme) && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
          && text.unicodeScalars.count <= 2_048
      }

      private static func isOfScheme(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
        default: isLetter(byte)
        }
      }

      private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
    }

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
    """#
}
