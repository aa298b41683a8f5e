import SDUIIR

/// A screen as the type of its responses, the types of its sections, and functions that read, make and write them.
struct TypeScriptScreen {
  /// The index of the screen in the program.
  let index: Int
  /// The types of its contract.
  let types: TypeScriptTypes
  private let screen: Screen
  private let fileName: String
  private let names: TypeNames

  init(_ screen: ClientScreen, _ index: Int, _ names: TypeNames) {
    (self.screen, self.index, self.names, fileName) = (screen.screen, index, names, screen.fileName)
    types = TypeScriptTypes(screen.screen.contract, names)
  }

  /// The name of a type that follows from a part of the screen.
  func name(_ key: TypeNames.Key) -> String { names[key] ?? "never" }

  /// The form of the server's responses, if it is not that of the format.
  private var mapping: ResponseMapping? { ResponseMapping(screen) }

  private var type: String { name(.response(screen: index)) }

  private var sections: [TypeScriptSection] {
    screen.sectionsByPath.map { TypeScriptSection($0.section, $0.path, self) }
  }

  /// The file with everything that belongs to the screen.
  var file: GeneratedFile {
    var source = SourceText()
    source.line(generatedHeader(of: [fileName]))
    source.separator()
    if mapping != nil { source.line("import * as mapping from \"./ResponseMapping.js\";") }
    source.line("import * as sdui from \"./Support.js\";")
    var imports = TypeScriptImports()
    for section in sections { section.collect(&imports) }
    for (_, bar) in screen.bars.entries {
      for component in accepted([bar.component]) { imports.use(component, types) }
    }
    imports.write(to: &source)
    writeResponse(to: &source)
    for section in sections { section.writeType(to: &source) }
    source.separator()
    source.line("// Rules of the sections and of the screen")
    // A stack names the rules of its sections, which are written first.
    for section in sections.reversed() { section.writeForm(to: &source) }
    writeForm(to: &source)
    return GeneratedFile(name: type + ".ts", text: source.text)
  }

  // MARK: Components

  /// Some components, and those that may replace them.
  func accepted(_ components: [ID<Component>]) -> [Component] {
    screen.contract.withFallbacks(components).map { screen.contract.components[$0] }
  }

  /// The codecs of some components, and of those that may replace them.
  func codecs(of components: [ID<Component>]) -> TypeScriptExpression {
    .array(accepted(components).map { .word(types.codec($0.name)) })
  }

  /// The type of a component, or of what may replace it as well.
  func type(of component: ID<Component>, _ key: TypeNames.Key) -> String {
    names[key] ?? types.name(screen.contract.components[component].name)
  }

  /// Whether a header, footer or bar is shown although it was not sent.
  func isAlwaysShown(_ part: Supplementary) -> Bool {
    !screen.contract.components[part.component].fields.contains { $0.isRequired }
  }

  /// Adds a type for one of several components, if there is one of this key.
  func writeUnion(
    _ key: TypeNames.Key, _ components: [ID<Component>], _ documentation: String, to source: inout SourceText
  ) {
    guard let name = names[key] else { return }
    source.separator()
    source.documentation(documentation)
    source.union("export type \(name) =", accepted(components).map { types.name($0.name) })
  }

  // MARK: The response

  private func writeResponse(to source: inout SourceText) {
    for (bar, part) in screen.bars.entries {
      let words = "What `\(bar.rawValue)` shows."
      writeUnion(.anyBar(screen: index, bar), [part.component], words, to: &source)
    }
    source.separator()
    source.documentation(screen.documentation)
    source.block("export interface \(type) extends sdui.ResponseEnvelope {") { source in
      for (bar, part) in screen.bars.entries {
        let type = type(of: part.component, .anyBar(screen: index, bar))
        source.line("readonly \(bar.rawValue)\(isAlwaysShown(part) ? "" : "?"): \(type);")
      }
      source.line("readonly sections: readonly \(name(.anySection(screen: index)))[];")
    }
    source.separator()
    source.documentation("Any section of the screen `\(screen.name.source)`.")
    let sections = screen.sections.indices.map { name(.section(screen: index, SectionPath($0))) }
    source.union("export type \(name(.anySection(screen: index))) =", sections)
    writeFunctions(to: &source)
  }

