import SDUIIR

/// One section of a layout: the frames of its parts and of its items.
public struct SectionLayout: Hashable, Sendable {
  /// The name of the section in the source.
  public let name: String
  /// The index among the screen's sections, or among those of its stack.
  public let section: Int
  /// The stack that contains it, by its index among the sections of the layout; `nil` for a section of the screen.
  public let parent: Int?
  /// The kind of the section here.
  public let kind: LayoutKind
  /// False if the section is hidden, or empty and removed (layout rule R12): then it has no parts.
  public let takesRoom: Bool
  /// The section's box, as wide as the container, or as the content of its stack.
  public internal(set) var frame: Frame
  /// The header at rest, if there is one.
  public internal(set) var header: Frame?
  /// The footer at rest, if there is one.
  public internal(set) var footer: Frame?
  /// The background behind the section, if there is one.
  public internal(set) var background: Frame?
  /// The placeholder, if there are no items and the section has one.
  public internal(set) var placeholder: Frame?
  /// The number of columns of a grid or waterfall.
  public internal(set) var columns: Int64?
  /// The strip of a carousel, which scrolls.
  public internal(set) var strip: StripLayout?

  /// The number of further items that a collapsed section does not show (layout rule R11).
  public internal(set) var collapsedItemCount = 0

  /// Whether the whole section stays in view (layout rule R10): then none of its parts is pinned by itself.
  public internal(set) var isPinned = false
  /// The pinning of the header.
  var headerPinning = Pinning.never
  /// The pinning of the footer.
  var footerPinning = Pinning.never
  /// The cells of the items, from the origin.
  var arrangement: Arrangement
  /// The start of the lines.
  var origin = FrameOrigin()
  /// The stages that the frames of the items pass when they are asked for.
  var stages: [Stage] = []

  /// The number of items in the section.
  public var itemCount: Int { arrangement.count }

  /// The items, in the order of the data.
  public var items: ItemLayouts {
    ItemLayouts(arrangement: arrangement, origin: origin, stages: stages, endIndex: arrangement.count)
  }

  /// Layout rule R12: a section that takes no room.
  static func removed(
    _ section: Int, named name: String, in parent: Int?, _ kind: LayoutKind, frame: Frame
  ) -> SectionLayout {
    SectionLayout(
      name: name, section: section, parent: parent, kind: kind, takesRoom: false, frame: frame, arrangement: .none)
  }
}

/// The strip of a carousel and its scrolling (layout rules R21 and R22).
public struct StripLayout: Hashable, Sendable {
  /// The width of the strip's content with its padding, of one copy of the items.
  public internal(set) var contentWidth: Rational
  /// The greatest offset.
  public internal(set) var maximumOffset: Rational
  /// The offsets at which the strip comes to rest: one for each column or page, measured from the leading end; `nil` if
  /// it may rest anywhere.
  public internal(set) var restOffsets: [Rational]?
  /// The sequence of its pages, if the section has `paging`.
  public internal(set) var paging: PagingLayout?
  /// The behaviour of the strip when it is released.
  public internal(set) var scroll = ScrollBehavior.continuous
  /// The time until the strip stops after a swipe.
  public internal(set) var deceleration = ScrollDeceleration.automatic
  /// Whether the strip can be pulled beyond its ends.
  public internal(set) var bounce = ScrollBounce.automatic
  /// The columns of the strip; `nil` if the strip has no items, or its columns have different widths.
  public internal(set) var columns: StripColumns?
}

/// The columns of a strip whose columns are all equally wide (layout rule R21).
public struct StripColumns: Hashable, Sendable {
  /// The number of items in each column but the last, which may have fewer.
  public internal(set) var rows: Int
  /// The distance of the first column from the beginning of the strip.
  public internal(set) var leading: Rational
  /// The width of a column.
  public internal(set) var width: Rational
  /// The distance between two columns.
  public internal(set) var spacing: Rational
}

/// The offsets at which a carousel comes to rest (layout rule R22).
public enum ScrollBehavior: String, Hashable, Sendable {
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The time until a carousel stops after a swipe.
public enum ScrollDeceleration: String, Hashable, Sendable {
  case automatic, normal, fast
}

/// Whether a carousel can be pulled beyond its ends.
public enum ScrollBounce: String, Hashable, Sendable {
  case automatic, always, never
}

/// The sequence of a strip's pages (layout rule R23).
public struct PagingLayout: Hashable, Sendable {
  /// The number of pages of the items.
  public internal(set) var pages: Int
  /// Whether the first page follows the last.
  public internal(set) var isLoop = false
  /// The continuation of the strip after its last page, if it has no end.
  public internal(set) var segment: StripSegment?
}

/// The part of a strip that repeats without an end. The strip has three copies of the content, and keeps the one in the
/// middle in view: an offset outside it moves by one segment, which nobody sees.
public struct StripSegment: Hashable, Sendable {
  /// From an item to the same one in the next copy.
  public internal(set) var length: Rational
  /// Offsets less than this become greater by one segment.
  public internal(set) var jumpBelow: Rational
  /// Offsets of this and more become less by one segment.
  public internal(set) var jumpFrom: Rational
}
