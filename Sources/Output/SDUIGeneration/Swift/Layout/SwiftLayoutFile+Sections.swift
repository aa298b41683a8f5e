import SDUIIR

extension SwiftLayoutFile {
  /// Writes the function of a section, or one for each of its kinds.
  func writeFunctions(_ path: SectionPath, to source: inout SourceText) {
    guard let reason = hosted.reasons[path.section] else {
      members.writeHeading(of: path, to: &source)
      return members.writeFunctions(path, to: &source) { $0.write(to: &$1) }
    }
    let note = "The interpreter computes its frames, because it \(reason)."
    var notes = source.fits("/// " + note) ? [note] : ["The interpreter computes its frames, because it", reason + "."]
    if HostedSections.isCarousel(screen[path]) {
      notes.append("Its item `carousel` shows it, with the layout of `carousel`.")
    }
    members.writeHeading(of: path, notes: notes, to: &source)
    let name = members.functionName(path)
    let parameters = members.parameters(of: path) + (sizesItself(path.section) ? [Self.preferredSizes] : [])
    source.method("public func \(name)", parameters, returning: members.result) { writeHosted(path, to: &$0) }
    content.writeFunctions(path, to: &source)
  }

  /// The body of the function of a section that the interpreter lays out.
  private func writeHosted(_ path: SectionPath, to source: inout SourceText) {
    let section = screen[path]
    var arguments = [content.call(path)]
    if case .component? = section.background?.appearance, let background = section.background {
      let kind = SwiftLayoutMembers.kindName(of: emitter.backgroundName(background))
      arguments.append(.labelled("backgroundKind", .text("Self." + kind)))
    }
    if HostedSections.isCarousel(section) { arguments.append(.text("isCarousel: true")) }
    if sizesItself(path.section) { arguments.append(.text("preferredSizes: preferredSizes()")) }
    arguments.append(.text("in: environment"))
    source.expression("", .call("hosted.section", arguments))
  }
}
