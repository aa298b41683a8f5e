/// A section for one container: with the properties that a response sets in it, and all adaptations that hold.
struct Declaration {
  /// The name in the source, by which reports call it.
  let name: String
  let isRepeated: Bool
  /// The section's properties with `kind`, `units`, `header` and so on, as in the document.
  let json: JSON
  /// The sections of a stack by wire name.
  let sections: JSON?

  /// - Parameters:
  ///   - wireName: The section's name in the document.
  ///   - declared: The section in the document.
  ///   - served: What a response sets: `columns`, `startColumn`, `spacing` and `insets`. Each `when` is over it.
  init(wireName: String, declared: JSON, served: [String: JSON], in container: Container) {
    name = declared["name"]?.string ?? wireName
    isRepeated = declared["repeated"]?.isTrue ?? false
    sections = declared["sections"]
    var section = declared
    for (key, value) in served { section = section.setting(key, value) }
    for adaptation in declared["adaptations"]?.elements ?? []
    where (adaptation["when"]?.elements ?? []).contains(where: container.isIn) {
      section = Self.adapted(section, adaptation["set"]?.members ?? [:])
    }
    json = section
  }

  subscript(key: String) -> JSON? { json[key] }

  var kind: String { json["kind"]?.string ?? "" }

  /// The properties of a unit, by its component's wire name.
  func unit(_ type: String) -> JSON { json["units"]?[type] ?? .object([:]) }

  /// The component in place of items, where the section has one: `empty` or `onFailure` (R12).
  func placeholder(_ key: String) -> JSON? {
    json[key].flatMap { $0["unitType"] == nil ? nil : $0 }
  }

  /// A section with other values at some paths, or another one in its place where the kind changes.
  private static func adapted(_ section: JSON, _ values: [String: JSON]) -> JSON {
    if let replacement = values["layout"] { return replacement }
    var result = section
    for (path, value) in values { result = setting(path, value, in: result) }
    return result
  }

  /// Sets `columns`, `header.height` or `units.NAME.height`. The property follows the last dot.
  private static func setting(_ path: String, _ value: JSON, in section: JSON) -> JSON {
    guard let dot = path.lastIndex(of: ".") else { return section.setting(path, value) }
    let property = String(path[path.index(after: dot)...])
    let place = path[..<dot]
    guard place.hasPrefix("units.") else {
      let part = section[String(place)] ?? .object([:])
      return section.setting(String(place), part.setting(property, value))
    }
    let unit = String(place.dropFirst("units.".count))
    let units = section["units"] ?? .object([:])
    return section.setting("units", units.setting(unit, (units[unit] ?? .object([:])).setting(property, value)))
  }
}
