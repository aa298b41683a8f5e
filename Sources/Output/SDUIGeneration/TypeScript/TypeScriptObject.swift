import SDUIIR

/// A record, an action or a component as an interface with a builder, a guard and a codec.
struct TypeScriptObject {
  /// The content of the type.
  enum Kind: String { case record, action, component }

  private let kind: Kind
  private let name: DeclaredName
  private let documentation: String
  private let deprecation: String?
  private let fields: [Field]
  private let types: TypeScriptTypes

  init(_ record: Record, _ types: TypeScriptTypes) {
    self.init(.record, record.name, record.documentation, nil, record.fields, types)
  }

  init(_ action: Action, _ types: TypeScriptTypes) {
    self.init(.action, action.name, action.documentation, nil, action.fields, types)
  }

  init(_ component: Component, _ types: TypeScriptTypes) {
    let deprecation = component.availability.deprecation
    self.init(.component, component.name, component.documentation, deprecation, component.fields, types)
  }

  private init(
    _ kind: Kind, _ name: DeclaredName, _ documentation: String, _ deprecation: String?, _ fields: [Field],
    _ types: TypeScriptTypes
  ) {
    (self.kind, self.name, self.types, self.fields) = (kind, name, types, fields)
    (self.documentation, self.deprecation) = (documentation, deprecation)
  }

  private var type: String { types.name(name) }

  /// Adds the interface, the builder and the guard.
  func writeType(to source: inout SourceText) {
    source.separator()
    source.documentation(documentation, deprecation: deprecation)
    source.block("export interface \(type) {") { source in
      if kind != .record { source.line("readonly $type: \"\(type)\";") }
      for (field, property) in zip(fields, TypeScriptNames.properties(of: fields)) {
        source.documentation(field.documentation, deprecation: field.availability.deprecation)
        let mark = field.isOptionalProperty ? "?" : ""
        source.union("readonly \(property)\(mark):", types.alternatives(field.type))
      }
      if types.keepsUnknown { source.unrecognizedInTypeScript() }
    }
    writeBuilder(to: &source)
    if kind != .record {
      source.separator()
      source.documentation("Whether \(kind == .action ? "an action" : "a unit") is \(type.withArticle).")
      source.function("is\(type)", "value: sdui.Tagged", "value is \(type)", "return value.$type === \"\(type)\";")
    }
  }

  private func writeBuilder(to source: inout SourceText) {
    let defaulted = zip(fields, TypeScriptNames.properties(of: fields)).filter { $0.0.defaultValue != nil }
    let keys = defaulted.map { TypeScriptNames.literal($0.1) }.joined(separator: " | ")
    let parameter = "sdui.Fields<\(type)\(keys.isEmpty ? "" : ", " + keys)>"
    let initial = fields.contains { $0.isRequired } ? "" : " = {}"
    source.separator()
    let details = keys.isEmpty ? "" : " Fields that are left out have their defaults."
    source.documentation("Makes \(type.withArticle)." + details)
    let statement = "return \(types.codec(name)).make(fields);"
    source.function("make\(type)", "fields: \(parameter)\(initial)", type, statement)
  }

  /// Adds the codec.
  func writeCodec(to source: inout SourceText) {
    let names = kind == .record ? "" : "\"\(type)\", \(TypeScriptNames.literal(name.wire)), "
    let declaration = "export const \(types.codec(name)): sdui.ObjectCodec<\(type)> ="
    let call = "sdui.\(kind.rawValue)(\(names)() => ({"
    source.separator()
    guard !fields.isEmpty else { return source.line("\(declaration) \(call)}));") }
    if declaration.utf8.count + call.utf8.count < TypeScriptExpression.width {
      source.block("\(declaration) \(call)", closing: "}));", writeFields)
    } else {
      source.line(declaration)
      source.indented { $0.block(call, closing: "}));", writeFields) }
    }
  }

  private func writeFields(to source: inout SourceText) {
    for (field, property) in zip(fields, TypeScriptNames.properties(of: fields)) {
      let codec = types.codec(field.type)
      var arguments = [.word(TypeScriptNames.literal(field.name.wire)), codec]
      var function = "required"
      if let value = field.defaultValue {
        function = "defaulted"
        arguments.append(.function(TypeScriptValues(types).expression(value, field.type.wrapped)))
      } else if field.type.isOptional {
        function = field.isNilIfInvalid ? "ifValid" : "optional"
        let absent = field.absentTexts.map { TypeScriptExpression.word(TypeScriptNames.literal($0)) }
        if !absent.isEmpty { arguments.append(.group("[", absent, "]")) }
      } else if !field.isRequired {
        function = "versioned"
      }
      TypeScriptExpression.call("sdui." + function, arguments).write(to: &source, property + ": ", ",")
    }
  }
}

extension String {
  /// The name of a type in a sentence: `` a `Card` ``, `` an `Ad` ``.
  var withArticle: String {
    let isVowel = first.map { "AEIOUaeiou".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") `\(self)`"
  }
}
