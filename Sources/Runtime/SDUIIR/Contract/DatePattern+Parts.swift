/// Parts of dates as patterns write them.
extension DatePattern.Part {
  private var isPadded: Bool { count == 2 }

  /// Whether it is a name and not a number.
  private var names: [String]? {
    switch letter {
    case UInt8(ascii: "M") where count > 2: DatePattern.months.map { count == 3 ? String($0.prefix(3)) : $0 }
    case UInt8(ascii: "E"): DatePattern.weekdays.map { count == 3 ? String($0.prefix(3)) : $0 }
    default: nil
    }
  }

  /// The least and the greatest number of a part that is one.
  private var range: ClosedRange<Int>? {
    switch letter {
    case UInt8(ascii: "M") where count < 3: 1...12
    case UInt8(ascii: "d"): 1...31
    case UInt8(ascii: "H"): 0...23
    case UInt8(ascii: "h"): 1...12
    case UInt8(ascii: "m"): 0...59
    // A leap second is written as 60.
    case UInt8(ascii: "s"): 0...60
    default: nil
    }
  }

  /// The bytes of the part of a date in universal time.
  func bytes(of date: DatePattern.Moment) -> [UInt8] {
    func text(_ text: String) -> [UInt8] { Array(text.utf8) }
    switch letter {
    case UInt8(ascii: "y"): return PatternReading.padded(date.year, 4)
    case UInt8(ascii: "M"): return names.map { text($0[date.month - 1]) } ?? PatternReading.padded(date.month, count)
    case UInt8(ascii: "E"): return names.map { text($0[date.weekday]) } ?? []
    case UInt8(ascii: "d"): return PatternReading.padded(date.day, count)
    case UInt8(ascii: "H"): return PatternReading.padded(date.hour, count)
    case UInt8(ascii: "h"): return PatternReading.padded((date.hour + 11) % 12 + 1, count)
    case UInt8(ascii: "a"): return text(date.hour < 12 ? "AM" : "PM")
    case UInt8(ascii: "m"): return PatternReading.padded(date.minute, 2)
    case UInt8(ascii: "s"), UInt8(ascii: "S"): return PatternReading.padded(0, count)
    case UInt8(ascii: "z"): return text("GMT")
    case UInt8(ascii: "X"): return text("Z")
    case UInt8(ascii: "x"), UInt8(ascii: "Z"): return text(count == 3 ? "+00:00" : "+0000")
    default: return bytes
    }
  }

  /// The numbers of code points that it may have.
  var counts: ClosedRange<Int> {
    if letter == 0 {
      let count = String(decoding: bytes, as: UTF8.self).unicodeScalars.count
      return count...count
    }
    if let lengths = names?.map({ $0.utf8.count }), let least = lengths.min(), let most = lengths.max() {
      return least...most
    }
    switch letter {
    case UInt8(ascii: "a"): return 2...2
    case UInt8(ascii: "z"): return 3...3
    case UInt8(ascii: "X"): return 1...count + 3
    case UInt8(ascii: "x"), UInt8(ascii: "Z"): return max(count, 2) + 3...max(count, 2) + 3
    default: return count...(isOpen ? 2 : count)
    }
  }

  /// Reads the part at the start of the rest; `false` if it is not there.
  func read(_ text: inout PatternReading) -> Bool {
    if letter == 0 { return text.skip(bytes) }
    if let names {
      guard let index = names.firstIndex(where: { text.skip(Array($0.utf8)) }) else { return false }
      if letter == UInt8(ascii: "M") { text.numbers[Int(letter)] = index + 1 }
      return true
    }
    switch letter {
    case UInt8(ascii: "S"):
      text.fraction = Array(text.rest.prefix(count))
      return text.number(count) != nil
    case UInt8(ascii: "a"):
      for (period, isAfternoon) in [("am", false), ("pm", true)] where text.skip(Array(period.utf8), ignoringCase: true)
      {
        text.isAfternoon = isAfternoon
        return true
      }
      return false
    case UInt8(ascii: "z"):
      text.offset = [UInt8(ascii: "Z")]
      return ["GMT", "UTC"].contains { text.skip(Array($0.utf8)) }
    case UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "Z"): return readOffset(&text)
    default:
      let isTwo = isOpen && text.rest.dropFirst().first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
      // Of two digits without padding, the first is no zero.
      if isTwo, text.rest.first == UInt8(ascii: "0") { return false }
      guard let number = text.number(isTwo ? 2 : count), range.map({ $0 ~= number }) ?? true else { return false }
      text.numbers[Int(letter)] = number
      return true
    }
  }

  private func readOffset(_ text: inout PatternReading) -> Bool {
    let letterOfUniversalTime = [UInt8(ascii: "Z")]
    if letter == UInt8(ascii: "X"), text.skip(letterOfUniversalTime) {
      text.offset = letterOfUniversalTime
      return true
    }
    let sign = Array(text.rest.prefix(1))
    guard text.skip(Array("+".utf8)) || text.skip(Array("-".utf8)), let hour = text.number(2),
      count < 3 || text.skip(Array(":".utf8)), let minute = text.number(2)
    else { return false }
    text.offset = sign + PatternReading.padded(hour, 2) + Array(":".utf8) + PatternReading.padded(minute, 2)
    return true
  }
}

