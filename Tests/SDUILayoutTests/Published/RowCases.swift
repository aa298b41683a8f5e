import SDUIIR

/// Published rows of items of different widths and heights, from another engine's tests. Their ratios are spans of
/// columns here: `w = (T + g)·ratio − g` is the same as layout rule R13.
extension RowCase {
  static let all: [RowCase] = [
    RowCase(
      "brickkit/BrickLayoutSectionTests/testSimpleRows", width: 320, columns: 2, gap: 5,
      insets: (10, 10, 10, 10), align: .top,
      items: [(2, 50), (1, 50), (1, 50), (2, 50)], total: 180,
      expected: "10 10 300 50; 10 65 147.5 50; 162.5 65 147.5 50; 10 120 300 50"),
    RowCase(
      "brickkit/BrickLayoutSectionTests/testDoubleThreeBy", width: 320, columns: 3, gap: 5,
      insets: (10, 5, 10, 5), align: .top,
      items: [(1, 50), (1, 50), (1, 50), (1, 50), (1, 50)], total: 125,
      expected: "5 10 100 50; 110 10 100 50; 215 10 100 50; 5 65 100 50; 110 65 100 50"),
    RowCase(
      "brickkit/BrickLayoutSectionTests/testUpdateSmallerHeightInMiddle", width: 320, columns: 3, gap: 5,
      insets: (10, 5, 10, 5), align: .top,
      items: [(1, 50), (1, 50), (1, 20), (1, 50), (1, 50)], total: 125,
      expected: "5 10 100 50; 110 10 100 50; 215 10 100 20; 5 65 100 50; 110 65 100 50"),
    RowCase(
      "brickkit/BrickLayoutSectionTests/testUpdateLargerHeightInMiddle", width: 320, columns: 3, gap: 5,
      insets: (10, 5, 10, 5), align: .top,
      items: [(1, 50), (1, 50), (1, 80), (1, 50), (1, 50)], total: 155,
      expected: "5 10 100 50; 110 10 100 50; 215 10 100 80; 5 95 100 50; 110 95 100 50"),
    RowCase(
      "brickkit/BrickLayoutSectionTests/testAppendItem", width: 320, columns: 1, gap: 5,
      insets: (10, 5, 10, 5), align: .top,
      items: [(1, 50), (1, 50), (1, 50), (1, 50), (1, 50), (1, 50)], total: 345,
      expected: "5 10 310 50; 5 65 310 50; 5 120 310 50; 5 175 310 50; 5 230 310 50; 5 285 310 50"),
    RowCase(
      "brickkit/BrickLayoutSectionTests/testDeleteLastItem", width: 320, columns: 1, gap: 5,
      insets: (10, 5, 10, 5), align: .top,
      items: [(1, 50), (1, 50), (1, 50), (1, 50)], total: 235,
      expected: "5 10 310 50; 5 65 310 50; 5 120 310 50; 5 175 310 50"),
    RowCase(
      "brickkit/BrickFlowLayoutTests/testCreateLayoutWithTwoBricksNextToEachotherAndOneBelowWithInset", width: 320,
      columns: 2, gap: 10,
      insets: (0, 0, 0, 0), align: .top,
      items: [(1, 100), (1, 100), (2, 100)], total: 210,
      expected: "0 0 155 100; 165 0 155 100; 0 110 320 100"),
    RowCase(
      "brickkit/BrickFlowLayoutEdgeInsetsTests/testCreateLayoutWithOneRow", width: 320, columns: 1, gap: 0,
      insets: (20, 20, 20, 20), align: .top,
      items: [(1, 100)], total: 140,
      expected: "20 20 280 100"),
    RowCase(
      "brickkit/BrickFlowLayoutEdgeInsetsTests/testCreateLayoutWithTwoBricksNextToEachother", width: 320, columns: 2,
      gap: 0,
      insets: (20, 20, 20, 20), align: .top,
      items: [(1, 100), (1, 100)], total: 140,
      expected: "20 20 140 100; 160 20 140 100"),
    RowCase(
      "brickkit/BrickAlignmentTests/testThatTopAlignmentBricks", width: 320, columns: 2, gap: 0,
      insets: (0, 0, 0, 0), align: .top,
      items: [(1, 50), (1, 10)], total: nil,
      expected: "0 0 160 50; 160 0 160 10"),
    RowCase(
      "brickkit/BrickAlignmentTests/testThatBottomAlignmentBricks", width: 320, columns: 2, gap: 0,
      insets: (0, 0, 0, 0), align: .bottom,
      items: [(1, 50), (1, 10)], total: nil,
      expected: "0 0 160 50; 160 40 160 10"),
    RowCase(
      "brickkit/AlignRowHeightTests/testAlignRowHeightsMultipleRows", width: 320, columns: 4, gap: 0,
      insets: (0, 0, 0, 0), align: .stretch,
      items: [(2, 100), (2, 200), (1, 100), (1, 200), (1, 100), (1, 150), (1, 100), (1, 200)], total: nil,
      expected: """
        0 0 160 200; 160 0 160 200; 0 200 80 200; 80 200 80 200; 160 200 80 200; 240 200 80 200;
        0 400 80 200; 80 400 80 200
        """),
  ]
}
