import SDUIIR

/// Writes the members that layouts of all architectures have: a function for each section, and insets of the screen.
struct SwiftLayoutMembers {
  let emitter: SwiftScreen
  let architecture: LayoutArchitecture
  /// The type of the layout of a section.
  let result: String
  /// The names of the functions for sections, and for those of stacks.
  private let functionNames: [SectionPath: String]
  /// The names of the functions for the content of sections that the interpreter lays out, and of those in stacks.
  let contentNames: [SectionPath: String]
  /// The names of the functions for the parts of sections that are pinned to the screen.
  let pinningNames: [String]

  /// The members of a screen whose functions for sections return a type.
  init(emitter: SwiftScreen, architecture: LayoutArchitecture, returning result: String) {
    (self.emitter, self.architecture, self.result) = (emitter, architecture, result)
    let reserved: Set<String> = [
      "layout", "section", "carousel", "hosted", "emptySection", "contentInset", "sectionSpacing",
      "pinning", "variants", "topBar", "bottomBar", "content", "emptyScreen", "views", "response",
    ]
    var members = SwiftMembers(reserved: reserved, [])
    func take(_ section: ScreenSection, _ suffix: String) -> String {
      let name = SwiftNames.lowerCamelCase(section.name.source)
      return members.take(name.hasSuffix(suffix) ? name : name + suffix, orWith: "Layout")
    }
    var functionNames: [SectionPath: String] = [:]
    for (path, section) in emitter.screen.sectionsByPath { functionNames[path] = take(section, "Section") }
    self.functionNames = functionNames
    var contentNames: [SectionPath: String] = [:]
    for (path, section) in emitter.screen.sectionsByPath { contentNames[path] = take(section, "Content") }
    self.contentNames = contentNames
    pinningNames = emitter.screen.sections.map { take($0, "Pinning") }
  }

  /// The name of the function for a section.
  func functionName(_ path: SectionPath) -> String { functionNames[path] ?? "section" }

  private var screen: Screen { emitter.screen }

  // MARK: - Backgrounds

  /// The name of the constant with the kind of a decoration view.
  static func kindName(of name: DeclaredName) -> String {
    SwiftNames.lowerCamelCase(name.source).filter { $0 != "`" } + "Kind"
  }

  /// The kinds of decoration views.
  func writeKinds(to source: inout SourceText) {
    var known: Set<String> = []
    for section in screen.sections {
      guard let background = section.background else { continue }
      let name = emitter.backgroundName(background)
      guard known.insert(name.source).inserted else { continue }
      source.line(
        "/// The kind of the decoration view of `\(name.source)`, whose class the app registers with the layout.")
      source.line("public static let \(Self.kindName(of: name)) = \(SwiftScope.text(name.source))")
    }
    if !known.isEmpty { source.line() }
  }

  // MARK: - Sections

  /// The function for any section.
  ///
  /// - Parameters:
  ///   - noun: What it returns, in words.
  ///   - note: A line of the comment about another parameter.
  ///   - parameter: The other parameter.
  ///   - argument: The other argument of the function for the section of an index.
  func writeDispatch(
    returning noun: String, note: String? = nil, parameter: String? = nil, to source: inout SourceText,
    argument: (Int) -> String? = { _ in nil }
  ) {
    let cases = emitter.names.cases(of: screen.sections.map { $0.name.source })
    source.line("/// Returns the \(noun) of a section.")
    if let note { source.lines("///\n/// " + note) }
    let type = emitter.type(.anySection(screen: emitter.index))
    let parameters = ["_ section: \(type)", "_ environment: ScreenEnvironment"] + [parameter].compactMap { $0 }
    source.method("public func section", parameters, returning: result) { source in
      if cases.isEmpty { return source.line("switch section {}") }
      source.line("switch section {")
      for (index, name) in cases.enumerated() {
        let arguments = ["section", "environment", argument(index)].compactMap { $0 }
        let call = "\(functionName(SectionPath(index)))(\(arguments.joined(separator: ", ")))"
        source.switchCase(".\(name)(let section)", call)
      }
      source.line("}")
    }
  }

