import SDUIIR
import SDUILayout

extension ScreenCase {
  /// Lines that are never justified are leading flows, a column of a strip that scrolls sideways has as many rows as fit.
  static let iglistkit: [ScreenCase] = [
    ScreenCase(
      """
      iglistkit/test_whenItemsSmallerThanContainerWidth_with0Insets_with0LineSpacing_\
      with0Interitem_thatItemsFitSameRow
      """, width: 100, [flow("33 33; 33 33; 33 33"), flow("33 33")],
      expected: "0 0 33 33; 33 0 33 33; 66 0 33 33; 0 33 33 33", contentHeight: 66),
    ScreenCase(
      """
      iglistkit/test_whenItemsSmallerThanContainerWidth_withHalfPointItemSpacing_\
      with0Insets_with0LineSpacing_thatItemsFitSameRow
      """, width: 100, [flow("33 33; 33 33; 33 33", gap: .gaps(lines: 0, items: "0.5"))],
      expected: "0 0 33 33; 33.5 0 33 33; 67 0 33 33", contentHeight: 33),
    ScreenCase(
      """
      iglistkit/test_whenItemsLargerThanContainerHeight_withHorizontalScrolling_\
      with5PointItemSpacing_with0Insets_with10PointLineSpacing_thatItemsBumpToNewColumn
      """, width: 100, [strip("33 33; 33 33; 33 33", rows: 2, gap: .gaps(lines: 5, items: 10))],
      expected: "0 0 33 33; 0 38 33 33; 43 0 33 33", contentWidth: 76),
    ScreenCase(
      "iglistkit/test_whenSectionBustingRow_thatNewlineAppliesSectionInset", width: 100,
      [flow("33 33"), flow("85 50", insets: .insets(top: 10, leading: 10, bottom: 5, trailing: 5))],
      expected: "0 0 33 33; 10 43 85 50", contentHeight: 98),
    ScreenCase(
      "iglistkit/test_whenItemsAddedWithBiggerThanWidth_DifferenceBiggerThanEpsilon", width: 100,
      [flow("50 50; 52 50")], expected: "0 0 50 50; 0 50 52 50"),
    ScreenCase(
      "iglistkit/test_whenMarkingASectionAsUpdated_thatLayoutUpdates", width: 100, [flow("10 10; 10 10")],
      expected: "0 0 10 10; 10 0 10 10"),
  ]

  /// UIKit's behaviour, and groups of four whose spacing takes the rest: lines in which a fifth does not fit.
  static let observed: [ScreenCase] = [
    ScreenCase(
      "real-ios/compositional-pixel-rounding-2x", width: 375,
      [
        flow(
          """
          22.44798445859886% 10; 9.99484835067196% 10; 22.55459136606516% 10; 22.44798445859886% 10;
          22.55459136606516% 10
          """)
      ],
      // Cells begin where the sums of the exact widths do: 84.18 and 121.66, 206.24 and 290.42.
      expected: "0 0 84 10; 84 0 37.5 10; 121.5 0 84.5 10; 206 0 84 10; 290.5 0 84.5 10", scale: 2),
    ScreenCase(
      "real-ios/compositional-pixel-rounding-3x-one", width: 375, [flow("9.99484835067196% 10")],
      expected: "0 0 112/3 10", scale: 3),
    // The margins of that view were 14 a side; here they are the device's insets.
    ScreenCase(
      "real-ios/contentInsetsReference-layoutMargins",
      in: LayoutEnvironment(width: 1040, height: "719.5", insets: SafeAreaInsets(left: 14, right: 14)),
      [grid(heights: [44])], expected: "14 0 1012 44"),
    ScreenCase(
      "chromium156/interitem-flexible-320", width: 320,
      [flow("70 40; 70 40; 70 40; 70 40", .justified, insets: .insets(leading: 10, trailing: 10))],
      expected: "10 0 70 40; 260/3 0 70 40; 490/3 0 70 40; 240 0 70 40"),
    ScreenCase(
      "chromium156/interitem-flexible-375", width: 375,
      [flow("70 40; 70 40; 70 40; 70 40", .justified, gap: .gap(20), insets: .insets(leading: 10, trailing: 10))],
      expected: "10 0 70 40; 105 0 70 40; 200 0 70 40; 295 0 70 40"),
    ScreenCase(
      "chromium156/interitem-flexible-390", width: 390,
      [flow("70 40; 70 40; 70 40; 70 40", .justified, gap: .gap(20), insets: .insets(leading: 10, trailing: 10))],
      expected: "10 0 70 40; 110 0 70 40; 210 0 70 40; 310 0 70 40"),
  ]
}
