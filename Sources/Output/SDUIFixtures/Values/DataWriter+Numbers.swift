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
  func date(_ form: DateForm, _ hash: StableHash) -> String {
    let span = form.days.upperBound - form.days.lowerBound + 1
    let (year, month, day) = Self.civil(20_454 + form.days.lowerBound + hash.below(span))
    let hour = hash.at(1).below(24)
    let minute = Self.minutes[hash.at(2).below(5)]
    let offset = isUsual ? "Z" : hash.at(3).pick(Self.offsets)
    return ShortText.text(atMost: 40) { text in
      for (number, sign) in [(year, "-"), (month, "-"), (day, "T"), (hour, ":"), (minute, ":00")] {
        text.append(UInt64(number), digits: 2)
        text.append(sign)
      }
      text.append(offset)
    }
  }

  /// The date of a day, counted from 1 January 1970 in the Gregorian calendar.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }

  /// Colours that go together.
  func color(_ level: ValueLevel, _ hash: StableHash) -> String {
    let opaque = hash.pick(["#1B4965", "#62B6CB", "#BEE9E8", "#F4A261", "#E76F51", "#2A9D8F", "#264653", "#FFFFFF"])
    return level == .most ? opaque + "80" : opaque
  }
}
