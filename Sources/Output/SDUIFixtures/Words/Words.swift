/// The texts of fixtures, by meaning: in one language, with one currency.
///
/// Made once for all fixtures of a screen, so that the fields of a contract share its lists.
struct Words: Sendable {
  private let texts: [TextMeaning: [String]]

  /// Words of a language.
  ///
  /// - Parameter currency: The code of ISO 4217 of all money.
  init(_ locale: FixtureLocale, currency: String) {
    var texts: [TextMeaning: [String]] = [:]
    for meaning in TextMeaning.allCases {
      texts[meaning] = Self.codes(meaning, currency) ?? Self.texts(meaning, in: locale)
    }
    self.texts = texts
  }

  /// Returns the texts for a meaning; at least one.
  func texts(for meaning: TextMeaning) -> [String] { texts[meaning] ?? EnglishWords.anything }

  private static func texts(_ meaning: TextMeaning, in locale: FixtureLocale) -> [String] {
    switch locale {
    case .english: return texts(EnglishWords.self, meaning)
    case .german: return texts(GermanWords.self, meaning)
    case .french: return texts(FrenchWords.self, meaning)
    case .japanese: return texts(JapaneseWords.self, meaning)
    case .arabic: return texts(ArabicWords.self, meaning)
    case .mixed:
      var all: [String] = []
      for locale in FixtureLocale.allCases where locale != .mixed {
        for text in texts(meaning, in: locale) where !all.contains(text) { all.append(text) }
      }
      return all + otherScripts(meaning)
    }
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

  private static func texts<Language: LanguageWords>(_ language: Language.Type, _ meaning: TextMeaning) -> [String] {
    names(language, meaning) ?? sentences(language, meaning) ?? Language.anything
  }

  /// Names of things and people.
  private static func names<Language: LanguageWords>(_ language: Language.Type, _ meaning: TextMeaning) -> [String]? {
    switch meaning {
    case .product: Language.products
    case .category: Language.categories
    case .brand: Language.brands
    case .person: Language.people
    case .givenName: Language.givenNames
    case .surname: Language.surnames
    case .job: Language.jobs
    case .film: Language.films
    case .genre: Language.genres
    case .song: Language.songs
    case .event: Language.events
    case .dish: Language.dishes
    case .place: Language.places
    case .order: Language.orders
    case .setting: Language.settings
    case .tag: Language.tags
    case .colour: Language.colours
    case .material: Language.materials
    case .city: Language.cities
    case .region: Language.regions
    case .street: Language.streets
    case .payment: Language.payments
    case .sum: Language.sums
    case .quantity: Language.quantities
    case .month: Language.months
    case .weekday: Language.weekdays
    default: nil
    }
  }

  /// Returns the sentences of people.
  private static func sentences<Language: LanguageWords>(_ language: Language.Type, _ meaning: TextMeaning) -> [String]?
  {
    switch meaning {
    case .headline: Language.headlines
    case .slogan: Language.slogans
    case .heading: Language.headings
    case .photo: Language.photos
    case .view: Language.views
    case .plate: Language.plates
    case .portrait: Language.portraits
    case .logo: Language.logos
    case .sentence: Language.sentences
    case .paragraph: Language.paragraphs
    case .comment: Language.comments
    case .notice: Language.notices
    case .status: Language.statuses
    case .button: Language.buttons
    case .question: Language.questions
    default: nil
    }
  }

  /// A few texts in scripts of which no language is offered by itself.
  private static func otherScripts(_ meaning: TextMeaning) -> [String] {
    switch meaning {
    case .product: ["Шерстяной шарф", "Δερμάτινη τσάντα", "सूती कुर्ता", "도자기 찻잔"]
    case .brand: ["Берёза", "Λευκό", "한결"]
    case .person: ["Алексей Соколов", "Σοφία Παπαδάκη", "अनन्या शर्मा", "김민준"]
    case .headline: ["Поезда возвращаются на север", "नदी के किनारे नया पार्क", "섬으로 가는 첫 다리"]
    case .film: ["Тихий берег", "बारिश के बाद", "바람의 언덕"]
    case .heading: ["Новинки", "추천"]
    case .city: ["Αθήνα", "Казань", "부산"]
    case .anything: ["Всё сначала"]
    default: []
    }
  }
}

/// The texts of one language, by what they say.
protocol LanguageWords {
  static var products: [String] { get }
  static var categories: [String] { get }
  static var brands: [String] { get }
  static var people: [String] { get }
  static var givenNames: [String] { get }
  static var surnames: [String] { get }
  static var jobs: [String] { get }
  static var headlines: [String] { get }
  static var films: [String] { get }
  static var genres: [String] { get }
  static var songs: [String] { get }
  static var events: [String] { get }
  static var dishes: [String] { get }
  static var places: [String] { get }
  static var slogans: [String] { get }
  static var headings: [String] { get }
  static var orders: [String] { get }
  static var settings: [String] { get }
  static var photos: [String] { get }
  static var views: [String] { get }
  static var plates: [String] { get }
  static var portraits: [String] { get }
  static var logos: [String] { get }
  static var sentences: [String] { get }
  static var paragraphs: [String] { get }
  static var comments: [String] { get }
  static var notices: [String] { get }
  static var statuses: [String] { get }
  static var buttons: [String] { get }
  static var tags: [String] { get }
  static var colours: [String] { get }
  static var materials: [String] { get }
  static var cities: [String] { get }
  static var regions: [String] { get }
  static var streets: [String] { get }
  static var questions: [String] { get }
  static var payments: [String] { get }
  static var sums: [String] { get }
  static var quantities: [String] { get }
  static var months: [String] { get }
  /// In short, from the first to the last day of a week.
  static var weekdays: [String] { get }
  static var anything: [String] { get }
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
