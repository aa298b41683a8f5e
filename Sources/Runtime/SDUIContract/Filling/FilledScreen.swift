import SDUIIR
import SDUIJSON

extension ResponseContract {
  /// Returns the screen with the content of a response in place of its author's: its sections in the order of the
  /// response, a repeated one as often as it occurs, with their units, headers and footers as content, and with the
  /// properties that the response sets. A header or footer may be left out only if none of its fields is required.
  ///
  /// Requirements and tests are about the screen as it was declared, and are left out.
  ///
  /// - Parameter response: One of this contract's that is valid; what breaks the contract in it is left out.
  package func screen(filledWith response: Response) -> Screen {
    var result = screen
    result.requirements = []
    result.tests = []
    result.sections = []
    let decoder = ContentDecoder(contract: self, document: response.document)
    for (bar, declared) in screen.bars.entries {
      result.bars[bar] = decoder.part(declared, response.bars[bar]).0
    }
    for section in response.sections {
      let path = section.path
      guard let inner = path.inner else {
        var filled = screen.sections[path.section]
        filled.sections = []
        result.sections.append(decoder.fill(filled, with: section, of: response))
        continue
      }
      // The sections of a stack directly follow it.
      let declared = screen.sections[path.section].sections[inner]
      let filled = decoder.fill(declared, with: section, of: response)
      result.sections[result.sections.count - 1].sections.append(filled)
    }
    return result
  }
}

extension ContentDecoder {
  /// Fills a section with its content.
  fileprivate func fill(_ declared: ScreenSection, with sent: ResponseSection, of response: Response) -> ScreenSection {
    var section = declared
    section.state.identifier = sent.identifier
    section.state.isFailed = sent.isFailed
    section.properties.override(with: sent.properties)
    var content = Content()
    (section.header, content.header, content.measuredHeaderHeight) = part(declared.header, sent.header)
    (section.footer, content.footer, content.measuredFooterHeight) = part(declared.footer, sent.footer)
    if !section.kind.holdsSections, !sent.isFailed {
      content.items.reserveCapacity(sent.units.count)
      for unit in response.units[sent.units] {
        content.items.append(
          Content.Item(
            unit: section.place(of: unit), fields: fields(unit.data, of: unit.component), measured: unit.measured))
      }
    }
    section.content = content
    return section
  }

  /// Returns the content of a header, a footer or a bar.
  fileprivate func part(
    _ declared: Supplementary?, _ sent: ResponseUnit?
  ) -> (Supplementary?, [FieldValue]?, measuredHeight: Rational?) {
    guard var part = declared else { return (nil, nil, nil) }
    guard let sent else {
      let fields = contract.screen.contract.components[part.component].fields
      return (fields.contains { $0.isRequired } ? nil : part, nil, nil)
    }
    part.component = sent.component
    return (part, fields(sent.data, of: sent.component), sent.measured.height)
  }
}

extension ScreenSection {
  /// Returns the index of the declared unit for a unit of a response. A fallback has the layout of the component that
  /// it replaces and data of its own, and so becomes a unit beside it.
  fileprivate mutating func place(of sent: ResponseUnit) -> Int {
    if units[sent.unit].component == sent.component { return sent.unit }
    if let known = units.firstIndex(where: { $0.component == sent.component }) { return known }
    let place = units.count
    units.append(SectionUnit(component: sent.component, properties: units[sent.unit].properties))
    properties.changeArrangement { $0.adding(place, like: sent.unit) }
    for index in adaptations.indices {
      for (other, assignment) in adaptations[index].assignments.enumerated() {
        guard case .arrangement(let arrangement) = assignment.value else { continue }
        adaptations[index].assignments[other].value = .arrangement(arrangement.adding(place, like: sent.unit))
      }
      adaptations[index].replacement?.properties.changeArrangement { $0.adding(place, like: sent.unit) }
      let own = adaptations[index].assignments.filter { $0.target == .unit(sent.unit) }
      adaptations[index].assignments += own.map { Assignment(.unit(place), $0.property, $0.value) }
      guard let units = adaptations[index].replacement?.units, units.indices.contains(sent.unit) else { continue }
      adaptations[index].replacement?.units.append(units[sent.unit])
    }
    return place
  }
}
