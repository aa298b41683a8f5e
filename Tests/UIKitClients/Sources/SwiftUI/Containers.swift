import Foundation

/// Views under one another.
public struct VStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  /// A stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  /// One node.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    [.vertical(alignment, spacing ?? ModelNode.platformSpacing, content.nodes(in: context), isLazy: false)]
  }
}

/// Views under one another, as wide as the container.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  /// A stack.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  /// One node.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    [.vertical(alignment, spacing ?? ModelNode.platformSpacing, content.nodes(in: context), isLazy: true)]
  }
}

/// Views beside one another.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
  /// A stack.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
  /// One node.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    [.horizontal(alignment, spacing ?? ModelNode.platformSpacing, content.nodes(in: context))]
  }
}

/// Views that scroll.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content
  /// A scroll view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }
  /// One node.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    [.scroll(axes, context.place, content.nodes(in: context))]
  }
}

/// A coordinate space.
public enum CoordinateSpace: Sendable {
  case named(String)
}

/// The size of a container, its safe area and its place.
public struct GeometryProxy: Sendable {
  /// The size without the safe area.
  public let size: CGSize
  /// The safe area.
  public var safeAreaInsets = EdgeInsets()
  /// The frames in coordinate spaces, by their names.
  var frames: [String: CGRect] = [:]

  /// The frame in a coordinate space.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .named(let name): frames[name] ?? CGRect(origin: .zero, size: size)
    }
  }
}

/// A view whose content depends on its container.
public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content
  /// A view that reads its container.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  /// The nodes in the safe area of the container; in other views, the nodes are made when the frame is known.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    if context.isInContainer { return [.reader { proxy in content(proxy).nodes(in: context) }] }
    let (size, safe) = (context.environment.containerSize, context.environment.safeArea)
    let inner = CGSize(
      width: size.width - safe.leading - safe.trailing, height: size.height - safe.top - safe.bottom)
    var inside = context
    inside.isInContainer = true
    return [.container(inner, safe, content(GeometryProxy(size: inner, safeAreaInsets: safe)).nodes(in: inside))]
  }
}

/// A container that places its views itself.
public protocol Layout {
  /// The values that a layout keeps.
  associatedtype Cache = Void
  /// The views.
  typealias Subviews = LayoutSubviews
  /// Returns the size.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout where Cache == Void {
  /// The container with views.
  @MainActor public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

struct LayoutContainer<Own: Layout, Content: View>: View where Own.Cache == Void {
  let layout: Own
  let content: Content
  func nodes(in context: ModelContext) -> [ModelNode] {
    let (layout, children) = (layout, content.nodes(in: context))
    let custom = CustomLayout(
      size: { proposal in
        var cache: Void = ()
        return layout.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(children), cache: &cache)
      },
      frames: { bounds, proposal in
        var cache: Void = ()
        let subviews = LayoutSubviews(children)
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return subviews.map { $0.frame }
      })
    return [.custom(custom, children)]
  }
}

/// The size that a view is offered.
public struct ProposedViewSize: Sendable {
  /// The width, if one is offered.
  public var width: CGFloat?
  /// The height, if one is offered.
  public var height: CGFloat?
  /// No size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// A size.
  public init(_ size: CGSize) { (width, height) = (size.width, size.height) }
  /// A size of which a length may be missing.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
}

/// A value of a view for a layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value of a view that has none.
  static var defaultValue: Value { get }
}

/// The views of a layout.
public struct LayoutSubviews: RandomAccessCollection {
  private let views: [LayoutSubview]
  init(_ nodes: [ModelNode]) { views = nodes.map { LayoutSubview($0) } }
  /// The first index.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { views.count }
  /// The view of an index.
  public subscript(index: Int) -> LayoutSubview { views[index] }
}

/// A view of a layout.
public final class LayoutSubview {
  private let node: ModelNode
  private(set) var frame = CGRect.zero
  /// A value of the view for the layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.value(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
  init(_ node: ModelNode) { self.node = node }
  /// The size that the view takes if it is offered one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }
  /// Places the view.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.size(proposal)
    frame = CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

/// A place in a view.
public struct UnitPoint: Sendable {
  /// The distance from the edges, as a part of the size.
  public let (x, y): (CGFloat, CGFloat)
  /// The corner at the top.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}
