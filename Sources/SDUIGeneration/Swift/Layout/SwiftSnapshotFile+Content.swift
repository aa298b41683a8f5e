import SDUIIR

extension SwiftSnapshotFile {
  /// Writes the data of a section by its items.
  func writeContent(to source: inout SourceText) {
    source.line()
    source.line("/// The data of the section by its items.")
    source.block("fileprivate var content: SnapshotContent<\(sectionIdentifier), \(itemIdentifier)> {") { source in
      source.line("let items = items.map { ($0, $0.item) }")
      if screen.sections.isEmpty, screen.empty == nil { return source.line("switch section {}") }
      source.line("switch section {")
      let cases = emitter.names.cases(of: screen.sections.map { $0.name.source })
      for (index, name) in cases.enumerated() {
        let section = screen.sections[index]
        if section.kind.holdsSections {
          writeStackContent(SectionPath(index), name, to: &source)
        } else {
          let units: SwiftExpression = .text("units: section.units.map { AnyHashable($0) }")
          source.switchCase(".\(name)(let section)", .call("return SnapshotContent", arguments(section, units)))
        }
      }
      if screen.empty != nil { source.line("case nil: return SnapshotContent(identifier, items, units: [])") }
      source.line("}")
    }
  }

  private func arguments(_ section: ScreenSection, _ units: SwiftExpression) -> [SwiftExpression] {
    [.text("identifier"), .text("items"), units]
      + (section.header == nil ? [] : [.text("header: section.header")])
      + (section.footer == nil ? [] : [.text("footer: section.footer")])
  }

  private func writeStackContent(_ path: SectionPath, _ name: String, to source: inout SourceText) {
    let section = screen[path]
    source.line("case .\(name)(let section):")
    source.indented { source in
      source.block("let units = section.sections.flatMap { section -> [AnyHashable] in") { source in
        source.line("switch section {")
        for inner in emitter.names.cases(of: section.sections.map { $0.name.source }) {
          source.switchCase(".\(inner)(let section)", "section.units.map { AnyHashable($0) }")
        }
        source.line("}")
      }
      source.expression("return ", .call("SnapshotContent", arguments(section, .text("units: units"))))
    }
  }
}
