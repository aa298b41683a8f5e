import TestSupport

/// A page that is followed from top to bottom in a folder of its own.
///
/// A fence with `file=cafe.sdui` is a file that the reader writes, and one of `diff file=cafe.sdui` changes it: lines
/// that begin with `-` go, and lines that begin with `+` come. A fence of `console` has commands after `$ `, each
/// followed by its output; of that `first=8` shows so many lines of each command.
struct Walkthrough {
  /// The page with what its commands print today.
  private(set) var page: Page
  private let folder: Folder

  /// Follows a page.
  ///
  /// - Parameter files: The files that its reader has from the start, by name.
  init(of page: Page, files: [String: String] = [:]) throws {
    self.page = page
    folder = try Folder(files)
    // From the top, since each step builds on those before; lines are replaced from the bottom.
    let outputs = try page.fences.map(follow)
    for (fence, output) in zip(page.fences, outputs).reversed() {
      if let output { self.page.lines.replaceSubrange(fence.range, with: output) }
    }
  }

  /// Does what a fence says. Gives its lines as they should be; `nil` where it shows no output.
  private func follow(_ fence: Fence) throws -> [String]? {
    if fence.words.first == "console" { return try run(fence) }
    guard let file = fence.value(of: "file") else { return nil }
    try folder.write(file, fence.words.first == "diff" ? changed(file, by: fence) : fence.text)
    return nil
  }

  private func run(_ fence: Fence) throws -> [String]? {
    let commands = fence.commands
    if commands.isEmpty { return nil }
    let most = fence.value(of: "first").flatMap { Int($0) } ?? .max
    return try commands.flatMap { command in
      let run = try folder.shell("sduic() { \"$SDUIC\" \"$@\"; }; { \(command); } 2>&1")
      var lines = run.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      while lines.last == "" { lines.removeLast() }
      return ["$ " + command] + lines.prefix(most) + (lines.count > most ? ["…"] : [])
    }
  }

  private func changed(_ file: String, by fence: Fence) throws -> String {
    let text = folder.contents(file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    func side(without sign: Character) -> String {
      fence.lines.filter { $0.first != sign }.map { $0.dropFirst() + "\n" }.joined()
    }
    let old = side(without: "+")
    guard text.ranges(of: old).count == 1 else {
      throw PageError(message: "\(page.path): \(file) has these lines not once:\n\(old)")
    }
    return text.replacing(old, with: side(without: "-"))
  }
}

extension Fence {
  /// The commands of a console, without the prompt.
  var commands: [String] {
    if words.first != "console" { return [] }
    return lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
  }
}
