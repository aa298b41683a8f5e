/// Paths as imports write them: from the folder of the importing file on, with `/`.
enum ImportPath {
  /// The absolute path that an import in a file means.
  static func absolute(_ written: String, beside file: String) -> String {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in written.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path by which a file imports another one.
  static func written(to target: String, from file: String) -> String {
    let (to, from) = (target.split(separator: "/"), file.split(separator: "/").dropLast())
    let shared = zip(to, from).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: from.count - shared) + to[shared...].map(String.init)).joined(separator: "/")
  }
}
