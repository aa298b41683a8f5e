import Foundation
import IGListKit
import SDUICollectionView
import UIKit
import UIKitModelDriver

// Compiled together with the generated code of one screen, whose types `main.swift` names.

/// A collection view of the model with a list adapter and a generated data source, as an app makes them.
@MainActor final class ShownList {
  let driver: ModelDriver
  let adapter: ListAdapter
  let source: GeneratedDataSource
  private(set) var environment: ModelEnvironment

  init(_ response: GeneratedResponse, _ environment: ModelEnvironment) {
    self.environment = environment
    adapter = ListAdapter(updater: ListAdapterUpdater(), viewController: nil)
    source = makeDataSource(response)
    guard let layout = try? makeListLayout(adapter) else {
      fatalError("The interpreter cannot read the generated document.")
    }
    for kind in decorationKinds { layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind) }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    driver = ModelDriver(view, environment: environment)
    adapter.collectionView = view
    adapter.dataSource = source
    inset()
    driver.settleEverything()
  }

  /// Changes the environment, without an update.
  func turn(to environment: ModelEnvironment) {
    self.environment = environment
    driver.environment = environment
    layout?.invalidateIfEnvironmentChanged()
    driver.settleEverything()
  }

  /// Shows another response by an update.
  func update(to response: GeneratedResponse) {
    source.response = response
    _ = driver.takeUpdates()
    inset()
    adapter.performUpdates(animated: true)
    updates = driver.takeUpdates()
    layout?.invalidateIfEnvironmentChanged()
    driver.settleEverything()
  }

  private func inset() {
    let view = driver.collectionView
    view.contentInset = factory.contentInset(for: source.response, ScreenEnvironment(view))
    driver.scroll(to: CGPoint(x: -view.contentInset.left, y: -view.contentInset.top))
  }

  /// The layout of the collection view.
  var layout: ScreenFlowLayout? { driver.collectionView.collectionViewLayout as? ScreenFlowLayout }

  /// The changes of the last update.
  private(set) var updates: [String] = []

  /// The objects of the adapter.
  var objects: [GeneratedListObject] {
    (0..<driver.collectionView.numberOfSections).compactMap { adapter.object(atSection: $0) as? GeneratedListObject }
  }
}

/// The sizes of views that measure themselves, by their attributes.
@MainActor var preferredListSizes: [ShownElement: CGSize] = [:]

/// A cell that remembers its view model.
class HarnessListCell: UICollectionViewCell, ListBindable {
  private(set) var viewModel: Any?

  func bindViewModel(_ viewModel: Any) { self.viewModel = viewModel }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let path = layoutAttributes.indexPath
    return layoutAttributes.preferring(
      preferredListSizes[ShownElement(name: "cell", section: path.section, item: path.item)])
  }
}

/// A header or footer that remembers its view model.
class HarnessListView: UICollectionReusableView, ListBindable {
  private(set) var viewModel: Any?

  func bindViewModel(_ viewModel: Any) { self.viewModel = viewModel }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (path, kind) = (layoutAttributes.indexPath, layoutAttributes.representedElementKind ?? "")
    return layoutAttributes.preferring(
      preferredListSizes[ShownElement(name: kind, section: path.section, item: path.item)])
  }
}

/// The content of a generated section, read by its properties.
struct SectionContent {
  /// The components of the units; `nil` for what appears in their place in a section of a stack.
  private(set) var units: [Any?] = []
  private let header: Any?
  private let footer: Any?
  /// Whether the backend of the section failed.
  let isFailed: Bool

  init(_ section: Any) {
    let mirror = Mirror(reflecting: Mirror(reflecting: section).children.first?.value ?? section)
    func part(_ name: String) -> Any? {
      guard let value = mirror.children.first(where: { $0.label == name })?.value else { return nil }
      return Self.content(value)
    }
    (header, footer) = (part("header"), part("footer"))
    isFailed = mirror.children.first { $0.label == "isFailed" }?.value as? Bool ?? false
    let units = mirror.children.first { $0.label == "units" }?.value
    self.units = units.map { Mirror(reflecting: $0).children.compactMap { Self.content($0.value) } } ?? []
    let sections = mirror.children.first { $0.label == "sections" }?.value
    for inner in sections.map({ Mirror(reflecting: $0).children.map { SectionContent($0.value) } }) ?? [] {
      self.units += inner.units.isEmpty ? [nil] : inner.units
    }
  }

  /// The header or footer.
  func part(_ kind: String) -> Any? { kind == UICollectionView.elementKindSectionHeader ? header : footer }

  /// The component in a choice or an optional; `nil` for none.
  private static func content(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional, .enum: return mirror.children.first.flatMap { content($0.value) }
    default: return value
    }
  }
}

/// A change of the lists of a response.
enum ListChange {
  case reversed, shortened

  /// The changed list, which keeps an element.
  func apply<Element>(_ list: [Element]) -> [Element] {
    switch self {
    case .reversed: list.reversed()
    case .shortened: list.count > 1 ? Array(list.dropFirst()) : list
    }
  }
}

extension GeneratedResponse {
  /// The response with a change of its sections, and of the units of each.
  func changed(by change: ListChange) -> GeneratedResponse {
    var result = self
    result.sections = change.apply(sections).map { $0.changed(by: change) }
    return result
  }
}
