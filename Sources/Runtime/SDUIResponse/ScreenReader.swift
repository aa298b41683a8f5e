import Foundation

/// Reads the keys of a response, and its sections.
public struct ScreenReader {
  private let reader: ResponseReader
  private var envelope = ResponseEnvelope(layoutId: "")

  private var root: ResponseNode { reader.document.root }

  init(_ reader: ResponseReader) {
    self.reader = reader
    reader.reportRepeatedKeys()
    if root.isObject {
      readNames()
      readPage()
      envelope.layout = member("layout")?.value
      envelope.variants = member("variants")?.value
      if let layout = member("layout"), !layout.isObject { reader.reportType(layout, "an object") }
    } else if !root.isList {
      reader.report(.type, at: root, "this is neither an object nor a list of lists of units")
    }
  }

  private func member(_ key: String) -> ResponseNode? { root[reader.format.key(key)] }

  private func required(_ key: String) -> ResponseNode? {
    if let mapping = reader.format.mapping, !mapping.requires(key) { return member(key) }
    return reader.required(reader.format.key(key), of: root)
  }

  /// Whether all sections must be there that the first page has.
  private var isFirstPage: Bool {
    guard let mapping = reader.format.mapping else { return envelope.page == 0 }
    if mapping.isOneSection { return true }
    return envelope.page == 0 && (member("page") != nil || mapping.hasFirstPage)
  }

  private mutating func readNames() {
    if let node = required("sdui"), !(node.text.map(Self.isVersion) ?? false) {
      reader.report(.constraint, at: node, "this is no version of the format")
    }
    if let node = required("screen"), !(node.text.map(reader.format.name.isExactly) ?? false) {
      reader.report(.otherScreen, at: node, "this is not a response of `\(reader.format.name)`")
    }
    if let node = required("layoutId") {
      if let layoutId = node.text, Self.isDigest(layoutId) {
        envelope.layoutId = layoutId
      } else {
        reader.report(.constraint, at: node, "these are not 64 hexadecimal digits")
      }
    }
  }

  private mutating func readPage() {
    if let node = required("page") {
      let number = node.number.flatMap { ExactNumber($0)?.whole }
      let isPage = number.map { 0...1 << 53 ~= $0 } ?? false
      if let number, isPage { envelope.page = Int(number) } else { reader.reportType(node, "a whole number from 0") }
    }
    if let node = required("hasNext") {
      if let value = node.boolean { envelope.hasNext = value } else { reader.reportType(node, "`true` or `false`") }
    }
    let cursor = member("next")
    if let cursor, !cursor.isNull {
      envelope.next = cursor.text
      if envelope.next == nil { reader.reportType(cursor, "a text or `null`") }
    }
    if reader.format.hasCursor, envelope.hasNext, cursor?.isNull ?? true {
      reader.report(.missingKey, at: cursor ?? root, "there is another page, but no cursor")
    }
  }

  /// The members beside sections and bars.
  ///
  /// - Parameter layoutId: The layout of a response that names none.
  public func envelope(_ layoutId: String) -> ResponseEnvelope {
    var result = envelope
    if result.layoutId.isEmpty { result.layoutId = layoutId }
    return result
  }

  /// A bar of the screen.
  public func bar<Unit: ResponseUnit>(_ key: String, _: Unit.Type) -> Unit? {
    member(key).flatMap { reader.part($0, Unit.self) }
  }

  /// The sections of the screen.
  public func sections<Section: ResponseSectionChoice>(_: Section.Type) -> [Section] {
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
    return reader.sections(list, isFirstPage: isFirstPage, isFixed: reader.format.isFixed, Section.self)
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
