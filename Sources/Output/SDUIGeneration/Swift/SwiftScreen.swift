import SDUIIR

/// Writes the response of a screen.
struct SwiftScreen {
  let screen: Screen
  let index: Int
  let names: SwiftNames
  let scope: SwiftScope
  /// The flags and versions on which its layout depends.
  let variants: SwiftVariants
  /// The cases of the sections, and of those of stacks, in the types that hold any of them. Each name depends on all names
  /// before it, so that they are given once.
  private let sectionCases: [SectionPath: String]
  /// The cases of identifiers of sections by their paths, and that of an empty screen as the last one.
  let identifierCases: [String]
  private let identifierCasesByPath: [SectionPath: String]

  init(_ screen: Screen, _ index: Int, _ names: SwiftNames) {
    self.screen = screen
    self.index = index
    self.names = names
    scope = SwiftScope(names, screen)
    variants = SwiftVariants(screen)
    let paths = screen.sectionsByPath.map { $0.path }
    var sectionCases: [SectionPath: String] = [:]
    for (index, name) in names.cases(of: screen.sections.map { $0.name.source }).enumerated() {
      sectionCases[SectionPath(index)] = name
      let inner = names.cases(of: screen.sections[index].sections.map { $0.name.source })
      for (child, name) in inner.enumerated() { sectionCases[SectionPath(index, inner: child)] = name }
    }
    self.sectionCases = sectionCases
    identifierCases = names.cases(of: paths.map { screen[$0].name.source } + ["emptyScreen"])
    identifierCasesByPath = Dictionary(uniqueKeysWithValues: zip(paths, identifierCases))
  }

  /// The case of a section in the type that holds any section of the screen, or of its stack.
  func sectionCase(_ path: SectionPath) -> String { sectionCases[path] ?? "" }

  /// The case of the identifier of a section, without data.
  func identifierCase(_ path: SectionPath) -> String { identifierCasesByPath[path] ?? "" }

  /// The name of a derived type.
  func type(_ key: TypeNames.Key) -> String { names.type(key) ?? "Never" }

  /// The type of a whole response.
  func writeResponse(to source: inout SourceText) {
    let name = type(.response(screen: index))
    source.separator()
    source.comment(screen.documentation, prefix: "///")
    source.block("public struct \(name): Codable, Hashable, Sendable {", writeProperties)
    source.separator()
    source.block("extension \(name): ResponseScreen {") { source in
      source.call("public static let format = ScreenFormat", format)
      source.line()
      writeInitializer(to: &source)
      source.line()
      writeReader(of: name, to: &source)
      source.line()
      writeWriter(to: &source)
    }
  }

  private func writeProperties(to source: inout SourceText) {
    source.line("/// The layout from which this code was generated.")
    source.line("public static let layoutId = \(SwiftScope.text(SHA256.hexadecimal(of: encodeLayout(screen))))")
    if let empty = screen.empty {
      source.separator()
      source.line("/// What appears if no section takes room.")
      source.line("public static let emptyPlaceholder = \(names.type(component(empty.component).name))()")
    }
    source.separator()
    source.line("/// The page, the layout, and what broke the contract.")
    source.line("public var envelope: ResponseEnvelope")
    for property in content {
      source.comment(property.documentation, prefix: "///")
      source.line("public var \(property.name): \(property.type)")
    }
  }

  /// The bars and the sections.
  private var content: [SwiftProperty] {
    let bars = screen.bars.entries.map { bar, part in
      self.part(
        bar.rawValue, part, any: .anyBar(screen: index, bar),
        documentation: bar == .top ? "The bar at the top." : "The bar at the bottom.")
    }
    let sections = SwiftProperty(
      name: "sections", type: "[\(type(.anySection(screen: index)))]", documentation: "The sections in their order.")
    return bars + [sections]
  }

  private func writeInitializer(to source: inout SourceText) {
    let page = [
      SwiftProperty(name: "page", type: "Int", defaultValue: .text("0")),
      SwiftProperty(name: "hasNext", type: "Bool", defaultValue: .text("false")),
      SwiftProperty(name: "next", type: "String?", defaultValue: .text("nil")),
    ]
    source.line("/// Creates a response.")
    source.signature("public init", page + content) { source in
      source.line("envelope = ResponseEnvelope(layoutId: Self.layoutId, page: page, hasNext: hasNext, next: next)")
      for property in content { source.line("self.\(property.name) = \(property.name)") }
    }
  }

