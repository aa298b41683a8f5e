import Foundation
import Testing

extension GeneratedLayoutProgram {
  /// The views are classes that remember their view models.
  static func listMain(_ screen: String, _ code: URL) throws -> String {
    let source = try String(
      contentsOf: code.appendingPathComponent(screen + "ListAdapterDataSource.swift"), encoding: .utf8)
    let views = try listViews(screen, code)
    let sections = try sectionCases(screen, code)
    let hasVariants = FileManager.default.fileExists(
      atPath: code.appendingPathComponent(screen + "Variants.swift").path)
    let argument = hasVariants ? "variants: generatedVariants, " : ""
    let handler = source.contains("perform: @escaping") ? " { ListRun.perform($0, $1) }" : ""
    return try "import IGListKit\n" + flowDeclarations(screen, code) + """
      typealias GeneratedListObject = \(screen)ListObject
      typealias GeneratedDataSource = \(screen)ListAdapterDataSource<HarnessViews>

      @MainActor func makeListLayout(_ adapter: ListAdapter) throws -> ScreenFlowLayout {
        try GeneratedDataSource.layout(for: adapter\(hasVariants ? ", variants: generatedVariants" : ""))
      }

      @MainActor func makeDataSource(_ response: GeneratedResponse) -> GeneratedDataSource {
        GeneratedDataSource(response, \(argument)views: HarnessViews.self)\(handler)
      }

      enum HarnessViews: \(screen)Views {
        \(views.joined(separator: "\n  "))
      }

      extension GeneratedSection {
        /// The section with a change of its units.
        func changed(by change: ListChange) -> GeneratedSection {
          switch self {
          \(sections.joined(separator: "\n    "))
          }
        }
      }

      try ListRun.run(CommandLine.arguments)

      """
  }

  /// The members of the type of views.
  private static func listViews(_ screen: String, _ code: URL) throws -> [String] {
    let views = try String(contentsOf: code.appendingPathComponent(screen + "Views.swift"), encoding: .utf8)
    let classes = views.matches(of: /associatedtype (\w+): (\w+)/).map { match in
      "final class \(match.1): \(match.2 == "UICollectionViewCell" ? "HarnessListCell" : "HarnessListView") {}"
    }
    let empty = views.firstMatch(of: /static func emptyView\(_ empty: (\w+)\)/).map {
      "static func emptyView(_ empty: \($0.1)) -> UIView { UIView() }"
    }
    return classes + [empty].compactMap { $0 }
  }

  /// The cases of a switch that changes the units of any section.
  private static func sectionCases(_ screen: String, _ code: URL) throws -> [String] {
    let response = try String(contentsOf: code.appendingPathComponent(screen + "Response.swift"), encoding: .utf8)
    let choice =
      response.components(separatedBy: "enum \(screen)Section:").last?.components(separatedBy: "\n}")[0] ?? ""
    return choice.matches(of: /case (`?\w+`?)\((\w+)\)/).map { match in
      let type = response.components(separatedBy: "struct \(match.2): Hashable").last ?? ""
      let list = type.components(separatedBy: "\n}")[0].contains("public var sections:") ? "sections" : "units"
      let change = "section.\(list) = change.apply(section.\(list))"
      return "case .\(match.1)(var section): \(change); return .\(match.1)(section)"
    }
  }

  /// The reactions of a list to selections and moves of items.
  struct Events: Decodable, Equatable {
    var actions: [String]
    var movable: [[Bool]]
    var afterMove: [String]
  }

  /// Selects and moves the items of a response.
  ///
  /// - Parameter fault: The number of a fault in the code; 0 for none.
  func events(response: URL, fault: Int = 0) throws -> Events {
    let screen = folder.url.appendingPathComponent("screen.json").path
    let run = try Command(
      [folder.url.appendingPathComponent("harness").path, screen, "events", response.path], fault: fault)
    guard run.status == 0 else { throw Failure(description: file + ": " + run.messages.suffix(4_000)) }
    return try JSONDecoder().decode(Events.self, from: run.output)
  }

  /// Follows measured sizes while the data of a response move.
  ///
  /// - Parameter fault: The number of a fault in the code; 0 for none.
  func measuredSizes(response: URL, fault: Int = 0) throws -> Result {
    let screen = folder.url.appendingPathComponent("screen.json").path
    let run = try Command(
      [folder.url.appendingPathComponent("harness").path, screen, "measured", response.path], fault: fault)
    guard run.status == 0 else { throw Failure(description: file + ": " + run.messages.suffix(4_000)) }
    return try JSONDecoder().decode(Result.self, from: run.output)
  }

  /// The `layoutId` of the screen.
  func layoutId() throws -> String? {
    let url = try #require(fixtures(profiles: ["typical"]).first)
    let text = try String(contentsOf: url, encoding: .utf8)
    return text.firstMatch(of: /"layoutId": "([^"]*)"/).map { String($0.1) }
  }
}
