import SDUIIR

extension ScreenSection {
  /// Whether some unit takes a width or height from its data, in some container.
  var isSizedByData: Bool {
    func isField(_ value: PropertyValue) -> Bool { if case .size(.field) = value { true } else { false } }
    return units.contains { $0.properties.entries.contains { isField($0.value) } }
      || adaptations.contains { adaptation in
        adaptation.assignments.contains { isField($0.value) }
          || adaptation.replacement?.units.contains { $0.entries.contains { isField($0.value) } } ?? false
      }
  }
}

extension Contract {
  /// The numbers among a component's fields that an extent can be, also those in records: what was written, else the
  /// default, else 100 within the field's bounds.
  package func fieldLengths(of component: ID<Component>, _ values: [FieldValue]) -> [FieldLength] {
    guard component.index < components.count else { return [] }
    var result: [FieldLength] = []
    append(components[component].fields, values, behind: "", depth: 0, to: &result)
    return result
  }

  /// - Parameter depth: how many records enclose the fields; none is in itself, so that this is a bound of what hostile
  ///   contracts cost.
  private func append(
    _ fields: [Field], _ values: [FieldValue], behind path: String, depth: Int, to result: inout [FieldLength]
  ) {
    for (index, field) in fields.enumerated() where result.count < 1_000 && depth < 8 {
      let value = values.first { $0.field == index }?.value ?? field.defaultValue
      switch field.type {
      case .int, .decimal, .number:
        guard field.type.holdsLength else { continue }
        result.append(FieldLength(field: path + field.name.wire, value: Self.length(value, field.type)))
      case .record(let id):
        var inner: [FieldValue] = []
        if case .record(_, let written)? = value { inner = written }
        append(
          records[id].fields, inner, behind: path + field.name.wire + ".", depth: depth + 1, to: &result)
      default: continue
      }
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
