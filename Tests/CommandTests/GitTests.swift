import Foundation
import TestSupport
import Testing

/// `breaking --against git:REF` in repositories of any kind. A checkout of the commit decides what is right.
@Suite struct GitTests {
  private static let setup =
    "git init -q -b main . && git config user.email a@example.com && git config user.name A"
  private static let card = "component Card { id: ID, name: Text }\n"
  private static func screen(_ name: String, _ item: String = "Card") -> String {
    "screen \(name) { section s: list { unit \(item) { height: 60 } } }\n"
  }

  /// A repository with one commit; `nil` without git.
  private static func repository(_ files: [String: String]) throws -> Folder? {
    let folder = try Folder(files)
    if try folder.shell("git --version").status != 0 {
      try MissingTool.skip("git")
      return nil
    }
    let run = try folder.shell("\(setup) && git add -A && git commit -qm one")
    #expect(run.status == 0, "\(run.ending)")
    return folder
  }

  /// git sets these for whatever it runs in a repository, which may be another one.
  @Test(arguments: [
    "GIT_DIR=../other/.git", "GIT_WORK_TREE=..", "GIT_DIR=../other/.git GIT_WORK_TREE=../other GIT_PREFIX=Screens/",
    "GIT_INDEX_FILE=/dev/null", "GIT_OBJECT_DIRECTORY=/dev/null", "GIT_COMMON_DIR=../other/.git",
    "GIT_CONFIG_PARAMETERS=\"'core.bare=true'\"", "GIT_SHALLOW_FILE=/dev/null", "GIT_NAMESPACE=x",
  ])
  func theEnvironmentSelectsNoOtherRepository(variables: String) throws {
    guard let folder = try Self.repository(["Screens/home.sdui": Self.card + Self.screen("Home")]) else { return }
    let run = try folder.shell(
      """
      mkdir -p ../$$/other && cp -R . ../$$/repo && cd ../$$/other && \(Self.setup) && git commit -qm x --allow-empty \
        && cd ../repo && sed -i.old 's/name: Text/name: Text?/' Screens/home.sdui && rm Screens/home.sdui.old
      \(variables) "$SDUIC" breaking Screens/home.sdui --against git:HEAD; echo "status $?"; rm -rf ../../$$
      """)
    #expect(run.text == "status 1\n" && run.errorText.contains("error[field-made-optional]"), "\(run.ending)")
  }

  @Test func aHookOfALinkedWorktreeComparesItsOwnFiles() throws {
    guard let folder = try Self.repository(["Screens/home.sdui": Self.card + Self.screen("Home")]) else { return }
    // The same name at the root of the repository must not be taken for it.
    let run = try folder.shell(
      """
      sed 's/name: Text/name: Text?/' Screens/home.sdui > home.sdui && git add -A && git commit -qm two
      git worktree add -q wt && cd wt && sed 's/name: Text/name: Text?/' Screens/home.sdui > new && mv new Screens/home.sdui
      printf '#!/bin/sh\\n"%s" breaking Screens/home.sdui --against git:HEAD 2>/dev/null; echo $? > hooked\\n' "$SDUIC" \
        > ../.git/hooks/pre-commit && chmod +x ../.git/hooks/pre-commit && git commit -qam y; cat hooked
      """)
    #expect(run.text == "1\n", "\(run.ending)")
  }

  /// The configuration of a repository is that of whoever made it.
  @Test func noProgramOfTheRepositoryRuns() throws {
    guard let folder = try Self.repository(["home.sdui": Self.card + Self.screen("Home")]) else { return }
    let run = try folder.shell(
      """
      object=$(git rev-parse HEAD:home.sdui) && rm -f ".git/objects/${object:0:2}/${object:2}"
      git config core.repositoryformatversion 1 && git config extensions.partialClone origin
      git config remote.origin.promisor true && git config remote.origin.url ssh://h/x && git config protocol.allow always
      for name in core.sshCommand core.fsmonitor core.alternateRefsCommand core.pager diff.external core.gitProxy; do
        git config $name "touch $PWD/ran; false"
      done
      mkdir hooks && printf '#!/bin/sh\\ntouch %s/ran\\n' "$PWD" | tee hooks/post-index-change > hooks/reference-transaction
      chmod +x hooks/* && git config core.hooksPath "$PWD/hooks" && rm -f ran
      "$SDUIC" breaking home.sdui --against git:HEAD
      """)
    #expect(run.status == 2 && run.errorText.contains("git does not have it"), "\(run.ending)")
    #expect(try !folder.names().contains("ran"))
  }

  @Test func tooFewDescriptorsAreNamed() throws {
    guard let folder = try Self.repository(["home.sdui": Self.card + Self.screen("Home")]) else { return }
    // The loader of the tool itself needs some.
    for limit in 4...12 {
      let run = try folder.shell("ulimit -n \(limit); \"$SDUIC\" breaking home.sdui --against git:HEAD")
      #expect(run.status == 0 || run.errorText.contains("Too many open files"), "\(limit): \(run.ending)")
    }
    let run = try folder.shell("PATH=/none \"$SDUIC\" breaking home.sdui --against git:HEAD")
    #expect(run.status == 2 && run.errorText.contains("needs git, which is not installed"), "\(run.ending)")
  }

