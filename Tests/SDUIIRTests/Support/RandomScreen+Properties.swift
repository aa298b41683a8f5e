import SDUIIR

extension RandomScreen {
  /// Returns the required properties of a place, and half of the optional ones.
  mutating func properties(
    in scope: PropertyScope, of kind: LayoutKind? = nil, component: ID<Component>? = nil
  ) -> PropertyList {
    var list = PropertyList()
    for row in Vocabulary.rows(in: scope, of: kind) where row.isRequired || random.chance(50) {
      // Depends on the data of the units; see `indexTitle(of:)`.
      if row.type == .indexTitle { continue }
      list[row.property] = value(of: row.type, kind, component)
    }
    return list
  }

  /// A value of a type in the vocabulary.
  mutating func value(
    of type: PropertyType, _ kind: LayoutKind? = nil, _ component: ID<Component>? = nil
  ) -> PropertyValue {
    switch type {
    case .count(let range): return .count(Int64.random(in: range, using: &random))
    case .length(let figure): return .length(length(upTo: figure))
    case .size(let axis): return .size(size(axis, kind, component))
    // The checker and the decoder read these as parts of an arrangement.
    case .partSize: return .size(.length(length(upTo: .contentWidth)))
    case .supplementarySize:
      let length = length(upTo: .contentWidth)
      return .size(random.chance(50) ? .length(length) : .estimate(length))
    case .insets(let figure):
      return .insets(
        Insets(
          top: length(upTo: figure), leading: length(upTo: figure), bottom: length(upTo: figure),
          trailing: length(upTo: figure)))
    case .spacing:
      return .spacing(Spacing(lines: length(upTo: .contentWidth), items: length(upTo: .contentWidth)))
    case .columns: return .columns(columns())
    case .itemSpan: return .itemSpan(itemSpan())
    case .keyword(let words): return .keyword(random.pick(words))
    case .boolean: return .boolean(random.chance(50))
    case .range: return .range(range())
    case .color: return .color(AdaptiveColor(light: color(), dark: random.chance(50) ? color() : 0x1122_33FF))
    case .arrangement: return .arrangement(arrangement())
    case .clients: return .clients(clients())
    case .format: return .format(formatReaders())
    case .fromServer: return .fromServer(fromServer(kind))
    case .paging, .collapse, .separator, .texts, .indexTitle, .pagination, .responseKeys: return sectionValue(of: type)
    }
  }

  private mutating func fromServer(_ kind: LayoutKind?) -> FromServer {
    let hasColumns = kind.map(Property.columns.kinds.contains) ?? true
    return FromServer(
      columns: hasColumns && random.chance(50) ? ValueRange(Rational(2), Rational(5)) : nil,
      startColumn: kind == .grid && random.chance(50) ? ValueRange(.one, Rational(7)) : nil,
      spacing: random.chance(50) ? ValueRange(.zero, positive()) : nil, insets: ValueRange(Rational(3), Rational(40)))
  }

  private mutating func formatReaders() -> FormatReaders {
    var since = PerPlatform<Version>(everywhere: .zero)
    if random.chance(50) { since[.android] = Version("5.10") }
    return FormatReaders(of: .second, since: since)
  }

  private mutating func columns() -> Columns {
    if random.chance(50) { return .fixed(Int64(random.number(1...12))) }
    let maximum: Int64? = random.chance(50) ? Int64(random.number(1...9)) : nil
    return .adaptive(minimum: length(upTo: .contentWidth), maximum: maximum)
  }

  private mutating func itemSpan() -> ItemSpan {
    let columns = random.chance(50) ? nil : Int64(random.number(1...6))
    return ItemSpan(columns: columns, rows: Int64(random.number(1...3)))
  }

  private mutating func size(_ axis: SizeAxis, _ kind: LayoutKind?, _ component: ID<Component>?) -> Size {
    switch (axis, random.number(1...6)) {
    case (.height, 6): return .rows
    case (_, 5): return number(in: component).map { .field($0) } ?? .length(.points(44))
    case (.width, 1): return .percent(positive())
    case (.width, 2) where kind == .carousel: return .inView(positive())
    case (.width, 6) where kind == .carousel:
      return image(in: component).map { .ratioField($0) } ?? .percent(positive())
    case (.width, 3): return .estimate(length(upTo: .contentWidth))
    case (.width, _): return .length(length(upTo: .contentWidth))
    case (.height, 1): return .ratio(width: positive(), height: positive())
    case (.height, 2): return image(in: component).map { .ratioField($0) } ?? .length(.points(44))
    case (.height, 3): return .estimate(length(upTo: .itemWidth))
    case (.height, _): return .length(length(upTo: .itemWidth))
    }
  }

  /// The wire names that lead to an image of a component.
  private func image(in component: ID<Component>?) -> String? {
    for field in component.map({ contract.components[$0].fields }) ?? [] {
      switch field.type {
      case .image, .optional(.image): return field.name.wire
      case .record(let id), .optional(.record(let id)):
        let inner = contract.records[id].fields.first { $0.type == .image }
        if let inner { return field.name.wire + "." + inner.name.wire }
      default: continue
      }
    }
    return nil
  }

  private mutating func range() -> ValueRange {
    let first = positive()
    let second = positive()
    if random.chance(20) { return ValueRange(first, nil) }
    return ValueRange(min(first, second), max(first, second))
  }

  mutating func color() -> UInt32 {
    UInt32.random(in: 0...UInt32.max, using: &random) | (random.chance(50) ? 0xFF : 0)
  }

  /// Any length, in its canonical form.
  mutating func length(upTo figure: Figure) -> Length {
    let length = length(upTo: figure, depth: 0)
    return length.constant.map { $0.isNegative ? .points(-$0) : length } ?? length
  }

  private mutating func length(upTo figure: Figure, depth: Int) -> Length {
    let choice = random.number(1...10)
    if choice <= 4 || depth == 3 { return .points(number()) }
    if choice <= 7 {
      let figures = Figure.allCases.filter(figure.admits)
      var terms: [Length.Term] = []
      for _ in 0..<random.number(1...3) { terms.append(Length.Term(smallNumber(), random.pick(figures))) }
      return (try? Length.linear(terms)) ?? .zero
    }
    var lengths: [Length] = []
    for _ in 0..<random.number(2...3) { lengths.append(length(upTo: figure, depth: depth + 1)) }
    return (try? choice == 8 ? Length.least(lengths) : Length.greatest(lengths)) ?? .zero
  }

  /// Any number: whole, decimal or fraction, sometimes at the ends of 64 bits.
  mutating func number() -> Rational {
    switch random.number(1...12) {
    case 1: return Rational(random.pick([Int.max, -Int.max, 0, 1 << 62]))
    case 2:
      return fraction(
        Int64.random(in: -Int64.max...Int64.max, using: &random), Int64.random(in: 1...Int64.max, using: &random))
    case 3: return Rational(decimal: random.pick(["0.000000000000000001", "123456.789", "-0.5"])) ?? .one
    default: return smallNumber()
    }
  }

  mutating func positive() -> Rational {
    let value = number()
    return value == .zero ? .one : value.isNegative ? -value : value
  }

  private mutating func smallNumber() -> Rational {
    fraction(Int64(random.number(-2000...2000)), random.pick([1, 1, 1, 2, 3, 4, 7, 10, 25]))
  }

  private func fraction(_ numerator: Int64, _ denominator: Int64) -> Rational {
    (try? Rational(numerator, over: denominator)) ?? .zero
  }
}
