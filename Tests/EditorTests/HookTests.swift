import Foundation
import TestSupport
import Testing

/// The hooks and workflows that run `sduic` before a commit and beside a change.
@Suite struct HookTests {
  private static let right =
    "component Card { id: ID }\n\nscreen Home {\n  section a: list { unit Card { height: 60 } }\n}\n"

  private func isInstalled(_ probe: String, _ tool: String) throws -> Bool {
    if try Run("/bin/sh", ["-c", probe]).status == 0 { return true }
    try MissingTool.skip(tool)
    return false
  }

  /// A folder with a repository that has the hooks, and one that uses them; `sduic` is in the path.
  private func repositories() throws -> (folder: Folder, environment: [String: String]) {
    guard let tool = Executable.url else { throw Executable.Missing() }
    let folder = try Folder(["hooks/README": "", "screens/home.sdui": Self.right, "bin/empty": ""])
    try folder.write(
      "hooks/.pre-commit-hooks.yaml", try Repository.read(".pre-commit-hooks.yaml"))
    try folder.link("bin/sduic", to: tool.path)
    let path = folder.url.path(percentEncoded: false)
    var environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["PATH"] = "\(path)/bin:" + (environment["PATH"] ?? "")
    environment["PRE_COMMIT_HOME"] = path + "/cache"
    environment["HOME"] = path
    environment["SWIFT_BACKTRACE"] = "enable=no"
    for name in ["AUTHOR", "COMMITTER"] {
      environment["GIT_\(name)_NAME"] = "A"
      environment["GIT_\(name)_EMAIL"] = "a@example.com"
    }
    let setUp = """
      set -e
      for name in hooks screens; do git -C $name init -q; git -C $name add -A; git -C $name commit -q -m first; done
      cat > screens/.pre-commit-config.yaml <<END
      repos:
        - repo: $PWD/hooks
          rev: $(git -C hooks rev-parse HEAD)
          hooks: [{ id: sduic-fmt }, { id: sduic-check }, { id: sduic-test }]
      END
      git -C screens add -A
      """
    let run = try Run("/bin/sh", ["-c", setUp], in: folder.url, environment: environment)
    #expect(run.status == 0, "\(run.ending)")
    return (folder, environment)
  }

  @Test func preCommitFormatsChecksAndTests() throws {
    let probe = "command -v git && python3 -c 'import pre_commit'"
    guard try isInstalled(probe, "the Python package pre-commit") else { return }
    let (folder, environment) = try repositories()
    let screens = folder.url.appending(path: "screens")
    let arguments = ["-m", "pre_commit", "run", "--all-files", "--color", "never"]
    let first = try Run("python3", arguments, in: screens, environment: environment, patience: 120)
    #expect(first.status == 0, "\(first.text) \(first.ending)")
    #expect(first.text.split(separator: "\n").filter { $0.hasSuffix("Passed") }.count == 3, "\(first.text)")

    let wrong = Self.right.replacing("height: 60", with: "hight:60")
    try folder.write("screens/home.sdui", wrong)
    let second = try Run("python3", arguments, in: screens, environment: environment, patience: 120)
    #expect(second.status == 1, "\(second.text) \(second.ending)")
    #expect(second.text.contains("files were modified by this hook"))
    #expect(second.text.contains("error[unknown-property]: a unit has no property `hight`"), "\(second.text)")
    let left = folder.contents("screens/home.sdui").map { String(decoding: $0, as: UTF8.self) }
    #expect(left == Self.right.replacing("height: 60", with: "hight: 60"))
  }

  /// It is a workflow, by the schema that describes them.
  @Test func workflowIsOne() throws {
    guard try isInstalled("python3 -c 'import check_jsonschema'", "the Python package check_jsonschema") else { return }
    let schema = ["-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
    let path = Repository.path("Grammar/Editors/GitHub/screens.yml")
    let run = try Run("python3", schema + [path], patience: 60)
    #expect(run.status == 0, "\(run.text) \(run.ending)")
    let folder = try Folder(["wrong.yml": try Repository.read("Grammar/Editors/GitHub/screens.yml") + "left: over\n"])
    #expect(try Run("python3", schema + ["wrong.yml"], in: folder.url, patience: 60).status == 1)
  }

  /// The workflow runs existing commands, in a repository that also holds the sources: for the first screens of a project,
  /// for no change of them, and for a change that breaks clients.
  @Test func workflowRunsWhatThereIs() throws {
    guard try isInstalled("command -v git", "git") else { return }
    let lines = try Repository.read("Grammar/Editors/GitHub/screens.yml").split(separator: "\n")
    let commands = lines.compactMap { $0.firstMatch(of: /run: (sduic .+)$/)?.output.1 }
    #expect(commands.count == 4)
    let (folder, repositoryEnvironment) = try repositories()
    let environment = repositoryEnvironment.merging(["GITHUB_BASE_REF": "main"]) { _, new in new }
    let project = folder.url.appending(path: "project")
    func shell(_ line: String) throws -> Run {
      try Run("/bin/sh", ["-c", line], in: project, environment: environment, patience: 60)
    }
    let commit = "git add -A && git commit -q -m change && git update-ref refs/remotes/origin/main HEAD"
    try folder.write("project/README", "")
    try folder.write("project/.sduic/Tests/broken.sdui", "screen {")
    #expect(try shell("git init -q && \(commit)").status == 0)
    try folder.write("project/home.sdui", Self.right)
    for command in commands {
      let run = try shell(String(command))
      #expect(run.status == 0 && !run.text.contains("::"), "\(command): \(run.text) \(run.ending)")
    }
    #expect(try shell(commit).status == 0)
    for command in commands { #expect(try shell(String(command)).status == 0, "\(command)") }
    try folder.write("project/home.sdui", Self.right.replacing("id: ID }", with: "id: ID, title: Text }"))
    let statuses = try commands.map { try shell(String($0)).status }
    #expect(statuses == [0, 0, 0, 1])
  }
}
