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
  private let pinned: PinnedScrollableViews
  private let content: Content
  /// A stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content, pinned) = (alignment, spacing, content(), pinnedViews)
  }
  /// One node, whose sections are pinned if the stack pins them.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    let children = content.nodes(in: context).flatMap { node -> [ModelNode] in
      guard case .section(let header, let content, let footer) = node else { return [node] }
      let own = SectionNode(
        header: header, content: content, footer: footer, pinsHeader: pinned.contains(.sectionHeaders),
        pinsFooter: pinned.contains(.sectionFooters), alignment: alignment)
      return [.placedSection(own)]
    }
    return [.vertical(alignment, spacing ?? ModelNode.platformSpacing, children, isLazy: true)]
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

/// A row or column of a grid.
public struct GridItem: Sendable {
  /// The size of a row or column.
  public enum Size: Sendable { case fixed(CGFloat) }
  let size: CGFloat
  let spacing: CGFloat
  let alignment: Alignment
  /// A row or column.
  public init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    switch size {
    case .fixed(let length): self.size = length
    }
    (self.spacing, self.alignment) = (spacing ?? ModelNode.platformSpacing, alignment ?? .center)
  }
}

/// A grid whose rows are under one another.
public struct LazyVGrid<Content: View>: View {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content
  /// A grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
  }
  /// One node.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    [.rows(columns, alignment, spacing ?? ModelNode.platformSpacing, content.nodes(in: context))]
  }
}

/// A grid whose columns are beside one another.
public struct LazyHGrid<Content: View>: View {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content
  /// A grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content())
  }
  /// One node.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    [.columns(rows, alignment, spacing ?? ModelNode.platformSpacing, content.nodes(in: context))]
  }
}

/// A section of a lazy stack.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let (parent, content, footer): (Parent, Content, Footer)
  /// A section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    (parent, self.content, self.footer) = (header(), content(), footer())
  }
  /// One node, which a lazy stack places.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    [.section(parent.nodes(in: context), content.nodes(in: context), footer.nodes(in: context))]
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
    [.scroll(axes, EdgeInsets(), content.nodes(in: context))]
  }
}

/// The size of a container and its safe area.
public struct GeometryProxy {
  /// The size without the safe area.
  public let size: CGSize
  /// The safe area.
  public let safeAreaInsets: EdgeInsets
}

/// A view whose content depends on the size of the container.
public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content
  /// A view that reads its container.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  /// The nodes in the safe area of the container.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    let (size, safe) = (context.environment.containerSize, context.environment.safeArea)
    let inner = CGSize(
      width: size.width - safe.leading - safe.trailing, height: size.height - safe.top - safe.bottom)
    let content = content(GeometryProxy(size: inner, safeAreaInsets: safe)).nodes(in: context)
    return [.container(inner, safe, content)]
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

/// The views of a layout.
public struct LayoutSubviews: Sequence {
  private let views: [LayoutSubview]
  init(_ nodes: [ModelNode]) { views = nodes.map { LayoutSubview($0) } }
  /// The number of views.
  public var count: Int { views.count }
  /// Iterates over the views.
  public func makeIterator() -> IndexingIterator<[LayoutSubview]> { views.makeIterator() }
}

/// A view of a layout.
public final class LayoutSubview {
  private let node: ModelNode
  private(set) var frame = CGRect.zero
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
}
