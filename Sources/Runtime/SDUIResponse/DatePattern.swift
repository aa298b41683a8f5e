/// Texts of dates in a pattern of Unicode Technical Standard 35, which `sduic` has checked: `dd.MM.yyyy HH:mm`.
struct DatePattern {
  /// The parts by their letters, in their order. A text between them has none.
  private let parts: [(letter: Unicode.Scalar?, text: String)]
  private var hasTime: Bool { parts.contains { $0.letter == "H" || $0.letter == "h" } }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  init(_ pattern: String) {
    var parts: [(letter: Unicode.Scalar?, text: String)] = []
    var isQuoted = false
    let scalars = Array(pattern.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      let isApostrophe = scalar == "'"
      // Two apostrophes are one.
      let isDoubled = isApostrophe && index + 1 < scalars.count && scalars[index + 1] == "'"
      index += isDoubled ? 2 : 1
      if isApostrophe, !isDoubled {
        isQuoted.toggle()
        continue
      }
      let letter = !isQuoted && ("a"..."z" ~= scalar || "A"..."Z" ~= scalar) ? scalar : nil
      if parts.isEmpty || parts[parts.count - 1].letter != letter { parts.append((letter, "")) }
      parts[parts.count - 1].text.unicodeScalars.append(scalar)
    }
    self.parts = parts
  }

  /// The date of a text as RFC 3339 writes it, or the part of it that the pattern has; `nil` if the text is no such date.
  func standardText(of text: String) -> String? {
    var reading = Reading(rest: text.utf8[...])
    for part in parts {
      guard read(part, &reading) else { return nil }
    }
    guard reading.rest.isEmpty else { return nil }
    let number = { (letter: Unicode.Scalar) in Self.padded(reading.numbers[letter] ?? 0) }
    let day = "\(Self.padded(reading.numbers["y"] ?? 0, 4))-\(number("M"))-\(number("d"))"
    guard hasTime else { return day }
    if let half = reading.numbers["h"] {
      guard 1...12 ~= half else { return nil }
      reading.numbers["H"] = half % 12 + (reading.isAfternoon ? 12 : 0)
    }
    let fraction = reading.fraction.isEmpty ? "" : "." + reading.fraction
    return "\(day)T\(Self.padded(reading.numbers["H"] ?? 0)):\(number("m")):\(number("s"))\(fraction)\(reading.offset)"
  }

  private func read(_ part: (letter: Unicode.Scalar?, text: String), _ text: inout Reading) -> Bool {
    guard let letter = part.letter else { return text.skip(part.text) }
    let count = part.text.count
    if let names = Self.names(letter, count) {
      guard let index = names.firstIndex(where: { text.skip($0) }) else { return false }
      text.numbers[letter] = index + 1
      return true
    }
    switch letter {
    case "S":
      text.fraction = String(Substring(text.rest.prefix(count)))
      return text.number(count) != nil
    case "a":
      text.isAfternoon = text.skip("PM") || text.skip("pm") || text.skip("Pm") || text.skip("pM")
      return text.isAfternoon || text.skip("AM") || text.skip("am") || text.skip("Am") || text.skip("aM")
    case "z":
      text.offset = "Z"
      return text.skip("GMT") || text.skip("UTC")
    case "X", "x", "Z": return text.readOffset(letter: letter, count)
    default:
      let isTwo = count == 1 && (text.rest.dropFirst().first.map { 0x30...0x39 ~= $0 } ?? false)
      if isTwo, text.rest.first == 0x30 { return false }
      text.numbers[letter] = text.number(isTwo ? 2 : count)
      return text.numbers[letter] != nil
    }
  }

  private static func names(_ letter: Unicode.Scalar, _ count: Int) -> [String]? {
    if count < 3 || (letter != "M" && letter != "E") { return nil }
    let names = letter == "M" ? months : weekdays
    return count == 3 ? names.map { String($0.prefix(3)) } : names
  }

  /// The text of a date that is written as RFC 3339 does it, in universal time or without offset.
  func text(of standard: String) -> String {
    let bytes = Array(standard.utf8)
    func number(_ range: Range<Int>) -> Int {
      range.upperBound <= bytes.count ? Int(String(decoding: bytes[range], as: UTF8.self)) ?? 0 : 0
    }
    let (year, month, day, hour) = (number(0..<4), number(5..<7), number(8..<10), number(11..<13))
    let fraction = standard.dropFirst(20).prefix { $0.isNumber }
    return parts.map { letter, text in
      guard let letter else { return text }
      let names = Self.names(letter, text.count)
      switch letter {
      case "y": return Self.padded(year, 4)
      case "M": return names?[month - 1] ?? Self.padded(month, text.count)
      case "E": return names?[DateText.weekday(year, month, day)] ?? ""
      case "d": return Self.padded(day, text.count)
      case "H": return Self.padded(hour, text.count)
      case "h": return Self.padded((hour + 11) % 12 + 1, text.count)
      case "a": return hour < 12 ? "AM" : "PM"
      case "m": return Self.padded(number(14..<16))
      case "s": return Self.padded(number(17..<19))
      case "S": return String((fraction + String(repeating: "0", count: text.count)).prefix(text.count))
      case "z": return "GMT"
      case "X": return "Z"
      default: return text.count == 3 ? "+00:00" : "+0000"
      }
    }.joined()
  }

  private static func padded(_ number: Int, _ count: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

extension DatePattern {
  /// The parts of a date that were read of a text, and the rest of it.
  fileprivate struct Reading {
    var rest: Substring.UTF8View
    /// The numbers by the letters of their parts.
    var numbers: [Unicode.Scalar: Int] = [:]
    var fraction = ""
    var offset = ""
    var isAfternoon = false

    /// Skips a text; `false` if the rest does not begin with it.
    mutating func skip(_ text: String) -> Bool {
      guard rest.starts(with: text.utf8) else { return false }
      rest = rest.dropFirst(text.utf8.count)
      return true
    }

    /// Reads a number of so many digits.
    mutating func number(_ count: Int) -> Int? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      rest = rest.dropFirst(count)
      return Int(Substring(digits))
    }

    mutating func readOffset(letter: Unicode.Scalar, _ count: Int) -> Bool {
      offset = "Z"
      if letter == "X", skip("Z") { return true }
      let isWest = skip("-")
      guard isWest || skip("+") else { return false }
      let hour = String(Substring(rest.prefix(2)))
      guard number(2) != nil, count < 3 || skip(":") else { return false }
      offset = (isWest ? "-" : "+") + hour + ":" + String(Substring(rest.prefix(2)))
      return number(2) != nil
    }
  }
}
