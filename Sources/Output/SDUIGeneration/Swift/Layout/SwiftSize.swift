import SDUIIR

/// Writes sizes as expressions of Swift.
struct SwiftSize {
  private let lengths: SwiftLength
  /// Reads a field of the data at a path.
  private let field: (String) -> String

  /// Sizes of something whose width has an expression.
  init(_ lengths: SwiftLength, field: @escaping (String) -> String = { $0 }) {
    self.lengths = lengths
    self.field = field
  }

  /// A height in points. The other sizes are refused as heights of items, headers and placeholders.
  func height(_ size: Size) -> String {
    switch size {
    case .length(let length), .estimate(let length): lengths.text(length)
    case .ratio(let width, let height): SwiftLength.product(lengths.itemWidth, quotient(height, width))
    case .ratioField(let path): "\(lengths.itemWidth) / CGFloat(\(field(path)).aspectRatio)"
    case .field(let path): "CGFloat(\(field(path)))"
    case .percent, .share, .inView, .rows: "0"
    }
  }

  /// A width in points of an item in a strip.
  func width(_ size: Size, spacing: String) -> String {
    switch size {
    case .length(let length), .estimate(let length): lengths.text(length)
    case .percent(let percent): SwiftLength.product("content.width", percent)
    case .inView(let count): "content.width(inView: \(SwiftLength.number(count)), spacing: \(spacing))"
    case .field(let path): "CGFloat(\(field(path)))"
    case .ratioField(let path): "height * CGFloat(\(field(path)).aspectRatio)"
    case .ratio, .share, .rows: "0"
    }
  }

  /// A height as a dimension.
  func dimension(_ size: Size) -> String {
    if case .estimate = size { return ".estimated(\(height(size)))" }
    return ".absolute(\(height(size)))"
  }

  private func quotient(_ above: Rational, _ below: Rational) -> Rational { (try? above / below) ?? .one }
}

extension SwiftVariantLayout {
  /// Writes the height of an item, bounded by `minHeight` and `maxHeight`, in points.
  ///
  /// - Returns: Its name or its expression.
  func height(
    of unit: Assignment.Target, _ lengths: SwiftLength, to source: inout SourceText, isNamed: Bool = false
  ) -> String {
    if let length = boundedLength(of: unit) {
      if !isNamed { return lengths.text(length) }
      source.line("let height: CGFloat = \(lengths.text(length))")
      return "height"
    }
    let sizes = SwiftSize(lengths) { self.field($0, of: unit) }
    let rowHeight = variant.value(.rowHeight)
    let (least, most) = (variant.value(.minHeight, of: unit), variant.value(.maxHeight, of: unit))
    let isBounded = !least.all.isEmpty || !most.all.isEmpty
    var text =
      rowHeight.all.isEmpty
      ? value("height", "CGFloat", variant.value(.height, of: unit), to: &source, isNamed: isNamed && !isBounded) {
        if case .size(let size)? = $0 { .text(sizes.height(size)) } else { .text("0") }
      }
      : value("height", "CGFloat", rowHeight, to: &source, isNamed: isNamed && !isBounded) { .text(lengths.text($0)) }
    if !least.all.isEmpty {
      let bound = value("minHeight", "CGFloat", least, to: &source) { .text(lengths.text($0, or: "0")) }
      text = "max(\(text), \(bound))"
    }
    if !most.all.isEmpty {
      let bound = value("maxHeight", "CGFloat", most, to: &source) {
        .text(lengths.text($0, or: "CGFloat.greatestFiniteMagnitude"))
      }
      text = "min(\(text), \(bound))"
    }
    guard isBounded, isNamed else { return text }
    let name = text == "height" || variant.value(.height, of: unit).changes.isEmpty ? "height" : "boundedHeight"
    source.line("let \(name): CGFloat = \(text)")
    return name
  }

  /// The height of an item with its bounds, if it is a length that nothing changes.
  private func boundedLength(of unit: Assignment.Target) -> Length? {
    let properties: [Property] = [.height, .minHeight, .maxHeight]
    let values = properties.map { variant.value($0, of: unit) }
    guard values.allSatisfy({ $0.changes.isEmpty }), variant.value(.rowHeight).all.isEmpty else { return nil }
    var length: Length
    switch values[0].base {
    case .size(.length(let own)), .size(.estimate(let own)): length = own
    default: return nil
    }
    do {
      if case .length(let least)? = values[1].base { length = try .greatest([length, least]) }
      if case .length(let most)? = values[2].base { length = try .least([length, most]) }
    } catch { return nil }
    return length
  }

  /// Writes the width of an item in a strip, in points.
  func width(of unit: Assignment.Target, spacing: String, to source: inout SourceText) -> String {
    let lengths = SwiftLength()
    let sizes = SwiftSize(lengths) { self.field($0, of: unit) }
    let least = variant.value(.minWidth, of: unit)
    let isNamed = least.all.isEmpty
    let text = value(
      isNamed ? "width" : "ownWidth", "CGFloat", variant.value(.width, of: unit), to: &source, isNamed: isNamed
    ) {
      if case .size(let size)? = $0 { .text(sizes.width(size, spacing: spacing)) } else { .text("0") }
    }
    if isNamed { return text }
    let bound = value("minWidth", "CGFloat", least, to: &source) { .text(lengths.text($0, or: "0")) }
    source.line("let width: CGFloat = max(\(text), \(bound))")
    return "width"
  }

  /// Reads a field of the data of a unit.
  func field(_ path: String, of target: Assignment.Target) -> String {
    guard case .unit(let index) = target else { return path }
    return emitter.field(path, of: section.units[index].component)
  }
}

extension SectionVariant {
  /// Whether a unit's size or insets refer to the width of the item.
  func usesItemWidth(_ unit: Assignment.Target) -> Bool {
    let properties: [Property] = [.height, .minHeight, .maxHeight, .itemInsets]
    return properties.contains { value($0, of: unit).all.contains { $0.usesItemWidth } }
  }
}

extension SwiftScreen {
  /// Reads a field of the data `unit` of a component, at a path of wire names.
  func field(_ path: String, of component: ID<Component>) -> String {
    var fields = self.component(component).fields
    var text = "unit"
    for name in path.split(separator: ".") {
      guard let position = fields.firstIndex(where: { $0.name.wire == name }) else { break }
      text += "." + names.members(of: fields)[position]
      guard case .record(let id) = fields[position].type.wrapped else { break }
      fields = screen.contract.records[id].fields
    }
    return text
  }
}

extension SwiftLength {
  /// A length, or another expression if there is none.
  func text(_ value: PropertyValue?, or other: String = "0") -> String {
    if case .length(let length)? = value { text(length) } else { other }
  }
}

extension PropertyValue {
  /// Whether it refers to `item.width`, also as the width of a ratio.
  fileprivate var usesItemWidth: Bool {
    switch self {
    case .size(.ratio), .size(.ratioField): true
    case .size(.length(let length)), .size(.estimate(let length)), .length(let length): length.depends(on: .itemWidth)
    case .insets(let insets):
      [insets.top, insets.leading, insets.bottom, insets.trailing].contains { $0.depends(on: .itemWidth) }
    default: false
    }
  }
}