  private var format: [SwiftExpression] {
    var arguments: [SwiftExpression] = [.text(SwiftScope.text(screen.name.wire))]
    func add(_ label: String, _ value: String) { arguments.append(.labelled(label, .text(value))) }
    let version = screen.formatVersion(of: .response).rawValue
    if version != "1.0" { add("version", SwiftScope.text(version)) }
    let components = screen.contract.components.elements.map { SwiftExpression.text(SwiftScope.text($0.name.wire)) }
    arguments.append(.labelled("components", .list(components)))
    if screen.properties[.sectionOrder] == .keyword(.fixed) { add("isFixed", "true") }
    if case .pagination(let pagination)? = screen.properties[.pagination], pagination.style == .cursor {
      add("hasCursor", "true")
    }
    if screen.properties[.unknown] == .keyword(.fail) { add("dropsUnknown", "false") }
    if screen.keepsUnknown { add("keepsUnknown", "true") }
    if screen.properties[.invalid] == .keyword(.fail) { add("dropsInvalid", "false") }
    let responseKeys = screen.responseKeys
    let keys = responseKeys.entries.map { entry in
      SwiftExpression.labelled(SwiftScope.text(entry.key.rawValue), .text(SwiftScope.text(responseKeys[entry.key])))
    }
    if !keys.isEmpty, !responseKeys.isMapped { arguments.append(.labelled("keys", .list(keys))) }
    if let mapping = ResponseMapping(screen) { arguments.append(.labelled("mapping", mapping.value.swift)) }
    return arguments
  }

  private func writeReader(of name: String, to source: inout SourceText) {
    source.block("public static func read(from response: ScreenReader) -> \(name) {") { source in
      var arguments: [SwiftExpression] = [.text("envelope: response.envelope(layoutId)")]
      for (bar, part) in screen.bars.entries {
        let type = partType(part, any: .anyBar(screen: index, bar))
        let key = SwiftScope.text(bar.rawValue)
        arguments.append(.text("\(bar.rawValue): response.bar(\(key), \(type).self)\(orDefault(part, type))"))
      }
      arguments.append(.text("sections: response.sections(\(type(.anySection(screen: index))).self)"))
      source.call(name, arguments)
    }
  }

  private func writeWriter(to source: inout SourceText) {
    source.block("public func write(to response: inout ScreenWriter) {") { source in
      source.line("response.envelope(envelope)")
      for (bar, _) in screen.bars.entries {
        source.line("response.bar(\(SwiftScope.text(bar.rawValue)), \(bar.rawValue))")
      }
      source.line("response.sections(sections)")
    }
  }
}

// MARK: - Headers, footers and bars

extension SwiftScreen {
  /// A component of the screen.
  func component(_ id: ID<Component>) -> Component { screen.contract.components[id] }

  /// The type of a part: its component, or any of several where fallbacks may replace it.
  func partType(_ part: Supplementary, any key: TypeNames.Key) -> String {
    names.type(key) ?? names.type(component(part.component).name)
  }

  /// Whether a response may lack a part.
  func isOptional(_ part: Supplementary, any key: TypeNames.Key) -> Bool {
    self.part("part", part, any: key, documentation: "").type.hasSuffix("?")
  }

  /// A part as a property. One without required fields appears even if it is not sent.
  func part(_ name: String, _ part: Supplementary, any key: TypeNames.Key, documentation: String) -> SwiftProperty {
    let type = partType(part, any: key)
    let value = defaultValue(of: part, type)
    return SwiftProperty(
      name: name, type: value == nil ? type + "?" : type, defaultValue: .text(value ?? "nil"),
      documentation: documentation)
  }

  /// Returns the replacement of a part that is not sent, after the expression that reads it.
  func orDefault(_ part: Supplementary, _ type: String) -> String {
    defaultValue(of: part, type).map { " ?? " + $0 } ?? ""
  }

  private func defaultValue(of part: Supplementary, _ type: String) -> String? {
    let component = component(part.component)
    if component.fields.contains(where: { $0.isRequired }) { return nil }
    let own = names.type(component.name)
    return type == own ? own + "()" : "\(type).\(caseNames(of: [component.name])[0])(\(own)())"
  }

  /// The cases for components, in their order.
  func caseNames(of components: [DeclaredName]) -> [String] { names.cases(of: components.map { $0.source }) }
}

extension MappingValue {
  /// The value as an expression of Swift.
  fileprivate var swift: SwiftExpression {
    switch self {
    case .text(let text): .text(SwiftScope.text(text))
    case .integer(let number): .text(String(number))
    case .yes: .text("true")
    case .list(let elements): .list(elements.map { $0.swift })
    case .dictionary(let members) where members.isEmpty: .text("[:]")
    case .dictionary(let members):
      .list(members.map { .labelled(SwiftScope.text($0.key), $0.value.swift) })
    case .object(let type, let members): .call(type, members.map { .labelled($0.label, $0.value.swift) })
    }
  }
}
