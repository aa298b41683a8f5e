import SDUIIR

/// A class that holds the fields of a record, an action or a component.
struct KotlinClass {
  let name: String
  let documentation: String
  let properties: [KotlinProperty]
  let forms: KotlinForms
  /// Whether the data are the value of the one field, and no object.
  let isValue: Bool
  /// Whether its lists and maps and those in them are so many that their loops may exceed the size of a method.
  private let hasManyLoops: Bool

  init(_ name: DeclaredName, _ documentation: String, _ fields: [Field], _ forms: KotlinForms) {
    self.name = forms.names[name]
    self.documentation = documentation
    self.forms = forms
    properties = KotlinProperty.all(of: fields, forms)
    isValue = Field.isDataItself(fields)
    hasManyLoops = fields.reduce(0) { $0 + $1.type.loopDepth } > 60
  }

  /// Adds the comment and the head of the class with its properties, and the lines of its body.
  ///
  /// - Parameter superclass: What follows the constructor, ` : ScreenAction()`.
  func write(
    to source: inout SourceText, superclass: String = "", _ body: (inout SourceText) -> Void
  ) {
    source.kdoc(documentation)
    let parameters = properties.map { $0.parameter } + forms.unrecognized
    if parameters.isEmpty {
      source.line("class \(name)\(superclass) {")
    } else if properties.contains(where: { $0.isDocumented }) {
      source.line("data class \(name)(")
      source.indented { writeProperties(to: &$0) }
      source.line(")\(superclass) {")
    } else {
      source.call("data class \(name)(", parameters, closing: ")\(superclass) {")
    }
    source.indented { source in
      if parameters.isEmpty { writeIdentity(to: &source) }
      body(&source)
    }
    source.line("}")
  }

  /// Adds the properties with their comments.
  private func writeProperties(to source: inout SourceText) {
    for (index, property) in properties.enumerated() {
      let notes = property.field.availability.deprecation.map { ["Deprecated: \($0)."] } ?? []
      source.kdoc(property.field.documentation, notes: notes)
      source.line(property.parameter + (index + 1 < properties.count || !forms.unrecognized.isEmpty ? "," : ""))
    }
    for parameter in forms.unrecognized {
      source.kdoc("What this code does not know. It is written again.")
      source.line(parameter)
    }
  }

  /// Writes the members that a data class would have.
  private func writeIdentity(to source: inout SourceText) {
    source.line("override fun equals(other: Any?): Boolean = other is \(name)")
    source.line()
    source.line("override fun hashCode(): Int = 1")
    source.line()
    source.line("override fun toString(): String = \"\(name)()\"")
    source.line()
  }

  /// Adds the ranges of decimals that the reader uses.
  func writeRanges(to source: inout SourceText) {
    let ranges = properties.compactMap { property in
      forms.decimalBounds(property.field.type).map { "private val \(property.range) = \($0.kotlinRange)" }
    }
    for range in ranges { source.line(range) }
    if !ranges.isEmpty { source.line() }
  }
}

// MARK: - Reading

extension KotlinClass {
  /// Adds the function that reads an object.
  ///
  /// - Parameter modifiers: `override ` where the function implements one of the support file.
  func writeReader(to source: inout SourceText, modifiers: String = "") {
    let isKept = forms.names.keepsUnknown
    if properties.isEmpty {
      let value = "\(name)(\(isKept ? "json.unrecognized()" : ""))"
      source.line("\(modifiers)fun read(json: ResponseNode): \(name)? = if (json.isObject()) \(value) else null")
      return
    }
    source.block("\(modifiers)fun read(json: ResponseNode): \(name)? {") { source in
      if isValue { return writeValueReader(to: &source) }
      source.line("if (!json.isObject()) return null")
      for property in properties {
        if isSplit(property) {
          source.line("val \(property.variable) = \(property.function("read"))(json)")
        } else {
          property.writeReading(forms, "val \(property.variable) = ", to: &source)
        }
      }
      writeGuard(properties.filter { $0.isRequired }.map { $0.variable }, to: &source)
      let keys = properties.map { KotlinNames.literal($0.field.name.wire) }.joined(separator: ", ")
      let unrecognized = isKept ? ["json.unrecognized(\(keys))"] : []
      source.fill("return \(name)(", properties.map { $0.variable } + unrecognized, closing: ")")
    }
    for property in properties where isSplit(property) {
      let type = property.isRequired ? property.type + "?" : property.type
      source.line()
      let opening = "private fun \(property.function("read"))(json: ResponseNode): \(type) = "
      property.writeReading(forms, opening, to: &source)
    }
  }

