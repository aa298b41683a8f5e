extension SwiftSupport {
  /// The reader of sections.
  static let sections = #"""
    // MARK: - Reading a section

    /// Reads one section.
    struct SectionReader {
      /// The `sectionId`; `nil` for a repeated section without one.
      let sectionId: String?
      /// Whether the backend of the section failed.
      let isFailed: Bool
      private let reader: ResponseReader
      private let format: SectionFormat
      private let node: ResponseNode
      /// Whether the section is a list of units and nothing else.
      private let isShort: Bool
      private let isFirstPage: Bool

      fileprivate init(_ node: ResponseNode, _ format: SectionFormat, _ reader: ResponseReader, isFirstPage: Bool) {
        self.reader = reader
        self.format = format
        self.node = node
        self.isFirstPage = isFirstPage
        isShort = false
        sectionId = reader.sectionID(of: node, format)
        let failed = node[reader.format.key("failed")]
        isFailed = failed?.boolean ?? false
        if let failed, failed.boolean == nil { reader.reportType(failed, "`true` or `false`") }
        for (key, isDeclared) in [("header", format.hasHeader), ("footer", format.hasFooter)] where !isDeclared {
          guard let part = node[reader.format.key(key)] else { continue }
          reader.addPart(part)
          reader.report(.undeclaredPart, at: part, "`\(format.name)` has no \(key)")
        }
      }

      fileprivate init(short node: ResponseNode, _ format: SectionFormat, _ reader: ResponseReader) {
        self.reader = reader
        self.format = format
        self.node = node
        isFirstPage = true
        isShort = true
        sectionId = format.name
        isFailed = false
      }

      private func member(_ key: String) -> ResponseNode? { isShort ? nil : node[reader.format.key(key)] }

      /// The list of units or sections.
      private func list(_ key: String) -> ResponseNode? {
        if isShort { return node }
        guard let list = reader.required(reader.format.key(key), of: node) else { return nil }
        if list.isList { return list }
        reader.reportType(list, "a list")
        return nil
      }

      func header<Unit: ResponseUnit>(_: Unit.Type) -> Unit? {
        let sent = member("header").flatMap { reader.part($0, Unit.self) }
        return format.bundle?.header.flatMap { bundledPart($0, Unit.self) } ?? sent
      }

      func footer<Unit: ResponseUnit>(_: Unit.Type) -> Unit? {
        let sent = member("footer").flatMap { reader.part($0, Unit.self) }
        return format.bundle?.footer.flatMap { bundledPart($0, Unit.self) } ?? sent
      }

      /// The sections of a stack.
      func sections<Section: ResponseSectionChoice>(_: Section.Type) -> [Section] {
        guard let list = list("sections") else { return [] }
        if isShort { return reader.shortSections(list.children, of: list, isFixed: false, Section.self) }
        return reader.sections(list, isFirstPage: isFirstPage, isFixed: false, Section.self)
      }

      /// The units, one by one or in a bundle.
      func units<Unit: ResponseUnit>(_: Unit.Type) -> [Unit] {
        // A list that is missing is no empty list.
        guard let list = isShort ? node : self.list("units") else { return [] }
        var units = UnitListReader<Unit>(reader, format, in: list)
        if let bundle = bundle(in: list) { units.read(bundle, beside: list) } else { units.read(list) }
        units.checkCount(isFailed: isFailed)
        return units.units
      }

      /// The bundle with which a list begins.
      private func bundle(in list: ResponseNode) -> ResponseNode? {
        guard let bundle = format.bundle, let first = list.children.first(where: { _ in true }) else { return nil }
        return first[reader.format.key("unitType")]?.text.map(bundle.type.isExactly) == true ? first : nil
      }

      private func bundledPart<Unit: ResponseUnit>(_ key: String, _: Unit.Type) -> Unit? {
        guard let list = isShort ? node : member("units"), list.isList, let bundle = bundle(in: list),
          let part = bundle[reader.format.key("data")]?[key], let rule = Unit.components.first
        else { return nil }
        reader.addPart(part)
        return reader.data(part, in: part, rule)
      }
    }

    // MARK: - What a response sets

    extension SectionReader {
      /// A whole number that a response sets.
      func count(_ key: String, in range: ClosedRange<Decimal>) -> Int? {
        guard let node = member(key) else { return nil }
        if let text = node.number, ExactNumber(text)?.whole == nil {
          reader.reportType(node, "a whole number")
          return nil
        }
        return number(node, in: range).map { Int($0) }
      }

      /// The spacing that a response sets.
      func spacing(in range: ClosedRange<Decimal>) -> SectionSpacing? {
        guard let lengths = lengths("spacing", ["lines", "items"], in: range) else { return nil }
        return SectionSpacing(lines: lengths[0], items: lengths[1])
      }

      /// The insets that a response sets.
      func insets(in range: ClosedRange<Decimal>) -> SectionInsets? {
        guard let lengths = lengths("insets", ["top", "leading", "bottom", "trailing"], in: range) else { return nil }
        return SectionInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
      }

      /// Lengths by their names; `nil` unless all of them are right.
      private func lengths(_ key: String, _ names: [String], in range: ClosedRange<Decimal>) -> [Double]? {
        guard let node = member(key) else { return nil }
        guard node.isObject else {
          reader.reportType(node, "an object")
          return nil
        }
        let lengths = names.map { name in reader.required(name, of: node).flatMap { number($0, in: range) } }
        return lengths.contains(nil) ? nil : lengths.compactMap { $0 }
      }

      private func number(_ node: ResponseNode, in range: ClosedRange<Decimal>) -> Double? {
        guard let text = node.number else {
          reader.reportType(node, "a number")
          return nil
        }
        if let value = ExactNumber(text)?.decimal, range.contains(value), let double = Double(text) { return double }
        reader.report(.serverValue, at: node, "`\(format.name)` leaves other values to a response")
        return nil
      }
    }

    extension ResponseReader {
      /// The identity of a section, which no other section of the response has.
      fileprivate func sectionID(of node: ResponseNode, _ section: SectionFormat) -> String? {
        let key = format.key("sectionId")
        let sent = section.isRepeated ? node[key] : required(key, of: node)
        var id: String? = section.name
        if section.isRepeated {
          guard let sent, !sent.isNull else { return nil }
          id = sent.text
          if id == nil { reportType(sent, "a text or `null`") }
          if id == "" {
            report(.constraint, at: sent, "`\(key)` is empty")
            id = nil
          }
        } else if let sent, !(sent.text.map(section.name.isExactly) ?? false) {
          report(.constraint, at: sent, "this is not the name of the section")
        }
        guard let id else { return nil }
        if !sectionIDs.insert(id).inserted {
          report(.duplicateSection, at: sent ?? node[format.key("section")] ?? node, "this section is there already")
        }
        return id
      }
    }
    """#
}
