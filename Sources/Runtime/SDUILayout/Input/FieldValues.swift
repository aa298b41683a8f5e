import SDUIIR

extension ScreenSection {
  /// Whether some unit takes a width or height from its data, in some container.
  var isSizedByData: Bool { unitsHave { if case .size(.field) = $0 { true } else { false } } }

  /// Whether some unit takes its span from its data, in some container.
  package var isSpannedByData: Bool { unitsHave { if case .itemSpan(.matched) = $0 { true } else { false } } }

  /// Whether some property of a unit has such a value, in some container.
  private func unitsHave(_ isWanted: (PropertyValue) -> Bool) -> Bool {
    units.contains { $0.properties.entries.contains { isWanted($0.value) } }
      || adaptations.contains { adaptation in
        adaptation.assignments.contains { isWanted($0.value) }
          || adaptation.replacement?.units.contains { $0.entries.contains { isWanted($0.value) } } ?? false
      }
  }
}

extension Contract {
  /// The images among a component's fields and in records among them: those that were written, else their defaults.
  func imageRatios(of component: ID<Component>, _ values: [FieldValue]) -> [ImageRatio] {
    layoutValues(of: component, values) { path, _, value in
      guard case .image(let image)? = value else { return nil }
      return ImageRatio(field: path, width: image.width, height: image.height)
    }
  }

  /// The numbers among a component's fields that an extent can be, also those in records: what was written, else the
  /// default, else 100 within the field's bounds.
  package func fieldLengths(of component: ID<Component>, _ values: [FieldValue]) -> [FieldLength] {
    layoutValues(of: component, values) { path, type, value in
      guard type.holdsLength else { return nil }
      return FieldLength(field: path, value: Self.length(value, type))
    }
  }

  /// The cases of closed enumerations among a component's fields, also those in records: what was written, else the
  /// default, else the first case that the client knows.
  ///
  /// - Parameter client: The client for which everything is resolved, if it is.
  package func fieldCases(
    of component: ID<Component>, _ values: [FieldValue], at client: Client?
  ) -> [FieldCase] {
    layoutValues(of: component, values) { path, type, value in
      guard case .enumeration(let id) = type, !enums[id].isOpen else { return nil }
      var index = enums[id].cases.firstIndex { enums[id].mayHold($0, at: client) } ?? 0
      if case .enumerationCase(_, let written)? = value { index = written }
      guard enums[id].cases.indices.contains(index) else { return nil }
      return FieldCase(field: path, name: enums[id].cases[index].name.wire)
    }
  }

  /// Calls a function with the values that layout needs of a component's fields and of those of records among them.
  ///
  /// - Parameter body: Gives it of a field, by its path of wire names joined with dots, its type, and its value: what was
  ///   written, else the default.
  private func layoutValues<Result>(
    of component: ID<Component>, _ values: [FieldValue], _ body: (String, FieldType, Value?) -> Result?
  ) -> [Result] {
    guard component.index < components.count else { return [] }
    var result: [Result] = []
    append(components[component].fields, values, behind: "", depth: 0, body, to: &result)
    return result
  }

  /// - Parameter depth: how many records enclose the fields; none is in itself, so that this is a bound of what hostile
  ///   contracts cost.
  private func append<Result>(
    _ fields: [Field], _ values: [FieldValue], behind path: String, depth: Int,
    _ body: (String, FieldType, Value?) -> Result?, to result: inout [Result]
  ) {
    for (index, field) in fields.enumerated() where result.count < 1_000 && depth < 8 {
      let value = values.first { $0.field == index }?.value ?? field.defaultValue
      guard case .record(let id) = field.type.rule else {
        if let found = body(path + field.name.wire, field.type, value) { result.append(found) }
        continue
      }
      var inner: [FieldValue] = []
      if case .record(_, let written)? = value {
        inner = written
      } else if case .optional = field.type {
        continue
      }
      append(records[id].fields, inner, behind: path + field.name.wire + ".", depth: depth + 1, body, to: &result)
    }
  }

  private static func length(_ value: Value?, _ type: FieldType) -> Rational {
    switch (value, type) {
    case (.integer(let number), _): return (try? Rational(number, over: 1)) ?? .zero
    case (.decimal(let number), _), (.number(let number), _): return number
    case (_, .int(let bounds)), (_, .decimal(let bounds)), (_, .number(let bounds)):
      return min(max(Rational(100), bounds.minimum ?? .zero), bounds.maximum ?? Rational(100))
    default: return Rational(100)
    }
  }
}
