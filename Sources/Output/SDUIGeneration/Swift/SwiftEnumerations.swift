import SDUIIR

extension SourceText {
  /// An enumeration, with data or without.
  mutating func enumeration(_ enumeration: Enumeration, _ scope: SwiftScope) {
    let names = scope.names.cases(of: enumeration)
    // A closed enumeration has the cases that the client knows.
    let known = zip(names.known, enumeration.cases).filter { enumeration.mayHold($1, at: scope.client) }
    let parts = SwiftEnumeration(
      name: scope.names.type(enumeration.name), declaration: enumeration, cases: known.map { ($0, $1) },
      unknown: names.unknown, scope: scope)
    separator()
    comment(enumeration.documentation, prefix: "///")
    if enumeration.hasData {
      choice(parts)
    } else if enumeration.isOpen {
      openEnumeration(parts)
    } else {
      closedEnumeration(parts)
    }
  }

  private mutating func closedEnumeration(_ parts: SwiftEnumeration) {
    let conformances = "CaseIterable, Codable, Hashable, Sendable"
    if parts.cases.isEmpty {
      // Swift lets only an enumeration with cases have raw values.
      block("public enum \(parts.name): RawRepresentable, \(conformances) {") { source in
        source.line("public init?(rawValue: String) { return nil }")
        source.line()
        source.line("public var rawValue: String { switch self {} }")
      }
      return
    }
    block("public enum \(parts.name): String, \(conformances) {") { source in
      for (name, known) in parts.cases {
        source.comment(source.documentation(of: known.documentation, known.availability), prefix: "///")
        let isSame = name == known.name.wire
        source.line("case \(name)\(isSame ? "" : " = " + SwiftScope.text(known.name.wire))")
      }
    }
  }

  private mutating func openEnumeration(_ parts: SwiftEnumeration) {
    block("public enum \(parts.name): RawRepresentable, Codable, Hashable, Sendable {") { source in
      source.cases(of: parts, unknown: "\(parts.unknown)(String)")
      source.separator()
      source.block("public init(rawValue: String) {") { source in
        source.line("switch rawValue {")
        for (name, known) in parts.cases { source.line("case \(SwiftScope.text(known.name.wire)): self = .\(name)") }
        source.line("default: self = .\(parts.unknown)(rawValue)")
        source.line("}")
      }
      source.separator()
      source.block("public var rawValue: String {") { source in
        source.line("switch self {")
        for (name, known) in parts.cases { source.line("case .\(name): \(SwiftScope.text(known.name.wire))") }
        source.line("case .\(parts.unknown)(let name): name")
        source.line("}")
      }
      source.separator()
      source.line("/// Whether two cases have the same name in responses.")
      source.block("public static func == (left: \(parts.name), right: \(parts.name)) -> Bool {") {
        $0.line("left.rawValue == right.rawValue")
      }
      source.separator()
      source.block("public func hash(into hasher: inout Hasher) {") { $0.line("hasher.combine(rawValue)") }
    }
  }

  private mutating func choice(_ parts: SwiftEnumeration) {
    block("public enum \(parts.name): Codable, Hashable, Sendable {") { source in
      source.cases(of: parts, unknown: "\(parts.unknown)(type: String, payload: JSONValue?)")
    }
    separator()
    block("extension \(parts.name): ResponseChoice {") { source in
      let names = parts.cases.map { SwiftExpression.text(SwiftScope.text($0.declaration.name.wire)) }
      source.expression("public static let cases: [String] = ", .list(names))
      source.line("public static let isOpen = \(parts.declaration.isOpen)")
      if let form = parts.declaration.swiftForm { source.line("public static let choiceForm = ChoiceForm\(form)") }
      source.line()
      source.block("public static func read(from json: TaggedReader) -> \(parts.name)? {") {
        $0.readingSwitch(of: parts)
      }
      source.line()
      source.block("public func encoded() -> JSONValue {") { $0.writingSwitch(of: parts) }
    }
  }

  private mutating func readingSwitch(of parts: SwiftEnumeration) {
    line("switch json.type {")
    for (name, known) in parts.cases {
      let payload = known.payload.map { "json.payload(\(parts.scope.rule(of: $0).text)).map { .\(name)($0) }" }
      switchCase(SwiftScope.text(known.name.wire), payload ?? "\(parts.name).\(name)")
    }
    let unknown = ".\(parts.unknown)(type: json.type, payload: json.anyPayload)"
    line("default: \(parts.declaration.isOpen ? unknown : "nil")")
    line("}")
  }

  private mutating func writingSwitch(of parts: SwiftEnumeration) {
    let form = parts.declaration.swiftForm == nil ? "" : ", Self.choiceForm"
    line("switch self {")
    for (name, known) in parts.cases {
      let wire = SwiftScope.text(known.name.wire)
      if let payload = known.payload {
        let json = parts.scope.json(of: "payload", payload)
        switchCase(".\(name)(let payload)", "JSONValue(type: \(wire), payload: \(json)\(form))")
      } else {
        line("case .\(name): JSONValue(type: \(wire), payload: nil\(form))")
      }
    }
    if parts.declaration.isOpen {
      line("case .\(parts.unknown)(let type, let payload): JSONValue(type: type, payload: payload\(form))")
    }
    line("}")
  }

  fileprivate mutating func cases(of parts: SwiftEnumeration, unknown: String) {
    for (name, known) in parts.cases {
      comment(documentation(of: known.documentation, known.availability), prefix: "///")
      line("case \(name)\(known.payload.map { "(\(parts.scope.type(of: $0)))" } ?? "")")
    }
    guard parts.declaration.isOpen else { return }
    line("/// A case that this code does not know.")
    line("case \(unknown)")
  }
}

extension Enumeration {
  /// The form of its cases, if it is not the usual one.
  fileprivate var swiftForm: String? {
    switch form {
    case .standard: nil
    case .keys(let type, let data): ".keys(type: \(SwiftScope.text(type)), data: \(SwiftScope.text(data)))"
    case .beside(let type): ".beside(type: \(SwiftScope.text(type)))"
    case .onlyKey: ".onlyKey"
    }
  }
}

/// An enumeration with its names in Swift.
struct SwiftEnumeration {
  let name: String
  let declaration: Enumeration
  /// The cases that clients know.
  let cases: [(name: String, declaration: Enumeration.Case)]
  /// The case for names that are not known.
  let unknown: String
  let scope: SwiftScope
}
