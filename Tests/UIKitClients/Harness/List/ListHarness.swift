import Foundation
import IGListKit
import SDUI
import UIKit
import UIKitModelDriver

/// Compares what section controllers show with the interpreter.
@MainActor final class ListHarness {
  private let screen: Screen
  private var list: ShownList?
  /// Whether views of the present response measure themselves, so that a new list has other sizes.
  private var measuresItself = false
  private(set) var frameCount = 0
  private(set) var updateCount = 0
  private(set) var differences: [String] = []

  init(_ screen: Screen) { self.screen = screen }

  /// Shows responses one after the other in one list, and each of them after changes of its order.
  func compare(_ responses: [(name: String, json: [UInt8])], in environment: ModelEnvironment) throws {
    for (name, json) in responses {
      let own = try GeneratedResponse(json: Data(json))
      for (number, change) in [nil, ListChange.reversed, .shortened, nil].enumerated() {
        let response = change.map { own.changed(by: $0) } ?? own
        let place = "\(name) \(number), \(environment.width) × \(environment.height)"
        if list == nil { preferredListSizes = [:] }
        let shown = list ?? ShownList(response, environment)
        if list != nil { update(shown, to: response, environment, place) }
        list = shown
        let sections = shown.updates.filter { $0.contains("insert section") || $0.contains("delete section") }
        if change == .reversed, !sections.isEmpty {
          differences.append("\(place): a change of the order is \(sections)")
        }
        try compare(shown, place)
      }
    }
  }

  /// Controllers of sections that remain are the same ones.
  private func update(
    _ list: ShownList, to response: GeneratedResponse, _ environment: ModelEnvironment, _ place: String
  ) {
    func controllers() -> [GeneratedSectionIdentifier: ObjectIdentifier] {
      var result: [GeneratedSectionIdentifier: ObjectIdentifier] = [:]
      for (index, object) in list.objects.enumerated() {
        result[object.identifier] = list.adapter.sectionController(forSection: index).map { ObjectIdentifier($0) }
      }
      return result
    }
    let (before, parts) = (controllers(), parts(of: list))
    list.turn(to: environment)
    if !measuresItself { compareMetrics(list, environment, place) }
    // Those of the earlier response would give views with equal data other sizes.
    preferredListSizes = [:]
    list.update(to: response)
    updateCount += 1
    let isChanged = self.parts(of: list).contains { parts[$0] != nil && parts[$0] != $1 }
    if isChanged, !list.updates.contains(where: { $0.contains("insert section") }) {
      differences.append("\(place): no section shows its new header or footer")
    }
    for (identifier, controller) in controllers() where before[identifier] ?? controller != controller {
      differences.append("\(place): \(identifier) has another controller")
    }
    if list.adapter.duplicateCount > 0 { differences.append("\(place): identities are not unique") }
  }

  /// The headers and footers of the sections.
  private func parts(of list: ShownList) -> [GeneratedSectionIdentifier: String] {
    var result: [GeneratedSectionIdentifier: String] = [:]
    for object in list.objects {
      let content = SectionContent(object.section)
      let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
      result[object.identifier] = kinds.map { String(reflecting: content.part($0)) }.joined()
    }
    return result
  }

  /// Controllers follow a change of the container that comes without an update, as those of a new list.
  private func compareMetrics(_ list: ShownList, _ environment: ModelEnvironment, _ place: String) {
    let other = ShownList(list.source.response, environment)
    for (index, object) in list.objects.enumerated() {
      guard let position = other.objects.firstIndex(where: { $0.identifier == object.identifier }),
        let own = list.adapter.sectionController(forSection: index),
        let new = other.adapter.sectionController(forSection: position), own.numberOfItems() == new.numberOfItems()
      else { continue }
      let isEqual = (0..<own.numberOfItems()).allSatisfy { own.sizeForItem(at: $0) == new.sizeForItem(at: $0) }
      if !isEqual {
        let sizes = [own, new].map { controller in (0..<own.numberOfItems()).map { controller.sizeForItem(at: $0) } }
        differences.append("\(place): section \(index) has earlier sizes, \(sizes[0]), and not \(sizes[1])")
      }
    }
  }

