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
