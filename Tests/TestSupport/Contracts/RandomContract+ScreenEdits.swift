extension RandomContract {
  mutating func changeScreen(_ edit: Edit) {
    switch edit {
    case .toggleOrder: screen.isFixed.toggle()
    case .toggleUnknown: screen.failsForUnknown.toggle()
    case .toggleInvalid: screen.failsForInvalid.toggle()
    case .togglePages: screen.isPaged.toggle()
    case .changeBar: screen.bar = random.pick([nil] + components.map { $0.key })
    default: break
    }
  }

  mutating func changeSections(_ edit: Edit) {
    switch edit {
    case .addSection: addSection()
    case .removeSection where sections.count > 1: sections.remove(at: random.number(0...sections.count - 1))
    case .swapSections: sections.swapAt(0, random.number(0...sections.count - 1))
    case .removeSection: break
    default:
      let index = random.number(0...sections.count - 1)
      var section = sections[index]
      if [.addUnit, .removeUnit, .replaceUnit].contains(edit) {
        changeUnits(&section, edit)
      } else {
        change(&section, edit)
      }
      sections[index] = section
    }
  }

  private mutating func changeUnits(_ section: inout Section, _ edit: Edit) {
    if edit == .addUnit, random.chance(50) { addComponent(isUnit: true) }
    if edit == .addUnit, random.chance(30) { components[components.count - 1].since = "2.0" }
    let others = units.map { $0.key }.filter { !section.units.contains($0) }
    switch edit {
    case .addUnit: if let other = others.last { section.units.append(other) }
    case .removeUnit: if section.units.count > 1 { section.units.removeFirst() }
    default: if !others.isEmpty { section.units[0] = random.pick(others) }
    }
  }

  private mutating func change(_ section: inout Section, _ edit: Edit) {
    let title = components.isEmpty ? nil : random.pick([nil] + titles.map { $0.key })
    switch edit {
    case .renameSection:
      section.name = Name(source: newName("part"), wire: section.name.wire ?? section.name.source)
    case .renameSectionInResponses: section.name.wire = newName("wire")
    case .moveSection: section.isInStack.toggle()
    case .toggleEssential: section.isEssential.toggle()
    case .toggleRepeated: section.isRepeated.toggle()
    case .changeItemCounts:
      if random.chance(50) {
        section.minItems = random.pick([nil, 1, 2])
      } else {
        section.maxItems = random.pick([nil, 3, 4, 8])
      }
    case .changeHeader: section.header = title
    case .changeFooter: section.footer = title
    case .changeServerValue: section.serverColumns = random.pick([nil, 2, 4, 6])
    case .changeBundle: section.bundle = section.bundle == nil ? newName("BUNDLE") : random.pick([nil, newName("B")])
    case .changeKind: section.kind = random.pick(["list", "grid", "carousel"])
    default: break
    }
  }
}
