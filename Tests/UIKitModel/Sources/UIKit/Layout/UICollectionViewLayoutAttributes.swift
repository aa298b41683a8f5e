import Foundation

/// The place of a cell, a supplementary view or a decoration view.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The rectangle in the coordinates of the collection view's content.
  open var frame = CGRect.zero
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The position in the stack of views; larger is in front.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// A transform of the view. The model keeps it and never applies it.
  open var transform = CGAffineTransform.identity
  /// A transform of the view in space. The model keeps it and never applies it.
  open var transform3D = CATransform3DIdentity
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// The category of the element.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view.
  open internal(set) var representedElementKind: String?

  /// The axes along which the view may choose its size.
  var estimatedAxes: EstimatedAxes = []

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// A rectangle of the size, at the origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Creates attributes of no element.
  public required override init() { super.init() }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// Returns attributes of the same class with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.frame = frame
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.transform = transform
    copy.transform3D = transform3D
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.estimatedAxes = estimatedAxes
    return copy
  }

  /// A copy of the same type.
  var duplicate: UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  /// The element that the attributes place.
  var element: ElementKey {
    ElementKey(category: representedElementCategory, kind: representedElementKind, indexPath: indexPath)
  }
}

/// Axes along which a view may choose its size.
struct EstimatedAxes: OptionSet, Hashable, Sendable {
  let rawValue: Int
  /// The width is estimated.
  static let width = EstimatedAxes(rawValue: 1)
  /// The height is estimated.
  static let height = EstimatedAxes(rawValue: 2)
}

/// An element of a collection view.
struct ElementKey: Hashable, Sendable {
  let category: UICollectionView.ElementCategory
  let kind: String?
  let indexPath: IndexPath

  /// The key of a cell.
  static func cell(_ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .cell, kind: nil, indexPath: indexPath)
  }

  /// The key of a supplementary view.
  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// The key of a decoration view.
  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementKey {
    ElementKey(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}
