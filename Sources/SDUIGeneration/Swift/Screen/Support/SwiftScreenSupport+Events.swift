extension SwiftScreenSupport {
  /// What follows items in view.
  static let visibleItems =
    #"""
    // MARK: - Items in view

    /// Follows which items are in view.
    @MainActor final class VisibleItems<Shown, Section: Hashable, Item: Hashable> {
      /// The sections that are shown.
      var sections: [Shown] = []
      private var items: Set<Item> = []
      private var ends: Set<SectionEnd<Section>> = []

      /// Adds an item that has come into view, or removes one that has left it.
      func set(_ item: Item, isVisible: Bool) {
        if isVisible { items.insert(item) } else { items.remove(item) }
      }

      /// Returns the ends of sections that have come into view since the last call.
      func reachedEnds(of sections: [(identifier: Section, items: [Item])]) -> Set<SectionEnd<Section>> {
        var present: Set<SectionEnd<Section>> = []
        for section in sections {
          if let first = section.items.first, items.contains(first) { present.insert(.first(section.identifier)) }
          if let last = section.items.last, items.contains(last) { present.insert(.last(section.identifier)) }
        }
        defer { ends = present }
        return present.subtracting(ends)
      }

      /// Returns the number of items after the last one in view; `nil` if there are items and none is in view.
      func countFollowing(in all: [Item]) -> Int? {
        if all.isEmpty { return 0 }
        return all.lastIndex { items.contains($0) }.map { all.count - $0 - 1 }
      }
    }

    """# + SwiftSectionEnds.text

  /// The pages of a strip.
  static let pages = #"""
    // MARK: - Pages

    /// What happens to a page of a strip.
    enum PageEvent {
      case pageWillAppear, pageAppear, pageWillDisappear, pageDisappear
    }

    /// The page of a strip that is in view.
    @MainActor final class StripPage {
      private var shown: Int?

      /// Reports that another page, or none, is in view.
      func show(_ page: Int?, _ report: @MainActor (PageEvent, Int) -> Void) {
        let previous = shown
        if page == previous { return }
        shown = page
        if let previous { report(.pageWillDisappear, previous) }
        if let page { report(.pageWillAppear, page) }
        if let previous { report(.pageDisappear, previous) }
        if let page { report(.pageAppear, page) }
      }
    }
    """#
}
