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
    guard let items = layout.itemsName else { return }
    source.line()
    let type = emitter.type(.section(screen: emitter.index, path))
    source.method("private func \(items)", ["_ section: \(type)"], returning: "[HostedItem]") {
      layout.writeItems(to: &$0)
    }
  }
}
