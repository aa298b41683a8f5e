/// The nested rows and columns of a mosaic, as a flat table in pre-order: node 0 is the whole arrangement, a row's or
/// column's first child directly follows it, and its next sibling follows its subtree.
///
/// The arrangement repeats for as many items as there are; items fill its cells in pre-order (layout rule R19). A unit that
/// cells accept by name takes only these, and all other units take the cells that name none.
public struct Arrangement: Hashable, Sendable {
  /// All nodes; never empty. The first is a row or a column, and every row and column has children.
  public var nodes: [ArrangementNode]

  /// An arrangement of nodes in pre-order.
  public init(nodes: [ArrangementNode]) { self.nodes = nodes }

  /// The maximum number of nodes of one arrangement.
  package static let maximumNodes = 1_000
  /// The maximum depth of nested rows and columns.
  package static let maximumDepth = 16

  /// The indices of a node's children, in their order.
  public func children(of node: Int) -> [Int] {
    var result: [Int] = []
    var next = node + 1
    while next < node + nodes[node].size {
      result.append(next)
      next += nodes[next].size
    }
    return result
  }

  /// The number of items that fill it once.
  public var cellCount: Int { nodes.count { $0.kind == .cell } }

  /// Whether some of its cells say which units they accept.
  package var namesUnits: Bool { nodes.contains { $0.units != nil } }

  /// The cells that items of a unit take, by their indices among all cells: those that name it, else those that name none.
  package func cells(ofUnit unit: Int) -> [Int] {
    let cells = nodes.filter { $0.kind == .cell }
    let named = cells.indices.filter { cells[$0].units?.contains(unit) ?? false }
    return named.isEmpty ? cells.indices.filter { cells[$0].units == nil } : named
  }

  /// The same with other indices of units, or without those that are no units any more.
  package func renumbered(_ units: [Int?]) -> Arrangement {
    changingUnits { named in named.compactMap { units.indices.contains($0) ? units[$0] : nil } }
  }

  /// Returns the arrangement that also accepts a unit wherever it accepts another one.
  package func adding(_ unit: Int, like other: Int) -> Arrangement {
    changingUnits { named in named.contains(other) ? named + [unit] : named }
  }

  private func changingUnits(_ change: ([Int]) -> [Int]) -> Arrangement {
    var result = self
    for index in result.nodes.indices {
      guard let named = result.nodes[index].units else { continue }
      result.nodes[index].units = change(named)
    }
    return result
  }
}

extension PropertyList {
  /// Changes the arrangement of a mosaic, if it is here.
  package mutating func changeArrangement(_ change: (Arrangement) -> Arrangement) {
    guard case .arrangement(let arrangement)? = self[.arrangement] else { return }
    self[.arrangement] = .arrangement(change(arrangement))
  }
}

/// A row, a column or a cell of a mosaic. What was not written is filled in: along the axis of its parent a part takes
/// one share of what is left, across it all of it, and the outermost part all of the content's width.
public struct ArrangementNode: Hashable, Sendable {
  /// The kind of the part.
  public var kind: Kind
  /// A length or a percent; a share in a row.
  public var width: Size
  /// A length or a percent; a share in a column; a length or a ratio for the outermost part.
  public var height: Size
  /// The room between its children.
  public var spacing: Length
  /// The room between its edges and its children.
  public var insets: Insets
  /// The number of nodes in its subtree, itself included.
  public var size: Int
  /// The units that a cell accepts, by their indices in the section; `nil` for those that no cell names. A cell that accepts
  /// none stays empty.
  public var units: [Int]?

  /// The parts of an arrangement.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Children side by side.
    case row
    /// Children one under another.
    case column
    /// A place for one item.
    case cell

    /// The axis along which it arranges its children.
    public var axis: SizeAxis? {
      switch self {
      case .row: .width
      case .column: .height
      case .cell: nil
      }
    }
  }

  /// A part of an arrangement.
  public init(
    kind: Kind, width: Size, height: Size, spacing: Length = .zero, insets: Insets = Insets(), size: Int = 1
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    self.spacing = spacing
    self.insets = insets
    self.size = size
  }

  /// A part of a row or column, or the outermost one, with what was written, properties of scope `part`; the rest is
  /// filled in.
  ///
  /// - Parameter size: The number of nodes in its subtree, itself included.
  public init(_ kind: Kind, in parent: Kind?, _ properties: PropertyList, size: Int = 1) {
    self.init(
      kind: kind, width: Self.standard(.width, in: parent), height: Self.standard(.height, in: parent), size: size)
    for entry in properties.entries {
      switch (entry.property, entry.value) {
      case (.partWidth, .size(let width)): self.width = width
      case (.partHeight, .size(let height)): self.height = height
      case (.partSpacing, .length(let spacing)): self.spacing = spacing
      case (.partInsets, .insets(let insets)): self.insets = insets
      default: break
      }
    }
  }

  /// The extent of a part that does not say it. The outermost part's height is always written.
  private static func standard(_ axis: SizeAxis, in parent: Kind?) -> Size {
    parent?.axis == axis ? .share(.one) : .percent(.one)
  }

  /// Whether a part may be sized so: a share divides what is left along the axis of its row or column, and what is
  /// outermost has nothing above it that a percent of its height could refer to.
  package static func accepts(_ size: Size, on axis: SizeAxis, in parent: Kind?) -> Bool {
    switch size {
    case .length: true
    case .percent: parent != nil || axis == .width
    case .share: parent?.axis == axis
    case .ratio: parent == nil && axis == .height
    case .ratioField, .field, .estimate, .inView, .rows: false
    }
  }
}
