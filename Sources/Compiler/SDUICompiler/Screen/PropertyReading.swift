import SDUIIR
import SDUISyntax

extension Checker {
  /// Reads one `name: value` of a scope.
  mutating func readProperty(
    _ statement: Syntax, _ scope: PropertyScope, _ kind: ActiveKind?, into entries: inout Entries, in values: Scope
  ) {
    guard let name = program.name(of: statement) else { return }
    let expression = program.value(of: statement)
    guard let (property, kinds) = lookUpProperty(name.text, in: scope) else {
      let meant = reportUnknownProperty(name, expression, in: scope, of: kind?.kind, besides: entries)
      // What was probably meant counts as set, so that it is not reported as missing as well.
      let property = meant.flatMap { lookUpProperty($0, in: scope)?.0 }
      if let property {
        _ = entries.add(.init(property: property, value: nil, name: name, range: name.range, isGuess: true))
      }
      return
    }
    if let kind, !kinds.contains(kind.kind) { return reportWrongKind(name, kinds, of: kind) }
    let coerced = expression.map { coerceProperty($0, named: name.text, property, scope, in: values) } ?? .invalid
    let value: PropertyValue? = if case .value(let value) = coerced { value } else { nil }
    let range = expression.map(program.range) ?? name.range
    let entry = Entries.Entry(property: property, value: value, name: name, range: range)
    if let earlier = entries.add(entry) { reportDuplicate(name, earlier) }
  }

  /// The property that a written name fills, and the kinds that take it.
  func lookUpProperty(_ name: String, in scope: PropertyScope) -> (Property, [LayoutKind])? {
    // An arrangement is written as blocks and not by its name.
    if let property = Vocabulary.property(named: name, in: scope), property.type != .arrangement {
      return (property, property.kinds)
    }
    guard let spelling = Vocabulary.spelling(named: name, in: scope) else { return nil }
    return (spelling.property, spelling.kinds)
  }

  private mutating func coerceProperty(
    _ expression: Syntax, named name: String, _ property: Property, _ scope: PropertyScope, in values: Scope
  ) -> Coerced {
    if let spelling = Vocabulary.spelling(named: name, in: scope) {
      switch spelling.type {
      case .ratio: return coerceRatio(expression, in: values)
      case .itemsInView: return coerceItemsInView(expression, in: values)
      }
    }
    return coerce(expression, to: property.type, named: name, in: values)
  }

  private mutating func reportDuplicate(_ name: WrittenName, _ earlier: Entries.Entry) {
    let isSame = earlier.name.text == name.text
    report(
      .duplicateProperty,
      isSame ? "`\(name.text)` is set twice" : "`\(name.text)` and `\(earlier.name.text)` replace each other",
      at: name.range, labels: [Label("set here first", at: earlier.name.range)],
      remedy: "remove one of them")
  }

  /// Reports a property that the kind of its section does not take.
  mutating func reportWrongKind(_ name: WrittenName, _ kinds: [LayoutKind], of active: ActiveKind) {
    let kind = active.kind
    let others = LayoutKind.allCases.filter { !kinds.contains($0) }
    let names =
      others.count < kinds.count
      ? "every kind but \(others.map { "`\($0.rawValue)`" }.joined(separator: " and "))"
      : kinds.map { "a \($0.rawValue)" }.joined(separator: " or ")
    let isSizedByCell =
      kind.itemWidth == .cells && ["width", "height", "ratio", "minHeight", "maxHeight"].contains(name.text)
    report(
      .propertyNotForKind, "a \(kind.rawValue) has no `\(name.text)`", at: name.range,
      labels: active.change.map { [Label("changed to a \(kind.rawValue) here", at: $0)] } ?? [],
      remedy: isSizedByCell
        ? "set the size of the cells: a unit is as large as its `cell`"
        : "`\(name.text)` belongs to \(names)")
  }

