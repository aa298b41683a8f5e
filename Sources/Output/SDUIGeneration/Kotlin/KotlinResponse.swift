import SDUIIR

extension KotlinGenerator {
  /// The file of a screen: its response, its sections and their units.
  func response(ofScreen index: Int) -> String {
    let screen = KotlinScreen(index, self)
    var body = SourceText()
    screen.writeResponse(to: &body)
    body.line()
    screen.writeAnySection(to: &body)
    for (path, section) in screen.screen.sectionsByPath {
      body.line()
      screen.write(section, path, to: &body)
    }
    var file = file(from: [program.screens[index].fileName])
    file.append(body)
    return file.text
  }
}

/// A screen whose response becomes code.
struct KotlinScreen {
  let index: Int
  let screen: Screen
  let names: TypeNames
  let forms: KotlinForms

  init(_ index: Int, _ generator: KotlinGenerator) {
    self.index = index
    screen = generator.program.screens[index].screen
    names = generator.names
    forms = generator.forms(of: screen.contract)
  }

  var keys: ResponseKeys { screen.responseKeys }
  var responseName: String { name(.response(screen: index)) }
  var sectionName: String { name(.anySection(screen: index)) }

  /// The name of a derived type.
  func name(_ key: TypeNames.Key) -> String { names[key] ?? "Type" }

  /// The name of a key as a literal.
  func key(_ key: ResponseKey) -> String { KotlinNames.literal(keys[key]) }
}

extension KotlinScreen {
  /// The bars as parts of the response.
  private var bars: [KotlinPart] {
    screen.bars.entries.map { bar, part in
      KotlinPart(part.component, names[.anyBar(screen: index, bar)], ResponseKey(bar), self)
    }
  }

  /// Adds the class of the response.
  func writeResponse(to source: inout SourceText) {
    let bars = bars
    for bar in bars { writeAny(bar, to: &source) }
    let name = KotlinNames.comment(screen.name.source)
    source.kdoc("A response of the screen \(name).", notes: [screen.documentation] + Self.notes)
    let properties =
      ["layoutId: String?", "page: Long = 0", "hasNext: Boolean = false", "next: String? = null"]
      + bars.map { $0.parameter }
      + [
        "sections: List<\(sectionName)>", "layout: JsonValue? = null", "variants: JsonValue? = null",
        "version: String = \"1.0\"",
      ]
    source.call("data class \(responseName)(", properties.map { "val " + $0 } + forms.unrecognized, closing: ") {")
    source.indented { source in
      writeEncoder(bars, to: &source)
      source.line()
      source.kdoc("The units, headers and footers of which an earlier response had other data.")
      source.line("fun changesSince(earlier: \(responseName)): ResponseChanges =")
      source.indented {
        $0.line("changesBetween(earlier.sections.map { it.compared }, sections.map { it.compared })")
      }
      source.line()
      source.block("companion object {") { source in
        writeMapping(to: &source)
        writeRules(to: &source)
        source.line()
        writeDecoder(bars, to: &source)
      }
    }
    source.line("}")
  }

  private var isKept: Bool { names.keepsUnknown }

  private static var notes: [String] {
    [
      """
      @property layoutId the name of the layout that the server has drawn up the response for; `null` in a list of lists
      @property page the number of the page from 0
      @property hasNext whether there is another page
      @property next the cursor of the next page
      @property sections the sections, in the order of the response
      @property layout the layout, if it was sent along
      @property variants what the conditions of the screen were resolved for
      @property version the version of the format
      """
    ]
  }

  private func writeDecoder(_ bars: [KotlinPart], to source: inout SourceText) {
    source.kdoc(
      """
      Reads a response without the parts that break the contract, and reports these.

      The response is `null` if nothing can be kept.
      """)
    let head = "fun read(json: JsonValue): Reading<\(responseName)> = ReadingPass.read(json, rules) { root ->"
    source.block(head) { source in
      source.line("val envelope = Envelope(root)")
      let arguments =
        ["layoutId", "page", "hasNext", "next"].map { "\($0) = envelope.\($0)" }
        + bars.map { $0.argument(of: "envelope") }
        + ["sections = envelope.sections { \(sectionName).read(it) }"]
        + ["layout", "variants", "version"].map { "\($0) = envelope.\($0)" }
        + (isKept ? ["unrecognized = envelope.unrecognized"] : [])
      source.line("\(responseName)(")
      source.indented { source in
        for (index, argument) in arguments.enumerated() {
          source.line(argument + (index + 1 < arguments.count ? "," : ""))
        }
      }
      source.line(")")
    }
  }

  private func writeEncoder(_ bars: [KotlinPart], to source: inout SourceText) {
    source.kdoc("The response as JSON, with a unit for each item.")
    source.block("fun toJson(): String {") { source in
      source.line("val json = JsonWriter(rules.keys)")
      source.line("json.beginObject()")
      source.line("json.member(\(key(.sdui)), version)")
      source.line("json.member(\(key(.screen)), \(KotlinNames.literal(screen.name.wire)))")
      source.line("json.member(\(key(.layoutId)), layoutId)")
      source.line("json.member(\(key(.layout)), layout) { json.untyped(it) }")
      source.line("json.member(\(key(.variants)), variants) { json.untyped(it) }")
      source.line("json.member(\(key(.page)), page)")
      source.line("json.member(\(key(.hasNext)), hasNext)")
      source.line("json.member(\(key(.next)), next)")
      for bar in bars { source.line(bar.writing) }
      source.line("json.key(\(key(.sectionList)))")
      source.line("json.list(sections\(isKept ? ", unrecognized" : "")) { section -> section.write(json) }")
      if isKept { source.line("json.unrecognized(unrecognized)") }
      source.line("json.endObject()")
      source.line(
        keys.isMapped ? "return rules.serverForm?.sent(json.toString()) ?: json.toString()" : "return json.toString()")
    }
  }
}
