import SDUIIR

/// Writes the layout of a section as one kind.
struct SwiftVariantLayout {
  let emitter: SwiftScreen
  let path: SectionPath
  let variant: SectionVariant
  /// The expression of the width that conditions compare, which is that of the screen also in a stack.
  var conditionWidth = "environment.width"

  /// The section.
  var section: ScreenSection { variant.section }

  /// The body of a function that returns the `NSCollectionLayoutSection`.
  func write(to source: inout SourceText) {
    var rest = SourceText(depth: source.depth)
    writeGroup(to: &rest)
    writeSection(to: &rest)
    for (part, target) in [(section.header, Assignment.Target.header), (section.footer, .footer)] {
      if let part { writePart(part, target, to: &rest) }
    }
    if let background = section.background { writeBackground(background, to: &rest) }
    rest.line("return layout")
    if rest.contains("content.") { writeContent(to: &source) }
    source.appendLines(of: rest)
  }

  // MARK: - Values

  /// Writes a variable if conditions change a value.
  ///
  /// - Returns: Its name, or the expression of the value.
  func value(
    _ name: String, _ type: String, _ value: AdaptedValue, to source: inout SourceText,
    isNamed: Bool = false, fromServer: String? = nil, _ text: (PropertyValue?) -> SwiftExpression
  ) -> String {
    let base = text(value.base)
    if value.changes.isEmpty, !isNamed {
      return fromServer.map { "\($0) ?? \(base.text)" } ?? base.text
    }
    let declaration = "\(value.changes.isEmpty ? "let" : "var") \(name)"
    if let fromServer {
      source.withDefault("\(declaration)\(Self.annotation(type, .text(fromServer))) = ", .text(fromServer), base)
    } else {
      source.expression("\(declaration)\(Self.annotation(type, base)) = ", base)
    }
    writeChanges(of: value, to: &source) { .call("\(name) = ", text($0)) }
    return name
  }

  /// The type of a variable, unless its value says it.
  private static func annotation(_ type: String, _ value: SwiftExpression) -> String {
    let text = value.text
    let isSaid = type == "Int" || type == "Bool" || text.hasPrefix(type + "(") || text.hasPrefix(type + ".")
    return isSaid ? "" : ": " + type
  }

  /// An assignment under a condition.
  struct SwiftAssignment {
    let prefix: String
    let value: SwiftExpression

    static func call(_ prefix: String, _ value: SwiftExpression) -> SwiftAssignment {
      SwiftAssignment(prefix: prefix, value: value)
    }
  }

  /// Writes the values that conditions give, in their order.
  func writeChanges(
    of value: AdaptedValue, to source: inout SourceText, _ assignment: (PropertyValue) -> SwiftAssignment
  ) {
    for change in value.changes {
      let (condition, assigned) = (
        SwiftCondition(variants: emitter.variants, width: conditionWidth).text(change.condition),
        assignment(change.value)
      )
      let line = "if \(condition) { \(assigned.prefix)\(assigned.value.text) }"
      if source.fits(line) {
        source.line(line)
      } else {
        source.block("if \(condition) {") { $0.expression(assigned.prefix, assigned.value) }
      }
    }
  }

  /// Writes an assignment to a property, and those under conditions.
  func assign(
    _ name: String, _ value: AdaptedValue, to source: inout SourceText, _ text: (PropertyValue) -> String?
  ) {
    if let base = value.base.flatMap(text) { source.line("\(name) = \(base)") }
    writeChanges(of: value, to: &source) { .call("\(name) = ", .text(text($0) ?? "")) }
  }

  /// The bounds within which a response may set a property; `nil` if it may not.
  func fromServer(_ property: Property) -> ValueRange? {
    guard case .fromServer(let ranges)? = section.properties[.fromServer] else { return nil }
    return ranges[property]
  }

  // MARK: - Content

