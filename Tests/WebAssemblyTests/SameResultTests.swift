import Foundation
import TestSupport
import Testing

@testable import SDUIWebAssembly

/// The module of WebAssembly gives what the same functions give natively, byte for byte: compiled Swift means the same.
@Suite(.serialized, .enabled(if: Modules.folder != nil, "`SDUIC_WEB` names no folder with the modules"))
struct SameResultTests {
  // Proofs take most of the time, since the native side is not optimized.

  @Test func examples() throws { try compare(Corpus.examples, provingEach: Repository.isExhaustive ? 1 : 3) }

  @Test func goldenCases() throws {
    try compare(Repository.sample(Corpus.goldens, oneOf: 2), provingEach: Repository.isExhaustive ? 1 : 10)
  }

  @Test func randomScreens() throws {
    let count: UInt64 = Repository.isExhaustive ? 2_000 : 60
    try compare(
      (0..<count).map { seed in
        Sample(
          name: "seed \(seed)", main: "main.sdui", files: ["main.sdui": RandomProgram(seed: seed * 7 + 1).text])
      }, provingEach: Repository.isExhaustive ? 8 : 40)
  }

  @Test func chromiumGivesWhatNodeGives() throws {
    let lines = Self.calls(of: Repository.sample(Corpus.examples + Corpus.goldens, oneOf: 11))
    let (node, chromium) = (try Self.results(of: lines, .node), try Self.results(of: lines, .chromium))
    for ((line, node), chromium) in zip(zip(lines, node), chromium) {
      #expect(node == chromium, "\(line.prefix(200))")
    }
  }

  private static let environments = [
    "{}", #"{"width":331,"direction":"rtl"}"#, #"{"device":"ipad-pro-11 landscape"}"#,
  ]

  /// - Parameter step: Every so many are proved as well.
  private func compare(_ samples: [Sample], provingEach step: Int = 1) throws {
    let results = try Self.results(of: Self.calls(of: samples, provingEach: step), .node)
    for (index, (sample, line)) in zip(samples, results).enumerated() {
      let found = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
      var expected = native(sample, Self.environments[index % Self.environments.count])
      if index.isMultiple(of: step) { expected["proofs"] = nativeProofs(of: sample) }
      #expect(found.keys.sorted() == expected.keys.sorted())
      for (name, text) in expected.sorted(by: { $0.key < $1.key }) {
        #expect(found[name].map { $0 == text || isFailure($0, as: text) } == true, "\(name) of \(sample)")
      }
    }
  }

  /// The calls of some samples, one in a line.
  private static func calls(of samples: [Sample], provingEach step: Int = 1) -> [String] {
    samples.enumerated().map { index, sample in
      let environment = Data(environments[index % environments.count].utf8)
      let call: [String: Any] = [
        "files": sample.files, "path": sample.main, "proves": index.isMultiple(of: step),
        "environment": (try? JSONSerialization.jsonObject(with: environment)) ?? [:],
      ]
      return String(decoding: (try? JSONSerialization.data(withJSONObject: call)) ?? Data(), as: UTF8.self)
    }
  }

  private enum Host {
    case node, chromium
  }

  /// The lines that a host writes for these.
  private static func results(of calls: [String], _ host: Host) throws -> [Substring] {
    let folder = try #require(Modules.folder)
    let input = try Folder(["calls": calls.joined(separator: "\n")])
    let command =
      switch host {
      case .node: "node '\(Modules.driver("modules.mjs"))'"
      case .chromium: "python3 -B '\(Modules.driver("modules.py"))'"
      }
    let run = try Run("/bin/sh", ["-c", "\(command) '\(folder)' < calls"], in: input.url, patience: 1_200)
    try #require(run.status == 0, "\(run.ending)")
    let results = run.text.split(separator: "\n")
    try #require(results.count == calls.count)
    return results
  }

