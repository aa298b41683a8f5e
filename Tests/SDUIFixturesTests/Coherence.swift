import Foundation
import SDUIFixtures
import SDUIIR
import Testing

/// Checks that values of a response belong together: one size for each image, one currency, identities of their own.
struct Coherence {
  private(set) var images = 0
  private(set) var nestedIdentities = 0
  private(set) var lists = 0
  private(set) var bundles: [FixtureProfile: Int] = [:]
  private(set) var currencies: Set<String> = []
  private var sizes: [String: String] = [:]

  /// All objects in a value, outermost first.
  static func objects(in value: Any) -> [[String: Any]] {
    if let object = value as? [String: Any] {
      return [object] + object.keys.sorted().flatMap { objects(in: object[$0] ?? NSNull()) }
    }
    return (value as? [Any])?.flatMap { objects(in: $0) } ?? []
  }

  /// Checks the sections of one response.
  mutating func run(_ screen: Screen, _ profile: FixtureProfile, _ sections: Any, _ name: String) {
    let objects = Self.objects(in: sections)
    checkImages(objects, name)
    checkLists(objects, profile, name)
    checkCurrency(objects, name)
    checkBundles(screen, profile, objects, name)
    for unit in objects {
      if let data = unit["data"] { checkIdentities(data, [], name) }
    }
  }

  /// One address has one size in all responses.
  private mutating func checkImages(_ objects: [[String: Any]], _ name: String) {
    for object in objects {
      guard let url = object["url"] as? String, let width = object["width"], let height = object["height"] else {
        continue
      }
      let size = "\(width) × \(height)"
      #expect(sizes[url, default: size] == size, "\(name): \(url)")
      sizes[url] = size
      images += 1
    }
  }

  /// No two pictures of a list are the same, and no two of a few texts.
  private mutating func checkLists(_ objects: [[String: Any]], _ profile: FixtureProfile, _ name: String) {
    for list in objects.flatMap({ $0.values.compactMap { $0 as? [Any] } }) {
      let urls = list.compactMap { ($0 as? [String: Any])?["width"] == nil ? nil : ($0 as? [String: Any])?["url"] }
      #expect(Set(urls.compactMap { $0 as? String }).count == urls.count, "\(name)")
      if urls.count > 1 { lists += 1 }
    }
    guard profile == .typical else { return }
    for tags in objects.compactMap({ $0["tags"] as? [String] }) where tags.allSatisfy({ !$0.contains("example.") }) {
      #expect(Set(tags).count == tags.count, "\(name): \(tags)")
      if tags.count > 1 { lists += 1 }
    }
  }

  /// All prices are in one currency.
  private mutating func checkCurrency(_ objects: [[String: Any]], _ name: String) {
    let found = objects.flatMap { object in
      object.filter { $0.key.lowercased().contains("currency") }.values.compactMap { $0 as? String }
    }
    let codes = Set(found.filter { $0.count == 3 }.map { $0.uppercased() })
    #expect(codes.count <= 1, "\(name): \(codes)")
    currencies.formUnion(codes)
  }

  /// A section with a bundle comes as one, with its header in it, unless it failed.
  private mutating func checkBundles(
    _ screen: Screen, _ profile: FixtureProfile, _ objects: [[String: Any]], _ name: String
  ) {
    let keys = screen.responseKeys
    for section in screen.sections + screen.sections.flatMap(\.sections) {
      guard let bundle = section.bundle else { continue }
      for each in objects where each[keys[.section]] as? String == section.name.wire && each[keys[.failed]] == nil {
        guard let units = each[keys[.units]] as? [[String: Any]] else { continue }
        #expect(units.map { $0[keys[.unitType]] as? String } == [bundle.type], "\(name)")
        if let key = bundle.header, let data = units.first?[keys[.data]] as? [String: Any] {
          #expect((data[key] == nil) == (profile == .minimal), "\(name)")
        }
        bundles[profile, default: 0] += 1
      }
    }
  }

  /// A unit or record inside another one has another identity.
  private mutating func checkIdentities(_ value: Any, _ outer: Set<String>, _ name: String) {
    if let list = value as? [Any] {
      let ids = list.compactMap { ($0 as? [String: Any])?["id"] as? String }
      #expect(Set(ids).count == ids.count, "\(name): \(ids)")
      for element in list { checkIdentities(element, outer, name) }
    }
    guard let object = value as? [String: Any] else { return }
    var inner = outer
    if let id = object["id"] as? String {
      #expect(!outer.contains(id), "\(name): \(id)")
      inner.insert(id)
      if !outer.isEmpty { nestedIdentities += 1 }
    }
    for key in object.keys.sorted() { checkIdentities(object[key] ?? NSNull(), inner, name) }
  }
}
