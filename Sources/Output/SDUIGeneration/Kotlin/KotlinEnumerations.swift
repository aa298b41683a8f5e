import SDUIIR

/// The names of the cases of an enumeration.
///
/// They begin with a capital letter: cases with data are classes, and no keyword or member of an enumeration begins so.
struct KotlinCases {
  let names: [String]

  init(_ enumeration: Enumeration, _ forms: KotlinForms) {
    // Inside the class a case hides a type of the same name.
    var used = KotlinNames.reservedTypes.union([forms.names[enumeration.name], "Unknown"])
    for known in enumeration.cases {
      guard let payload = known.payload else { continue }
      used.insert(forms.type(payload.element))
    }
    var taken = TakenNames(used)
    names = enumeration.cases.map { known in
      let name = TypeNames.upperCamelCase(known.name.source)
      let isName = name.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0) } ?? false
      return taken.take(isName ? [name, name + "Case"] : ["Case" + name])
    }
  }
}

extension KotlinGenerator {
  /// Adds the class of an enumeration: an `enum class` where it is closed and no case has data, or else a sealed class.
  func write(_ declared: ClientProgram.Declared<Enumeration>, to source: inout SourceText) {
    let client = program.screens[declared.screen].screen.variants.client
    let type = KotlinEnumeration(declared.declaration, forms(of: program.contract(of: declared)), client)
    if declared.declaration.hasData {
      type.writeChoice(to: &source)
    } else if declared.declaration.isOpen {
      type.writeOpen(to: &source)
    } else {
      type.writeClosed(to: &source)
    }
  }
}

/// An enumeration as a class.
struct KotlinEnumeration {
  let enumeration: Enumeration
  let forms: KotlinForms
  let name: String
  /// The cases with their names.
  let cases: [Entry]

  /// A case, its name, and whether data may hold it: of a closed enumeration those that the client knows.
  struct Entry {
    let known: Enumeration.Case
    let name: String
    let isRead: Bool
  }

  init(_ enumeration: Enumeration, _ forms: KotlinForms, _ client: Client?) {
    self.enumeration = enumeration
    self.forms = forms
    name = forms.names[enumeration.name]
    cases = zip(enumeration.cases, KotlinCases(enumeration, forms).names).map {
      Entry(known: $0, name: $1, isRead: enumeration.mayHold($0, at: client))
    }
  }

  /// Adds an `enum class`.
  func writeClosed(to source: inout SourceText) {
    source.kdoc(enumeration.documentation, notes: ["@property wire the name in responses"])
    source.block("enum class \(name)(val wire: String) {") { source in
      for (index, entry) in cases.enumerated() {
        source.kdoc(entry.known.documentation)
        let end = index + 1 < cases.count ? "," : ";"
        source.line("\(entry.name)(\(KotlinNames.literal(entry.known.name.wire)))\(end)")
      }
      if cases.isEmpty { source.line(";") }
      source.line()
      source.block("internal companion object {") { source in
        let unread = cases.filter { !$0.isRead }.map { " - " + $0.name }.joined()
        source.line(
          "private val byName = \(unread.isEmpty ? "values()" : "(values().toList()\(unread))").associateBy { it.wire }"
        )
        source.line()
        source.block("fun read(json: ResponseNode): \(name)? {") { source in
          source.line("val name = json.caseName() ?: return null")
          source.line("return byName[name] ?: json.unknownCase()")
        }
      }
    }
  }

  /// Adds a sealed class with an object for each case, and a class for what a newer server adds.
  func writeOpen(to source: inout SourceText) {
    source.kdoc(enumeration.documentation, notes: ["@property wire the name in responses"])
    source.block("sealed class \(name)(val wire: String) {") { source in
      for entry in cases {
        source.kdoc(entry.known.documentation)
        source.line("object \(entry.name) : \(name)(\(KotlinNames.literal(entry.known.name.wire)))")
        source.line()
      }
      source.kdoc("A case that a newer server has added.")
      source.line("data class Unknown(private val name: String) : \(name)(name)")
      source.line()
      source.line("override fun toString(): String = wire")
      source.line()
      source.block("internal companion object {") { source in
        source.line("fun read(json: ResponseNode): \(name)? = json.caseName()?.let { named(it) }")
        source.line()
        KotlinWhen(
          modifiers: "private ", name: "named", parameter: "name", type: "String", result: name, subject: "name",
          branches: cases.map { (KotlinNames.literal($0.known.name.wire), $0.name) }, otherwise: "Unknown(name)"
        ).write(to: &source)
      }
    }
  }
}
