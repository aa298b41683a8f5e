/// The names of keys in the responses of a server that has other names for them than the format.
public struct ResponseKeys: Hashable, Sendable {
  /// The keys that were given a name, in the order of `ResponseKey`.
  public private(set) var entries: [Entry] = []

  /// A key and what it is called.
  public struct Entry: Hashable, Sendable {
    /// The key of the format.
    public let key: ResponseKey
    /// Its name.
    public let name: String
  }

  /// The names of the format.
  public init() {}

  /// Accesses the name of a key.
  public subscript(key: ResponseKey) -> String {
    get { entries.first { $0.key == key }?.name ?? key.rawValue }
    set {
      entries.removeAll { $0.key == key }
      let index = entries.firstIndex { $0.key > key } ?? entries.endIndex
      entries.insert(Entry(key: key, name: newValue), at: index)
    }
  }

  /// The other keys of the same object that are called the same, so that a reader could not tell them apart.
  package func collisions(of key: ResponseKey) -> [ResponseKey] {
    ResponseKey.allCases.filter { $0 != key && $0.object == key.object && self[$0] == self[key] }
  }
}

/// A key of responses that may be called otherwise, in the order in which a response has them.
public enum ResponseKey: String, CaseIterable, Hashable, Comparable, Sendable {
  case sdui, screen, layoutId, layout, variants, page, hasNext, next, topBar, bottomBar
  case sectionList, section, sectionId, header, footer, units, sections, failed, columns, startColumn, spacing
  case insets
  case unitType, data

  /// The objects of a response whose keys have names of their own.
  public enum Object: String, Hashable, Sendable {
    case response, section, unit
  }

  /// The object that contains the key; a header or footer is a unit.
  public var object: Object {
    switch self {
    case .sdui, .screen, .layoutId, .layout, .variants, .page, .hasNext, .next, .topBar, .bottomBar, .sectionList:
      .response
    case .section, .sectionId, .header, .footer, .units, .sections, .failed, .columns, .startColumn, .spacing, .insets:
      .section
    case .unitType, .data: .unit
    }
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
