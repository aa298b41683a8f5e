import SDUIReports
import SDUISyntax

/// Finds files and the root folder that their imports may not leave.
struct Workspace {
  let disk = Disk()

  /// The root for a file: the working directory if it holds the file, else the folder that was named on the command
  /// line, else the file's own folder.
  func root(of path: String, named operand: String) throws(FileError) -> String {
    // What has no place of its own, such as a pipe, imports from nowhere but the working directory.
    guard let file = disk.canonicalPath(of: path) else { return disk.canonicalPath(of: ".") ?? "/dev/null" }
    if let working = disk.canonicalPath(of: "."), FilePath.isPath(file, below: working) { return working }
    if try disk.isFolder(operand), let folder = disk.canonicalPath(of: operand), FilePath.isPath(file, below: folder) {
      return folder
    }
    let folder = FilePath.folder(of: file)
    return folder == "/" ? folder : String(folder.dropLast())
  }

  /// A path from the working folder on; unchanged where it leads elsewhere.
  func pathFromWorkingFolder(_ path: String) -> String {
    guard path.hasPrefix("/") || FilePath.parts(of: path).contains("..") else { return path }
    guard let file = disk.canonicalPath(of: path), let working = disk.canonicalPath(of: ".") else { return path }
    return FilePath.path(file, below: working) ?? path
  }

  /// The files of a kind below a folder, or the file itself, in the order of their paths.
  ///
  /// Hidden files and folders are passed over. Links to folders are not followed, so that the walk ends.
  ///
  /// - Parameter isIncluded: Whether a path is one of such a file; of `.sdui` files, unless another kind is asked for.
  func sources(below operand: String, where isIncluded: (String) -> Bool = FilePath.isSource) -> FoundFiles {
    var found = FoundFiles()
    do throws(FileError) {
      guard try disk.isFolder(operand) else { return FoundFiles(files: [operand]) }
      let root = try disk.resolve(operand)
      var folders = [operand]
      while let folder = folders.popLast() {
        do throws(FileError) {
          for name in try disk.names(in: folder) where !FilePath.isHidden(name) {
            visit(FilePath.join(folder, name), in: root, where: isIncluded, &folders, &found)
          }
        } catch {
          found.faults.append(error)
        }
      }
    } catch {
      found.faults.append(error)
    }
    found.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return found
  }

  private func visit(
    _ path: String, in root: String, where isIncluded: (String) -> Bool, _ folders: inout [String],
    _ found: inout FoundFiles
  ) {
    do throws(FileError) {
      if System.target(ofLink: path) != nil {
        guard isIncluded(path) else { return }
        let target = try disk.resolve(path)
        if try disk.isFolder(target) { return }
        if FilePath.isPath(target, below: root) { found.files.append(path) } else { found.strayLinks.append(path) }
      } else if try disk.isFolder(path) {
        folders.append(path)
      } else if isIncluded(path) {
        found.files.append(path)
      }
    } catch {
      let isDangling = error.reason == .missing
      found.faults.append(isDangling ? FileError(path: path, reason: .refused("it is a link to no file")) : error)
    }
  }

  /// The files that operands name, and all below a folder, each once.
  ///
  /// - Parameter output: Is given the warning for each folder that holds no file, and the faults of the walk.
  func inputs(namedBy operands: [String], _ output: inout Output) throws(UsageError) -> InputFiles {
    guard !operands.isEmpty else { throw UsageError(message: "names no file or folder") }
    var seen: Set<[UInt8]> = []
    var result = InputFiles()
    for operand in operands {
      let found = sources(below: operand)
      if found.isEmpty {
        output.writeMessage("sduic \(output.command): " + Self.warning(ofEmpty: operand))
        result.hasEmptyFolder = true
      }
      for fault in found.faults { output.report(fault) }
      result.findings += found.strayLinks.map { Self.finding(ofLink: $0, in: operand) }
      result.files += found.distinctFiles(in: disk, seen: &seen).map { InputFile(path: $0, operand: operand) }
    }
    return result
  }

  /// Returns the warning for a folder that holds no file to work on: its name may be a slip.
  static func warning(ofEmpty folder: String) -> String { "warning: there is no .sdui file below `\(folder)`" }

  /// Returns the finding about a link that leads out of the folder that was named.
  static func finding(ofLink path: String, in folder: String) -> SourcedDiagnostic {
    let diagnostic = Diagnostic(
      .linkOutsideFolder, "the link `\(path)` leads out of the folder `\(folder)` and is not read",
      at: SourceRange(file: FileID(0), 0..<0),
      remedy: "put the file into the folder, or name a folder that holds the file as well")
    return SourcedDiagnostic(diagnostic, in: [SourceFile(path: path, bytes: [])])
  }
}

/// The sources that a walk found, and what it could not look at.
struct FoundFiles {
  var files: [String] = []
  /// The links that lead out of the folder that was named. They are not read.
  var strayLinks: [String] = []
  /// Files and folders that cannot be looked at.
  var faults: [FileError] = []

  /// The files without those that another path leads to as well.
  ///
  /// - Parameter seen: The canonical paths of files that were met before.
  func distinctFiles(in provider: some FileProvider, seen: inout Set<[UInt8]>) -> [String] {
    files.filter { seen.insert(Array((provider.canonicalPath(of: $0) ?? $0).utf8)).inserted }
  }

  /// The files without those that another path leads to as well.
  func distinctFiles(in provider: some FileProvider) -> [String] {
    var seen: Set<[UInt8]> = []
    return distinctFiles(in: provider, seen: &seen)
  }

  /// Whether there was nothing at all.
  var isEmpty: Bool { files.isEmpty && strayLinks.isEmpty && faults.isEmpty }
}

/// The files that a command line names.
struct InputFiles {
  var files: [InputFile] = []
  /// The findings about files that are not read.
  var findings: [SourcedDiagnostic] = []
  /// Whether a folder holds no file.
  var hasEmptyFolder = false
}
