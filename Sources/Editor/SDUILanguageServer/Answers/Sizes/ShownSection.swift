import SDUIIR
import SDUILayout
import SDUIProof

/// The sizes of a section of a screen in one container, laid out without the rest of the screen.
struct ShownSection {
  /// Its name in the source, its columns, and the bytes of its origin; a stack's sections follow it.
  let sections: [Part]

  /// One section.
  struct Part {
    /// Its declaration; flags and clients have their defaults.
    let declared: ScreenSection
    /// Its box.
    let size: SizeRange
    /// The number of columns, if it has any.
    let columns: Int64?
    /// By the index of the unit: the cells of its items, if there are any.
    let items: [SizeRange?]
  }

  /// - Parameter index: The section's index among those of the screen.
  /// - Throws: `LayoutError` for whatever cannot be laid out.
  init(_ index: Int, of screen: Screen, in environment: LayoutEnvironment) throws(LayoutError) {
    let alone = screen.alone([index]).resolvedByDefault.screen
    let layout = try alone.layout(.standard(for: alone, in: environment), in: environment)
    sections = layout.sections.indices.map { place in
      let shown = layout.sections[place]
      let declared = layout.declaration(ofSection: place, in: alone)
      var items = [SizeRange?](repeating: nil, count: declared.units.count)
      for item in layout.sections[place].items where items.indices.contains(item.unit) {
        let size = SizeRange(item.frame)
        items[item.unit] = items[item.unit]?.joined(with: size) ?? size
      }
      return Part(declared: declared, size: SizeRange(shown.frame), columns: shown.columns, items: items)
    }
  }
}

/// From which size to which something goes, each axis by itself, in points.
struct SizeRange: Hashable {
  let widths: ClosedRange<Rational>
  let heights: ClosedRange<Rational>

  init(_ frame: Frame) { self.init(frame.width...frame.width, frame.height...frame.height) }

  init(_ widths: ClosedRange<Rational>, _ heights: ClosedRange<Rational>) {
    self.widths = widths
    self.heights = heights
  }

  /// The least that holds both.
  func joined(with other: SizeRange) -> SizeRange {
    func all(_ one: ClosedRange<Rational>, _ two: ClosedRange<Rational>) -> ClosedRange<Rational> {
      min(one.lowerBound, two.lowerBound)...max(one.upperBound, two.upperBound)
    }
    return SizeRange(all(widths, other.widths), all(heights, other.heights))
  }

  /// `173 × 286.667`, or `173 × 96…120`.
  var text: String { "\(Self.text(widths)) × \(Self.text(heights))" }

  static func text(_ range: ClosedRange<Rational>) -> String {
    let (least, most) = (range.lowerBound.shortText, range.upperBound.shortText)
    return least == most ? least : "\(least)…\(most)"
  }
}

extension Screen {
  /// A container of a width; of the nearest that the screen declares, where it does not declare that one.
  func container(ofWidth width: Rational) -> LayoutEnvironment {
    let range = declaredRange(.widths)
    let nearest = max(width, range.lowerBound)
    return LayoutEnvironment(width: range.upperBound.map { min(nearest, $0) } ?? nearest, height: standardHeight)
  }
}
