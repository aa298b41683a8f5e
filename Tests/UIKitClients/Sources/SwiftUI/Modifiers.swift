import Foundation

/// Insets of the edges.
public struct EdgeInsets: Equatable, Sendable {
  /// The inset of an edge.
  public var (top, leading, bottom, trailing): (CGFloat, CGFloat, CGFloat, CGFloat)
  /// Insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No insets.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// An edge.
public enum Edge: Sendable {
  case top, leading, bottom, trailing
  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Edges by bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An edge.
    public static let (top, leading) = (Set(rawValue: 1), Set(rawValue: 2))
    /// An edge.
    public static let (bottom, trailing) = (Set(rawValue: 4), Set(rawValue: 8))
    /// The edges at the sides.
    public static let horizontal: Set = [.leading, .trailing]
  }
}

/// A vertical edge.
public enum VerticalEdge: Sendable { case top, bottom }

/// An axis.
public enum Axis: Sendable {
  case horizontal, vertical
  /// Several axes.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Axes by bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An axis.
    public static let (horizontal, vertical) = (Set(rawValue: 1), Set(rawValue: 2))
  }
}

/// The parts of sections that are pinned.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Parts by bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A part.
  public static let (sectionHeaders, sectionFooters) = (Self(rawValue: 1), Self(rawValue: 2))
}

/// A horizontal alignment, as the part of the room that precedes the view.
public struct HorizontalAlignment: Sendable {
  let part: CGFloat
  /// An alignment.
  public static let (leading, center) = (Self(part: 0), Self(part: 0.5))
}

/// A vertical alignment, as the part of the room that precedes the view.
public struct VerticalAlignment: Sendable {
  let part: CGFloat
  /// An alignment.
  public static let (top, center, bottom) = (Self(part: 0), Self(part: 0.5), Self(part: 1))
}

/// An alignment in two dimensions.
public struct Alignment: Sendable {
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  /// The middle.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// An alignment at the leading edge.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// An alignment at the leading edge.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// An alignment at the leading edge.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
}

/// The regions of a safe area.
public enum SafeAreaRegions: Sendable { case container }

/// The parts to which content margins apply.
public enum ContentMarginPlacement: Sendable { case scrollContent }

/// The way in which a scroll view comes to rest.
public protocol ScrollTargetBehavior: Sendable { var name: String { get } }

/// Rest at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The name in the model.
  public let name = "paging"
}

/// Rest at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit of views that are scrolled at once.
  public enum LimitBehavior: Sendable { case always, never }
  /// The name in the model.
  public let name: String
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rest at pages.
  public static var paging: Self { Self() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rest at views.
  public static func viewAligned(limitBehavior: Self.LimitBehavior) -> Self {
    Self(name: limitBehavior == .always ? "views, one" : "views")
  }
}

/// A view with a modifier.
struct Modified<Content: View>: View {
  let content: Content
  let change: @MainActor (ModelNode, ModelContext) -> ModelNode
  /// The modifier applies to each view.
  func nodes(in context: ModelContext) -> [ModelNode] { content.nodes(in: context).map { change($0, context) } }
}

extension View {
  /// The view in a frame.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    Modified(content: self) { node, _ in .frame(width, height, alignment, node) }
  }

  /// The view inside insets.
  public func padding(_ insets: EdgeInsets) -> some View {
    Modified(content: self) { node, _ in .padding(insets, node) }
  }

  /// The view inside an inset of some edges.
  public func padding(_ edges: Edge.Set, _ length: CGFloat) -> some View { padding(edges.insets(length)) }

  /// The view over another one, which is offered its size.
  public func background<Back: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Back) -> some View {
    let back = content()
    return Modified(content: self) { node, context in .layered(node, back.nodes(in: context), alignment, isOver: false)
    }
  }

  /// The view under another one, which is offered its size.
  public func overlay<Front: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Front) -> some View {
    let front = content()
    return Modified(content: self) { node, context in .layered(node, front.nodes(in: context), alignment, isOver: true)
    }
  }

  /// The view with another one at an edge, which adds to the safe area.
  public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar
  ) -> some View {
    let bar = content()
    return Modified(content: self) { node, context in
      .bar(edge, spacing ?? ModelNode.platformSpacing, bar.nodes(in: context), node)
    }
  }

  /// The view also in the safe area at some edges.
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set) -> some View {
    Modified(content: self) { node, _ in .unsafe(edges, node) }
  }

  /// A scroll view with margins of its content.
  public func contentMargins(_ edges: Edge.Set, _ length: CGFloat?, for placement: ContentMarginPlacement) -> some View
  {
    Modified(content: self) { node, _ in node.addingMargins(edges.insets(length ?? 0)) }
  }

  /// A scroll view that comes to rest in a way.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    Modified(content: self) { node, _ in .resting(behavior.name, node) }
  }

  /// A container whose views a scroll view comes to rest at.
  public func scrollTargetLayout() -> some View { self }
}

extension Edge.Set {
  fileprivate func insets(_ length: CGFloat) -> EdgeInsets {
    EdgeInsets(
      top: contains(.top) ? length : 0, leading: contains(.leading) ? length : 0,
      bottom: contains(.bottom) ? length : 0, trailing: contains(.trailing) ? length : 0)
  }
}

extension EdgeInsets {
  /// The size that is offered to a view inside the insets.
  func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - leading - trailing) },
      height: proposal.height.map { max(0, $0 - top - bottom) })
  }
}
