/// Arithmetic on paths, byte by byte, as file systems compare names.
///
/// `String` compares characters: to it a slash before a combining accent is no slash, and two spellings of a letter are
/// equal.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")

  /// The parts between the slashes of a path, without empty ones.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The part of a path after its last slash.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(decoding: path.utf8[$0...].dropFirst(), as: UTF8.self) } ?? path
  }

  /// The part of a path up to its last slash, with the slash; empty for a name alone.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(decoding: path.utf8[...$0], as: UTF8.self) } ?? ""
  }

  /// The path of something in a folder. An empty folder and `.` are the working folder, in which a path is not absolute.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// The part of a path after a folder; `nil` for a path that does not lead below it.
  package static func path(_ path: String, below folder: String) -> String? {
    let start = join(folder, "")
    guard path.utf8.starts(with: start.utf8), path.utf8.count > start.utf8.count else { return nil }
    if start.isEmpty, path.utf8.first == slash { return nil }
    return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
  }

  /// Whether two paths are the same.
  package static func areEqual(_ first: String, _ second: String) -> Bool { first.utf8.elementsEqual(second.utf8) }

  /// Whether a path leads below a folder.
  package static func isPath(_ path: String, below folder: String) -> Bool { self.path(path, below: folder) != nil }

  /// Whether a name ends as names of sources do.
  package static func isSource(_ name: String) -> Bool { name.utf8.reversed().starts(with: ".sdui".utf8.reversed()) }

  /// Whether a walk passes over what has a name: it begins with a dot.
  package static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }
}