  private func compare(_ list: ShownList, _ place: String) throws {
    let json = try Array(JSONEncoder().encode(list.source.response))
    // A change may break a rule about the number of units, or remove a section without which there is no screen.
    guard let read = try? screen.response(json: json), read.isValid else { return }
    let filled = read.screen
    let container = try LayoutEnvironment(list.environment)
    let items = ScreenItems.standard(for: filled, in: container).unmeasured
    let measured = items.measured(shift: 0, of: read.sections)
    let layouts = [measured, items.measured(shift: 61, of: read.sections)].map { try? filled.layout($0, in: container) }
    guard let layout = layouts[0] else { return }
    let estimated = try? filled.layout(items, in: container)
    measuresItself = layout != layouts[1] || layout != estimated
    let frames = try layouts.compactMap { $0 }.map { try ExpectedFrames($0, of: filled, at: .zero) }
    let natural = filled.withoutEqualHeights
    let own = try ExpectedFrames(natural.layout(measured, in: container), of: natural, at: .zero)
    preferredListSizes = own.preferredSizes(others: frames)
    let scale = list.environment.scale
    list.driver.settleEverything()
    measureCarousels(list, layout, (layouts + [estimated]).compactMap { $0 })
    if let placeholder = layout.placeholder {
      compareEmptyView(list, placeholder, place)
    } else {
      let expected = try ExpectedFrames(layout, of: filled, at: offset(list, layout), scale: scale)
      report(expected.differences(from: list.driver.all), place)
      frameCount += expected.frames.count
    }
    compareSizes(list, layout, place)
    compareContent(list, layout, filled, place)
    report(list.driver.failures.map(\.description), place)
  }

  /// The sizes of the items of carousels decide about those of their cells.
  private func measureCarousels(_ list: ShownList, _ layout: ScreenLayout, _ candidates: [ScreenLayout]) {
    guard layout.scrollDirection == .vertical else { return }
    for (position, index) in layout.shownSections.enumerated() where layout.sections[index].strip != nil {
      guard let carousel = list.layout?.carousel(ofSection: position) else { continue }
      ShownCarousel(carousel, layout, candidates, section: index).measure(in: list.environment)
    }
    list.driver.settleEverything()
  }

  private func offset(_ list: ShownList, _ layout: ScreenLayout) throws -> Rational {
    let point = list.driver.collectionView.contentOffset
    return try Rational(Double(layout.scrollDirection == .vertical ? point.y : point.x))
  }

  // MARK: - Section controllers

  /// Sizes of controllers are those of the frames of the interpreter.
  private func compareSizes(_ list: ShownList, _ layout: ScreenLayout, _ place: String) {
    let visible = layout.shownSections
    if visible.count != list.objects.count { differences.append("\(place): there are \(list.objects.count) objects") }
    for (position, index) in visible.enumerated() {
      guard let controller = list.adapter.sectionController(forSection: position) else { continue }
      let place = "\(place): section \(position)"
      let cells = list.driver.all.filter { $0.kind == .cell && $0.indexPath.section == position }
      for cell in cells {
        let size = controller.sizeForItem(at: cell.indexPath.item)
        // UIKit warns of items that are longer than the container, across the direction of scrolling.
        let isVertical = layout.scrollDirection == .vertical
        let (width, height) = (CGFloat(list.environment.width), CGFloat(list.environment.height))
        let frame = CGSize(
          width: min(cell.exactFrame.width, isVertical ? width : .infinity),
          height: min(cell.exactFrame.height, isVertical ? .infinity : height))
        // Sizes are those before both edges are rounded to pixels.
        let pixel = list.environment.scale > 0 ? 2 / list.environment.scale : 0.01
        if abs(size.width - frame.width) > pixel || abs(size.height - frame.height) > pixel {
          differences.append("\(place): the size \(cell.indexPath.item) is \(size) instead of \(frame)")
        }
      }
      compareParts(controller, layout.sections[index], place)
    }
  }

  private func compareParts(_ controller: ListSectionController, _ section: SectionLayout, _ place: String) {
    let source = controller.supplementaryViewSource
    for (kind, frame) in [
      (UICollectionView.elementKindSectionHeader, section.header),
      (UICollectionView.elementKindSectionFooter, section.footer),
    ] {
      let has = source?.supportedElementKinds().contains(kind) ?? false
      if has != (frame != nil) { differences.append("\(place): it \(has ? "has" : "lacks") a \(kind)") }
      guard let frame, let size = source?.sizeForSupplementaryView(ofKind: kind, at: 0) else { continue }
      let expected = ExpectedFrames.rectangle(frame).size
      if abs(size.width - expected.width) > 0.01 || abs(size.height - expected.height) > 0.01 {
        differences.append("\(place): a \(kind) has the size \(size) instead of \(expected)")
      }
    }
  }

