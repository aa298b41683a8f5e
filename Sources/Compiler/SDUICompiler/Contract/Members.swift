import SDUIIR
import SDUISyntax

/// An origin as a key: origins themselves are all equal.
struct OriginKey: Hashable, Sendable {
  let file: UInt32
  let lowerBound: UInt32

  init(_ origin: Origin) {
    file = origin.file
    lowerBound = origin.lowerBound
  }
}

extension Checker {
  /// Reads the defaults of fields, now that all types are known.
  mutating func lowerFieldDefaults(besides kept: KeptResults?) {
    var defaults: [(declaration: Declaration, field: Int, expression: Syntax)] = []
    for declaration in declarations.all where declaration.kind.hasFields && !(kept?.keeps(declaration) ?? false) {
      guard let block = program.child(of: declaration.syntax, .fieldBlock) else { continue }
      for member in program.children(of: block, .field) {
        guard let expression = defaultExpression(of: member) else { continue }
        let key = OriginKey(origin(member))
        guard let index = fields(of: declaration).firstIndex(where: { OriginKey($0.origin) == key }) else { continue }
        fieldsWithDefault.insert(key)
        defaults.append((declaration, index, expression))
      }
    }
    // A copied field has the default of the one that it is copied from.
    var known: [OriginKey: Value] = [:]
    for (declaration, index, expression) in defaults {
      let field = fields(of: declaration)[index]
      if fieldsWithoutType.contains(OriginKey(field.origin)) { continue }
      if case .optional = field.type {
        report(
          .typeMismatch, "`\(field.name.source)` is optional and has a default: it could never be absent",
          at: program.range(of: expression), remedy: "remove the `?` or the default")
        continue
      }
      guard let value = fixedValue(of: expression, for: field.type, named: field.name.source) else {
        incompleteDeclarations.insert(declaration.syntax)
        continue
      }
      set(value, ofField: index, of: declaration)
      if !copiedFields.isEmpty { known[OriginKey(field.origin)] = value }
    }
    for declaration in declarations.all {
      for copy in copiedFields[declaration.syntax]?.copies ?? [] {
        let field = fields(of: declaration)[copy.field]
        if let value = known[OriginKey(field.origin)] { set(value, ofField: copy.field, of: declaration) }
      }
    }
  }

  private mutating func set(_ value: Value, ofField index: Int, of declaration: Declaration) {
    switch declaration.kind {
    case .record: contract.records[ID(declaration.index)].fields[index].defaultValue = value
    case .action: contract.actions[ID(declaration.index)].fields[index].defaultValue = value
    default: contract.components[ID(declaration.index)].fields[index].defaultValue = value
    }
  }

  /// Returns the expression after `=` of a field: its last child that is neither name, type nor clause.
  private func defaultExpression(of member: Syntax) -> Syntax? {
    program.children(of: member).last { child in
      switch program.kind(of: child) {
      case .name, .wireName, .namedType, .listType, .optionalType, .sinceClause, .untilClause, .deprecatedClause: false
      default: true
      }
    }
  }

  /// The lowered fields of a record, an action or a component.
  func fields(of declaration: Declaration) -> [Field] {
    switch declaration.kind {
    case .record: contract.records.elements[declaration.index].fields
    case .action: contract.actions.elements[declaration.index].fields
    default: contract.components.elements[declaration.index].fields
    }
  }

  /// The type and the wire names of `price.amount`, also written `data.price.amount`.
  ///
  /// - Parameter isResolved: Whether every name has the range of the whole path, so that none could be replaced alone.
  mutating func dataPath(
    _ path: [WrittenName], in component: Declaration, isResolved: Bool = false
  ) -> (FieldType, [String])? {
    var path = path[...]
    if path.first?.text == "data", !fields(of: component).contains(where: { $0.name.source == "data" }) {
      path = path.dropFirst()
    }
    var owner = component.name.text
    var available = fields(of: component)
    var wires: [String] = []
    var type: FieldType?
    var isOptional = false
    for name in path {
      guard let field = available.first(where: { $0.name.source == name.text }) else {
        reportUnknownField(
          name, of: owner, among: available, besides: isResolved ? Set(available.map { $0.name.source }) : [])
        return nil
      }
      reportDeprecated(name.text, field.availability, at: name.range, field.origin)
      wires.append(field.name.wire)
      var inner = field.type
      if case .optional(let wrapped) = inner { (inner, isOptional) = (wrapped, true) }
      type = inner
      if case .record(let id) = inner {
        owner = contract.records[id].name.source
        available = contract.records[id].fields
      } else if case .image = inner {
        (owner, available) = (name.text, Self.imageFields)
      } else {
        owner = name.text
        available = []
      }
    }
    return type.map { (isOptional ? .optional($0) : $0, wires) }
  }

  /// The parts of an image that can be passed on. Its sizes are numbers of pixels, which no type of field is.
  private static let imageFields = ImagePart.allCases.filter { $0.rule != .pixels }
    .map { Field(name: DeclaredName($0.rawValue), type: $0.type) }

  /// Whether every value of a type is one of another. Constraints are the data's business: they are checked when a
  /// response is validated.
  static func isAssignable(_ source: FieldType, to target: FieldType) -> Bool {
    switch (source, target) {
    case (.optional(let inner), .optional(let outer)): isAssignable(inner, to: outer)
    case (.optional, _): false
    case (_, .optional(let outer)): isAssignable(source, to: outer)
    case (.text, .text), (.int, .int), (.decimal, .decimal), (.number, .number), (.anyDecimal, .anyDecimal),
      (.id, .text), (.url, .text),
      (.url, .url):
      true
    case (.list(let inner, _), .list(let outer, _)), (.map(let inner, _), .map(let outer, _)):
      isAssignable(inner, to: outer)
    case (.action(let inner), .action(let outer)): inner.allSatisfy(outer.contains)
    default: source == target
    }
  }
}
