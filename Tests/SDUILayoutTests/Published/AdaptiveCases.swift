import SDUIIR

/// Published adaptive columns: figures of `formula+chromium-measured` cases, cut to six places.
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
    GridCase(
      "chromium156/adaptive-402-100", width: 402, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 3,
      expected: "20 0 114 40; 144 0 114 40; 268 0 114 40; 20 50 114 40; 144 50 114 40"),
    GridCase(
      "chromium156/adaptive-402-160", width: 402, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 2,
      expected: "20 0 173 40; 209 0 173 40; 20 56 173 40; 209 56 173 40"),
    GridCase(
      "chromium156/adaptive-678-160", width: 678, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 3,
      expected: "20 0 202 40; 238 0 202 40; 456 0 202 40; 20 56 202 40; 238 56 202 40"),
    GridCase(
      "chromium156/adaptive-768-160", width: 768, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 4,
      expected: "20 0 170 40; 206 0 170 40; 392 0 170 40; 578 0 170 40; 20 56 170 40; 206 56 170 40"),
    GridCase(
      "chromium156/adaptive-834-100", width: 834, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 7,
      expected: """
        20 0 104.857143 40; 134.857143 0 104.857143 40; 249.714286 0 104.857143 40;
        364.571429 0 104.857143 40; 479.428571 0 104.857143 40; 594.285714 0 104.857143 40;
        709.142857 0 104.857143 40; 20 50 104.857143 40; 134.857143 50 104.857143 40
        """),
    GridCase(
      "chromium156/adaptive-981-100", width: 981, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 8,
      expected: """
        20 0 108.875 40; 138.875 0 108.875 40; 257.75 0 108.875 40; 376.625 0 108.875 40;
        495.5 0 108.875 40; 614.375 0 108.875 40; 733.25 0 108.875 40; 852.125 0 108.875 40;
        20 50 108.875 40; 138.875 50 108.875 40
        """),
    GridCase(
      "chromium156/adaptive-1024-100", width: 1024, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 9,
      expected: """
        20 0 100.444444 40; 130.444444 0 100.444444 40; 240.888889 0 100.444444 40;
        351.333333 0 100.444444 40; 461.777778 0 100.444444 40; 572.222222 0 100.444444 40;
        682.666667 0 100.444444 40; 793.111111 0 100.444444 40; 903.555556 0 100.444444 40;
        20 50 100.444444 40; 130.444444 50 100.444444 40
        """),
    GridCase(
      "chromium156/adaptive-1194-160", width: 1194, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 6,
      expected: """
        20 0 179 40; 215 0 179 40; 410 0 179 40; 605 0 179 40; 800 0 179 40; 995 0 179 40; 20 56 179 40;
        215 56 179 40
        """),
    GridCase(
      "chromium156/adaptive-1366-100", width: 1366, .adaptive(100), gaps: (10, 10),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 12,
      expected: """
        20 0 101.333333 40; 131.333333 0 101.333333 40; 242.666667 0 101.333333 40; 354 0 101.333333 40;
        465.333333 0 101.333333 40; 576.666667 0 101.333333 40; 688 0 101.333333 40;
        799.333333 0 101.333333 40; 910.666667 0 101.333333 40; 1022 0 101.333333 40;
        1133.333333 0 101.333333 40; 1244.666667 0 101.333333 40; 20 50 101.333333 40;
        131.333333 50 101.333333 40
        """),
    GridCase(
      "chromium156/adaptive-1366-160", width: 1366, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 7,
      expected: """
        20 0 175.714286 40; 211.714286 0 175.714286 40; 403.428571 0 175.714286 40;
        595.142857 0 175.714286 40; 786.857143 0 175.714286 40; 978.571429 0 175.714286 40;
        1170.285714 0 175.714286 40; 20 56 175.714286 40; 211.714286 56 175.714286 40
        """),
    GridCase(
      "chromium156/adaptive-1376-160", width: 1376, .adaptive(160), gaps: (16, 16),
      insets: (0, 20, 0, 20), height: .length(.points(40)), count: 7,
      expected: """
        20 0 177.142857 40; 213.142857 0 177.142857 40; 406.285714 0 177.142857 40;
        599.428571 0 177.142857 40; 792.571429 0 177.142857 40; 985.714286 0 177.142857 40;
        1178.857143 0 177.142857 40; 20 56 177.142857 40; 213.142857 56 177.142857 40
        """),
  ]
}
