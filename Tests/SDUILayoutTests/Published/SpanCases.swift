import SDUIIR

/// Published spans: figures of `formula+chromium-measured` cases, cut to six places.
extension GridCase {
  static let spans: [GridCase] = [
    GridCase(
      "chromium156/span-320-4", width: 320, .columns(4), gaps: (10, 10),
      insets: (0, 16, 0, 16),
      height: .length(.points(60)), spans: [4, 2, 2, 1, 1, 2, 3, 1],
      expected: """
        16 0 288 60; 16 70 139 60; 165 70 139 60; 16 140 64.5 60; 90.5 140 64.5 60; 165 140 139 60;
        16 210 213.5 60; 239.5 210 64.5 60
        """),
    GridCase(
      "chromium156/span-320-6", width: 320, .columns(6), gaps: (10, 10),
      insets: (0, 16, 0, 16),
      height: .length(.points(60)), spans: [3, 3, 2, 2, 2, 6, 4, 2],
      expected: """
        16 0 139 60; 165 0 139 60; 16 70 89.333333 60; 115.333333 70 89.333333 60;
        214.666667 70 89.333333 60; 16 140 288 60; 16 210 188.666667 60; 214.666667 210 89.333333 60
        """),
    GridCase(
      "chromium156/span-375-4", width: 375, .columns(4), gaps: (10, 10),
      insets: (0, 16, 0, 16),
      height: .length(.points(60)), spans: [4, 2, 2, 1, 1, 2, 3, 1],
      expected: """
        16 0 343 60; 16 70 166.5 60; 192.5 70 166.5 60; 16 140 78.25 60; 104.25 140 78.25 60;
        192.5 140 166.5 60; 16 210 254.75 60; 280.75 210 78.25 60
        """),
    GridCase(
      "chromium156/span-390-6", width: 390, .columns(6), gaps: (10, 10),
      insets: (0, 16, 0, 16),
      height: .length(.points(60)), spans: [3, 3, 2, 2, 2, 6, 4, 2],
      expected: """
        16 0 174 60; 200 0 174 60; 16 70 112.666667 60; 138.666667 70 112.666667 60;
        261.333333 70 112.666667 60; 16 140 358 60; 16 210 235.333333 60; 261.333333 210 112.666667 60
        """),
    GridCase(
      "chromium156/span-402-4", width: 402, .columns(4), gaps: (10, 10),
      insets: (0, 16, 0, 16),
      height: .length(.points(60)), spans: [4, 2, 2, 1, 1, 2, 3, 1],
      expected: """
        16 0 370 60; 16 70 180 60; 206 70 180 60; 16 140 85 60; 111 140 85 60; 206 140 180 60; 16 210 275 60;
        301 210 85 60
        """),
    GridCase(
      "chromium156/span-430-4", width: 430, .columns(4), gaps: (10, 10),
      insets: (0, 16, 0, 16),
      height: .length(.points(60)), spans: [4, 2, 2, 1, 1, 2, 3, 1],
      expected: """
        16 0 398 60; 16 70 194 60; 220 70 194 60; 16 140 92 60; 118 140 92 60; 220 140 194 60; 16 210 296 60;
        322 210 92 60
        """),
    GridCase(
      "chromium156/span-744-4", width: 744, .columns(4), gaps: (10, 10),
      insets: (0, 16, 0, 16),
      height: .length(.points(60)), spans: [4, 2, 2, 1, 1, 2, 3, 1],
      expected: """
        16 0 712 60; 16 70 351 60; 377 70 351 60; 16 140 170.5 60; 196.5 140 170.5 60; 377 140 351 60;
        16 210 531.5 60; 557.5 210 170.5 60
        """),
    GridCase(
      "chromium156/span-1024-4", width: 1024, .columns(4), gaps: (10, 10),
      insets: (0, 16, 0, 16),
      height: .length(.points(60)), spans: [4, 2, 2, 1, 1, 2, 3, 1],
      expected: """
        16 0 992 60; 16 70 491 60; 517 70 491 60; 16 140 240.5 60; 266.5 140 240.5 60; 517 140 491 60;
        16 210 741.5 60; 767.5 210 240.5 60
        """),
    GridCase(
      "chromium156/span-1024-6", width: 1024, .columns(6), gaps: (10, 10),
      insets: (0, 16, 0, 16),
      height: .length(.points(60)), spans: [3, 3, 2, 2, 2, 6, 4, 2],
      expected: """
        16 0 491 60; 517 0 491 60; 16 70 324 60; 350 70 324 60; 684 70 324 60; 16 140 992 60; 16 210 658 60;
        684 210 324 60
        """),
  ]
}