  /// Adds the line that gives up where a value is missing.
  private func writeGuard(_ variables: [String], to source: inout SourceText) {
    guard !variables.isEmpty else { return }
    let conditions = variables.map { $0 + " == null" }
    let oneLine = "if (\(conditions.joined(separator: " || "))) return null"
    if source.fits(oneLine) { return source.line(oneLine) }
    source.line("if (")
    source.indented { $0.fill(conditions, separator: " ||") }
    source.line(") return null")
  }

  /// The lines that read data which is one value.
  private func writeValueReader(to source: inout SourceText) {
    let property = properties[0]
    let type = property.field.type
    let unrecognized = forms.names.keepsUnknown ? ", json.unrecognizedOfUnit()" : ""
    let value = "{ \(forms.reading(type.wrapped, "it", range: property.range)) }"
    if type.isOptional {
      let function = property.field.isNilIfInvalid ? "itselfIfValid" : "itselfOrNull"
      let absent = property.absentTexts.isEmpty ? "" : "(\(property.absentTexts.joined(separator: ", ")))"
      source.line("val \(property.variable) = json.\(function)\(absent) \(value)")
      source.line("return \(name)(\(property.variable)\(unrecognized))")
    } else {
      source.line("val \(property.variable) = json.itself \(value)")
      source.line("return if (\(property.variable) == null) null else \(name)(\(property.variable)\(unrecognized))")
    }
  }
}

// MARK: - Writing

extension KotlinClass {
  /// Adds the function that writes the object.
  func writeWriter(to source: inout SourceText) {
    source.block("internal fun write(json: JsonWriter) {") { source in
      if isValue {
        let property = properties[0]
        let value = property.name == "json" ? "this.json" : property.name
        source.line(
          forms.writing(
            property.field.isNullable ? .optional(property.field.type.wrapped) : property.field.type.wrapped, value))
        return
      }
      source.line("json.beginObject()")
      writeMembers(to: &source)
      source.line("json.endObject()")
    }
    writeMemberFunctions(to: &source)
  }

  /// Adds the statements that write the fields.
  func writeMembers(to source: inout SourceText) {
    for property in properties {
      source.line(isSplit(property) ? "\(property.function("write"))(json)" : property.writing(forms))
    }
    if forms.names.keepsUnknown { source.line("json.unrecognized(unrecognized)") }
  }

  /// Adds the functions to which the statements are moved where there are too many.
  func writeMemberFunctions(to source: inout SourceText) {
    for property in properties where isSplit(property) {
      source.line()
      source.block("private fun \(property.function("write"))(json: JsonWriter) {") { source in
        source.line(property.writing(forms))
      }
    }
  }

  /// Whether a field is read and written in functions of its own. Loops are inlined, and a method of the JVM has at most
  /// 64 KB: so are lists and maps if the class has many.
  private func isSplit(_ property: KotlinProperty) -> Bool { hasManyLoops && property.field.type.loopDepth > 0 }
}

extension FieldType {
  /// The depth of lists and maps in each other: 2 for `[[Text]]`.
  fileprivate var loopDepth: Int {
    switch self {
    case .optional(let inner): inner.loopDepth
    case .list(let element, _), .map(let element, _): 1 + element.loopDepth
    default: 0
    }
  }
}
