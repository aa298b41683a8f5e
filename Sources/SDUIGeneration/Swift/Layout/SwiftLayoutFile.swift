import SDUIIR

/// Writes the layout factory of a screen.
struct SwiftLayoutFile {
  let emitter: SwiftScreen
  let hosted: HostedSections
  /// The names of the functions for sections.
  let functionNames: [String]
  private let itemsNames: [String]

  /// The file of a screen.
  init(emitter: SwiftScreen, hosted: HostedSections) {
    (self.emitter, self.hosted) = (emitter, hosted)
    (functionNames, itemsNames) = Self.memberNames(of: emitter.screen)
  }

  var screen: Screen { emitter.screen }
  private var names: SwiftNames { emitter.names }
  private var sectionType: String { emitter.type(.anySection(screen: emitter.index)) }

  /// The name of the constant with the kind of a decoration view.
  static func kindName(of name: DeclaredName) -> String {
    SwiftNames.lowerCamelCase(name.source).filter { $0 != "`" } + "Kind"
  }

  /// The factory and the functions for each section.
  func write(to source: inout SourceText) {
    source.separator()
    source.line("/// Lays out the sections of `\(screen.name.source)`.")
    source.line("///")
    source.line("/// Frames agree with the interpreter in a model of UIKit. They are not measured on iOS.")
    source.block("@MainActor public struct \(emitter.type(.layout(screen: emitter.index))) {") { source in
      writeKinds(to: &source)
      writeInitializer(to: &source)
      writeLayout(to: &source)
      writeDispatch(to: &source)
      if hosted.hasCarousels { writeCarousels(to: &source) }
      writeScreenParts(to: &source)
      for index in screen.sections.indices { writeFunctions(SectionPath(index), to: &source) }
    }
  }

