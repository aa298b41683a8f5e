import Foundation

/// A view of an app in a tree of nodes.
public struct ModelLeaf {
  let name: String?
  let path: [AnyHashable]
  let natural: CGSize
}

/// A section in a lazy stack.
public struct SectionNode {
  let (header, content, footer): ([ModelNode], [ModelNode], [ModelNode])
  let (pinsHeader, pinsFooter): (Bool, Bool)
  let alignment: HorizontalAlignment

  init(
    header: [ModelNode], content: [ModelNode], footer: [ModelNode], pinsHeader: Bool, pinsFooter: Bool,
    alignment: HorizontalAlignment
  ) {
    (self.header, self.content, self.footer, self.alignment) = (header, content, footer, alignment)
    (self.pinsHeader, self.pinsFooter) = (pinsHeader, pinsFooter)
  }
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
  case rows([GridItem], HorizontalAlignment, CGFloat, [ModelNode])
  case columns([GridItem], VerticalAlignment, CGFloat, [ModelNode])
  case section([ModelNode], [ModelNode], [ModelNode])
  case placedSection(SectionNode)
  case scroll(Axis.Set, EdgeInsets, [ModelNode])
  case container(CGSize, EdgeInsets, [ModelNode])
  case frame(CGFloat?, CGFloat?, Alignment, ModelNode)
  case padding(EdgeInsets, ModelNode)
  case layered(ModelNode, [ModelNode], Alignment, isOver: Bool)
  case bar(VerticalEdge, CGFloat, [ModelNode], ModelNode)
  case unsafe(Edge.Set, ModelNode)
  case resting(String, ModelNode)
  case custom(CustomLayout, [ModelNode])
  case living(Lifecycle, ModelNode)
  case positioned(StripPosition, ModelNode)
  case control(ModelControl, ModelNode)

  /// A scroll view with more margins.
  func addingMargins(_ more: EdgeInsets) -> ModelNode {
    guard case .scroll(let axes, let own, let content) = self else { return self }
    let sum = EdgeInsets(
      top: own.top + more.top, leading: own.leading + more.leading, bottom: own.bottom + more.bottom,
      trailing: own.trailing + more.trailing)
    return .scroll(axes, sum, content)
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
    case .rows(let columns, _, let spacing, _):
      return CGSize(width: Self.length(of: columns), height: Self.sum(lines(columns.count), spacing))
    case .columns(let rows, _, let spacing, _):
      return CGSize(width: Self.sum(lines(rows.count), spacing), height: Self.length(of: rows))
    case .section: return .zero
    case .placedSection(let section): return section.stack.size(proposal)
    case .scroll(let axes, let margins, let content):
      let inner = Self.content(content).size(Self.scrolled(axes, proposal))
      return CGSize(
        width: proposal.width ?? inner.width + margins.leading + margins.trailing,
        height: proposal.height ?? inner.height)
    case .container(let size, _, _): return size
    case .frame(let width, let height, _, let child):
      let own = child.size(ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
      return CGSize(width: width ?? own.width, height: height ?? own.height)
    case .padding(let insets, let child):
      let own = child.size(insets.inner(proposal))
      return CGSize(
        width: own.width + insets.leading + insets.trailing, height: own.height + insets.top + insets.bottom)
    case .layered(let child, _, _, _), .bar(_, _, _, let child), .unsafe(_, let child), .resting(_, let child),
      .living(_, let child), .positioned(_, let child), .control(_, let child):
      return child.size(proposal)
    case .custom(let layout, _): return layout.size(proposal)
    }
  }

  /// The lengths of the lines of a grid along its axis.
  private func lines(_ count: Int) -> [CGFloat] {
    switch self {
    case .rows(let columns, _, _, let children):
      Self.lines(children, count).map { line in
        zip(line, columns).map { $0.size(ProposedViewSize(width: $1.size, height: nil)).height }.max() ?? 0
      }
    case .columns(let rows, _, _, let children):
      Self.lines(children, count).map { line in
        zip(line, rows).map { $0.size(ProposedViewSize(width: nil, height: $1.size)).width }.max() ?? 0
      }
    default: []
    }
  }

