extension PropertyValue {
  /// The notation of the value in source, if it is short and depends on nothing: `3`, `80%`, `(top: 8, bottom: 16)`.
  ///
  /// `nil` for values with expressions, data or several parts, which only their own text describes.
  package var notation: String? {
    switch self {
    case .count(let count): return "\(count)"
    case .boolean(let value): return value ? "true" : "false"
    case .keyword(let word): return word.rawValue
    case .length(let length): return length.constant?.text
    case .size(let size): return size.notation
    case .columns(.fixed(let count)): return "\(count)"
    case .columns(.adaptive(let minimum, let maximum)):
      guard let minimum = minimum.constant?.text else { return nil }
      return "adaptive(min: \(minimum)" + (maximum.map { ", max: \($0)" } ?? "") + ")"
    case .itemSpan(.columns(let count)): return "\(count)"
    case .itemSpan(.all): return "all"
    case .spacing, .insets: return sidesNotation
    default: return nil
    }
  }

  /// The lengths of spacing and insets by the names that responses give them; none for other values.
  package var sides: [(name: String, length: Length)] {
    switch self {
    case .spacing(let spacing): [("lines", spacing.lines), ("items", spacing.items)]
    case .insets(let insets):
      [("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing)]
    default: []
    }
  }

  /// One length if all are equal, and otherwise each with its name.
  private var sidesNotation: String? {
    var texts: [(name: String, text: String)] = []
    for (name, length) in sides {
      guard let text = length.constant?.text else { return nil }
      texts.append((name, text))
    }
    if let first = texts.first, texts.allSatisfy({ $0.text == first.text }) { return first.text }
    return "(" + texts.map { "\($0.name): \($0.text)" }.joined(separator: ", ") + ")"
  }
}

extension Size {
  fileprivate var notation: String? {
    switch self {
    case .length(let length): return length.constant?.text
    case .percent(let part): return (try? part * Rational(100)).map { $0.text + "%" }
    case .ratio(let width, let height): return "\(width.text):\(height.text)"
    case .estimate(let length): return length.constant.map { "estimated(\($0.text))" }
    case .inView(let count): return count.text
    case .ratioField, .field, .rows, .share: return nil
    }
  }
}
