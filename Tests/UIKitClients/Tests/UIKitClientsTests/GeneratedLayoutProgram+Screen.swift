import Foundation

extension GeneratedLayoutProgram {
  /// Views with the names of the components, for the protocol of a screen. A button performs the action of the first event
  /// of a component, and a toggle that of each other one.
  static func screenMain(_ screen: String, _ code: URL) throws -> String {
    let view = try String(contentsOf: code.appendingPathComponent(screen + "Screen.swift"), encoding: .utf8)
    let components = try String(contentsOf: code.appendingPathComponent("Components.swift"), encoding: .utf8)
    let variants = try? String(contentsOf: code.appendingPathComponent(screen + "Variants.swift"), encoding: .utf8)
    let argument = variants == nil ? "" : "variants: generatedVariants, "
    let arguments = arguments(of: view)
    return """
      import Foundation
      import SDUI
      import SDUICollectionView
      import SwiftUI

      typealias GeneratedResponse = \(screen)Response
      typealias GeneratedSnapshot = \(screen)Snapshot
      typealias GeneratedSectionIdentifier = \(screen)SectionIdentifier
      typealias GeneratedItemIdentifier = \(screen)ItemIdentifier
      \(variants.map { Self.variants(screen, $0) } ?? "")
      @MainActor func makeSnapshot(
        _ response: \(screen)Response, _ environment: ScreenEnvironment, toggled: Set<\(screen)SectionIdentifier> = []
      ) -> \(screen)Snapshot { \(screen)Snapshot(response, toggled: toggled, \(argument)in: environment) }

      /// The views of the components.
      struct HarnessViews: \(screen)Views {
      \(stubs(of: view, components).joined(separator: "\n"))
      }

      @MainActor func makeScreen(_ response: \(screen)Response, _ state: HarnessState) -> \(screen)Screen<HarnessViews> {
        \(screen)Screen(response, views: HarnessViews()\(arguments))
      }

      if CommandLine.arguments[2] == "events" {
        try await ScreenEvents.run(CommandLine.arguments)
      } else {
        try ScreenRun.run(CommandLine.arguments)
      }

      """
  }

  /// The arguments of a screen after its views, by its text.
  private static func arguments(of view: String) -> String {
    [
      ("perform: @escaping", ", perform: { state.perform($0) }"), ("variants: ", ", variants: generatedVariants"),
      ("onNextPage:", ", onNextPage: { state.requestPage(after: $0) }"),
      ("toggled: Binding<", ", toggled: state.toggled"),
    ].filter { view.contains($0.0) }.map { $0.1 }.joined()
  }

  /// The methods that make views, by the protocol of a screen.
  private static func stubs(of view: String, _ components: String) -> [String] {
    let method = /@ViewBuilder func (`?\w+`?)\(\s*(?:_ unit: (\w+))?(.*?)\s*\) -> \w+View/.dotMatchesNewlines()
    return view.matches(of: method).map { match in
      let type = match.2.map(String.init)
      // A component with the name of a type of the library has a suffix.
      let name = type.map { $0.hasSuffix("Component") ? String($0.dropLast("Component".count)) : $0 }
      let parameters = type.map { "_ unit: \($0)\(match.3)" } ?? ""
      let content = "ModelView(\"\(name ?? String(match.1))\")"
      let events = type.map { Self.events(of: $0, in: components) } ?? []
      return "  func \(match.1)(\(parameters)) -> some View { \(Self.controls(events, around: content)) }"
    }
  }

  /// The events of a component by their names, with what performs their actions.
  private static func events(of type: String, in components: String) -> [(name: String, action: String)] {
    let text =
      components.components(separatedBy: "\nextension \(type) {\n").last { $0.contains("What happens on") } ?? ""
    let own = text.components(separatedBy: "\n}\n")[0]
    return own.matches(of: /What happens on `([^`]*)`\.\n +public var (\w+): \w+(\??)/).map { match in
      let perform = "perform(unit.\(match.2))"
      let optional = "if let action = unit.\(match.2) { perform(action) }"
      return (String(match.1), match.3.isEmpty ? perform : optional)
    }
  }

  private static func controls(_ events: [(name: String, action: String)], around content: String) -> String {
    guard let first = events.first else { return content }
    let button = "Button { \(first.action) } label: { \(content) }"
    let toggles = events.dropFirst().map { event in
      "Toggle(\"\(event.name)\", isOn: Binding(get: { false }, set: { _ in \(event.action) }))"
    }
    return toggles.isEmpty ? button : "\(button).overlay { \(toggles.joined(separator: "; ")) }"
  }

  /// The events of a screen that shows responses one after the other.
  struct ScreenEventResult: Decodable {
    /// The events of each response.
    let events: [[String]]
    let frames: Int
    let differences: [String]
  }

  /// Shows responses one after the other, scrolls, turns pages and touches all controls.
  ///
  /// - Parameter fault: The number of a fault in the code; 0 for none.
  func screenEvents(responses: [URL], fault: Int = 0) throws -> ScreenEventResult {
    let screen = folder.url.appendingPathComponent("screen.json").path
    let run = try Command(
      [folder.url.appendingPathComponent("harness").path, screen, "events"] + responses.map { $0.path }, fault: fault)
    guard run.status == 0 else { throw Failure(description: file + ": " + run.messages.suffix(4_000)) }
    return try JSONDecoder().decode(ScreenEventResult.self, from: run.output)
  }
}
