#if canImport(UIKit)
  import SDUI

  /// Something in a screen that a compositional layout cannot do.
  public struct ScreenLayoutLimit: Hashable, Sendable {
    /// The kinds of limits.
    public enum Reason: Hashable, Sendable {
      /// A carousel with `repeat: infinite`: the collection view has each item once.
      case endlessStrip
      /// A carousel whose columns differ comes to rest anywhere instead of at its columns.
      case differentColumns
      /// A carousel that is pinned to the screen scrolls with the content, because UIKit places the view that it scrolls in.
      case pinnedStrip
    }

    /// The index among the sections of the collection view.
    public let section: Int
    /// The reason.
    public let reason: Reason
  }

  extension ScreenFrames {
    /// The parts of this layout that a compositional layout cannot do, in the order of its sections.
    var limits: [ScreenLayoutLimit] {
      guard layout.scrollDirection == .vertical else { return [] }
      return layout.sections.indices.flatMap { index -> [ScreenLayoutLimit] in
        guard let strip = layout.sections[index].strip, layout.sections[index].itemCount > 0 else { return [] }
        var reasons: [ScreenLayoutLimit.Reason] = []
        if strip.paging?.segment != nil { reasons.append(.endlessStrip) }
        if strip.restOffsets != nil, strip.scroll != .paging,
          description(ofSection: index).columnGroups(of: strip) == nil
        {
          reasons.append(.differentColumns)
        }
        if pinnedStrips.contains(index) { reasons.append(.pinnedStrip) }
        return reasons.map { ScreenLayoutLimit(section: index, reason: $0) }
      }
    }
  }
#endif
