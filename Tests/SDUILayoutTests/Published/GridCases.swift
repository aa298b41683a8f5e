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
    GridCase(
      "chromium156/grid-390-5", width: 390, .columns(5), gaps: (0, 0),
      insets: (0, 0, 0, 0), height: .length(.points(50)),
      expected: "0 0 78 50; 78 0 78 50; 156 0 78 50; 234 0 78 50; 312 0 78 50; 0 50 78 50; 78 50 78 50"),
    GridCase(
      "chromium156/grid-440-2", width: 440, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 199 60; 225 20 199 60; 16 90 199 60; 225 90 199 60; 16 160 199 60"),
    GridCase(
      "chromium156/grid-440-5", width: 440, .columns(5), gaps: (0, 0),
      insets: (0, 0, 0, 0), height: .length(.points(50)),
      expected: "0 0 88 50; 88 0 88 50; 176 0 88 50; 264 0 88 50; 352 0 88 50; 0 50 88 50; 88 50 88 50"),
    GridCase(
      "chromium156/grid-507-3", width: 507, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: """
        20 0 150.333333 44; 178.333333 0 150.333333 44; 336.666667 0 150.333333 44; 20 56 150.333333 44;
        178.333333 56 150.333333 44; 336.666667 56 150.333333 44; 20 112 150.333333 44
        """),
    GridCase(
      "chromium156/grid-678-2", width: 678, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 318 60; 344 20 318 60; 16 90 318 60; 344 90 318 60; 16 160 318 60"),
    GridCase(
      "chromium156/grid-694-3", width: 694, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: """
        20 0 212.666667 44; 240.666667 0 212.666667 44; 461.333333 0 212.666667 44; 20 56 212.666667 44;
        240.666667 56 212.666667 44; 461.333333 56 212.666667 44; 20 112 212.666667 44
        """),
    GridCase(
      "chromium156/grid-694-5", width: 694, .columns(5), gaps: (0, 0),
      insets: (0, 0, 0, 0), height: .length(.points(50)),
      expected: """
        0 0 138.8 50; 138.8 0 138.8 50; 277.6 0 138.8 50; 416.4 0 138.8 50; 555.2 0 138.8 50; 0 50 138.8 50;
        138.8 50 138.8 50
        """),
    GridCase(
      "chromium156/grid-744-2", width: 744, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 351 60; 377 20 351 60; 16 90 351 60; 377 90 351 60; 16 160 351 60"),
    GridCase(
      "chromium156/grid-768-3", width: 768, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: """
        20 0 237.333333 44; 265.333333 0 237.333333 44; 510.666667 0 237.333333 44; 20 56 237.333333 44;
        265.333333 56 237.333333 44; 510.666667 56 237.333333 44; 20 112 237.333333 44
        """),
    GridCase(
      "chromium156/grid-820-3", width: 820, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: """
        20 0 254.666667 44; 282.666667 0 254.666667 44; 545.333333 0 254.666667 44; 20 56 254.666667 44;
        282.666667 56 254.666667 44; 545.333333 56 254.666667 44; 20 112 254.666667 44
        """),
    GridCase(
      "chromium156/grid-820-5", width: 820, .columns(5), gaps: (0, 0),
      insets: (0, 0, 0, 0), height: .length(.points(50)),
      expected: """
        0 0 164 50; 164 0 164 50; 328 0 164 50; 492 0 164 50; 656 0 164 50; 0 50 164 50; 164 50 164 50
        """),
    GridCase(
      "chromium156/grid-834-2", width: 834, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 396 60; 422 20 396 60; 16 90 396 60; 422 90 396 60; 16 160 396 60"),
    GridCase(
      "chromium156/grid-1024-2", width: 1024, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 491 60; 517 20 491 60; 16 90 491 60; 517 90 491 60; 16 160 491 60"),
    GridCase(
      "chromium156/grid-1032-3", width: 1032, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: """
        20 0 325.333333 44; 353.333333 0 325.333333 44; 686.666667 0 325.333333 44; 20 56 325.333333 44;
        353.333333 56 325.333333 44; 686.666667 56 325.333333 44; 20 112 325.333333 44
        """),
    GridCase(
      "chromium156/grid-1180-2", width: 1180, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 569 60; 595 20 569 60; 16 90 569 60; 595 90 569 60; 16 160 569 60"),
    GridCase(
      "chromium156/grid-1180-5", width: 1180, .columns(5), gaps: (0, 0),
      insets: (0, 0, 0, 0), height: .length(.points(50)),
      expected: """
        0 0 236 50; 236 0 236 50; 472 0 236 50; 708 0 236 50; 944 0 236 50; 0 50 236 50; 236 50 236 50
        """),
    GridCase(
      "chromium156/grid-1194-5", width: 1194, .columns(5), gaps: (0, 0),
      insets: (0, 0, 0, 0), height: .length(.points(50)),
      expected: """
        0 0 238.8 50; 238.8 0 238.8 50; 477.6 0 238.8 50; 716.4 0 238.8 50; 955.2 0 238.8 50; 0 50 238.8 50;
        238.8 50 238.8 50
        """),
    GridCase(
      "chromium156/grid-1366-3", width: 1366, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: """
        20 0 436.666667 44; 464.666667 0 436.666667 44; 909.333333 0 436.666667 44; 20 56 436.666667 44;
        464.666667 56 436.666667 44; 909.333333 56 436.666667 44; 20 112 436.666667 44
        """),
    GridCase(
      "chromium156/grid-1366-5", width: 1366, .columns(5), gaps: (0, 0),
      insets: (0, 0, 0, 0), height: .length(.points(50)),
      expected: """
        0 0 273.2 50; 273.2 0 273.2 50; 546.4 0 273.2 50; 819.6 0 273.2 50; 1092.8 0 273.2 50;
        0 50 273.2 50; 273.2 50 273.2 50
        """),
    GridCase(
      "chromium156/grid-1376-2", width: 1376, .columns(2), gaps: (10, 10),
      insets: (20, 16, 20, 16), height: .length(.points(60)),
      expected: "16 20 667 60; 693 20 667 60; 16 90 667 60; 693 90 667 60; 16 160 667 60"),
    GridCase(
      "chromium156/grid-1376-3", width: 1376, .columns(3), gaps: (8, 12),
      insets: (0, 20, 8, 20), height: .length(.points(44)),
      expected: """
        20 0 440 44; 468 0 440 44; 916 0 440 44; 20 56 440 44; 468 56 440 44; 916 56 440 44; 20 112 440 44
        """),
    GridCase(
      "chromium156/aspect-393-16x9", width: 393, .columns(3), gaps: (10, 10),
      insets: (0, 0, 0, 0), height: .ratio(width: 16, height: 9),
      expected: """
        0 0 124.333333 69.9375; 134.333333 0 124.333333 69.9375; 268.666667 0 124.333333 69.9375;
        0 79.9375 124.333333 69.9375; 134.333333 79.9375 124.333333 69.9375;
        268.666667 79.9375 124.333333 69.9375; 0 159.875 124.333333 69.9375
        """),
    GridCase(
      "chromium156/aspect-744-16x9", width: 744, .columns(3), gaps: (10, 10),
      insets: (0, 0, 0, 0), height: .ratio(width: 16, height: 9),
      expected: """
        0 0 241.333333 135.75; 251.333333 0 241.333333 135.75; 502.666667 0 241.333333 135.75;
        0 145.75 241.333333 135.75; 251.333333 145.75 241.333333 135.75;
        502.666667 145.75 241.333333 135.75; 0 291.5 241.333333 135.75
        """),
    GridCase(
      "chromium156/aspect-834-16x9", width: 834, .columns(3), gaps: (10, 10),
      insets: (0, 0, 0, 0), height: .ratio(width: 16, height: 9),
      expected: """
        0 0 271.333333 152.625; 281.333333 0 271.333333 152.625; 562.666667 0 271.333333 152.625;
        0 162.625 271.333333 152.625; 281.333333 162.625 271.333333 152.625;
        562.666667 162.625 271.333333 152.625; 0 325.25 271.333333 152.625
        """),
    GridCase(
      "chromium156/aspect-1032-3x4", width: 1032, .columns(2), gaps: (12, 12),
      insets: (16, 16, 16, 16), height: .ratio(width: 3, height: 4),
      expected: """
        16 16 494 658.666667; 522 16 494 658.666667; 16 686.666667 494 658.666667;
        522 686.666667 494 658.666667; 16 1357.333333 494 658.666667
        """),
  ]
}
