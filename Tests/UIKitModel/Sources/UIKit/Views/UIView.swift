import Foundation

/// An object that responds to events.
@MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }
}

/// How much a fitted size insists on a target.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, from 0 to 1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The size is given.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// A strong wish.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// A weak wish.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// The view chooses the size.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}

/// Whether a view turns with the reading direction.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft
}

/// A rectangle on a screen. The model has no drawing, no events and no Auto Layout.
@MainActor open class UIView: UIResponder {
  /// The rectangle in the coordinates of the superview.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: bounds.size) }
    set {
      origin = newValue.origin
      bounds.size = newValue.size
    }
  }

  private var origin: CGPoint

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { origin = CGPoint(x: newValue.x - bounds.width / 2, y: newValue.y - bounds.height / 2) }
  }

  /// The view that contains this view.
  open private(set) weak var superview: UIView?
  /// The views that this view contains, the topmost last.
  open private(set) var subviews: [UIView] = []
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// A transform of the view. The model keeps it and never applies it.
  open var transform = CGAffineTransform.identity
  /// Whether content outside of the bounds is hidden.
  open var clipsToBounds = false
  /// Whether the view receives touches.
  open var isUserInteractionEnabled = true
  /// Whether the view turns with the reading direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// A number that the app chooses.
  open var tag = 0
  /// The part of the bounds that bars and the device's shape cover.
  open package(set) var safeAreaInsets = UIEdgeInsets.zero
  /// The margins of the content. The model does not add safe area insets to them.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The traits of the view: those of its surroundings, and what replaces them.
  open package(set) var traitCollection: UITraitCollection {
    get { currentTraits }
    set {
      surroundings = newValue
      applyTraits()
    }
  }

  /// Traits that replace those of the surroundings (iOS 17).
  open var traitOverrides: any UITraitOverrides = Traits() {
    didSet { applyTraits() }
  }

  private var surroundings = UITraitCollection()
  private var currentTraits = UITraitCollection()

  private func applyTraits() {
    let overrides = traitOverrides as? Traits ?? Traits()
    currentTraits =
      overrides == Traits() ? surroundings : UITraitCollection(traits: surroundings.traits.overridden(by: overrides))
  }

  /// Updates the traits before the next frame would (iOS 17). Those of the model are always current.
  open func updateTraitsIfNeeded() {}

  /// The margins of the content, by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isLeftToRight ? newValue.leading : newValue.trailing, bottom: newValue.bottom,
        right: isLeftToRight ? newValue.trailing : newValue.leading)
    }
  }

  /// The direction in which the view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    origin = frame.origin
    bounds = CGRect(origin: .zero, size: frame.size)
    super.init()
  }

  /// Creates a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from an archive. The model has no archives and creates an empty view.
  public required init?(coder: NSCoder) {
    origin = .zero
    bounds = .zero
    super.init()
  }

  /// Adds a view above the others.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Inserts a view among the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(max(0, index), subviews.count))
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Removes several subviews at once.
  func removeSubviews(_ views: [UIView]) {
    let removed = Set(views.map { ObjectIdentifier($0) })
    subviews.removeAll { removed.contains(ObjectIdentifier($0)) }
    for view in views { view.superview = nil }
  }

  /// Lays out the subviews.
  open func layoutSubviews() {}

  /// Asks for a layout before the next frame.
  open func setNeedsLayout() {}

  /// Lays out the subviews now.
  open func layoutIfNeeded() { layoutSubviews() }

  /// Returns the size that fits best.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Returns the smallest size that satisfies the constraints. The model has no constraints and returns the target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }

  /// Returns a size that satisfies the constraints. The model has no constraints; a view that has a size of its own
  /// overrides this method.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { systemLayoutSizeFitting(targetSize) }

  /// Tells the view that its safe area changed.
  open func safeAreaInsetsDidChange() {}

  /// Tells the view that its traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIEdgeInsets {
  /// The insets by reading direction.
  func directional(_ direction: UIUserInterfaceLayoutDirection) -> NSDirectionalEdgeInsets {
    let isLeftToRight = direction == .leftToRight
    return NSDirectionalEdgeInsets(
      top: top, leading: isLeftToRight ? left : right, bottom: bottom, trailing: isLeftToRight ? right : left)
  }
}
