import SDUIIR
import SDUIJSON

extension DataInference {
  /// The type of texts.
  mutating func textType(of values: [SampleNode], key: String, owner: String) -> InferredType {
    let texts = values.compactMap { samples.text($0) }
    let words = SourceNames.words(key)
    if Self.ownIdentities.contains(key), texts.allSatisfy(Self.fitsIdentity) { return .plain("ID") }
    let dates: [(TextSyntax, String)] = [(.date, "Date"), (.localDate, "Date(as: local)"), (.day, "Date(as: day)")]
    for (syntax, type) in dates where texts.allSatisfy(syntax.isValid) { return .plain(type) }
    if let pattern = Evidence.datePattern(of: texts) {
      note("`\(owner)` has dates such as `\(texts[0])` under `\(key)`, read as `\(pattern.text)`", at: values[0])
      return .plain("Date(as: \"\(pattern.text)\")")
    }
    if texts.allSatisfy(TextSyntax.color.isValid) { return .plain("Color") }
    // `#dad` may be a tag as well.
    let namesColor = !Set(words).isDisjoint(with: ["accent", "background", "color", "colour", "hex", "theme", "tint"])
    if namesColor || texts.contains(where: TextSyntax.color.isValid), texts.allSatisfy(TextSyntax.shortColor.isValid) {
      return .plain("Color(as: short)")
    }
    if texts.allSatisfy({ Self.isURL($0) }) { return .plain("URL") }
    if Self.isIdentity(key), texts.allSatisfy(Self.fitsIdentity) { return .plain("ID") }
    if let type = decimalType(texts, key, in: owner) { return type }
    var counts: [String: Int] = [:]
    for text in texts where counts.count <= 16 { counts[text, default: 0] += 1 }
    if let isOpen = Evidence.isOpenEnumeration(counts, of: texts.count, key: key) {
      return enumeration(counts, isOpen: isOpen, key, owner, values[0], count: texts.count)
    }
    let lengths = texts.map { $0.unicodeScalars.count }
    // A code of fixed length, such as that of a currency.
    if texts.count >= 10, let length = lengths.first, 2...3 ~= length, lengths.allSatisfy({ $0 == length }),
      texts.allSatisfy({ text in text.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } })
    {
      note("`\(owner)` has codes of \(length) letters under `\(key)`, in \(texts.count) values", at: values[0])
      return .plain("Text(length: \(length))")
    }
    let bounds = Evidence.textBounds(lengths)
    if !bounds.isEmpty, let greatest = lengths.max() {
      note(
        "`Text\(bounds)` of `\(owner)` under `\(key)` has slack: the longest of \(texts.count) has \(greatest) characters",
        at: values[0])
    }
    return .plain("Text" + bounds)
  }

  /// Whether a text is an absolute URL and not merely a word with a colon.
  private static func isURL(_ text: String) -> Bool {
    guard TextSyntax.url.isValid(text) else { return false }
    var previous: UInt8 = 0
    var colon = false
    for byte in text.utf8 {
      if colon, byte == UInt8(ascii: "/"), previous == UInt8(ascii: "/") { return true }
      colon = colon || byte == UInt8(ascii: ":")
      previous = byte
    }
    return ["mailto:", "tel:", "data:", "sms:"].contains { text.hasPrefix($0) }
  }

  /// Whether a key names identities.
  static func isIdentity(_ key: String) -> Bool {
    guard let last = SourceNames.words(key).last else { return false }
    return key == "_key" || ["id", "uid", "uuid", "guid", "sku", "isbn", "slug", "identifier"].contains(last)
  }

  /// Keys of an object's own identity, which may look like anything: `"id": "https://example.com/posts/7"`.
  private static let ownIdentities: Set<String> = ["id", "_id", "uid", "uuid"]

  /// Whether values identify something and some are numbers, of any size. Others may have the digits in a text.
  func isNumericIdentity(_ values: [SampleNode], key: String) -> Bool {
    Self.isIdentity(key) && values.contains { samples.kind($0) == .number }
      && values.allSatisfy { samples.digits($0) != nil }
  }

  private static func fitsIdentity(_ text: String) -> Bool {
    let count = text.unicodeScalars.count
    return 1...2_048 ~= count
  }

  /// A decimal in a text. Digits alone may be a telephone number or a postal code, so one value needs a point or the key
  /// names a quantity.
  private func decimalType(_ texts: [String], _ key: String, in owner: String) -> InferredType? {
    let numbers = texts.compactMap { Rational(decimal: $0) }
    guard numbers.count == texts.count, Self.mayBeDecimals(texts, key, in: owner) else { return nil }
    return .plain("Decimal" + Self.arguments(Evidence.numberBounds(numbers, key: key)))
  }

  private static func mayBeDecimals(_ texts: [String], _ key: String, in owner: String) -> Bool {
    if texts.contains(where: { hasLeadingZero($0) }) { return false }
    return isQuantity(key, in: owner)
      || texts.contains { $0.utf8.contains(UInt8(ascii: ".")) }
        && Set(SourceNames.words(key)).isDisjoint(with: wordsOfOtherDigits)
  }

  /// Words of keys whose texts may have digits and points and are no quantities: versions, moments, what is shown.
  private static let wordsOfOtherDigits: Set<String> = [
    "address", "build", "code", "date", "display", "firmware", "ip", "kernel", "label", "name", "number", "os", "phone",
    "release", "releases", "revision", "sdk", "section", "software", "tag", "text", "time", "timestamp", "title", "ts",
    "version", "versions",
  ]

  private static func hasLeadingZero(_ text: String) -> Bool {
    let digits = Array(text.utf8.drop { $0 == UInt8(ascii: "-") }.prefix(2))
    return digits.count == 2 && digits[0] == UInt8(ascii: "0") && digits[1] != UInt8(ascii: ".")
  }

  /// Whether numbers under a key may have fractions though none was observed. Under the code of a currency they may in a record
  /// that is named by a quantity, such as `prices`.
  static func isQuantity(_ key: String, in owner: String) -> Bool {
    let words = SourceNames.words(key)
    // Amounts of the smallest unit of a currency are whole.
    if !Set(words).isDisjoint(with: ["cents", "minor", "micros"]) { return false }
    let isCurrency = key.utf8.count == 3 && key.utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
    let owners = isCurrency ? SourceNames.words(SourceNames.singular(owner)) : []
    return (words + owners).contains {
      [
        "altitude", "amount", "average", "avg", "cap", "cost", "discount", "distance", "elevation", "fee", "kcal",
        "latitude", "longitude", "lat", "lng", "lon", "popularity", "price", "rating", "ratio", "temperature",
      ]
      .contains($0)
    }
  }

  static func arguments(_ list: [String]) -> String {
    list.isEmpty ? "" : "(" + list.joined(separator: ", ") + ")"
  }

  private mutating func enumeration(
    _ counts: [String: Int], isOpen: Bool, _ key: String, _ owner: String, _ first: SampleNode, count: Int
  ) -> InferredType {
    var names = NameTable()
    let cases = counts.keys.sorted().map { wire in
      InferredCase(name: names.unique(SourceNames.unreserved(wire, or: "value")), wire: wire)
    }
    let type = declare(.enumeration(isOpen: isOpen, cases), SourceNames.upper(key), owner: owner)
    let reason = isOpen ? "open, because there may be more" : "closed, because each value is repeated"
    note(
      "enum `\(type.source)` of `\(owner)` has \(cases.count) cases in \(count) values; \(reason)", at: first)
    return type
  }

  /// The type of values that are numbers in some places and texts in others; `nil` if one of the texts is no decimal, or they may
  /// be codes, as texts alone would be.
  mutating func anyDecimalType(of values: [SampleNode], key: String, owner: String) -> InferredType? {
    guard Self.mayBeDecimals(values.compactMap { samples.text($0) }, key, in: owner) else { return nil }
    var numbers: [Rational] = []
    for value in values {
      let number = samples.text(value).map { Rational(decimal: $0) } ?? samples.number(value)
      guard let number else { return nil }
      numbers.append(number)
    }
    note("`\(owner)` has numbers and texts of digits under `\(key)`", at: values[0])
    return .plain("Decimal" + Self.arguments(["as: any"] + Evidence.numberBounds(numbers, key: key)))
  }

  /// The type of numbers.
  mutating func numberType(of values: [SampleNode], key: String, owner: String) throws(ImportError) -> InferredType {
    var numbers: [Rational] = []
    var areWhole = !Self.isQuantity(key, in: owner)
    for value in values {
      guard let number = samples.number(value) else {
        throw error(
          "the number under `\(key)` needs more than 64 bits", [value], "send it as a text, or with fewer digits")
      }
      let bytes = samples.document(value).numberText(of: value.node) ?? ""
      let isWritten = bytes.utf8.allSatisfy { $0 == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if !number.isWhole || !isWritten || !(ValueRule.integers ~= number.numerator) { areWhole = false }
      numbers.append(number)
    }
    if let scale = Evidence.scaleOfMoments(numbers, key: key) {
      let unit = scale == 1 ? "seconds" : "milliseconds"
      note("`\(owner)` has \(unit) since 1970 under `\(key)`", at: values[0])
      return .plain("Date(as: \(unit))")
    }
    let bounds = Evidence.numberBounds(numbers, key: key)
    return .plain(areWhole ? "Int" + Self.arguments(bounds) : "Decimal" + Self.arguments(["as: number"] + bounds))
  }
}
