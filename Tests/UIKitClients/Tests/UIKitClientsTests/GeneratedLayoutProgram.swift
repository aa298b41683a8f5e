import Foundation

/// A folder that is deleted with this object.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// A run of a tool, with what it prints.
struct Command {
  let status: Int32
  let output: Data
  let messages: String

  /// Runs a tool in the checkout.
  init(_ arguments: [String], fault: Int = 0) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = Examples.checkout
    process.environment = ProcessInfo.processInfo.environment.merging(["SEEDED_FAULT": String(fault)]) { $1 }
    let (output, messages) = (Pipe(), TemporaryFile())
    process.standardOutput = output
    process.standardError = try messages.handle()
    try process.run()
    self.output = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    self.messages = try messages.text()
  }

  /// Generates the layout of a screen.
  init(
    _ file: String, into folder: TemporaryFolder, architecture: GeneratedArchitecture = .diffable,
    options: [String] = []
  ) throws {
    let tool = ProcessInfo.processInfo.environment["SDUIC"] ?? ".build/debug/sduic"
    try self.init(
      [tool, "generate", "swift", file, "-o", folder.url.path, "--architecture", architecture.rawValue] + options)
  }

  /// The output of a tool, which is read while it runs.
  private final class TemporaryFile {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    func handle() throws -> FileHandle {
      try Data().write(to: url)
      return try FileHandle(forWritingTo: url)
    }

    func text() throws -> String {
      defer { try? FileManager.default.removeItem(at: url) }
      return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }
  }
}

/// A form of generated layouts.
enum GeneratedArchitecture: String {
  case diffable
  case flowLayout = "flow-layout"
  case swiftUI = "swiftui"
  case iglistkit
}

/// Generated code of a screen, compiled with a program that compares its frames.
final class GeneratedLayoutProgram {
  let file: String
  private let options: [String]
  private let architecture: GeneratedArchitecture
  let folder: TemporaryFolder

  /// The result of the program.
  struct Result: Decodable {
    let frames: Int
    let layouts: Int
    let differenceCount: Int
    let differences: [String]
  }

  /// A tool that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Generates the code of a screen and compiles it without warnings.
  ///
  /// - Parameters:
  ///   - isEmbedded: Whether the sources of the runtime are part of the code.
  ///   - change: Changes the text of a generated file, by its name.
  init(
    _ file: String, _ architecture: GeneratedArchitecture = .diffable, options: [String] = [],
    isEmbedded: Bool = false, change: (String, String) -> String = { $1 }
  ) throws {
    (self.file, self.options, self.architecture, folder) = (file, options, architecture, try TemporaryFolder())
    let code = try TemporaryFolder()
    let runtime = ["--runtime", isEmbedded ? "embedded" : "imported"]
    let run = try Command(file, into: code, architecture: architecture, options: options + runtime)
    guard run.status == 0 else { throw Failure(description: run.messages) }
    var names: [String] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: code.url.path) where name.hasSuffix(".swift") {
      let text = try String(contentsOf: code.url.appendingPathComponent(name), encoding: .utf8)
      try change(name, text).write(to: folder.url.appendingPathComponent(name), atomically: true, encoding: .utf8)
      names.append(name)
    }
    let screen =
      names.first { $0.hasSuffix("Response.swift") }.map { String($0.dropLast("Response.swift".count)) } ?? ""
    let main =
      switch architecture {
      case .diffable: try Self.compositionalMain(screen, names, code.url)
      case .flowLayout: try Self.flowMain(screen, code.url)
      case .swiftUI: try Self.screenMain(screen, code.url)
      case .iglistkit: try Self.listMain(screen, code.url)
      }
    try main.write(to: folder.url.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    try compile(names + ["main.swift"])
    let document = try Examples.sduic(["compile", file, "--compact"] + options)
    try document.write(to: folder.url.appendingPathComponent("screen.json"))
  }

  /// The names of generated types, and the kinds of decoration views of a file.
  static func types(_ screen: String, kindsOf file: String, _ folder: URL) throws -> String {
    let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    let kinds = text.matches(of: /Kind = (".*")/).map { String($0.1) }
    let response = try String(contentsOf: folder.appendingPathComponent(screen + "Response.swift"), encoding: .utf8)
    // A name that the runtime has gets a number.
    let section = response.firstMatch(of: /public var sections: \[(\w+)\]/)?.1 ?? "Never"
    return """
      import SDUICollectionView
      import UIKit

      typealias GeneratedResponse = \(screen)Response
      typealias GeneratedSection = \(section)
      typealias GeneratedSnapshot = \(screen)Snapshot
      typealias GeneratedSectionIdentifier = \(screen)SectionIdentifier
      typealias GeneratedItemIdentifier = \(screen)ItemIdentifier
      let decorationKinds: [String] = [\(kinds.joined(separator: ", "))]

      """
  }

  private static func flowMain(_ screen: String, _ code: URL) throws -> String {
    try flowDeclarations(screen, code) + """
      if CommandLine.arguments[2] == "invalidation" {
        try InvalidationRun.run(CommandLine.arguments)
      } else {
        try HarnessRun.run(CommandLine.arguments)
      }

      """
  }

