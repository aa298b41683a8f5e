import SDUIJSON

enum LengthKey: KeyName, ObjectKey {
  case minimum = "min"
  case maximum = "max"
  static let keys = KeySet<LengthKey>(followedBy: Figure.allCases.map { $0.key })

  /// The slot of a key of a document. Most lengths are points, so that figures are tried first.
  static func slot(of node: JSONNodeID, in document: JSONDocument) -> Int? {
    keys.slot(of: node, in: document, from: keys.table.fixedCount)
  }

  /// The slot of the key of a figure.
  static func slot(of figure: Figure) -> Int { keys.table.fixedCount + figure.index }
}

extension ScreenDecoder {
  /// A length that depends on nothing that is settled after a figure: a number of points, or an object.
  func length(_ node: JSONNodeID, upTo figure: Figure) throws(ScreenDocumentError) -> Length {
    try notNegative(anyLength(node, upTo: figure), at: node)
  }

  /// A length that may be negative, as part of a greater or lesser one.
  private func anyLength(_ node: JSONNodeID, upTo figure: Figure) throws(ScreenDocumentError) -> Length {
    if document.kind(of: node) == .object { return try lengthObject(node, upTo: figure) }
    return .points(try rational(node))
  }

  func notNegative(_ length: Length, at node: JSONNodeID) throws(ScreenDocumentError) -> Length {
    if let constant = length.constant, constant.isNegative {
      throw failure("A length must not be negative.", at: node)
    }
    return length
  }

  /// A length as an object: of terms, or of one key `min` or `max` with other lengths.
  func lengthObject(_ node: JSONNodeID, upTo figure: Figure) throws(ScreenDocumentError) -> Length {
    if let points = try points(node) { return points }
    var terms: [Length.Term] = []
    var members = try members(of: node, "A length")
    while let (key, value) = members.next() {
      guard let slot = LengthKey.slot(of: key, in: document) else {
        throw failure("A length has no such term.", at: key)
      }
      guard slot >= LengthKey.keys.table.fixedCount else {
        guard terms.isEmpty, members.next() == nil else {
          throw failure("A minimum or maximum has one key alone.", at: key)
        }
        return try extreme(value, isLeast: slot == LengthKey.minimum.slot, upTo: figure)
      }
      let term = Figure.allCases[slot - LengthKey.keys.table.fixedCount]
      guard figure.admits(term) else {
        throw failure(
          term <= figure
            ? "Only the height of a grid's rows may depend on \(term.key)."
            : "A length here must not depend on \(term.key), which is settled later.", at: value)
      }
      guard terms.allSatisfy({ $0.figure != term }) else { throw failure("This term is repeated.", at: key) }
      terms.append(Length.Term(try rational(value), term))
    }
    guard let first = terms.first else { throw failure("A length must have at least one term.", at: node) }
    if terms.count == 1, first.figure == .points { return .points(first.factor) }
    guard let length = try? Length.linear(terms) else {
      throw failure("This length needs more than 64 bits.", at: node)
    }
    return length
  }

  /// The length that an object with the key `points` alone is; most lengths are.
  private func points(_ node: JSONNodeID) throws(ScreenDocumentError) -> Length? {
    var members = document.members(of: node)
    guard let (key, value) = members.next(), members.next() == nil,
      LengthKey.slot(of: key, in: document) == LengthKey.slot(of: .points)
    else { return nil }
    return .points(try rational(value))
  }

  private func extreme(
    _ node: JSONNodeID, isLeast: Bool, upTo figure: Figure
  ) throws(ScreenDocumentError) -> Length {
    var lengths: [Length] = []
    var pieces = 0
    for element in try elements(of: node, "A minimum or maximum") {
      let length = try anyLength(element, upTo: figure)
      pieces += length.pieces
      guard pieces <= Length.maximumPieces else {
        throw failure("A length has at most \(Length.maximumPieces) parts.", at: node)
      }
      lengths.append(length)
    }
    guard lengths.count >= 2 else { throw failure("A minimum or maximum takes at least two lengths.", at: node) }
    guard let length = try? isLeast ? Length.least(lengths) : Length.greatest(lengths) else {
      throw failure("This length needs more than 64 bits.", at: node)
    }
    return length
  }
}

extension JSONWriter {
  /// A length: a number if it is points alone, else an object of terms.
  package mutating func length(_ length: Length) {
    if let points = length.constant { return rational(points) }
    lengthObject(length)
  }

  /// A length as an object, whatever it is: of terms, or the least or greatest of others.
  mutating func lengthObject(_ length: Length) {
    beginObject()
    switch length {
    case .points(let value):
      key(Figure.points.key)
      rational(value)
    case .sum(let terms):
      for term in terms {
        key(term.figure.key)
        rational(term.factor)
      }
    case .minimum(let lengths):
      key(LengthKey.minimum)
      array(lengths)
    case .maximum(let lengths):
      key(LengthKey.maximum)
      array(lengths)
    }
    endObject()
  }

  private mutating func array(_ lengths: [Length]) {
    beginArray()
    for length in lengths { self.length(length) }
    endArray()
  }
}

extension Length {
  static func jsonForm(upTo figure: Figure) -> ValueForm {
    ValueForm("length" + figure.jsonLimit, .reference("\(figure.key)Length"), definitions(upTo: figure))
  }

  /// The schemas of lengths that depend on no figure after one: of any, and of those that are objects.
  static func definitions(upTo figure: Figure) -> [ValueForm.Definition] {
    let figures = Figure.allCases.filter(figure.admits)
    let linear: JSONTree = [
      "properties": .members(figures.map { ($0.key, .reference("rational")) }), "additionalProperties": false,
      "minProperties": 1,
    ]
    let object = "\(figure.key)LengthObject"
    let extremes = LengthKey.allCases.map { key -> JSONTree in
      let lengths: JSONTree = [
        "type": "array", "items": .anyOf(["rational", object]), "minItems": 2,
        "maxItems": .integer(Int64(maximumPieces)),
      ]
      return [
        "properties": LengthKey.properties(of: [key]) { _ in lengths }, "required": .strings([key.rawValue.text]),
        "additionalProperties": false,
      ]
    }
    return [
      ("\(figure.key)Length", .anyOf(["notNegative", object])),
      (object, ["type": "object", "anyOf": .array([linear] + extremes)]),
    ]
  }
}

extension Figure {
  /// Up to which figure a length may depend on others, in words.
  var jsonLimit: String { self == .points ? ", constant" : ", up to `\(key)`" }
}