  func writeContent(to source: inout SourceText) {
    let lengths = SwiftLength()
    let insets = variant.value(.insets)
    var arguments: [SwiftExpression] = []
    if !insets.all.isEmpty || fromServer(.insets) != nil {
      let server = fromServer(.insets).map { _ in "section.insets.map { NSDirectionalEdgeInsets($0) }" }
      let text = value("insets", "NSDirectionalEdgeInsets", insets, to: &source, isNamed: true, fromServer: server) {
        lengths.text($0?.insets ?? Insets())
      }
      arguments.append(.labelled("inside", .text(text)))
    }
    if path.inner != nil {
      // The container of a section in a stack is inside these insets already, and no wider than the maximum.
      arguments.append(.labelled("of", .text(".none")))
    } else {
      let reference = value("reference", "InsetsReference", variant.value(.sectionInsetsReference), to: &source) {
        .text("." + referenceName($0))
      }
      arguments.append(.labelled("of", .text(reference)))
      if case .length(let length)? = emitter.screen.properties[.maxContentWidth] {
        arguments.append(.labelled("maxWidth", .text(lengths.text(length))))
      }
    }
    source.expression("let content = ", .call("environment.content", arguments))
  }

  /// The reference of a section, which is that of the screen unless it has its own.
  private func referenceName(_ value: PropertyValue?) -> String {
    if case .keyword(let word)? = value, word != .automatic { return word.rawValue }
    return emitter.screen.insetsReferenceName
  }

  // MARK: - Section

  private func writeSection(to source: inout SourceText) {
    let group = placeholder.map { "section.units.isEmpty ? \($0) : group" } ?? "group"
    source.expression("let layout = ", .call("NSCollectionLayoutSection", [.labelled("group", .text(group))]))
    source.line("layout.contentInsets = content.\(variant.kind.itemsIgnoreInsets ? "verticalInsets" : "insets")")
    writeSpacing(to: &source)
    guard variant.kind.isStrip else { return }
    if placeholder == nil {
      writeScrolling(to: &source)
    } else {
      source.block("if !section.units.isEmpty {") { writeScrolling(to: &$0) }
    }
  }

  private func writeSpacing(to source: inout SourceText) {
    guard UnitSizes(variant).areAlike else { return }
    let spacing = spacing(variant.kind.isStrip ? .items : .lines, to: &source)
    if spacing != "0" { source.line("layout.interGroupSpacing = \(spacing)") }
  }

  private func writeScrolling(to source: inout SourceText) {
    var scroll = variant.value(.scroll)
    scroll = AdaptedValue(base: scroll.base ?? .keyword(.continuous), changes: scroll.changes)
    assign("layout.orthogonalScrollingBehavior", scroll, to: &source) { $0.keywordText }
    let (deceleration, bounce) = (variant.value(.deceleration), variant.value(.bounce))
    if deceleration.all.isEmpty && bounce.all.isEmpty { return }
    source.block("if #available(iOS 17, *) {") { source in
      assign("layout.orthogonalScrollingProperties.decelerationRate", deceleration, to: &source) { $0.keywordText }
      assign("layout.orthogonalScrollingProperties.bounce", bounce, to: &source) { $0.keywordText }
    }
  }

  /// The placeholder of the section, as a group.
  private var placeholder: String? {
    let lengths = SwiftLength(itemWidth: variant.kind.itemsIgnoreInsets ? "environment.width" : "content.width")
    return placeholderHeight { SwiftSize(lengths).dimension($0) }.map { ".single(height: \($0))" }
  }

  /// The height of what appears in place of units; `nil` if nothing does.
  func placeholderHeight(_ text: (Size) -> String) -> String? {
    func height(_ placeholder: Placeholder?) -> String? {
      guard case .size(let size)? = placeholder?.properties[.placeholderHeight] else { return nil }
      return text(size)
    }
    switch (height(section.empty), height(section.failure)) {
    case (nil, nil): return nil
    case (let empty?, nil): return empty
    case (nil, let failure?): return failure
    case (let empty?, let failure?): return empty == failure ? empty : "section.isFailed ? \(failure) : \(empty)"
    }
  }
}

extension PropertyValue {
  /// A word as a case of an enumeration.
  var keywordText: String? { if case .keyword(let word) = self { "." + word.rawValue } else { nil } }
}

extension Screen {
  /// The reference of sections without one of their own, as generated code names it.
  var insetsReferenceName: String {
    if case .keyword(let word)? = properties[.insetsReference], word != .automatic { return word.rawValue }
    return Keyword.safeArea.rawValue
  }
}
