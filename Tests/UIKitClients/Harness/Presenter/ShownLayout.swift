import SDUICollectionView
import SSCollectionViewPresenter
import UIKit
import UIKitModelDriver

/// A collection view of the model with a generated presenter, as an app makes them. `main.swift` names the types.
@MainActor final class ShownLayout {
  let driver: ModelDriver
  let source: HarnessSource
  /// The layouts of carousels in collection views of their own, by sections.
  private let carousels: [CarouselCollectionViewLayout?]

  /// The layout of a carousel in a collection view of its own.
  func ownLayout(ofCarousel index: Int) -> CarouselCollectionViewLayout? { carousels[index] }

  let presenter: GeneratedPresenter

  init(_ response: GeneratedResponse, _ environment: ModelEnvironment) {
    driver = Self.driver(environment)
    let presenter = Self.presenter(in: driver) { _ in }
    self.presenter = presenter
    source = HarnessSource()
    HarnessSource.current = source
    source.show = { presenter.loadPage(response) }
    presenter.loadPage(response)
    let layoutEnvironment = ScreenEnvironment(driver.collectionView)
    carousels = (presenter.snapshot?.sections ?? []).map { shown in
      // Of a screen with a component for no sections, the section is optional.
      let section: GeneratedSection? = shown.section
      return section.flatMap { carousel($0, layoutEnvironment) }
    }
  }

  /// An empty collection view in an environment.
  static func driver(_ environment: ModelEnvironment) -> ModelDriver {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.contentInsetAdjustmentBehavior = .never
    return ModelDriver(view, environment: environment)
  }

  /// A presenter of a collection view, which does not keep it.
  static func presenter(
    in driver: ModelDriver, _ mode: SSCollectionViewPresenter.DataSourceMode = .traditional,
    perform: @escaping (any Encodable) -> Void
  ) -> GeneratedPresenter {
    guard let presenter = try? makePresenter(driver.collectionView, mode, perform) else {
      fatalError("The interpreter cannot read the generated document.")
    }
    return presenter
  }
}

/// The sizes of views that measure themselves.
@MainActor final class HarnessSource {
  static var current: HarnessSource?

  var preferred: [ShownElement: CGSize] = [:] { didSet { show() } }
  /// Shows the response again, so that views are asked for their sizes.
  var show: () -> Void = {}

  func prefer(_ name: String, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let path = attributes.indexPath
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
    if let size = preferred[ShownElement(name: name, section: path.section, item: path.item)] { copy.size = size }
    return copy
  }
}

/// A view that keeps what it shows.
@MainActor protocol PresentedView: UICollectionReusableView {
  var shown: Any? { get }
}

/// A cell of an app.
class PresentedCell: UICollectionViewCell, PresentedView {
  var shown: Any?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    HarnessSource.current?.prefer("cell", layoutAttributes) ?? layoutAttributes
  }
}

/// A header or footer of an app.
class PresentedSupplement: UICollectionReusableView, PresentedView {
  var shown: Any?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    HarnessSource.current?.prefer(layoutAttributes.representedElementKind ?? "", layoutAttributes) ?? layoutAttributes
  }
}
