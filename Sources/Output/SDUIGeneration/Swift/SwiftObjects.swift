import SDUIIR

/// A field as a property of a Swift type.
struct SwiftProperty {
  let name: String
  let type: String
  /// The default value of the argument of an initializer.
  var defaultValue: SwiftExpression?
  var documentation = ""

  /// The property as a parameter of an initializer.
  var parameter: (prefix: String, value: SwiftExpression, text: String) {
    let declaration = "\(SwiftNames.parameter(name)): \(type)"
    guard let defaultValue else { return ("", .text(declaration), declaration) }
    return (declaration + " = ", defaultValue, "\(declaration) = \(defaultValue.text)")
  }
}

extension SourceText {
  /// A component, with its events.
  mutating func component(_ component: Component, _ scope: SwiftScope) {
    let name = scope.names.type(component.name)
    let object = SwiftObject(name: name, fields: component.fields, scope: scope)
    let isUnit = component.fields.contains { $0.isIdentity }
    let lines = documentation(of: component.documentation, component.availability)
    structure(object, lines, conformances: isUnit ? ["Identifiable"] : [])
    events(of: component, object)
    separator()
    block("extension \(name): ResponseComponent {") { source in
      source.call("public static let format = ComponentFormat", Self.format(of: component).map { .text($0) })
      source.line()
      source.reader(of: object)
      source.line()
      source.writer(of: object)
    }
  }

  /// A record.
  mutating func record(_ record: Record, _ scope: SwiftScope) {
    let object = SwiftObject(name: scope.names.type(record.name), fields: record.fields, scope: scope)
    plainObject(object, record.documentation)
  }

  /// The payload of an action.
  mutating func action(_ action: Action, _ scope: SwiftScope) {
    let object = SwiftObject(name: scope.names.type(action.name), fields: action.fields, scope: scope)
    plainObject(object, action.documentation)
  }

  private mutating func plainObject(_ object: SwiftObject, _ documentation: String) {
    structure(object, documentation, conformances: [])
    separator()
    block("extension \(object.name): ResponseObject {") { source in
      source.reader(of: object)
      source.line()
      source.writer(of: object)
    }
  }

  private static func format(of component: Component) -> [String] {
    var arguments = [SwiftScope.text(component.name.wire)]
    if Field.isDataItself(component.fields) {
      if case .list = component.fields[0].type.wrapped {
        arguments.append("data: .list")
      } else {
        arguments.append("data: .value")
      }
    }
    if component.fields.contains(where: { $0.isRequired }) { arguments.append("hasRequiredField: true") }
    if let identity = component.fields.first(where: { $0.isIdentity }) {
      arguments.append("identity: " + SwiftScope.text(identity.name.wire))
      if identity.type == .numericID { arguments.append("hasNumericIdentity: true") }
    }
    return arguments
  }

  /// Returns the documentation of a declaration, with the replacement of a deprecated one.
  func documentation(of text: String, _ availability: Availability) -> String {
    guard let deprecation = availability.deprecation else { return text }
    return (text.isEmpty ? "" : text + "\n\n") + "Deprecated: " + deprecation
  }
}

/// A type with fields.
struct SwiftObject {
  let name: String
  let fields: [Field]
  let scope: SwiftScope
  /// The names of the fields.
  let members: [String]

  init(name: String, fields: [Field], scope: SwiftScope) {
    self.name = name
    self.fields = fields
    self.scope = scope
    members = scope.names.members(of: fields)
  }

  /// The keys of the fields that hold dates and decimals, whose texts are kept.
  var sentKeys: [String] { fields.filter { Self.keepsText($0.type) }.map { $0.name.wire } }

  /// Whether it has a property with what it does not know.
  var keepsUnknown: Bool { scope.names.keepsUnknown }

  /// The property that has these texts.
  var sentTexts: String { SwiftMembers.parameter("sentTexts", besides: members) }

  fileprivate static func keepsText(_ type: FieldType) -> Bool {
    switch type.wrapped {
    case .date, .decimal, .number, .anyDecimal: true
    case .list(let element, _), .map(let element, _): keepsText(element)
    default: false
    }
  }

  /// The type of a field. One that only some clients know may be missing.
  func type(of field: Field) -> String {
    let type = scope.type(of: field.type)
    return field.isRequired || field.defaultValue != nil || field.type.isOptional ? type : type + "?"
  }

  /// The fields as properties.
  var properties: [SwiftProperty] {
    zip(members, fields).map { name, field in
      var property = SwiftProperty(name: name, type: type(of: field), documentation: field.documentation)
      property.defaultValue =
        field.isRequired ? nil : field.defaultValue.map { scope.literal($0, field.type) } ?? .text("nil")
      return property
    }
  }
}

// MARK: - Parts of types

