import Foundation
import TestSupport
import Testing

/// The map of the code, and the page of each target.
@Suite struct MapTests {
  private static let targets = Repository.paths.compactMap { path in
    path.wholeMatch(of: /Sources\/\w+\/(\w+)\/README\.md/).map { String($0.output.1) }
  }

  /// Every name in the code of the tests.
  private static let namesInTests: Set<Substring> = {
    let files = Repository.swift.filter { $0.path.hasPrefix("Tests/") }
    return Set(files.flatMap { $0.code }.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
  }()

  @Test func theMapNamesEveryTarget() {
    let map = Repository.text("Sources/README.md")
    let withCode = Set(Repository.swift.compactMap(\.target))
    #expect(withCode.subtracting(Self.targets) == [], "these have no README")
    for name in Self.targets { #expect(map.contains("/\(name)/README.md"), "\(name) is not on the map") }
    #expect(map.count { $0 == "\n" } <= 200)
  }

  @Test(arguments: targets) func filesThatAPageNamesExist(target: String) {
    let page = Repository.source("\(target)/README.md").map(Repository.text) ?? ""
    #expect(page.contains("\n## Where to start\n"))
    for match in page.matches(of: /`([\w\/+]+\.swift)`/) {
      let name = String(match.output.1)
      #expect(Repository.source(name) != nil, "\(target): \(name)")
    }
  }

  /// A decision that no test holds is one that the next change undoes.
  @Test(arguments: targets) func decisionsAreHeldByWhatExists(target: String) {
    let page = Repository.source("\(target)/README.md").map(Repository.text) ?? ""
    let decisions = page.components(separatedBy: "\n- *Decision:*").count - 1
    #expect(page.components(separatedBy: "\n- *Because:*").count - 1 == decisions)
    #expect(page.components(separatedBy: "\n- *Held by:*").count - 1 == decisions)
    for line in page.matches(of: /\*Held by:\*((?:.|\n)*?)(?:\n\n|\n-|$)/) {
      for match in line.output.1.matches(of: /`([A-Za-z]\w+)`/) {
        let name = String(match.output.1)
        let isFolder = Repository.paths.contains { $0.hasPrefix("Tests/") && $0.contains("/\(name)/") }
        #expect(isFolder || Self.namesInTests.contains(name[...]), "\(target): \(name)")
      }
    }
  }

  /// Whatever is below the tool is also built without a runtime, but what apps alone contain.
  @Test func embeddedSwiftIsCheckedForEveryTarget() throws {
    let script = Repository.text("Sources/Editor/SDUIWebAssembly/build")
    let lists = script.matches(of: /(?m)^(?:targets|others)=\(([^)]*)\)/).map(\.output.1)
    try #require(lists.count == 2)
    let built = lists.joined().split(whereSeparator: \.isWhitespace).map(String.init)
    // The script compiles `EmbeddedFiles`, which is C, beside them.
    let others = ["sduic", "SDUICollectionView", "SDUIResponse", "SDUIPlugin", "EmbeddedFiles"]
    #expect(Set(built) == Set(Self.targets).subtracting(others))
    for (index, name) in built.enumerated() {
      let known = built.prefix(index) + ["EmbeddedFiles"]
      #expect(Manifest.dependencies[name]?.subtracting(known) == [], "\(name) comes before what it needs")
    }
  }
}