  private func writeKinds(to source: inout SourceText) {
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

  private func writeInitializer(to source: inout SourceText) {
    if hosted.isEmpty {
      source.line("/// Creates a factory.")
      source.line("public init() {}")
    } else {
      let document = emitter.type(.document(screen: emitter.index))
      source.line("private let hosted: HostedSections")
      source.line()
      source.line("/// Creates a factory.")
      source.line("///")
      source.line("/// - Throws: An error if the interpreter is older than this code and cannot read it.")
      source.line("public init() throws { hosted = try HostedSections(\(document).text) }")
    }
    source.line()
  }

  private func writeLayout(to source: inout SourceText) {
    source.line("/// Returns a layout for a collection view.")
    source.line("///")
    source.line(
      "/// - Parameter sections: The sections by their index in the collection view, as the snapshot has them.")
    let parameter = "sections: @escaping @MainActor (Int) -> \(sectionType)?"
    let type = hosted.haveSelfSizingViews ? "SelfSizingCollectionViewLayout" : "UICollectionViewCompositionalLayout"
    source.method("public func layout", [parameter], returning: type) { source in
      var spacing = "0"
      if case .length(let length)? = screen.properties[.sectionSpacing] { spacing = SwiftLength().text(length) }
      let options =
        (screen.scrollsHorizontally ? ["scrollDirection: .horizontal"] : [])
        + (spacing == "0" ? [] : ["spacing: \(spacing)"])
      let arguments = options.isEmpty ? "" : "(\(options.joined(separator: ", ")))"
      let other = screen.empty == nil ? "nil" : "emptySection(environment)"
      if hosted.haveSelfSizingViews {
        source.block(".sections\(arguments) { index, environment, layout in") { source in
          source.line("guard let shown = sections(index) else { return \(other) }")
          source.line("return section(shown, environment, layout.preferredSizes(ofSection: index, showing: shown))")
        }
      } else {
        source.block(".sections\(arguments) { index, environment in") { source in
          let section = "sections(index).map { section($0, environment) }"
          source.line(screen.empty == nil ? section : "\(section) ?? \(other)")
        }
      }
    }
    source.line()
  }

  private func writeDispatch(to source: inout SourceText) {
    let cases = names.cases(of: screen.sections.map { $0.name.source })
    source.line("/// Returns the layout of a section.")
    var parameters = ["_ section: \(sectionType)", "_ environment: ScreenEnvironment"]
    if hosted.haveSelfSizingViews {
      source.line("///")
      source.line("/// - Parameter preferredSizes: The sizes that the views of the section prefer.")
      parameters.append(Self.preferredSizes)
    }
    source.method("public func section", parameters, returning: "NSCollectionLayoutSection") { source in
      if cases.isEmpty { return source.line("switch section {}") }
      source.line("switch section {")
      for (index, function) in functionNames.enumerated() {
        let sizes = sizesItself(index) ? ", preferredSizes()" : ""
        source.switchCase(".\(cases[index])(let section)", "\(function)(section, environment\(sizes))")
      }
      source.line("}")
    }
  }

  /// Writes what returns layouts for collection views of their own.
  private func writeCarousels(to source: inout SourceText) {
    let cases = names.cases(of: screen.sections.map { $0.name.source })
    let carousels = screen.sections.indices.filter { HostedSections.isCarousel(screen.sections[$0]) }
    source.line()
    source.line(
      "/// Returns the layout of a carousel in a collection view of its own, which the cell of the item `carousel` shows;"
    )
    source.line("/// `nil` if the section has no such item.")
    let parameters = ["_ section: \(sectionType)", "_ environment: ScreenEnvironment"]
    source.method("public func carousel", parameters, returning: "CarouselCollectionViewLayout?") { source in
      source.line("switch section {")
      for index in carousels {
        source.switchCase(".\(cases[index])(let section)", hostedLayout(SectionPath(index)).carousel.text)
      }
      if carousels.count < cases.count { source.line("default: nil") }
      source.line("}")
    }
  }

  /// Whether the interpreter lays out a section whose views size themselves.
  func sizesItself(_ index: Int) -> Bool {
    hosted.reasons[index] != nil && HostedSections.sizesItself(screen.sections[index])
  }

  /// The parameter of functions whose sections ask their views for sizes. Asking has an effect, so it is not done in vain.
  static let preferredSizes =
    "_ preferredSizes: @autoclosure () -> SelfSizingCollectionViewLayout.PreferredSizes = .init()"

  /// The layout of a section that the interpreter lays out.
  func hostedLayout(_ path: SectionPath) -> SwiftHostedLayout {
    let hasItems = HostedSections.isCarousel(screen[path])
    return SwiftHostedLayout(emitter: emitter, path: path, itemsName: hasItems ? itemsNames[path.section] : nil)
  }

  /// The names of the functions for sections, and of those for items of carousels.
  private static func memberNames(of screen: Screen) -> (sections: [String], items: [String]) {
    let reserved: Set<String> = ["layout", "section", "carousel", "hosted", "emptySection", "contentInset"]
    var members = SwiftMembers(reserved: reserved, [])
    func take(_ suffix: String) -> [String] {
      screen.sections.map { section in
        let name = SwiftNames.lowerCamelCase(section.name.source)
        return members.take(name.hasSuffix(suffix) ? name : name + suffix, orWith: "Layout")
      }
    }
    let sections = take("Section")
    return (sections, take("Items"))
  }

  // MARK: - Screen

  private func writeScreenParts(to source: inout SourceText) {
    if let empty = screen.empty { writeEmptySection(empty, to: &source) }
    for (bar, part) in screen.bars.entries {
      guard case .length(let height)? = part.properties[.barHeight] else { continue }
      source.line()
      source.line("/// Returns the height of the `\(bar.rawValue)`, which the app shows over the collection view.")
      source.block("public func \(bar.rawValue)Height(_ environment: ScreenEnvironment) -> CGFloat {") {
        $0.line(SwiftLength().text(height))
      }
    }
    writeContentInset(to: &source)
  }

  private func writeContentInset(to source: inout SourceText) {
    var insets = Insets()
    if case .insets(let own)? = screen.properties[.contentInsets] { insets = own }
    func height(_ bar: Bar) -> String? {
      guard let part = screen.bars[bar] else { return nil }
      let height = "\(bar.rawValue)Height(environment)"
      return emitter.isOptional(part, any: .anyBar(screen: emitter.index, bar))
        ? "(response.\(bar.rawValue) == nil ? 0 : \(height))" : height
    }
    func side(_ parts: String?...) -> String { parts.compactMap { $0 }.joined(separator: " + ").ifEmpty("0") }
    func own(_ length: Length) -> String? { length == .zero ? nil : SwiftLength().text(length) }
    source.line()
    source.line(
      "/// Returns the `contentInset` of the collection view: the room before and after the sections, and for bars.")
    let response = emitter.type(.response(screen: emitter.index))
    let parameters = ["for response: \(response)", "_ environment: ScreenEnvironment"]
    source.method("public func contentInset", parameters, returning: "UIEdgeInsets") { source in
      var sides = ["0", "0"]
      if screen.scrollsHorizontally {
        source.line("let margins = environment.content(of: .\(screen.insetsReferenceName))")
        source.line("let leading = \(side(own(insets.leading), "margins.leading"))")
        source.line("let trailing = \(side(own(insets.trailing), "margins.trailing"))")
        sides = ["environment.isRightToLeft ? trailing : leading", "environment.isRightToLeft ? leading : trailing"]
        insets = Insets()
      }
      let top = side(own(insets.top), height(.top))
      let bottom = side(own(insets.bottom), height(.bottom))
      source.expression(
        screen.scrollsHorizontally ? "return " : "",
        .call(
          "UIEdgeInsets",
          zip(["top", "left", "bottom", "right"], [top, sides[0], bottom, sides[1]]).map { .labelled($0, .text($1)) }))
    }
  }

  private func writeEmptySection(_ empty: Placeholder, to source: inout SourceText) {
    var section = ScreenSection(name: screen.name, kind: .list)
    section.empty = empty
    let variant = SectionVariant(condition: nil, section: section)
    source.line()
    source.line("/// Returns what appears if no section takes room.")
    source.block("private func emptySection(_ environment: ScreenEnvironment) -> NSCollectionLayoutSection {") {
      SwiftVariantLayout(emitter: emitter, path: SectionPath(0), variant: variant).writeEmpty(to: &$0)
    }
  }
}

extension String {
  /// The text, or another one if it is empty.
  fileprivate func ifEmpty(_ other: String) -> String { isEmpty ? other : self }
}

extension SwiftVariantLayout {
  /// The body of a function that returns a section of one placeholder.
  func writeEmpty(to source: inout SourceText) {
    var rest = SourceText(depth: source.depth)
    let lengths = SwiftLength(itemWidth: "content.width")
    if case .size(let size)? = section.empty?.properties[.placeholderHeight] {
      rest.line("let layout = NSCollectionLayoutSection(group: .single(height: \(SwiftSize(lengths).dimension(size))))")
    }
    rest.line("layout.contentInsets = content.insets")
    rest.line("return layout")
    writeContent(to: &source)
    source.appendLines(of: rest)
  }
}
