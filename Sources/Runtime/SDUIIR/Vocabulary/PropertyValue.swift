/// The value of a property, checked against its row's type.
///
/// At most 24 bytes, which a test holds: lists of them are copied, compared and moved by the hundred thousand. A case
/// with more in it, such as four lengths, is `indirect`, and so is such a case of a type used here.
public enum PropertyValue: Hashable, Sendable {
  case count(Int64)
  case length(Length)
  case size(Size)
  indirect case insets(Insets)
  indirect case spacing(Spacing)
  case columns(Columns)
  case itemSpan(ItemSpan)
  case keyword(Keyword)
  case boolean(Bool)
  indirect case range(ValueRange)
  case color(AdaptiveColor)
  case clients(ClientSet)
  indirect case format(FormatReaders)
  case responseKeys(ResponseKeys)
  case arrangement(Arrangement)
  indirect case paging(Paging)
  case collapse(Collapse)
  indirect case separator(Separator)
  case texts([String])
  indirect case indexTitle(IndexTitle)
  indirect case pagination(Pagination)
  indirect case fromServer(FromServer)
}

/// The extent of an item or supplementary view on one axis.
public enum Size: Hashable, Sendable {
  /// Points, or a function of the figures in scope.
  case length(Length)
  /// Of the enclosing group's extent on the same axis, its insets taken off; 1 is 100 %.
  case percent(Rational)
  /// Width to height: the height is the settled width times `height / width`.
  indirect case ratio(width: Rational, height: Rational)
  /// Width to height as the image in this field (its wire name) says. As a width it is that of a known height.
  case ratioField(String)
  /// As many points as the number in this field (its wire name) says.
  case field(String)
  /// As high as the rows that the item spans, in a grid that gives all rows one height (layout rule R15).
  case rows
  /// Self-sizing: measured by the client, until then this long.
  case estimate(Length)
  /// A part of what points, percents and spacing leave of a mosaic's row or column.
  case share(Rational)
  /// A width at which so many items are in view, the last one in part.
  case inView(Rational)
}

/// Room along four edges.
public struct Insets: Hashable, Sendable {
  /// Above.
  public var top: Length
  /// Left, or right where text runs from right to left.
  public var leading: Length
  /// Below.
  public var bottom: Length
  /// Right, or left where text runs from right to left.
  public var trailing: Length

  /// Insets by side.
  public init(top: Length = .zero, leading: Length = .zero, bottom: Length = .zero, trailing: Length = .zero) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same on all sides.
  public init(all length: Length) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}

/// Room between lines and between the items of a line.
public struct Spacing: Hashable, Sendable {
  /// Between lines, along the scrolling of the screen; in a carousel between the rows of a column.
  public var lines: Length
  /// Between the items of a line.
  public var items: Length

  /// Spacing by direction.
  public init(lines: Length = .zero, items: Length = .zero) {
    self.lines = lines
    self.items = items
  }
}

/// The number of columns of a grid.
public enum Columns: Hashable, Sendable {
  /// So many.
  case fixed(Int64)
  /// As many as fit with at least this width each, at most `maximum` (layout rule R16).
  indirect case adaptive(minimum: Length, maximum: Int64?)
}

/// The columns and rows that an item takes (layout rule R13).
public enum ItemSpan: Hashable, Sendable {
  /// So many columns of one row.
  case columns(Int64)
  /// The whole content width, and one row.
  case all
  /// Several rows.
  indirect case cells(CellSpan)
  /// The span of the case that a field of the data has.
  indirect case matched(MatchedSpan)

  /// So many columns, `nil` for all of them, and so many rows: in the one form that this has.
  public init(columns: Int64?, rows: Int64) {
    if rows != 1 {
      self = .cells(CellSpan(columns: columns, rows: rows))
    } else {
      self = columns.map(Self.columns) ?? .all
    }
  }

  /// The number of columns; `nil` for all of them. Of a span that the data decides, those of the case that is looked
  /// at, or the most of all cases.
  public var columns: Int64? {
    switch self {
    case .columns(let count): return count
    case .all: return nil
    case .cells(let cells): return cells.columns
    case .matched(let matched):
      if let chosen = matched.chosenSpan { return chosen.columns }
      let counts = matched.cases.map { $0.span.columns }
      return counts.contains(nil) ? nil : counts.compactMap { $0 }.max() ?? 1
    }
  }

  /// The number of rows; see ``columns``.
  public var rows: Int64 {
    switch self {
    case .columns, .all: 1
    case .cells(let cells): cells.rows
    case .matched(let matched):
      matched.chosenSpan?.rows ?? matched.cases.map { $0.span.rows }.max() ?? 1
    }
  }

  /// The cases by which the data decides; `nil` where it does not.
  public var matched: MatchedSpan? { if case .matched(let matched) = self { matched } else { nil } }
}

/// The columns and rows of an item that spans several rows.
public struct CellSpan: Hashable, Sendable {
  /// `nil` for all of them.
  public let columns: Int64?
  /// At least 2.
  public let rows: Int64
}

/// The spans of the cases of a closed enumeration, of which a field of the data has one.
public struct MatchedSpan: Hashable, Sendable {
  /// The field's path by wire names, joined with dots.
  public internal(set) var field: String
  /// Every case of the enumeration once, in its order.
  public let cases: [Case]
  /// The index of the one case that is looked at; `nil` in what documents say.
  package var chosen: Int?

  /// A case, and how many columns and rows an item with it takes.
  public struct Case: Hashable, Sendable {
    /// The wire name.
    public let name: String
    /// Never itself one that the data decides.
    public let span: ItemSpan

    /// A case with its span.
    package init(name: String, span: ItemSpan) {
      self.name = name
      self.span = span
    }
  }

  /// The spans of all cases.
  package init(field: String, cases: [Case]) {
    self.field = field
    self.cases = cases
  }

  fileprivate var chosenSpan: ItemSpan? { chosen.map { cases[$0].span } }
}

/// A closed range of constants; without an upper bound it is open at the top.
public struct ValueRange: Hashable, Sendable {
  /// The least value.
  public var lowerBound: Rational
  /// The greatest value, if there is one.
  public var upperBound: Rational?

  /// A range between two constants.
  public init(_ lowerBound: Rational, _ upperBound: Rational?) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// Whether a value lies in the range.
  public func contains(_ value: Rational) -> Bool {
    value >= lowerBound && (upperBound.map { value <= $0 } ?? true)
  }
}

/// A colour: one for light surroundings and one for dark ones, which may be the same.
public struct AdaptiveColor: Hashable, Sendable {
  /// `0xRRGGBBAA`, where the surroundings are light.
  public var light: UInt32
  /// `0xRRGGBBAA`, where they are dark.
  public var dark: UInt32

  /// A colour for each appearance.
  public init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }
}

extension Size {
  /// Whether nobody knows it before there is data.
  @inlinable package var comesFromData: Bool {
    switch self {
    case .estimate, .ratioField, .field: true
    case .length, .percent, .ratio, .share, .inView, .rows: false
    }
  }
}
