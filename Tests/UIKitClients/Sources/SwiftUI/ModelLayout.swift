import Foundation

/// A view of an app with its frame.
public struct ModelElement {
  /// The name of the component.
  public let name: String
  /// The identities of the elements that it is of.
  public let path: [AnyHashable]
  /// The frame in the content of the scroll view, or of a bar in the container.
  public var frame: CGRect
  /// Whether it is in a bar.
  public let isBar: Bool
}

/// A scroll view in the content of another one.
public struct ModelStrip {
  /// The identity of the scroll view.
  let place: [AnyHashable]
  /// The identities of the views in it, and their distances from the leading end of the content.
  public internal(set) var items: [(id: AnyHashable, position: CGFloat)] = []
  /// The width of the visible part.
  public let width: CGFloat
  /// The width of the content.
  public let contentWidth: CGFloat
  /// The distance by which the content has moved.
  public let position: CGFloat
  /// The way in which it comes to rest.
  public let behavior: (any ScrollTargetBehavior)?
}

/// The frames of a view.
public struct ModelLayout {
  /// The views of the app.
  public internal(set) var elements: [ModelElement] = []
  /// The size of the content of the scroll view.
  public internal(set) var contentSize = CGSize.zero
  /// The room that bars take.
  public internal(set) var barInsets = EdgeInsets()
  /// The controls that a person may use, from the top to the bottom.
  public internal(set) var controls: [ModelControl] = []
  /// The scroll views in the content.
  public internal(set) var strips: [ModelStrip] = []
  var lifecycles: [PlacedLifecycle] = []
  var observers: [(observer: GeometryObserver, proxy: GeometryProxy)] = []
  /// The name, the first part and the behaviour of the scroll view that is placed next.
  var nextSpace: AnyHashable?
  var nextAnchor: UnitPoint?
  var nextBehavior: (any ScrollTargetBehavior)?
  /// The frames of scroll views with names, moved by their offsets.
  private var spaces: [String: (frame: CGRect, offset: CGPoint)] = [:]
  private var nodes: [ModelNode] = []
  private var environment = EnvironmentValues()
  private var scroll = ModelScroll()
  var isContent = false
  var safeArea = EdgeInsets()
  var isBar = false

  init(isBar: Bool = false) { self.isBar = isBar }

  /// Lays out a view in a container at the beginning of its content, and again after it has measured views.
  @MainActor public init(_ view: @autoclosure () -> some View, in context: ModelContext) {
    self.init(once: view(), in: context)
    for _ in 0..<50 {
      if !observe() { return }
      self = ModelLayout(once: view(), in: context)
    }
    ModelContext.duplicates.append("views that are measured again and again")
  }

  /// Lays out a view in a container.
  @MainActor init(once view: some View, in context: ModelContext) {
    ModelContext.duplicates = []
    (environment, scroll) = (context.environment, context.scroll)
    nodes = view.nodes(in: context)
    place()
  }

  /// Tells views their geometry, and returns whether it is new for some of them.
  @MainActor func observe() -> Bool {
    var isNew = false
    for (observer, proxy) in observers { if observer.observe(proxy) { isNew = true } }
    return isNew
  }

  @MainActor private mutating func place() {
    let size = environment.containerSize
    for node in nodes { node.place(CGRect(origin: .zero, size: size), ProposedViewSize(size), &self) }
    // SwiftUI flips the position of each view within its parent from right to left.
    guard environment.layoutDirection == .rightToLeft else { return }
    for index in elements.indices {
      let width = elements[index].isBar ? size.width : max(size.width, contentSize.width)
      elements[index].frame.origin.x = width - elements[index].frame.maxX
    }
  }

  /// The geometry of a view at a frame.
  func proxy(_ frame: CGRect) -> GeometryProxy {
    var proxy = GeometryProxy(size: frame.size)
    for (name, space) in spaces {
      var own = frame.offsetBy(
        dx: -space.frame.minX - space.offset.x, dy: -space.frame.minY - space.offset.y)
      if environment.layoutDirection == .rightToLeft { own.origin.x = space.frame.width - own.maxX }
      proxy.frames[name] = own
    }
    return proxy
  }

  /// Places the content of a scroll view.
  mutating func placeContent(
    _ axes: Axis.Set, _ place: [AnyHashable], of frame: CGRect, _ room: CGRect, _ content: (inout ModelLayout) -> Void
  ) {
    let (wasContent, name, anchor, behavior) = (isContent, nextSpace, nextAnchor, nextBehavior)
    let (element, lifecycle) = (elements.count, lifecycles.count)
    (isContent, nextSpace, nextAnchor, nextBehavior) = (true, nil, nil, nil)
    let surplus = max(0, room.width - frame.width)
    let strip = min(scroll.strips[place] ?? (anchor?.x ?? 0) * surplus, surplus)
    let offset = wasContent ? CGPoint(x: strip, y: 0) : scroll.offset
    if let name = name?.base as? String { spaces[name] = (frame, offset) }
    content(&self)
    isContent = wasContent
    guard wasContent, axes == .horizontal else { return }
    let items = elements[element...].compactMap { element in
      element.path.last.map { (id: $0, position: element.frame.minX - room.minX) }
    }
    strips.append(
      ModelStrip(
        place: place, items: items, width: frame.width, contentWidth: room.width, position: strip, behavior: behavior))
    for index in lifecycle..<lifecycles.count { lifecycles[index].strip = frame.offsetBy(dx: strip, dy: 0) }
  }

  /// The elements while the content has moved by a distance along the axis of scrolling.
  @MainActor public func elements(at offset: CGPoint) -> [ModelElement] {
    var moved = ModelLayout()
    (moved.nodes, moved.environment, moved.scroll) = (nodes, environment, scroll)
    moved.scroll.offset = offset
    moved.place()
    return moved.elements
  }
}

/// The distances by which scroll views have moved their content.
struct ModelScroll {
  /// The distance of the outermost scroll view.
  var offset = CGPoint.zero
  /// The distances of those in its content, by their identities.
  var strips: [[AnyHashable]: CGFloat] = [:]
}
