/// The meaning of a text, as far as names reveal it.
enum TextMeaning: String, CaseIterable, Hashable, Sendable {
  case product, category, brand, person, givenName, surname, job, headline, film, genre, song, event, dish, place
  case slogan, heading, order, setting, photo
  /// A view of a product, a dish, a person or a brand in its picture.
  case view, plate, portrait, logo
  case sentence, paragraph, comment, question, notice, status
  case button, tag, colour, material, city, region, street
  /// The way of a payment, and the subject of a sum.
  case payment, sum
  /// The quantity that a figure measures.
  case quantity
  /// Parts of a calendar; days of the week in short.
  case month, weekday
  /// The same in every language: addresses, telephone numbers, times of day, sizes, and money with its currency.
  case email, address, phone, time, size, amount, figure
  /// Written in codes: money, country, language.
  case currency, country, language
  /// One letter, or digits.
  case letter, digits
  /// The name of a symbol.
  case symbol
  case anything

  /// Creates the meaning of a field.
  ///
  /// The field decides before the declaration that contains it: its own words, the last first, since `brandDescription`
  /// is a description; then those of the fields around it, from the inside out. Otherwise it is the name of the record
  /// or component that declares it.
  ///
  /// - Parameters:
  ///   - path: The names of the fields around it, and its own at the end.
  ///   - owners: The names of the records, from the inside out, and of the component or action that declare it.
  ///   - isHeading: Whether the component is above or below a section.
  init(path: [NameWords], owners: [NameWords], isHeading: Bool) {
    let field = path.last ?? NameWords(words: [])
    self =
      Self.sign(field) ?? Self.addressee(field, owners) ?? Self.writing(field, owners) ?? Self.named(path)
      ?? Self.calendar(owners) ?? (isHeading ? .heading : nil) ?? Self.subject(path, owners) ?? Self.shape(owners)
  }

  /// Creates the meaning of a picture's description, for people who do not see it.
  init(imageOf field: NameWords, owner: NameWords) {
    if field.has("logo") || owner.has("brand") {
      self = .logo
    } else if field.has("avatar") || owner.has("profile", "person", "user", "contact", "author") {
      self = .portrait
    } else if owner.has("dish", "meal", "recipe", "food", "drink") {
      self = .plate
    } else {
      self = owner.has("product", "offer", "order") ? .view : .photo
    }
  }

  /// Returns the meaning of a word that decides in any place of a field's name.
  private static func sign(_ field: NameWords) -> TextMeaning? {
    if field.has("name") {
      if field.has("first", "given", "fore") { return .givenName }
      if field.has("last", "family") { return .surname }
    }
    return meaning(in: signs, of: field)
  }

  /// Returns the meaning of a field of something that is made of text, or that a text sums up.
  private static func writing(_ field: NameWords, _ owners: [NameWords]) -> TextMeaning? {
    if field.has("summary"), owners.contains(where: { $0.has("order", "cart") }) { return .order }
    guard field.has("text", "message", "body") else { return nil }
    return owners.lazy.compactMap { meaning(in: writings, of: $0) }.first
  }

  /// Returns the meaning of the names of fields, the innermost first.
  private static func named(_ path: [NameWords]) -> TextMeaning? {
    path.reversed().lazy.compactMap { lastMeaning(in: fields, of: $0) }.first
  }

  /// A part of a calendar, even above a section.
  private static func calendar(_ owners: [NameWords]) -> TextMeaning? {
    owners.lazy.compactMap { owner in
      owner.has("week") && owner.has("day") ? .weekday : meaning(in: calendars, of: owner)
    }.first
  }

  /// Returns the meaning of a name in an address.
  private static func addressee(_ field: NameWords, _ owners: [NameWords]) -> TextMeaning? {
    field.words == ["name"] && owners.first?.has("address") == true ? .person : nil
  }

  /// Of what it is the name or title.
  private static func subject(_ path: [NameWords], _ owners: [NameWords]) -> TextMeaning? {
    // `title` says what it is of something, and not what.
    let subject = { (name: NameWords) in
      NameWords(words: name.words.filter { !["title", "name", "text", "heading", "value"].contains($0) })
    }
    // A field `line` is one of an address, and a component `Line` one of a basket.
    return path.reversed().lazy.compactMap { lastMeaning(in: fields + things, of: subject($0)) }.first
      ?? owners.lazy.compactMap { lastMeaning(in: things + fields, of: subject($0)) }.first
  }

  /// Returns the meaning of units of a shape: an item is a product, and so is a card that is named by nothing else.
  private static func shape(_ owners: [NameWords]) -> TextMeaning {
    for owner in owners {
      if let meaning = lastMeaning(in: shapes, of: owner) { return meaning }
      if owner.words.count == 1, let meaning = meaning(in: bareShapes, of: owner) { return meaning }
    }
    return .anything
  }

  /// Whether it is a code, so that no other text could replace it.
  var isCode: Bool {
    switch self {
    case .currency, .country, .language, .letter, .digits, .symbol, .email, .address, .phone, .time, .size, .amount,
      .figure:
      true
    default: false
    }
  }

