/// One section in one container: what the functions of all kinds read.
struct Section {
  let document: Document
  let declaration: Declaration
  let contents: Contents
  /// The items that it shows, after collapsing (R11).
  var items: [Item]
  /// The width of the container: the screen's, or the stack's content (R24).
  let width: Fraction
  /// The left and right insets of the content (R4).
  let left: Fraction
  let right: Fraction
  let figures: Figures
  /// Whether the section is a part of a screen that scrolls horizontally (R21).
  let isPart: Bool
  let trace: Trace

  /// `C1`, the width of the content (R4).
  var contentWidth: Fraction { width - left - right }

  /// `g`, `m` and `s`: the room between the items of a line.
  var itemSpacing: Fraction { figures.points(declaration["spacing"]?["items"]) }

  /// The room between lines.
  var lineSpacing: Fraction { figures.points(declaration["spacing"]?["lines"]) }

  var rowAlign: String { declaration["rowAlign"]?.string ?? "top" }

  func failure(_ rule: Rule) -> Failure { Failure(rule, in: declaration.name) }

  /// The properties of an item's unit.
  func unit(_ item: Item) -> JSON { declaration.unit(item.type) }

  func isUniform(_ item: Item) -> Bool { unit(item)["uniformAcrossSiblings"]?.isTrue ?? false }
}

/// The content of a section of any kind between its vertical insets.
struct Lines {
  /// The boxes of the items, in the order of the data: `x` counts from the container's edge, `y` from the first line.
  var boxes: [Frame] = []
  var height = Fraction.zero
  /// The number of columns of a grid or waterfall.
  var columns: Int?
  var strip: Strip?
}

extension Section {
  /// The lines of any kind but a stack.
  func lines() throws(Failure) -> Lines {
    switch declaration.kind {
    case "hero", "list", "grid": try rows()
    case "waterfall": try waterfall()
    case "flow": try flow()
    case "mosaic": try mosaic()
    case "carousel": try carousel()
    default: throw failure(.r26)
    }
  }

  /// R6: the cell of an item is its box less its insets.
  func cell(of item: Item, in box: Frame) throws(Failure) -> Frame {
    let insets = figures.withItem(width: box.width).insets(unit(item)["insets"])
    if unit(item)["insets"] != nil { trace.reach(.r6) }
    let cell = box.inset(by: insets)
    if insets.areNegative || cell.width.isNegative || cell.height.isNegative { throw failure(.r6) }
    return cell
  }
}
