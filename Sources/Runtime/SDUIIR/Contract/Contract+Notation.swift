extension Contract {
  /// Returns the notation of a type in the source.
  package func notation(_ type: FieldType) -> String {
    switch type {
    case .optional(let inner): notation(inner) + "?"
    case .list(let element, let bounds):
      "[" + notation(element) + "]" + Self.arguments(bounds, more: bounds.takesOne ? ["as: any"] : [])
    case .map(let element, let bounds): "[Text: " + notation(element) + "]" + Self.arguments(bounds)
    case .enumeration(let id), .choice(let id): enums[id].name.source
    case .record(let id): records[id].name.source
    case .action(let ids): "Action(" + ids.map { actions[$0].name.source }.joined(separator: ", ") + ")"
    default:
      (type.name.inUsualForm.source ?? "")
        + Self.arguments(type.bounds, more: Self.form(of: type))
    }
  }

  private static func form(of type: FieldType) -> [String] {
    if let pattern = type.bounds.pattern { return ["as: \"\(pattern.text)\""] }
    return type.name.otherForm.map { ["as: \($0.word)"] } ?? []
  }

  private static func notation(_ schemes: [String]) -> String {
    let written = schemes.map { scheme in
      scheme.utf8.contains { "+-.".utf8.contains($0) } ? "\"\(scheme)\"" : scheme
    }
    return written.count == 1 ? written[0] : "[" + written.joined(separator: ", ") + "]"
  }

  private static func arguments(_ bounds: FieldType.Bounds, more: [String] = []) -> String {
    let texts = [bounds.minimum.map { "min: \($0.text)" }, bounds.maximum.map { "max: \($0.text)" }]
    let all = texts.compactMap { $0 } + more + (bounds.schemes.isEmpty ? [] : ["schemes: \(notation(bounds.schemes))"])
    return all.isEmpty ? "" : "(" + all.joined(separator: ", ") + ")"
  }
}
