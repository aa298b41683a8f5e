import SDUIIR

extension SwiftLayoutFile {
  /// Writes the function of a section, or one for each of its kinds.
  func writeFunctions(_ path: SectionPath, to source: inout SourceText) {
    let section = screen[path]
    let variants = SectionVariant.all(of: section)
    let name = functionNames[path.section]
    let suffixes = suffixes(of: variants)
    let type = emitter.type(.section(screen: emitter.index, path))
    let parameters = ["_ section: \(type)", "_ environment: ScreenEnvironment"]
    source.mark("`\(section.name.source)`")
    source.line()
    source.comment(section.documentation, prefix: "///")
    writeNotes(on: section, path.section, to: &source)
    if hosted.reasons[path.section] != nil {
      let layout = hostedLayout(path)
      let sizes = sizesItself(path.section) ? [Self.preferredSizes] : []
      source.method("public func \(name)", parameters + sizes, returning: "NSCollectionLayoutSection") {
        layout.write(to: &$0)
      }
      guard let items = layout.itemsName else { return }
      source.line()
      return source.method("private func \(items)", ["_ section: \(type)"], returning: "[HostedItem]") {
        layout.writeItems(to: &$0)
      }
    }
    if variants.count > 1 {
      source.method("public func \(name)", parameters, returning: "NSCollectionLayoutSection") { source in
        for (index, variant) in variants.enumerated().reversed() {
          let call = "\(name)\(suffixes[index])(section, environment)"
          guard let condition = variant.condition else { return source.line("return " + call) }
          source.block("if \(SwiftCondition.text(condition)) {") { $0.line("return " + call) }
        }
      }
    }
    for (index, variant) in variants.enumerated() {
      if variants.count > 1 { source.line() }
      let function = variants.count > 1 ? "private func \(name)\(suffixes[index])" : "public func \(name)"
      source.method(function, parameters, returning: "NSCollectionLayoutSection") { source in
        SwiftVariantLayout(emitter: emitter, path: path, variant: variant).write(to: &source)
      }
    }
  }

  /// What distinguishes the functions for the kinds of a section.
  private func suffixes(of variants: [SectionVariant]) -> [String] {
    variants.enumerated().map { index, variant in
      let isAlone = variants.filter { $0.kind == variant.kind }.count == 1
      return "As" + TypeNames.upperCamelCase(variant.kind.rawValue) + (isAlone ? "" : String(index + 1))
    }
  }

  /// What the app has to do itself.
  private func writeNotes(on section: ScreenSection, _ index: Int, to source: inout SourceText) {
    let variants = SectionVariant.all(of: section)
    var app: [String] = []
    for property in Property.allCases where PropertyTreatment.of(property).treatment == .app {
      let isUsed = variants.contains { variant in
        ([.section] + variant.units).contains { !variant.value(property, of: $0).all.isEmpty }
      }
      if isUsed, !app.contains("`\(property.row.name)`") { app.append("`\(property.row.name)`") }
    }
    var notes: [String] = []
    if let reason = hosted.reasons[index] {
      let note = "The interpreter computes its frames, because it \(reason)."
      notes += source.fits("/// " + note) ? [note] : ["The interpreter computes its frames, because it", reason + "."]
      if HostedSections.isCarousel(section) {
        notes.append("Its item `carousel` shows it, with the layout of `carousel`.")
      }
    }
    if !app.isEmpty { notes.append("The app draws or handles \(app.joined(separator: ", ")).") }
    let isBounded = variants.contains { variant in
      variant.units.contains { unit in
        let bounds = [Property.minHeight, .maxHeight, .minWidth].flatMap { variant.value($0, of: unit).all }
        return !bounds.isEmpty && (variant.isEstimated(.height, unit) || variant.isEstimated(.width, unit))
      }
    }
    if isBounded { notes.append("Cells that size themselves keep to the bounds of the estimate.") }
    if notes.isEmpty { return }
    if !section.documentation.isEmpty { source.line("///") }
    for note in notes { source.line("/// " + note) }
  }
}
