/// Published cases that do not run, each group with the policy in which it differs from the layout rules.
struct LeftOut: Sendable {
  let ids: [String]
  /// The different behaviour there, and the rule for the behaviour here.
  let policy: String

  static let all: [LeftOut] = [
    LeftOut(
      ids: ["real-ios/item-does-not-fit-error"],
      policy: "an estimated width and flexible room around an item; here only heights are estimated (R25)"),
    LeftOut(
      ids: ["real-ios/group-overflow-restarts-template"],
      policy: "groups in groups that page as one; a carousel's columns hold items only (R21)"),
    LeftOut(
      ids: ["swiftui/fixed70-adaptive40-in-200", "swiftui/flexible50-flexible120-in-200"],
      policy: "columns of different widths in one grid; here all are equal (R13)"),
    LeftOut(
      ids: ["compose/fixedsize-20-in-88"],
      policy: "columns keep their width and leave a rest; here columns share all of the width (R13, R16)"),
    LeftOut(
      ids: ["compose/adaptive-30-in-100-gap0"],
      policy: "columns of whole pixels, the first ones a pixel wider; here widths are exact until rounding (R1, R2)"),
    LeftOut(
      ids: [
        "recyclerview/gridlayoutmanager-100-3", "recyclerview/gridlayoutmanager-101-3",
        "recyclerview/gridlayoutmanager-1080-7", "recyclerview/gridlayoutmanager-1125-4",
        "recyclerview/gridlayoutmanager-1170-7", "recyclerview/gridlayoutmanager-1179-5",
        "recyclerview/gridlayoutmanager-1290-11",
      ], policy: "borders of whole pixels, summed with a remainder that is carried on; `fill` rounds each edge (R2)"),
    LeftOut(
      ids: ["flow/defaults"],
      policy: "defaults of a class: items of 50 × 50, 10 apart; here sizes are declared, and spacing is 0"),
    LeftOut(
      ids: [
        "listable/flow-vertical/underflow-trailing",
        "brickkit/BrickAlignmentTests/testThatRightAlignDoesnChangeDefaultBehavior",
      ],
      policy: "lines at the trailing edge; here lines are leading, centred or justified (R18)"),
    LeftOut(
      ids: ["listable/flow-vertical/underflow-fill"],
      policy: "the last line fills the width too; here a last line keeps a full line's gap (R18)"),
    LeftOut(
      ids: ["listable/flow-vertical/total"],
      policy: "header and footer of the whole list, and 13 sections that are not described; screens have neither"),
    LeftOut(
      ids: [
        "iglistkit/test_whenLayingOutCellsVertically_withHeaderHeight_withFooterHeight_withLineSpacing_withInsets_thatFramesCorrect",
        "iglistkit/test_whenLayingOutCellsHorizontally_withFooterHeight_withLineSpacing_withInsets_thatFramesCorrect",
        "magazinelayout/testInitialLayout", "magazinelayout/testPinnedHeadersAndFooters",
      ], policy: "headers and footers are inside the vertical insets; here they are outside them (R8)"),
    LeftOut(
      ids: ["iglistkit/test_whenUsingStickyHeaders_withSimulatedHorizontalScrolling_thatXPositionsAdjusted"],
      policy: "a list that scrolls sideways, with headers beside the items; here headers are above them (R7)"),
    LeftOut(
      ids: ["iglistkit/test_whenAdjustingTopYInset_withVaryingHeaderHeights_thatYPositionsUpdated"],
      policy: "headers pinned below an offset of the view; here they are pinned at its top (R10)"),
    LeftOut(
      ids: [
        "iglistkit/test_whenSectionsSmallerThanContainerWidth_withHalfPointSpacing_with0Insets_with0LineSpacing_thatSectionsFitSameRow",
        "iglistkit/test_whenSectionsSmallerThanHeight_withHorizontalScrolling_withSectionHeader_thatHeaderCausesNewline",
        "iglistkit/test_whenChangingBoundsSize_withItemsThatNewlineAfterChange_thatLayoutShiftsItems",
      ], policy: "sections share a line; here each section begins below the one before it (R7)"),
    LeftOut(
      ids: ["iglistkit/test_whenCollectionViewContentInset_withFullWidthItems_thatItemsPinchedIn"],
      policy: "insets of the view move the origin of all frames; here x counts from the container's edge (R4)"),
    LeftOut(
      ids: [
        "brickkit/BrickFlowLayoutSectionTests/testCreateLayoutWithThreeSections",
        "brickkit/BrickFlowLayoutSectionTests/testCreateLayoutWithThreeSectionsNested",
      ], policy: "sections beside one another; here they follow one another (R7, R24)"),
    LeftOut(
      ids: [
        "brickkit/BrickAlignmentTests/testThatLeftAlignmentBricksWithInsetsAndSection",
        "brickkit/BrickAlignmentTests/testThatTopAlignmentBricksWithInsetsAndSection",
      ], policy: "the first item is a section as narrow as what it holds; here sections have the container's width (R4)"
    ),
    LeftOut(
      ids: ["blueprints/testVerticalLayoutAttributesWithSpanThreeUsingSectionHeaders"],
      policy: "widths cut to whole points before items are placed; here rounding comes last (R2)"),
    LeftOut(
      ids: ["blueprints/testVerticalLayoutAttributesWithStickyHeaderAndFooter"],
      policy: "footers pinned at the bottom of the view; here only headers are pinned (R10)"),
    LeftOut(
      ids: ["blueprints/testHorizontalLayoutAttributesWithHeaderAndFooter"],
      policy: "a header as wide as the content that scrolls below it; here it has the container's width (R8)"),
    LeftOut(
      ids: ["blueprints/testMosaicLayout"],
      policy: "patterns that halve an item's own height; a mosaic's parts have extents of their own (R19)"),
    LeftOut(
      ids: (0..<12).map { "wpt/grid-auto-fill-columns-001/\($0)" },
      policy: "tracks of a fixed width beside others, and implicit ones after them; here all columns are equal (R13)"),
    LeftOut(
      ids: ["chromium156/edge-flexible-402", "chromium156/edge-flexible-430", "chromium156/edge-flexible-744"],
      policy: "room around each item; here room is between items only (R18)"),
    LeftOut(
      ids: ["chromium156/pinned-spacing"],
      policy: "section spacing after the last section too; here between sections only (R7)"),
  ]
}
