import UIKit

/// An element of a collection view with its place on the screen.
@MainActor public struct ModelElement {
  /// A category of elements, with the kind of views that are not cells.
  public enum Kind: Hashable, Sendable {
    /// A cell.
    case cell
    /// A supplementary view of a kind.
    case supplementary(String)
    /// A decoration view of a kind.
    case decoration(String)
  }

  /// The category.
  public let kind: Kind
  /// The index path. That of a boundary item of the whole layout has one index.
  public let indexPath: IndexPath
  /// The frame in the coordinates of the content: mirrored, scrolled in its section, rounded to pixels.
  public let frame: CGRect
  /// The frame before it is rounded.
  public let exactFrame: CGRect
  /// The position in the stack of views.
  public let zIndex: Int
  /// The opacity.
  public let alpha: CGFloat
  /// Whether the view is hidden.
  public let isHidden: Bool
  /// The view, if it is on the screen.
  public let view: UICollectionReusableView?

  /// Reads attributes as a layout placed them.
  init(_ attributes: UICollectionViewLayoutAttributes, in collectionView: UICollectionView) {
    let exact = collectionView.placed(attributes)
    let name = attributes.representedElementKind ?? ""
    switch attributes.representedElementCategory {
    case .cell: kind = .cell
    case .supplementaryView: kind = .supplementary(name)
    case .decorationView: kind = .decoration(name)
    }
    indexPath = attributes.indexPath
    exactFrame = exact.frame
    frame = collectionView.rounded(exact).frame
    zIndex = attributes.zIndex
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    view = collectionView.visibleView(of: attributes)
  }

  /// Cells first, then supplementary views and decorations by kind; each in the order of index paths.
  var order: (Int, String, IndexPath) {
    switch kind {
    case .cell: (0, "", indexPath)
    case .supplementary(let name): (1, name, indexPath)
    case .decoration(let name): (2, name, indexPath)
    }
  }
}
