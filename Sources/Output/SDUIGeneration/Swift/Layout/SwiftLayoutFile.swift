import SDUIIR

/// Writes the layout factory of a screen.
struct SwiftLayoutFile {
  let emitter: SwiftScreen
  let hosted: HostedSections
  /// The members that all architectures have.
  let members: SwiftLayoutMembers

  /// The file of a screen.
  init(emitter: SwiftScreen, hosted: HostedSections) {
    (self.emitter, self.hosted) = (emitter, hosted)
    members = SwiftLayoutMembers(emitter: emitter, architecture: .diffable, returning: "NSCollectionLayoutSection")
  }

  var screen: Screen { emitter.screen }
  private var names: SwiftNames { emitter.names }
  private var sectionType: String { emitter.type(.anySection(screen: emitter.index)) }

  /// The factory and the functions for each section.
  func write(to source: inout SourceText) {
    source.separator()
    source.line("/// Lays out the sections of `\(screen.name.source)`.")
    source.line("///")
    source.line("/// Frames agree with the interpreter in a model of UIKit. They are not measured on iOS.")
    source.block("@MainActor public struct \(emitter.type(.layout(screen: emitter.index))) {") { source in
      members.writeKinds(to: &source)
      writeInitializer(to: &source)
      writeLayout(to: &source)
      if hosted.haveSelfSizingViews {
        members.writeDispatch(
          returning: "layout", note: "- Parameter preferredSizes: The sizes that the views of the section prefer.",
          parameter: Self.preferredSizes, to: &source
        ) { sizesItself($0) ? "preferredSizes()" : nil }
      } else {
        members.writeDispatch(returning: "layout", to: &source)
      }
      if hosted.hasCarousels { writeCarousels(to: &source) }
      if screen.pinsToScreen { SwiftPinning(emitter: emitter, members: members).write(to: &source) }
      if let empty = screen.empty { writeEmptySection(empty, to: &source) }
      members.writeInsets(to: &source)
      for index in screen.sections.indices { writeFunctions(SectionPath(index), to: &source) }
    }
  }

  private func writeInitializer(to source: inout SourceText) {
    let variants = emitter.variants
    if !variants.isEmpty {
      source.line("/// The \(variants.phrase).")
      source.line("public let variants: \(emitter.type(.variants(screen: emitter.index)))")
    }
    if !hosted.isEmpty { source.line("private let hosted: HostedScreen") }
    if !variants.isEmpty || !hosted.isEmpty { source.line() }
    source.line("/// Creates a factory.")
    let parameters = variants.isEmpty ? [] : ["variants: \(emitter.type(.variants(screen: emitter.index)))"]
    if hosted.isEmpty {
      let body = variants.isEmpty ? "" : " self.variants = variants "
      source.line("public init(\(parameters.joined())) {\(body)}")
    } else {
      source.line("///")
      source.line("/// - Throws: An error if the interpreter is older than this code and cannot read it.")
      let document = emitter.type(.document(screen: emitter.index))
      let hosting = SwiftExpression.call(
        "HostedScreen", [.text(document + ".text")] + SwiftVariants(hosted.screen).hostingArguments)
      if variants.isEmpty {
        source.line("public init() throws { hosted = try \(hosting.text) }")
      } else {
        source.method("public init", parameters, canThrow: true) { source in
          source.line("self.variants = variants")
          source.expression("hosted = try ", hosting)
        }
      }
    }
    source.line()
  }

  private func writeLayout(to source: inout SourceText) {
    source.line("/// Returns a layout for a collection view.")
    source.line("///")
    source.line(
      "/// - Parameter sections: The sections by their index in the collection view, as the snapshot has them.")
    let parameter = "sections: @escaping @MainActor (Int) -> \(sectionType)?"
    source.method("public func layout", [parameter], returning: layoutType) { source in
      var spacing = "0"
      if case .length(let length)? = screen.properties[.sectionSpacing] { spacing = SwiftLength().text(length) }
      let options =
        (screen.scrollsHorizontally ? ["scrollDirection: .horizontal"] : [])
        + (spacing == "0" ? [] : ["spacing: \(spacing)"])
      let arguments = options.isEmpty ? "" : "(\(options.joined(separator: ", ")))"
      writeLayout(arguments, to: &source)
    }
    source.line()
  }

  /// The class of the layout.
  private var layoutType: String {
    if hosted.haveSelfSizingViews { return "SelfSizingCollectionViewLayout" }
    return screen.pinsToScreen ? "PinningCollectionViewLayout" : "UICollectionViewCompositionalLayout"
  }

  /// The body of the function that returns a layout.
  ///
  /// - Parameter arguments: The arguments of the layout, in parentheses.
  private func writeLayout(_ arguments: String, to source: inout SourceText) {
    let other = screen.empty == nil ? "nil" : "emptySection(environment)"
    let pinning = "sections(index).map { pinning($0, environment) } ?? []"
    let section = "sections(index).map { section($0, environment) }"
    guard hosted.haveSelfSizingViews else {
      let end = screen.pinsToScreen ? "} pinning: { index, environment in" : "}"
      source.block(".sections\(arguments) { index, environment in", closing: end) {
        $0.line(screen.empty == nil ? section : "\(section) ?? \(other)")
      }
      guard screen.pinsToScreen else { return }
      source.indented { $0.line(pinning) }
      return source.line("}")
    }
    let start = screen.pinsToScreen ? "let layout = \(layoutType)" : ""
    source.block("\(start).sections\(arguments) { index, environment, layout in") { source in
      source.line("guard let shown = sections(index) else { return \(other) }")
      source.line("return section(shown, environment, layout.preferredSizes(ofSection: index, showing: shown))")
    }
    guard screen.pinsToScreen else { return }
    source.block("layout.pin { index, environment in") { $0.line(pinning) }
    source.line("return layout")
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
        let arguments = [content.call(SectionPath(index)), .text("in: environment")]
        source.switchCase(".\(cases[index])(let section)", .call("hosted.carousel", arguments))
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

  /// The content of sections that the interpreter lays out.
  var content: SwiftHostedContent {
    SwiftHostedContent(emitter: emitter, names: members.contentNames, keepsMeasures: false)
  }

  // MARK: - Screen

  private func writeEmptySection(_ empty: Placeholder, to source: inout SourceText) {
    source.line()
    source.line("/// Returns what appears if no section takes room.")
    source.block("private func emptySection(_ environment: ScreenEnvironment) -> NSCollectionLayoutSection {") {
      members.emptySection(empty).writeEmpty(to: &$0)
    }
  }
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
