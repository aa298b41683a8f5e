/// A pattern of dates in texts: `Date(as: "dd.MM.yyyy HH:mm")`.
///
/// The letters are those of Unicode Technical Standard 35, part 4, as far as servers use them. Names are English. Texts in
/// apostrophes, and all characters that are no letters, are written as they are.
public struct DatePattern: Hashable, Sendable {
  /// The pattern in its notation.
  public let text: String
  private let parts: [Part]

  /// Patterns of the same parts are equal, however texts are quoted.
  public static func == (first: DatePattern, second: DatePattern) -> Bool { first.parts == second.parts }

  /// Adds the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// A part of a date by its letter and how often it is written, or, with the letter 0, some bytes.
  struct Part: Hashable, Sendable {
    var letter: UInt8
    var count = 1
    var bytes: [UInt8] = []

    /// Whether it has one or two digits, so that no digit may follow.
    var isOpen: Bool { count == 1 && "MdHh".utf8.contains(letter) }
    /// Whether it begins with a digit.
    var beginsWithDigit: Bool {
      if letter == 0 { return bytes.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false }
      return "yS".utf8.contains(letter) || ("MdHhms".utf8.contains(letter) && count < 3)
    }
  }

  /// The reason why a text is no pattern.
  package enum Fault: Error {
    /// These letters mean nothing.
    case letters(String)
    /// These letters are written twice, or exclude others.
    case repeated(String)
    /// One needs the other.
    case needs(String, String)
    /// A part of one or two digits precedes another digit.
    case ambiguous(String)
    /// It is longer than ``maximumCount``, an apostrophe has no counterpart, or a character is no part of any pattern.
    case form

    /// The reason in a sentence without its end.
    package var sentence: String {
      switch self {
      case .letters(let text): "`\(text)` is no part of a date, and a text is written `'\(text)'`"
      case .repeated("Hh"): "an hour is there twice"
      case .repeated("ZzXx"): "an offset is there twice"
      case .repeated(let text): "`\(text)` is there twice"
      case .needs("h", _): "`h` counts to 12 and needs `a`; `HH` counts to 23"
      case .needs(_, "Hh"): "an offset or a minute needs an hour, such as `HH`"
      case .needs(let part, let other): part.isEmpty ? "it needs \(other)" : "`\(part)` needs `\(other)`"
      case .ambiguous(let text): "`\(text)` has one or two digits, and a digit may follow"
      case .form: "it has more than \(maximumCount) bytes, an apostrophe too many, a quotation mark or a backslash"
      }
    }
  }

  /// The greatest number of UTF-8 bytes of a pattern.
  package static let maximumCount = 64

  /// The parts that there are, by letter and count.
  private static let known = [
    "yyyy", "M", "MM", "MMM", "MMMM", "d", "dd", "EEE", "EEEE", "H", "HH", "h", "hh", "a", "mm", "ss", "Z", "z", "xx",
    "xxx", "XX", "XXX",
  ]

  /// Reads a pattern.
  package init(_ text: String) throws(Fault) {
    self.text = text
    parts = try Self.parts(Array(text.utf8))
    try checkParts()
  }

