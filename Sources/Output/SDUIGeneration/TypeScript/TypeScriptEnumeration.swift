import SDUIIR

/// An enumeration as a union of the names of its cases, or of objects with their data.
struct TypeScriptEnumeration {
  private let enumeration: Enumeration
  private let cases: [Enumeration.Case]
  private let types: TypeScriptTypes

  /// An enumeration with the cases that a client may receive.
  init(_ enumeration: Enumeration, for client: Client?, _ types: TypeScriptTypes) {
    self.enumeration = enumeration
    self.types = types
    cases = enumeration.cases.filter { enumeration.mayHold($0, at: client) }
  }

  private var type: String { types.name(enumeration.name) }

  /// Adds the type.
  func writeType(to source: inout SourceText) {
    source.separator()
    source.documentation(enumeration.documentation)
    let alternatives = cases.map(alternative) + (enumeration.isOpen ? ["sdui.UnknownCase"] : [])
    guard cases.contains(where: { $0.isDocumented }) else {
      return source.union("export type \(type) =", alternatives)
    }
    source.line("export type \(type) =")
    source.indented { source in
      for (index, alternative) in alternatives.enumerated() {
        if index < cases.count {
          source.documentation(cases[index].documentation, deprecation: cases[index].availability.deprecation)
        }
        source.line("| \(alternative)\(index == alternatives.count - 1 ? ";" : "")")
      }
    }
  }

  private func alternative(_ known: Enumeration.Case) -> String {
    let name = TypeScriptNames.literal(known.name.source)
    guard enumeration.hasData else { return name }
    guard let payload = known.payload else { return "{ readonly $type: \(name) }" }
    let data = types.alternatives(payload) + (payload.isOptional ? ["null"] : [])
    return "{ readonly $type: \(name); readonly payload: \(data.joined(separator: " | ")) }"
  }

  /// Adds the codec.
  func writeCodec(to source: inout SourceText) {
    let rows = cases.map { known -> TypeScriptExpression in
      let names = [known.name.source, known.name.wire].map { TypeScriptExpression.word(TypeScriptNames.literal($0)) }
      return .array(names + (known.payload.map { [types.elementCodec($0)] } ?? []))
    }
    let declaration = "export const \(types.codec(enumeration.name)): sdui.Codec<\(type)> = "
    source.separator()
    guard enumeration.hasData else {
      let names = cases.isEmpty ? "<never>" : ""
      let function = (enumeration.isOpen ? "sdui.openEnumeration" : "sdui.enumeration") + names
      return TypeScriptExpression.group(function + "([", rows, "])").write(to: &source, declaration, ";")
    }
    let function = enumeration.isOpen ? "sdui.openChoice" : "sdui.choice"
    TypeScriptExpression.group(function + "(() => [", rows, "])").write(to: &source, declaration, ";")
  }
}

extension Enumeration.Case {
  /// Whether there is something to say about it.
  fileprivate var isDocumented: Bool { !documentation.isEmpty || availability.deprecation != nil }
}
