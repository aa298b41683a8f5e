#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Every system call of every command that writes fails once. Afterwards each file is the old one or the new one.
  @Suite struct FaultTests {
    /// A kind of call, and what happens to it.
    struct Fault: Hashable, CustomStringConvertible {
      let call: String
      let mode: String
      var description: String { "\(call) \(mode)" }

      /// Whether the command goes on as if nothing had been: a signal came, or a call did half of its work.
      var isTolerated: Bool { ["short", String(EINTR)].contains(mode) }
    }

    /// Faults of calls that write, which every run tries.
    private static let writing: [Fault] = [
      Fault(call: "write", mode: "full"), Fault(call: "write", mode: "short"), Fault(call: "write", mode: "\(EINTR)"),
      Fault(call: "write", mode: "kill"), Fault(call: "fsync", mode: "\(EIO)"), Fault(call: "close", mode: "\(EIO)"),
      Fault(call: "rename", mode: "\(EIO)"), Fault(call: "rename", mode: "kill"),
      Fault(call: "open", mode: "\(EMFILE)"),
      Fault(call: "mkdir", mode: "\(ENOSPC)"), Fault(call: "stat", mode: "\(EIO)"), Fault(call: "read", mode: "\(EIO)"),
    ]

    /// All that there are.
    private static var all: [Fault] {
      let calls = [
        "open", "read", "write", "close", "fsync", "fchmod", "fstat", "flock", "stat", "rename", "mkdir", "unlink",
        "readlink", "opendir", "readdir",
      ]
      let modes = [EIO, EINTR, ENOSPC, EACCES, EMFILE].map { "\($0)" } + ["kill"]
      // These calls never wait, so no signal interrupts them.
      let waiting: Set<String> = [
        "open", "read", "write", "close", "fsync", "flock", "rename", "mkdir", "unlink", "stat",
      ]
      let faults = calls.flatMap { call in
        modes.filter { $0 != "\(EINTR)" || waiting.contains(call) }.map { Fault(call: call, mode: $0) }
      }
      return faults
        + [
          Fault(call: "read", mode: "short"), Fault(call: "write", mode: "short"), Fault(call: "write", mode: "full"),
        ]
    }

    /// A look that fails must not be taken for a file that is missing.
    @Test(arguments: ["stat", "fstat", "open", "read", "flock", "mkdir"])
    func aFileOfOthersIsNeverReplaced(call: String) throws {
      guard let library = try FaultLibrary.shared.get() else { return }
      let list = "Feed.edge.json\nFeed.typical.json\n"
      let scenario = FaultScenario(
        command: ["fixtures", "feed.sdui", "-o", "folder", "--pages", "2"],
        files: [
          "folder/.sduic-fixtures": list, "folder/Feed.typical.json": "old\n",
          "folder/Feed.typical.page-1.json": "mine\n",
        ],
        outputs: [])
      for number in 1..<2_000 {
        let trial = try FaultTrial(scenario, [:], Fault(call: call, mode: "\(EIO)"), number, library)
        guard trial.hasFired else { return }
        trial.expectRefusal()
      }
    }

    @Test(arguments: FaultScenario.all)
    func everyCallMayFail(scenario: FaultScenario) throws {
      guard let library = try FaultLibrary.shared.get() else { return }
      let expected = try scenario.expected()
      // Every scenario takes a third of the faults, and each third of the scenarios takes all.
      let place = FaultScenario.all.firstIndex { $0.testDescription == scenario.testDescription } ?? 0
      let some = Self.writing.indices.filter { ($0 + place) % 3 == 0 }.map { Self.writing[$0] }
      for fault in Repository.isExhaustive ? Self.all : some {
        var number = 0
        var hasFired = true
        while hasFired {
          number += 1
          let trial = try FaultTrial(scenario, expected, fault, number, library)
          hasFired = trial.hasFired
          #expect(number < 2_000, "\(fault) fires for ever")
          if hasFired { trial.judge() }
        }
      }
    }
  }

  /// A command that writes files, beside earlier ones.
  struct FaultScenario: CustomTestStringConvertible, Sendable {
    let command: [String]
    /// The files that exist before the run.
    var files: [String: String] = [:]
    /// The outputs, of files that may exist before the run.
    let outputs: [String]

    var testDescription: String { command.joined(separator: " ") }

    /// The file that goes to standard output.
    static let standardOutput = "stdout"

    private static let feed = """
      component Card { id: ID, title: Text }
      screen Feed { pagination: (by: cursor), section all: list { grows: true, unit Card { height: 40 } } }

      """
    private static let data = """
      {"hasNext": false, "sections": [{"section": "all", "units": [
        {"unitType": "Card", "data": {"id": "a", "title": "b"}}]}]}
      """
    private static let response: String = {
      let folder = try? Folder(["feed.sdui": feed, "data.json": data])
      return (try? folder?.sduic("render", "feed.sdui", "--data", "data.json").text) ?? ""
    }()
    private static let pages = ["Feed.typical.json", "Feed.typical.page-1.json"]

    static let all: [FaultScenario] = [
      FaultScenario(
        command: ["compile", "feed.sdui", "-o", "out.json"], files: ["out.json": "old\n"], outputs: ["out.json"]),
      FaultScenario(command: ["compile", "feed.sdui", "-o", "new.json"], outputs: ["new.json"]),
      FaultScenario(
        command: ["compile", "feed.sdui", "-o", "link.json"], files: ["out.json": "old\n"], outputs: ["out.json"]),
      FaultScenario(command: ["compile", "feed.sdui"], outputs: [standardOutput]),
      FaultScenario(
        command: ["fmt", "a.sdui", "b.sdui"], files: ["a.sdui": "let  a = 1\n", "b.sdui": "let  b = 1\n"],
        outputs: ["a.sdui", "b.sdui"]),
      FaultScenario(
        command: ["preview", "feed.sdui", "--width", "390", "-o", "out.svg"], files: ["out.svg": "old\n"],
        outputs: ["out.svg"]),
      FaultScenario(
        command: ["render", "feed.sdui", "--data", "data.json", "-o", "out.json"],
        files: ["data.json": data, "out.json": "old\n"], outputs: ["out.json"]),
      FaultScenario(
        command: ["validate", "feed.sdui", "response.json", "--prune", "out.json"],
        files: ["response.json": response, "out.json": "old\n"], outputs: ["out.json"]),
      FaultScenario(
        command: ["merge", "feed.sdui", "response.json", "-o", "out.json"],
        files: ["response.json": response, "out.json": "old\n"], outputs: ["out.json"]),
      FaultScenario(
        command: ["clients", "feed.sdui", "-o", "out.json"], files: ["out.json": "old\n"], outputs: ["out.json"]),
      FaultScenario(
        command: ["fixtures", "feed.sdui", "-o", "folder", "--pages", "2"],
        outputs: (pages + [".sduic-fixtures"]).map { "folder/" + $0 } + [standardOutput]),
      FaultScenario(
        command: ["fixtures", "feed.sdui", "-o", "folder", "--pages", "2"],
        files: [
          "folder/.sduic-fixtures": "Feed.edge.json\nFeed.typical.json\n", "folder/Feed.typical.json": "old\n",
          "folder/Feed.edge.json": "old\n", "folder/mine.json": "mine\n",
        ],
        outputs: (pages + [".sduic-fixtures"]).map { "folder/" + $0 } + [standardOutput]),
    ]

    /// Creates the folder before the command runs.
    func folder() throws -> Folder {
      let folder = try Folder(files.merging(["feed.sdui": Self.feed]) { file, _ in file })
      try folder.link("link.json", to: "out.json")
      return folder
    }

    /// The outputs of a run without a fault.
    func expected() throws -> [String: Data] {
      let folder = try folder()
      let run = try folder.sduic(command)
      #expect(run.status == 0, "\(run.ending)")
      return Dictionary(
        uniqueKeysWithValues: outputs.map {
          ($0, $0 == Self.standardOutput ? run.output : folder.contents($0) ?? Data())
        })
    }
  }
#endif
