import EmbeddedFiles

/// The texts of fixtures, by meaning: in one language, with one currency.
///
/// Made once for all fixtures of a screen, so that the fields of a contract share its lists.
struct Words: Sendable {
  private let texts: [TextMeaning: [String]]

  /// Words of a language.
  ///
  /// - Parameter currency: The code of ISO 4217 of all money.
  init(_ locale: FixtureLocale, currency: String) {
    let written = Self.texts(in: locale)
    var texts: [TextMeaning: [String]] = [:]
    for meaning in TextMeaning.allCases {
      texts[meaning] = Self.codes(meaning, currency) ?? written[meaning] ?? written[.anything]
    }
    self.texts = texts
  }

  /// Returns the texts for a meaning; at least one.
  func texts(for meaning: TextMeaning) -> [String] { texts[meaning] ?? ["Text"] }

  private static func texts(in locale: FixtureLocale) -> [TextMeaning: [String]] {
    switch locale {
    case .english: return texts(embedded_english_words())
    case .german: return texts(embedded_german_words())
    case .french: return texts(embedded_french_words())
    case .japanese: return texts(embedded_japanese_words())
    case .arabic: return texts(embedded_arabic_words())
    case .mixed:
      let languages = FixtureLocale.allCases.filter { $0 != .mixed }.map { texts(in: $0) }
      let others = texts(embedded_other_words())
      var all: [TextMeaning: [String]] = [:]
      for meaning in TextMeaning.allCases {
        for text in languages.flatMap({ $0[meaning] ?? $0[.anything] ?? [] }) where !(all[meaning] ?? []).contains(text)
        {
          all[meaning, default: []].append(text)
        }
        all[meaning, default: []] += others[meaning] ?? []
      }
      return all
    }
  }

  /// The texts in a file: a line for each meaning, `city=Ghent|Porto`, and lines of remarks.
  private static func texts(_ file: UnsafePointer<UInt8>) -> [TextMeaning: [String]] {
    var texts: [TextMeaning: [String]] = [:]
    for line in String(cString: file).utf8.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard parts.count == 2, let meaning = TextMeaning(rawValue: String(Substring(parts[0]))) else { continue }
      texts[meaning] = parts[1].split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
    }
    return texts
  }

  /// Texts that are the same in all languages: codes, addresses and numbers. Nobody has these telephone numbers: Ofcom
  /// keeps 020 7946 0xxx for fiction.
  private static func codes(_ meaning: TextMeaning, _ currency: String) -> [String]? {
    switch meaning {
    case .currency: [currency]
    case .country: ["DE", "FR", "GB", "JP", "BR", "EG", "KR", "US"]
    case .language: ["en", "de", "fr", "ja", "ar", "pt"]
    case .letter: (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }
    case .symbol: ["star", "heart", "bag", "gear", "bell", "tag", "clock", "house"]
    case .email: ["mara@example.com", "jonas@example.org", "yuki@example.net"]
    case .address: ["https://example.com/offers", "https://example.com/help", "https://example.org/terms"]
    case .phone: ["+44 20 7946 0018", "+44 20 7946 0123", "+44 20 7946 0457", "+44 20 7946 0921"]
    case .time: ["09:30", "12:00", "16:45", "18:15", "20:00"]
    case .size: ["XS", "S", "M", "L", "XL"]
    case .amount: ["4.99", "12.50", "39.00", "79.95"].map { "\($0) \(currency)" }
    case .figure: ["72 %", "6,204", "3 / 5", "48", "7.5", "+12 %"]
    case .digits: ["0"]
    default: nil
    }
  }
}

extension Words {
  /// Emoji of several code points, and marks above and below others.
  static let pictured = [
    "👩🏽‍🍳 Kitchen 🇵🇹 day", "Ça alors, e\u{301}te\u{301} 🏖️", "👨‍👩‍👧‍👦 family size 4️⃣", "Z\u{351}a\u{321}l\u{334}g\u{347}o tea 🫖",
    "🧶🧵✂️ knitwear",
  ]

  /// From right to left, with digits and Latin in it.
  static let fromRightToLeft = [
    "تخفيضات ‎50%‎ على الأحذية", "חולצת פשתן XL במבצע", "مجموعة ٣ قطع من Northfold", "תיק גב לטיולים, 24 ליטר",
    "قهوة ☕️ مجانية",
  ]

  /// Without a place at which a line could break.
  static let unbroken = [
    "Donaudampfschifffahrtsgesellschaftskapitän", "Rindfleischetikettierungsüberwachung",
    "Llanfairpwllgwyngyllgogerych",
    "超长的商品名称没有任何空格也不会自动换行", "Speciaalzaakvoorhandgemaakteklompen",
  ]
}
