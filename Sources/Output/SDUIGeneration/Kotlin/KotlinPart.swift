import SDUIIR

/// A header, a footer or a bar.
struct KotlinPart {
  let component: Component
  /// The components that may be here: the declared one and its fallbacks.
  let accepted: [Component]
  /// The class of any of them; `nil` where there is only one.
  let anyName: String?
  private let key: ResponseKey
  private let screen: KotlinScreen

  init(_ id: ID<SDUIIR.Component>, _ anyName: String?, _ key: ResponseKey, _ screen: KotlinScreen) {
    let contract = screen.screen.contract
    component = contract.components[id]
    accepted = contract.withFallbacks([id]).map { contract.components[$0] }
    self.anyName = anyName
    self.key = key
    self.screen = screen
  }

  /// The name of the property.
  private var name: String { key.rawValue }

  /// Whether it appears with its defaults if the response has none.
  private var isAlwaysThere: Bool { !component.fields.contains { $0.isRequired } }

  private var type: String { anyName ?? screen.names[component.name] }

  /// The part with its defaults.
  private var defaultExpression: String {
    guard isAlwaysThere else { return "null" }
    let value = screen.names[component.name] + "()"
    guard let anyName else { return value }
    return "\(anyName).\(KotlinUnits(anyName, accepted, screen).names[0])(\(value))"
  }

  /// The parameter of the constructor, without `val`.
  var parameter: String { "\(name): \(type)\(isAlwaysThere ? "" : "?") = \(defaultExpression)" }

  /// The argument that reads it.
  ///
  /// - Parameter owner: The variable of the section or the envelope.
  func argument(of owner: String) -> String {
    let reading = anyName.map { "\(owner).\(name) { \($0).read(it) }" } ?? "\(owner).\(name)(\(type))"
    return "\(name) = \(reading)" + (isAlwaysThere ? " ?: \(defaultExpression)" : "")
  }

  /// The statement that writes it.
  var writing: String {
    let arguments = type + (screen.names.keepsUnknown ? ", it.unrecognized" : "")
    let value = anyName == nil ? "json.unit(\(arguments)) { it.write(json) }" : "it.write(json)"
    return "json.member(\(screen.key(key)), \(name)) { \(value) }"
  }
}

/// The class of any unit of a section, or of any component of a header, footer or bar.
struct KotlinUnits {
  let name: String
  let components: [Component]
  /// The names of the classes for each component.
  let names: [String]
  private let types: TypeNames

  init(_ name: String, _ components: [Component], _ screen: KotlinScreen) {
    self.name = name
    self.components = components
    types = screen.names
    // Inside the class these hide types of the same name.
    var taken = TakenNames(KotlinNames.reservedTypes.union(components.map { screen.names[$0.name] } + [name]))
    names = components.map { taken.take([screen.names[$0.name] + "Unit"]) }
  }

  /// Adds the class.
  ///
  /// - Parameter noun: What it is any of.
  func write(_ noun: String, to source: inout SourceText) {
    source.kdoc("Any \(noun).")
    source.block("sealed class \(name) {") { source in
      source.line("internal abstract val content: Any")
      source.line("internal abstract fun write(json: JsonWriter)")
      source.line()
      for (component, unit) in zip(components, names) {
        let type = types[component.name]
        source.kdoc(component.documentation)
        source.block("data class \(unit)(val data: \(type)) : \(name)() {") { source in
          source.line("override val content: Any get() = data")
          let arguments = type + (types.keepsUnknown ? ", data.unrecognized" : "")
          source.line("override fun write(json: JsonWriter) = json.unit(\(arguments)) { data.write(json) }")
        }
        source.line()
      }
      source.block("internal companion object {") { source in
        KotlinWhen(
          modifiers: "", name: "read", parameter: "unit", type: "UnitNode", result: "List<\(name)>",
          subject: "unit.type",
          branches: zip(components, names).map { component, unit in
            (KotlinNames.literal(component.name.wire), "unit.read(\(types[component.name])).map { \(unit)(it) }")
          }, otherwise: "unit.refuse()"
        ).write(to: &source)
      }
    }
  }
}
