import SDUIIR

/// Where the parts of one section stand. Its items are read through `ScreenLayout`.
public struct SectionLayout: Hashable, Sendable {
  /// The index among the screen's sections, or among those of its stack.
  public let section: Int
  /// The stack that it stands in, by its index among the sections of the layout; `nil` for a section of the screen.
  public let parent: Int?
  /// What kind of section it is here.
  public let kind: LayoutKind
  /// False where the section is hidden, or empty and removed (layout rule R12): then nothing of it stands.
  public let takesRoom: Bool
  /// The section's box, as wide as the container, or as the content of its stack.
  public internal(set) var frame: Frame
  /// The header at rest, if it stands.
  public internal(set) var header: Frame?
  /// The footer at rest, if it stands.
  public internal(set) var footer: Frame?
  /// What lies behind the section, if anything does.
  public internal(set) var background: Frame?
  /// What stands in place of items, if there are none and the section has something for that.
  public internal(set) var placeholder: Frame?
  /// How many columns a grid or waterfall has.
  public internal(set) var columns: Int64?
  /// How a carousel scrolls.
  public internal(set) var strip: StripLayout?

  /// How many items more a collapsed section has than stand in it (layout rule R11).
  public internal(set) var collapsedItemCount = 0

  /// Whether the whole section stays in view (layout rule R10): then none of its parts is pinned by itself.
  public internal(set) var isPinned = false
  /// How the header stays in view.
  var headerPinning = Pinning.never
  /// How the footer stays in view.
  var footerPinning = Pinning.never
  /// Where the items stand, from the origin.
  var arrangement: Arrangement
  /// Where the lines begin.
  var origin = FrameOrigin()

  /// How many items stand in the section.
  public var itemCount: Int { arrangement.count }

  /// Layout rule R12: a section that takes no room.
  static func removed(_ section: Int, in parent: Int?, _ kind: LayoutKind, frame: Frame) -> SectionLayout {
    SectionLayout(
      section: section, parent: parent, kind: kind, takesRoom: false, frame: frame, arrangement: .none)
  }
}

/// How the strip of a carousel scrolls (layout rules R21 and R22).
public struct StripLayout: Hashable, Sendable {
  /// The width of the strip's content with its padding, of one copy of the items.
  public internal(set) var contentWidth: Rational
  /// The greatest offset.
  public internal(set) var maximumOffset: Rational
  /// Where the strip comes to rest: an offset for each column or page, measured from the leading end; `nil` where it
  /// may rest anywhere.
  public internal(set) var restOffsets: [Rational]?
  /// How its pages follow one another, where the section says so.
  public internal(set) var paging: PagingLayout?
  /// How the strip scrolls.
  public internal(set) var scroll = ScrollBehavior.continuous
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

/// How a carousel comes to rest (layout rule R22).
public enum ScrollBehavior: String, Hashable, Sendable {
  case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How the pages of a strip follow one another (layout rule R23).
public struct PagingLayout: Hashable, Sendable {
  /// How many pages the items make.
  public internal(set) var pages: Int
  /// Whether the first page follows the last.
  public internal(set) var isLoop = false
  /// How the strip goes on behind its last page, where it does so without an end.
  public internal(set) var segment: StripSegment?
}

/// The part of a strip that repeats without an end. The content stands three times, and the one in the middle is kept
/// in view: an offset outside it moves by one segment, which nobody sees.
public struct StripSegment: Hashable, Sendable {
  /// From an item to the same one in the next copy.
  public internal(set) var length: Rational
  /// Offsets less than this become greater by one segment.
  public internal(set) var jumpBelow: Rational
  /// Offsets of this and more become less by one segment.
  public internal(set) var jumpFrom: Rational
}
