import SDUIIR
import SDUIJSON

/// The contract of one screen's responses: the screen with all of its names in tables. Made once and used for any
/// number of responses.
public final class ResponseContract: Sendable {
  /// The screen whose responses these are.
  package let screen: Screen
  /// The form of the JSON that is read.
  public let form: ResponseForm
  /// The names of the keys of responses.
  let keys: ResponseKeys
  /// The form of the server's responses; `nil` if it is that of the format.
  let mapping: ResponseMapping?
  let responseKeys: KeyNames
  let sectionKeys: KeyNames
  let unitKeys: KeyNames
  /// The sections of the screen, in their order.
  let sections: [SectionContract]
  let sectionNames: NameIndex
  let components: NameIndex
  let componentFields: [NameIndex]
  /// The field of each component that tells its units apart, if it has one.
  let identityKeys: [IdentityKey?]
  let recordFields: [NameIndex]
  let actionFields: [NameIndex]
  let actions: NameIndex
  let cases: [NameIndex]
  /// The same in tables; `nil` where everything is to be read with care.
  let validator: UnitValidator?

  /// The contract of a screen. Where its flags and clients are resolved, components have their fallbacks already.
  public convenience init(_ screen: Screen, for form: ResponseForm = .response) {
    self.init(screen, for: form, readsTables: true)
  }

  /// The contract of a screen.
  ///
  /// - Parameter readsTables: whether units are checked by tables where that is enough; it changes no finding.
  package init(_ screen: Screen, for form: ResponseForm = .response, readsTables: Bool) {
    self.screen = screen
    self.form = form
    keys = form == .data ? .ofData : screen.responseKeys
    mapping = form == .data ? nil : ResponseMapping(screen)
    responseKeys = KeyNames(keys, of: .response)
    sectionKeys = KeyNames(keys, of: .section)
    unitKeys = KeyNames(keys, of: .unit)
    let contract = screen.contract
    sections = screen.sections.indices.map { SectionContract(SectionPath($0), screen.sections[$0], contract) }
    sectionNames = NameIndex(screen.sections.map { $0.name.wire })
    components = NameIndex(contract.components.elements.map { $0.name.wire })
    componentFields = contract.components.elements.map { NameIndex($0.fields.map { $0.name.wire }) }
    identityKeys = contract.components.elements.map { $0.identity.map(IdentityKey.init) }
    recordFields = contract.records.elements.map { NameIndex($0.fields.map { $0.name.wire }) }
    actionFields = contract.actions.elements.map { NameIndex($0.fields.map { $0.name.wire }) }
    actions = NameIndex(contract.actions.elements.map { $0.name.wire })
    cases = contract.enums.elements.map { NameIndex($0.cases.map { $0.name.wire }) }
    validator = readsTables ? UnitValidator(contract, screen.variants.client, keys) : nil
  }

  /// The bounds past which a response is refused as a whole: arrays and objects at most 128 deep, since actions may hold
  /// actions without an end.
  package static var limits: JSONLimits { JSONLimits(maximumDepth: 128) }

  /// Reads a response in any of its forms, and finds everything in it that breaks the contract.
  ///
  /// - Parameters:
  ///   - page: The number of the page if the response does not contain it, as a list of lists; the first page without it.
  ///   - limit: How many errors are described, and how many warnings; the others are counted.
  /// - Throws: why the text is no JSON, or past the ``limits``.
  package func read(
    _ bytes: [UInt8], page: Int64? = nil, describingAtMost limit: Int = .max
  ) throws(JSONSyntaxError) -> Response {
    let document = try JSONDocument(parsing: bytes, limits: Self.limits)
    return read(mapping?.arranged(document) ?? document, page: page, describingAtMost: limit)
  }

  /// Reads a response that was written here, in the canonical form also where a server has another.
  func readCanonical(_ bytes: [UInt8], page: Int64? = nil) throws(JSONSyntaxError) -> Response {
    read(try JSONDocument(parsing: bytes, limits: Self.limits), page: page, describingAtMost: .max)
  }

  private func read(_ document: JSONDocument, page: Int64?, describingAtMost limit: Int) -> Response {
    let reader = ResponseReader(self, document, describingAtMost: limit)
    if document.kind(of: document.root) == .array || !hasPageNumbers { reader.response.page = page }
    reader.readWhole()
    return reader.response
  }

  /// A response in the canonical form as the server sends it.
  package func sent(_ canonical: [UInt8]) -> [UInt8] { mapping?.sent(canonical) ?? canonical }

  /// Returns the server's name or path of a key, for messages.
  func spelling(_ key: ResponseKey) -> String {
    let isList = mapping != nil && key == .units && keys.place(of: .unitList) != nil
    return keys.spelling(isList ? .unitList : key)
  }

  /// Whether responses say the numbers of their pages, in any form of their own.
  var hasPageNumbers: Bool { mapping == nil || keys.place(of: .page) != nil }

  /// Whether a response without the number of a page is the first one: not if a server sends cursors and no numbers.
  var knowsFirstPage: Bool { mapping == nil || keys.place(of: .page) != nil || keys.place(of: .next) == nil }

  /// Whether a response must have a key that says which one it is.
  func isRequired(_ key: ResponseKey) -> Bool {
    form == .response && (mapping == nil || keys.place(of: key) != nil)
  }
}

/// The form of the JSON that is read, which decides the required keys.
public enum ResponseForm: Sendable {
  /// A server's response: it requires the keys that identify it, that is version, screen, layout and page.
  case response
  /// Content to show: those keys may be left out. The keys that are present must be right in any case.
  case content
  /// A backend's data, with keys that no `wire` renames: the sections under `sections`, with their data. Missing
  /// parts are filled in.
  case data

  /// The noun for the form, in words.
  var noun: String { self == .data ? "the data" : "the response" }
}

extension ResponseKeys {
  /// Of the data of a backend.
  static var ofData: ResponseKeys {
    var keys = ResponseKeys()
    keys[.sectionList] = "sections"
    return keys
  }
}

/// The contract of one section of a response.
struct SectionContract: Sendable {
  let path: SectionPath
  let section: ScreenSection
  /// The accepted components, fallbacks included, each with the unit whose place it takes.
  let accepted: [(component: ID<Component>, unit: Int)]
  /// The types of those, where all of them are short.
  let types: [JSONName]?
  /// Those of a stack.
  let sections: [SectionContract]
  let sectionNames: NameIndex

  init(_ path: SectionPath, _ section: ScreenSection, _ contract: Contract) {
    self.path = path
    self.section = section
    var accepted = section.units.indices.map { (component: section.units[$0].component, unit: $0) }
    var known = Set(accepted.map { $0.component })
    for (unit, declared) in section.units.enumerated() {
      for stand in contract.withFallbacks([declared.component]) where known.insert(stand).inserted {
        accepted.append((stand, unit))
      }
    }
    self.accepted = accepted
    let names = accepted.compactMap { JSONName(contract.components[$0.component].name.wire) }
    types = names.count == accepted.count ? names : nil
    sections = section.sections.indices.map {
      SectionContract(SectionPath(path.section, inner: $0), section.sections[$0], contract)
    }
    sectionNames = NameIndex(section.sections.map { $0.name.wire })
  }

  /// The unit whose place a component takes here; `nil` where the section does not accept it.
  func unit(of component: ID<Component>) -> Int? { accepted.first { $0.component == component }?.unit }
}