  // MARK: - Content

  /// Each item has a cell of its component with its data, and headers and footers as well.
  private func compareContent(_ list: ShownList, _ layout: ScreenLayout, _ filled: Screen, _ place: String) {
    let identifiers = list.objects.map { $0.diffIdentifier() }
    for (index, one) in identifiers.enumerated() where identifiers[..<index].contains(where: { $0.isEqual(one) }) {
      differences.append("\(place): two sections have one identity")
    }
    let visible = layout.shownSections
    for (index, object) in list.objects.enumerated() where index < visible.count {
      let content = SectionContent(object.section)
      let declaration = layout.declaration(ofSection: visible[index], in: filled)
      let other = content.isFailed ? declaration.failure ?? declaration.empty : declaration.empty ?? declaration.failure
      for element in list.driver.all where element.indexPath.section == index {
        // Elements that are not visible have no view.
        guard let view = element.view else { continue }
        switch element.kind {
        case .cell where content.units.isEmpty:
          let name = other.map { filled.contract.components[$0.component].name.source } ?? ""
          if String(describing: type(of: view)) != name + "Cell" {
            differences.append("\(place): \(name) is a \(type(of: view))")
          }
        case .cell where layout.sections[visible[index]].strip != nil && layout.scrollDirection == .vertical:
          checkCarousel(view, object.section, place)
        case .cell:
          let model = (view as? HarnessListCell)?.viewModel
          let unit = model.flatMap { Mirror(reflecting: $0).descendant("unit") }
          let expected = content.units[element.indexPath.item]
          // A placeholder in a stack.
          if expected == nil, unit != nil { continue }
          check(unit, expected, view, "Cell", "\(place): cell \(element.indexPath)")
        case .supplementary(let kind):
          check((view as? HarnessListView)?.viewModel, content.part(kind), view, "View", "\(place): \(kind) \(index)")
        case .decoration: continue
        }
      }
    }
  }

  /// The cell of a carousel has its data.
  private func checkCarousel(_ view: UIView, _ section: GeneratedSection, _ place: String) {
    let model = (view as? HarnessListCell)?.viewModel
    let shown = model.flatMap { Mirror(reflecting: $0).descendant("section") }
    let expected = Mirror(reflecting: section).children.first?.value
    if String(reflecting: shown ?? 0) != String(reflecting: expected ?? 1) {
      differences.append("\(place): a carousel shows \(shown as Any)")
    }
  }

  private func check(_ actual: Any?, _ expected: Any?, _ view: UIView, _ suffix: String, _ place: String) {
    guard let actual, let expected else {
      return differences.append("\(place) shows \(actual as Any) instead of \(expected as Any)")
    }
    if String(reflecting: actual) != String(reflecting: expected) {
      differences.append("\(place) shows \(actual) instead of \(expected)")
    }
    let type = String(describing: Swift.type(of: expected))
    let component = type.hasSuffix("Component") ? String(type.dropLast("Component".count)) : type
    if String(describing: Swift.type(of: view)) != component + suffix {
      differences.append("\(place) is a \(Swift.type(of: view)) for \(type)")
    }
  }

  private func compareEmptyView(_ list: ShownList, _ placeholder: Frame, _ place: String) {
    let view = list.driver.collectionView
    guard let background = view.backgroundView, list.objects.isEmpty else {
      return differences.append("\(place): there is no empty view")
    }
    background.bounds = CGRect(origin: .zero, size: view.bounds.size)
    background.layoutSubviews()
    // It does not scroll: its origin is that of the bounds at rest.
    let expected = ExpectedFrames.rectangle(placeholder).offsetBy(dx: 0, dy: view.adjustedContentInset.top)
    let actual = background.subviews.first?.frame ?? .zero
    if abs(actual.minX - expected.minX) > 0.01 || abs(actual.minY - expected.minY) > 0.01
      || abs(actual.width - expected.width) > 0.01 || abs(actual.height - expected.height) > 0.01
    {
      differences.append("\(place): the empty view is at \(actual) instead of \(expected)")
    }
    frameCount += 1
  }

  private func report(_ found: [String], _ place: String) { differences += found.map { "\(place): \($0)" } }
}

extension ScreenLayout {
  /// The sections that take room, and are in no stack.
  fileprivate var shownSections: [Int] {
    sections.indices.filter { sections[$0].takesRoom && sections[$0].parent == nil }
  }
}
