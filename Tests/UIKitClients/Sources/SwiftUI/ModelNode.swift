import Foundation

/// A view of an app in a tree of nodes.
public struct ModelLeaf {
  let name: String?
  let path: [AnyHashable]
  let natural: CGSize
}

/// The functions of a layout.
public struct CustomLayout {
  let size: (ProposedViewSize) -> CGSize
  let frames: (CGRect, ProposedViewSize) -> [CGRect]
}

/// A view that is laid out.
public indirect enum ModelNode {
  /// The spacing of stacks that name none.
  static let platformSpacing: CGFloat = 8

  case leaf(ModelLeaf)
  case vertical(HorizontalAlignment, CGFloat, [ModelNode], isLazy: Bool)
  case horizontal(VerticalAlignment, CGFloat, [ModelNode])
  case scroll(Axis.Set, [AnyHashable], [ModelNode])
  case container(CGSize, EdgeInsets, [ModelNode])
  case frame(CGFloat?, CGFloat?, Alignment, ModelNode)
  case padding(EdgeInsets, ModelNode)
  case layered(ModelNode, [ModelNode], Alignment, isOver: Bool)
  case bar(VerticalEdge, CGFloat, [ModelNode], ModelNode)
  case side(HorizontalEdge, CGFloat, [ModelNode], ModelNode)
  case least(CGFloat, Alignment, ModelNode)
  case valued(ObjectIdentifier, Any, ModelNode)
  case space(AnyHashable, ModelNode)
  case anchored(UnitPoint?, ModelNode)
  case measuring(GeometryObserver, ModelNode)
  case reader(@MainActor (GeometryProxy) -> [ModelNode])
  case unsafe(Edge.Set, ModelNode)
  case resting(any ScrollTargetBehavior, ModelNode)
  case custom(CustomLayout, [ModelNode])
  case living(Lifecycle, ModelNode)
  case control(ModelControl, ModelNode)

  /// A value of the view for a layout; `nil` if it has none.
  func value(_ key: ObjectIdentifier) -> Any? {
    if case .valued(let own, let value, let child) = self { own == key ? value : child.value(key) } else { nil }
  }

  // MARK: - Sizes

  /// The size of the view if it is offered one.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .leaf(let leaf):
      return CGSize(width: proposal.width ?? leaf.natural.width, height: proposal.height ?? leaf.natural.height)
    case .vertical(_, let spacing, let children, let isLazy):
      let sizes = children.map { $0.size(ProposedViewSize(width: proposal.width, height: nil)) }
      let widest = sizes.map(\.width).max() ?? 0
      // Lazy stacks take the width that they are offered.
      return CGSize(
        width: isLazy ? max(proposal.width ?? widest, widest) : widest, height: Self.sum(sizes.map(\.height), spacing))
    case .horizontal(_, let spacing, let children):
      let sizes = children.map { $0.size(ProposedViewSize(width: nil, height: proposal.height)) }
      return CGSize(width: Self.sum(sizes.map(\.width), spacing), height: sizes.map(\.height).max() ?? 0)
    case .scroll(let axes, _, let content):
      let inner = Self.content(content).size(Self.scrolled(axes, proposal))
      return CGSize(width: proposal.width ?? inner.width, height: proposal.height ?? inner.height)
    case .reader: return CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .least(let width, _, let child):
      let own = child.size(proposal)
      return CGSize(width: max(width, own.width), height: own.height)
    case .container(let size, _, _): return size
    case .frame(let width, let height, _, let child):
      let own = child.size(ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
      return CGSize(width: width ?? own.width, height: height ?? own.height)
    case .padding(let insets, let child):
      let own = child.size(insets.inner(proposal))
      return CGSize(
        width: own.width + insets.leading + insets.trailing, height: own.height + insets.top + insets.bottom)
    case .layered(let child, _, _, _), .bar(_, _, _, let child), .side(_, _, _, let child), .unsafe(_, let child),
      .resting(_, let child), .living(_, let child), .control(_, let child), .valued(_, _, let child),
      .space(_, let child), .anchored(_, let child), .measuring(_, let child):
      return child.size(proposal)
    case .custom(let layout, _): return layout.size(proposal)
    }
  }

  private static func sum(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + CGFloat(max(0, lengths.count - 1)) * spacing
  }

  static func content(_ nodes: [ModelNode]) -> ModelNode {
    nodes.count == 1 ? nodes[0] : .vertical(.center, 0, nodes, isLazy: false)
  }

  private static func scrolled(_ axes: Axis.Set, _ proposal: ProposedViewSize) -> ProposedViewSize {
    axes == .horizontal
      ? ProposedViewSize(width: nil, height: proposal.height) : ProposedViewSize(width: proposal.width, height: nil)
  }

  // MARK: - Places

  /// Adds the elements of the view in a rectangle of the size that it takes.
  @MainActor func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ result: inout ModelLayout) {
    switch self {
    case .leaf(let leaf):
      guard let name = leaf.name else { return }
      result.elements.append(ModelElement(name: name, path: leaf.path, frame: frame, isBar: result.isBar))
    case .vertical(let alignment, let spacing, let children, _):
      var y = frame.minY
      for child in children {
        let offered = ProposedViewSize(width: proposal.width, height: nil)
        let size = child.size(offered)
        let x = frame.minX + alignment.part * (frame.width - size.width)
        child.place(CGRect(x: x, y: y, width: size.width, height: size.height), offered, &result)
        y += size.height + spacing
      }
    case .horizontal(let alignment, let spacing, let children):
      var x = frame.minX
      for child in children {
        let offered = ProposedViewSize(width: nil, height: proposal.height)
        let size = child.size(offered)
        let y = frame.minY + alignment.part * (frame.height - size.height)
        child.place(CGRect(x: x, y: y, width: size.width, height: size.height), offered, &result)
        x += size.width + spacing
      }
    case .scroll(let axes, let place, let content):
      let inner = Self.content(content)
      let offered = Self.scrolled(axes, ProposedViewSize(frame.size))
      let size = inner.size(offered)
      if !result.isContent { result.contentSize = size }
      let room = CGRect(origin: frame.origin, size: size)
      result.placeContent(axes, place, of: frame, room) { inner.place(room, offered, &$0) }
    case .reader(let content):
      for node in content(result.proxy(frame)) { node.place(frame, ProposedViewSize(frame.size), &result) }
    case .least(_, let alignment, let child): child.placeAligned(alignment, in: frame, proposal, &result)
    case .valued(_, _, let child): child.place(frame, proposal, &result)
    case .space(let name, let child):
      result.nextSpace = name
      child.place(frame, proposal, &result)
    case .anchored(let anchor, let child):
      result.nextAnchor = anchor
      child.place(frame, proposal, &result)
    case .measuring(let observer, let child):
      child.place(frame, proposal, &result)
      result.observers.append((observer, result.proxy(frame)))
    case .container(let size, let safe, let content):
      result.safeArea = safe
      let inner = CGRect(x: safe.leading, y: 0, width: size.width, height: size.height)
      for node in content { node.place(inner, ProposedViewSize(size), &result) }
    case .frame(let width, let height, let alignment, let child):
      let offered = ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
      child.placeAligned(alignment, in: frame, offered, &result)
    case .padding(let insets, let child):
      let inner = CGRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: frame.width - insets.leading - insets.trailing, height: frame.height - insets.top - insets.bottom)
      child.place(inner, insets.inner(proposal), &result)
    case .layered(let child, let others, let alignment, _):
      child.place(frame, proposal, &result)
      for other in others { other.placeAligned(alignment, in: frame, ProposedViewSize(frame.size), &result) }
    case .bar(let edge, let spacing, let bars, let child):
      var bar = ModelLayout(isBar: true)
      for node in bars {
        let size = node.size(ProposedViewSize(width: frame.width, height: nil))
        let y = edge == .top ? 0 : frame.height - size.height
        node.place(
          CGRect(x: frame.minX + (frame.width - size.width) / 2, y: y, width: size.width, height: size.height),
          ProposedViewSize(width: frame.width, height: nil), &bar)
        let room = size.height + spacing
        if edge == .top { result.barInsets.top += room } else { result.barInsets.bottom += room }
      }
      child.place(frame, proposal, &result)
      result.elements += bar.elements
      result.controls += bar.controls
    case .unsafe(let edges, let child):
      var outer = frame
      if edges.contains(.leading) {
        outer.origin.x -= result.safeArea.leading
        outer.size.width += result.safeArea.leading
      }
      if edges.contains(.trailing) { outer.size.width += result.safeArea.trailing }
      child.place(outer, ProposedViewSize(outer.size), &result)
    case .side(let edge, let spacing, let bars, let child):
      let width = bars.map { $0.size(ProposedViewSize(width: nil, height: frame.height)).width }.max() ?? 0
      let room = width + spacing
      if edge == .leading { result.barInsets.leading += room } else { result.barInsets.trailing += room }
      child.place(frame, proposal, &result)
    case .resting(let behavior, let child):
      result.nextBehavior = behavior
      child.place(frame, proposal, &result)
    case .custom(let layout, let children):
      let first = result.lifecycles.count
      for (child, place) in zip(children, layout.frames(frame, proposal)) {
        child.place(place, ProposedViewSize(place.size), &result)
      }
      // A layout makes all of its views at once.
      for index in first..<result.lifecycles.count { result.lifecycles[index].frame = frame }
    case .living(let lifecycle, let child):
      child.place(frame, proposal, &result)
      result.lifecycles.append(PlacedLifecycle(lifecycle: lifecycle, frame: frame, isContent: result.isContent))
    case .control(let control, let child):
      result.controls.append(control)
      child.place(frame, proposal, &result)
    }
  }

  /// Places the view in a rectangle that may have another size.
  @MainActor fileprivate func placeAligned(
    _ alignment: Alignment, in room: CGRect, _ proposal: ProposedViewSize, _ result: inout ModelLayout
  ) {
    let size = size(proposal)
    let x = room.minX + alignment.horizontal.part * (room.width - size.width)
    let y = room.minY + alignment.vertical.part * (room.height - size.height)
    place(CGRect(x: x, y: y, width: size.width, height: size.height), proposal, &result)
  }
}
