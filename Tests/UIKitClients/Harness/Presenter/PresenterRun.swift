import Foundation
import SDUI
import SSCollectionViewPresenter
import UIKit
import UIKitModelDriver

/// Compares what a presenter gives to the library with the joined response, as the interpreter takes it.
@MainActor final class PresenterRun {
  struct Result: Encodable {
    let checks: Int
    let differences: [String]
  }

  private(set) var checks = 0
  private(set) var differences: [String] = []
  private let screen: Screen

  private init(_ screen: Screen) { self.screen = screen }

  /// Reads `behaviour SCREEN ALL OTHERS PAGE…`: the joined pages, those without the second, and the pages.
  static func run(_ arguments: [String]) throws {
    func data(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }
    let run = PresenterRun(try Screen(json: Array(data(arguments[2]))))
    let pages = try arguments[5...].map { try GeneratedResponse(json: data($0)) }
    try run.check(try data(arguments[3]), try data(arguments[4]), pages)
    checkScreen(run, pages)
    let result = Result(checks: run.checks, differences: Array(run.differences.prefix(12)))
    print(String(decoding: try JSONEncoder().encode(result), as: UTF8.self))
  }

  /// Records a difference unless two values are equal.
  func equal<Value: Equatable>(_ actual: Value, _ expected: Value, _ what: String) {
    checks += 1
    if actual != expected { differences.append("\(what) is \(actual) instead of \(expected)") }
  }

  private func check(_ all: Data, _ others: Data, _ pages: [GeneratedResponse]) throws {
    for (mode, width) in [(SSCollectionViewPresenter.DataSourceMode.traditional, 390.0), (.diffable, 1024)] {
      let environment = ModelEnvironment(width: width, height: 844)
      let driver = ShownLayout.driver(environment)
      var performed: [any Encodable] = []
      let presenter = try makePresenter(driver.collectionView, mode) { performed.append($0) }
      for (number, page) in pages.enumerated().reversed() {
        presenter.loadPage(page)
        equal(presenter.response?.page ?? -1, number, "the number of the first page")
      }
      try compare(presenter, all, driver, environment, "all pages at \(width)")
      try checkEvents(driver.collectionView, { performed }, presenter)
      if let page = pages.first { presenter.loadPage(page) }
      try compare(presenter, all, driver, environment, "all pages with the first one again at \(width)")
      presenter.removePage(1)
      try compare(presenter, others, driver, environment, "two pages at \(width)")
      for number in [0, 2] { presenter.removePage(number) }
      equal(presenter.response == nil && presenter.snapshot == nil, true, "an empty presenter")
      equal(driver.collectionView.ss.getViewModel()?.count ?? -1, 0, "the number of sections without pages")
    }
  }

  private func compare(
    _ presenter: GeneratedPresenter, _ json: Data, _ driver: ModelDriver, _ environment: ModelEnvironment,
    _ place: String
  ) throws {
    var joined = try GeneratedResponse(json: json)
    var response = presenter.response
    (joined.layoutId, joined.faults) = (response?.layoutId ?? "", [])
    response?.faults = []
    equal(response, joined, "\(place): the response")
    driver.settle()
    let accepted = try screen.response(json: Array(json))
    let outermost = accepted.sections.indices.filter { accepted.sections[$0].parent == nil }
    for (section, index) in zip(response?.sections ?? [], outermost) {
      let sent = accepted.sections[index]
      equal(section.sectionId, sent.identifier, "\(place): \(sent.name)")
      let types = section.units.map { $0.unitType }
      // The units of a stack are those of its sections.
      let parts = [sent] + accepted.sections.filter { $0.parent == index }
      if parts.contains(where: \.isFailed) { continue }
      equal(types, parts.flatMap(\.units).compactMap { wireName($0.component) }, "\(place): \(sent.name)")
    }
    let container = try LayoutEnvironment(environment)
    let layout = try accepted.screen.layout(.standard(for: accepted.screen, in: container), in: container)
    let shown = layout.sections.indices.filter { layout.sections[$0].takesRoom && layout.sections[$0].parent == nil }
    guard let model = driver.collectionView.ss.getViewModel() else {
      return differences.append("\(place): no view model")
    }
    let isEmpty = shown.isEmpty && screen.empty != nil
    equal(model.count, isEmpty ? 1 : shown.count, "\(place): the number of sections")
    guard model.count == shown.count else { return }
    for (section, index) in zip(model, shown) {
      let sent = accepted.sections[index]
      let own = "\(place): \(sent.name)"
      if let identifier = sent.identifier { equal(section.identifier, identifier, "\(own): the identifier") }
      equal(section.headerInfo() != nil, layout.sections[index].header != nil, "\(own): the header")
      equal(section.footerInfo() != nil, layout.sections[index].footer != nil, "\(own): the footer")
      if let header = sent.header { compare(section.headerInfo()?.state, header, "\(own): the header") }
      if let footer = sent.footer { compare(section.footerInfo()?.state, footer, "\(own): the footer") }
      let isCarousel = carouselNames.contains(layout.declaration(ofSection: index, in: accepted.screen).name.wire)
      if isCarousel, layout.sections[index].itemCount > 0 {
        equal(section.count, 1, "\(own): the number of cells")
        continue
      }
      // The cells of a stack are those of its sections, one after another.
      let parts = layout.sections.indices.filter {
        $0 == index || layout.sections[$0].parent == index && layout.sections[$0].takesRoom
      }
      let cells = parts.flatMap { self.cells(ofSection: $0, layout, accepted) }
      equal(section.count, cells.count, "\(own): the number of cells")
      for (cell, expected) in zip(section, cells) {
        equal((cell.state as? any GeneratedUnit)?.unitType, wireName(expected.component), "\(own): the component")
        if let unit = expected.unit { compare(cell.state, unit, own) }
      }
    }
    equal(driver.failures.map(\.description), [], "\(place): the failures")
  }

