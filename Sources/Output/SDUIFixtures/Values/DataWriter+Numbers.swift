import SDUIIR
import SDUIJSON

extension DataWriter {
  // Held once: a list that is written where it is used is made anew for each value.
  private static let endings: [Int64] = [99, 99, 95, 50, 0]
  private static let minutes = [0, 5, 15, 30, 45]
  private static let offsets = ["Z", "+01:00", "+05:30", "-03:00"]

  /// Returns the notation of a number.
  func number(_ form: NumberForm, _ level: ValueLevel, _ hash: StableHash) -> String {
    if level == .least, let least = form.least { return least }
    if level == .most, let most = form.most { return most }
    let span = Int(clamping: form.range.upperBound.subtractingReportingOverflow(form.range.lowerBound).partialValue)
    var value = form.range.lowerBound + Int64(hash.below(min(span, Int(Int32.max)) + 1))
    if form.isRank, isUsual {
      let turn = Int64(number % 10) - (form.least == nil ? 0 : 1)
      if turn > span, let most = form.most { return most }
      value = form.range.lowerBound + max(0, min(turn, Int64(span)))
    }
    if form.isPrice {
      let price = value - value % 100 + Self.endings[hash.at(1).below(5)]
      if form.range.contains(price) { value = price }
    }
    if taste == .maximal, form.most == nil { value = form.range.upperBound }
    return Self.decimal(value, places: form.places)
  }

  /// A number of units of the last of so many places.
  static func decimal(_ value: Int64, places: Int) -> String {
    var scale: UInt64 = 1
    for _ in 0..<places { scale *= 10 }
    return ShortText.text(atMost: 42) { text in
      if value < 0 { text.append("-") }
      text.append(value.magnitude / scale)
      guard places > 0 else { return }
      text.append(".")
      text.append(value.magnitude % scale, digits: places)
    }
  }

  /// A point in time: as UTC, as a server writes all of them, and in other ways where everything is to be seen.
  mutating func writeDate(_ form: DateForm, _ hash: StableHash) {
    let span = form.days.upperBound - form.days.lowerBound + 1
    let days = 20_454 + form.days.lowerBound + hash.below(span)
    let (year, month, day) = DateText.day(days)
    let hour = hash.at(1).below(24)
    let minute = Self.minutes[hash.at(2).below(5)]
    let seconds = (days * 24 + hour) * 3_600 + minute * 60
    let text = ShortText.text(atMost: 40) { text in
      let parts = [(year, "-"), (month, "-"), (day, "T"), (hour, ":"), (minute, ":00")]
      for (number, sign) in form.notation == .day ? [(year, "-"), (month, "-"), (day, "")] : parts[...] {
        text.append(UInt64(number), digits: 2)
        text.append(sign)
      }
      if form.notation == .offset { text.append(isUsual ? "Z" : hash.at(3).pick(Self.offsets)) }
    }
    switch form.notation {
    case .seconds: json.rawNumber(String(seconds))
    case .milliseconds: json.rawNumber(String(seconds * 1_000))
    case .offset, .local, .day: json.string(text)
    case .pattern(let pattern):
      json.string(pattern.text(of: DatePattern.Moment(days: days, hour: hour, minute: minute)))
    }
  }

  /// Colours that go together.
  func color(_ level: ValueLevel, _ hash: StableHash) -> String {
    let opaque = hash.pick(["#1B4965", "#62B6CB", "#BEE9E8", "#F4A261", "#E76F51", "#2A9D8F", "#264653", "#FFFFFF"])
    return level == .most ? opaque + "80" : opaque
  }
}
