import Foundation
import TestSupport
import Testing

/// The word after an option with a value is that value, however it looks.
@Suite struct OptionValueTests {
  /// The options of a command, from its help: each with its short form and whether it takes a value.
  private func options(of command: String) throws -> [(names: [String], takesValue: Bool)] {
    let help = try Folder().sduic(command, "--help").text
    guard let start = help.range(of: "\nOptions\n")?.upperBound else { return [] }
    let lines = help[start...].split(separator: "\n").prefix { $0.hasPrefix("  -") }
    return lines.map { line -> (names: [String], takesValue: Bool) in
      let words = line.split(separator: " ").map(String.init)
      let names = words.prefix { $0.hasPrefix("-") }.map { String($0.filter { $0 != "," }) }
      // Two blanks end the heading.
      let behind = line.dropFirst(2 + names.joined(separator: ", ").count)
      return (names, behind.hasPrefix(" ") && !behind.hasPrefix("  "))
    }
  }

  private func commands() throws -> [String] {
    try Folder().sduic("--help").text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return line.hasPrefix("  sduic ") && words.count > 2 && words[1] != "help" && !words[1].hasPrefix("-")
        ? String(words[1]) : nil
    }
  }

  @Test func everyOptionOfEveryCommandTakesItsValue() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    var count = 0
    for command in try commands() {
      for option in try options(of: command) {
        for name in option.names {
          for word in ["--help", "-h"] {
            let run = try folder.sduic(command, "home.sdui", name, word)
            let isHelp = run.text.hasPrefix("usage: sduic \(command) ")
            #expect(isHelp != option.takesValue, "\(command) \(name) \(word): \(run.ending)")
            let other = try folder.sduic(command, "home.sdui", name + "=" + word)
            #expect(!other.text.hasPrefix("usage: "), "\(command) \(name)=\(word): \(other.ending)")
            if option.takesValue { #expect(run.output == other.output && run.status == other.status) }
            count += 1
          }
        }
      }
    }
    #expect(count > 60)
  }

  @Test func aFileMayBeCalledHelp() throws {
    let folder = try Folder(["home.sdui": Samples.screen()])
    #expect(try folder.sduic("compile", "home.sdui", "-o", "--help").status == 0)
    #expect(try folder.contents("--help") == folder.sduic("compile", "home.sdui").output)
    let document = try folder.sduic("check", "--", "--help")
    #expect(document.status == 2 && document.errorText.contains("`--help` is a JSON document"), "\(document.ending)")
    #expect(try folder.sduic("compile", "home.sdui", "-o", "x", "--help").text.hasPrefix("usage: "))
    #expect(folder.contents("x") == nil)
  }

  /// A server passes what a request's header says: it never becomes an option.
  @Test(arguments: ["--help", "-h", "--inline", "--pretty", "-o", "--", "ios@1.4 --help", "", "\n"])
  func aHeaderIsNoOption(header: String) throws {
    let folder = try Folder(["home.sdui": Samples.screen(), "data.json": #"{"sections": []}"#])
    let run = try folder.sduic("render", "home.sdui", "--data", "data.json", "--client=\(header)")
    #expect(run.status == 2 && run.text.isEmpty, "\(run.ending)")
    #expect(try folder.names() == ["data.json", "home.sdui"])
  }
}
