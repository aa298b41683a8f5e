import SDUIIR

extension SwiftPresenterFile {
  /// The sections whose items people may move, by their indices.
  var reorderableSections: [Int] {
    screen.sections.indices.filter { screen.sections[$0].properties[.reorderable] == .boolean(true) }
  }

  /// Whether people may move items.
  var hasReordering: Bool { !reorderableSections.isEmpty }

  /// The property with the order of a section.
  func orderName(_ index: Int) -> String {
    var members = SwiftMembers(reserved: [], [])
    let names = screen.sections.map { section in
      members.take(SwiftNames.lowerCamelCase(section.name.source) + "Order", orWith: "Section")
    }
    return names[index]
  }

  private var acceptedTypes: [String] {
    var result: [String] = []
    for section in screen.sections {
      guard case .texts(let texts)? = section.properties[.acceptableTypeIdentifiers] else { continue }
      for text in texts where !result.contains(text) { result.append(text) }
    }
    return result
  }

  /// The lines of the initializer. The library copies the functions when reordering is turned on.
  func writeReorderingSetup(to source: inout SourceText) {
    source.line("collectionView.ss.onCanDragItem { [weak self] cell in self?.canDrag(cell) ?? false }")
    source.block("collectionView.ss.onDidReorder { [weak self] items, destination in") {
      $0.line("self?.didReorder(items.map { $0.indexPath }, to: destination)")
    }
    source.line("collectionView.ss.setReorderEnabled(true)")
    if !acceptedTypes.isEmpty {
      let list = acceptedTypes.map { SwiftScope.text($0) }.joined(separator: ", ")
      source.line("collectionView.ss.setAcceptedExternalDropTypeIdentifiers([\(list)])")
    }
  }

  /// The functions about reordering.
  func writeReordering(to source: inout SourceText) {
    source.mark("Reordering")
    source.line()
    writeCanDrag(to: &source)
    source.line()
    writeDidReorder(to: &source)
    source.line()
    source.line("/// Gives items the order in which a person left them.")
    source.block("private func restoreOrder() {") { source in
      source.block("for index in response?.sections.indices ?? 0..<0 {") { source in
        source.line("switch response?.sections[index] {")
        for index in reorderableSections {
          source.line("case .\(emitter.sectionCase(SectionPath(index)))(var section)?:")
          source.indented { source in
            let identifier = sectionId(index)
            source.block("if let order = \(orderLookup(index, identifier)) {") { source in
              source.line("section.units.restore(order) { \(identity(index)) }")
              source.line("response?.sections[index] = .\(emitter.sectionCase(SectionPath(index)))(section)")
            }
          }
        }
        source.line("default: break")
        source.line("}")
      }
    }
  }

  private func sectionId(_ index: Int) -> String {
    screen.sections[index].isRepeated
      ? "section.sectionId" : emitter.type(.section(screen: self.index, SectionPath(index))) + ".sectionId"
  }

  private func orderLookup(_ index: Int, _ identifier: String) -> String {
    screen.sections[index].isRepeated
      ? "\(identifier).flatMap({ \(orderName(index))[$0] })" : "\(orderName(index))[\(identifier)]"
  }

  /// The identity of a unit `$0`: its `id`, or all of its data.
  private func identity(_ index: Int) -> String {
    let components = screen.contract.withFallbacks(screen.sections[index].units.map { $0.component })
    return components.allSatisfy { emitter.component($0).fields.contains { $0.isIdentity } } ? "$0.id" : "$0"
  }

  private func writeCanDrag(to source: inout SourceText) {
    let optional = screen.empty == nil ? "" : "?"
    source.line("/// Whether a person may move the item of a cell.")
    source.block("private func canDrag(_ cell: SSCollectionViewModel.CellInfo) -> Bool {") { source in
      source.line("let place = collectionView.ss.getViewModel()?.firstIndex { $0.contains { $0 === cell } }")
      source.line(
        "guard let place, let sections = snapshot?.sections, sections.indices.contains(place) else { return false }")
      source.line("switch sections[place].section {")
      for index in reorderableSections {
        let section = screen.sections[index]
        var conditions = section.units.filter { $0.properties[.draggable] == .boolean(false) }.flatMap { unit in
          screen.contract.withFallbacks([unit.component]).map { component in
            "!(cell.state is \(emitter.names.type(emitter.component(component).name)))"
          }
        }
        if section.empty != nil || section.failure != nil {
          conditions.append("sections[place].items.first?.item != .placeholder")
        }
        let condition = conditions.isEmpty ? "true" : conditions.joined(separator: " && ")
        source.switchCase(".\(emitter.sectionCase(SectionPath(index)))\(optional)", "return " + condition)
      }
      if reorderableSections.count < screen.sections.count || screen.empty != nil {
        source.line("default: return false")
      }
      source.line("}")
    }
  }

  private func writeDidReorder(to source: inout SourceText) {
    let optional = screen.empty == nil ? "" : "?"
    source.line(
      "/// Keeps the order in which the library left the items of a section. An item that went to another one returns.")
    source.block("private func didReorder(_ items: [IndexPath], to destination: IndexPath) {") { source in
      source.line("let index = destination.section")
      source.line("guard let model = collectionView.ss.getViewModel(), let sections = snapshot?.sections,")
      source.line(
        "  items.allSatisfy({ $0.section == index }), sections.indices.contains(index), model.indices.contains(index)")
      source.line("else { return show() }")
      source.line("switch sections[index].section {")
      for index in reorderableSections {
        let type = emitter.type(.section(screen: self.index, SectionPath(index)))
        let isRepeated = screen.sections[index].isRepeated
        source.line("case .\(emitter.sectionCase(SectionPath(index)))\(isRepeated ? "(let section)" : "")\(optional):")
        source.indented { source in
          writeUnits(index, to: &source)
          if isRepeated {
            source.line("if let sectionId = section.sectionId { \(orderName(index))[sectionId] = units }")
          } else {
            source.line("\(orderName(index))[\(type).sectionId] = units")
          }
          source.line("update()")
          if ([screen.sections[index]] + screen.sections[index].sections).contains(where: { $0.has(.reorder) }) {
            source.line("send(\(type).onReorder, from: sections[destination.section].identifier)")
          }
        }
      }
      if reorderableSections.count < screen.sections.count || screen.empty != nil { source.line("default: show()") }
      source.line("}")
    }
  }

  /// Reads the units of the cells of a section.
  private func writeUnits(_ index: Int, to source: inout SourceText) {
    let path = SectionPath(index)
    let components = screen.contract.withFallbacks(screen.sections[index].units.map { $0.component })
    let types = components.map { emitter.names.type(emitter.component($0).name) }
    guard let unit = emitter.names.type(.anyUnit(screen: self.index, path)) else {
      return source.line("let units = model[index].compactMap { $0.state as? \(types.first ?? "Never") }")
    }
    let cases = emitter.caseNames(of: components.map { emitter.component($0).name })
    source.block("let units = model[index].compactMap { cell -> \(unit)? in") { source in
      source.line("switch cell.state {")
      for (name, type) in zip(cases, types) { source.switchCase("let unit as \(type)", ".\(name)(unit)") }
      source.line("default: nil")
      source.line("}")
    }
  }
}