  /// The heading of a section and the comment of its function.
  ///
  /// - Parameter notes: Sentences that precede those about all architectures.
  func writeHeading(of path: SectionPath, notes: [String] = [], to source: inout SourceText) {
    let section = screen[path]
    source.mark("`\(section.name.source)`")
    source.line()
    source.comment(section.documentation, prefix: "///")
    let notes = notes + self.notes(on: section)
    if notes.isEmpty { return }
    if !section.documentation.isEmpty { source.line("///") }
    for note in notes { source.line("/// " + note) }
  }

  /// The parameters of the function for a section.
  func parameters(of path: SectionPath) -> [String] {
    let type = emitter.type(.section(screen: emitter.index, path))
    return ["_ section: \(type)", "_ environment: ScreenEnvironment"]
      + (comparesScreen(path) ? ["screenWidth: CGFloat"] : [])
  }

  /// A call of the function for a section in a stack, in that of the stack.
  func call(_ path: SectionPath) -> String {
    let width = comparesScreen(path) ? ", screenWidth: environment.width" : ""
    return "\(functionName(path))(section, inner\(width))"
  }

  /// Whether a section is in a stack, and its conditions compare the width of the screen.
  private func comparesScreen(_ path: SectionPath) -> Bool {
    path.inner != nil
      && screen[path].adaptations.contains { $0.condition.contains { $0.width.minimum != nil || $0.width.end != nil } }
  }

  /// A function for a section, and one for each kind if it has several.
  func writeFunctions(
    _ path: SectionPath, to source: inout SourceText, _ body: (SwiftVariantLayout, inout SourceText) -> Void
  ) {
    let variants = SectionVariant.all(of: screen[path])
    let name = functionName(path)
    let suffixes = suffixes(of: variants)
    let parameters = parameters(of: path)
    let access = path.inner == nil ? "public" : "private"
    let conditionWidth = path.inner == nil ? "environment.width" : "screenWidth"
    if variants.count > 1 {
      source.method("\(access) func \(name)", parameters, returning: result) { source in
        for (index, variant) in variants.enumerated().reversed() {
          let width = comparesScreen(path) ? ", screenWidth: screenWidth" : ""
          let call = "\(name)\(suffixes[index])(section, environment\(width))"
          guard let condition = variant.condition else { return source.line("return " + call) }
          let text = SwiftCondition(variants: emitter.variants, width: conditionWidth).text(condition)
          source.block("if \(text) {") { $0.line("return " + call) }
        }
      }
    }
    for (index, variant) in variants.enumerated() {
      if variants.count > 1 { source.line() }
      let function = variants.count > 1 ? "private func \(name)\(suffixes[index])" : "\(access) func \(name)"
      source.method(function, parameters, returning: result) { source in
        var layout = SwiftVariantLayout(emitter: emitter, path: path, variant: variant)
        layout.conditionWidth = conditionWidth
        body(layout, &source)
      }
    }
  }

  /// The suffixes of the functions for the kinds of a section.
  private func suffixes(of variants: [SectionVariant]) -> [String] {
    variants.enumerated().map { index, variant in
      let isAlone = variants.filter { $0.kind == variant.kind }.count == 1
      return "As" + TypeNames.upperCamelCase(variant.kind.rawValue) + (isAlone ? "" : String(index + 1))
    }
  }

