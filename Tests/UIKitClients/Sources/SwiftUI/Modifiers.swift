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

/// A horizontal edge.
public enum HorizontalEdge: Sendable { case leading, trailing }

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

/// The place at which a scroll view comes to rest, before a behaviour changes it.
public struct ScrollTarget: Sendable {
  /// The visible part of the content.
  public var rect: CGRect
  /// The part at a place.
  public init(rect: CGRect) { self.rect = rect }
}

/// The facts about a scroll view that a behaviour knows.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The place at which the scroll view was.
  public let originalTarget: ScrollTarget
  /// The speed, in points a second.
  public let velocity: CGVector
  /// Facts about a scroll view.
  public init(originalTarget: ScrollTarget, velocity: CGVector) {
    (self.originalTarget, self.velocity) = (originalTarget, velocity)
  }
}

/// The way in which a scroll view comes to rest.
public protocol ScrollTargetBehavior: Sendable {
  /// The facts about a scroll view that a behaviour knows.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes the place at which the scroll view comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A direction with a length.
public struct CGVector: Sendable {
  /// The lengths along the axes.
  public var (dx, dy): (CGFloat, CGFloat)
  /// A direction.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
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

  /// The view with another one at a side, which adds to the safe area.
  public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, spacing: CGFloat? = nil, @ViewBuilder content: () -> Bar
  ) -> some View {
    let bar = content()
    return Modified(content: self) { node, context in
      .side(edge, spacing ?? ModelNode.platformSpacing, bar.nodes(in: context), node)
    }
  }

  /// The view also in the safe area at some edges.
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set) -> some View {
    Modified(content: self) { node, _ in .unsafe(edges, node) }
  }

  /// A scroll view that comes to rest in a way.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    Modified(content: self) { node, _ in .resting(behavior, node) }
  }

  /// A scroll view that begins with a part of its content.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    Modified(content: self) { node, _ in .anchored(anchor, node) }
  }

  /// A view in whose coordinates others ask for their frames.
  public func coordinateSpace(name: some Hashable) -> some View {
    Modified(content: self) { node, _ in .space(AnyHashable(name), node) }
  }

  /// The view, which is at least as wide.
  public func frame(minWidth: CGFloat?, alignment: Alignment = .center) -> some View {
    Modified(content: self) { node, _ in .least(minWidth ?? 0, alignment, node) }
  }

  /// The view with a value for a layout.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    Modified(content: self) { node, _ in .valued(ObjectIdentifier(key), value, node) }
  }

  /// The view with an action when a value of its geometry changes, also for the first value.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping @Sendable (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    Modified(content: self) { node, context in
      let key = context.place + [AnyHashable("geometry")]
      let storage = context.storage
      return .measuring(
        GeometryObserver { proxy in
          let value = transform(proxy)
          if storage.values[key] as? Value == value { return false }
          storage.values[key] = value
          action(value)
          return true
        }, node)
    }
  }
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
