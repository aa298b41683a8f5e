import SDUIIR

/// Decides how much a number of observations proves. A bound that every value keeps by chance would refuse the next
/// response, so a bound needs many observations and has slack.
enum Evidence {
  /// After so many values without a new one, more than a tenth of later values being new is unlikely (below 5 %).
  static let many = 30
  /// So many observations are needed for a bound with slack.
  static let some = 20
  /// A greatest length is at least this multiple of the greatest that was observed: lengths of texts have a long tail.
  static let slackOfLengths = 3
  /// The same for the number of elements of lists.
  static let slackOfCounts = 3

  /// `(max: 80)` and the like for the numbers of characters of texts.
  static func textBounds(_ counts: [Int]) -> String {
    maximum(counts, slackOfLengths, [20, 40, 80, 160, 320])
  }

  /// The same for the numbers of elements of lists.
  static func listBounds(_ counts: [Int]) -> String {
    maximum(counts, slackOfCounts, [10, 20, 50, 100])
  }

  private static func maximum(_ counts: [Int], _ slack: Int, _ limits: [Int]) -> String {
    guard counts.count >= some, let greatest = counts.max(), greatest > 0,
      let limit = limits.first(where: { $0 >= greatest * slack })
    else { return "" }
    return "(max: \(limit))"
  }

  /// `min: 0`, and `max:` where the key names a scale with an end.
  static func numberBounds(_ values: [Rational], key: String) -> [String] {
    guard values.allSatisfy({ !$0.isNegative }) else { return [] }
    let words = SourceNames.words(key)
    guard Set(words).isDisjoint(with: signed) else { return [] }
    let isCount = words.contains { naturals.contains($0) }
    guard values.count >= 10 || isCount else { return [] }
    guard let scale = words.compactMap({ scales[$0] }).first, values.count >= 10 else { return ["min: 0"] }
    return values.allSatisfy { $0 <= Rational(scale) } ? ["min: 0", "max: \(scale)"] : ["min: 0"]
  }

  /// The units in a second of numbers that are moments since 1970, 1 or 1,000; `nil` if they are not. Their key names a
  /// moment, and they lie between the years 1990 and 2100.
  static func scaleOfMoments(_ values: [Rational], key: String) -> Int? {
    let words = SourceNames.words(key)
    guard let last = words.last, Set(words).isDisjoint(with: otherFigures) else { return nil }
    // `created_by` is no moment, and `start_time` and `created_at_i` are.
    let hasUnit = words.count > 1 && ["i", "ms", "s", "sec", "t"].contains(last)
    guard moments.contains(last) || hasUnit && moments.contains(words[words.count - 2]) else { return nil }
    return [1, 1_000].first { scale in
      let seconds: ClosedRange<Int64> = 631_152_000...4_102_444_800
      return values.allSatisfy { seconds.contains($0.floor / Int64(scale)) && (scale == 1 || $0.isWhole) }
    }
  }

  /// Words of keys whose numbers may be moments.
  private static let moments: Set<String> = [
    "at", "closed", "created", "date", "datetime", "dt", "edited", "epoch", "expires", "expiry", "modified", "opened",
    "published", "sunrise", "sunset", "time", "timestamp", "ts", "unix", "until", "updated", "utc",
  ]

  /// Words of keys whose numbers measure something else, such as `cpu_time`.
  private static let otherFigures: Set<String> = [
    "amount", "balance", "bytes", "count", "cpu", "duration", "elapsed", "response", "total", "volume", "wait", "watch",
  ]

  /// Words of keys whose numbers are never negative.
  private static let naturals: Set<String> = [
    "amount", "count", "duration", "height", "minutes", "number", "price", "quantity", "rank", "reviews", "seconds",
    "stock", "total", "views", "width", "year",
  ]

  /// Words of keys whose numbers are negative in other places.
  private static let signed: Set<String> = [
    "balance", "change", "delta", "difference", "lat", "latitude", "lng", "lon", "longitude", "offset", "temperature",
    "x",
    "y",
  ]

  /// Words of keys whose numbers have a customary end.
  private static let scales = ["rating": 5, "stars": 5, "percent": 100, "percentage": 100]

  /// Whether an enumeration with so many values of each case is open, because more cases are likely; `nil` if the values
  /// are any texts. Cases are few, and often repeated.
  static func isOpenEnumeration(_ counts: [String: Int], of total: Int, key: String) -> Bool? {
    guard Set(SourceNames.words(key)).isDisjoint(with: freeTexts) else { return nil }
    guard counts.count >= 2, counts.count <= 16, total >= counts.count * 3 else { return nil }
    guard counts.keys.allSatisfy(isCode) else { return nil }
    let rarest = counts.values.min() ?? 0
    return rarest < 3 || total < many
  }

  /// Texts that servers send where there is no value.
  static let absentTexts: Set<String> = [
    "", "-", "--", "0000-00-00", "0000-00-00 00:00:00", "N/A", "NULL", "None", "n/a", "nil", "none", "null",
    "undefined",
  ]

  /// Words of keys under which people write as they like.
  private static let freeTexts: Set<String> = [
    "author", "brand", "caption", "city", "keyword", "keywords", "label", "name", "query", "tag", "tags", "text",
    "title",
  ]

  /// Whether a text is written as programs name things: one word in one case, or several words that are joined.
  static func isCode(_ text: String) -> Bool {
    guard text.utf8.count <= 40, let first = text.unicodeScalars.first else { return false }
    func isLower(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }
    func isUpper(_ scalar: Unicode.Scalar) -> Bool { ("A"..."Z").contains(scalar) }
    let scalars = text.unicodeScalars
    guard isLower(first) || isUpper(first),
      scalars.allSatisfy({ isLower($0) || isUpper($0) || ("0"..."9").contains($0) || $0 == "_" || $0 == "-" })
    else { return false }
    return isLower(first) || !scalars.contains(where: isLower)
  }
}
