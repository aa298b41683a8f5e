import SDUIIR
import SDUIJSON

/// A name in backquotes.
func quoted(_ name: String) -> String { "`\(name)`" }

/// Clients in words: `` `ios` 3.0...<3.2 and `android` 3.1... ``.
func words(_ clients: ClientSet) -> String {
  clients.entries.map { "`\($0.platform.rawValue)` \($0.value.text)" }.joined(separator: " and ")
}

/// Versions by platform in words, as the source writes them.
func words(_ versions: PerPlatform<Version>) -> String {
  if let common = versions.common { return common.text }
  return "(" + versions.entries.map { "\($0.platform.rawValue): \($0.value.text)" }.joined(separator: ", ") + ")"
}

extension Contract {
  /// Returns the notation of a type in the source.
  func notation(_ type: FieldType) -> String {
    switch type {
    case .optional(let inner): notation(inner) + "?"
    case .list(let element, let bounds): "[" + notation(element) + "]" + Self.arguments(bounds)
    case .enumeration(let id), .choice(let id): enums[id].name.source
    case .record(let id): records[id].name.source
    case .action(let ids): "Action(" + ids.map { actions[$0].name.source }.joined(separator: ", ") + ")"
    default:
      (type.name.inUsualForm.source ?? "")
        + Self.arguments(type.bounds, more: type.name.otherForm.map { ["as: \($0.word)"] } ?? [])
    }
  }

  private static func notation(_ schemes: [String]) -> String {
    let written = schemes.map { scheme in
      scheme.utf8.contains { "+-.".utf8.contains($0) } ? JSONTree.string(scheme).literal : scheme
    }
    return written.count == 1 ? written[0] : "[" + written.joined(separator: ", ") + "]"
  }

  private static func arguments(_ bounds: FieldType.Bounds, more: [String] = []) -> String {
    let texts = [bounds.minimum.map { "min: \($0.text)" }, bounds.maximum.map { "max: \($0.text)" }]
    let all = texts.compactMap { $0 } + more + (bounds.schemes.isEmpty ? [] : ["schemes: \(notation(bounds.schemes))"])
    return all.isEmpty ? "" : "(" + all.joined(separator: ", ") + ")"
  }
}

/// The declaration of a name that keeps the name in responses, for a remedy.
func keeping(_ wire: String, as source: String) -> String {
  source == wire ? "`\(source)` without `as`" : "`\(source) as \(JSONTree.string(wire).literal)`"
}

/// A name as the name of a Swift value: `ProductCard` becomes `productCard`.
func valueName(_ name: String) -> String {
  var characters = Array(name.unicodeScalars)
  var index = 0
  while index < characters.count, "A"..."Z" ~= characters[index] {
    if index > 0, index + 1 < characters.count, !("A"..."Z" ~= characters[index + 1]) { break }
    characters[index] = Unicode.Scalar(UInt8(characters[index].value + 0x20))
    index += 1
  }
  return String(String.UnicodeScalarView(characters))
}
