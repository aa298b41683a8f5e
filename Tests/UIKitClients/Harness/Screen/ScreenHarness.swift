import Foundation
import SDUI
import SwiftUI

// Compiled together with the generated code of one screen, whose types `main.swift` names.

/// Compares the frames of a generated view with those of the interpreter.
@MainActor final class ScreenHarness {
  let screen: Screen
  private(set) var frameCount = 0
  private(set) var layoutCount = 0
  private(set) var differences: [String] = []

  init(_ screen: Screen) { self.screen = screen }

  /// Compares one response in one environment: with given sizes, and with two sets of measured ones.
  func compare(_ response: [UInt8], named name: String, in environment: HarnessEnvironment) throws {
    let generated = try GeneratedResponse(json: Data(response))
    let filled = try screen.response(json: response).screen
    let container = try environment.container
    let items = ScreenItems.standard(for: filled, in: container)
    let snapshot = GeneratedSnapshot(generated, in: environment.generated)
    let place = "\(name), \(environment)"
    for (number, items) in [items, items.measured(shift: 0), items.measured(shift: 61)].enumerated() {
      // A screen that breaks in a container has no frames to compare.
      guard let layout = try? filled.layout(items, in: container) else { continue }
      layoutCount += 1
      let expected = ExpectedViews(layout, of: filled, snapshot, safeArea: environment.safeArea)
      let context = environment.context(naturalSizes: expected.naturalSizes)
      let actual = ModelLayout(makeScreen(generated, HarnessState()), in: context)
      let here = place + ", measured \(number)"
      differences += ModelContext.duplicates.map { "\(here): \($0) occurs twice" }
      compare(actual, expected, layout, here)
    }
  }

  /// Compares a screen that shows a response, of which a person has opened or closed sections.
  func compare(
    _ shown: ModelScreen, _ response: [UInt8], _ toggled: Set<GeneratedSectionIdentifier>,
    in environment: HarnessEnvironment, _ place: String
  ) throws {
    var filled = try screen.response(json: response).screen
    for index in filled.sections.indices {
      let section = filled.sections[index]
      guard toggled.contains(where: { "\($0)" == section.name.wire }) else { continue }
      let isOpen = section.properties[.collapse] == .collapse(.open)
      filled.sections[index].properties[.collapse] = .collapse(isOpen ? .collapsed : .open)
    }
    let container = try environment.container
    let layout = try filled.layout(ScreenItems.standard(for: filled, in: container), in: container)
    let generated = try GeneratedResponse(json: Data(response))
    let snapshot = GeneratedSnapshot(generated, toggled: toggled, in: environment.generated)
    differences += ModelContext.duplicates.map { "\(place): \($0) occurs twice" }
    compare(
      shown.layout, ExpectedViews(layout, of: filled, snapshot, safeArea: environment.safeArea), layout, place)
  }

  private func compare(_ actual: ModelLayout, _ expected: ExpectedViews, _ layout: ScreenLayout, _ place: String) {
    let insets = layout.scrollInsets
    let (start, end) = (CGFloat(insets.start.doubleValue), CGFloat(insets.end.doubleValue))
    if abs(actual.barInsets.top - start) > 0.01 || abs(actual.barInsets.bottom - end) > 0.01 {
      differences.append("\(place): bars and insets take \(actual.barInsets)")
    }
    let height = CGFloat(layout.contentSize.height.doubleValue)
    if abs(actual.contentHeight - height) > 0.01 {
      differences.append("\(place): the content is \(actual.contentHeight) high, and not \(height)")
    }
    for offset in [-1000, 57, 333.5, 2000] as [CGFloat] {
      let pinned = (try? layout.pinnedFrames(at: Rational(Double(offset)))) ?? []
      let visible = CGFloat(layout.container.height.doubleValue) - start - end
      let elements = actual.elements(at: offset + start, height: visible)
      let frames = expected.frames(pinned)
      frameCount += frames.count
      for difference in ExpectedViews.differences(elements, frames) {
        differences.append("\(place), at \(offset): \(difference)")
      }
    }
  }
}

/// The views that the interpreter expects.
struct ExpectedViews {
  /// A view of an app with its frame.
  struct Element {
    let key: ModelKey
    let frame: CGRect
    var pin: (section: Int, part: PinnedFrame.Part)?
  }

  private(set) var elements: [Element] = []

