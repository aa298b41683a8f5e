extension DataWriter {
  /// A text of a length that its level says.
  func text(_ form: TextForm, _ level: ValueLevel, _ hash: StableHash, at position: UInt64) -> String {
    let candidate = candidate(form, hash, at: position)
    switch level {
    case .least: return Self.exactly(form.minimum, candidate, form, hash, at: position)
    case .most: return Self.exactly(form.maximum ?? form.minimum, candidate, form, hash, at: position)
    default: break
    }
    if form.minimum == form.maximum { return Self.exactly(form.minimum, candidate, form, hash, at: position) }
    // Between the ends and at neither.
    let least = form.minimum + 1
    let most = form.maximum.map { $0 - 1 } ?? .max
    let count = candidate.unicodeScalars.count
    if count >= least, count <= most { return candidate }
    if count < least { return Self.exactly(least, candidate, form, hash, at: position) }
    return Self.shortened(candidate, least, most)
  }

  /// A text that fits what is meant.
  private func candidate(_ form: TextForm, _ hash: StableHash, at position: UInt64) -> String {
    if form.meaning == .digits { return Self.digits(form.minimum == form.maximum ? form.minimum : 5, hash) }
    if form.meaning.isCode { return hash.pick(form.texts) }
    let text = form.text(at: position)
    switch taste {
    case .edge(.pictures): return hash.pick(Words.pictured)
    case .edge(.fromRightToLeft): return hash.pick(Words.fromRightToLeft)
    case .edge(.unbroken): return hash.pick(Words.unbroken)
    case .minimal: return Self.word(of: text)
    case .maximal where form.maximum == nil, .edge(.longest) where form.maximum == nil:
      return (0..<6).map { form.text(at: position &+ $0) }.joined(separator: " ")
    default: return text
    }
  }

  /// One word of a text, that says something by itself.
  private static func word(of text: String) -> String {
    let words = text.split(separator: " ")
    guard var word = words.first(where: { $0.unicodeScalars.count > 2 }) ?? words.first else { return text }
    while word.count > 1, let last = word.last, ".,:;?".contains(last) { word.removeLast() }
    return String(word)
  }

  /// A text of so many code points.
  private static func exactly(
    _ count: Int, _ start: String, _ form: TextForm, _ hash: StableHash, at position: UInt64
  ) -> String {
    if form.meaning == .digits { return digits(count, hash) }
    if start.unicodeScalars.count == count, start.utf8.last != UInt8(ascii: " ") { return start }
    var scalars = Array(start.unicodeScalars)
    var turn = position
    while scalars.count < count {
      // Codes are joined without blanks.
      if !form.meaning.isCode, !scalars.isEmpty { scalars.append(" ") }
      turn &+= 1
      scalars += form.text(at: turn).unicodeScalars
    }
    scalars.removeLast(scalars.count - count)
    if scalars.last == " " { scalars[scalars.count - 1] = "." }
    return string(scalars)
  }

  /// As many whole words of a text as fit, or its first characters where not even one does.
  private static func shortened(_ text: String, _ least: Int, _ most: Int) -> String {
    var scalars = Array(text.unicodeScalars.prefix(most))
    if let blank = scalars.lastIndex(of: " "), blank >= least {
      scalars.removeLast(scalars.count - blank)
    } else if scalars.last == " " {
      scalars[scalars.count - 1] = "."
    }
    return string(scalars)
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private static func digits(_ count: Int, _ hash: StableHash) -> String {
    var text = ""
    for place in 0..<count { text += String(hash.at(UInt64(place)).below(10)) }
    return text
  }

  /// Returns descriptions of an image, in words.
  func alternativeTexts(_ form: ImageForm) -> [String] {
    switch taste {
    case .edge(.pictures): Words.pictured
    case .edge(.fromRightToLeft): Words.fromRightToLeft
    default: form.texts
    }
  }
}