  /// The component of each cell of a section, with its unit; a placeholder has none.
  private func cells(
    ofSection index: Int, _ layout: ScreenLayout, _ accepted: SDUI.ScreenResponse
  ) -> [(component: String, unit: AcceptedUnit?)] {
    let sent = accepted.sections[index]
    if layout.sections[index].placeholder == nil {
      return sent.units.prefix(layout.sections[index].itemCount).map { ($0.component, $0) }
    }
    let declared = layout.declaration(ofSection: index, in: accepted.screen)
    let placeholder = sent.isFailed ? declared.failure ?? declared.empty : declared.empty
    return placeholder.map { [(screen.contract.components[$0.component].name.source, nil)] } ?? []
  }

  private func wireName(_ component: String) -> String? {
    screen.contract.components.elements.first { $0.name.source == component }?.name.wire
  }

  /// Compares the component and the texts of data with those that were sent.
  private func compare(_ state: Any?, _ sent: AcceptedUnit, _ place: String) {
    let unit = state as? any GeneratedUnit
    equal(unit?.unitType, wireName(sent.component), "\(place): the unit type")
    equal(unit.map { String(describing: $0.unitData ?? "nil") }, state.map { String(describing: $0) }, "\(place): data")
    let data = (state as? any Encodable).flatMap { Self.json($0) } ?? [:]
    let json = try? JSONSerialization.jsonObject(with: Data(sent.json)) as? [String: Any]
    for field in screen.contract.components.elements.first(where: { $0.name.source == sent.component })?.fields ?? [] {
      guard let text = json?[field.name.wire] as? String, field.type == .id || field.type.isText else { continue }
      equal(data[field.name.wire] as? String, text, "\(place): `\(field.name.wire)`")
    }
  }

  // MARK: - Events

  private func checkEvents(
    _ view: UICollectionView, _ performed: () -> [any Encodable], _ presenter: GeneratedPresenter
  ) throws {
    let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    let paths =
      view.indexPathsForVisibleItems.map { (nil as String?, $0) }
      + kinds.flatMap { kind in view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map { (kind, $0) } }
    for (kind, path) in paths {
      func current() -> UICollectionReusableView? {
        kind.map { view.supplementaryView(forElementKind: $0, at: path) } ?? view.cellForItem(at: path)
      }
      guard let shown = (current() as? any PresentedView)?.shown else {
        differences.append("the view at \(path) shows nothing")
        continue
      }
      guard let unit = shown as? any GeneratedUnit else { continue }
      let section = view.ss.getViewModel()?[path.section]
      let state =
        kind == nil
        ? section?[path.item].state : kind == kinds[0] ? section?.headerInfo()?.state : section?.footerInfo()?.state
      equal(String(describing: shown), state.map { String(describing: $0) } ?? "nil", "the view at \(path)")
      let component = screen.contract.components.elements.first { $0.name.wire == unit.unitType }
      for binding in component?.events ?? [] {
        let place = "\(component?.name.source ?? ""), \(binding.event)"
        let before = (performed().count, presenter.snapshot)
        current()?.actionClosure?(binding.event, nil)
        if case .toggleSection = binding.action {
          equal(performed().count, before.0, "\(place): actions")
          view.layoutIfNeeded()
          current()?.actionClosure?(binding.event, nil)
          view.layoutIfNeeded()
          equal(presenter.snapshot, before.1, "\(place): the section that was toggled twice")
        } else {
          try compare(performed().dropFirst(before.0), binding, shown, place)
        }
      }
      let count = performed().count
      current()?.actionClosure?("an event that nobody declared", nil)
      equal(performed().count, count, "the actions of an unknown event")
    }
  }

  private func compare(
    _ performed: ArraySlice<any Encodable>, _ binding: EventBinding, _ shown: Any, _ place: String
  ) throws {
    let data = (shown as? any Encodable).flatMap { Self.json($0) }
    let action = performed.last.flatMap { Self.json($0) }
    switch binding.action {
    case .toggleSection: break
    case .field(let path):
      equal(
        NSDictionary(dictionary: action ?? [:]),
        NSDictionary(dictionary: Self.value(path, data) as? [String: Any] ?? [:]), place)
    case .declared(let id, let payload):
      let declared = screen.contract.actions[id]
      equal(performed.count, 1, "\(place): the number of actions")
      equal(action?["type"] as? String, declared.name.wire, "\(place): the action")
      for part in payload {
        guard case .data(let path) = part.source else { continue }
        let field = declared.fields[part.field]
        let actual = Self.value([field.name.wire], action?["payload"] as? [String: Any])
        equal(actual as? NSObject, Self.value(path, data) as? NSObject, "\(place): `\(field.name.wire)`")
      }
    }
  }

  private static func json(_ value: any Encodable) -> [String: Any]? {
    (try? JSONEncoder().encode(value)).flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
  }

  private static func value(_ path: [String], _ object: [String: Any]?) -> Any? {
    path.reduce(object as Any?) { ($0 as? [String: Any])?[$1] }
  }
}

extension FieldType {
  /// Whether a value is a text.
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
