/// The names of keys in the responses of a server, or the places of their values. With places the responses are mapped.
public struct ResponseKeys: Hashable, Sendable {
  /// The keys that were given a place, in the order of `ResponseKey`.
  public private(set) var entries: [Entry] = []

  /// A key and its place.
  public struct Entry: Hashable, Sendable {
    /// The key of the format.
    public let key: ResponseKey
    /// The place of its value.
    public let place: ResponsePlace
    /// The form of its value there.
    public let form: ResponseForm
  }

  /// The names of the format.
  public init() {}

  /// The name of a key in the canonical form; a key at a path has that of the format.
  public subscript(key: ResponseKey) -> String {
    get {
      if case .name(let name)? = place(of: key), !isMapped { return name }
      return key.rawValue
    }
    set { set(key, to: .name(newValue)) }
  }

  /// The entry of a key that was given a place.
  public func entry(of key: ResponseKey) -> Entry? { entries.first { $0.key == key } }

  /// The place that a key was given.
  public func place(of key: ResponseKey) -> ResponsePlace? { entry(of: key)?.place }

  /// Gives a key a place.
  public mutating func set(_ key: ResponseKey, to place: ResponsePlace, as form: ResponseForm = .usual) {
    entries.removeAll { $0.key == key }
    let index = entries.firstIndex { $0.key > key } ?? entries.endIndex
    entries.insert(Entry(key: key, place: place, form: form), at: index)
  }

  /// These without the place of one.
  package func without(_ key: ResponseKey) -> ResponseKeys {
    var result = self
    result.entries.removeAll { $0.key == key }
    return result
  }

  /// Whether values are at paths, so that responses have a form of their own.
  public var isMapped: Bool {
    entries.contains { if case .name = $0.place { !$0.key.isOfFormat } else { true } }
  }

  /// The keys whose values are names of digits, which the server sends as numbers.
  package var numbers: Set<ResponseKey> { Set(entries.filter { $0.form == .number }.map { $0.key }) }

  /// The number of the first page.
  package var firstPage: Int64 { if case .first(let first)? = entry(of: .page)?.form { first } else { 0 } }

  /// Returns the name or path of a key, for messages.
  package func spelling(_ key: ResponseKey) -> String { place(of: key)?.text ?? key.rawValue }

  /// Returns the name or path of a key in backquotes, with the form of its value.
  package func phrase(_ key: ResponseKey) -> String {
    let form =
      switch entry(of: key)?.form ?? .usual {
      case .usual: ""
      case .number: " as a number"
      case .first(let first): " from \(first)"
      }
    return "`\(spelling(key))`" + form
  }

  /// The other keys of the same object that are called the same, so that a reader could not tell them apart.
  package func collisions(of key: ResponseKey) -> [ResponseKey] {
    guard !isMapped else { return [] }
    return ResponseKey.allCases.filter {
      $0 != key && $0.isOfFormat && $0.object == key.object && self[$0] == self[key]
    }
  }
}

/// The form of a value at its place.
public enum ResponseForm: Hashable, Sendable {
  /// That of the format.
  case usual
  /// The digits of a name, which a server sends as a number.
  case number
  /// The number of a page, of which the first has this one.
  case first(Int64)

  /// The numbers that a server may give to the first page, if it is not 0.
  package static let firstPages: ClosedRange<Int64> = 1...1

  /// Whether the value of a key can have the form.
  package func fits(_ key: ResponseKey) -> Bool {
    switch self {
    case .usual: true
    case .number: [.section, .sectionId, .unitType].contains(key)
    case .first: key == .page
    }
  }
}

/// The place of a value in a server's responses.
public enum ResponsePlace: Hashable, Sendable {
  /// A key of this name, where the format has the key itself.
  case name(String)
  /// The value at a path. Of several, all together: their texts with a stroke between them.
  case paths([WirePath])
  /// No value of its own.
  case source(ResponseSource)

  /// The text of messages.
  package var text: String {
    switch self {
    case .name(let name): name
    case .paths(let paths): paths.map { $0.text }.joined(separator: "`, `")
    case .source(let source): source.rawValue
    }
  }

  /// The paths, of which a name is one of one key.
  package var paths: [WirePath] {
    switch self {
    case .name(let name): [WirePath([.key(name)])]
    case .paths(let paths): paths
    case .source: []
    }
  }
}

