import Foundation

/// The geometry of a collection view, as a compositional layout reads it.
@MainActor struct ViewGeometry {
  /// The size of the bounds.
  let size: CGSize
  /// Insets by reference.
  let safeArea: NSDirectionalEdgeInsets
  let layoutMargins: NSDirectionalEdgeInsets
  let readableContent: NSDirectionalEdgeInsets
  /// The axis of scrolling.
  let axis: Axis

  /// The widest readable content that a view without a width of its own has.
  static let readableWidth: CGFloat = 672

  /// Reads a collection view.
  init(_ view: UICollectionView, axis: Axis) {
    let direction = view.effectiveUserInterfaceLayoutDirection
    size = view.bounds.size
    safeArea = view.safeAreaInsets.directional(direction)
    layoutMargins = view.layoutMargins.directional(direction)
    let side = (size.width - (view.readableWidth ?? Self.readableWidth)) / 2
    var readable = layoutMargins
    readable.leading = max(readable.leading, side)
    readable.trailing = max(readable.trailing, side)
    readableContent = readable
    self.axis = axis
  }

  /// The insets of a reference across the axis of scrolling.
  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    var insets: NSDirectionalEdgeInsets
    switch reference {
    case .automatic, .safeArea: insets = safeArea
    case .none: insets = .zero
    case .layoutMargins: insets = layoutMargins
    case .readableContent: insets = readableContent
    }
    if axis.isHorizontal {
      (insets.leading, insets.trailing) = (0, 0)
    } else {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }

  /// The rectangle inside of the insets of a reference.
  func container(_ reference: UIContentInsetsReference) -> CGRect {
    CGRect(origin: .zero, size: size).inset(by: insets(reference))
  }
}

extension CGRect {
  /// The rectangle inside of directional insets, with the leading edge at the left.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: width - insets.leading - insets.trailing,
      height: height - insets.top - insets.bottom)
  }
}