  static func flowDeclarations(_ screen: String, _ code: URL) throws -> String {
    let variants = try? String(contentsOf: code.appendingPathComponent(screen + "Variants.swift"), encoding: .utf8)
    let argument = variants == nil ? "" : "variants: generatedVariants, "
    return try types(screen, kindsOf: screen + "FlowLayout.swift", code)
      + (variants.map { Self.variants(screen, $0) } ?? "")
        + """
        let isFlowLayout = true
        let factory = FlowFactory()
        @MainActor func makeSnapshot(_ response: \(screen)Response, _ environment: ScreenEnvironment) -> \(screen)Snapshot {
          \(screen)Snapshot(response, \(argument)in: environment)
        }
        let carouselNames: Set<String> = []
        @MainActor func carousel(_ section: GeneratedSection, _ environment: ScreenEnvironment) -> CarouselCollectionViewLayout? { nil }

        /// Makes layouts as the factories of other architectures do.
        @MainActor struct FlowFactory {
          func layout(_ sections: @escaping @MainActor (Int) -> GeneratedSection?) -> \(screen)FlowLayout {
            guard let layout = try? \(screen)FlowLayout(\(argument)sections: sections) else {
              fatalError("The interpreter cannot read the generated document.")
            }
            return layout
          }

          func contentInset(for response: \(screen)Response, _ environment: ScreenEnvironment) -> UIEdgeInsets {
            layout { _ in nil }.contentInset(for: response, environment)
          }
        }

        """
  }

  private func compile(_ names: [String]) throws {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    var arguments = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-wmo"]
    arguments += ["-I", products.appendingPathComponent("Modules").path]
    arguments += ["-o", folder.url.appendingPathComponent("harness").path]
    arguments += names.map { folder.url.appendingPathComponent($0).path }
    let harness = Examples.checkout.appendingPathComponent("Tests/UIKitClients/Harness")
    switch architecture {
    case .diffable: arguments += try Self.files(in: harness, ".swift")
    case .flowLayout:
      arguments += try Self.files(in: harness, ".swift")
      arguments += try Self.files(in: harness.appendingPathComponent("Flow"), ".swift")
    case .iglistkit:
      for folder in [harness, harness.appendingPathComponent("Flow"), harness.appendingPathComponent("List")] {
        arguments += try Self.files(in: folder, ".swift")
      }
    case .swiftUI:
      for name in ["MeasuredItems.swift", "HarnessVariants.swift"] {
        arguments.append(harness.appendingPathComponent(name).path)
      }
      arguments += try Self.files(in: harness.appendingPathComponent("Screen"), ".swift")
    }
    let models = architecture == .swiftUI ? [] : ["UIKitModelDriver", "IGListKit"]
    for module in Self.runtimeModules + models {
      arguments += try Self.files(in: products.appendingPathComponent(module + ".build"), ".o")
    }
    let run = try Command(arguments)
    guard run.status == 0 else { throw Failure(description: file + ": " + run.messages.suffix(4_000)) }
  }

  /// The modules of the runtime, with the models that they import.
  static let runtimeModules = [
    "UIKit", "SwiftUI", "SDUIResponse", "SDUI", "SDUIContract", "SDUILayout", "SDUIIR", "SDUIJSON",
    "SDUICollectionView",
  ]

  private static func files(in folder: URL, _ ending: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return names.filter { $0.hasSuffix(ending) }.map { folder.appendingPathComponent($0).path }
  }

  /// Compares all frames at some widths, with the content of some responses.
  ///
  /// - Parameter fault: The number of a fault in the code; 0 for none.
  func compare(widths: [Double], responses: [URL], fault: Int = 0) throws -> Result {
    let list = widths.map { String($0) }.joined(separator: ",")
    let screen = folder.url.appendingPathComponent("screen.json").path
    let run = try Command(
      [folder.url.appendingPathComponent("harness").path, screen, list] + responses.map { $0.path }, fault: fault)
    guard run.status == 0 else { throw Failure(description: file + ": " + run.messages.suffix(4_000)) }
    return try JSONDecoder().decode(Result.self, from: run.output)
  }

  /// Counts how often a flow layout computes metrics while its surroundings change.
  ///
  /// - Parameter fault: The number of a fault in the code; 0 for none.
  func countComputations(response: URL, fault: Int = 0) throws -> [String: Int] {
    let screen = folder.url.appendingPathComponent("screen.json").path
    let run = try Command(
      [folder.url.appendingPathComponent("harness").path, screen, "invalidation", response.path], fault: fault)
    guard run.status == 0 else { throw Failure(description: file + ": " + run.messages.suffix(4_000)) }
    return try JSONDecoder().decode([String: Int].self, from: run.output)
  }

  /// A generated response for each profile.
  func fixtures(profiles: [String]) throws -> [URL] {
    try profiles.flatMap { try responses(["--profile", $0], named: $0) }
  }

  /// Generated responses that show what others do not.
  func coverage(atMost count: Int) throws -> [URL] {
    Array(try responses(["--cover"], named: "cover").prefix(count))
  }

  private func responses(_ arguments: [String], named name: String) throws -> [URL] {
    let output = folder.url.appendingPathComponent(name)
    _ = try Examples.sduic(["fixtures", file, "-o", output.path] + arguments + options)
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    return names.filter { $0.hasSuffix(".json") && !$0.contains("coverage") && !$0.hasPrefix(".") }
      .map { output.appendingPathComponent($0) }
  }
}
