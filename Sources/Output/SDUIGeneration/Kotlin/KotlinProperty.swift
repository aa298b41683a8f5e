import SDUIIR

/// A field as a property of a data class.
struct KotlinProperty {
  let field: Field
  /// The name of the property, in backticks if Kotlin asks for it.
  let name: String
  /// The variable that holds the value while the object is read.
  let variable: String
  /// The name of the range of its decimals.
  let range: String
  /// The type of the property.
  let type: String
  /// The expression of the default; `nil` where there must be an argument.
  let defaultExpression: String?

  /// The properties of some fields.
  static func all(of fields: [Field], _ forms: KotlinForms) -> [KotlinProperty] {
    // Two getters must not differ in the case of one letter alone.
    // A component with an identity has a property of the first name, and a class that keeps what it does not know of the other.
    var taken = TakenNames(["unitIdentity", "unrecognized"])
    let names = fields.map { taken.take([$0.name.source]) }
    return zip(fields, names).map { field, name in
      var variable = name
      while variable == "json" || forms.typeNames.contains(variable) || (variable != name && names.contains(variable)) {
        variable += "Value"
      }
      var range = name + "Range"
      while names.contains(range) { range += "Range" }
      return KotlinProperty(
        field: field, name: KotlinNames.escaped(name), variable: KotlinNames.escaped(variable), range: range,
        type: forms.type(field),
        defaultExpression: field.defaultValue.map { forms.expression($0, field.type) }
          ?? (field.isNullable ? "null" : nil))
    }
  }

  /// Whether the object cannot be made without a value that was read.
  var isRequired: Bool { field.isRequired }

  /// The name of a function of its own that does something with the field.
  func function(_ verb: String) -> String { verb + TypeNames.upperCamelCase(name.filter { $0 != "`" }) }

  /// The parameter of the constructor.
  var parameter: String { "val \(name): \(type)" + (defaultExpression.map { " = " + $0 } ?? "") }

  /// Whether its comment says something.
  var isDocumented: Bool { !field.documentation.isEmpty || field.availability.deprecation != nil }

  /// Adds the statement that reads the field of an object.
  ///
  /// - Parameter opening: What precedes the expression, as `val name = `.
  func writeReading(_ forms: KotlinForms, _ opening: String, to source: inout SourceText) {
    let key = KotlinNames.literal(field.name.wire)
    let value = "{ \(forms.reading(field.type.wrapped, "it", range: range)) }"
    if field.isRequired { return source.line("\(opening)json.required(\(key)) \(value)") }
    let function = field.isNilIfInvalid ? "ifValid" : field.type.isOptional ? "optional" : "omittable"
    let reading = "json.\(function)(\(([key] + absentTexts).joined(separator: ", "))) \(value)"
    guard let expression = defaultExpression, field.defaultValue != nil else { return source.line(opening + reading) }
    if field.type.isOptional {
      return source.line("\(opening)if (json.hasField(\(key))) \(reading) else \(expression)")
    }
    let oneLine = "\(opening)\(reading) ?: \(expression)"
    if source.fits(oneLine) { return source.line(oneLine) }
    source.line(opening + reading)
    source.indented { $0.line("?: " + expression) }
  }

  /// The texts that mean a missing value, as arguments.
  var absentTexts: [String] { field.absentTexts.map(KotlinNames.literal) }

  /// The statement that writes the field of an object.
  func writing(_ forms: KotlinForms) -> String {
    let key = KotlinNames.literal(field.name.wire)
    let value = name == "json" ? "this.json" : name
    let type = field.type.wrapped
    if field.type.isOptional, field.defaultValue != nil {
      return "json.nullableMember(\(key), \(value)) { \(forms.writing(type, "it")) }"
    }
    if forms.isWrittenDirectly(type) { return "json.member(\(key), \(value))" }
    return "json.member(\(key), \(value)) { \(forms.writing(type, "it")) }"
  }
}
