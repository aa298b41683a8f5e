import SDUIFixtures
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// A shape of responses that servers send, with the contract by which they are made.
struct Family: Sendable, CustomTestStringConvertible {
  /// The shape of the responses around the data.
  enum Shape: Sendable {
    /// With `sdui`, `screen` and `layoutId`, as `sduic render` writes it.
    case canonical
    /// Without these keys.
    case content
    /// Without these keys, and with the fields of units beside their type.
    case flat
    /// A list of lists of flat units.
    case lists
    /// The list of the flat units of the only section.
    case list
    /// That of the server, which `wire` describes.
    case own
  }

  let name: String
  let shape: Shape
  /// The contract: what an ideal import infers.
  let source: String

  var testDescription: String { name }

  func screen() throws -> Screen { try Programs.screen(source) }

  /// Responses with different seeds, as JSON.
  func responses(_ screen: Screen, count: Int) throws -> [[UInt8]] {
    let pages = screen.properties[.pagination] == nil ? 1 : 2
    return try (0..<count).map { seed in
      let fixtures = try FixtureGenerator(screen, seed: UInt64(seed)).fixtures(FixtureRequest(pages: pages))
      // First and later pages are in both halves.
      let fixture = fixtures[seed / 2 % fixtures.count]
      if shape == .own { return fixture.bytes }
      let document = try JSONDocument(parsing: fixture.bytes)
      return ResponseShaper(document: document, keys: screen.responseKeys, shape: shape).root.bytes
    }
  }
}

/// Gives a canonical response another shape.
private struct ResponseShaper {
  let document: JSONDocument
  let keys: ResponseKeys
  let shape: Family.Shape

  var root: JSONTree {
    let members = document.members(of: document.root)
    let dropped: [String] =
      shape == .canonical ? [] : [.sdui, .screen, .layoutId, .layout, .variants].map { keys[$0] }
    let tree = JSONTree.members(
      members.map { key, value in
        let name = document.string(of: key) ?? ""
        return (key: name, value: dropped.contains(name) ? nil : copy(value))
      })
    guard shape == .lists || shape == .list, let list = document.member(keys[.sectionList], of: document.root) else {
      return tree
    }
    let lists = document.children(of: list).map { section in
      document.member(keys[.units], of: section).map(copy) ?? .array([])
    }
    return shape == .list ? lists.first ?? .array([]) : .array(lists)
  }

  /// A value, with flat units where the shape has them.
  private func copy(_ node: JSONNodeID) -> JSONTree {
    switch document.kind(of: node) {
    case .array: .array(document.children(of: node).map(copy))
    case .object: object(node)
    default: .written(Array(document.bytes[document.range(of: node)]))
    }
  }

  private func object(_ node: JSONNodeID) -> JSONTree {
    let members = document.members(of: node).map { key, value in
      (key: document.string(of: key) ?? "", value: JSONTree?.some(copy(value)))
    }
    let isNested = shape == .canonical || shape == .content
    guard !isNested, let type = members.first(where: { $0.key == keys[.unitType] }),
      case let fields?? = members.first(where: { $0.key == keys[.data] })?.value
    else { return .members(members) }
    return JSONTree.members([type]).adding(fields)
  }
}
