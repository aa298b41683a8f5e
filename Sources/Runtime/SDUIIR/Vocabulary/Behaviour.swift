/// The sequence of the pages of a carousel (layout rule R23).
public struct Paging: Hashable, Sendable {
  /// The behaviour after the last page.
  public var repetition: Repetition
  /// After how many seconds the next page comes by itself; `nil` where it does not.
  public var autoRoll: Rational?

  /// The behaviour after the last page.
  public enum Repetition: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// The strip goes back to the first page.
    case loop
    /// The first page follows, without an end.
    case infinite
  }

  /// Pages that follow one another.
  public init(repetition: Repetition = .none, autoRoll: Rational? = nil) {
    self.repetition = repetition
    self.autoRoll = autoRoll
  }
}

/// Whether a section can be collapsed, and how it begins (layout rule R11).
public enum Collapse: Hashable, Sendable {
  /// It always shows its items.
  case never
  /// It begins with all of its items.
  case open
  /// It begins without items.
  case collapsed
  /// It begins with so many of its items.
  case visible(Int64)

  /// The possible numbers of items that a section keeps.
  package static let counts: ClosedRange<Int64> = 1...1_000_000

  /// The number of visible items in the initial state of the section; `nil` for all.
  public var visibleCount: Int64? {
    switch self {
    case .never, .open: nil
    case .collapsed: 0
    case .visible(let count): count
    }
  }
}

/// A line between the items of a list, drawn in the middle of the line spacing.
public struct Separator: Hashable, Sendable {
  /// A constant.
  public var height: Length
  /// The colour of the line.
  public var color: AdaptiveColor

  /// A separator.
  public init(height: Length, color: AdaptiveColor) {
    self.height = height
    self.color = color
  }
}

/// The source of the titles of the index beside a screen: fields that hold a text.
public enum IndexTitle: Hashable, Sendable {
  /// A field of every unit, by wire names joined with dots: the index has an entry wherever its value changes.
  case unitField(String)
  /// A field of the header, by wire names joined with dots: the index has one entry for the section.
  case headerField(String)
}

/// The pagination of a screen's items.
public struct Pagination: Hashable, Sendable {
  /// The way to request the next page.
  public var style: Style
  /// The number of items before the end at which the client requests the next page.
  public var prefetch: Int64

  /// The way to request the next page.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// By its number, from 0.
    case page
    /// By the cursor in the preceding page.
    case cursor
  }

  /// The possible numbers of items before the end at which the client requests the next page.
  package static let prefetches: ClosedRange<Int64> = 0...1_000

  /// Items in pages.
  public init(by style: Style, prefetch: Int64 = 0) {
    self.style = style
    self.prefetch = prefetch
  }
}

/// The properties that a response may set in place of the layout, with their bounds. A `when` still overrides it.
public struct FromServer: Hashable, Sendable {
  /// Of a grid or waterfall; whole numbers.
  public var columns: ValueRange?
  /// Of a grid; whole numbers.
  public var startColumn: ValueRange?
  /// Between lines and between items.
  public var spacing: ValueRange?
  /// Of each of the four sides.
  public var insets: ValueRange?

  /// Nothing, or what has a range.
  public init(
    columns: ValueRange? = nil, startColumn: ValueRange? = nil, spacing: ValueRange? = nil, insets: ValueRange? = nil
  ) {
    self.columns = columns
    self.startColumn = startColumn
    self.spacing = spacing
    self.insets = insets
  }

  /// The properties that a response can set, in the order in which responses have them. Their keys have the same names.
  package static let properties: [(property: Property, key: ResponseKey)] = [
    (.columns, .columns), (.startColumn, .startColumn), (.spacing, .spacing), (.insets, .insets),
  ]

  /// The bounds of one of them; `nil` where it is the section's own.
  package subscript(property: Property) -> ValueRange? {
    get {
      switch property {
      case .columns: columns
      case .startColumn: startColumn
      case .spacing: spacing
      case .insets: insets
      default: nil
      }
    }
    set {
      switch property {
      case .columns: columns = newValue
      case .startColumn: startColumn = newValue
      case .spacing: spacing = newValue
      case .insets: insets = newValue
      default: break
      }
    }
  }

  /// Whether a response sets a whole number from 1, and no lengths.
  package static func isCount(_ property: Property) -> Bool { property == .columns || property == .startColumn }

  /// The names of those that have bounds.
  package var names: [String] { Self.properties.filter { self[$0.property] != nil }.map { $0.key.rawValue } }
}
