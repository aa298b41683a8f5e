import SDUISource

/// Finds files and the root folder that their imports may not leave.
struct Workspace {
  let disk = Disk()

  /// The root for a file: the working directory if it holds the file, else the folder that was named on the command
  /// line, else the file's own folder.
  func root(of path: String, named operand: String) throws(FileError) -> String {
    // What has no place of its own, such as a pipe, imports from nowhere but the working directory.
    guard let file = disk.canonicalPath(of: path) else { return disk.canonicalPath(of: ".") ?? "/dev/null" }
    if let working = disk.canonicalPath(of: "."), holds(working, file) { return working }
    if try disk.isFolder(operand), let folder = disk.canonicalPath(of: operand), holds(folder, file) { return folder }
    let folder = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// A path from the working folder on; unchanged where it leads elsewhere.
  func pathFromWorkingFolder(_ path: String) -> String {
    guard path.hasPrefix("/") || path.split(separator: "/").contains("..") else { return path }
    guard let file = disk.canonicalPath(of: path), let working = disk.canonicalPath(of: ".") else { return path }
    guard holds(working, file) else { return path }
    return String(file.dropFirst(working == "/" ? 1 : working.count + 1))
  }

  private func holds(_ folder: String, _ file: String) -> Bool {
    file.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// The `.sdui` files below a folder, or the file itself, in the order of their paths. Hidden folders are passed over,
  /// and links to folders are not followed, so that the walk ends.
  func files(below operand: String) throws(FileError) -> [String] {
    guard try disk.isFolder(operand) else { return [operand] }
    var result: [String] = []
    var folders = [operand]
    while let folder = folders.popLast() {
      let base = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      for name in try disk.names(in: folder) where !name.hasPrefix(".") {
        let path = base + name
        if try disk.isFolder(path) {
          if !isLink(path) { folders.append(path) }
        } else if name.hasSuffix(".sdui") {
          result.append(path)
        }
      }
    }
    return result.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The files that operands name, and all below a folder, each once.
  ///
  /// - Parameter warn: Is given the warning for each folder that holds no file.
  func files(namedBy operands: [String], warning warn: (String) -> Void) throws -> [InputFile] {
    guard !operands.isEmpty else { throw UsageError(message: "names no file or folder") }
    var seen: Set<String> = []
    var result: [InputFile] = []
    for operand in operands {
      let paths = try files(below: operand)
      if paths.isEmpty { warn(Self.warning(ofEmpty: operand)) }
      for path in paths where seen.insert(disk.canonicalPath(of: path) ?? path).inserted {
        result.append(InputFile(path: path, operand: operand))
      }
    }
    return result
  }

  /// Returns the warning for a folder that holds no file to work on: its name may be a slip.
  static func warning(ofEmpty folder: String) -> String { "warning: there is no .sdui file below `\(folder)`" }

  private func isLink(_ path: String) -> Bool {
    guard let canonical = disk.canonicalPath(of: path), let slash = path.lastIndex(of: "/") else { return false }
    guard let parent = disk.canonicalPath(of: String(path[..<slash])) else { return true }
    return canonical != parent + "/" + path[path.index(after: slash)...]
  }
}
