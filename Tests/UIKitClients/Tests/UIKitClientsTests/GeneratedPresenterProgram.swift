import Foundation

/// A generated presenter, compiled with a program that runs it in the model of the library.
final class GeneratedPresenterProgram {
  private let file: String
  private let options: [String]
  private let folder = try? TemporaryFolder()

  /// The result of the checks of the presenter.
  struct Result: Decodable {
    let checks: Int
    let differences: [String]
  }

  private var url: URL { folder?.url ?? FileManager.default.temporaryDirectory }

  /// Generates the presenter of a screen and compiles it without warnings.
  ///
  /// - Parameters:
  ///   - checks: A file of the harness with `checkScreen`, which has what only this screen shows.
  ///   - change: Changes the text of a generated file, by its name.
  init(
    _ file: String, options: [String] = [], checks: String = "Presenter/AnyScreen.swift",
    change: (String, String) -> String = { $1 }
  ) throws {
    (self.file, self.options) = (file, options)
    let code = try TemporaryFolder()
    let tool = ProcessInfo.processInfo.environment["SDUIC"] ?? ".build/debug/sduic"
    let run = try Command(
      [tool, "generate", "swift", file, "-o", code.url.path, "--architecture", "presenter"] + options)
    guard run.status == 0 else { throw GeneratedLayoutProgram.Failure(description: run.messages) }
    var texts: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: code.url.path) where name.hasSuffix(".swift") {
      let text = try String(contentsOf: code.url.appendingPathComponent(name), encoding: .utf8)
      texts[name] = change(name, text)
    }
    let screen = texts.keys.first { $0.hasSuffix("Presenter.swift") }.map {
      String($0.dropLast("Presenter.swift".count))
    }
    texts["Views.swift"] = Self.views(screen ?? "", texts[(screen ?? "") + "Presenter.swift"] ?? "")
    texts["main.swift"] = Self.main(screen ?? "", texts)
    for (name, text) in texts {
      try text.write(to: url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try compile(texts.keys.sorted(), checks)
    let variants = options.filter { $0 != "--presenter-version" && $0 != "later" }
    try Examples.sduic(["compile", file, "--compact"] + variants).write(to: url.appendingPathComponent("screen.json"))
  }

  /// A view for each associated type.
  private static func views(_ screen: String, _ presenter: String) -> String {
    var lines = ["import SSCollectionViewPresenter", "import UIKit", "", "enum HarnessViews: \(screen)Views {"]
    for match in presenter.matches(of: /associatedtype (\w+): (\w+)(?:\s+where \w+\.Input == (\w+))?/) {
      let (name, input) = (match.1, match.3.map(String.init) ?? "")
      switch match.2 {
      case "UICollectionReusableView":
        lines.append("  final class \(name): UICollectionReusableView {}")
        continue
      case "SSCollectionViewCellProtocol":
        lines.append("  final class \(name): PresentedCell, SSCollectionViewCellProtocol {")
      default:
        lines.append("  final class \(name): PresentedSupplement, SSCollectionReusableViewProtocol {")
      }
      lines.append("    var configurer: (\(name), \(input)) -> Void { { $0.shown = $1 } }")
      lines.append("  }")
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func main(_ screen: String, _ texts: [String: String]) -> String {
    let layout = texts[screen + "Layout.swift"] ?? ""
    let presenter = texts[screen + "Presenter.swift"] ?? ""
    let hasActions = presenter.contains("perform: @escaping")
    let canThrow = texts[screen + "Document.swift"] != nil && layout.contains("hosted = try")
    let variants = texts[screen + "Variants.swift"]
    let factory = GeneratedLayoutProgram.factory(screen, canThrow: canThrow, variants: variants)
    let argument = variants == nil ? "" : ", variants: generatedVariants"
    let contract = presenter.contains("ViewModelUnitRepresentable") ? "ViewModel" : "ServerState"
    return """
      import SDUICollectionView
      import SSCollectionViewPresenter
      import UIKit

      typealias GeneratedResponse = \(screen)Response
      typealias GeneratedSection = \(screen)Section
      typealias GeneratedSnapshot = \(screen)Snapshot
      typealias GeneratedPresenter = \(screen)Presenter<HarnessViews>
      typealias GeneratedUnit = \(contract)UnitRepresentable
      \(factory)
      let isFlowLayout = false
      let carouselNames: Set<String> = [\(GeneratedLayoutProgram.carousels(of: layout).joined(separator: ", "))]
      @MainActor func carousel(_ section: \(screen)Section, _ environment: ScreenEnvironment) -> CarouselCollectionViewLayout? {
        \(layout.contains("public func carousel(") ? "factory.carousel(section, environment)" : "nil")
      }
      @MainActor func makePresenter(
        _ view: UICollectionView, _ mode: SSCollectionViewPresenter.DataSourceMode, _ perform: @escaping (any Encodable) -> Void
      ) throws -> GeneratedPresenter {
        \(canThrow ? "try " : "")GeneratedPresenter(
          view, views: HarnessViews.self\(argument), dataSourceMode: mode\(hasActions ? ", perform: { perform($0) }" : ""))
      }

      if CommandLine.arguments[1] == "behaviour" {
        try PresenterRun.run(CommandLine.arguments)
      } else {
        try HarnessRun.run(CommandLine.arguments)
      }

      """
  }

  private func compile(_ names: [String], _ checks: String) throws {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    var arguments = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-wmo"]
    arguments += ["-I", products.appendingPathComponent("Modules").path]
    arguments += ["-o", url.appendingPathComponent("harness").path]
    arguments += names.map { url.appendingPathComponent($0).path }
    let harness = Examples.checkout.appendingPathComponent("Tests/UIKitClients/Harness")
    arguments += [
      "ExpectedFrames.swift", "HarnessRun.swift", "HarnessVariants.swift", "LayoutEnvironment+Model.swift",
      "LayoutHarness.swift", "MeasuredItems.swift", "Presenter/PresenterRun.swift", "Presenter/ShownLayout.swift",
      "ShownCarousel.swift", checks,
    ].map { harness.appendingPathComponent($0).path }
    for module in [
      "UIKit", "UIKitModelDriver", "SDUICollectionView", "SwiftUI", "SSCollectionViewPresenter", "SDUIResponse", "SDUI",
      "SDUIContract",
      "SDUILayout", "SDUIIR", "SDUIJSON",
    ] {
      let objects = products.appendingPathComponent(module + ".build")
      let files = try FileManager.default.contentsOfDirectory(atPath: objects.path).sorted()
      arguments += files.filter { $0.hasSuffix(".o") }.map { objects.appendingPathComponent($0).path }
    }
    let run = try Command(arguments)
    guard run.status == 0 else {
      throw GeneratedLayoutProgram.Failure(description: file + ": " + run.messages.suffix(4_000))
    }
  }

  /// Compares what the presenter shows of three pages, which have units in common, with the pages that `sduic` joins.
  ///
  /// - Parameter fault: The number of a fault in the code; 0 for none.
  func check(fault: Int = 0) throws -> Result {
    let pages = try ["typical", "maximal", "edge"].enumerated().map { number, profile in try page(number, profile) }
    let all = try joined(pages, "all.json")
    let others = try joined([pages[0], pages[2]], "others.json")
    let screen = url.appendingPathComponent("screen.json")
    let paths = [screen, all, others] + pages
    let run = try Command(
      [url.appendingPathComponent("harness").path, "behaviour"] + paths.map { $0.path }, fault: fault)
    // A fault that stops the program is found, too.
    guard run.status == 0 else { return Result(checks: 0, differences: [file + ": " + run.messages.suffix(2_000)]) }
    return try JSONDecoder().decode(Result.self, from: run.output)
  }

  /// Compares frames with those of the interpreter.
  func compareFrames(widths: [Double], fault: Int = 0) throws -> GeneratedLayoutProgram.Result {
    let list = widths.map { String($0) }.joined(separator: ",")
    let screen = url.appendingPathComponent("screen.json").path
    let responses = try ["typical", "edge"].enumerated().map { try page($0, $1).path }
    let run = try Command([url.appendingPathComponent("harness").path, screen, list] + responses, fault: fault)
    guard run.status == 0 else {
      throw GeneratedLayoutProgram.Failure(description: file + ": " + run.messages.suffix(4_000))
    }
    return try JSONDecoder().decode(GeneratedLayoutProgram.Result.self, from: run.output)
  }

  /// A generated response of a profile, as the page of a number.
  private func page(_ number: Int, _ profile: String) throws -> URL {
    let file = url.appendingPathComponent("page-\(number).json")
    if FileManager.default.fileExists(atPath: file.path) { return file }
    let output = url.appendingPathComponent("pages-\(number)")
    let variants = options.filter { $0 != "--presenter-version" && $0 != "later" }
    _ = try Examples.sduic(["fixtures", self.file, "-o", output.path, "--profile", profile] + variants)
    let names = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
    let name = names.first { $0.hasSuffix(".json") && !$0.hasPrefix(".") } ?? ""
    var text = try String(contentsOf: output.appendingPathComponent(name), encoding: .utf8)
    if let range = text.firstRange(of: /"page" ?: ?\d+/) {
      text.replaceSubrange(range, with: "\"page\": \(number)")
    } else if let brace = text.firstIndex(of: "{") {
      text.insert(contentsOf: " \"page\": \(number),", at: text.index(after: brace))
    }
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private func joined(_ pages: [URL], _ name: String) throws -> URL {
    let output = url.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: output.path) { return output }
    let tool = ProcessInfo.processInfo.environment["SDUIC"] ?? ".build/debug/sduic"
    let run = try Command(
      [tool, "merge", url.appendingPathComponent("screen.json").path, "-o", output.path] + pages.map { $0.path })
    // The status 3 means that parts were left out, as the client leaves them out.
    guard [0, 3].contains(run.status) else { throw GeneratedLayoutProgram.Failure(description: run.messages) }
    return output
  }
}
