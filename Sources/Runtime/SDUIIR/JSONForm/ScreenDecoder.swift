import SDUIJSON

/// Reads a screen document. What can be named is read before what names it.
///
/// A class, since a structure of this size would be copied for each call from a method that changes it.
final class ScreenDecoder {
  let document: JSONDocument
  var enums: [Enumeration] = []
  var records: [Record] = []
  var actions: [Action] = []
  var components: [Component] = []
  var decorations: [Decoration] = []
  var flags: [Flag] = []
  var tables = ContractTables()

  init(_ document: JSONDocument) { self.document = document }

  convenience init(parsing bytes: [UInt8]) throws(ScreenDocumentError) {
    do {
      self.init(try JSONDocument(parsing: bytes, limits: JSONLimits(maximumDepth: 192)))
    } catch {
      throw ScreenDocumentError(message: error.message, pointer: "", offset: error.offset)
    }
  }

  /// The document without its requirements and tests.
  func screen() throws(ScreenDocumentError) -> Screen {
    let root = try slots(of: document.root, ScreenKey.keys, "A screen document")
    try checkVersion(root)
    let name = try declaredName(wire: self.name(required(root, .screen)), name: root[.name])
    let documentation = try optionalText(root[.documentation])
    try decodeContract(required(root, .contract))
    let layout = try slots(of: required(root, .layout), LayoutKey.keys, "The layout")
    let properties = try self.properties(layout, LayoutKey.keys, Place())
    try decodeDecorations(required(layout, .decorations))
    let sections = try self.sections(
      required(layout, .sections), list: required(root, .sectionList))
    var contract = Contract()
    contract.enums = Store(enums)
    contract.records = Store(records)
    contract.actions = Store(actions)
    contract.components = Store(components)
    contract.decorations = Store(decorations)
    contract.flags = Store(flags)
    var screen = Screen(
      name: name, documentation: documentation, properties: properties, contract: contract, sections: sections)
    if let empty = layout[.empty] { screen.empty = try placeholder(empty) }
    if let topBar = layout[.topBar] { screen.bars.top = try placed(topBar, PlacedKey.barKeys, "A bar") }
    if let bottomBar = layout[.bottomBar] { screen.bars.bottom = try placed(bottomBar, PlacedKey.barKeys, "A bar") }
    screen.variants = try variants(root[.variants])
    return screen
  }

  /// Reads the requirements and tests of a screen that was read before.
  func decodeChecks(into screen: inout Screen) throws(ScreenDocumentError) {
    let root = try slots(of: document.root, ScreenKey.keys, "A screen document")
    guard root[.requirements] ?? root[.tests] != nil else { return }
    let places = SectionPlaces(screen.sections)
    screen.requirements = try requirements(root[.requirements], places)
    screen.tests = try tests(root[.tests], places)
  }

  private func checkVersion(_ root: Slots<ScreenKey>) throws(ScreenDocumentError) {
    let node = try required(root, .sdui)
    let version = try text(node)
    let minor = version.utf8.dropFirst(2)
    let isKnown =
      version.utf8.starts(with: "1.".utf8) && !minor.isEmpty
      && minor.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isKnown else {
      throw failure("This document is of version \"\(version)\" of the format, but only 1.x can be read.", at: node)
    }
  }

  private func decodeDecorations(_ node: JSONNodeID) throws(ScreenDocumentError) {
    var table = NameTable()
    for (key, value) in try members(of: node, "The decorations") {
      let name = try newName(key, in: &table, "decorations")
      let slots = try slots(of: value, DecorationKey.keys, "A decoration")
      decorations.append(
        Decoration(
          name: try declaredName(wire: name, name: slots[.name]),
          documentation: try optionalText(slots[.documentation]),
          properties: try properties(slots, DecorationKey.keys, Place())))
    }
    tables.decorations = table
  }
}

enum ScreenKey: KeyName, SourceNameKey {
  case sdui, screen, name, documentation, variants, contract, layout, sectionList, requirements, tests
  static let keys = KeySet<ScreenKey>()
}

enum LayoutKey: KeyName, ObjectKey {
  case empty, topBar, bottomBar, decorations, sections
  static let keys = KeySet<LayoutKey>(.screen)
}

enum DecorationKey: KeyName, SourceNameKey {
  case name, documentation
  static let keys = KeySet<DecorationKey>(.decoration)
}

/// The wire names of all that a document can name.
struct ContractTables {
  var enums = NameTable()
  var records = NameTable()
  var actions = NameTable()
  var components = NameTable()
  var decorations = NameTable()
  var flags = NameTable()
  /// The cases of each enumeration.
  var cases: [NameTable] = []
  /// The fields of each record, action and component.
  var recordFields: [NameTable] = []
  var actionFields: [NameTable] = []
  var componentFields: [NameTable] = []
  /// The actions on the events of each component, from its contract.
  var eventNodes: [JSONNodeID?] = []
}
