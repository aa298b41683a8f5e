import SDUISource

/// The files of one commit, which git reads. Paths begin at the root of the repository.
struct GitFiles: FileProvider, Sendable {
  private let repository: String
  private let commit: String
  private let names: Set<String>
  /// The path that was named, in the commit; empty for the whole repository.
  let path: String
  /// Whether the named path is a folder on disk.
  let isFolder: Bool

  /// The files of a commit.
  ///
  /// - Parameters:
  ///   - reference: A name of the commit, as `git rev-parse` takes it.
  ///   - path: A file or folder on disk that the repository contains.
  /// - Throws: `UsageError` if there is no such commit, or no repository.
  init(_ reference: String, besides path: String) throws(UsageError) {
    guard let file = Disk().canonicalPath(of: path) else { throw UsageError(message: "there is no file `\(path)`") }
    isFolder = (try? Disk().isFolder(file)) ?? false
    let folder = isFolder ? file : String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)])
    repository = try Self.root(of: folder.isEmpty ? "/" : folder, path)
    commit = try Self.commit(reference, in: repository)
    self.path = String(file.dropFirst(repository == "/" ? 1 : repository.utf8.count + 1))
    let list = try Self.git(["ls-tree", "-r", "-z", "--name-only", commit], in: repository)
    guard list.status == 0 else {
      throw UsageError(message: "git cannot list the files of `\(reference)`: \(Self.reason(list))")
    }
    names = Set(list.output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// The `.sdui` files at the named path, in the order of their paths.
  var files: [String] {
    if names.contains(path) { return [path] }
    let folder = path.isEmpty ? "" : path + "/"
    return names.filter { name in
      name.hasPrefix(folder) && name.hasSuffix(".sdui")
        && !name.dropFirst(folder.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func contents(of path: String) throws(FileError) -> [UInt8] {
    guard let name = canonicalPath(of: path) else { throw FileError(path: path, reason: .missing) }
    let arguments = ["-C", repository, "cat-file", "blob", "\(commit):\(name)"]
    guard let run = ProcessOutput.run("git", arguments), run.status == 0 else {
      throw FileError(path: path, reason: .refused("git cannot read it"))
    }
    guard run.output.count <= SourceFile.maximumByteCount else {
      throw FileError(path: path, reason: .tooLarge(byteCount: run.output.count))
    }
    return run.output
  }

  func canonicalPath(of path: String) -> String? {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(part)
        continue
      }
      if parts.popLast() == nil { return nil }
    }
    let name = parts.joined(separator: "/")
    return names.contains(name) ? name : nil
  }
}

// MARK: - The commands of git

extension GitFiles {
  private static func root(of folder: String, _ path: String) throws(UsageError) -> String {
    let run = try git(["rev-parse", "--show-toplevel"], in: folder)
    guard run.status == 0, let root = lines(run).first else {
      throw UsageError(message: "`\(path)` is in no git repository that git can read: \(reason(run))")
    }
    return root
  }

  private static func commit(_ reference: String, in repository: String) throws(UsageError) -> String {
    guard !reference.isEmpty else { throw UsageError(message: "`git:` names no reference, as in `git:main`") }
    let run = try git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"], in: repository)
    if run.status == 0, let commit = lines(run).first { return commit }
    let shallow = try git(["rev-parse", "--is-shallow-repository"], in: repository)
    guard lines(shallow).first == "true" else {
      throw UsageError(message: "there is no git reference `\(reference)`; `git branch --all` and `git tag` list them")
    }
    throw UsageError(
      message: "there is no git reference `\(reference)` in this shallow clone; fetch it with "
        + "`git fetch --unshallow`, or clone with `fetch-depth: 0`")
  }

  /// The tags at a commit, and those of the commits that another one contains and it does not.
  static func tags(from oldest: String, through newest: String, besides path: String) throws(UsageError) -> [String] {
    let folder = try GitFiles(newest, besides: path).repository
    let ends = (try commit(oldest, in: folder), try commit(newest, in: folder))
    var tags: [String] = []
    for range in [["--points-at", ends.0], ["--merged", ends.1, "--no-merged", ends.0]] {
      let run = try git(["for-each-ref", "--format=%(refname)", "refs/tags"] + range, in: folder)
      guard run.status == 0 else { throw UsageError(message: "git cannot list the tags: \(reason(run))") }
      tags += lines(run).map { String($0.dropFirst("refs/tags/".count)) }
    }
    return tags
  }

  private static func git(_ arguments: [String], in folder: String) throws(UsageError) -> ProcessOutput {
    if let run = ProcessOutput.run("git", ["-C", folder] + arguments) { return run }
    throw UsageError(message: "`--against git:…` needs git, which is not installed")
  }

  private static func lines(_ run: ProcessOutput) -> [String] {
    run.output.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The first line of what git reports.
  private static func reason(_ run: ProcessOutput) -> String {
    let line = run.errors.split(separator: "\n").first.map(String.init) ?? "status \(run.status)"
    return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
  }
}
