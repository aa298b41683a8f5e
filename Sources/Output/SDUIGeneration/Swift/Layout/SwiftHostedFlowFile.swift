import SDUIIR

/// Writes a flow layout of which the interpreter computes all frames.
struct SwiftHostedFlowFile {
  let emitter: SwiftScreen
  let hosted: HostedSections
  private let members: SwiftLayoutMembers

  /// The layout of a screen.
  init(emitter: SwiftScreen, hosted: HostedSections) {
    (self.emitter, self.hosted) = (emitter, hosted)
    members = SwiftLayoutMembers(emitter: emitter, architecture: .flowLayout, returning: "HostedSection")
  }

  private var screen: Screen { emitter.screen }
  private var content: SwiftHostedContent {
    SwiftHostedContent(emitter: emitter, names: members.contentNames, keepsMeasures: true)
  }

  /// The subclass of the runtime's layout.
  func write(to source: inout SourceText) {
    source.separator()
    source.line("/// Lays out the sections of `\(screen.name.source)`, as the interpreter does.")
    source.line("///")
    source.line("/// Frames agree with the interpreter in a model of UIKit. They are not measured on iOS.")
    let name = emitter.type(.flowLayout(screen: emitter.index))
    source.block("public final class \(name): ScreenFlowLayout {") { source in
      members.writeKinds(to: &source)
      writeInitializers(to: &source)
      source.line()
      writeSection(to: &source)
      members.writeInsets(to: &source)
      for (index, section) in screen.sections.enumerated() {
        source.mark("`\(section.name.source)`")
        content.writeFunctions(SectionPath(index), to: &source)
      }
    }
  }

  private func writeInitializers(to source: inout SourceText) {
    let section = emitter.type(.anySection(screen: emitter.index))
    let variants = emitter.variants
    source.line("private let sections: @MainActor (Int) -> \(section)?")
    source.line()
    source.line("/// Creates a layout for a collection view.")
    source.line("///")
    source.line(
      "/// - Parameter sections: The sections by their index in the collection view, as the snapshot has them.")
    source.line("/// - Throws: An error if the interpreter is older than this code and cannot read it.")
    let own = variants.isEmpty ? [] : ["variants: \(emitter.type(.variants(screen: emitter.index)))"]
    let parameters = own + ["sections: @escaping @MainActor (Int) -> \(section)?"]
    source.method("public init", parameters, canThrow: true) { source in
      source.line("self.sections = sections")
      let document = emitter.type(.document(screen: emitter.index))
      let arguments = [.text(document + ".text")] + SwiftVariants(hosted.screen).hostingArguments
      source.expression("super.init(try ", .call("HostedScreen", arguments), ")")
    }
    source.line()
    source.line("/// Fails, because no archive has the sections.")
    source.line("public required init?(coder: NSCoder) { return nil }")
  }

  private func writeSection(to source: inout SourceText) {
    let cases = emitter.names.cases(of: screen.sections.map { $0.name.source })
    source.line("/// Returns what the frames of a section follow; `nil` for what appears if no section takes room.")
    source.block("public override func section(at index: Int) -> HostedSection? {") { source in
      source.line("switch sections(index) {")
      for (index, name) in cases.enumerated() {
        source.switchCase(".\(name)(let section)", content.call(SectionPath(index)))
      }
      source.line("case nil: nil")
      source.line("}")
    }
  }
}