  /// Whether both are the same failure: the module gives the findings of its text as a list.
  private func isFailure(_ found: String, as expected: String) -> Bool {
    guard let found = try? JSONSerialization.jsonObject(with: Data(found.utf8)) as? [String: Any],
      let expected = try? JSONSerialization.jsonObject(with: Data(expected.utf8)) as? [String: Any],
      let code = found["code"] as? String, code == expected["code"] as? String,
      let message = found["message"] as? String, message == expected["message"] as? String
    else { return false }
    let diagnostics = (expected["findings"] as? [String: Any])?["diagnostics"] as? NSArray
    return found["findings"] as? NSArray == diagnostics
  }

  /// A project keeps its last preview, which is drawn anew whenever the screen or what is asked for changes.
  @Test func previewsFollowTheText() {
    let text = { (comment: String, field: String, height: Int, count: String) in
      "// \(comment)\ncomponent Card { id: ID, \(field): Text }\n"
        + "screen S { section a: list { \(count)unit Card { height: \(height) } } }\n"
    }
    let options = { (width: Int) in #"{"path":"a.sdui","form":"picture","widths":[\#(width)]}"# }
    let steps: [(text: String, options: String)] = [
      (text("one", "title", 60, ""), options(390)), (text("two", "title", 60, ""), options(390)),
      (text("two", "title", 61, ""), options(390)), (text("two", "price", 61, ""), options(390)),
      (text("two", "price", 61, ""), options(391)), ("screen", options(391)),
      (text("one", "price", 61, ""), options(391)), (text("one", "price", 61, "maxItems: 2\n"), options(391)),
      (text("one", "price", 62, "maxItems: 2\n"), options(391)),
    ]
    let project = Native.project(["a.sdui": ""])
    defer { projects.close(project) }
    var pictures: [String] = []
    for step in steps {
      _ = Native.result(project, #"{"path":"a.sdui"}"#, step.text) { call throws(Failure) in try writeFile(call) }
      pictures.append(
        Native.result(project, step.options) { call throws(Failure) in try previewFile(call) })
      let fresh = Native.project(["a.sdui": step.text])
      defer { projects.close(fresh) }
      #expect(
        pictures.last == Native.result(fresh, step.options) { call throws(Failure) in try previewFile(call) })
    }
    // The comment alone changes nothing, and neither does the detour by a text without a screen.
    #expect(pictures[0] == pictures[1] && pictures[4] == pictures[6])
    #expect(Set(pictures).count == 7)
  }

  private func nativeProofs(of sample: Sample) -> String {
    let project = Native.project(sample.files)
    defer { projects.close(project) }
    let path = #"{"path":\#(Native.quoted(sample.main))}"#
    return Native.result(project, path) { call throws(Failure) in try proveFile(call) }
  }

  /// The same calls without WebAssembly.
  private func native(_ sample: Sample, _ environment: String) -> [String: String] {
    let project = Native.project(sample.files)
    defer { projects.close(project) }
    let path = #"{"path":\#(Native.quoted(sample.main))}"#
    let picture = #"{"path":\#(Native.quoted(sample.main)),"form":"picture"}"#
    let document = Native.result(project, path) { call throws(Failure) in try compileFile(call) }
    var expected = [
      "findings": Native.result(project, path) { call throws(Failure) in try checkFile(call) },
      "document": document,
      "formatted": Native.result(project, path) { call throws(Failure) in try formatFile(call) },
      "picture": Native.result(project, picture) { call throws(Failure) in try previewFile(call) },
      "fixtures": Native.result(project, path) { call throws(Failure) in try makeFixtures(call) },
    ]
    var screen: Int32 = 0
    let failure = Native.result(0, "{}", document) { call throws(Failure) in
      let answer = try openScreen(call)
      screen = answer.handle
      return answer
    }
    expected["layout"] =
      screen == 0 ? failure : Native.result(screen, environment) { call throws(Failure) in try layScreenOut(call) }
    screens.close(screen)
    return expected
  }
}
