import SDUIIR

/// Published grids: figures of `formula+chromium-measured` cases, cut to six places.
extension GridCase {
  static let equalColumns: [GridCase] = [
    GridCase(
      "chromium156/grid-320-2", width: 320, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 139 60; 165 20 139 60; 16 90 139 60; 165 90 139 60; 16 160 139 60"),
    GridCase(
      "chromium156/grid-320-5", width: 320, .columns(5), gaps: (0, 0),
      insets: (0, 0, 0, 0), height: .length(.points(50)),
      expected: "0 0 64 50; 64 0 64 50; 128 0 64 50; 192 0 64 50; 256 0 64 50; 0 50 64 50; 64 50 64 50"),
    GridCase(
      "chromium156/grid-390-3", width: 390, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: """
        20 0 111.333333 44; 139.333333 0 111.333333 44; 258.666667 0 111.333333 44; 20 56 111.333333 44;
        139.333333 56 111.333333 44; 258.666667 56 111.333333 44; 20 112 111.333333 44
        """),
    GridCase(
      "chromium156/grid-393-2", width: 393, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 175.5 60; 201.5 20 175.5 60; 16 90 175.5 60; 201.5 90 175.5 60; 16 160 175.5 60"),
    GridCase(
      "chromium156/grid-402-3", width: 402, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: """
        20 0 115.333333 44; 143.333333 0 115.333333 44; 266.666667 0 115.333333 44; 20 56 115.333333 44;
        143.333333 56 115.333333 44; 266.666667 56 115.333333 44; 20 112 115.333333 44
        """),
    GridCase(
      "chromium156/grid-430-2", width: 430, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 194 60; 220 20 194 60; 16 90 194 60; 220 90 194 60; 16 160 194 60"),
    GridCase(
      "chromium156/grid-440-3", width: 440, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: "20 0 128 44; 156 0 128 44; 292 0 128 44; 20 56 128 44; 156 56 128 44; 292 56 128 44; 20 112 128 44"),
    GridCase(
      "chromium156/grid-507-5", width: 507, .columns(5), gaps: (0, 0),
      insets: (0, 0, 0, 0), height: .length(.points(50)),
      expected: """
        0 0 101.4 50; 101.4 0 101.4 50; 202.8 0 101.4 50; 304.2 0 101.4 50; 405.6 0 101.4 50; 0 50 101.4 50;
        101.4 50 101.4 50
        """),
    GridCase(
      "chromium156/grid-678-3", width: 678, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: """
        20 0 207.333333 44; 235.333333 0 207.333333 44; 450.666667 0 207.333333 44; 20 56 207.333333 44;
        235.333333 56 207.333333 44; 450.666667 56 207.333333 44; 20 112 207.333333 44
        """),
    GridCase(
      "chromium156/grid-694-2", width: 694, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 326 60; 352 20 326 60; 16 90 326 60; 352 90 326 60; 16 160 326 60"),
    GridCase(
      "chromium156/grid-1376-5", width: 1376, .columns(5), gaps: (0, 0),
      insets: (0, 0, 0, 0), height: .length(.points(50)),
      expected: """
        0 0 275.2 50; 275.2 0 275.2 50; 550.4 0 275.2 50; 825.6 0 275.2 50; 1100.8 0 275.2 50; 0 50 275.2 50;
        275.2 50 275.2 50
        """),
    GridCase(
      "chromium156/grid-rtl-320", width: 320, .columns(3), gaps: (10, 10),
      insets: (10, 16, 10, 24), height: .length(.points(40)), direction: .rightToLeft,
      expected: """
        217.333333 10 86.666667 40; 120.666667 10 86.666667 40; 24 10 86.666667 40;
        217.333333 60 86.666667 40; 120.666667 60 86.666667 40; 24 60 86.666667 40;
        217.333333 110 86.666667 40
        """),
    GridCase(
      "chromium156/grid-rtl-375", width: 375, .columns(3), gaps: (10, 10),
      insets: (10, 16, 10, 24), height: .length(.points(40)), direction: .rightToLeft,
      expected: """
        254 10 105 40; 139 10 105 40; 24 10 105 40; 254 60 105 40; 139 60 105 40; 24 60 105 40;
        254 110 105 40
        """),
    GridCase(
      "chromium156/aspect-375-16x9", width: 375, .columns(3), gaps: (10, 10),
      insets: (0, 0, 0, 0), height: .ratio(width: 16, height: 9),
      expected: """
        0 0 118.333333 66.5625; 128.333333 0 118.333333 66.5625; 256.666667 0 118.333333 66.5625;
        0 76.5625 118.333333 66.5625; 128.333333 76.5625 118.333333 66.5625;
        256.666667 76.5625 118.333333 66.5625; 0 153.125 118.333333 66.5625
        """),
    GridCase(
      "chromium156/aspect-402-3x4", width: 402, .columns(2), gaps: (12, 12),
      insets: (16, 16, 16, 16), height: .ratio(width: 3, height: 4),
      expected: """
        16 16 179 238.666667; 207 16 179 238.666667; 16 266.666667 179 238.666667;
        207 266.666667 179 238.666667; 16 517.333333 179 238.666667
        """),
    GridCase(
      "chromium156/aspect-744-3x4", width: 744, .columns(2), gaps: (12, 12),
      insets: (16, 16, 16, 16), height: .ratio(width: 3, height: 4),
      expected: """
        16 16 350 466.666667; 378 16 350 466.666667; 16 494.666667 350 466.666667;
        378 494.666667 350 466.666667; 16 973.333333 350 466.666667
        """),
    GridCase(
      "chromium156/aspect-1032-16x9", width: 1032, .columns(3), gaps: (10, 10),
      insets: (0, 0, 0, 0), height: .ratio(width: 16, height: 9),
      expected: """
        0 0 337.333333 189.75; 347.333333 0 337.333333 189.75; 694.666667 0 337.333333 189.75;
        0 199.75 337.333333 189.75; 347.333333 199.75 337.333333 189.75; 694.666667 199.75 337.333333 189.75;
        0 399.5 337.333333 189.75
        """),
  ]
}
