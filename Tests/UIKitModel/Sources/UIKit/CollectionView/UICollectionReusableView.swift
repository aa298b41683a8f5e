import Foundation

/// A view that a collection view uses again for other elements.
@MainActor open class UICollectionReusableView: UIView {
  /// The identifier with which the view was dequeued.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view from an archive. The model has no archives and creates an empty view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view by its class alone. UIKit calls `init(frame:)` there, which Swift allows for a required initializer
  /// only. A class that overrides `init(frame:)` inherits this one.
  public required convenience init(modelFrame frame: CGRect) { self.init(frame: frame) }

  /// Prepares the view for another element.
  open func prepareForReuse() {}

  /// Takes over values of attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns attributes with the size that the view prefers. By default that is the size that
  /// `systemLayoutSizeFitting` returns, where estimated axes are free and other axes are required.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !layoutAttributes.estimatedAxes.isEmpty else { return layoutAttributes }
    let fitting = systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: layoutAttributes.estimatedAxes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: layoutAttributes.estimatedAxes.contains(.height) ? .fittingSizeLevel : .required)
    let preferred = layoutAttributes.duplicate
    preferred.size = fitting
    return preferred
  }
}

/// A view of an item.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that contains the content.
  public let contentView = UIView()
  /// Whether the item is selected.
  open var isSelected = false
  /// Whether the item is highlighted.
  open var isHighlighted = false
  /// A view behind the content.
  open var backgroundView: UIView?
  /// A view behind the content of a selected cell.
  open var selectedBackgroundView: UIView?

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Creates a cell from an archive. The model has no archives and creates an empty cell.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Gives the content the whole bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
