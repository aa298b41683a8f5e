import SDUISyntax

/// A repository that git reads, and a path in it.
struct GitRepository {
  /// The path from the root of the repository on; empty for the whole repository.
  let path: String
  private let git: Git
  private let objects: GitObjects

  /// The repository that holds a file or a folder on disk.
  ///
  /// - Throws: `UsageError` if git cannot read one.
  init(holding path: String) throws(UsageError) {
    let disk = Disk()
    let file: String
    do throws(FileError) { file = try disk.resolve(path) } catch { throw UsageError(message: error.message) }
    let isFolder = (try? disk.isFolder(path)) ?? false
    // A link is a part of the repository that holds the link.
    let holder = isFolder && System.target(ofLink: path) == nil ? path : FilePath.folder(of: Self.trimmed(path))
    let folder = holder.isEmpty ? "." : holder
    let run = try Git(in: folder).run("rev-parse", "--show-toplevel")
    guard run.status == 0, run.output.last == 0x0A else {
      throw UsageError(message: "`\(path)` is in no git repository that git can read: \(Git.reason(run))")
    }
    let root = String(decoding: run.output.dropLast(), as: UTF8.self)
    self.path = Self.path(path, file, from: root)
    git = try Git(in: root)
    do throws(ChildProcess.StartError) {
      objects = try GitObjects(git)
    } catch {
      guard case .refused(let words) = error else { throw UsageError(message: "git is not installed any more") }
      throw UsageError(message: "git cannot be started: \(words)")
    }
  }

  /// The files of a commit.
  ///
  /// - Parameter reference: A name of the commit, as `git rev-parse` takes it.
  /// - Throws: `UsageError` if there is no such commit.
  func files(at reference: String) throws(UsageError) -> GitFiles {
    let list = try git.run("ls-tree", "-r", "-z", "--full-tree", try commit(reference))
    guard list.status == 0 else {
      throw UsageError(message: "git cannot list the files of `\(reference)`: \(Git.reason(list))")
    }
    return GitFiles(list.output, objects)
  }

  /// The tags at a commit, and those of the commits that another one contains and it does not.
  ///
  /// - Parameters:
  ///   - oldest: A name of the first commit.
  ///   - newest: A name of the other commit.
  func tags(from oldest: String, through newest: String) throws(UsageError) -> [String] {
    let ends = (try commit(oldest), try commit(newest))
    let list = ["for-each-ref", "--format=%(refname)", "refs/tags"]
    var tags: [String] = []
    for range in [["--points-at", ends.0], ["--merged", ends.1, "--no-merged", ends.0]] {
      let run = try git.run(list + range)
      guard run.status == 0 else { throw UsageError(message: "git cannot list the tags: \(Git.reason(run))") }
      for line in run.output.split(separator: 0x0A) {
        tags.append(String(decoding: line.dropFirst("refs/tags/".utf8.count), as: UTF8.self))
      }
    }
    return tags
  }

  private func commit(_ reference: String) throws(UsageError) -> String {
    guard !reference.isEmpty else { throw UsageError(message: "`git:` names no reference, as in `git:main`") }
    let run = try git.run("rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}")
    if run.status == 0 { return String(decoding: run.output.prefix { $0 != 0x0A }, as: UTF8.self) }
    let shallow = try git.run("rev-parse", "--is-shallow-repository")
    guard shallow.output.starts(with: Array("true".utf8)) else {
      throw UsageError(message: "there is no git reference `\(reference)`; `git branch --all` and `git tag` list them")
    }
    throw UsageError(
      message: "there is no git reference `\(reference)` in this shallow clone; fetch it with "
        + "`git fetch --unshallow`, or clone with `fetch-depth: 0`")
  }

  /// The path of a file in the repository with the links that it leads through, since a commit has links of its own.
  private static func path(_ path: String, _ file: String, from root: String) -> String {
    let disk = Disk()
    // Where a path goes up, the system decides from where.
    guard !FilePath.parts(of: path).contains("..") else { return below(root, file) }
    var rest: [String] = []
    var folder = trimmed(
      path.utf8.first == UInt8(ascii: "/") ? path : FilePath.join(disk.canonicalPath(of: ".") ?? "", path))
    while true {
      if disk.canonicalPath(of: folder).map({ FilePath.areEqual($0, root) }) == true {
        return rest.reversed().joined(separator: "/")
      }
      guard folder.utf8.count > 1 else { return below(root, file) }
      rest.append(FilePath.name(of: folder))
      folder = trimmed(FilePath.folder(of: folder))
    }
  }

  private static func below(_ root: String, _ file: String) -> String { FilePath.path(file, below: root) ?? "" }

  /// A path without slashes and dots at its end.
  private static func trimmed(_ path: String) -> String {
    var bytes = Array(path.utf8)
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") || bytes.suffix(2) == Array("/.".utf8) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
