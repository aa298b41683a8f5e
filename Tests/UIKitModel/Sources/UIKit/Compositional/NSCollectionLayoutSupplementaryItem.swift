import Foundation

/// A point of a rectangle, with an offset.
@MainActor public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges on which the point is.
  public let edges: NSDirectionalRectEdge
  /// The offset, in points or as fractions of the anchored item.
  public let offset: CGPoint
  /// Whether the offset is in fractions.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates an anchor.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, offset: .zero, isFractional: false) }

  /// Creates an anchor with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }

  /// Creates an anchor with an offset in fractions of the anchored item.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  /// The point as fractions of a rectangle: 0, ½ or 1.
  var unit: CGPoint {
    let x = edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5
    let y = edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5
    return CGPoint(x: x, y: y)
  }

  /// The offset in points for an anchored item of a size.
  func offset(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A view that is anchored to an item or a group.
@MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The point of the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The position in the stack of views.
  public var zIndex = 0

  init(
    size: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: size, supplementaryItems: [])
  }

  /// Creates a view that is anchored by one point.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Creates a view of which a point is anchored to a point of the item or group.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
  }

  /// Returns the frame in a rectangle.
  func frame(in host: CGRect, size: CGSize) -> CGRect {
    let point = containerAnchor.unit
    let offset = containerAnchor.offset(for: size)
    let own = itemAnchor?.unit ?? point
    let ownOffset = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      x: host.minX + host.width * point.x + offset.x - size.width * own.x + ownOffset.x,
      y: host.minY + host.height * point.y + offset.y - size.height * own.y + ownOffset.y, width: size.width,
      height: size.height)
  }
}

/// A view at the boundary of a section or of the whole layout, for example a header.
@MainActor public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The position on the boundary.
  public let alignment: NSRectAlignment
  /// The distance from that position.
  public let offset: CGPoint
  /// Whether the section grows by the view.
  public var extendsBoundary = true
  /// Whether the view stays visible as long as its section is.
  public var pinToVisibleBounds = false

  /// Creates a view with an offset.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    let anchor = NSCollectionLayoutAnchor(edges: alignment.edges)
    super.init(size: layoutSize, elementKind: elementKind, containerAnchor: anchor, itemAnchor: nil)
  }

  /// Creates a view.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
}

/// A view behind a section.
@MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The position in the stack of views. The other elements of the section are at least at 1.
  public var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// A view behind the whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

extension NSRectAlignment {
  /// The edges of the position.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