  private static func parts(_ bytes: [UInt8]) throws(Fault) -> [Part] {
    guard bytes.count <= maximumCount else { throw .form }
    let apostrophe = UInt8(ascii: "'")
    var parts: [Part] = []
    var isQuoted = false
    func append(_ byte: UInt8) {
      if parts.last?.letter != 0 { parts.append(Part(letter: 0)) }
      parts[parts.count - 1].bytes.append(byte)
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == apostrophe {
        let isDoubled = index + 1 < bytes.count && bytes[index + 1] == apostrophe
        if isDoubled { append(apostrophe) } else { isQuoted.toggle() }
        index += isDoubled ? 2 : 1
      } else if isQuoted || !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20) {
        guard byte >= 0x20, byte != 0x7F, !"\"\\".utf8.contains(byte) else { throw .form }
        append(byte)
        index += 1
      } else {
        let end = bytes[index...].firstIndex { $0 != byte } ?? bytes.count
        let name = String(decoding: bytes[index..<end], as: UTF8.self)
        let isFraction = byte == UInt8(ascii: "S") && end - index <= 9
        guard isFraction || known.contains(name) else { throw .letters(name) }
        parts.append(Part(letter: byte, count: end - index))
        index = end
      }
    }
    if isQuoted { throw .form }
    return parts
  }

  private func checkParts() throws(Fault) {
    func has(_ letters: String) -> Bool { parts.contains { letters.utf8.contains($0.letter) } }
    for letters in ["y", "M", "d", "E", "Hh", "a", "m", "s", "S", "ZzXx"] {
      if parts.count(where: { letters.utf8.contains($0.letter) }) > 1 { throw .repeated(letters) }
    }
    for (part, name) in [("y", "a year, `yyyy`"), ("M", "a month, such as `MM`"), ("d", "a day, such as `dd`")] {
      if !has(part) { throw .needs("", name) }
    }
    for (part, other) in [
      ("h", "a"), ("a", "h"), ("m", "H"), ("s", "m"), ("S", "s"), ("Z", "H"), ("z", "H"), ("X", "H"), ("x", "H"),
    ] where has(part) && !has(other == "H" ? "Hh" : other) { throw .needs(part, other == "H" ? "Hh" : other) }
    for (part, next) in zip(parts, parts.dropFirst()) where part.isOpen && next.beginsWithDigit {
      throw .ambiguous(String(decoding: [part.letter], as: UTF8.self))
    }
  }

  /// The meaning of such texts.
  public enum Meaning: Hashable, Sendable {
    /// A point in time: they have an offset.
    case moment
    /// A day and a time without offset.
    case local
    /// A day.
    case day
  }

  /// The meaning of such texts.
  public var meaning: Meaning {
    if parts.contains(where: { "ZzXx".utf8.contains($0.letter) }) { return .moment }
    return parts.contains { "Hh".utf8.contains($0.letter) } ? .local : .day
  }

  /// A date in universal time.
  package struct Moment: Sendable {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    /// From 0 for Sunday on.
    var weekday: Int

    /// A day, counted from 1 January 1970, and a time.
    public init(days: Int, hour: Int, minute: Int) {
      (year, month, day) = DateText.day(days)
      (self.hour, self.minute, weekday) = (hour, minute, ((days + 4) % 7 + 7) % 7)
    }
  }

  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

  /// 31 January 2026, 9:00, which is an example of each pattern.
  package var example: String { text(of: Moment(days: 20_484, hour: 9, minute: 0)) }

  /// A text that nearly is a date: of a day that February never has.
  package var counterexample: String {
    var date = Moment(days: 20_484, hour: 9, minute: 0)
    (date.month, date.day) = (2, 30)
    return text(of: date)
  }

  /// The numbers of code points that such texts may have.
  package var counts: ClosedRange<Int> {
    parts.reduce(0...0) { $0.lowerBound + $1.counts.lowerBound...$0.upperBound + $1.counts.upperBound }
  }

  /// The text of a date.
  package func text(of date: Moment) -> String {
    String(decoding: parts.flatMap { $0.bytes(of: date) }, as: UTF8.self)
  }

  /// Whether a text is a date that exists in the calendar, written so.
  package func isValid(_ text: String) -> Bool { standardText(of: text) != nil }

  /// The same for its bytes, which are UTF-8.
  package func isValid(_ text: UnsafeBufferPointer<UInt8>) -> Bool { standardBytes(of: text) != nil }

  /// The date of a text as RFC 3339 writes it, or the part of it that the pattern has; `nil` if the text is no date of the
  /// pattern.
  package func standardText(of text: String) -> String? {
    var text = text
    return text.withUTF8 { standardBytes(of: $0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Weekdays are read, and not compared with the day.
  private func standardBytes(of text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var reading = PatternReading(rest: text[...])
    for part in parts {
      guard part.read(&reading) else { return nil }
    }
    guard reading.rest.isEmpty else { return nil }
    let bytes = reading.standardBytes(meaning)
    let isDate = bytes.withUnsafeBufferPointer { bytes in
      switch meaning {
      case .moment: TextSyntax.date.isValid(bytes)
      case .local: TextSyntax.localDate.isValid(bytes)
      case .day: TextSyntax.day.isValid(bytes)
      }
    }
    return isDate ? bytes : nil
  }

  /// The regular expression of JSON Schema that such dates match, and nothing else.
  package var regularExpression: String {
    let calendars = [
      Calendar(months: [1, 3, 5, 7, 8, 10, 12], days: 1...31), Calendar(months: [4, 6, 9, 11], days: 1...30),
      Calendar(months: [2], days: 1...28), Calendar(months: [2], days: 29...29, isLeapYear: true),
    ]
    let alternatives = calendars.map { calendar in parts.map { $0.regularExpression(calendar) }.joined() }
    return "^(?:\(alternatives.joined(separator: "|")))$"
  }

  /// Some months of the same length.
  struct Calendar {
    var months: [Int]
    var days: ClosedRange<Int>
    var isLeapYear = false
  }
}
