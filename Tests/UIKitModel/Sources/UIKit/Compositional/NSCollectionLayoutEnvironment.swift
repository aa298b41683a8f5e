import Foundation

/// The rectangle in which something is laid out.
@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size, before insets.
  var contentSize: CGSize { get }
  /// The size, after insets.
  var effectiveContentSize: CGSize { get }
  /// The insets as they were set; values below 1 are fractions of the size.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits for which something is laid out.
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// An element that is about to be shown.
@MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle.
  var center: CGPoint { get set }
  /// The rectangle at the origin.
  var bounds: CGRect { get }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// An element of a section that is about to be shown, whose look a handler may change.
@MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity.
  var alpha: CGFloat { get set }
  /// The position in the stack of views.
  var zIndex: Int { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// The transform in space.
  var transform3D: CATransform3D { get set }
  /// A name for debugging.
  var name: String { get }
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame, in the coordinates of the section's content.
  var frame: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
}

/// A container of the model.
@MainActor final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  /// Creates a container.
  init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero) {
    contentSize = size
    contentInsets = insets
    super.init()
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets.resolved(in: contentSize) }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: contentSize.width - insets.leading - insets.trailing,
      height: contentSize.height - insets.top - insets.bottom)
  }
}

/// An environment of the model.
@MainActor final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  /// Creates an environment.
  init(container: LayoutContainer, traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
    super.init()
  }
}

/// Attributes as a visible item.
@MainActor final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  /// Creates a visible item that changes attributes.
  init(attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var name: String { attributes.representedElementKind ?? "cell" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}

extension NSDirectionalEdgeInsets {
  /// The insets in points: values below 1 are fractions of a size.
  func resolved(in size: CGSize) -> NSDirectionalEdgeInsets {
    func points(_ value: CGFloat, _ whole: CGFloat) -> CGFloat { value > 0 && value < 1 ? value * whole : value }
    return NSDirectionalEdgeInsets(
      top: points(top, size.height), leading: points(leading, size.width), bottom: points(bottom, size.height),
      trailing: points(trailing, size.width))
  }
}
