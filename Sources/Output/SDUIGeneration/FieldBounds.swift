import SDUIIR

extension Field {
  /// The field with its bounds in its documentation.
  var documentingBounds: Field {
    let notes = [type.boundsNote, absentNote, isNilIfInvalid ? "An invalid value counts as missing." : nil].compactMap {
      $0
    }
    if notes.isEmpty { return self }
    var field = self
    field.documentation += (documentation.isEmpty ? "" : "\n\n") + notes.joined(separator: " ")
    return field
  }

  private var absentNote: String? {
    if absentTexts.isEmpty { return nil }
    return absentTexts.map { $0.isEmpty ? "An empty text" : "`\($0)`" }.joined(separator: " or ")
      + " counts as missing."
  }
}

extension FieldType {
  /// The bounds of values as a sentence; `nil` if there are none.
  fileprivate var boundsNote: String? { boundsPhrase.map { $0.prefix(1).uppercased() + $0.dropFirst() + "." } }

  private var boundsPhrase: String? {
    switch self {
    case .text(let bounds): return bounds.phrase(of: "character")
    case .int(let bounds), .decimal(let bounds), .number(let bounds), .anyDecimal(let bounds):
      return bounds.phrase(of: nil)
    case .url(let bounds):
      return bounds.schemes.isEmpty ? nil : "a URL whose scheme is \(bounds.schemes.joined(separator: " or "))"
    case .list(let element, _), .map(let element, _):
      let noun = name == .list ? "element" : "member"
      let own = bounds.phrase(of: noun)
      guard let each = element.boundsPhrase else { return own }
      return (own.map { $0 + "; each of them " } ?? "each \(noun) ") + (element.hasCount ? "has " : "is ") + each
    case .optional(let inner): return inner.boundsPhrase
    default: return nil
    }
  }
}

extension FieldType {
  /// Whether the bounds of the type count something.
  private var hasCount: Bool {
    switch self {
    case .text, .list, .map: true
    case .optional(let inner): inner.hasCount
    default: false
    }
  }
}

extension FieldType.Bounds {
  /// The bounds in words; `nil` if there are none.
  ///
  /// - Parameter noun: What they count; `nil` if they are those of the value itself.
  fileprivate func phrase(of noun: String?) -> String? {
    func counted(_ number: Rational) -> String {
      noun.map { "\(number.text) \($0)\(number == .one ? "" : "s")" } ?? number.text
    }
    switch (minimum, maximum) {
    case (nil, nil): return nil
    case (let least?, nil): return "at least " + counted(least)
    case (nil, let most?): return "at most " + counted(most)
    case (let least?, let most?):
      return least == most ? "exactly " + counted(least) : "\(least.text) to \(counted(most))"
    }
  }
}
