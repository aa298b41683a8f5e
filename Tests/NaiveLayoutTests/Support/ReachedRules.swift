/// The cases of the layout rules that random screens have to reach, by the names that the naive evaluator gives them.
enum ReachedRules {
  static let all: [String] = [
    "R1", "R2 nearest", "R2 floor", "R2 fill", "R3",
    "R4 safeArea", "R4 none", "R4 layoutMargins", "R4 readableContent", "R4 maxContentWidth",
    "R5", "R5 in a mosaic", "R6", "R7", "R7 contentInsets", "R7 scrollAnchor", "R8", "R8 fullWidth", "R8 overlays",
    "R9", "R9 covers items",
    "R10 header pinned to the section", "R10 header pinned to the screen",
    "R10 section pinned to the screen",
    "R10 footer pinned to the section", "R10 footer pinned to the screen",
    "R11", "R11 visible", "R12", "R12 hidden", "R12 empty", "R12 onFailure", "R12 component in a hero",
    "R12 empty screen", "R13", "R13 span", "R13 span all", "R13 rows",
    "R14", "R14 nextRow", "R14 cells", "R14 dense", "R14 startColumn", "R15 rowHeight",
    "R15 top", "R15 center", "R15 bottom", "R15 stretch", "R16", "R17", "R17 measured height",
    "R18 leading", "R18 center", "R18 justified", "R18 lone item", "R18 last line of one width",
    "R18 last line of one item", "R18 last line of several widths",
    "R19", "R19 shares", "R19 partly filled", "R19 named cell", "R19 empty cell", "R19 ratio", "R20",
    "R21", "R21 inView", "R21 inView with a part", "R21 horizontal screen",
    "R22 continuous", "R22 continuousGroupLeadingBoundary", "R22 paging", "R22 groupPaging",
    "R22 groupPagingCentered", "R22 let go", "R23 none", "R23 loop", "R23 infinite", "R23 whole pages", "R24",
    "R25 ratio", "R25 ratio of an image", "R25 width of an image", "R25 minWidth", "R25 number of the data",
    "R25 minHeight", "R25 maxHeight",
    "R25 uniformAcrossSiblings", "R25 uniformAcrossSiblings in a carousel",
    "R25 measured width", "R25 measured height", "R25 measured header", "R26", "R27 topBar", "R27 bottomBar",
  ]

  /// The rules that failures have to name.
  static let failures = ["R4", "R6", "R9", "R13", "R16", "R18", "R20", "R23"].map { "R26 by \($0)" }
}
