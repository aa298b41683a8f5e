import SDUIIR

/// The drawing of a component: what a page shows in its cell, by the types and names of its fields.
///
/// | field | drawing |
/// |---|---|
/// | an image, or a list of images | pictures |
/// | the first text | the title |
/// | further texts | a second and a third line |
/// | a text or URL that is named after a symbol | a glyph |
/// | a text that is named after a price, a decimal, or a record with one | the price, with the record's currency |
/// | a number of at most 5, or one named after a rating | a rating |
/// | a number from 0 to 1, or a position with a duration | progress |
/// | another whole number with a plural name | a count: `1,204 views` |
/// | a date | the day |
/// | a Boolean | a switch if its name says `on`, else whether the component is selected |
/// | a case of an enumeration, unless it is the default | a badge |
/// | a list of texts | tags |
/// | a list of numbers | a chart |
/// | a list of records or of cases with data | an entry for each |
/// | another record, or data of a case | the same of its fields |
struct CardDrawing {
  /// The component's name in the source.
  let name: String
  /// The index of the component, which decides a tint.
  let component: Int
  /// The role of the card, from the name of the component.
  private(set) var role = CardRole.card
  /// At most four.
  private(set) var pictures: [ImageValue] = []
  /// Whether the first picture shows a person.
  private(set) var isPortrait = false
  /// The title and the lines below it.
  private(set) var texts: [String] = []
  /// Whether the title is text to read, as of a message.
  private(set) var isBody = false
  /// The symbol beside the title or above it.
  private(set) var glyph: Glyph?
  /// The price, with its currency.
  private(set) var price: String?
  /// The price before a sale.
  private(set) var oldPrice: String?
  private(set) var rating: String?
  private(set) var date: String?
  /// A number with what it counts.
  private(set) var counts: [String] = []
  private(set) var badge: String?
  /// The text of a button in the card.
  private(set) var action: String?
  /// Whether the switch is on; `nil` without a switch.
  private(set) var isOn: Bool?
  /// Whether the component is the selected one of several.
  private(set) var isSelected = false
  /// From 0 to 1.
  private(set) var progress: Rational?
  private(set) var tags: [String] = []
  /// The heights of a chart's bars, from 0 to 1.
  private(set) var points: [Rational] = []
  /// The records of a list.
  private(set) var entries: [CardEntry] = []
  /// A whole number, which is the title if nothing else is.
  private var number: String?
  /// The playing position, and the duration.
  private var (position, duration): (Int64?, Int64?) = (nil, nil)

  /// The drawing of a component with some values of its fields, or their defaults.
  init(_ component: ID<Component>, _ values: [FieldValue], _ contract: Contract) {
    self.component = component.index
    guard component.index < contract.components.count else {
      name = ""
      return
    }
    let declared = contract.components[component]
    name = declared.name.source
    let words = name.nameWords
    role = CardRole(words)
    isPortrait = words.contains(where: Self.people.contains)
    add(declared.fields, values, contract, depth: 0)
    finish()
  }

  /// The drawing of a record in a list.
  private init(_ fields: [Field], _ values: [FieldValue], _ contract: Contract, depth: Int) {
    (name, component) = ("", 0)
    add(fields, values, contract, depth: depth)
    finish()
  }

  /// Decides what depends on several fields.
  private mutating func finish() {
    if let position, let duration, duration > 0, progress == nil {
      let done = try? Rational(position, over: duration)
      progress = done.map { min(max($0, .zero), .one) }
    }
    if let most = points.max(), most > .zero { points = points.map { max((try? $0 / most) ?? .zero, .zero) } }
    // The number of a day is its date.
    if texts.isEmpty, let title = number ?? date { (texts, date) = ([title], nil) }
    if role == .tabs, entries.isEmpty, tags.isEmpty {
      entries = [.house, .search, .bag, .person].map { CardEntry(glyph: $0) }
    }
    if role == .field, name.nameWords.contains("search") { glyph = glyph ?? .search }
    guard entries.isEmpty, tags.isEmpty || !pictures.isEmpty else { return }
    if texts.isEmpty, glyph == nil, pictures.isEmpty || price != nil {
      texts = [name.nameWords.title].filter { !$0.isEmpty }
    }
  }