  private typealias Table = [(words: [String], meaning: TextMeaning)]

  private static func meaning(in table: Table, of name: NameWords) -> TextMeaning? {
    table.first { name.hasAny($0.words) }?.meaning
  }

  /// Returns the meaning of the last word that has one: the head of a compound.
  private static func lastMeaning(in table: Table, of name: NameWords) -> TextMeaning? {
    name.words.reversed().lazy.compactMap { meaning(in: table, of: NameWords(words: [$0])) }.first
  }

  /// Words that decide in any place of a name: `countryCode` is a country and `emailAddress` no street.
  private static let signs: Table = [
    (["currency"], .currency), (["country"], .country), (["language", "locale"], .language),
    (["email", "mail"], .email), (["phone", "telephone", "mobile", "fax"], .phone),
    (["url", "link", "href", "website", "web"], .address),
    (["initial", "letter"], .letter), (["icon", "symbol", "glyph"], .symbol),
    (["zip", "postcode", "postal", "sku", "isbn", "iban"], .digits),
    (["firstname", "forename"], .givenName), (["surname", "lastname"], .surname),
  ]

  /// The meanings of texts that consist of text.
  private static let writings: Table = [
    (["comment", "review", "rating", "from"], .comment), (["paragraph", "body"], .paragraph),
    (["notice", "nothing", "no", "try", "message", "error", "empty"], .notice), (["headline"], .headline),
  ]

  /// Words of fields that have a meaning by themselves.
  private static let fields: Table = [
    (["digit", "code", "number"], .digits),
    (["city", "town", "location"], .city), (["region", "province", "county"], .region),
    (["street", "address", "line", "addressline"], .street),
    (["place", "venue", "restaurant", "hotel", "cafe"], .place),
    (
      [
        "author", "user", "username", "person", "sender", "owner", "customer", "director", "actor", "artist",
        "nickname",
        "speaker", "host", "guest", "recipient", "reviewer", "writer", "composer", "singer", "driver", "friend",
        "contact",
        "chef", "cast", "creator", "editor", "narrator", "player", "by",
      ], .person
    ),
    (["job", "profession", "occupation", "role"], .job),
    (
      [
        "brand", "advertiser", "vendor", "seller", "shop", "store", "maker", "manufacturer", "publisher", "company",
        "employer", "developer", "organization", "organisation", "merchant", "supplier", "studio", "paper",
        "newspaper", "magazine",
      ], .brand
    ),
    (["genre"], .genre), (["weekday"], .weekday), (["value"], .figure), (["date"], .month),
    (["category", "categories", "department", "topic"], .category),
    (["tag", "keyword", "badge", "chip", "hashtag"], .tag), (["button", "cta", "label"], .button),
    (["status", "state"], .status), (["question"], .question),
    (["colour", "color"], .colour), (["material", "fabric"], .material), (["size"], .size),
    (["time", "hour", "opens", "closes", "departure", "arrival"], .time),
    (["price", "amount", "cost", "fee", "total", "subtotal", "shipping"], .amount),
    (["song", "track", "album"], .song), (["dish", "meal", "recipe", "food", "drink", "menu"], .dish),
    (
      [
        "subtitle", "claim", "description", "teaser", "caption", "abstract", "excerpt", "synopsis", "tagline",
        "summary",
        "bio", "biography", "answer", "hint",
      ], .sentence
    ),
    (["content", "paragraph", "details"], .paragraph), (["comment", "review", "quote", "draft"], .comment),
    (["notice", "disclaimer", "reason"], .notice), (["headline"], .headline), (["slogan"], .slogan),
  ]

  /// The meanings of names and titles of things.
  private static let things: Table = [
    (["product", "offer", "ware", "article", "line"], .product),
    (["channel", "ad", "app"], .brand), (["stay", "accommodation"], .place), (["filter"], .tag),
    (["payment"], .payment), (["sum"], .sum), (["widget", "fact", "figure", "statistic", "metric"], .quantity),
    (
      [
        "profile", "member", "employee", "doctor", "teacher", "student", "passenger", "patient", "agent", "follower",
        "people", "crew", "partner", "account",
      ], .person
    ),
    (["story", "news", "post"], .headline),
    (
      ["film", "movie", "poster", "billboard", "still", "video", "episode", "show", "ranked", "resume", "trailer"],
      .film
    ),
    (["event", "evening", "concert", "match"], .event),
    (["banner", "campaign", "hero", "promo", "promotion"], .slogan),
    (["order"], .order), (["setting", "preference", "option"], .setting),
    (["photo", "picture", "image"], .photo), (["more", "all"], .button), (["delivery", "shipment"], .street),
  ]

  /// Parts of a calendar.
  private static let calendars: Table = [(["month"], .month), (["weekday"], .weekday)]

  /// The meanings of components by their shape on a screen, if their names reveal nothing of their content.
  private static let shapes: Table = [
    (["heading", "header", "footer", "title", "section", "shelf", "rail"], .heading), (["item"], .product),
  ]

  /// The same of a name that has no other word.
  private static let bareShapes: Table = [(["card"], .product), (["tile"], .category), (["row"], .setting)]
}
