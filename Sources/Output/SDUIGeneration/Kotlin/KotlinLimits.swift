import SDUIIR

extension KotlinGenerator {
  /// The number of values that a method of the JVM takes, the object itself among them.
  private static let greatestSlotCount = 255
  /// The maximum number of cases of an `enum class`: the method that makes them has at most 64 KB.
  private static let greatestCaseCount = 2_000
  /// The maximum number of values in the defaults of a class, for the same reason.
  private static let greatestDefaultCount = 1_000
  /// The maximum number of bytes of a constant of the JVM.
  private static let greatestTextCount = 65_535

  /// Refuses what no class of the JVM can hold.
  func checkLimits() throws(GenerationError) {
    for declared in program.components {
      let declaration = declared.declaration
      try check(declaration.fields, declaration.name, "component", declared.screen, declaration.origin)
    }
    for declared in program.records {
      let declaration = declared.declaration
      try check(declaration.fields, declaration.name, "record", declared.screen, declaration.origin)
    }
    for declared in program.actions {
      let declaration = declared.declaration
      try check(declaration.fields, declaration.name, "action", declared.screen, declaration.origin)
    }
    for declared in program.enumerations {
      let count = declared.declaration.cases.count
      let isClass = !declared.declaration.isOpen && !declared.declaration.hasData
      guard isClass, count > Self.greatestCaseCount else { continue }
      throw .unsupported(
        UnsupportedPart(
          message:
            "the enum `\(declared.declaration.name.source)` has \(count) cases, and an `enum class` of Kotlin has at "
            + "most \(Self.greatestCaseCount)",
          remedy: "declare it `open`, or use a text", screen: declared.screen, origin: declared.declaration.origin))
    }
  }

  private func check(
    _ fields: [Field], _ name: DeclaredName, _ noun: String, _ screen: Int, _ origin: Origin
  ) throws(GenerationError) {
    func refuse(_ found: String, _ remedy: String) -> GenerationError {
      .unsupported(
        UnsupportedPart(
          message: "the \(noun) `\(name.source)` has \(found)", remedy: remedy, screen: screen, origin: origin))
    }
    // The constructor with defaults takes the object, every field, a bit for each field, and a marker; the function that
    // copies takes one object more. Whole numbers take two places.
    let wide = fields.filter { field in
      if case .int = field.type.wrapped { return !field.isNullable }
      return false
    }
    let slots = fields.count + wide.count + (fields.count + 31) / 32 + 3
    if slots > Self.greatestSlotCount {
      throw refuse(
        "\(fields.count) fields, more than the constructor of a class of the JVM takes",
        "put some of them into a record")
    }
    let values = fields.compactMap { $0.defaultValue }
    if values.reduce(0, { $0 + $1.valueCount }) > Self.greatestDefaultCount {
      throw refuse(
        "defaults of more than \(Self.greatestDefaultCount) values, which no method of the JVM takes",
        "let the server send them")
    }
    if values.contains(where: { $0.longestText > Self.greatestTextCount }) {
      throw refuse(
        "a default of more than \(Self.greatestTextCount) bytes, which no constant of the JVM holds",
        "let the server send it")
    }
  }
}

extension Value {
  /// The values in it, itself among them.
  fileprivate var valueCount: Int { 1 + parts.reduce(0) { $0 + $1.valueCount } }

  /// The bytes of its longest text.
  fileprivate var longestText: Int {
    var own = 0
    switch self {
    case .text(let text), .localized(let text): own = text.utf8.count
    case .image(let image): own = max(image.url.utf8.count, image.alternativeText?.utf8.count ?? 0)
    default: break
    }
    return parts.reduce(own) { max($0, $1.longestText) }
  }

  private var parts: [Value] {
    switch self {
    case .list(let values): values
    case .map(let entries): entries.flatMap { [.text($0.key), $0.value] }
    case .record(_, let fields), .action(_, let fields): fields.map { $0.value }
    case .choice(_, _, let data): data.map { [$0] } ?? []
    default: []
    }
  }
}
