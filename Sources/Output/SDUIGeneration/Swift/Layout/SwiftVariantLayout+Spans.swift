import SDUIIR

extension SwiftVariantLayout {
  /// Writes the number of columns of an item, if it has no short expression.
  ///
  /// - Returns: Its name or its expression; `nil` for one column.
  func spanText(of unit: Assignment.Target, to source: inout SourceText) -> String? {
    if variant.value(.span, of: unit).all.allSatisfy({ $0 == .itemSpan(.columns(1)) }) { return nil }
    let name = "span"
    // The variable is there already if the width refers to it.
    if source.contains("var \(name) =") || source.contains("let \(name) =") { return name }
    let span = variant.value(.span, of: unit)
    if span.changes.isEmpty, let matched = span.base?.matchedSpan {
      write(matched, as: name, of: unit, to: &source)
      return name
    }
    var names: [MatchedSpan: String] = [:]
    for matched in span.all.compactMap({ $0.matchedSpan }) where names[matched] == nil {
      let own = "\(name)OfData\(names.isEmpty ? "" : String(names.count + 1))"
      names[matched] = own
      write(matched, as: own, of: unit, to: &source)
    }
    return value(name, "Int", span, to: &source) { value in
      guard case .itemSpan(let span)? = value else { return .text("1") }
      return .text(span.matched.flatMap { names[$0] } ?? Self.columnCount(of: span))
    }
  }

  /// Writes the span of the case that a field of the data has. The enumeration is closed, and has each case once.
  private func write(
    _ matched: MatchedSpan, as name: String, of unit: Assignment.Target, to source: inout SourceText
  ) {
    var values: [(cases: [String], value: String)] = []
    for (name, known) in knownCases(of: matched, unit) {
      let value = Self.columnCount(of: known.span)
      if let index = values.firstIndex(where: { $0.value == value }) {
        values[index].cases.append("." + name)
      } else {
        values.append((["." + name], value))
      }
    }
    guard values.count > 1 else { return source.line("let \(name) = \(values.first?.value ?? "1")") }
    source.line("let \(name) =")
    source.indented { source in
      source.line("switch \(field(matched.field, of: unit)) {")
      for (cases, value) in values { source.switchCase(cases.joined(separator: ", "), value) }
      source.line("}")
    }
  }

  private static func columnCount(of span: ItemSpan) -> String { span.columns.map { String($0) } ?? "columns.count" }

  /// The cases that the client knows, by their names in Swift.
  private func knownCases(
    of matched: MatchedSpan, _ unit: Assignment.Target
  ) -> [(name: String, known: MatchedSpan.Case)] {
    guard case .unit(let index) = unit,
      let enumeration = emitter.screen.contract.enumeration(at: matched.field, of: section.units[index].component)
    else { return [] }
    let names = emitter.names.cases(of: enumeration).known
    return zip(names, zip(enumeration.cases, matched.cases)).compactMap { name, pair in
      enumeration.mayHold(pair.0, at: emitter.screen.variants.client) ? (name, pair.1) : nil
    }
  }
}

extension PropertyValue {
  /// The number of rows that an item spans.
  var rowSpan: Int64 { if case .itemSpan(let span) = self { span.rows } else { 1 } }

  /// The spans by which the data decides; `nil` if it does not.
  fileprivate var matchedSpan: MatchedSpan? { if case .itemSpan(let span) = self { span.matched } else { nil } }
}