  /// Several versions of random projects, whose names no tool expects.
  @Test(arguments: 0..<(Repository.isExhaustive ? 200 : 12))
  func aCommitIsItsCheckout(seed: Int) throws {
    guard let folder = try Self.repository(["first": ""]) else { return }
    let trial = try GitTrial(in: folder, seed: UInt64(seed))
    for path in trial.paths {
      let commit = try trial.run(path, against: "git:HEAD")
      let checkout = try trial.run(path, against: trial.checkout(of: path))
      #expect(commit == checkout, "\(seed): \(path.debugDescription)")
    }
  }
}

/// A random repository, changed after its last commit, and a checkout of this commit.
private struct GitTrial {
  private let folder: Folder
  private let root: String
  private let copy: String
  /// The compared folders, files and links.
  let paths: [String]
  /// The folder that holds the repository and the checkout, in which the tool runs: imports may not leave it.
  private let base: String

  init(in folder: Folder, seed: UInt64) throws {
    self.folder = folder
    var names = RandomNames(seed: seed)
    base = folder.url.path + "/" + names.next()
    (root, copy) = (base + "/" + names.next(), base + "/" + names.next())
    try RawFiles.makeFolder(base)
    try RawFiles.makeFolder(root)
    var folders = ["."]
    for _ in 0..<3 {
      folders.append(names.pick(folders) + "/" + names.next())
      try RawFiles.makeFolder(root + "/" + folders[folders.count - 1])
    }
    var files: [String] = []
    for _ in 0..<6 {
      files.append(names.pick(folders) + "/" + names.next(".sdui"))
    }
    let links = try Self.makeLinks(in: root, folders, files, &names)
    let imports = files.map { Self.importStatement(of: names.pick(files + links), in: $0, names.chance(30)) }
    for index in files.indices {
      try RawFiles.write(root + "/" + files[index], imports[index] + Self.text(index, "Text"))
    }
    let submodule = names.chance(50) ? "git init -q sub && git -C sub commit -qm s --allow-empty && git add sub;" : ""
    let setup = try folder.shell(
      """
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
      cd "$1" || exit 1
      git init -q . && \(submodule) git add -A . 2>/dev/null && git commit -qm one \
        && git worktree add -q --detach "$2" HEAD
      """, root, copy)
    #expect(setup.status == 0, "\(seed): \(setup.ending)")
    for index in 0..<6 where names.chance(40) {
      try RawFiles.write(root + "/" + files[index], imports[index] + Self.text(index, "Text?"))
    }
    paths = folders + files + links
  }

  /// An import by a relative path, unless the path needs escapes.
  private static func importStatement(of target: String, in file: String, _ isWanted: Bool) -> String {
    let depth = file.utf8.count { $0 == UInt8(ascii: "/") } - 1
    let path = String(repeating: "../", count: depth) + target
    let isPlain = path.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    return isWanted && isPlain ? "import \"\(path)\"\n" : ""
  }

  /// Some lead to files, some to folders, some out of the repository, and some nowhere.
  private static func makeLinks(
    in root: String, _ folders: [String], _ files: [String], _ names: inout RandomNames
  ) throws -> [String] {
    try (0..<5).map { _ in
      let place = names.pick(folders)
      let up = String(repeating: "../", count: place.utf8.count { $0 == UInt8(ascii: "/") })
      let target = names.pick(names.chance(60) ? files : folders + [names.next(), "../" + names.next(), "/none"])
      let link = place + "/" + names.next(".sdui")
      try RawFiles.link(root + "/" + link, to: up + target)
      return link
    }
  }

  private static func text(_ index: Int, _ type: String) -> String {
    "component Card\(index) { id: ID, name: \(type) }\n"
      + "screen Home\(index) { section s: list { unit Card\(index) { height: 60 } } }\n"
  }

  func checkout(of path: String) -> String { relative(copy) + path }

  /// A path from the folder in which the tool runs, which is no option even if its name begins with `-`.
  private func relative(_ path: String) -> String {
    "./" + String(decoding: path.utf8.dropFirst(base.utf8.count + 1), as: UTF8.self) + "/"
  }

  /// The status and the findings of a comparison. Only the names of the old side differ.
  func run(_ path: String, against old: String) throws -> String {
    let run = try folder.shell(
      "cd \"$1\" && exec \"$SDUIC\" breaking \"$2\" --format json --against \"$3\"", base,
      relative(root) + path, old)
    let findings = try run.output.isEmpty ? [] : run.findings()
    let lines = findings.map { finding in
      "\(finding["code"] ?? "") \(finding["severity"] ?? "") \(finding["message"] ?? "") \(finding["file"] ?? "")"
    }
    return "status \(run.status ?? -1)\n" + lines.joined(separator: "\n")
  }
}
