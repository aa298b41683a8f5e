import Foundation
import SDUIGeneration
import SDUIIR
import TestSupport
import Testing

/// Generated Swift of a program, compiled with a `main` that reads responses and writes what it found.
final class SwiftHarness: Sendable {
  private let folder: Folder
  /// The type of the response of each screen.
  private let types: [String]

  /// What generated code read from one response.
  struct Reading: Decodable, Equatable {
    /// Codes and JSON pointers.
    let faults: [[String]]
    /// The response that was kept, in the canonical form.
    let kept: String?
    /// The faults that are found if a `JSONDecoder` reads the response.
    let decoded: [[String]]
    /// Whether the response that was kept is the same after it is written and read.
    let isStable: Bool
  }

  /// A compiler that has something to say.
  struct CompilerFinding: Error, CustomStringConvertible {
    let description: String
  }

  /// Generates and compiles the code of a program, without warnings.
  ///
  /// - Parameter inBothModes: Whether the language mode of Swift 5 is tried as well.
  init(
    _ program: ClientProgram, _ runtime: SwiftRuntime = .imported, inBothModes: Bool = Repository.isExhaustive
  ) throws {
    folder = try Folder()
    let generated = try generateCode(for: program, .swift(.models, runtime: runtime))
    for file in generated { try folder.write(file.name, file.text) }
    types = generated.map { String($0.name.dropLast(".swift".count)) }.filter { $0.hasSuffix("Response") }
    try folder.write("main.swift", Self.main(types, runtime))
    let files = try folder.names()
    if inBothModes { try Self.compile(["-swift-version", "5", "-typecheck"] + files, in: folder) }
    let objects = runtime == .imported ? try Self.objects() : []
    try Self.compile(["-swift-version", "6", "-wmo", "-o", "harness"] + files + objects, in: folder)
  }

  /// The folder of the products beside the tests.
  private static func products() throws -> URL { try #require(Executable.url).deletingLastPathComponent() }

  /// The objects of the runtime that was built for the tests.
  static func objects() throws -> [String] {
    let folder = try products().appendingPathComponent("SDUIResponse.build").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { $0.hasSuffix(".o") }
      .map { "\(folder)/\($0)" }
  }

  /// Compiles files; warnings are errors.
  static func compile(_ arguments: [String], in folder: Folder) throws {
    let modules = try products().appendingPathComponent("Modules").path
    let options = ["-warnings-as-errors", "-I", modules]
    let run = try Run("swiftc", options + arguments, in: folder.url, patience: 1_200)
    guard run.status == 0 else { throw CompilerFinding(description: run.ending) }
  }

  /// Reads responses, each with the index of its screen.
  func read(_ cases: [ReadingCases.Case]) throws -> [Reading] {
    let lines = cases.map { "\(types[$0.screen]) \(Data($0.bytes).base64EncodedString())\n" }
    try folder.write("input", lines.joined())
    let harness = folder.url.appending(path: "harness").path
    let run = try Run(harness, [folder.url.appending(path: "input").path], patience: 600)
    guard run.status == 0 else { throw CompilerFinding(description: run.ending) }
    let decoder = JSONDecoder()
    return try run.output.split(separator: UInt8(ascii: "\n")).map { try decoder.decode(Reading.self, from: Data($0)) }
  }

  private static func main(_ types: [String], _ runtime: SwiftRuntime) -> String {
    let cases = types.map { "  case \"\($0)\": return try read(\($0).self, data)" }.joined(separator: "\n")
    let dispatch = """
      func read(_ type: String, _ data: Data) throws -> Reading {
        switch type {
      \(cases)
        default: return Reading()
        }
      }

      """
    let imports = runtime == .imported ? "import SDUIResponse\n" : ""
    let conformances = types.map { "extension \($0): Readable {}\n" }.joined()
    return imports + reading + conformances + dispatch + loop
  }

  private static let reading = """
    import Foundation

    struct Reading: Encodable {
      var faults: [[String]] = []
      var kept: String?
      var decoded: [[String]] = []
      var isStable = true
    }

    protocol Readable: ResponseScreen, Equatable {
      associatedtype Section: Equatable
      var sections: [Section] { get }
    }

    func pairs(_ faults: some Sequence<ResponseFault>) -> [[String]] { faults.map { [$0.code.rawValue, $0.pointer] } }

    func read<Response: Readable>(_: Response.Type, _ data: Data) throws -> Reading {
      var reading = Reading()
      do {
        let response = try Response(json: data)
        reading.faults = pairs(response.faults)
        let json = response.json()
        reading.kept = String(decoding: json, as: UTF8.self)
        // An encoder refuses numbers that no `Double` holds, and writes others with other digits.
        let encoded = try? JSONEncoder().encode(response)
        let decoded = try encoded.map { try JSONDecoder().decode(Response.self, from: $0) }
        reading.isStable = try Response(json: json) == response && (decoded?.sections ?? response.sections) == response.sections
      } catch let error as ResponseError { reading.faults = pairs(error.faults) }
      do {
        reading.decoded = pairs(try JSONDecoder().decode(Response.self, from: data).faults)
      } catch let error as ResponseError { reading.decoded = pairs(error.faults)
      } catch { reading.decoded = [["response-syntax", ""]] }
      return reading
    }


    """

  private static let loop = """
    let input = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
    for line in input.split(separator: "\\n") {
      let parts = line.split(separator: " ", omittingEmptySubsequences: false)
      let reading = try read(String(parts[0]), Data(base64Encoded: String(parts[1])) ?? Data())
      print(String(decoding: try JSONEncoder().encode(reading), as: UTF8.self))
    }

    """
}
