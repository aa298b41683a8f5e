import SDUIIR

/// A released version of an app, by the tag of its commit: `v3.2`, `3.2.1` or `ios/3.2`.
struct Release {
  /// The tag.
  let tag: String
  /// The version at the end of the tag.
  let version: Version
  private let platforms: [Platform]

  /// Reads a tag that ends in a version and has no other digits; `nil` for others, such as `v3.2-beta1` or `nightly`. A platform in
  /// the tag restricts the release to that platform.
  init?(tag: String) {
    let isOfVersion = { (character: Character) in character == "." || character.isASCII && character.isNumber }
    let start = tag.lastIndex { !isOfVersion($0) }.map { tag.index(after: $0) } ?? tag.startIndex
    let prefix = tag[..<start]
    guard let version = Version(tag[start...]), !prefix.contains(where: { $0.isNumber }) else { return nil }
    let words = prefix.lowercased().split { !$0.isLetter }
    let named = Platform.allCases.filter { words.contains(Substring($0.rawValue)) }
    (self.tag, self.version, platforms) = (tag, version, named.isEmpty ? Platform.allCases : named)
  }

  /// Whether some clients of the release are among others.
  func isSupported(by clients: ClientSet) -> Bool {
    platforms.contains { clients[$0]?.contains(version) ?? false }
  }
}
