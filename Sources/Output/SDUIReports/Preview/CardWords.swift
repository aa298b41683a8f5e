import SDUIIR

/// The form of a component, as far as the words of its name tell.
enum CardRole: String {
  /// Anything else.
  case card
  /// A field for text, such as `SearchField` or `Composer`.
  case field
  /// A button, such as `PayButton`.
  case button
  /// The tabs of an app, such as `TabBar`.
  case tabs

  /// The role that a name tells.
  init(_ words: [String]) {
    if words.contains(where: { ["search", "field", "composer", "input"].contains($0) }) {
      self = .field
    } else if words.contains("tabs") || words == ["tab", "bar"] {
      self = .tabs
    } else {
      self = words.contains("button") ? .button : .card
    }
  }
}

/// Dates as people read them.
enum DateWords {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The day of a point in time of ISO 8601: `31 Jan 2026`; the text itself if it begins with no day.
  static func day(_ text: String) -> String {
    let parts = text.prefix(10).split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      months.indices.contains(month - 1)
    else { return String(text.prefix(10)) }
    return "\(day) \(months[month - 1]) \(year)"
  }

  /// The day of a point in time, in seconds since 1970.
  static func day(_ seconds: Int64) -> String {
    let (year, month, day) = DateText.day(Int((Double(seconds) / 86_400).rounded(.down)))
    return "\(day) \(months[month - 1]) \(year)"
  }
}

extension Contract {
  /// The name of a case as people read it: `soldOut` is `sold out`.
  func caseName(of id: ID<Enumeration>, _ index: Int) -> String? {
    guard id.index < enums.count, enums[id].cases.indices.contains(index) else { return nil }
    return enums[id].cases[index].name.source.nameWords.joined(separator: " ")
  }
}

extension String {
  /// The words of a name in lower case: those of `soldOut` and of `sold_out` are `sold` and `out`.
  var nameWords: [String] {
    var words = [""]
    for scalar in unicodeScalars {
      let isBetween = scalar == "_" || scalar == "-"
      let isUppercase = scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
      if isUppercase || isBetween { words.append("") }
      if isBetween { continue }
      if scalar.isASCII {
        words[words.count - 1].unicodeScalars.append(isUppercase ? UnicodeScalar(UInt8(scalar.value) | 0x20) : scalar)
      } else {
        words[words.count - 1] += scalar.properties.lowercaseMapping
      }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension [String] {
  /// The words as a title: `Sign out`. Words for the form of a component are left out at the end.
  var title: String {
    var words = self
    while words.count > 1, ["button", "bar", "row", "card", "tile", "cell", "view"].contains(words[words.count - 1]) {
      words.removeLast()
    }
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension ValueRule {
  /// The greatest number that it allows.
  var upperBound: Rational? {
    switch self {
    case .decimal(let bounds), .number(let bounds), .anyDecimal(let bounds), .integer(let bounds): bounds.maximum
    default: nil
    }
  }
}

extension Rational {
  /// With two decimals, as prices are written, unless it has more.
  var priceText: String {
    guard let cents = try? self * Rational(100), cents.isWhole, !isNegative else { return text }
    let (whole, rest) = cents.numerator.quotientAndRemainder(dividingBy: 100)
    return rest == 0 ? "\(whole)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension Int64 {
  /// With a comma between groups of three digits.
  var grouped: String {
    let digits = Array("\(magnitude)")
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}
