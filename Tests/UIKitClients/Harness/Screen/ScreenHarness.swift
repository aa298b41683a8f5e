import Foundation
import SDUI
import SDUICollectionView
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
    let accepted = try screen.response(json: response)
    let filled = accepted.screen.resolved(for: chosenVariants)
    let container = try environment.container
    let items = ScreenItems.standard(for: filled, in: container).unmeasured
    let snapshot = makeSnapshot(generated, environment.generated)
    let place = "\(name), \(chosenVariants.phrase)\(environment)"
    let natural = filled.withoutEqualHeights
    let measured = [0, 61].map { items.measured(shift: $0, of: accepted.sections) }
    for (number, items) in ([items] + measured).enumerated() {
      // A screen that breaks in a container has no frames to compare.
      guard let layout = try? filled.layout(items, in: container) else { continue }
      layoutCount += 1
      let expected = ExpectedViews(layout, of: filled, snapshot, safeArea: environment.safeArea)
      // A view prefers its own height, also if its row gives it another one.
      let own = (try? natural.layout(items, in: container)).map {
        ExpectedViews($0, of: natural, snapshot, safeArea: environment.safeArea)
      }
      let context = environment.context(naturalSizes: (own ?? expected).naturalSizes)
      let actual = ModelLayout(makeScreen(generated, HarnessState()), in: context)
      let here = place + ", measured \(number)"
      differences += ModelContext.duplicates.map { "\(here): \($0)" }
      compare(actual, expected, layout, environment.safeArea, here)
    }
  }

  /// The pinned frames at an offset. SwiftUI keeps footers inside the safe area, which the interpreter does not know.
  private static func pinnedFrames(
    of layout: ScreenLayout, at offset: CGFloat, _ safeArea: EdgeInsets
  ) -> [PinnedFrame] {
    func frames(_ offset: CGFloat) -> [PinnedFrame] { (try? layout.pinnedFrames(at: Rational(Double(offset)))) ?? [] }
    let footers = frames(offset - safeArea.top - safeArea.bottom).filter { $0.part == .footer }
    return frames(offset).filter { $0.part != .footer } + footers
  }

  /// Compares a screen that shows a response, of which a person has opened or closed sections.
  func compare(
    _ shown: ModelScreen, _ response: [UInt8], _ toggled: Set<GeneratedSectionIdentifier>,
    in environment: HarnessEnvironment, _ place: String
  ) throws {
    var filled = try screen.response(json: response).screen.resolved(for: chosenVariants)
    for index in filled.sections.indices {
      let section = filled.sections[index]
      guard toggled.contains(where: { "\($0)" == section.name.wire }) else { continue }
      let isOpen = section.properties[.collapse] == .collapse(.open)
      filled.sections[index].properties[.collapse] = .collapse(isOpen ? .collapsed : .open)
    }
    let container = try environment.container
    let layout = try filled.layout(ScreenItems.standard(for: filled, in: container), in: container)
    let generated = try GeneratedResponse(json: Data(response))
    let snapshot = makeSnapshot(generated, environment.generated, toggled: toggled)
    differences += ModelContext.duplicates.map { "\(place): \($0)" }
    compare(
      shown.layout, ExpectedViews(layout, of: filled, snapshot, safeArea: environment.safeArea), layout,
      environment.safeArea, place)
  }

  private func compare(
    _ actual: ModelLayout, _ expected: ExpectedViews, _ layout: ScreenLayout, _ safeArea: EdgeInsets, _ place: String
  ) {
    let insets = layout.scrollInsets
    let (start, end) = (CGFloat(insets.start.doubleValue), CGFloat(insets.end.doubleValue))
    let isVertical = layout.scrollDirection == .vertical
    let room = actual.barInsets
    let ends = isVertical ? (room.top, room.bottom) : (room.leading, room.trailing)
    if abs(ends.0 - start) > 0.01 || abs(ends.1 - end) > 0.01 {
      differences.append("\(place): bars and insets take \(room)")
    }
    let size = CGSize(width: layout.contentSize.width.doubleValue, height: layout.contentSize.height.doubleValue)
    let own = actual.contentSize
    let isEqual =
      isVertical
      ? abs(own.height - size.height) < 0.01
      : abs(own.width - max(size.width, CGFloat(layout.container.width.doubleValue))) < 0.01
    if !isEqual { differences.append("\(place): the content is \(own), and not \(size)") }
    for offset in isVertical ? [-1000, 57, 333.5, 2000] as [CGFloat] : [0] {
      let pinned = Self.pinnedFrames(of: layout, at: offset, safeArea)
      let elements = actual.elements(at: isVertical ? CGPoint(x: 0, y: offset + start) : .zero)
      let frames = expected.frames(pinned, layout)
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
    var frame: CGRect
    /// The section of the layout, and whether it is a header or footer.
    var part: (section: Int, part: PinnedFrame.Part?)?
  }

  private(set) var elements: [Element] = []

  /// The views of a layout. The sections that take room have the sections of the snapshot.
  ///
  /// - Parameter safeArea: SwiftUI keeps bars inside it, and the interpreter has them at the edges of the container.
  init(_ layout: ScreenLayout, of screen: Screen, _ snapshot: GeneratedSnapshot, safeArea: EdgeInsets) {
    var position = 0
    // The items of the sections before in the same stack.
    var earlier = 0
    for (index, section) in layout.sections.enumerated() where section.takesRoom {
      let declaration = layout.declaration(ofSection: index, in: screen)
      if section.parent == nil { (position, earlier) = (position + 1, 0) }
      let shown = snapshot.sections.indices.contains(position - 1) ? snapshot.sections[position - 1] : nil
      let path = [shown.map { AnyHashable($0.identifier) } ?? AnyHashable("no section \(index)")]
      func add(_ id: ID<Component>?, _ frame: Frame?, _ path: [AnyHashable], _ part: PinnedFrame.Part? = nil) {
        guard let id, let frame else { return }
        let role = part.map { [AnyHashable($0 == .header ? "header" : "footer")] } ?? []
        let key = ModelKey(name: screen.contract.components[id].name.source, path: path + role)
        elements.append(Element(key: key, frame: Self.rectangle(frame), part: (section.parent ?? index, part)))
      }
      func item(_ item: Int) -> [AnyHashable] {
        let place = earlier + item
        let known = shown.flatMap { $0.items.indices.contains(place) ? AnyHashable($0.items[place]) : nil }
        return path + [known ?? AnyHashable("no item \(item)")]
      }
      for own in layout.sections[index].items {
        add(declaration.units[own.unit].component, own.frame, item(own.index))
      }
      add(declaration.header?.component, section.header, path, .header)
      add(declaration.footer?.component, section.footer, path, .footer)
      let isFailed = declaration.state.isFailed
      let placeholder = isFailed ? declaration.failure ?? declaration.empty : declaration.empty ?? declaration.failure
      add(placeholder?.component, section.placeholder, item(0))
      if section.parent != nil { earlier += section.placeholder == nil ? section.itemCount : 1 }
      guard let frame = section.background else { continue }
      switch declaration.background?.appearance {
      case .component(let id): add(id, frame, path)
      case .decoration(let id):
        let name = screen.contract.decorations[id].name.source.lowercased()
        elements.append(
          Element(key: ModelKey(name: name, path: path), frame: Self.rectangle(frame), part: (index, nil)))
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
  func frames(_ pinned: [PinnedFrame], _ layout: ScreenLayout) -> [Element] {
    elements.map { element in
      guard let place = element.part else { return element }
      var moved = element
      if let part = place.part, let own = pinned.first(where: { $0.section == place.section && $0.part == part }) {
        moved.frame = Self.rectangle(own.frame)
      } else if let whole = pinned.first(where: { $0.section == place.section && $0.part == .section }) {
        let distance = whole.frame.y.doubleValue - layout.sections[place.section].frame.y.doubleValue
        moved.frame = element.frame.offsetBy(dx: 0, dy: distance)
      }
      return moved
    }
  }

  /// The identities of a section, and of an item, header or footer, among those of the views around an element.
  static func path(_ path: [AnyHashable]) -> [AnyHashable] {
    var sections: [AnyHashable] = []
    var items: [AnyHashable] = []
    for id in path {
      if id.base is GeneratedItemIdentifier || ["header", "footer"].contains(id) { items.append(id) }
      if id.base is GeneratedSectionIdentifier { sections.append(id) }
      // That of a pinned part.
      let section = Mirror(reflecting: id.base).children.first { $0.label == "section" }?.value
      if !(id.base is GeneratedItemIdentifier), let section = section as? GeneratedSectionIdentifier {
        sections.append(AnyHashable(section))
      }
    }
    return sections.prefix(1) + items.suffix(1)
  }

  /// Whether a view is in another copy of an endless carousel.
  private static func isCopy(_ path: [AnyHashable]) -> Bool {
    path.contains { Mirror(reflecting: $0.base).children.contains { $0.label == "copy" && $0.value as? Int != 0 } }
  }

  private static func rectangle(_ frame: Frame) -> CGRect {
    CGRect(
      x: frame.x.doubleValue, y: frame.y.doubleValue, width: frame.width.doubleValue, height: frame.height.doubleValue)
  }

  /// The differences of more than 0.01 points. Views of one key are compared from the top to the bottom.
  static func differences(_ actual: [ModelElement], _ expected: [Element]) -> [String] {
    var rest = Dictionary(grouping: expected) { $0.key }.mapValues { $0.map(\.frame).sorted { $0.minY < $1.minY } }
    var result: [String] = []
    for element in actual.sorted(by: { $0.frame.minY < $1.frame.minY }) where !isCopy(element.path) {
      let key = ModelKey(name: element.name, path: path(element.path))
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