  /// The views of a layout. The sections that take room have the sections of the snapshot.
  ///
  /// - Parameter safeArea: SwiftUI keeps bars inside it, and the interpreter has them at the edges of the container.
  init(_ layout: ScreenLayout, of screen: Screen, _ snapshot: GeneratedSnapshot, safeArea: EdgeInsets) {
    var position = 0
    for (index, section) in layout.sections.enumerated() where section.takesRoom {
      let declaration = layout.declaration(ofSection: index, in: screen)
      let shown = snapshot.sections.indices.contains(position) ? snapshot.sections[position] : nil
      position += 1
      let path = [shown.map { AnyHashable($0.identifier) } ?? AnyHashable("no section \(index)")]
      func add(_ id: ID<Component>?, _ frame: Frame?, _ path: [AnyHashable], _ part: PinnedFrame.Part? = nil) {
        guard let id, let frame else { return }
        let key = ModelKey(name: screen.contract.components[id].name.source, path: path)
        elements.append(Element(key: key, frame: Self.rectangle(frame), pin: part.map { (index, $0) }))
      }
      func item(_ item: Int) -> [AnyHashable] {
        let known = shown.flatMap { $0.items.indices.contains(item) ? AnyHashable($0.items[item]) : nil }
        return path + [known ?? AnyHashable("no item \(item)")]
      }
      for own in layout.sections[index].items {
        add(declaration.units[own.unit].component, own.frame, item(own.index))
      }
      add(declaration.header?.component, section.header, path, .header)
      add(declaration.footer?.component, section.footer, path, .footer)
      let isFailed = screen.sections[section.section].state.isFailed
      let placeholder = isFailed ? declaration.failure ?? declaration.empty : declaration.empty ?? declaration.failure
      add(placeholder?.component, section.placeholder, item(0))
      guard let frame = section.background else { continue }
      switch declaration.background?.appearance {
      case .component(let id): add(id, frame, path)
      case .decoration(let id):
        let name = screen.contract.decorations[id].name.source.lowercased()
        elements.append(Element(key: ModelKey(name: name, path: path), frame: Self.rectangle(frame)))
      case nil: continue
      }
    }
    if snapshot.sections.count != max(position, layout.placeholder == nil ? 0 : 1) {
      elements.append(Element(key: ModelKey(name: "another number of sections", path: []), frame: .zero))
    }
    if let frame = layout.placeholder, let empty = screen.empty, let shown = snapshot.sections.first {
      let key = ModelKey(
        name: screen.contract.components[empty.component].name.source,
        path: [AnyHashable(shown.identifier)] + shown.items.map { AnyHashable($0) })
      elements.append(Element(key: key, frame: Self.rectangle(frame)))
    }
    for bar in Bar.allCases {
      guard let part = screen.bars[bar], let frame = layout.bars[bar] else { continue }
      let key = ModelKey(name: screen.contract.components[part.component].name.source, path: [])
      let shift = bar == .top ? safeArea.top : -safeArea.bottom
      elements.append(Element(key: key, frame: Self.rectangle(frame).offsetBy(dx: 0, dy: shift)))
    }
  }

  /// The sizes that views prefer where nobody gives them one.
  var naturalSizes: [ModelKey: CGSize] {
    Dictionary(elements.map { ($0.key, $0.frame.size) }) { first, _ in first }
  }

  /// The frames while pinned parts are at their places.
  func frames(_ pinned: [PinnedFrame]) -> [Element] {
    elements.map { element in
      guard let pin = element.pin, let own = pinned.first(where: { $0.section == pin.section && $0.part == pin.part })
      else { return element }
      return Element(key: element.key, frame: Self.rectangle(own.frame))
    }
  }

  private static func rectangle(_ frame: Frame) -> CGRect {
    CGRect(
      x: frame.x.doubleValue, y: frame.y.doubleValue, width: frame.width.doubleValue, height: frame.height.doubleValue)
  }

  /// The differences of more than 0.01 points. Views of one key are compared from the top to the bottom.
  static func differences(_ actual: [ModelElement], _ expected: [Element]) -> [String] {
    var rest = Dictionary(grouping: expected) { $0.key }.mapValues { $0.map(\.frame).sorted { $0.minY < $1.minY } }
    var result: [String] = []
    for element in actual.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      let key = ModelKey(name: element.name, path: element.path)
      guard var frames = rest[key], !frames.isEmpty else {
        result.append("\(element.name) is at \(element.frame), and the interpreter has none: \(element.path)")
        continue
      }
      let frame = frames.removeFirst()
      rest[key] = frames
      let own = element.frame
      let distances = [
        frame.minX - own.minX, frame.minY - own.minY, frame.width - own.width, frame.height - own.height,
      ]
      if distances.contains(where: { abs($0) > 0.01 }) {
        result.append("\(element.name) \(element.path) is at \(own) instead of \(frame)")
      }
    }
    // Views without a size may be left out.
    let missing = rest.filter { $0.value.contains { !$0.isEmpty } || $0.key.name.hasPrefix("another") }
    return result + missing.map { "\($0.key.name) \($0.key.path) is missing" }.sorted()
  }
}
