import Foundation

/// The parts of a response that this code does not know, where the screen says `unknown: keep`: fields of an object, or units
/// and sections of a list. They are written again as they were sent.
///
/// They are no part of a value: values that differ in them alone are equal.
public struct Unrecognized: Hashable, Sendable {
  /// Something that this code does not know.
  public struct Part: Hashable, Sendable {
    /// The place in the object or the list.
    public let place: Place
    /// The JSON text, byte for byte. Where a decoder read the response, it has the same value.
    public let json: String
  }

  /// The place of something that this code does not know.
  public enum Place: Hashable, Sendable {
    /// A key of the object.
    case key(String)
    /// A key beside the data of the unit.
    case keyOfUnit(String)
    /// A position in the list of units or sections that is written.
    case element(Int)
  }

  /// The parts in the order of the text.
  public private(set) var parts: [Part] = []

  /// Nothing, as in a value that was not read.
  public init() {}

  init(_ parts: [Part]) { self.parts = parts }

  /// The parts are not compared.
  public static func == (_: Unrecognized, _: Unrecognized) -> Bool { true }

  /// The parts are not compared.
  public func hash(into _: inout Hasher) {}

  /// Adds the keys to an object, except for those that it has.
  func add(to members: inout [String: JSONValue]) {
    for part in parts {
      if case .key(let key) = part.place, members[key] == nil { members[key] = .sent(part.json) }
    }
  }

  /// Adds the keys beside the data to a unit.
  func add(toUnit members: inout [String: JSONValue]) {
    for part in parts {
      if case .keyOfUnit(let key) = part.place, members[key] == nil { members[key] = .sent(part.json) }
    }
  }

  /// Adds the units or sections to the list under a key; at its end if it is shorter than it was.
  func add(toListOf key: String, in members: inout [String: JSONValue]) {
    guard case .list(let elements)? = members[key] else { return }
    var result: [JSONValue] = []
    var kept = parts.compactMap { part -> (position: Int, json: JSONValue)? in
      if case .element(let position) = part.place { (position, .sent(part.json)) } else { nil }
    }[...]
    if kept.isEmpty { return }
    for element in elements {
      while let next = kept.first, next.position <= result.count {
        result.append(next.json)
        kept.removeFirst()
      }
      result.append(element)
    }
    members[key] = .list(result + kept.map { $0.json })
  }
}

extension ResponseNode {
  /// The value as what is not known at a place.
  func unrecognized(at place: Unrecognized.Place) -> Unrecognized.Part {
    Unrecognized.Part(place: place, json: document.text(of: index) ?? value.json)
  }

  /// The members with other keys than some.
  func members(besides keys: Set<String>) -> [ResponseNode] {
    isObject ? children.filter { !keys.contains($0.key) } : []
  }
}

extension ScreenFormat {
  /// The names of some keys in responses.
  func keys(_ keys: [String]) -> Set<String> { Set(keys.map { key($0) }) }
}

extension FieldReader {
  /// The fields of the object that were not read, and what is beside the data of a unit.
  public var unrecognized: Unrecognized {
    let isData = unit.map { $0.index != node.index } ?? true
    // A size that a client measured is beside the type, and is not kept.
    let others = members.indices.filter {
      !isRead($0) && (isData || members[$0].key != "measured") && members[$0].key != "."
    }
    let beside =
      isData ? unit?.members(besides: reader.format.keys(["unitType", "data"]).union(["measured"])) ?? [] : []
    return Unrecognized(
      others.map { members[$0].node.unrecognized(at: .key(members[$0].key)) }
        + beside.map { $0.unrecognized(at: .keyOfUnit($0.key)) })
  }
}

extension SectionReader {
  /// The units or sections and the keys that this code does not know.
  public var unrecognized: Unrecognized {
    let keys = [
      "section", "sectionId", "failed", "header", "footer", "units", "sections", "columns", "startColumn", "spacing",
      "insets",
    ]
    let others = isShort ? [] : node.members(besides: reader.format.keys(keys))
    return Unrecognized(others.map { $0.unrecognized(at: .key($0.key)) } + reader.unrecognizedElements(of: node))
  }
}

extension ResponseReader {
  /// The sections and the keys of a response that this code does not know.
  var unrecognized: Unrecognized {
    let keys = [
      "sdui", "screen", "layoutId", "layout", "variants", "page", "hasNext", "next", "sectionList", "topBar",
      "bottomBar",
    ]
    let others = document.root.members(besides: format.keys(keys))
    return Unrecognized(others.map { $0.unrecognized(at: .key($0.key)) } + unrecognizedElements(of: document.root))
  }
}
