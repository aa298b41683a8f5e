/// The figures of `SampleCaseTests`.
enum SampleCases {
  /// Apple's two columns: the width, and three cells.
  static let twoColumns: [(String, Int, String)] = [
    ("computed/apple-two-column-320", 320, "10 0 145 44; 165 0 145 44; 10 54 145 44"),
    ("computed/apple-two-column-390", 390, "10 0 180 44; 200 0 180 44; 10 54 180 44"),
    ("computed/apple-two-column-1366", 1366, "10 0 668 44; 688 0 668 44; 10 54 668 44"),
  ]

  /// Apple's sections that adapt: the width, the columns, the first cells, and the next row's y.
  static let adaptingSections: [(String, Int, Int, String, String)] = [
    ("computed/apple-adaptive-sections-list-390", 390, 1, "22 22 346 40", "66"),
    ("computed/apple-adaptive-sections-list-393", 393, 1, "22 22 349 40", "66"),
    ("computed/apple-adaptive-sections-list-430", 430, 1, "22 22 386 40", "66"),
    (
      "computed/apple-adaptive-sections-grid5-393", 393, 5,
      "22 22 66.6 66.6; 92.6 22 66.6 66.6; 163.2 22 66.6 66.6", "92.6"
    ),
    (
      "computed/apple-adaptive-sections-grid3-393", 393, 3,
      "22 22 341/3 66.6; 419/3 22 341/3 66.6; 772/3 22 341/3 66.6", "92.6"
    ),
    ("computed/apple-adaptive-sections-grid5-430", 430, 5, "22 22 74 74; 100 22 74 74; 178 22 74 74", "100"),
    (
      "computed/apple-adaptive-sections-grid5-834", 834, 10,
      "22 22 75.4 154.8; 101.4 22 75.4 154.8; 180.8 22 75.4 154.8", "180.8"
    ),
    (
      "computed/apple-adaptive-sections-grid5-1024", 1024, 10,
      "22 22 94.4 192.8; 120.4 22 94.4 192.8; 218.8 22 94.4 192.8", "218.8"
    ),
    (
      "computed/apple-adaptive-sections-grid5-1366", 1366, 10,
      "22 22 128.6 261.2; 154.6 22 128.6 261.2; 287.2 22 128.6 261.2", "287.2"
    ),
  ]

  /// Lists, by their width.
  static let listWidths: [(String, Int)] = [
    ("ibp/list-320", 320),
    ("ibp/list-375", 375),
    ("ibp/list-390", 390),
    ("ibp/list-393", 393),
    ("ibp/list-402", 402),
    ("ibp/list-414", 414),
    ("ibp/list-430", 430),
    ("ibp/list-440", 440),
    ("ibp/list-768", 768),
    ("ibp/list-834", 834),
    ("ibp/list-1024", 1024),
  ]

  /// Five columns of squares: the width, a side, and the height of 94.
  static let squares: [(String, Int, String, String)] = [
    ("ibp/grid5-320", 320, "64", "1216"), ("ibp/grid5-375", 375, "75", "1425"),
    ("ibp/grid5-414", 414, "82.8", "1573.2"), ("ibp/grid5-768", 768, "153.6", "2918.4"),
    ("ibp/grid5-834", 834, "166.8", "3169.2"), ("ibp/grid5-1024", 1024, "204.8", "3891.2"),
  ]

  /// The cases that have a test of their own.
  static let single = [
    "blueprints/testVerticalLayoutAttributesWithSpanTwoUsingSectionHeaders", "real-ios/group-too-narrow-error",
    "iglistkit/test_whenSectionDataIsEmpty_thatStickyHeaderStillShow",
    "listable/flow-vertical/empty-section-with-header-footer",
  ]

  /// Their names.
  static let ids =
    twoColumns.map(\.0) + adaptingSections.map(\.0) + listWidths.map(\.0) + squares.map(\.0) + single
}
