import SDUISyntax

/// Paths as imports write them: with `/`, resolved without looking at the disk.
enum RelativePath {
  /// The path that `written` means in the file at `path`, with `.` and `..` resolved as far as they can be.
  static func resolve(_ written: String, beside path: String) -> String {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var parts = FilePath.parts(of: path)
    if !parts.isEmpty { parts.removeLast() }
    for part in FilePath.parts(of: written) {
      switch part {
      case ".": break
      case "..":
        if let last = parts.last, last != ".." { parts.removeLast() } else if !isAbsolute { parts.append(part) }
      default: parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }
}
