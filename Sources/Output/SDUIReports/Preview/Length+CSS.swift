import SDUIIR
import SDUIJSON

extension Length {
  /// The length as CSS: its own terms over custom properties, which the page's boxes set. The width of an item is 100%:
  /// lengths that depend on it are paddings, of which a percent refers to the width on both axes.
  var css: String {
    switch self {
    case .points(let value): value.pixels
    case .sum(let terms): "calc(" + terms.map { $0.css }.joined(separator: " + ") + ")"
    case .minimum(let lengths): "min(" + lengths.map { $0.css }.joined(separator: ", ") + ")"
    case .maximum(let lengths): "max(" + lengths.map { $0.css }.joined(separator: ", ") + ")"
    }
  }
}

extension Length.Term {
  fileprivate var css: String {
    switch figure {
    case .points: factor.pixels
    case .textPoints: "1px * var(--text-scale) * \(factor.cssFactor)"
    case .line(let style): "var(--line-\(style.rawValue)) * \(factor.cssFactor)"
    case .containerWidth: "var(--container-width) * \(factor.cssFactor)"
    case .containerHeight: "var(--container-height) * \(factor.cssFactor)"
    case .contentWidth: "var(--content-width) * \(factor.cssFactor)"
    case .columnWidth: "var(--column-width) * \(factor.cssFactor)"
    case .itemWidth: "100% * \(factor.cssFactor)"
    }
  }
}

extension Rational {
  /// A number as CSS reads it: the nearest double.
  var cssNumber: String { JSONWriter.doubleText(doubleValue) ?? "0" }

  /// A constant number of points.
  var pixels: String { cssNumber + "px" }

  /// A factor, as a quotient where no short decimal is exact.
  var cssFactor: String { denominator == 1 ? "\(numerator)" : "\(numerator) / \(denominator)" }
}

extension Size {
  /// A height as a padding, of which 100% is the width that is settled already; `nil` for what no single box can say.
  var cssHeight: String? {
    switch self {
    case .length(let length): length.css
    case .estimate(let length): "var(--measured-height, \(length.css))"
    case .ratio(let width, let height):
      "calc(100% * \(height.cssFactor) / (\(width.cssFactor)))"
    // Of each item's own data.
    case .ratioField: "calc(100% * var(--shape))"
    case .field: "var(--field-height)"
    case .percent, .share, .inView, .rows: nil
    }
  }

  /// The width of an item in a strip or a line (layout rules R5 and R21).
  var cssWidth: String? {
    switch self {
    case .length(let length): return length.css
    case .estimate(let length): return "var(--measured-width, \(length.css))"
    case .percent(let percent): return "calc(var(--content-width) * \(percent.cssFactor))"
    case .inView(let count) where count.isWhole:
      return "calc((var(--content-width) - var(--item-gap) * \(count.numerator - 1)) / \(count.numerator))"
    case .inView(let count):
      let room = "var(--container-width) - var(--leading) - var(--item-gap) * \(count.floor)"
      return "calc((\(room)) / (\(count.cssFactor)))"
    case .field: return "var(--field-width)"
    case .ratio, .ratioField, .share, .rows: return nil
    }
  }
}

extension PropertyList {
  /// The height of a unit within its bounds (layout rule R25).
  var cssHeight: String? {
    guard case .size(let size)? = self[.height], var height = size.cssHeight else { return nil }
    if case .length(let least)? = self[.minHeight] { height = "max(\(height), \(least.css))" }
    if case .length(let most)? = self[.maxHeight] { height = "min(\(height), \(most.css))" }
    return height
  }

  /// The width of a unit in a strip or a line, and at least `minWidth`.
  ///
  /// - Parameters:
  ///   - data: What it is by an item's own data; `nil` where each item has it in a variable.
  ///   - ratio: Width by height of the picture from which it follows.
  func cssWidth(_ data: String? = nil, ofRatio ratio: String = "var(--picture)") -> String? {
    guard case .size(let size)? = self[.width] else { return nil }
    var width = data ?? size.cssWidth
    if case .ratioField = size { width = cssHeight.map { "calc(\($0) * \(ratio))" } }
    guard let width, case .length(let least)? = self[.minWidth] else { return width }
    return "max(\(width), \(least.css))"
  }
}

extension Insets {
  /// The four sides as two declarations that follow the direction, such as of `padding`.
  func css(_ property: String) -> String {
    "\(property)-block: \(top.css) \(bottom.css); \(property)-inline: \(leading.css) \(trailing.css);"
  }
}
