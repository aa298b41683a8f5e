/// What a text says, as far as names tell.
enum TextMeaning: Hashable, Sendable {
  case product, category, brand, person, headline, film, event, slogan, heading, order, setting, photo
  /// What can be seen of a product in its picture.
  case view
  case sentence, paragraph, comment, notice
  case button, tag, city, street, email, address
  /// Written in signs that stand for something: money, country, language.
  case currency, country, language
  /// One letter, or digits.
  case letter, digits
  /// The name of a symbol.
  case symbol
  case anything

  /// What a field of a component says.
  ///
  /// - Parameters:
  ///   - field: The words of the field, and before them those of the fields that it stands in.
  ///   - owner: The words of the component, record or action.
  ///   - isHeading: Whether the component stands above or below a section.
  init(field: NameWords, owner: NameWords, isHeading: Bool) {
    if let meaning = Self.meaning(in: Self.fields, of: field) {
      self = meaning
    } else if field.has("text", "message", "body"), let meaning = Self.meaning(in: Self.writings, of: owner) {
      self = meaning
    } else if isHeading {
      self = .heading
    } else {
      // `title` says what it is of something, and not what.
      let subject = NameWords(words: field.words.filter { !["title", "name", "text", "heading"].contains($0) })
      self = Self.meaning(in: Self.things, of: subject) ?? Self.meaning(in: Self.things, of: owner) ?? .anything
    }
  }

  /// Whether it is made of signs, so that no other text could stand for it.
  var isCode: Bool {
    switch self {
    case .currency, .country, .language, .letter, .digits, .symbol, .email, .address: true
    default: false
    }
  }

  private static func meaning(in table: [(words: [String], meaning: TextMeaning)], of name: NameWords) -> TextMeaning? {
    table.first { name.hasAny($0.words) }?.meaning
  }

  /// Words of fields that say by themselves what stands there.
  private static let fields: [(words: [String], meaning: TextMeaning)] = [
    (["currency"], .currency), (["country"], .country), (["language", "locale"], .language),
    (["initial", "letter"], .letter),
    (["digit", "code", "number", "zip", "postcode", "sku", "isbn", "phone", "telephone"], .digits),
    (["email", "mail"], .email), (["url", "link", "href", "website"], .address),
    (["icon", "symbol", "glyph"], .symbol),
    (["city", "town", "place", "location", "venue", "region"], .city), (["street", "address"], .street),
    (
      [
        "author", "user", "username", "person", "sender", "owner", "customer", "director", "actor", "artist",
        "nickname",
        "speaker", "host",
      ], .person
    ),
    (["brand", "advertiser", "vendor", "seller", "shop", "store", "maker", "manufacturer", "publisher"], .brand),
    (["category", "categories", "department", "genre", "topic"], .category),
    (["tag", "keyword", "badge", "chip"], .tag),
    (["button", "label", "cta"], .button),
    (
      ["subtitle", "claim", "description", "teaser", "caption", "abstract", "excerpt", "synopsis", "tagline"], .sentence
    ),
    (["content", "paragraph", "details"], .paragraph), (["comment", "review", "quote"], .comment),
    (["notice", "disclaimer"], .notice), (["headline"], .headline), (["slogan"], .slogan),
  ]

  /// What a text of something is that is made of text.
  private static let writings: [(words: [String], meaning: TextMeaning)] = [
    (["comment", "review"], .comment), (["paragraph", "body"], .paragraph),
    (["notice", "nothing", "no", "try", "message", "error", "empty"], .notice), (["headline"], .headline),
  ]

  /// What the name or title of something is.
  private static let things: [(words: [String], meaning: TextMeaning)] = [
    (["product", "offer", "item", "ware"], .product), (["category", "tile", "genre", "topic"], .category),
    (["brand", "seller", "channel", "advertiser", "ad"], .brand),
    (["user", "profile", "author", "artist", "contact", "person", "member"], .person),
    (["story", "news", "article", "post", "headline"], .headline),
    (
      ["film", "movie", "poster", "billboard", "still", "video", "episode", "show", "ranked", "resume", "trailer"],
      .film
    ),
    (["event", "evening", "concert", "match"], .event),
    (["banner", "campaign", "hero", "promo", "promotion"], .slogan),
    (["heading", "header", "footer", "title", "section", "shelf", "rail"], .heading),
    (["order", "summary"], .order), (["setting", "preference", "option"], .setting),
    (["photo", "picture", "image"], .photo), (["more", "all", "button"], .button),
    (["card"], .product), (["row"], .setting),
  ]
}
