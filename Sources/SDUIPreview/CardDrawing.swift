import SDUIIR

/// What a page draws in the cell of a component, by the types and names of its fields: as an app would, without being one.
///
/// | field | drawing |
/// |---|---|
/// | an image, or a list of images | pictures |
/// | the first text | the title |
/// | further texts | a second and a third line |
/// | a decimal, or a record with one | the price, with the record's currency |
/// | a number of at most 5, or one named after a rating | a rating |
/// | a number from 0 to 1, or one named after progress | a bar |
/// | a date | the day |
/// | a case of an enumeration, unless it is the default | a badge |
/// | a list of texts | tags |
/// | another record, or data of a case | the same of its fields |
struct CardDrawing {
  let name: String
  /// Which of the components it is: decides a tint.
  let component: Int
  private(set) var pictures: [ImageValue] = []
  /// The title and the lines below it.
  private(set) var texts: [String] = []
  private(set) var price: String?
  private(set) var rating: String?
  private(set) var date: String?
  private(set) var badge: String?
  /// From 0 to 1.
  private(set) var progress: Rational?
  private(set) var tags: [String] = []
  /// A whole number, which is the title where nothing else is.
  private var number: String?

  /// Whether there is nothing to read.
  var hasWords: Bool {
    !texts.isEmpty || price != nil || rating != nil || date != nil || !tags.isEmpty || progress != nil
  }

  /// The drawing of a component with some values of its fields, or their defaults.
  init(_ component: ID<Component>, _ values: [FieldValue], _ contract: Contract) {
    self.component = component.index
    guard component.index < contract.components.count else {
      name = ""
      return
    }
    let declared = contract.components[component]
    name = declared.name.source
    add(declared.fields, values, contract, depth: 0)
    if texts.isEmpty, let number { texts = [number] }
  }

  private mutating func add(_ fields: [Field], _ values: [FieldValue], _ contract: Contract, depth: Int) {
    for (index, field) in fields.enumerated() {
      let written = values.first { $0.field == index }?.value
      guard let value = written ?? field.defaultValue else { continue }
      add(value, of: field, isDefault: value == field.defaultValue, contract, depth: depth)
    }
  }

  private mutating func add(
    _ value: Value, of field: Field, isDefault: Bool, _ contract: Contract, depth: Int
  ) {
    switch value {
    case .image(let image): pictures.append(image)
    case .text(let text): add(text, field.type.rule)
    case .integer(let value): number = number ?? "\(value)"
    case .decimal(let value), .number(let value): add(value, of: field)
    case .enumerationCase(let id, let index) where !isDefault: badge = badge ?? contract.caseName(of: id, index)
    case .choice(_, _, let data?) where depth < Self.mostDepth:
      add(data, of: field, isDefault: false, contract, depth: depth + 1)
    case .record(let id, let values) where depth < Self.mostDepth:
      add(record: contract.records[id].fields, values, contract, depth: depth + 1)
    case .list(let values): add(list: values)
    default: break
    }
  }

  /// How far records in records are looked into.
  private static let mostDepth = 2
  private static let (mostTexts, mostPictures, mostTags) = (3, 4, 3)

  private mutating func add(_ text: String, _ rule: ValueRule) {
    guard case .text(_, let syntax) = rule else { return }
    switch syntax {
    case nil: if texts.count < Self.mostTexts, !text.isEmpty { texts.append(text) }
    case .date: date = date ?? String(text.prefix(10))
    default: break
    }
  }

  private mutating func add(_ value: Rational, of field: Field) {
    let words = field.name.source.words
    let most = field.type.rule.upperBound
    if most == Rational(5) || words.contains("rating") {
      rating = rating ?? value.text
    } else if most == .one || words.contains("progress") {
      progress = progress ?? min(max(value, .zero), .one)
    } else {
      price = price ?? value.priceText
    }
  }

  /// An amount with its currency, or whatever the fields are by themselves.
  private mutating func add(record fields: [Field], _ values: [FieldValue], _ contract: Contract, depth: Int) {
    var amount: String?
    var currency: String?
    for (index, field) in fields.enumerated() {
      switch values.first(where: { $0.field == index })?.value ?? field.defaultValue {
      case .decimal(let value)?, .number(let value)?: amount = value.priceText
      case .text(let text)? where field.name.source.words.contains("currency"): currency = text
      default: continue
      }
    }
    guard let amount, let currency else { return add(fields, values, contract, depth: depth) }
    price = price ?? "\(amount) \(currency)"
  }

  private mutating func add(list values: [Value]) {
    for value in values {
      switch value {
      case .image(let image) where pictures.count < Self.mostPictures: pictures.append(image)
      case .text(let text) where tags.count < Self.mostTags: tags.append(text)
      default: continue
      }
    }
  }
}

extension Contract {
  /// The name of a case as people read it: `soldOut` is `sold out`.
  fileprivate func caseName(of id: ID<Enumeration>, _ index: Int) -> String? {
    guard id.index < enums.count, enums[id].cases.indices.contains(index) else { return nil }
    return enums[id].cases[index].name.source.words.joined(separator: " ")
  }
}

extension String {
  /// The words of a name in lower case: those of `soldOut` and of `sold_out` are `sold` and `out`.
  fileprivate var words: [String] {
    var words = [""]
    for character in self {
      if character.isUppercase || character == "_" { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }
    return words.filter { !$0.isEmpty }
  }
}

extension ValueRule {
  /// The greatest number that it allows.
  fileprivate var upperBound: Rational? {
    switch self {
    case .decimal(let bounds), .number(let bounds), .integer(let bounds): bounds.maximum
    default: nil
    }
  }
}

extension Rational {
  /// With two decimals, as prices are written, unless it has more.
  fileprivate var priceText: String {
    guard let cents = try? self * Rational(100), cents.isWhole, !isNegative else { return text }
    let (whole, rest) = cents.numerator.quotientAndRemainder(dividingBy: 100)
    return rest == 0 ? "\(whole)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
