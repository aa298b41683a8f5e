import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions: the values of properties.
extension CompletionOffers {
  /// Returns the values of a property of the place; `nil` if there is none.
  func needed(ofProperty name: String) -> NeededValue? {
    guard let row = Vocabulary.property(named: name, in: scope.place)?.row else { return needed(ofSpelling: name) }
    let example = Completion(row.example, .value)
    let standard = row.defaultText.map { Completion($0, .value, detail: "default") }
    let examples = [example] + (standard.map { $0.label == row.example ? [] : [$0] } ?? [])
    switch row.type {
    case .keyword(let words):
      let own = words.map { value in
        Completion(value.rawValue, .value, detail: row.defaultText == value.rawValue ? "default" : "")
      }
      return NeededValue(own: own, parameterType: ParameterType.all.first { $0.property == row.property })
    case .boolean:
      let first = row.defaultText == "true" ? ["false", "true"] : ["true", "false"]
      return NeededValue(own: first.map { Completion($0, .value) }, shapes: [.boolean])
    case .count(let counts): return NeededValue(own: examples, shapes: [.number], counts: counts)
    case .length, .size, .supplementarySize, .partSize, .insets, .spacing: return neededLength(of: row.type, examples)
    case .columns:
      return NeededValue(
        own: [Completion("2", .value), call("adaptive", "160", label: "min: "), example], shapes: [.number],
        counts: 1...1_000)
    case .itemSpan:
      return NeededValue(
        own: [Completion("all", .value), Completion("2", .value)] + (hasRowsOfOneHeight ? [example] : []) + matches,
        shapes: [.number], counts: 1...1_000)
    case .range: return NeededValue(own: examples, shapes: [.range])
    case .color: return NeededValue(own: examples + [color("#FFFFFF")], shapes: [.color])
    case .collapse:
      return NeededValue(own: [example] + ["open", "collapsed", "never"].map { Completion($0, .value) })
    case .indexTitle: return NeededValue(own: titles)
    case .texts, .clients, .format, .responseKeys, .paging, .separator, .pagination, .fromServer:
      return NeededValue(own: examples)
    case .arrangement: return nil
    }
  }

  /// The titles that an index may show: of the units, or of the header.
  private var titles: [Completion] {
    titleFields.map { Completion("data.\($0)", .field) }
      + titleFieldsOfHeader.map { Completion("header.\($0)", .field) }
  }

  private func needed(ofSpelling name: String) -> NeededValue? {
    let spelling = Vocabulary.spellings.first { $0.name == name && $0.property.row.scope == scope.place }
    guard let spelling else { return nil }
    let example = Completion(spelling.example, .value)
    switch spelling.type {
    case .ratio: return NeededValue(own: [example] + dataFields(.ratio), shapes: [.ratio])
    case .itemsInView: return NeededValue(own: [example], shapes: [.number], counts: 1...100)
    }
  }

  /// The values of a property that takes lengths.
  private func neededLength(of type: PropertyType, _ examples: [Completion]) -> NeededValue {
    let extremes = [call("lines", "2, headline"), call("max", "44, 20sp"), call("min", "320, 20sp")]
    let estimate = call("estimated", "72")
    switch type {
    case .length(.points): return NeededValue(own: examples, shapes: [.number])
    case .length(let figure): return .length(Self.figures(upTo: figure), examples + extremes)
    case .size(let axis):
      let figure: Figure = axis == .width ? .contentWidth : .itemWidth
      let own: [Completion] = [estimate] + dataFields(.number) + extremes
      var value = NeededValue.length(Self.figures(upTo: figure), Array(examples.prefix(1)) + own)
      if axis == .width {
        value.shapes.insert(.percent)
        if scope.kind?.isStrip ?? false { value.own += dataFields(.ratio) }
      }
      return value
    case .supplementarySize: return .length(Self.figures(upTo: .contentWidth), examples + [estimate] + extremes)
    case .partSize(let axis):
      // The outermost part has no share of another one, and a screen no height.
      let outermost = Completion(axis == .width ? "50%" : "200", .value)
      var value = NeededValue.length(Self.figures(upTo: .contentWidth), isInOutermostPart ? [outermost] : examples)
      if !isInOutermostPart { value.shapes.formUnion([.percent, .share]) }
      return value
    case .insets(let figure): return .length(Self.figures(upTo: figure), examples)
    default: return .length(Self.sectionFigures, examples)
    }
  }

  /// A call of a function, whose argument is to be replaced.
  private func call(_ function: String, _ argument: String, label: String = "") -> Completion {
    Completion(
      "\(function)(\(label)\(argument))", .value,
      [.text("\(function)(\(label)"), .placeholder(argument), .text(")")])
  }
}
