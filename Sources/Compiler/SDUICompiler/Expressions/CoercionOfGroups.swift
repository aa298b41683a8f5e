import SDUIIR
import SDUISyntax

extension Checker {
  /// The entries of a group of named values, all with known labels; `nil` after a report.
  mutating func entries(
    of value: Constant, among labels: [String], needs what: String, example: String, _ purpose: Purpose
  ) -> [Constant.TupleEntry]? {
    guard case .tuple(let entries) = value else {
      _ = mismatch(value, needs: what, accepts: [], purpose, remedy: "write it as `\(example)`")
      return nil
    }
    var isValid = true
    for entry in entries {
      if entry.value.isInvalid { isValid = false }
      guard !labels.contains(entry.label.text) else { continue }
      let others = labels.filter { label in !entries.contains { $0.label.text == label } }
      reportUnknownLabel(entry.label, of: purpose.name, among: others)
      isValid = false
    }
    return isValid ? entries : nil
  }

  /// Returns the purpose of one value of a group.
  func part(_ entry: Constant.TupleEntry, of purpose: Purpose) -> Purpose {
    Purpose(
      property: purpose.property, label: entry.label.text, expression: entry.expression, scope: purpose.scope)
  }

  /// `(repeat: infinite, autoRoll: 4s)`
  mutating func paging(_ value: Constant, _ purpose: Purpose) -> Coerced {
    let example = "(repeat: infinite, autoRoll: 4s)"
    guard
      let entries = entries(
        of: value, among: PropertyType.paging.labels, needs: "`repeat` and `autoRoll`", example: example, purpose)
    else { return .invalid }
    var paging = Paging()
    var isKnown = true
    for entry in entries {
      let part = part(entry, of: purpose)
      if entry.label.text == "repeat" {
        guard let repetition = word(among: Paging.Repetition.allCases, part) else { return .invalid }
        paging.repetition = repetition
      } else {
        switch duration(entry.value, part) {
        case .known(let seconds): paging.autoRoll = seconds
        case .unknown: isKnown = false
        case .invalid: return .invalid
        }
      }
    }
    return isKnown ? .value(.paging(paging)) : .unknown
  }

  private enum CoercedDuration {
    case known(Rational)
    case unknown
    case invalid
  }

  /// A duration greater than zero, in seconds.
  private mutating func duration(_ value: Constant, _ purpose: Purpose) -> CoercedDuration {
    switch requireValue(value, of: purpose.expression, in: purpose.scope.file) {
    case .duration(let seconds) where seconds > .zero: return .known(seconds)
    case .duration:
      _ = outOfRange("`\(purpose.name)` must be longer than 0 s", purpose, remedy: "use a duration such as `4s`")
      return .invalid
    case .unknown(.duration): return .unknown
    case .invalid: return .invalid
    case let value:
      let unit = value.type == .number ? "`s` or `ms` after the number" : "a duration such as `4s` or `300ms`"
      _ = mismatch(value, needs: "a duration", accepts: [], purpose, remedy: "use \(unit)")
      return .invalid
    }
  }

  /// `open`, or `(visible: 3)`
  mutating func collapse(_ purpose: Purpose) -> Coerced {
    let example = "(visible: 3)"
    guard program.kind(of: purpose.expression) == .tupleExpression else {
      return Coerced(
        word(among: [Keyword.never, .open, .collapsed], or: example, purpose).map { word in
          .collapse(word == .open ? .open : word == .collapsed ? .collapsed : .never)
        })
    }
    let value = evaluate(purpose.expression, in: purpose.scope)
    guard
      let entry = entries(
        of: value, among: PropertyType.collapse.labels, needs: "`visible`", example: example, purpose)?.first
    else { return .invalid }
    let part = part(entry, of: purpose)
    let number = requireValue(entry.value, of: entry.expression, in: purpose.scope.file)
    switch count(number, in: Collapse.counts, part) {
    case .value(.count(let count)): return .value(.collapse(.visible(count)))
    case .unknown: return .unknown
    default: return .invalid
    }
  }