/// The facts that decide about the name of a section or the type of a unit if no value does.
public enum ResponseSource: String, CaseIterable, Hashable, Sendable {
  /// The key of the member of an object that the section or the unit is.
  case key
  /// The position of the section: the screen declares the sections in this order.
  case index
  /// The only key of the unit, whose value is the data.
  case onlyKey
  /// The section, which has units of one type.
  case section

  /// The keys whose value it can replace.
  package var keys: [ResponseKey] {
    switch self {
    case .key: [.section, .sectionId, .id]
    case .index: [.section]
    case .onlyKey, .section: [.unitType]
    }
  }
}

/// A key of responses that may be called otherwise, in the order in which a response has them.
public enum ResponseKey: String, CaseIterable, Hashable, Comparable, Sendable {
  case sdui, screen, layoutId, layout, variants, page, hasNext, next, topBar, bottomBar
  case sectionList, section, sectionId, header, footer, units, unitList, sections, failed, columns, startColumn, spacing
  case insets
  case unitType, data, id
  case entityList, entityId

  /// The objects of a response whose keys have names of their own.
  public enum Object: String, Hashable, Sendable {
    case response, section, unit
  }

  /// The object that contains the key; a header or footer is a unit.
  public var object: Object {
    switch self {
    case .sdui, .screen, .layoutId, .layout, .variants, .page, .hasNext, .next, .topBar, .bottomBar, .sectionList,
      .entityList,
      .entityId:
      .response
    case .section, .sectionId, .header, .footer, .units, .unitList, .sections, .failed, .columns, .startColumn,
      .spacing, .insets:
      .section
    case .unitType, .data, .id: .unit
    }
  }

  /// Whether responses in the canonical form have it. The others are places in the responses of other servers only.
  public var isOfFormat: Bool { ![.unitList, .id, .entityList, .entityId].contains(self) }

  /// Whether its path leads to each element of a list.
  package var isList: Bool { [.sectionList, .unitList, .entityList].contains(self) }

  /// The keys of which a statement may say where they are.
  package static func keys(of scope: PropertyScope) -> [ResponseKey] {
    scope == .screen ? allCases : allCases.filter { $0.object != .response && $0 != .section && $0 != .sectionId }
  }

  /// Whether several values together are the value.
  package var takesSeveralPaths: Bool { self == .unitType || self == .entityId }

  /// Whether its value can be at a path: a list has at most one step into each element, other values have none.
  package func takes(_ path: WirePath) -> Bool {
    path.eachCount <= (isList ? 1 : 0)
      && (!path.steps.isEmpty || isList || self == .data || self == .header || self == .footer)
  }

  /// The order of the format.
  public static func < (left: ResponseKey, right: ResponseKey) -> Bool { left.place < right.place }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ResponseKey {
  /// The key of a bar's data.
  public init(_ bar: Bar) {
    switch bar {
    case .top: self = .topBar
    case .bottom: self = .bottomBar
    }
  }
}

extension Screen {
  /// Whether clients write what they do not know as it was sent.
  package var keepsUnknown: Bool { properties[.unknown] == .keyword(.keep) }

  /// The properties in a layout that clients get. Which clients are supported is the server's business, whoever found the layout
  /// in a response knows its keys, and what is kept is code of the client.
  var clientProperties: PropertyList {
    let properties = properties.without(.clients).without(.format).without(.wire)
    return keepsUnknown ? properties.without(.unknown) : properties
  }

  /// The names of the keys in its responses.
  public var responseKeys: ResponseKeys {
    guard case .responseKeys(let keys)? = properties[.wire] else { return ResponseKeys() }
    return keys
  }
}

extension ScreenSection {
  /// The places in responses of the parts of this section that differ from those of the screen.
  package var responseKeys: ResponseKeys {
    guard case .responseKeys(let keys)? = properties[.sectionWire] else { return ResponseKeys() }
    return keys
  }

  /// Returns the section with what the form of its responses implies: one that is its own unit has exactly one item, one with a unit under
  /// a key has at most one, and the only section of a response is essential.
  package func adopting(_ keys: ResponseKeys) -> ScreenSection {
    guard keys.isMapped else { return self }
    var result = self
    if case .paths(let paths)? = keys.place(of: .sectionList), paths.first?.each == nil { result.isEssential = true }
    guard let path = (responseKeys.place(of: .unitList) ?? keys.place(of: .unitList))?.paths.first, path.each == nil
    else {
      return result
    }
    if path.steps.isEmpty { result.properties[.minItems] = .count(1) }
    result.properties[.maxItems] = .count(1)
    return result
  }
}