  private func writeFunctions(to source: inout SourceText) {
    let shown = screen.bars.entries.filter { isAlwaysShown($0.1) }.map { "\"\($0.0.rawValue)\"" }
    let fields = ([type] + (shown.isEmpty ? [] : [shown.joined(separator: " | ")])).joined(separator: ", ")
    source.separator()
    let words = "Reads a response of the screen `\(screen.name.source)`, which `JSON.parse` has returned."
    source.documentation(words + " Parts with faults are left out.")
    let reading = "return sdui.readResponse(json, formOf\(type));"
    source.function("read\(type)", "json: unknown", "sdui.Reading<\(type)>", reading)
    source.separator()
    source.documentation("Makes a response of the screen `\(screen.name.source)`.")
    let making = "return sdui.makeResponse(fields, formOf\(type));"
    source.function("make\(type)", "fields: sdui.ResponseFields<\(fields)>", type, making)
    source.separator()
    source.documentation("Writes a response as JSON for `JSON.stringify`. It checks nothing: `read\(type)` does.")
    let isMapped = mapping != nil
    let written = "sdui.writeResponse(response, formOf\(type))"
    source.function(
      "write\(type)", "response: \(type)", isMapped ? "unknown" : "sdui.JSONObject",
      "return \(isMapped ? "serverFormOf\(type).sent(\(written))" : written);")
    source.separator()
    source.documentation("Returns the units, headers and footers of which an earlier response had other data.")
    let comparing = "return sdui.changes(earlier, later, formOf\(type));"
    source.function("changesOf\(type)", "earlier: \(type), later: \(type)", "sdui.ResponseChanges", comparing)
  }

  // MARK: Rules

  private func writeForm(to source: inout SourceText) {
    let responseKeys = screen.responseKeys
    let keys = (responseKeys.isMapped ? [] : responseKeys.entries).map { entry in
      (key: entry.key.rawValue, value: TypeScriptExpression.word(TypeScriptNames.literal(responseKeys[entry.key])))
    }
    var members: [(key: String, value: TypeScriptExpression)] = [
      ("screen", .word(TypeScriptNames.literal(screen.name.wire))),
      ("version", .word("\"\(screen.formatVersion(of: .response).rawValue)\"")),
      ("keys", .call("sdui.keys", keys.isEmpty ? [] : [.object(keys)])),
    ]
    if let mapping {
      members.append(("serverForm", .word("serverFormOf\(type)")))
      source.separator()
      TypeScriptExpression.call("mapping.serverForm", [mapping.value.typeScript])
        .write(to: &source, "const serverFormOf\(type) = ", ";")
    }
    for (bar, part) in screen.bars.entries { members.append((bar.rawValue, codecs(of: [part.component]))) }
    let sections = screen.sections.indices.map { "formOf" + name(.section(screen: index, SectionPath($0))) }
    members.append(("sections", .array(sections.map { .word($0) })))
    let components = screen.contract.components.elements.map { TypeScriptNames.literal($0.name.wire) }
    members.append(("components", .array(components.map { .word($0) })))
    members += policies.map { ($0, .word("true")) }
    source.separator()
    source.block("const formOf\(type): sdui.ScreenForm = {", closing: "};") { source in
      for (key, value) in members { value.write(to: &source, key + ": ", ",") }
    }
  }

  /// Whether what is not known is kept.
  var keepsUnknown: Bool { screen.keepsUnknown }

  /// The properties of the screen that differ from what most screens have.
  private var policies: [String] {
    var policies: [String] = []
    if screen.properties[.unknown] == .keyword(.fail) { policies.append("failsOnUnknown") }
    if keepsUnknown { policies.append("keepsUnknown") }
    if screen.properties[.invalid] == .keyword(.fail) { policies.append("failsOnInvalid") }
    if screen.properties[.sectionOrder] == .keyword(.fixed) { policies.append("isFixed") }
    if case .pagination(let pagination)? = screen.properties[.pagination], pagination.style == .cursor {
      policies.append("usesCursor")
    }
    return policies
  }
}

/// The names that a file uses from the file of the components.
struct TypeScriptImports {
  /// Names of types.
  var types: Set<String> = []
  /// Names of codecs and functions.
  var values: Set<String> = []

  /// Adds the type and the codec of a component.
  mutating func use(_ component: Component, _ types: TypeScriptTypes) {
    self.types.insert(types.name(component.name))
    values.insert(types.codec(component.name))
  }

  /// Adds the import statements.
  func write(to source: inout SourceText) {
    for (keyword, names) in [("import type {", types), ("import {", values)] where !names.isEmpty {
      TypeScriptExpression.names(keyword, names.sorted()).write(to: &source, "", " from \"./Components.js\";")
    }
  }
}

extension MappingValue {
  /// The value as an object of TypeScript.
  fileprivate var typeScript: TypeScriptExpression {
    switch self {
    case .text(let text): .word(TypeScriptNames.literal(text))
    case .integer(let number): .word(String(number))
    case .yes: .word("true")
    case .list(let elements): .array(elements.map { $0.typeScript })
    case .dictionary(let members):
      .object(members.map { (TypeScriptNames.key($0.key), $0.value.typeScript) })
    case .object(_, let members): .object(members.map { ($0.label, $0.value.typeScript) })
    }
  }
}
