import SDUIIR

/// Published adaptive columns and spans: figures of `formula+chromium-measured` cases, cut to six places.
extension GridCase {
  static let adaptiveColumns: [GridCase] = [
    GridCase(
      "chromium156/adaptive-320-100", width: 320, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 2,
      expected: "20 0 135 40; 165 0 135 40; 20 50 135 40; 165 50 135 40"),
    GridCase(
      "chromium156/adaptive-375-160", width: 375, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 1,
      expected: "20 0 335 40; 20 56 335 40; 20 112 335 40"),
    GridCase(
      "chromium156/adaptive-390-100", width: 390, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 3,
      expected: "20 0 110 40; 140 0 110 40; 260 0 110 40; 20 50 110 40; 140 50 110 40"),
    GridCase(
      "chromium156/adaptive-390-160", width: 390, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 2,
      expected: "20 0 167 40; 203 0 167 40; 20 56 167 40; 203 56 167 40"),
    GridCase(
      "chromium156/adaptive-440-100", width: 440, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 3,
      expected: """
        20 0 126.666667 40; 156.666667 0 126.666667 40; 293.333333 0 126.666667 40; 20 50 126.666667 40;
        156.666667 50 126.666667 40
        """),
    GridCase(
      "chromium156/adaptive-507-100", width: 507, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 4,
      expected: """
        20 0 109.25 40; 139.25 0 109.25 40; 258.5 0 109.25 40; 377.75 0 109.25 40; 20 50 109.25 40;
        139.25 50 109.25 40
        """),
    GridCase(
      "chromium156/adaptive-507-160", width: 507, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 2,
      expected: "20 0 225.5 40; 261.5 0 225.5 40; 20 56 225.5 40; 261.5 56 225.5 40"),
    GridCase(
      "chromium156/adaptive-678-100", width: 678, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 5,
      expected: """
        20 0 119.6 40; 149.6 0 119.6 40; 279.2 0 119.6 40; 408.8 0 119.6 40; 538.4 0 119.6 40;
        20 50 119.6 40; 149.6 50 119.6 40
        """),
    GridCase(
      "chromium156/adaptive-744-160", width: 744, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 4,
      expected: "20 0 164 40; 200 0 164 40; 380 0 164 40; 560 0 164 40; 20 56 164 40; 200 56 164 40"),
    GridCase(
      "chromium156/adaptive-820-100", width: 820, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 7,
      expected: """
        20 0 102.857143 40; 132.857143 0 102.857143 40; 245.714286 0 102.857143 40;
        358.571429 0 102.857143 40; 471.428571 0 102.857143 40; 584.285714 0 102.857143 40;
        697.142857 0 102.857143 40; 20 50 102.857143 40; 132.857143 50 102.857143 40
        """),
    GridCase(
      "chromium156/adaptive-1032-160", width: 1032, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 5,
      expected: """
        20 0 185.6 40; 221.6 0 185.6 40; 423.2 0 185.6 40; 624.8 0 185.6 40; 826.4 0 185.6 40;
        20 56 185.6 40; 221.6 56 185.6 40
        """),
    GridCase(
      "chromium156/adaptive-1180-160", width: 1180, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 6,
      expected: """
        20 0 176.666667 40; 212.666667 0 176.666667 40; 405.333333 0 176.666667 40; 598 0 176.666667 40;
        790.666667 0 176.666667 40; 983.333333 0 176.666667 40; 20 56 176.666667 40;
        212.666667 56 176.666667 40
        """),
    GridCase(
      "chromium156/adaptive-1376-100", width: 1376, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20),
      height: .length(.points(40)), count: 12,
      expected: """
        20 0 102.166667 40; 132.166667 0 102.166667 40; 244.333333 0 102.166667 40; 356.5 0 102.166667 40;
        468.666667 0 102.166667 40; 580.833333 0 102.166667 40; 693 0 102.166667 40;
        805.166667 0 102.166667 40; 917.333333 0 102.166667 40; 1029.5 0 102.166667 40;
        1141.666667 0 102.166667 40; 1253.833333 0 102.166667 40; 20 50 102.166667 40;
        132.166667 50 102.166667 40
        """),
  ]

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
