import SDUIIR

/// A place of a value in data, with everything that is needed to make one.
struct ValueNode: Sendable {
  /// The key of the value; empty for elements of lists and for data that are one value.
  let key: String
  /// Its place in the data of its component, by wire names: `price.amount`, `tags[]`, `link(OPEN_PAGE).url`.
  let path: String
  /// From which its values follow.
  let hash: StableHash
  /// The form of its values.
  let form: Form
  /// Whether the key may be missing.
  let mayBeAbsent: Bool
  /// Whether `null` is allowed.
  let mayBeNull: Bool
  /// The texts that mean a missing value.
  var absentTexts: [String] = []
  /// The possible levels of its values, besides those of missing ones; never empty.
  let levels: [ValueLevel]
  /// Its index among the places of its component.
  let index: Int

  /// The form of values.
  indirect enum Form: Sendable {
    /// An identity of a unit, or of something that an action names.
    case identity(prefix: String)
    /// The same, which travels as a number.
    case digits
    case text(TextForm)
    case integer(NumberForm)
    case decimal(NumberForm)
    /// A decimal that travels as a number.
    case number(NumberForm)
    case boolean
    case url(URLForm)
    case anyDecimal(NumberForm)
    case date(DateForm)
    /// A text of a syntax for which names do not matter.
    case sample(TextSyntax)
    case image(ImageForm)
    /// The wire names of the cases that may be sent; of a currency, of which there is one, the first is.
    case cases([String], isCurrency: Bool)
    case record([ValueNode])
    /// An action, or a case of an enumeration with data.
    case choice([Choice], CaseForm)
    /// A list, or a map.
    case list(ValueNode, ListForm)
    /// No finite value exists: it would have to hold another one of itself.
    case impossible
  }

  /// An action or a case that may be chosen.
  struct Choice: Sendable {
    /// Its name in responses.
    let name: String
    /// The payload.
    let payload: Payload

    enum Payload: Sendable {
      /// Of an action: the fields of an object.
      case fields([ValueNode])
      /// Of a case with data: its value.
      case value(ValueNode)
      /// Of a case with data: the fields of a record, beside its name.
      case beside([ValueNode])
      /// Of a case without.
      case nothing
    }

    /// A case that a newer server adds.
    static let unknown = Choice(name: "addedLater", payload: .nothing)

    /// The places in it.
    var nodes: [ValueNode] {
      switch payload {
      case .fields(let nodes), .beside(let nodes): nodes
      case .value(let node): [node]
      case .nothing: []
      }
    }

    /// Below the choice, where these places are in JSON.
    var pointer: String { if case .fields = payload { "/payload" } else { "" } }
  }

  /// Whether a value is possible here at all.
  var isPossible: Bool {
    if case .impossible = form { return false }
    return true
  }

  /// Everything that it can be, missing among it.
  var allLevels: [ValueLevel] {
    (mayBeAbsent ? [.absent] : []) + (mayBeNull ? [.null] : []) + absentTexts.indices.map { .absentText($0) }
      + (isPossible ? levels : [])
  }
}

/// A text by its bounds, in code points, and by what it says.
struct TextForm: Sendable {
  let minimum: Int
  let maximum: Int?
  let meaning: TextMeaning
  /// All that it may say; at least one text.
  let texts: [String]
  /// In which order units take what there is to say: where the first begins, and how far the next is. So neighbours never
  /// say the same.
  let start: Int
  let step: Int

  init(minimum: Int, maximum: Int?, meaning: TextMeaning, words: Words, hash: StableHash) {
    self.minimum = minimum
    self.maximum = maximum
    self.meaning = meaning
    texts = words.texts(for: meaning)
    let count = texts.count
    // Days of a week follow one another.
    var step = meaning == .weekday ? 1 : 1 + hash.at(21).below(count)
    while Self.greatestCommonDivisor(step, count) != 1 { step += 1 }
    self.step = step
    start = hash.at(22).below(count)
  }

  /// Returns the text of the unit at a position.
  ///
  /// Every tenth position goes one step further: sections begin at tens, and would begin with the same text where ten
  /// and the number of texts have a divisor in common.
  func text(at position: UInt64) -> String {
    let turn = meaning == .weekday ? position : position &+ position / 10
    return texts[(start + Int(turn % UInt64(texts.count)) * step) % texts.count]
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : greatestCommonDivisor(second, first % second)
  }

  /// Texts longer than this are not made for their own sake: a bound above it is not a boundary that fixtures show.
  static let greatestCount = 10_000
}

/// A number with so many decimal places, in units of its last place.
struct NumberForm: Sendable {
  /// The least and greatest that the type declares, as they are written.
  let least: String?
  let most: String?
  /// Whether anything lies between them, or the two are one.
  let hasPlain: Bool
  /// The range between them that is likely for the number's meaning.
  let range: ClosedRange<Int64>
  let places: Int
  /// Whether it is an amount of money, which mostly ends in 99.
  let isPrice: Bool
  /// Whether it counts units, from the least on.
  var isRank = false
}