  /// Whether there is nothing to read.
  var hasWords: Bool {
    !texts.isEmpty || price != nil || rating != nil || date != nil || !tags.isEmpty || progress != nil
      || !counts.isEmpty || !entries.isEmpty || !points.isEmpty
  }

  /// Returns a text in place of a key: the words after its last dot, so `deals.title` is `Title`.
  private static func text(ofKey key: String) -> String {
    (key.split(separator: ".").last.map(String.init) ?? key).nameWords.title
  }

  /// Words of names of people, whose pictures are round.
  private static let people = [
    "avatar", "portrait", "circle", "profile", "profiles", "partner", "author", "account",
    "person", "user", "contact",
  ]
  /// Words of names of titles, whose text is no body.
  private static let headings = ["headline", "heading", "header", "title"]
  /// The maximum depth of nested records that are read.
  private static let mostDepth = 2
  private static let (mostTexts, mostTags, mostEntries) = (3, 7, 7)
  /// The maximum number of pictures that are drawn.
  static let mostPictures = 4
}

// MARK: - Fields

extension CardDrawing {
  private mutating func add(_ fields: [Field], _ values: [FieldValue], _ contract: Contract, depth: Int) {
    for (field, written) in zip(fields, Self.values(values, of: fields)) {
      guard let value = written ?? field.defaultValue else { continue }
      add(value, of: field, isDefault: value == field.defaultValue, contract, depth: depth)
    }
  }

  /// The written value of each of some fields.
  private static func values(_ written: [FieldValue], of fields: [Field]) -> [Value?] {
    var result: [Value?] = Array(repeating: nil, count: fields.count)
    // The first counts, should there be several.
    for value in written.reversed() where result.indices.contains(value.field) { result[value.field] = value.value }
    return result
  }

  private mutating func add(
    _ value: Value, of field: Field, isDefault: Bool, _ contract: Contract, depth: Int
  ) {
    let words = field.name.source.nameWords
    switch value {
    case .image(let image):
      if pictures.isEmpty, words.contains(where: Self.people.contains) { isPortrait = true }
      if pictures.count < Self.mostPictures { pictures.append(image) }
    case .text(let text): add(text, field.type.rule, words)
    case .localized(let key): add(text: Self.text(ofKey: key))
    case .integer(let value): addNumber(Rational(Int(value)), of: field, words)
    case .decimal(let value), .number(let value): addNumber(value, of: field, words)
    case .boolean(let value): add(value, words)
    case .enumerationCase(let id, let index) where !isDefault: badge = badge ?? contract.caseName(of: id, index)
    case .choice(let id, let index, let data):
      add(text: contract.caseName(of: id, index)?.split(separator: " ").map(String.init).title ?? "")
      guard let data, depth < Self.mostDepth else { return }
      add(data, of: field, isDefault: false, contract, depth: depth + 1)
    case .record(let id, let values) where depth < Self.mostDepth:
      add(record: contract.records[id].fields, values, of: words, contract, depth: depth + 1)
    case .list(let values): add(list: values, contract, depth: depth)
    case .map(let entries):
      // Of languages and currencies a card shows one.
      guard case .map(let element, _) = field.type.wrapped, let first = entries.first else { return }
      var member = field
      member.type = element
      add(first.value, of: member, isDefault: isDefault, contract, depth: depth)
    default: break
    }
  }

  private mutating func add(_ text: String, _ rule: ValueRule, _ words: [String]) {
    guard case .text(let bounds, let syntax) = rule else { return }
    let isSymbol = words.contains { ["symbol", "icon", "glyph"].contains($0) }
    switch syntax {
    case nil where isSymbol: glyph = glyph ?? Glyph(named: text)
    case .url where isSymbol: glyph = glyph ?? Glyph(named: name)
    case nil where words.last == "price" || words.last == "amount": price = price ?? text
    case nil where words.last == "button" || words.last == "cta": action = action ?? text
    case nil:
      if texts.isEmpty, role == .card, !name.nameWords.contains(where: Self.headings.contains) {
        isBody = ["text", "message", "body", "paragraph", "biography"].contains(words.last ?? "")
      }
      add(text: text)
    case .date, .localDate, .day: date = date ?? DateWords.day(text)
    case .pattern: date = date ?? DateWords.day(bounds.pattern?.standardText(of: text) ?? text)
    default: break
    }
  }

