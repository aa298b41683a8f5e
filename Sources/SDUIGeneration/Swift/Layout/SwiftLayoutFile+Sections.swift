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
    let layout = hostedLayout(path)
    let name = members.functionName(path)
    let parameters = members.parameters(of: path) + (sizesItself(path.section) ? [Self.preferredSizes] : [])
    source.method("public func \(name)", parameters, returning: members.result) { layout.write(to: &$0) }
    if layout.isCarousel { writeItems(of: layout, to: &source) }
    for inner in screen[path].sections.indices {
      writeItems(of: hostedLayout(SectionPath(path.section, inner: inner)), to: &source)
    }
  }

  /// Writes the function that returns the items of a carousel or of a section in a stack.
  private func writeItems(of layout: SwiftHostedLayout, to source: inout SourceText) {
    source.line()
    let type = emitter.type(.section(screen: emitter.index, layout.path))
    source.method("private func \(layout.itemsName)", ["_ section: \(type)"], returning: "[HostedItem]") {
      layout.writeItems(to: &$0)
    }
  }
}
