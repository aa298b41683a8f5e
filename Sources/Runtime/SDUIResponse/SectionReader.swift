import Foundation

/// Reads one section.
public struct SectionReader {
  /// The `sectionId`; `nil` for a repeated section without one.
  public let sectionId: String?
  /// Whether the backend of the section failed.
  public let isFailed: Bool
  let reader: ResponseReader
  let format: SectionFormat
  let node: ResponseNode
  /// Whether the section is a list of units and nothing else.
  let isShort: Bool
  private let isFirstPage: Bool

  init(_ node: ResponseNode, _ format: SectionFormat, _ reader: ResponseReader, isFirstPage: Bool) {
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

  init(short node: ResponseNode, _ format: SectionFormat, _ reader: ResponseReader) {
    self.reader = reader
    self.format = format
    self.node = node
    isFirstPage = true
    isShort = true
    sectionId = format.name
    isFailed = false
  }

  func member(_ key: String) -> ResponseNode? { isShort ? nil : node[reader.format.key(key)] }

  /// The list of units or sections.
  private func list(_ key: String) -> ResponseNode? {
    if isShort { return node }
    guard let list = reader.required(reader.format.key(key), of: node) else { return nil }
    if list.isList { return list }
    reader.reportType(list, "a list")
    return nil
  }

  /// The header; `nil` if there is none, or if it is broken.
  public func header<Unit: ResponseUnit>(_: Unit.Type) -> Unit? {
    let sent = member("header").flatMap { reader.part($0, Unit.self) }
    return format.bundle?.header.flatMap { bundledPart($0, Unit.self) } ?? sent
  }

  /// The footer; `nil` if there is none, or if it is broken.
  public func footer<Unit: ResponseUnit>(_: Unit.Type) -> Unit? {
    let sent = member("footer").flatMap { reader.part($0, Unit.self) }
    return format.bundle?.footer.flatMap { bundledPart($0, Unit.self) } ?? sent
  }

  /// The sections of a stack.
  public func sections<Section: ResponseSectionChoice>(_: Section.Type) -> [Section] {
    guard let list = list("sections") else { return [] }
    if isShort { return reader.shortSections(list.children, of: list, isFixed: false, Section.self) }
    return reader.sections(list, isFirstPage: isFirstPage, isFixed: false, Section.self)
  }

  /// The units, one by one or in a bundle.
  public func units<Unit: ResponseUnit>(_: Unit.Type) -> [Unit] {
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
