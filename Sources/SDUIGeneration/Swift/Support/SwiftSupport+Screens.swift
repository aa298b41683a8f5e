extension SwiftSupport {
  /// The reader of screens.
  static let screens = #"""
    // MARK: - Reading a screen

    /// Reads the keys of a response, and its sections.
    struct ScreenReader {
      private let reader: ResponseReader
      private(set) var page = 0
      private(set) var hasNext = false
      private(set) var next: String?
      private(set) var layoutId: String?
      private(set) var layout: JSONValue?
      /// What the conditions of the layout were resolved for.
      private(set) var variants: JSONValue?

      private var root: ResponseNode { reader.document.root }

      init(_ reader: ResponseReader) {
        self.reader = reader
        reader.reportRepeatedKeys()
        if root.isObject {
          readNames()
          readPage()
          layout = member("layout")?.value
          variants = member("variants")?.value
          if let layout = member("layout"), !layout.isObject { reader.reportType(layout, "an object") }
        } else if !root.isList {
          reader.report(.type, at: root, "this is neither an object nor a list of lists of units")
        }
      }

      private func member(_ key: String) -> ResponseNode? { root[reader.format.key(key)] }

      private func required(_ key: String) -> ResponseNode? {
        reader.required(reader.format.key(key), of: root)
      }

      private mutating func readNames() {
        if let node = required("sdui"), !(node.text.map(Self.isVersion) ?? false) {
          reader.report(.constraint, at: node, "this is no version of the format")
        }
        if let node = required("screen"), !(node.text.map(reader.format.name.isExactly) ?? false) {
          reader.report(.otherScreen, at: node, "this is not a response of `\(reader.format.name)`")
        }
        if let node = required("layoutId") {
          layoutId = node.text.flatMap { Self.isDigest($0) ? $0 : nil }
          if layoutId == nil { reader.report(.constraint, at: node, "these are not 64 hexadecimal digits") }
        }
      }

      private mutating func readPage() {
        if let node = required("page") {
          let number = node.number.flatMap { ExactNumber($0)?.whole }
          let isPage = number.map { 0...1 << 53 ~= $0 } ?? false
          if let number, isPage { page = Int(number) } else { reader.reportType(node, "a whole number from 0") }
        }
        if let node = required("hasNext") {
          if let value = node.boolean { hasNext = value } else { reader.reportType(node, "`true` or `false`") }
        }
        let cursor = member("next")
        if let cursor, !cursor.isNull {
          next = cursor.text
          if next == nil { reader.reportType(cursor, "a text or `null`") }
        }
        if reader.format.hasCursor, hasNext, cursor?.isNull ?? true {
          reader.report(.missingKey, at: cursor ?? root, "there is another page, but no cursor")
        }
      }

      /// A bar of the screen.
      func bar<Unit: ResponseUnit>(_ key: String, _: Unit.Type) -> Unit? {
        member(key).flatMap { reader.part($0, Unit.self) }
      }

      /// The sections of the screen.
      func sections<Section: ResponseSectionChoice>(_: Section.Type) -> [Section] {
        if root.isList {
          let rules = Section.sections
          let isFixed = reader.format.isFixed
          // A screen with one section may send the list of its units alone.
          let holdsUnits = root.children.first { _ in true }?.isObject ?? false
          if holdsUnits, rules.count == 1, !rules[0].format.holdsSections {
            return reader.shortSections([root], of: root, isFixed: isFixed, Section.self)
          }
          return reader.shortSections(root.children, of: root, isFixed: isFixed, Section.self)
        }
        guard root.isObject, let list = required("sectionList") else { return [] }
        guard list.isList else {
          reader.reportType(list, "a list")
          return []
        }
        return reader.sections(list, isFirstPage: page == 0, isFixed: reader.format.isFixed, Section.self)
      }

      /// `1.` and a number without superfluous zeros.
      private static func isVersion(_ text: String) -> Bool {
        guard text.hasPrefix("1.") else { return false }
        let minor = text.utf8.dropFirst(2)
        return (minor.count == 1 || minor.first != UInt8(ascii: "0")) && !minor.isEmpty
          && minor.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      }

      private static func isDigest(_ text: String) -> Bool {
        text.utf8.count == 64
          && text.utf8.allSatisfy {
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
          }
      }
    }

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
      fileprivate func sections<Section: ResponseSectionChoice>(
        _ list: ResponseNode, isFirstPage: Bool, isFixed: Bool, _: Section.Type
      ) -> [Section] {
        let rules = Section.sections
        let names = rules.indices.map { (rules[$0].format.name, $0) }
        let byName = Dictionary(names, uniquingKeysWith: { first, _ in first })
        var found: [(rule: Int, node: ResponseNode)] = []
        var result: [Section] = []
        for node in list.children {
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
      fileprivate func shortSections<Section: ResponseSectionChoice>(
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
    """#
}
