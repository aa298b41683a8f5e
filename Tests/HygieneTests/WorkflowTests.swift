import TestSupport
import Testing

/// Workflows and images, which run code of other projects.
@Suite struct WorkflowTests {
  private static let workflows = Repository.paths.filter {
    $0.hasSuffix(".yml") && ($0.hasPrefix(".github/workflows/") || $0.hasPrefix("Grammar/Editors/GitHub/"))
  }

  /// A tag may be moved to other code, a digest may not. `ci.yml` publishes nothing and may only read.
  @Test func whatIsPublishedNamesActionsAndImagesByDigest() {
    let published = Self.workflows.filter { !$0.hasSuffix("/ci.yml") } + ["Dockerfile"]
    #expect(published.count >= 4)
    var names: [(path: String, name: String)] = []
    for path in published {
      let text = Repository.text(path)
      for match in text.matches(of: /(?:uses|container|image): *"?([^\s",}]+)/) {
        names.append((path, String(match.1)))
      }
      for match in text.matches(of: /(?m)^FROM (\S+)/) { names.append((path, String(match.1))) }
    }
    #expect(names.count > 8)
    for (path, name) in names where name != "scratch" && !name.hasPrefix("${{") && !name.hasPrefix("./") {
      let isPinned = name.wholeMatch(of: /[^@]+@(?:[0-9a-f]{40}|sha256:[0-9a-f]{64})/) != nil
      #expect(isPinned, "\(path): \(name)")
    }
  }

  /// Without `permissions`, a job has those that the repository gives by default.
  @Test func workflowsStateTheirPermissions() {
    for path in Self.workflows {
      #expect(Repository.text(path).contains(/(?m)^permissions:/), "\(path)")
    }
  }
}