  private mutating func addNumber(_ value: Rational, of field: Field, _ words: [String]) {
    switch field.type.wrapped {
    case .date(.seconds): date = date ?? DateWords.day(value.floor)
    case .date(.milliseconds): date = date ?? DateWords.day(value.floor / 1_000)
    case .int: add(value.numerator, of: field, words)
    default: add(value, of: field, words)
    }
  }

  private mutating func add(text: String) {
    if texts.count < Self.mostTexts, !text.isEmpty { texts.append(text) }
  }

  private mutating func add(_ value: Int64, of field: Field, _ words: [String]) {
    let last = words.last ?? ""
    if field.type.rule.upperBound == Rational(5) || words.contains("rating") || last == "stars" {
      rating = rating ?? "\(value)"
    } else if ["position", "second", "elapsed"].contains(last) {
      position = position ?? value
    } else if ["duration", "seconds", "length"].contains(last) {
      duration = duration ?? value
    } else if last == "rank" {
      badge = badge ?? "\(value)"
    } else if last == "count" || last == "quantity" {
      counts.append("× \(value)")
    } else if last.hasSuffix("s") {
      counts.append("\(value.grouped) \(words.joined(separator: " "))")
    } else {
      number = number ?? "\(value)"
    }
  }

  private mutating func add(_ value: Rational, of field: Field, _ words: [String]) {
    let most = field.type.rule.upperBound
    if most == Rational(5) || words.contains("rating") {
      rating = rating ?? value.text
    } else if most == .one || words.contains("progress") {
      progress = progress ?? min(max(value, .zero), .one)
    } else {
      price = price ?? value.priceText
    }
  }

  private mutating func add(_ value: Bool, _ words: [String]) {
    if words.last == "on" || words.last == "enabled" {
      isOn = isOn ?? value
    } else if words.contains(where: { ["selected", "active", "current", "today"].contains($0) }) {
      isSelected = value
    }
  }

  /// An amount with its currency, or whatever the fields are by themselves.
  private mutating func add(
    record fields: [Field], _ values: [FieldValue], of words: [String], _ contract: Contract, depth: Int
  ) {
    var amount: String?
    var currency: String?
    for (field, written) in zip(fields, Self.values(values, of: fields)) {
      switch written ?? field.defaultValue {
      case .decimal(let value)?, .number(let value)?: amount = value.priceText
      case .text(let text)? where field.name.source.nameWords.contains("currency"): currency = text
      default: continue
      }
    }
    guard let amount, let currency else { return add(fields, values, contract, depth: depth) }
    let text = "\(amount) \(currency)"
    if words.contains(where: { ["old", "was", "previous", "original"].contains($0) }) {
      oldPrice = oldPrice ?? text
    } else {
      price = price ?? text
    }
  }

  private mutating func add(list values: [Value], _ contract: Contract, depth: Int) {
    for value in values {
      switch value {
      case .image(let image) where pictures.count < Self.mostPictures: pictures.append(image)
      case .text(let text) where tags.count < Self.mostTags: tags.append(text)
      case .localized(let key) where tags.count < Self.mostTags: tags.append(Self.text(ofKey: key))
      case .decimal(let value), .number(let value): points.append(value)
      case .record(let id, let values) where entries.count < Self.mostEntries && depth < Self.mostDepth:
        let drawing = CardDrawing(contract.records[id].fields, values, contract, depth: depth + 1)
        entries.append(CardEntry(drawing))
      case .choice(let id, let index, _) where entries.count < Self.mostEntries:
        let words = contract.caseName(of: id, index)?.split(separator: " ").map(String.init)
        entries.append(CardEntry(title: words?.title))
      default: continue
      }
    }
  }
}
