import Foundation
import TestSupport
import Testing

@testable import SDUIWebAssembly

/// Sizes and times of the modules, each at most twice its target. They count in optimized builds: sizes in those of modules,
/// times in those of the tests as well, where nothing else runs.
@Suite(.serialized, .enabled(if: Modules.folder != nil, "`SDUIC_WEB` names no folder with the modules"))
struct ModuleFigureTests {
  private let path = "Shop/home.sdui"

  @Test(.enabled(if: isOptimized, "the build is not optimized")) func sizes() throws {
    let run = try Run("node", [Modules.driver("sizes.mjs"), try #require(Modules.folder)], patience: 300)
    try #require(run.status == 0, "\(run.ending)")
    let found = figures(run.text)
    try expect(found["sdui.wasm"], toReach: 400_000, "bytes of `sdui.wasm`, compressed")
    try expect(found["sdui-compiler.wasm"], toReach: 2_000_000, "bytes of `sdui-compiler.wasm`, compressed")
  }

  @Test(.enabled(if: isOptimized, "the build is not optimized")) func times() throws {
    let folder = try #require(Modules.folder)
    let files = try Programs.examples().filter { $0.key.hasPrefix("Shop/") }
    let project = Native.project(files)
    defer { projects.close(project) }
    let response = try response(of: project)
    let input = try JSONSerialization.data(
      withJSONObject: ["path": path, "files": files, "response": response] as [String: Any])
    let folderOfInput = try Folder(["input": String(decoding: input, as: UTF8.self)])
    let run = try Run(
      "/bin/sh", ["-c", "node '\(Modules.driver("figures.mjs"))' '\(folder)' < input"], in: folderOfInput.url,
      patience: 300)
    try #require(run.status == 0, "\(run.ending)")
    let found = figures(run.text)
    try expect(found["preview"], toReach: 300, "milliseconds to the first preview")
    for (name, milliseconds) in try times(files, project, response) {
      try expect(found[name].map { $0 / milliseconds }, toReach: 3, "times of native: \(name), \(milliseconds) ms")
    }
  }

  @Test(.enabled(if: isOptimized, "the build is not optimized")) func keystrokes() throws {
    let run = try Run(
      "python3", ["-B", Modules.driver("keystrokes.py"), try #require(Modules.folder)], patience: 300)
    try #require(run.status == 0, "\(run.ending)")
    for kind in ["comment", "number"] {
      let slowest = try slowest(kind, run.text)
      try expect(slowest, toReach: 16, "milliseconds from a key in a \(kind) to findings and preview")
    }
  }

  /// The 95th percentile of the keys of one kind.
  private func slowest(_ kind: String, _ text: String) throws -> Double {
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("\(kind) ") }
    // The first keys pay for what is read once.
    let times = lines.compactMap { Double($0.dropFirst(kind.count + 1)) }.dropFirst(10).sorted()
    try #require(times.count > 100)
    return times[times.count * 95 / 100]
  }

  /// The numbers of a driver, by name.
  private func figures(_ text: String) -> [String: Double] {
    var found: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      found[String(words[0])] = words.count == 2 ? Double(words[1]) : nil
    }
    return found
  }

  private func expect(_ number: Double?, toReach target: Double, _ what: String) throws {
    let number = try #require(number, "\(what)")
    print("\(what): \(number), target \(target)")
    #expect(number <= 2 * target, "\(what): \(number), target \(target)")
  }

  /// The milliseconds of the same calls as in `figures.mjs`, in this process.
  private func times(
    _ files: [String: String], _ project: Int32, _ response: String
  ) throws -> [(name: String, milliseconds: Double)] {
    let document = Native.result(project, pathOption) { call throws(Failure) in try compileFile(call) }
    let screen = Native.opened(document) { call throws(Failure) in try openScreen(call) }
    defer { screens.close(screen) }
    let laidOut = try opened(response, of: screen)
    defer { responses.close(laidOut) }
    return [
      (
        name: "compile",
        milliseconds: least {
          let fresh = Native.project(files)
          _ = Native.result(fresh, pathOption) { call throws(Failure) in try compileFile(call) }
          projects.close(fresh)
        }
      ),
      (name: "validate", milliseconds: try least { responses.close(try opened(response, of: screen)) }),
      (
        name: "layout",
        milliseconds: least {
          _ = Native.result(laidOut, #"{"width":390}"#) { call throws(Failure) in try layResponseOut(call) }
        }
      ),
    ]
  }

  private var pathOption: String { #"{"path":\#(Native.quoted(path))}"# }

  /// The largest response of the fixtures.
  private func response(of project: Int32) throws -> String {
    let options = #"{"path":\#(Native.quoted(path)),"profile":"maximal"}"#
    let text = Native.result(project, options) { call throws(Failure) in try makeFixtures(call) }
    let fixtures = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]], "\(text.prefix(200))")
    let response = try #require(fixtures.first?["response"])
    return String(decoding: try JSONSerialization.data(withJSONObject: response), as: UTF8.self)
  }

  private func opened(_ response: String, of screen: Int32) throws(Failure) -> Int32 {
    try openResponse(Call(handle: screen, options: try Options([]), data: Array(response.utf8))).handle
  }

  /// The milliseconds of the fastest of many runs.
  private func least(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var least = Duration.seconds(1_000)
    for _ in 0..<60 { least = min(least, try clock.measure(body)) }
    return least / .milliseconds(1)
  }
}

/// Whether the package is built for release.
private let isOptimized: Bool = {
  #if DEBUG
    false
  #else
    true
  #endif
}()
