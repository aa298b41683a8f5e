import SDUIIR

/// The frames of everything on a screen.
///
/// From back to front, the order is the backgrounds, the items, the headers and footers, and those that are pinned, in
/// the order of ``pinnedFrames(at:)``.
public struct ScreenLayout: Hashable, Sendable {
  /// The container's size, in points.
  public let container: Extent
  /// The direction of layout.
  public let direction: InterfaceDirection
  /// Along which axis the sections follow one another.
  public internal(set) var scrollDirection = ScrollDirection.vertical
  /// The container's width, and the height of all sections and the spacing between them. Where the screen scrolls
  /// horizontally, the width of all of them with the reference insets at both ends, and the height of the highest.
  public internal(set) var contentSize: Extent
  /// The frames of the screen's bars, in the coordinates of the container: they do not scroll (layout rule R27).
  public internal(set) var bars = PerBar<Frame>()
  /// The range of scroll offsets, if the screen has content insets of its own or bars, or begins at its end.
  public internal(set) var scrollRange: ScrollRange?
  /// In the order of the data; the sections of a stack directly follow it.
  public internal(set) var sections: [SectionLayout] = []
  /// The placeholder where no section takes room, if the screen has one.
  public internal(set) var placeholder: Frame?

  /// The stages that the frames have passed since they were laid out.
  var stages: [Stage] = []
  /// The room at the top and bottom of the container that the screen's content insets and bars take.
  var visibleInsets = Room<Rational>()

  /// The room before the first and after the last section that content insets and bars add along the axis of scrolling
  /// (layout rules R7 and R27). A scroll view has it as its content inset.
  public var scrollInsets: ScrollInsets {
    switch scrollDirection {
    case .vertical: ScrollInsets(start: visibleInsets.top, end: visibleInsets.bottom)
    case .horizontal: ScrollInsets(start: visibleInsets.leading, end: visibleInsets.trailing)
    }
  }

  /// A screen without sections.
  init(_ environment: LayoutEnvironment) {
    container = Extent(width: environment.width, height: environment.height)
    direction = environment.direction
    contentSize = Extent(width: environment.width, height: .zero)
  }

  /// Returns the cell of an item: its box less its own insets (layout rule R6), a carousel's at offset 0.
  ///
  /// - Parameters:
  ///   - item: The index in the section's data, below its `itemCount`.
  ///   - section: The index in `sections`.
  public func frame(ofItem item: Int, inSection section: Int) -> Frame { sections[section].items[item].frame }

  /// The cells of all items of a section, in the order of the data: what asking one by one gives, in less time.
  ///
  /// - Parameter section: The index in `sections`.
  public func frames(ofSection section: Int) -> [Frame] {
    var frames = sections[section].arrangement.frames
    let origin = sections[section].origin
    do { for item in frames.indices { frames[item] = try origin.shown(frames[item], stages) } } catch {
      // None fails: that is asked when a section is laid out, and when a stage is added.
    }
    return frames
  }

  /// The index of an item's unit among those of its section.
  public func unit(ofItem item: Int, inSection section: Int) -> Int { sections[section].arrangement.unit(at: item) }

  /// The declaration of a section of the layout.
  ///
  /// - Parameters:
  ///   - section: The index in `sections`.
  ///   - screen: The screen that was laid out.
  public func declaration(ofSection section: Int, in screen: Screen) -> ScreenSection {
    let layout = sections[section]
    guard let parent = layout.parent else { return screen.sections[layout.section] }
    return declaration(ofSection: parent, in: screen).sections[layout.section]
  }
}

/// The direction in which the sections of a screen follow one another.
public enum ScrollDirection: String, Hashable, Sendable {
  /// Downwards.
  case vertical
  /// Side by side, from the leading end.
  case horizontal
}

/// The offsets to which a screen scrolls, from the top or from the leading end. 0 shows the beginning of the content.
public struct ScrollRange: Hashable, Sendable {
  /// The start of the room before the first section; 0 or less.
  public internal(set) var least: Rational
  /// The end of the room after the last section.
  public internal(set) var most: Rational
  /// Whether the screen begins at the end.
  public internal(set) var beginsAtEnd: Bool

  /// The offset at which the screen begins.
  public var start: Rational { beginsAtEnd ? most : least }
}

/// The room before and after the content of a screen, along the axis of scrolling, in points.
public struct ScrollInsets: Hashable, Sendable {
  /// The room before the first section.
  public let start: Rational
  /// The room after the last section.
  public let end: Rational
}

/// The items of one section, in the order of the data.
public struct ItemLayouts: RandomAccessCollection, Sendable {
  let arrangement: SectionLayout.Arrangement
  let origin: FrameOrigin
  let stages: [Stage]

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of items.
  public let endIndex: Int

  /// One item, by its index in the section's data.
  public subscript(item: Int) -> ItemLayout {
    let cell = arrangement.frame(at: item)
    // None fails: that is asked when a section is laid out, and when a stage is added.
    return ItemLayout(
      index: item, unit: arrangement.unit(at: item), frame: (try? origin.shown(cell, stages)) ?? cell)
  }
}

/// The place of one item.
public struct ItemLayout: Hashable, Sendable {
  /// The index in the section's data.
  public let index: Int
  /// The index of its unit among those of the section.
  public let unit: Int
  /// Its cell.
  public let frame: Frame
}
