import SDUIIR

/// Published mosaics of nine items, one large and two small: figures of `formula+chromium-measured` cases.
extension MosaicCase {
  static let all: [MosaicCase] = [
    MosaicCase(
      "chromium156/mosaic-320-0.7-10", width: 320, insets: 0,
      gap: 0, height: "0.4", large: "0.7", padding: 10,
      expected: "10 10 204 108; 234 10 76 44; 234 74 76 44; 10 138 204 108; 234 138 76 44; 234 202 76 44; "
        + "10 266 204 108; 234 266 76 44; 234 330 76 44"),
    MosaicCase(
      "chromium156/mosaic-320-0.7-10-rtl", width: 320, direction: .rightToLeft, insets: 0,
      gap: 0, height: "0.4", large: "0.7", padding: 10,
      expected: "106 10 204 108; 10 10 76 44; 10 74 76 44; 106 138 204 108; 10 138 76 44; 10 202 76 44; "
        + "106 266 204 108; 10 266 76 44; 10 330 76 44"),
    MosaicCase(
      "chromium156/mosaic-375-0.5-5", width: 375, insets: 20,
      gap: 12, height: "0.5", large: "0.5", padding: 5,
      expected: "25 25 157.5 157.5; 192.5 25 157.5 73.75; 192.5 108.75 157.5 73.75; 25 204.5 157.5 157.5; "
        + "192.5 204.5 157.5 73.75; 192.5 288.25 157.5 73.75; 25 384 157.5 157.5; 192.5 384 157.5 73.75; "
        + "192.5 467.75 157.5 73.75"),
    MosaicCase(
      "chromium156/mosaic-390-0.5-5", width: 390, insets: 20,
      gap: 12, height: "0.5", large: "0.5", padding: 5,
      expected: "25 25 165 165; 200 25 165 77.5; 200 112.5 165 77.5; 25 212 165 165; 200 212 165 77.5; "
        + "200 299.5 165 77.5; 25 399 165 165; 200 399 165 77.5; 200 486.5 165 77.5"),
    MosaicCase(
      "chromium156/mosaic-390-0.7-10-rtl", width: 390, direction: .rightToLeft, insets: 0,
      gap: 0, height: "0.4", large: "0.7", padding: 10,
      expected: "127 10 253 136; 10 10 97 58; 10 88 97 58; 127 166 253 136; 10 166 97 58; 10 244 97 58; "
        + "127 322 253 136; 10 322 97 58; 10 400 97 58"),
    MosaicCase(
      "chromium156/mosaic-393-0.7-10-rtl", width: 393, direction: .rightToLeft, insets: 0,
      gap: 0, height: "0.4", large: "0.7", padding: 10,
      expected: "127.9 10 255.1 137.2; 10 10 97.9 58.6; 10 88.6 97.9 58.6; 127.9 167.2 255.1 137.2; "
        + "10 167.2 97.9 58.6; 10 245.8 97.9 58.6; 127.9 324.4 255.1 137.2; 10 324.4 97.9 58.6; "
        + "10 403 97.9 58.6"),
    MosaicCase(
      "chromium156/mosaic-402-0.7-10-rtl", width: 402, direction: .rightToLeft, insets: 0,
      gap: 0, height: "0.4", large: "0.7", padding: 10,
      expected: "130.6 10 261.4 140.8; 10 10 100.6 60.4; 10 90.4 100.6 60.4; 130.6 170.8 261.4 140.8; "
        + "10 170.8 100.6 60.4; 10 251.2 100.6 60.4; 130.6 331.6 261.4 140.8; 10 331.6 100.6 60.4; "
        + "10 412 100.6 60.4"),
    MosaicCase(
      "chromium156/mosaic-430-0.7-10", width: 430, insets: 0,
      gap: 0, height: "0.4", large: "0.7", padding: 10,
      expected: "10 10 281 152; 311 10 109 66; 311 96 109 66; 10 182 281 152; 311 182 109 66; "
        + "311 268 109 66; 10 354 281 152; 311 354 109 66; 311 440 109 66"),
    MosaicCase(
      "chromium156/mosaic-430-0.5-5", width: 430, insets: 20,
      gap: 12, height: "0.5", large: "0.5", padding: 5,
      expected: "25 25 185 185; 220 25 185 87.5; 220 122.5 185 87.5; 25 232 185 185; 220 232 185 87.5; "
        + "220 329.5 185 87.5; 25 439 185 185; 220 439 185 87.5; 220 536.5 185 87.5"),
    MosaicCase(
      "chromium156/mosaic-430-0.7-10-rtl", width: 430, direction: .rightToLeft, insets: 0,
      gap: 0, height: "0.4", large: "0.7", padding: 10,
      expected: "139 10 281 152; 10 10 109 66; 10 96 109 66; 139 182 281 152; 10 182 109 66; 10 268 109 66; "
        + "139 354 281 152; 10 354 109 66; 10 440 109 66"),
    MosaicCase(
      "chromium156/mosaic-744-0.7-10", width: 744, insets: 0,
      gap: 0, height: "0.4", large: "0.7", padding: 10,
      expected: "10 10 500.8 277.6; 530.8 10 203.2 128.8; 530.8 158.8 203.2 128.8; 10 307.6 500.8 277.6; "
        + "530.8 307.6 203.2 128.8; 530.8 456.4 203.2 128.8; 10 605.2 500.8 277.6; 530.8 605.2 203.2 128.8; "
        + "530.8 754 203.2 128.8"),
    MosaicCase(
      "chromium156/mosaic-744-0.7-10-rtl", width: 744, direction: .rightToLeft, insets: 0,
      gap: 0, height: "0.4", large: "0.7", padding: 10,
      expected: "233.2 10 500.8 277.6; 10 10 203.2 128.8; 10 158.8 203.2 128.8; 233.2 307.6 500.8 277.6; "
        + "10 307.6 203.2 128.8; 10 456.4 203.2 128.8; 233.2 605.2 500.8 277.6; 10 605.2 203.2 128.8; "
        + "10 754 203.2 128.8"),
    MosaicCase(
      "chromium156/mosaic-1032-0.5-5", width: 1032, insets: 20,
      gap: 12, height: "0.5", large: "0.5", padding: 5,
      expected: "25 25 486 486; 521 25 486 238; 521 273 486 238; 25 533 486 486; 521 533 486 238; "
        + "521 781 486 238; 25 1041 486 486; 521 1041 486 238; 521 1289 486 238"),
    MosaicCase(
      "chromium156/mosaic-1032-0.7-10-rtl", width: 1032, direction: .rightToLeft, insets: 0,
      gap: 0, height: "0.4", large: "0.7", padding: 10,
      expected: "319.6 10 702.4 392.8; 10 10 289.6 186.4; 10 216.4 289.6 186.4; 319.6 422.8 702.4 392.8; "
        + "10 422.8 289.6 186.4; 10 629.2 289.6 186.4; 319.6 835.6 702.4 392.8; 10 835.6 289.6 186.4; "
        + "10 1042 289.6 186.4"),
  ]
}