  /// Returns the parts that are left to the app.
  private func notes(on section: ScreenSection) -> [String] {
    let variants = SectionVariant.all(of: section)
    var app: [String] = []
    for property in Property.allCases where PropertyTreatment.of(property, in: architecture).treatment == .app {
      let isUsed = variants.contains { variant in
        ([.section] + variant.units).contains { !variant.value(property, of: $0).all.isEmpty }
      }
      if isUsed, !app.contains("`\(property.row.name)`") { app.append("`\(property.row.name)`") }
    }
    var notes: [String] = []
    if !app.isEmpty { notes.append("The app draws or handles \(app.joined(separator: ", ")).") }
    let isBounded = variants.contains { variant in
      variant.units.contains { unit in
        let bounds = [Property.minHeight, .maxHeight, .minWidth].flatMap { variant.value($0, of: unit).all }
        return !bounds.isEmpty && (variant.isEstimated(.height, unit) || variant.isEstimated(.width, unit))
      }
    }
    if isBounded { notes.append("Cells that size themselves keep to the bounds of the estimate.") }
    return notes
  }

  // MARK: - Screen

  /// The section of what appears if no section takes room.
  func emptySection(_ empty: Placeholder) -> SwiftVariantLayout {
    var section = ScreenSection(name: screen.name, kind: .list)
    section.empty = empty
    let variant = SectionVariant(condition: nil, section: section)
    return SwiftVariantLayout(emitter: emitter, path: SectionPath(0), variant: variant)
  }

  /// The heights of bars, and the insets of the content.
  func writeInsets(to source: inout SourceText) {
    for (bar, part) in screen.bars.entries {
      guard case .length(let height)? = part.properties[.barHeight] else { continue }
      source.line()
      source.line("/// Returns the height of the `\(bar.rawValue)`, which the app shows over the collection view.")
      source.block("public func \(bar.rawValue)Height(_ environment: ScreenEnvironment) -> CGFloat {") {
        $0.line(SwiftLength().text(height))
      }
    }
    source.line()
    source.line(
      "/// Returns the `contentInset` of the collection view: the room before and after the sections, and for bars.")
    let response = emitter.type(.response(screen: emitter.index))
    let parameters = ["for response: \(response)", "_ environment: ScreenEnvironment"]
    source.method("public func contentInset", parameters, returning: "UIEdgeInsets") { source in
      writeContentInset(to: &source)
    }
  }

  /// The space before and after the sections.
  var contentInsets: Insets {
    if case .insets(let own)? = screen.properties[.contentInsets] { own } else { Insets() }
  }

  private func writeContentInset(to source: inout SourceText) {
    var insets = contentInsets
    func height(_ bar: Bar) -> String? {
      guard let part = screen.bars[bar] else { return nil }
      let height = "\(bar.rawValue)Height(environment)"
      return emitter.isOptional(part, any: .anyBar(screen: emitter.index, bar))
        ? "(response.\(bar.rawValue) == nil ? 0 : \(height))" : height
    }
    func own(_ length: Length) -> String? { length == .zero ? nil : SwiftLength().text(length) }
    func sum(_ parts: String?...) -> String {
      let parts = parts.compactMap { $0 }
      return parts.isEmpty ? "0" : parts.joined(separator: " + ")
    }
    var sides = ["0", "0"]
    if screen.scrollsHorizontally {
      // A flow layout has the margins in its content.
      let hasMargins = architecture == .diffable
      if hasMargins { source.line("let margins = environment.content(of: .\(screen.insetsReferenceName))") }
      let (leading, trailing) = hasMargins ? ("margins.leading", "margins.trailing") : (nil, nil)
      source.line("let leading: CGFloat = \(sum(own(insets.leading), leading))")
      source.line("let trailing: CGFloat = \(sum(own(insets.trailing), trailing))")
      sides = ["environment.isRightToLeft ? trailing : leading", "environment.isRightToLeft ? leading : trailing"]
      insets = Insets()
    }
    let values = [sum(own(insets.top), height(.top)), sides[0], sum(own(insets.bottom), height(.bottom)), sides[1]]
    source.expression(
      screen.scrollsHorizontally ? "return " : "",
      .call("UIEdgeInsets", zip(["top", "left", "bottom", "right"], values).map { .labelled($0, .text($1)) }))
  }
}
