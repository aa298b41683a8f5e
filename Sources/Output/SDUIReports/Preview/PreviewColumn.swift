import SDUIIR
import SDUILayout

/// A screen in one container of a page.
package struct PreviewColumn {
  let screen: Screen
  let samples: SampleItems
  let container: PreviewContainer
  /// The file of the response that the screen shows, if one was named.
  let source: String?

  /// A screen in a container.
  ///
  /// - Parameter samples: The items in place of standard items.
  package init(
    _ screen: Screen, showing samples: SampleItems = SampleItems(), in container: PreviewContainer,
    source: String? = nil
  ) {
    self.screen = screen
    self.samples = samples
    self.container = container
    self.source = source
  }
}

/// The initial appearance of a page.
package struct PreviewAppearance {
  /// Whether the page is dark, whatever the reader's surroundings are.
  package var isDark: Bool
  /// Whether the page has no controls, as in a picture of it.
  package var isStill: Bool

  /// An appearance.
  package init(isDark: Bool = false, isStill: Bool = false) {
    self.isDark = isDark
    self.isStill = isStill
  }

  /// The classes of the root element.
  var classes: String { (isDark ? ["dark"] : []).joined() + (isStill ? (isDark ? " still" : "still") : "") }
}

extension Screen {
  /// The widths at which the conditions of some section change, within those that the screen declares.
  func breakpoints(_ traits: Traits) -> [WidthMark] {
    let range = declaredRange(.widths)
    let widths = Bounds.edges(of: sections.flatMap { $0.dividingBoxes(traits) }.map { $0.width })
    return widths.filter { range.contains($0) && $0 > range.lowerBound }
      .map { WidthMark($0, .breakpoint, "breakpoint at \(MarkupText.number($0))") }
  }
}