  /// Reports a name that is no property here, and gives the one that was probably meant.
  private mutating func reportUnknownProperty(
    _ name: WrittenName, _ value: Syntax?, in scope: PropertyScope, of kind: LayoutKind?, besides entries: Entries
  ) -> String? {
    let spellings = Vocabulary.spellings.filter { spelling in kind.map(spelling.kinds.contains) ?? true }
    let here =
      Vocabulary.rows(in: scope, of: kind).filter { $0.type != .arrangement }.map { $0.name }
      + spellings.filter { $0.property.row.scope == scope }.map { $0.name }
    let form = Self.statementForms[name.text]
    let near =
      form != nil
      ? nil
      : Self.foreignProperties[name.text].flatMap { here.contains($0) ? NearestName(translated: $0) : nil }
        ?? NearestName.of(name.text, among: here)
    // A fix-it would set twice what is set already, or to what it cannot be: `sticky: true`.
    let isBoolean = value.map { ["true", "false"].contains(program.text(of: $0)) } ?? false
    let free = near.flatMap { near in
      lookUpProperty(near.text, in: scope).flatMap { property, _ in
        entries[property] == nil && (!isBoolean || property.type == .boolean) ? near : nil
      }
    }
    let elsewhere = PropertyScope.allCases.first { $0 != scope && Vocabulary.property(named: name.text, in: $0) != nil }
    let spelled = scope != .item && Vocabulary.spellings.contains { $0.name == name.text }
    let place = spelled ? .item : elsewhere
    let remedy =
      form.map { "it takes no colon: `\($0)`" } ?? place.map { "`\(name.text)` belongs in \(Self.place($0))" }
      ?? near?.question ?? Self.list(here, of: "its properties") + Self.whereDataStand(scope)
    let subject = scope == .section ? kind.map { "a \($0.rawValue)" } ?? "a section" : scope.phrase
    report(
      .unknownProperty, "\(subject) has no property `\(name.text)`", at: name.range, remedy: remedy,
      fixes: FixIt.replacing(name.range, with: place == nil ? free : nil))
    return place == nil ? near?.text : nil
  }

  /// People set texts and images where they place what shows them.
  private static func whereDataStand(_ scope: PropertyScope) -> String {
    scope == .item || scope == .supplementary ? "; what it shows is in its data, which a response brings" : ""
  }

  /// Names, of which there may be many.
  static func list(_ names: [String], of what: String) -> String {
    let shown = names.prefix(10).map { "`\($0)`" }.joined(separator: ", ")
    let rest = names.count - 10
    return "\(what) are " + shown + (rest > 0 ? " and \(counted(rest, "other"))" : "")
  }

  private static func place(_ scope: PropertyScope) -> String {
    switch scope {
    case .item: "`item { … }` or a `unit`"
    case .supplementary: "a `header` or `footer`"
    case .placeholder: "an `empty` or `onFailure` component"
    case .part: "a mosaic's `row`, `column` or `cell`"
    default: scope.phrase
    }
  }

  /// The forms of statements that are taken for properties.
  private static let statementForms = [
    "unit": "unit ProductCard { … }", "item": "item { … }", "header": "header SectionTitle { … }",
    "footer": "footer SectionEnd { … }", "background": "background Panel", "content": "content { … }",
    "section": "section products: list { … }", "bundle": "bundle { … }",
  ]

  /// The properties of other layout systems, with ours.
  private static let foreignProperties = [
    "padding": "insets", "margin": "insets", "contentInsets": "insets", "inset": "insets", "gap": "spacing",
    "gutter": "spacing", "cols": "columns", "columnCount": "columns", "aspectRatio": "ratio", "aspect": "ratio",
    "colSpan": "span", "columnSpan": "span", "orthogonalScrollingBehavior": "scroll", "sticky": "pinned",
    "alignItems": "rowAlign", "radius": "cornerRadius", "borderRadius": "cornerRadius", "backgroundColor": "color",
    "colour": "color",
  ]
}

// MARK: - Other spellings

extension Checker {
  /// `ratio: 16:9`, `ratio: data.image.ratio`
  private mutating func coerceRatio(_ expression: Syntax, in scope: Scope) -> Coerced {
    var value = evaluate(expression, in: scope)
    if value == .word("data") { value = .data([]) }
    value = requireValue(value, of: expression, in: scope.file)
    switch value {
    case .data(let path) where path.isEmpty:
      report(
        .typeMismatch, "`data` alone is no ratio", at: program.range(of: expression),
        remedy: "name an `Image` field and its ratio, such as `data.image.ratio`")
      return .invalid
    case .ratio(let width, let height): return .value(.size(.ratio(width: width, height: height)))
    case .data(let path):
      // By source names; resolved into the wire names of each unit's component.
      return .value(.size(.ratioField(path.map { $0.text }.joined(separator: "."))))
    case .unknown(.ratio): return .unknown
    case .invalid: return .invalid
    default:
      report(
        .typeMismatch, "`\(program.text(of: expression))` is \(value.type.phrase), where `ratio` takes width to height",
        at: program.range(of: expression), remedy: "write it as `16:9`")
      return .invalid
    }
  }

  /// `inView: 2.5`
  private mutating func coerceItemsInView(_ expression: Syntax, in scope: Scope) -> Coerced {
    let value = requireValue(evaluate(expression, in: scope), of: expression, in: scope.file)
    switch value {
    case .number(let number) where number >= .one && number <= Rational(100):
      return .value(.size(.inView(number)))
    case .unknown(.number): return .unknown
    case .invalid: return .invalid
    default:
      report(
        value.type == .number ? .valueOutOfRange : .typeMismatch,
        "`\(program.text(of: expression))` is no number of items from 1 to 100", at: program.range(of: expression),
        remedy: "give the number of items in view, such as `2.5`")
      return .invalid
    }
  }
}