/// The parts of a date that were read of a text, and the rest of it.
struct PatternReading {
  var rest: Slice<UnsafeBufferPointer<UInt8>>
  /// The numbers by the letters of their parts.
  var numbers = [Int](repeating: 0, count: 128)
  var fraction: [UInt8] = []
  var offset: [UInt8] = []
  var isAfternoon = false

  /// Skips some bytes; `false` if the rest does not begin with them.
  mutating func skip(_ bytes: [UInt8], ignoringCase: Bool = false) -> Bool {
    guard rest.count >= bytes.count, zip(rest, bytes).allSatisfy({ $0 == $1 || (ignoringCase && $0 | 0x20 == $1) })
    else {
      return false
    }
    rest = rest.dropFirst(bytes.count)
    return true
  }

  /// Reads a number of so many digits.
  mutating func number(_ count: Int) -> Int? {
    guard rest.count >= count else { return nil }
    var result = 0
    for byte in rest.prefix(count) {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      result = result * 10 + Int(byte - UInt8(ascii: "0"))
    }
    rest = rest.dropFirst(count)
    return result
  }

  /// The date as RFC 3339 writes it.
  func standardBytes(_ meaning: DatePattern.Meaning) -> [UInt8] {
    func number(_ letter: Unicode.Scalar) -> Int { numbers[Int(letter.value)] }
    var bytes = Self.padded(number("y"), 4)
    for letter: Unicode.Scalar in ["M", "d"] { bytes += Array("-".utf8) + Self.padded(number(letter), 2) }
    if meaning == .day { return bytes }
    let half = number("h")
    let hour = half > 0 ? half % 12 + (isAfternoon ? 12 : 0) : number("H")
    for (sign, number) in [("T", hour), (":", number("m")), (":", number("s"))] {
      bytes += Array(sign.utf8) + Self.padded(number, 2)
    }
    return bytes + (fraction.isEmpty ? [] : Array(".".utf8) + fraction) + offset
  }

  /// The digits of a number, after so many zeros that they are as many as asked for.
  static func padded(_ number: Int, _ count: Int) -> [UInt8] {
    let digits = Array(String(number).utf8)
    return Array(repeating: UInt8(ascii: "0"), count: max(0, count - digits.count)) + digits
  }
}

// MARK: - Regular expressions

extension DatePattern.Part {
  /// The regular expression of the part, of dates in some months.
  func regularExpression(_ calendar: DatePattern.Calendar) -> String {
    if letter == 0 { return Self.escaped(bytes) }
    switch letter {
    case UInt8(ascii: "y"): return calendar.isLeapYear ? DateText.leapYear : "[0-9]{4}"
    case UInt8(ascii: "M"): return alternatives(calendar.months.map { names?[$0 - 1] ?? number($0) })
    case UInt8(ascii: "E"): return alternatives(names ?? [])
    case UInt8(ascii: "d"): return alternatives(calendar.days.map(number))
    case UInt8(ascii: "S"): return "[0-9]{\(count)}"
    case UInt8(ascii: "a"): return "[AaPp][Mm]"
    case UInt8(ascii: "z"): return "(?:GMT|UTC)"
    case UInt8(ascii: "m"): return "[0-5][0-9]"
    case UInt8(ascii: "s"): return "(?:[0-5][0-9]|60)"
    case UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "Z"):
      let offset = "[+-](?:[01][0-9]|2[0-3])\(count == 3 ? ":" : "")[0-5][0-9]"
      return letter == UInt8(ascii: "X") ? "(?:Z|\(offset))" : offset
    default: return alternatives((range ?? 0...0).map(number))
    }
  }

  private func number(_ value: Int) -> String { value < 10 && isPadded ? "0\(value)" : "\(value)" }

  private func alternatives(_ texts: [String]) -> String {
    texts.count == 1 ? texts[0] : "(?:\(texts.joined(separator: "|")))"
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    for byte in bytes {
      if "^$\\.*+?()[]{}|/".utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
