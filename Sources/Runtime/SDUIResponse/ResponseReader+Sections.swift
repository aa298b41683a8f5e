import Foundation

extension ResponseReader {
  /// Reports a value of another type.
  func reportType(_ node: ResponseNode, _ expected: String) {
    report(.type, at: node, "this is not \(expected)")
  }

  /// The value of a key of the format.
  func required(_ key: String, of node: ResponseNode) -> ResponseNode? {
    if let value = node[key] { return value }
    report(.missingKey, at: node, "the key `\(key)` is missing")
    return nil
  }

  /// Reads a list of sections.
  func sections<Section: ResponseSectionChoice>(
    _ list: ResponseNode, isFirstPage: Bool, isFixed: Bool, _: Section.Type
  ) -> [Section] {
    let rules = Section.sections
    let names = rules.indices.map { (rules[$0].format.name, $0) }
    let byName = Dictionary(names, uniquingKeysWith: { first, _ in first })
    var found: [(rule: Int, node: ResponseNode)] = []
    var result: [Section] = []
    for node in ResponseNodes(of: list, includesUnrecognized: true) {
      if node.isUnrecognized {
        addUnrecognized(node, of: list, after: result.count)
        continue
      }
      addPart(node)
      guard node.isObject else {
        reportType(node, "an object")
        continue
      }
      guard let name = node[format.key("section")] ?? node[format.key("sectionId")] else {
        report(.missingKey, at: node, "the key `\(format.key("section"))` is missing")
        continue
      }
      guard let text = name.text, let rule = byName[text], rules[rule].format.name.isExactly(text) else {
        report(.unknownSection, at: name, "there is no such section")
        continue
      }
      found.append((rule, node))
      let section = SectionReader(node, rules[rule].format, self, isFirstPage: isFirstPage)
      result.append(rules[rule].read(section))
    }
    if isFirstPage { checkPresence(of: rules.map { $0.format }, found, isFixed: isFixed, at: list) }
    return result
  }

  /// Reads a list of lists of units, one for each section. The list of a section that does not appear is empty.
  func shortSections<Section: ResponseSectionChoice>(
    _ lists: some Sequence<ResponseNode>, of list: ResponseNode, isFixed: Bool, _: Section.Type
  ) -> [Section] {
    let rules = Section.sections
    var found: [(rule: Int, node: ResponseNode)] = []
    var result: [Section] = []
    for (index, node) in lists.enumerated() {
      guard index < rules.count else {
        report(.unknownSection, at: node, "there are only \(rules.count) sections")
        continue
      }
      guard node.isList else {
        reportType(node, "a list")
        continue
      }
      if node.children.first(where: { _ in true }) == nil { continue }
      found.append((index, node))
      let section = SectionReader(short: node, rules[index].format, self)
      result.append(rules[index].read(section))
    }
    checkPresence(of: rules.map { $0.format }, found, isFixed: isFixed, at: list)
    return result
  }

  private func checkPresence(
    of sections: [SectionFormat], _ found: [(rule: Int, node: ResponseNode)], isFixed: Bool, at list: ResponseNode
  ) {
    let present = Set(found.map { $0.rule })
    for (index, section) in sections.enumerated() where isFixed || section.isEssential {
      if !present.contains(index) { report(.missingSection, at: list, "the section `\(section.name)` is missing") }
    }
    guard isFixed else { return }
    for (earlier, later) in zip(found, found.dropFirst()) where later.rule < earlier.rule {
      report(.sectionOrder, at: later.node, "this section belongs before the one before it")
    }
  }
}