  private static func lines(_ children: [ModelNode], _ count: Int) -> [ArraySlice<ModelNode>] {
    stride(from: 0, to: children.count, by: max(1, count)).map { children[$0..<min($0 + count, children.count)] }
  }

  private static func sum(_ lengths: [CGFloat], _ spacing: CGFloat) -> CGFloat {
    lengths.reduce(0, +) + CGFloat(max(0, lengths.count - 1)) * spacing
  }

  private static func length(of items: [GridItem]) -> CGFloat {
    items.map { $0.size }.reduce(0, +) + items.dropLast().map { $0.spacing }.reduce(0, +)
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
  func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ result: inout ModelLayout) {
    switch self {
    case .leaf(let leaf):
      guard let name = leaf.name else { return }
      result.elements.append(ModelElement(name: name, path: leaf.path, frame: frame, pin: nil, isBar: result.isBar))
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
    case .rows(let columns, _, let spacing, let children):
      var y = frame.minY
      for (line, height) in zip(Self.lines(children, columns.count), lines(columns.count)) {
        var x = frame.minX
        for (child, column) in zip(line, columns) {
          child.placeAligned(
            column.alignment, in: CGRect(x: x, y: y, width: column.size, height: height),
            ProposedViewSize(width: column.size, height: nil), &result)
          x += column.size + column.spacing
        }
        y += height + spacing
      }
    case .columns(let rows, _, let spacing, let children):
      var x = frame.minX
      for (line, width) in zip(Self.lines(children, rows.count), lines(rows.count)) {
        var y = frame.minY
        for (child, row) in zip(line, rows) {
          child.placeAligned(
            row.alignment, in: CGRect(x: x, y: y, width: width, height: row.size),
            ProposedViewSize(width: nil, height: row.size), &result)
          y += row.size + row.spacing
        }
        x += width + spacing
      }
    case .section: return
    case .placedSection(let section): section.place(frame, proposal, &result)
    case .scroll(let axes, let margins, let content):
      let inner = Self.content(content)
      let offered = Self.scrolled(axes, ProposedViewSize(frame.size))
      let size = inner.size(offered)
      if axes != .horizontal { result.contentHeight = size.height }
      let room = CGRect(x: frame.minX + margins.leading, y: frame.minY, width: size.width, height: size.height)
      result.placeContent(axes, of: frame, margins) { inner.place(room, offered, &$0) }
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
    case .resting(let name, let child):
      result.resting.append(name)
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
    case .positioned(let position, let child):
      result.position = position
      child.place(frame, proposal, &result)
    case .control(let control, let child):
      result.controls.append(control)
      child.place(frame, proposal, &result)
    }
  }

  /// Places the view in a rectangle that may have another size.
  fileprivate func placeAligned(
    _ alignment: Alignment, in room: CGRect, _ proposal: ProposedViewSize, _ result: inout ModelLayout
  ) {
    let size = size(proposal)
    let x = room.minX + alignment.horizontal.part * (room.width - size.width)
    let y = room.minY + alignment.vertical.part * (room.height - size.height)
    place(CGRect(x: x, y: y, width: size.width, height: size.height), proposal, &result)
  }
}

extension SectionNode {
  /// The parts under one another.
  var stack: ModelNode { .vertical(alignment, 0, header + content + footer, isLazy: true) }

  /// Places the parts. A stack moves pinned ones while it scrolls.
  func place(_ frame: CGRect, _ proposal: ProposedViewSize, _ result: inout ModelLayout) {
    let first = result.elements.count
    stack.place(frame, proposal, &result)
    func count(_ nodes: [ModelNode]) -> Int {
      var own = ModelLayout()
      ModelNode.vertical(alignment, 0, nodes, isLazy: true).place(frame, proposal, &own)
      return own.elements.count
    }
    let pin = ModelPin(start: frame.minY, end: frame.maxY, isHeader: true)
    if pinsHeader { for index in first..<first + count(header) { result.elements[index].pin = pin } }
    let last = result.elements.count
    if pinsFooter {
      for index in last - count(footer)..<last {
        result.elements[index].pin = ModelPin(start: pin.start, end: pin.end, isHeader: false)
      }
    }
  }
}
