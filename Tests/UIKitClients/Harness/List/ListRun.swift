import Foundation
import SDUI
import UIKit
import UIKitModelDriver

/// The environments of a run of a list, and its result as JSON.
@MainActor enum ListRun {
  /// The sections whose actions were performed, and the actions as JSON.
  static var performed: [String] = []

  /// Remembers an action of a section.
  static func perform(_ action: some Encodable, _ section: GeneratedSectionIdentifier) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = (try? encoder.encode(action)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    performed.append("\(section) \(text)")
  }

  /// Reads `SCREEN WIDTH,… RESPONSE…`, or `SCREEN events RESPONSE` or `SCREEN measured RESPONSE`, and prints the result.
  static func run(_ arguments: [String]) throws {
    let paths = arguments[3...].map { URL(fileURLWithPath: $0) }
    if arguments[2] == "events" { return try printEvents(paths[0]) }
    if arguments[2] == "measured" { return try MeasuredRun.run(paths[0]) }
    let screen = try Screen(json: Array(Data(contentsOf: URL(fileURLWithPath: arguments[1]))))
    let responses = try paths.map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
    let harness = ListHarness(screen)
    let widths = arguments[2].split(separator: ",").compactMap { Double($0) }
    for environment in HarnessRun.environments(widths) where seededFault == 0 || harness.differences.isEmpty {
      try harness.compare(responses, in: environment)
    }
    let result = HarnessRun.Result(
      frames: harness.frameCount, layouts: harness.updateCount, differenceCount: harness.differences.count,
      differences: Array(harness.differences.prefix(12)))
    print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
  }

  private struct Events: Encodable {
    let actions: [String]
    let movable: [[Bool]]
    let afterMove: [String]
  }

  /// Selects each item, asks which items may move, and moves the first item of each section to the end.
  private static func printEvents(_ response: URL) throws {
    let list = ShownList(
      try GeneratedResponse(json: Data(contentsOf: response)), ModelEnvironment(width: 390, height: 844))
    let view = list.driver.collectionView
    var movable: [[Bool]] = []
    for section in 0..<view.numberOfSections {
      let items = 0..<view.numberOfItems(inSection: section)
      for item in items { list.adapter.collectionView(view, didSelectItemAt: IndexPath(item: item, section: section)) }
      let controller = list.adapter.sectionController(forSection: section)
      movable.append(items.map { controller?.canMoveItem(at: $0) ?? false })
    }
    let actions = performed
    performed = []
    for section in 0..<view.numberOfSections {
      let controller = list.adapter.sectionController(forSection: section)
      if controller?.canMoveItem(at: 0) ?? false {
        controller?.moveObject(from: 0, to: view.numberOfItems(inSection: section) - 1)
      }
    }
    let events = Events(actions: actions, movable: movable, afterMove: performed)
    print(String(decoding: try JSONEncoder().encode(events), as: UTF8.self))
  }
}
