import Foundation
import SDUI
import SDUICollectionView
import SwiftUI

/// The state that an app keeps beside a screen, and the events of the screen.
@MainActor final class HarnessState {
  private var sections: Set<GeneratedSectionIdentifier> = []
  private var events: [String] = []

  /// The sections that a person has opened or closed.
  var toggled: Binding<Set<GeneratedSectionIdentifier>> {
    Binding(
      get: { self.sections },
      set: { new in
        self.events += self.sections.symmetricDifference(new).map { "toggled \($0)" }.sorted()
        self.sections = new
      })
  }

  /// Remembers an action.
  func perform(_ action: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    events.append((try? encoder.encode(action)).map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  /// Remembers that the page after a response is asked for.
  func requestPage(after response: GeneratedResponse) { events.append("the page after \(response.page)") }

  /// The events since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }
}

/// Shows responses one after the other on one screen that keeps its state, and writes down what happens while a person
/// scrolls, turns pages and touches controls.
@MainActor final class ScreenEvents {
  struct Result: Encodable {
    /// The events of each response.
    let events: [[String]]
    let frames: Int
    let differences: [String]
  }

  private let harness: ScreenHarness
  private let environment = HarnessEnvironment(width: 390, height: 600)
  private let state = HarnessState()
  private let shown: ModelScreen
  private var log: [String] = []

  private init(_ screen: Screen) {
    harness = ScreenHarness(screen)
    shown = ModelScreen(environment.context(naturalSizes: [:]))
  }

  /// Reads `SCREEN events RESPONSE…` and prints the result.
  static func run(_ arguments: [String]) async throws {
    ModelContext.keyPath = ExpectedViews.path
    let events = ScreenEvents(try Screen(json: Array(Data(contentsOf: URL(fileURLWithPath: arguments[1])))))
    var all: [[String]] = []
    for path in arguments[3...] {
      try await events.show(Array(Data(contentsOf: URL(fileURLWithPath: path))), isBrief: path.hasSuffix("brief.json"))
      all.append(events.log)
      events.log = []
    }
    let result = Result(events: all, frames: events.harness.frameCount, differences: events.harness.differences)
    print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
  }

  /// Shows a response, briefly or until all of it has been scrolled and touched.
  private func show(_ json: [UInt8], isBrief: Bool) async throws {
    let response = try GeneratedResponse(json: Data(json))
    func compare(_ place: String) throws {
      try harness.compare(shown, json, state.toggled.wrappedValue, in: environment, place)
      log += state.takeEvents().map { "\(place): \($0)" }
    }
    await shown.show { makeScreen(response, self.state) }
    try compare("shown")
    if isBrief { return }
    for offset in stride(from: CGFloat(50), to: shown.layout.contentSize.height, by: 50) {
      await shown.scroll(to: offset)
      log += state.takeEvents().map { "at \(Int(shown.offset)): \($0)" }
    }
    await shown.scroll(to: 0)
    try compare("back")
    for (strip, items) in shown.layout.strips.map(\.items).enumerated() {
      for (index, item) in items.enumerated() {
        await shown.turn(strip, to: item.id)
        log += state.takeEvents().map { "strip \(strip) at \(index): \($0)" }
      }
    }
    // From the bottom to the top: a header that closes its section comes after its items.
    for control in shown.layout.controls.reversed() {
      await shown.touch(control)
      try compare(control.title.isEmpty ? "button" : control.title)
    }
  }
}
