import SDUISource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder that fixtures are written to, beside files of others: nothing that `sduic` did not write there is touched,
/// and nothing is deleted.
///
/// The names of what was written stand in the file `.sduic-fixtures`, one a line.
struct FixtureFolder {
  /// What the folder remembers.
  static let listName = ".sduic-fixtures"

  /// A file that is to be written.
  struct File {
    let name: String
    let bytes: [UInt8]
  }

  let path: String
  /// The names of earlier runs, sorted.
  private let known: [String]
  /// Whether the folder is there.
  private let exists: Bool

  /// A folder that is there, or one that its parent can hold.
  init(_ path: String) throws(FileError) {
    self.path = path
    let disk = Disk()
    exists = disk.isFolder(path)
    if !exists, disk.exists(path) { throw FileError(path: path, reason: .refused("it is a file and no folder")) }
    let list = Self.join(path, Self.listName)
    guard exists, disk.exists(list) else {
      known = []
      return
    }
    let text = String(decoding: try disk.contents(of: list), as: UTF8.self)
    known = text.split(separator: "\n").map(String.init)
  }

  /// Writes files, all or, where one of them would replace what others wrote, none.
  ///
  /// - Returns: The names that earlier runs wrote with the same beginning and this one did not: they are left.
  func write(_ files: [File], beginning prefixes: [String]) throws(FileError) -> [String] {
    let disk = Disk()
    var changed: [File] = []
    for file in files {
      let target = Self.join(path, file.name)
      guard disk.exists(target) else {
        changed.append(file)
        continue
      }
      guard disk.isRegular(target) else { throw FileError(path: target, reason: .refused("it is no regular file")) }
      if try disk.contents(of: target) == file.bytes { continue }
      guard known.contains(file.name) else {
        throw FileError(
          path: target, reason: .refused("it is not a fixture that sduic wrote, and is not overwritten"))
      }
      changed.append(file)
    }
    if !exists, mkdir(path, 0o777) != 0 { throw FileError(path: path, reason: .refused(System.lastError)) }
    let written = Set(files.map(\.name))
    // Listed first: a run that is interrupted leaves no file that the next would not know.
    let names = Set(known).union(written).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if names != known {
      try AtomicFile.write(Array((names.joined(separator: "\n") + "\n").utf8), to: Self.join(path, Self.listName))
    }
    for file in changed { try AtomicFile.write(file.bytes, to: Self.join(path, file.name)) }
    return known.filter { name in
      !written.contains(name) && prefixes.contains { name.hasPrefix($0) } && disk.exists(Self.join(path, name))
    }
  }

  /// The path of a file in it.
  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
