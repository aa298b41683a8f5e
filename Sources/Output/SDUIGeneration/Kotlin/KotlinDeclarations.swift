import SDUIIR

extension KotlinGenerator {
  /// Adds the class of a component.
  func write(_ component: Component, _ contract: Contract, to source: inout SourceText) {
    let forms = forms(of: contract)
    let type = KotlinClass(component.name, component.documentation, component.fields, forms)
    let identity = type.properties.first { $0.field.isIdentity && !$0.field.isNullable }
    type.write(to: &source, superclass: identity == nil ? "" : " : IdentifiedUnit") { source in
      if let identity {
        source.line("override val unitIdentity: Any get() = \(identity.name)")
        source.line()
      }
      KotlinEvents(of: component, forms).write(to: &source)
      type.writeWriter(to: &source)
      source.line()
      source.call(
        "internal companion object : UnitType<\(type.name)>(", unitArguments(of: component, type), closing: ") {")
      source.indented { source in
        type.writeRanges(to: &source)
        type.writeReader(to: &source, modifiers: "override ")
        if !component.fields.contains(where: { $0.isRequired }) {
          source.line()
          source.line("override fun missing(): \(type.name)? = \(type.name)()")
        }
      }
      source.line("}")
    }
  }

  /// Returns the properties of a component that the support file uses.
  private func unitArguments(of component: Component, _ type: KotlinClass) -> [String] {
    var arguments = [KotlinNames.literal(component.name.wire)]
    if let identity = component.fields.first(where: { $0.isIdentity }) {
      arguments.append("identity = \(KotlinNames.literal(identity.name.wire))")
      if identity.type == .numericID { arguments.append("hasNumericIdentity = true") }
    }
    if type.isValue {
      if case .list = component.fields[0].type.wrapped {
        arguments.append("form = DataForm.LIST")
      } else {
        arguments.append("form = DataForm.VALUE")
      }
    }
    if !component.fields.contains(where: { $0.isRequired }) { arguments.append("hasRequiredFields = false") }
    return arguments
  }

  /// Adds the class of a record.
  func write(_ record: Record, _ contract: Contract, to source: inout SourceText) {
    let type = KotlinClass(record.name, record.documentation, record.fields, forms(of: contract))
    type.write(to: &source) { source in
      type.writeWriter(to: &source)
      source.line()
      source.block("internal companion object {") { source in
        type.writeRanges(to: &source)
        type.writeReader(to: &source)
      }
    }
  }

  /// Adds the class of any action, and the classes of all actions.
  func writeActions(to source: inout SourceText) {
    source.kdoc("What an app does when something happens.")
    source.block("sealed class \(names.anyAction) {") { source in
      source.line("internal abstract fun write(json: JsonWriter)")
      source.line()
      source.kdoc("Opens or collapses the section in which it happens.")
      source.block("object ToggleSection : \(names.anyAction)() {") { source in
        source.line("override fun write(json: JsonWriter) {")
        source.indented { source in
          source.line("json.beginAction(\(KotlinNames.literal(EventAction.toggleSectionName)))")
          source.line("json.endAction()")
        }
        source.line("}")
        source.line()
        source.line("override fun toString(): String = \"ToggleSection\"")
      }
    }
    for declared in program.actions {
      source.line()
      write(declared.declaration, program.contract(of: declared), to: &source)
    }
  }

  private func write(_ action: Action, _ contract: Contract, to source: inout SourceText) {
    let type = KotlinClass(action.name, action.documentation, action.fields, forms(of: contract))
    type.write(to: &source, superclass: " : \(names.anyAction)()") { source in
      source.block("override fun write(json: JsonWriter) {") { source in
        source.line("json.beginAction(\(KotlinNames.literal(action.name.wire)))")
        type.writeMembers(to: &source)
        source.line("json.endAction()")
      }
      type.writeMemberFunctions(to: &source)
      source.line()
      source.block(
        "internal companion object : ActionType<\(type.name)>(\(KotlinNames.literal(action.name.wire))) {"
      ) { source in
        type.writeRanges(to: &source)
        type.writeReader(to: &source, modifiers: "override ")
      }
    }
  }
}
