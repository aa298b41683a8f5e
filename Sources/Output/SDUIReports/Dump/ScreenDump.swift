import SDUIIR
import SDUIJSON
import SDUISyntax

/// Writes everything that is known about a screen once it is compiled, for people who look for the reason of a result:
/// both names of everything, settled properties, conditions as boxes, and the place in the source that each part came
/// from, as `file:line:column`.
///
/// The form follows the compiler and may change with every version; other programs read the screen document.
///
/// - Parameter sources: The files that origins count in; none for a screen that was read from its document.
package func encodeScreenDump(_ screen: Screen, sources: [SourceFile]) -> [UInt8] {
  ScreenDump(screen: screen, sources: sources).document.bytes
}

/// The parts of the dump of one screen.
struct ScreenDump {
  let screen: Screen
  let sources: [SourceFile]

  /// The whole dump.
  var document: JSONTree {
    .members(
      head(screen.name, screen.documentation, screen.origin) + [
        ("variants", screen.variants.isEmpty ? nil : variants), ("properties", properties(screen.properties)),
        ("empty", screen.empty.map(part)),
        ("topBar", screen.bars.top.map(part)),
        ("bottomBar", screen.bars.bottom.map(part)),
        ("contract", contract),
        ("sections", .array(screen.sections.map(section))),
        ("requirements", screen.requirements.isEmpty ? nil : .array(screen.requirements.map(requirement))),
        ("tests", screen.tests.isEmpty ? nil : .array(screen.tests.map(test))),
      ])
  }

  /// Returns the keys that all declarations share.
  func head(
    _ name: DeclaredName, _ documentation: String, _ origin: Origin
  ) -> [(key: String, value: JSONTree?)] {
    [
      ("name", .string(name.source)), ("wire", .string(name.wire)),
      ("documentation", documentation.isEmpty ? nil : .string(documentation)), ("origin", place(of: origin)),
    ]
  }

  /// `home.sdui:6:8`; nothing for what has no source.
  func place(of origin: Origin) -> JSONTree? {
    guard origin.file != .max, Int(origin.file) < sources.count else { return nil }
    let source = sources[Int(origin.file)]
    let position = source.position(at: Int(origin.lowerBound))
    return .string("\(source.path):\(position.line):\(position.column)")
  }

  func properties(_ list: PropertyList) -> JSONTree {
    .members(list.entries.map { ($0.property.row.key, .written(encodePropertyValue($0.value))) })
  }

  /// A component by its source name.
  func name(of id: ID<Component>) -> JSONTree { .string(screen.contract.components[id].name.source) }
}

// MARK: - Sections

extension ScreenDump {
  private func section(_ section: ScreenSection) -> JSONTree {
    .members(
      head(section.name, section.documentation, section.origin) + [
        ("kind", .string(section.kind.rawValue)), ("essential", .boolean(section.isEssential)),
        ("repeated", .boolean(section.isRepeated)),
        ("properties", properties(section.properties)),
        ("header", section.header.map(part)), ("footer", section.footer.map(part)),
        ("background", section.background.map(background)),
        ("events", .array(section.events.map(event))), ("empty", section.empty.map(part)),
        ("onFailure", section.failure.map(part)), ("units", .array(section.units.map(part))),
        ("bundle", section.bundle.map(bundle)),
        ("sections", section.kind.holdsSections ? .array(section.sections.map(self.section)) : nil),
        ("adaptations", .array(section.adaptations.map { adaptation($0, in: section) })),
        ("content", section.content.map { content($0, of: section) }),
      ])
  }

  private func part(_ part: PlacedComponent) -> JSONTree {
    .members([
      ("component", name(of: part.component)), ("origin", place(of: part.origin)),
      ("properties", properties(part.properties)),
    ])
  }

  private func bundle(_ bundle: UnitBundle) -> JSONTree {
    .members([
      ("wire", .string(bundle.type)), ("origin", place(of: bundle.origin)),
      ("header", bundle.header.map { .string($0) }), ("footer", bundle.footer.map { .string($0) }),
      ("units", .string(bundle.units)),
    ])
  }

  private func background(_ background: Background) -> JSONTree {
    let appearance: (key: String, value: JSONTree?) =
      switch background.appearance {
      case .decoration(let id): ("decoration", .string(screen.contract.decorations[id].name.source))
      case .component(let id): ("component", name(of: id))
      }
    return .members([
      appearance, ("origin", place(of: background.origin)), ("properties", properties(background.properties)),
    ])
  }

  private func adaptation(_ adaptation: Adaptation, in section: ScreenSection) -> JSONTree {
    .members([
      ("origin", place(of: adaptation.origin)), ("when", .array(adaptation.condition.map(box))),
      ("layout", adaptation.replacement.map { replacement($0, in: section) }),
      (
        "set",
        adaptation.replacement != nil
          ? nil
          : .array(
            adaptation.assignments.map { assignment in
              [
                "target": target(assignment.target, in: section), "property": .string(assignment.property.row.key),
                "value": .written(encodePropertyValue(assignment.value)),
              ]
            })
      ),
    ])
  }

  private func replacement(_ replacement: Replacement, in section: ScreenSection) -> JSONTree {
    let replaced = section.replaced(by: replacement)
    return .members([
      ("kind", .string(replaced.kind.rawValue)), ("properties", properties(replaced.properties)),
      ("header", replaced.header.map(part)), ("footer", replaced.footer.map(part)),
      ("background", replaced.background.map(background)), ("empty", replaced.empty.map(part)),
      ("onFailure", replaced.failure.map(part)), ("units", .array(replaced.units.map(part))),
    ])
  }

  private func target(_ target: Assignment.Target, in section: ScreenSection) -> JSONTree {
    switch target {
    case .section: "section"
    case .header: "header"
    case .footer: "footer"
    case .background: "background"
    case .unit(let index): ["unit": name(of: section.units[index].component)]
    }
  }

  /// A box of a condition.
  func box(_ box: ConditionBox) -> JSONTree {
    let number: (Rational?) -> JSONTree? = { $0.map { .written(encodePropertyValue(.length(.points($0)))) } }
    let extents: [(key: String, value: JSONTree?)] = [
      ("minWidth", number(box.width.minimum)), ("belowWidth", number(box.width.end)),
      ("minHeight", number(box.height.minimum)), ("belowHeight", number(box.height.end)),
      ("minTextScale", number(box.textScale.minimum)), ("belowTextScale", number(box.textScale.end)),
    ]
    let variants: [(key: String, value: JSONTree?)] = [
      ("flags", box.flags.isEmpty ? nil : flags(box.flags)),
      ("clients", box.clients.map { .written(encodePropertyValue(.clients($0))) }),
    ]
    return .members(extents + members(of: box.traits) + variants)
  }

  private func content(_ content: Content, of section: ScreenSection) -> JSONTree {
    let components = screen.contract.components
    return .members([
      ("header", zip(content.header, section.header).map { values($0, of: components[$1.component].fields) }),
      ("footer", zip(content.footer, section.footer).map { values($0, of: components[$1.component].fields) }),
      (
        "items",
        .array(
          content.items.map { item in
            let id = section.units[item.unit].component
            return ["component": name(of: id), "fields": values(item.fields, of: components[id].fields)]
          })
      ),
    ])
  }

  private func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
  }
}
