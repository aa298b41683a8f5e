import SDUIIR

/// Published carousels of six items: figures of `formula+chromium-measured` cases.
extension CarouselCase {
  static let all: [CarouselCase] = [
    CarouselCase(
      "chromium156/carousel-320-groupPagingCentered", width: 320, .groupPagingCentered,
      item: (256, 80), spacing: 10, insets: (0, 0),
      contentWidth: 1650, maximum: 1330,
      rest: [0, 266, 532, 798, 1064, 1330],
      expected: "32 0 256 80; 298 0 256 80; 564 0 256 80; 830 0 256 80; 1096 0 256 80; 1362 0 256 80"),
    CarouselCase(
      "chromium156/carousel-320-continuous-rtl", width: 320, .continuous,
      item: (224, 80), spacing: 10, insets: (16, 24), direction: .rightToLeft,
      contentWidth: 1434, maximum: 1114,
      rest: [0, 234, 468, 702, 936, 1114],
      expected: "80 0 224 80; -154 0 224 80; -388 0 224 80; -622 0 224 80; -856 0 224 80; -1090 0 224 80"),
    CarouselCase(
      "chromium156/carousel-390-groupPagingCentered", width: 390, .groupPagingCentered,
      item: (312, 80), spacing: 10, insets: (0, 0),
      contentWidth: 2000, maximum: 1610,
      rest: [0, 322, 644, 966, 1288, 1610],
      expected: "39 0 312 80; 361 0 312 80; 683 0 312 80; 1005 0 312 80; 1327 0 312 80; 1649 0 312 80"),
    CarouselCase(
      "chromium156/carousel-393-continuousGroupLeadingBoundary", width: 393, .continuousGroupLeadingBoundary,
      item: (159, 80), spacing: 12, insets: (20, 20),
      contentWidth: 1054, maximum: 661,
      rest: [0, 171, 342, 513, 661, 661],
      expected: "20 0 159 80; 191 0 159 80; 362 0 159 80; 533 0 159 80; 704 0 159 80; 875 0 159 80"),
    CarouselCase(
      "chromium156/carousel-393-groupPagingCentered", width: 393, .groupPagingCentered,
      item: ("314.5", 80), spacing: 10, insets: (0, 0),
      contentWidth: "2015.5", maximum: "1622.5",
      rest: [0, "324.5", 649, "973.5", 1298, "1622.5"],
      expected: """
        39.25 0 314.5 80; 363.75 0 314.5 80; 688.25 0 314.5 80; 1012.75 0 314.5 80; 1337.25 0 314.5 80;
        1661.75 0 314.5 80
        """),
    CarouselCase(
      "chromium156/carousel-402-continuousGroupLeadingBoundary", width: 402, .continuousGroupLeadingBoundary,
      item: (163, 80), spacing: 12, insets: (20, 20),
      contentWidth: 1078, maximum: 676,
      rest: [0, 175, 350, 525, 676, 676],
      expected: "20 0 163 80; 195 0 163 80; 370 0 163 80; 545 0 163 80; 720 0 163 80; 895 0 163 80"),
    CarouselCase(
      "chromium156/carousel-430-continuousGroupLeadingBoundary", width: 430, .continuousGroupLeadingBoundary,
      item: ("175.5", 80), spacing: 12, insets: (20, 20),
      contentWidth: 1153, maximum: 723,
      rest: [0, "187.5", 375, "562.5", 723, 723],
      expected: "20 0 175.5 80; 207.5 0 175.5 80; 395 0 175.5 80; 582.5 0 175.5 80; 770 0 175.5 80; 957.5 0 175.5 80"),
    CarouselCase(
      "chromium156/carousel-430-groupPagingCentered", width: 430, .groupPagingCentered,
      item: (344, 80), spacing: 10, insets: (0, 0),
      contentWidth: 2200, maximum: 1770,
      rest: [0, 354, 708, 1062, 1416, 1770],
      expected: "43 0 344 80; 397 0 344 80; 751 0 344 80; 1105 0 344 80; 1459 0 344 80; 1813 0 344 80"),
    CarouselCase(
      "chromium156/carousel-744-continuousGroupLeadingBoundary", width: 744, .continuousGroupLeadingBoundary,
      item: (317, 80), spacing: 12, insets: (20, 20),
      contentWidth: 2002, maximum: 1258,
      rest: [0, 329, 658, 987, 1258, 1258],
      expected: "20 0 317 80; 349 0 317 80; 678 0 317 80; 1007 0 317 80; 1336 0 317 80; 1665 0 317 80"),
    CarouselCase(
      "chromium156/carousel-744-continuous-rtl", width: 744, .continuous,
      item: (563, 80), spacing: 10, insets: (16, 24), direction: .rightToLeft,
      contentWidth: 3468, maximum: 2724,
      rest: [0, 573, 1146, 1719, 2292, 2724],
      expected: "165 0 563 80; -408 0 563 80; -981 0 563 80; -1554 0 563 80; -2127 0 563 80; -2700 0 563 80"),
    CarouselCase(
      "chromium156/carousel-1032-continuous", width: 1032, .continuous,
      item: (800, 80), spacing: 10, insets: (16, 16),
      contentWidth: 4882, maximum: 3850,
      rest: [0, 810, 1620, 2430, 3240, 3850],
      expected: "16 0 800 80; 826 0 800 80; 1636 0 800 80; 2446 0 800 80; 3256 0 800 80; 4066 0 800 80"),
    CarouselCase(
      "chromium156/carousel-1032-continuousGroupLeadingBoundary", width: 1032, .continuousGroupLeadingBoundary,
      item: ("446.5", 80), spacing: 12, insets: (20, 20),
      contentWidth: 2779, maximum: 1747,
      rest: [0, "458.5", 917, "1375.5", 1747, 1747],
      expected: """
        20 0 446.5 80; 478.5 0 446.5 80; 937 0 446.5 80; 1395.5 0 446.5 80; 1854 0 446.5 80;
        2312.5 0 446.5 80
        """),
    CarouselCase(
      "chromium156/carousel-1032-groupPagingCentered", width: 1032, .groupPagingCentered,
      item: ("825.5", 80), spacing: 10, insets: (0, 0),
      contentWidth: "5209.5", maximum: "4177.5",
      rest: [0, "835.5", 1671, "2506.5", 3342, "4177.5"],
      expected: """
        103.25 0 825.5 80; 938.75 0 825.5 80; 1774.25 0 825.5 80; 2609.75 0 825.5 80; 3445.25 0 825.5 80;
        4280.75 0 825.5 80
        """),
  ]
}
