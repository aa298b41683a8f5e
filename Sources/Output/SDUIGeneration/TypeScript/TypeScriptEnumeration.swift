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
    TypeScriptExpression.group(function + "(() => [", rows, "]\(form))").write(to: &source, declaration, ";")
  }

  /// The argument with the form of cases, if it is not the usual one.
  private var form: String {
    func keys(_ keys: (name: String, key: String)...) -> String {
      ", { " + keys.map { "\($0.name): \(TypeScriptNames.literal($0.key))" }.joined(separator: ", ") + " }"
    }
    return switch enumeration.form {
    case .standard: ""
    case .keys(let type, let data): keys(("type", type), ("data", data))
    case .beside(let type): keys(("type", type))
    case .onlyKey: ", {}"
    }
  }
}

extension Enumeration.Case {
  /// Whether there is something to say about it.
  fileprivate var isDocumented: Bool { !documentation.isEmpty || availability.deprecation != nil }
}
