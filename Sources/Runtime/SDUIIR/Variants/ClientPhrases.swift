extension VersionRange {
  /// The versions in words: `from 3.0 on`; empty for all versions.
  package var phrase: String {
    switch (minimum, end) {
    case (nil, nil): ""
    case (let first?, nil): "from \(first.text) on"
    case (nil, .below(let next)?): "before \(next.text)"
    case (nil, .through(let last)?): "up to \(last.text)"
    case (let first?, .below(let next)?): "from \(first.text) to before \(next.text)"
    case (let first?, .through(let last)?): "from \(first.text) to \(last.text)"
    }
  }
}

extension PerPlatform where Value == VersionRange {
  /// The clients of the first platform, in words.
  package var phrase: String {
    guard let entry = entries.first else { return "no client" }
    let versions = entry.value.phrase
    return "`\(entry.platform.rawValue)`" + (versions.isEmpty ? "" : " " + versions)
  }
}
