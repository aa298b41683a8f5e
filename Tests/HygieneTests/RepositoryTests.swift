import Foundation
import TestSupport
import Testing

/// The places of files.
@Suite struct RepositoryTests {
  @Test func topFoldersAreKnown() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
    let folders = names.filter { Repository.isFolder(Repository.root.appendingPathComponent($0)) }
    let known: Set<String> = ["Sources", "Tests", "Grammar", "Examples", ".ci", ".github"]
    #expect(Set(folders).subtracting(known).subtracting(Repository.ignored) == [])
    #expect(known.isSubset(of: folders))
  }

  @Test func whatIsBuiltIsIgnored() {
    let lines = Repository.text(".gitignore").split(separator: "\n")
    #expect(lines.contains(".build/") || lines.contains(".build"))
  }

  @Test(arguments: [
    ".ci/run", ".ci/long", ".ci/clients", ".ci/bundle", ".ci/reproduce", "Sources/Editor/SDUIWebAssembly/build",
    "Examples/Canteen/web/build",
  ])
  func theChecksAreExecutable(path: String) {
    #expect(FileManager.default.isExecutableFile(atPath: Repository.root.appendingPathComponent(path).path))
  }

  @Test func everyGoldenFileIsRead() {
    let tests = Repository.swift.filter { $0.path.hasPrefix("Tests/") && !$0.path.hasPrefix("Tests/HygieneTests/") }
    let texts = tests.map { $0.lines.joined(separator: "\n") }
    let readers = texts.filter { $0.contains(".golden") }
    for path in Repository.paths where path.hasSuffix(".golden") {
      let parts = path.split(separator: "/").map(String.init)
      guard let name = parts.last, let folder = parts.dropLast().last else { continue }
      // By its own name, or with its folder by a test that reads all there is.
      let byName = texts.contains { $0.contains("\"\(name)") }
      let byFolder = byName || readers.contains { $0.contains("\(folder)") }
      #expect(byName || byFolder, "\(path) is read by no test")
    }
  }
}

/// The commands in the documentation.
@Suite struct DocumentationTests {
  private static let commands: Set<String> = {
    let files = Repository.swift.filter { $0.path.hasPrefix("Sources/Tool/sduic/Commands/") }
    let name = /static let name = "([\w-]+)"/
    let lines = files.flatMap { $0.lines }.filter { $0.contains("static let name") }
    let names = lines.compactMap { $0.firstMatch(of: name)?.output.1 }
    return Set(names.map(String.init))
  }()

  private static let options: Set<String> = {
    let files = Repository.swift.filter { $0.path.hasPrefix("Sources/Tool/sduic/") }
    let option = /"(--?[a-z][a-z-]*)"/
    let lines = files.flatMap { $0.lines }.filter { $0.contains("\"-") }
    let names = lines.flatMap { $0.matches(of: option).map(\.output.1) }
    return Set(names.map(String.init))
  }()

  /// The command lines of `sduic` in a text: in blocks of code and in backquotes.
  private func commandLines(in text: String) -> [Substring] {
    let blocks = text.matches(of: /(?m)^(?:swift run )?sduic (.+)$/).map(\.output.1)
    let inline = text.matches(of: /`(?:swift run )?sduic ([^`\n]+)`/).map(\.output.1)
    return blocks + inline
  }

  @Test(arguments: Repository.paths.filter { $0.hasSuffix(".md") })
  func commandsOptionsAndFilesExist(path: String) {
    for line in commandLines(in: Repository.text(path)) {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, first.first?.isLetter == true, first.allSatisfy(\.isLowercase) else { continue }
      // A sentence that begins with the name of the tool is no command line.
      guard Self.commands.contains(first) || words.contains(where: { $0.hasPrefix("--") }) else { continue }
      #expect(Self.commands.contains(first), "\(path): sduic \(line)")
      for word in words.dropFirst() {
        let option = String(word.prefix { $0 != "=" })
        if option.hasPrefix("--") { #expect(Self.options.contains(option), "\(path): sduic \(line)") }
        if word.hasPrefix("Examples") {
          let exists = FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(word).path)
          #expect(exists, "\(path): sduic \(line)")
        }
      }
    }
  }

  @Test func theReadmeShowsHowToBegin() {
    let readme = Repository.text("README.md")
    let commands = ["preview", "prove", "compile", "check"]
    for command in commands { #expect(readme.contains("swift run sduic \(command) Examples")) }
    #expect(readme.contains("swift test"))
    #expect(Self.commands.isSuperset(of: commands))
    // Nobody reads a longer front page: what goes into detail is a guide.
    #expect(readme.count { $0 == "\n" } < 150)
  }

  /// Links between the documents lead somewhere, and to a heading that is there.
  @Test(arguments: Repository.paths.filter { $0.hasSuffix(".md") })
  func linksLeadSomewhere(path: String) throws {
    let page = Repository.root.appendingPathComponent(path)
    let prose = Repository.text(path).replacing(/(?s)```.*?```/, with: "").replacing(/`[^`]*`/, with: "")
    var headings: [URL: Set<String>] = [:]
    for match in prose.matches(of: /\]\(([^)#\s:]*)(?:#([^)\s]*))?\)/) {
      let name = String(match.output.1)
      let target = name.isEmpty ? page : page.deletingLastPathComponent().appendingPathComponent(name)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path): \(name)")
      guard let heading = match.output.2, target.pathExtension == "md" else { continue }
      let known = try headings[target] ?? Self.headings(of: String(contentsOf: target, encoding: .utf8))
      headings[target] = known
      #expect(known.contains(String(heading)), "\(path): \(name)#\(heading)")
    }
  }

  /// The headings of a page as links name them.
  private static func headings(of text: String) -> Set<String> {
    var counts: [String: Int] = [:]
    var result: Set<String> = []
    for line in text.replacing(/(?s)```.*?```/, with: "").split(separator: "\n") where line.hasPrefix("#") {
      let words = line.drop { $0 == "#" }.dropFirst().lowercased()
      let name = words.filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }.replacing(" ", with: "-")
      let count = counts[name, default: 0]
      result.insert(count == 0 ? name : "\(name)-\(count)")
      counts[name] = count + 1
    }
    return result
  }
}