extension SourceText {
  /// A `struct` with fields, and its conversions to and from JSON.
  private mutating func structure(_ object: SwiftObject, _ documentation: String, conformances: [String]) {
    separator()
    comment(documentation, prefix: "///")
    let list = (["Codable", "Hashable", "Sendable"] + conformances).joined(separator: ", ")
    block("public struct \(object.name): \(list) {") { source in
      source.properties(object)
      if object.keepsUnknown { source.unrecognizedInSwift() }
      if !object.sentKeys.isEmpty { source.line("var \(object.sentTexts) = SentTexts()") }
      source.separator()
      source.initializer(object.properties, documentation: "Creates a value from its fields.")
    }
  }

  /// The property with what a type does not know.
  mutating func unrecognizedInSwift() {
    line("/// What this code does not know. It is written again as it was sent.")
    line("public var unrecognized = Unrecognized()")
  }

  private mutating func properties(_ object: SwiftObject) {
    for (field, property) in zip(object.fields, object.properties) {
      comment(documentation(of: field.documentation, field.availability), prefix: "///")
      line("public var \(property.name): \(property.type)")
    }
  }

  /// A memberwise initializer.
  mutating func initializer(_ properties: [SwiftProperty], documentation: String) {
    comment(documentation, prefix: "///")
    if properties.isEmpty { return line("public init() {}") }
    if properties.count == 1 {
      let (name, text) = (properties[0].name, properties[0].parameter.text)
      let initializer = "public init(\(text)) { self.\(name) = \(name) }"
      if fits(initializer) { return line(initializer) }
    }
    signature("public init", properties) { source in
      for property in properties { source.line("self.\(property.name) = \(property.name)") }
    }
  }

  fileprivate mutating func reader(of object: SwiftObject) {
    let json = SwiftMembers.parameter("json", besides: object.members)
    let label = json == "json" ? "from json" : "from \(json)"
    block("public static func read(\(label): FieldReader) -> \(object.name)? {") { source in
      for (member, field) in zip(object.members, object.fields) {
        // The compiler warns of a constant of an empty type that is not written.
        let isEmpty = object.scope.isEmpty(field.type)
        let annotation = isEmpty ? ": \(object.scope.type(of: field.type.wrapped))?" : ""
        source.reading(of: field, object.scope, prefix: "let \(member)\(annotation) = ", json)
      }
      let required = zip(object.members, object.fields).filter { $1.isRequired }.map { "let " + $0.0 }
      if !required.isEmpty { source.guardLine(required) }
      let arguments = object.members.map { SwiftExpression.labelled($0, .text($0)) }
      if object.sentKeys.isEmpty, !object.keepsUnknown {
        return source.call((object.fields.isEmpty ? "" : "return ") + object.name, arguments)
      }
      let result = SwiftMembers.parameter("result", besides: object.members)
      source.call("var \(result) = \(object.name)", arguments)
      if !object.sentKeys.isEmpty {
        let keys = SwiftExpression.list(object.sentKeys.map { .text(SwiftScope.text($0)) })
        source.expression("\(result).\(object.sentTexts) = \(json).sentTexts(", keys, ")")
      }
      if object.keepsUnknown { source.line("\(result).unrecognized = \(json).unrecognized") }
      source.line("return \(result)")
    }
  }

  private mutating func reading(of field: Field, _ scope: SwiftScope, prefix: String, _ json: String) {
    var arguments = [.text(SwiftScope.text(field.name.wire)), scope.rule(of: field.type)]
    for (index, text) in field.absentTexts.enumerated() {
      let value = SwiftExpression.text(SwiftScope.text(text))
      arguments.append(index == 0 ? .labelled("absent", value) : value)
    }
    if field.isRequired {
      expression(prefix, .call(json + ".required", arguments))
    } else if let value = field.defaultValue {
      withDefault(prefix, .call(json + ".unlessMissing", arguments), scope.literal(value, field.type))
    } else {
      let function = field.isNilIfInvalid ? "ifValid" : field.type.isOptional ? "optional" : "unlessMissing"
      expression(prefix, .call("\(json).\(function)", arguments))
    }
  }

  fileprivate mutating func writer(of object: SwiftObject) {
    let json = SwiftMembers.parameter("json", besides: object.members)
    let label = json == "json" ? "to json" : "to \(json)"
    if object.fields.isEmpty { return line("public func write(\(label): inout [String: JSONValue]) {}") }
    block("public func write(\(label): inout [String: JSONValue]) {") { source in
      for (member, field) in zip(object.members, object.fields) {
        let isMissable = !field.isRequired && field.defaultValue == nil && !field.type.isOptional
        let type = isMissable ? FieldType.optional(field.type) : field.type
        let (key, value) = (SwiftScope.text(field.name.wire), object.scope.json(of: member, type))
        let isKept = SwiftObject.keepsText(field.type)
        let arguments: [SwiftExpression] = [.labelled("of", .text(key)), .text(value)]
        source.expression("\(json)[\(key)] = ", isKept ? .call("\(object.sentTexts).text", arguments) : .text(value))
      }
    }
  }
}