  /// `(height: 1, color: #D0D0D0)`
  mutating func separator(_ value: Constant, _ purpose: Purpose) -> Coerced {
    let example = "(height: 1, color: #D0D0D0)"
    guard
      let entries = entries(
        of: value, among: PropertyType.separator.labels, needs: "`height` and `color`", example: example, purpose)
    else { return .invalid }
    for label in PropertyType.separator.labels where !entries.contains(where: { $0.label.text == label }) {
      report(
        .missingArgument, "`\(purpose.name)` has no `\(label)`", at: program.range(of: purpose.expression),
        remedy: "write it as `\(example)`")
      return .invalid
    }
    var separator = Separator(height: .zero, color: AdaptiveColor(light: 0, dark: 0))
    var isKnown = true
    for entry in entries {
      let part = part(entry, of: purpose)
      let value = requireValue(entry.value, of: entry.expression, in: purpose.scope.file)
      if value.isInvalid { return .invalid }
      let coerced =
        entry.label.text == "height" ? length(value, upTo: .points, part).mapped { .length($0) } : color(value, part)
      switch coerced {
      case .value(.length(let height)): separator.height = height
      case .value(.color(let color)): separator.color = color
      case .unknown: isKnown = false
      default: return .invalid
      }
    }
    return isKnown ? .value(.separator(separator)) : .unknown
  }

  /// `(by: cursor, prefetch: 6)`
  mutating func pagination(_ value: Constant, _ purpose: Purpose) -> Coerced {
    let example = "(by: cursor, prefetch: 6)"
    guard
      let entries = entries(
        of: value, among: PropertyType.pagination.labels, needs: "`by` and `prefetch`", example: example, purpose)
    else { return .invalid }
    var pagination: Pagination?
    if let entry = entries.first(where: { $0.label.text == "by" }) {
      pagination = word(among: Pagination.Style.allCases, part(entry, of: purpose)).map { Pagination(by: $0) }
    } else {
      report(
        .missingArgument, "`\(purpose.name)` has no `by`", at: program.range(of: purpose.expression),
        remedy: "write it as `\(example)`, or `by: page`")
    }
    if let entry = entries.first(where: { $0.label.text == "prefetch" }) {
      let part = part(entry, of: purpose)
      let number = requireValue(entry.value, of: entry.expression, in: purpose.scope.file)
      guard case .value(.count(let count)) = count(number, in: Pagination.prefetches, part) else { return .invalid }
      pagination?.prefetch = count
    }
    return Coerced(pagination.map { .pagination($0) })
  }

  /// `["public.plain-text"]`
  mutating func texts(_ value: Constant, _ purpose: Purpose) -> Coerced {
    let example = Vocabulary.property(named: purpose.property, in: .section)?.row.example ?? "[\"…\"]"
    guard case .list(let list) = value else {
      return mismatch(value, needs: "a list of texts", accepts: [], purpose, remedy: "write it as `\(example)`")
    }
    var texts: [String] = []
    var known = SeenNames()
    var isValid = true
    for element in program.children(of: list) {
      let purpose = Purpose(property: purpose.property, expression: element, scope: purpose.scope)
      let value = requireValue(evaluate(element, in: purpose.scope), of: element, in: purpose.scope.file)
      guard case .text(let text) = value else {
        if !value.isInvalid { _ = mismatch(value, needs: "texts", accepts: [], purpose, remedy: "write it in quotes") }
        isValid = false
        continue
      }
      let range = program.range(of: element)
      if text.isEmpty {
        report(.valueOutOfRange, "a text of `\(purpose.name)` is empty", at: range, remedy: "remove it")
        isValid = false
      } else if let earlier = known.insert(WrittenName(text: text, range: range)) {
        report(
          .duplicateArgument, "`\(purpose.name)` has \(program.text(of: element)) twice", at: range,
          labels: [Label("given here first", at: earlier)], remedy: "remove one of them")
        isValid = false
      }
      texts.append(text)
    }
    if isValid, texts.isEmpty {
      return outOfRange("the list of `\(purpose.name)` is empty", purpose, remedy: "remove the property")
    }
    return isValid ? .value(.texts(texts)) : .invalid
  }

  /// `initial`, `data.initial` or `header.title`: by source names, and resolved into wire names by the section.
  func indexTitlePath(_ path: [WrittenName]) -> (isOfHeader: Bool, path: [WrittenName]) {
    let isOfHeader = path.first?.text == "header" && path.count > 1
    let isPrefixed = isOfHeader || (path.first?.text == "data" && path.count > 1)
    return (isOfHeader, isPrefixed ? Array(path.dropFirst()) : path)
  }

  mutating func indexTitle(_ purpose: Purpose) -> Coerced {
    let path = memberPath(purpose.expression)
    guard !path.isEmpty, purpose.scope.parameters[path[0].text] == nil else {
      report(
        .typeMismatch,
        "`\(program.text(of: purpose.expression))` names no field, where `\(purpose.name)` takes one",
        at: program.range(of: purpose.expression),
        remedy: "name a field of the units, such as `data.initial`, or of the header, such as `header.title`")
      return .invalid
    }
    let (isOfHeader, names) = indexTitlePath(path)
    let written = names.map { $0.text }.joined(separator: ".")
    return .value(.indexTitle(isOfHeader ? .headerField(written) : .unitField(written)))
  }
}
