import Foundation
import TestSupport
import Testing

/// Earlier versions that git keeps.
@Suite struct BreakingGitTests {
  private static let setup = """
    git init -q . && git config user.email a@example.com && git config user.name A && git add . && git commit -qm one \
    && git tag v1
    """

  /// A repository in which the last commit is `v1`; `nil` without git.
  private static func repository() throws -> Folder? {
    let folder = try Folder([
      "screens/home.sdui":
        "import \"parts/cards.sdui\"\nscreen Home { section cards: list { unit Card { height: 80 } } }\n",
      "screens/parts/cards.sdui": "component Card { id: ID, title: Text }\n",
    ])
    if try folder.shell("git --version").status != 0 {
      try MissingTool.skip("git")
      return nil
    }
    let run = try folder.shell(setup)
    #expect(run.status == 0, "\(run.ending)")
    return folder
  }

  @Test func importsAreThoseOfTheCommit() throws {
    guard let folder = try Self.repository() else { return }
    #expect(try folder.sduic("breaking", "screens/home.sdui", "--against", "git:v1").ending.contains("0"))
    try folder.write("screens/parts/cards.sdui", "component Card { id: ID, title: Text? }\n")
    for path in ["screens/home.sdui", "screens", "."] {
      let run = try folder.sduic("breaking", path, "--against", "git:v1")
      #expect(run.status == 1 && run.errorText.contains("error[field-made-optional]"), "\(path): \(run.ending)")
      #expect(run.errorText.contains("v1:screens/parts/cards.sdui:1:26"), "\(run.ending)")
    }
    let inner = try folder.shell("cd screens && $SDUIC breaking home.sdui --against git:HEAD")
    #expect(inner.status == 1 && inner.errorText.contains("HEAD:screens/parts/cards.sdui:1:26"), "\(inner.ending)")
  }

