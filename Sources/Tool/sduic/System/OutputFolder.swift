import SDUISyntax

/// A folder of output, beside files of others: nothing that `sduic` did not write there is touched, and nothing is
/// deleted. Several runs may write to it at the same time.
///
/// A list in the folder has the names of the files that `sduic` wrote, one a line.
struct OutputFolder {
  /// The content of a folder.
  enum Content {
    case fixtures, generatedCode

    /// The name of the list of files.
    var listName: String {
      switch self {
      case .fixtures: ".sduic-fixtures"
      case .generatedCode: ".sduic-generated"
      }
    }

    /// One of its files, in words.
    var noun: String {
      switch self {
      case .fixtures: "a fixture"
      case .generatedCode: "generated code"
      }
    }
  }

  /// A file that is to be written.
  struct File {
    let name: String
    let bytes: [UInt8]
  }

  let path: String
  private let content: Content

  /// A folder that exists, or one that its parent can hold.
  init(_ path: String, _ content: Content) throws(FileError) {
    (self.path, self.content) = (path, content)
    let disk = Disk()
    // In this order, since another run may make the folder in between.
    if try disk.exists(path), try !disk.isFolder(path) { throw Self.isNoFolder(path) }
  }

  /// Writes files, all or, where one of them would replace what others wrote, none.
  ///
  /// - Returns: The names that earlier runs wrote with the same beginning and this one did not: they are left.
  func write(
    _ files: [File], beginning prefixes: [String], _ output: inout Output
  ) throws(FileError) -> [String] {
    try AtomicFile.makeFolder(path)
    // Held until all is written: another run would otherwise list its names in place of these.
    let lock = FolderLock(exclusivelyIn: path) {
      output.writeMessage("sduic \(output.command): waiting for another run that writes to `\(path)`")
    }
    defer { lock.release() }
    let known = try knownNames()
    let changed = try changed(files, known)
    let written = Set(files.map { $0.name })
    let names = Set(known).union(written).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    try AtomicFile.write(changed.map { (path: Self.join(path, $0.name), bytes: $0.bytes) }) { () throws(FileError) in
      // Listed before the first is there: a run that is interrupted leaves no file that the next would not know.
      guard names != known else { return }
      try AtomicFile.write(Array((names.joined(separator: "\n") + "\n").utf8), to: Self.join(path, content.listName))
    }
    var left: [String] = []
    for name in known where !written.contains(name) && prefixes.contains(where: name.hasPrefix) {
      if try Disk().exists(Self.join(path, name)) { left.append(name) }
    }
    return left
  }

  /// The path of a file in it.
  static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The names of earlier runs, sorted.
  private func knownNames() throws(FileError) -> [String] {
    let list = Self.join(path, content.listName)
    try AtomicFile.refuseLink(list)
    guard try Disk().exists(list) else { return [] }
    let text = String(decoding: try Disk().contents(of: list), as: UTF8.self)
    // The list may be somebody else's, and names nothing outside of the folder.
    return text.split(separator: "\n").map(String.init).filter { FilePath.parts(of: $0) == [$0] && $0 != ".." }
  }

  /// The files that are not there already with these bytes.
  ///
  /// - Throws: `FileError` for the first file that would replace what others wrote.
  private func changed(_ files: [File], _ known: [String]) throws(FileError) -> [File] {
    let disk = Disk()
    let known = Set(known)
    var changed: [File] = []
    for file in files {
      let target = Self.join(path, file.name)
      try AtomicFile.refuseLink(target)
      guard try disk.exists(target) else {
        changed.append(file)
        continue
      }
      guard try disk.isRegular(target) else { throw FileError(path: target, reason: .refused("it is no regular file")) }
      if try disk.contents(of: target) == file.bytes { continue }
      guard known.contains(file.name) else {
        throw FileError(
          path: target, reason: .refused("it is not \(content.noun) that sduic wrote, and is not overwritten"))
      }
      changed.append(file)
    }
    return changed
  }

  private static func isNoFolder(_ path: String) -> FileError {
    FileError(path: path, reason: .refused("it is a file and no folder"))
  }
}
