#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The library that lets calls fail, built once from `Faults/faults.c`.
  enum FaultLibrary {
    private static let folder = Result { try Folder() }

    /// Its path; `nil` where there is no C compiler.
    static let shared = Result<String?, any Error> {
      let source = Repository.path("Tests/CommandTests/Faults/faults.c")
      let library = try folder.get().url.appending(path: "faults.so").path
      guard let build = try? Run("cc", ["-shared", "-fPIC", "-o", library, source, "-ldl"]), build.status != 127 else {
        try MissingTool.skip("cc")
        return nil
      }
      #expect(build.status == 0, "\(build.ending)")
      return library
    }
  }

  /// One run of a command in which one call fails.
  struct FaultTrial {
    private let scenario: FaultScenario
    private let expected: [String: Data]
    private let fault: FaultTests.Fault
    private let folder: Folder
    private let run: Run
    /// The paths of the call that failed; more than one where later ones fail as well.
    private let marked: String?
    private let place: Comment

    /// Whether there was such a call.
    var hasFired: Bool { marked != nil }

    init(
      _ scenario: FaultScenario, _ expected: [String: Data], _ fault: FaultTests.Fault, _ number: Int, _ library: String
    ) throws {
      self.scenario = scenario
      self.expected = expected
      self.fault = fault
      folder = try scenario.folder()
      let mark = try Folder()
      run = try folder.sduic(
        scenario.command,
        environment: [
          "LD_PRELOAD": library, "SDUIC_FAULT": "\(fault.call) \(fault.mode) \(number)",
          "SDUIC_FAULT_MARK": mark.url.appending(path: "mark").path,
        ])
      marked = mark.contents("mark").map { String(decoding: $0, as: UTF8.self) }
      place = "\(scenario.testDescription): \(fault) \(number) at \(marked ?? ""): \(run.ending)"
    }

    /// Holds what is left against what may be left.
    func judge() {
      if fault.mode == "kill" {
        #expect(run.signal == SIGKILL, place)
      } else {
        #expect(run.status == 0 || run.status == 2 && !fault.isTolerated, place)
      }
      for output in scenario.outputs { judge(output) }
      for (name, text) in scenario.files where !scenario.outputs.contains(name) {
        #expect(folder.contents(name) == Data(text.utf8), "\(name) is no output: \(place)")
      }
      judgeMessage()
      judgeFolder()
      // What an interrupted run leaves blocks no later one.
      guard fault.mode == "kill" || Repository.isExhaustive else { return }
      let later = Result { try folder.sduic(scenario.command) }
      #expect((try? later.get().status) == 0, "a later run: \(place)")
      #expect(temporaries.isEmpty, "left by a later run: \(place)")
      for output in scenario.outputs where output != FaultScenario.standardOutput {
        #expect(folder.contents(output) == expected[output], "\(output) after a later run: \(place)")
      }
    }

    /// Nothing is written, and the tool reports that.
    func expectRefusal() {
      #expect(run.status == 2 && run.output.isEmpty, place)
      for (name, text) in scenario.files { #expect(folder.contents(name) == Data(text.utf8), "\(name): \(place)") }
    }

    private func judge(_ output: String) {
      if output == FaultScenario.standardOutput {
        if run.status == 0 { #expect(run.output == expected[output], place) }
        return
      }
      let old = scenario.files[output].map { Data($0.utf8) }
      let found = folder.contents(output)
      if run.status == 0 {
        #expect(found == expected[output], "\(output) is the new one: \(place)")
      } else {
        #expect(found == old || found == expected[output], "\(output) is the old or the new one: \(place)")
      }
    }

    /// A failure names a file that the user knows: the one that cannot be written, if it was about that.
    private func judgeMessage() {
      guard run.status != 0, fault.mode != "kill", let marked else {
        if run.status == 0 { #expect(run.errors.isEmpty, place) }
        return
      }
      #expect(!run.errorText.contains(".tmp"), place)
      guard run.errorText.hasPrefix("sduic \(scenario.command[0]): ") else {
        #expect(run.errorText.hasPrefix("sduic: the result cannot be written to standard output: "), place)
        #expect(!marked.contains(".sduic-"), place)
        return
      }
      let asked = scenario.command.dropFirst().filter { !$0.hasPrefix("-") }
      let names =
        marked.contains(".sduic-") ? Array(asked.dropFirst(scenario.command[0] == "fmt" ? 0 : 1)) : Array(asked)
      #expect(names.contains { run.errorText.contains("`\($0)") }, place)
    }

    private var names: [String] { ((try? folder.names()) ?? []) + ((try? folder.names("folder")) ?? []) }
    private var temporaries: [String] { names.filter { $0.hasSuffix(".tmp") } }

    /// Nothing half-written stays where the command could remove it, and the list of fixtures knows all of them.
    private func judgeFolder() {
      if fault.mode != "kill", fault.call != "unlink" { #expect(temporaries.isEmpty, place) }
      guard scenario.command[0] == "fixtures" else { return }
      let list = folder.contents("folder/.sduic-fixtures").map { String(decoding: $0, as: UTF8.self) } ?? ""
      let known = list.split(separator: "\n").map(String.init)
      for name in names where name.hasPrefix("Feed.") { #expect(known.contains(name), "\(name) \(place)") }
    }
  }
#endif