  @Test func referencesThatDoNotExistAreNamed() throws {
    guard let folder = try Self.repository() else { return }
    let run = try folder.sduic("breaking", "screens/home.sdui", "--against", "git:v9")
    #expect(
      run.status == 2 && run.errorText.contains("there is no git reference `v9`; `git branch --all`"), "\(run.ending)")
    let option = try folder.sduic("breaking", "screens/home.sdui", "--against", "git:--help")
    #expect(option.status == 2 && option.errorText.contains("there is no git reference `--help`"), "\(option.ending)")
    let empty = try folder.sduic("breaking", "screens/home.sdui", "--against", "git:")
    #expect(empty.status == 2 && empty.errorText.contains("`git:` names no reference"), "\(empty.ending)")
    try folder.write(
      "screens/new.sdui", "screen New { section a: list { unit R { height: 9 } } }\ncomponent R { id: ID }\n")
    let new = try folder.sduic("breaking", "screens/new.sdui", "--against", "git:v1")
    #expect(new.status == 1 && new.errorText.contains("`screens/new.sdui` has no screen in `git:v1`"), "\(new.ending)")
  }

  /// A path that is misspelt must not pass, and the first screens of a project break nothing.
  @Test func aCommitWithoutScreensAtThePathMustBeAllowed() throws {
    guard let folder = try Self.repository() else { return }
    try folder.write(
      "more/new.sdui", "screen New { section a: list { unit R { height: 9 } } }\ncomponent R { id: ID }\n")
    try folder.write(
      "screens/parts/new.sdui", "screen New { section a: list { unit R { height: 9 } } }\ncomponent R { id: ID }\n")
    for path in ["more", "screens/parts"] {
      let refusal = try folder.sduic("breaking", path, "--against", "git:v1")
      #expect(refusal.status == 1 && refusal.codes == ["no-earlier-screen"], "\(refusal.ending)")
      #expect(refusal.errorText.contains("`\(path)` has no screen in `git:v1`"), "\(refusal.ending)")
      let run = try folder.sduic("breaking", path, "--against", "git:v1", "--allow-new")
      #expect(run.status == 0 && run.output.isEmpty, "\(run.ending)")
      #expect(
        run.errorText == "sduic breaking: `\(path)` has no screen in `git:v1`, so every screen is new\n",
        "\(run.ending)")
    }
    let json = try folder.sduic("breaking", "more", "--against", "git:v1", "--format", "json", "--allow-new")
    #expect(try json.status == 0 && json.findings().isEmpty, "\(json.ending)")
    let document = try folder.shell(
      "$SDUIC compile more/new.sdui -o new.json && $SDUIC breaking new.json --against git:v1")
    #expect(document.status == 1 && document.codes == ["no-earlier-screen"], "\(document.ending)")
  }

  /// Neither a folder that has no screen now nor one on disk is new.
  @Test func otherSidesNeedAScreen() throws {
    guard let folder = try Self.repository() else { return }
    let parts = try folder.sduic("breaking", "screens/parts", "--against", "git:v1")
    #expect(parts.status == 2 && parts.errorText.contains("`screens/parts` has no screen"), "\(parts.ending)")
    let disk = try folder.sduic("breaking", "screens", "--against", "screens/parts")
    #expect(disk.status == 2 && disk.errorText.contains("`screens/parts` has no screen"), "\(disk.ending)")
    try folder.write("screens/parts/broken.sdui", "screen {\n")
    let broken = try folder.sduic("breaking", "screens/parts", "--against", "git:v1")
    #expect(broken.status == 1 && broken.errorText.contains("the new version, `screens/parts`, does not compile"))
  }

  /// Commits the releases from 2.9 to 4.0, which differ in the fields of a card.
  private static func addReleases(to folder: Folder) throws {
    for (fields, tags) in [
      ("title: Text, a: Text, b: Text", "v2.9"), ("title: Text, a: Text, c: Text", "v3.0 v3.1-beta1 nightly"),
      ("title: Text, c: Text", "v3.1"), ("title: Text, c: Text, d: Text", "v3.2"),
      ("title: Text, c: Text", "ios/3.9 v4.0"),
    ] {
      try folder.write("screens/parts/cards.sdui", "component Card { id: ID, \(fields) }\n")
      let names = tags.split(separator: " ").map { "&& git tag \($0)" }.joined(separator: " ")
      #expect(try folder.shell("git commit -qam release \(names)").status == 0)
    }
  }

  private static func home(_ clients: String) -> String {
    "import \"parts/cards.sdui\"\nscreen Home { \(clients) section cards: list { unit Card { height: 80 } } }\n"
  }

  /// The fields that are gone since the releases of a range, each with the names of these.
  private static func removed(
    _ clients: String, _ range: String, in folder: Folder
  ) throws -> (status: Int32?, [String], text: String) {
    try folder.write("screens/home.sdui", home(clients))
    let rules = ["clients-raised", "clients-end-changed", "platform-removed"].flatMap { ["--ignore", $0] }
    let run = try folder.sduic(["breaking", "screens", "--against", "git:\(range)", "--format", "json"] + rules)
    guard run.status != 2 else { return (run.status, [], run.errorText) }
    let findings = try #require((try run.json() as? [String: Any])?["diagnostics"] as? [[String: Any]])
    let found = findings.filter { $0["code"] as? String == "field-removed" }.map { finding in
      let field = (finding["message"] as? String)?.firstMatch(of: /Card\.(\w)/).map { String($0.output.1) } ?? ""
      return "\(field) \(finding["versions"] as? String ?? "")"
    }
    return (run.status, found, run.errorText)
  }

  /// Releases are tags that end in a version. Those that `clients` supports are compared, and no others.
  @Test func aRangeIsComparedWithEachSupportedRelease() throws {
    guard let folder = try Self.repository() else { return }
    try Self.addReleases(to: folder)
    // The working tree has `title` and `c`, as 3.1 and 4.0 have.
    for (clients, range, expected) in [
      ("clients: (ios: 3.0...)", "v2.9..HEAD", ["a git:v3.0", "d git:v3.2"]),
      ("clients: (ios: 2.0...)", "v2.9..HEAD", ["a git:v2.9,git:v3.0", "b git:v2.9", "d git:v3.2"]),
      ("clients: (ios: 2.0...)", "v3.0..v3.1", ["a git:v3.0"]),
      ("clients: (android: 3.0...3.1)", "v2.9..", ["a git:v3.0"]),
      ("clients: (ios: 3.9..., android: 4.0...)", "v2.9..HEAD", []),
    ] {
      let found = try Self.removed(clients, range, in: folder)
      #expect(found.1.sorted() == expected && found.status == (expected.isEmpty ? 0 : 1), "\(range): \(found)")
    }
    #expect(try folder.shell("git commit -q --allow-empty -m more").status == 0)
    for (clients, range, words) in [
      ("clients: (ios: 5.0...)", "v2.9..HEAD", "`clients` supports no release in `v2.9..HEAD`: the newest is `v4.0`"),
      ("", "HEAD..HEAD", "`HEAD..HEAD` has no release"), ("", "v2.9..main9", "there is no git reference `main9`"),
    ] {
      let found = try Self.removed(clients, range, in: folder)
      #expect(found.status == 2 && found.text.contains(words), "\(found)")
    }
    try folder.write("screens/home.sdui", Self.home("clients: (ios: 2.0...)"))
    let text = try folder.sduic("breaking", "screens/home.sdui", "--against", "git:v2.9..HEAD").errorText
    #expect(text.contains("---- before, also in `git:v3.0`"), "\(text)")
  }

  /// A release from before the screen is passed over, and `allow breaking` accepts a change since some of the releases.
  @Test func releasesWithoutTheScreenAndAcceptedChanges() throws {
    guard let folder = try Self.repository() else { return }
    let new = { (fields: String) in
      "screen New { section a: list { unit R { height: 9 } } }\ncomponent R { \(fields) }\n"
    }
    try folder.write("screens/new.sdui", new("id: ID, a: Text?"))
    #expect(try folder.shell("git add . && git commit -qm two && git tag v2 && git tag v3").status == 0)
    let allow = "allow breaking \"field-made-optional: b\" because \"no reason\""
    try folder.write("screens/new.sdui", new("id: ID, a: Text?, b: Text"))
    #expect(try folder.shell("git commit -qam three && git tag v4").status == 0)
    try folder.write("screens/new.sdui", new("\n\(allow)\nid: ID\na: Text?\nb: Text?\n"))
    let run = try folder.sduic("breaking", "screens/new.sdui", "--against", "git:v1..HEAD")
    #expect(run.status == 0 && run.errorText.contains("note[field-made-optional]"), "\(run.ending)")
    #expect(run.errorText.contains("has no screen in `git:v1`, so every screen is new"), "\(run.ending)")
    #expect(!run.errorText.contains("unused-allow"), "\(run.ending)")
  }

  @Test func aShallowCloneIsNamed() throws {
    guard let folder = try Self.repository() else { return }
    let clone = try folder.shell(
      "git commit -q --allow-empty -m two && git clone -q --depth 1 \"file://$PWD\" clone && cd clone "
        + "&& $SDUIC breaking screens/home.sdui --against git:HEAD~1")
    #expect(clone.status == 2 && clone.errorText.contains("in this shallow clone; fetch it with"), "\(clone.ending)")
  }
}
