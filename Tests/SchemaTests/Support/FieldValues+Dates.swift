extension FieldValues {
  /// Dates in patterns, and short colours.
  static let patterns: [FieldValues] = [
    FieldValues(
      "Color(as: short)",
      right: [.color("#FF8800"), .only(##""#f80""##), .only(##""#f808""##), .only(##""#ff880080""##)],
      wrong: [
        .only(##""#ff""##), .only(##""#ff880""##), .only(#""f80""#), .only(#""FF80""#), .only(##""#ggg""##), "1",
        "null",
      ]),
    FieldValues(
      #"Date(as: "dd.MM.yyyy")"#, right: [.text("31.01.2026"), .text("29.02.2024"), .text("01.12.0000")],
      wrong: [
        .text(""), .text("29.02.2026"), .text("31.04.2026"), .text("1.01.2026"), .text("31.1.2026"),
        .text("31/01/2026"),
        .text("00.01.2026"), .text("31.01.26"), .text("31.01.2026 "), .text("2026-01-31"), "1", "null",
      ]),
    FieldValues(
      #"Date(as: "EEE, d MMM yyyy HH:mm:ss Z")"#,
      right: [
        .text("Sat, 31 Jan 2026 09:00:00 +0000"), .text("Mon, 1 Feb 2027 23:59:60 -0530"),
        .text("Sun, 29 Feb 2032 00:00:00 +2359"),
      ],
      wrong: [
        .text("Sat, 31 Jan 2026 09:00:00 GMT"), .text("Sat, 01 Feb 2026 09:00:00 +0000"),
        .text("sat, 31 Jan 2026 09:00:00 +0000"),
        .text("Sat, 30 Feb 2026 09:00:00 +0000"), .text("Sat, 31 Jan 2026 24:00:00 +0000"),
        .text("Sat, 31 Jan 2026 09:60:00 +0000"), .text("Sat, 31 Jan 2026 09:00:00 +00:00"),
        .text("Sat, 31 Jan 2026 09:00:00 +2400"), .text("Sat, 31 Jan 2026 09:00:00"),
        .text("Saturday, 31 Jan 2026 09:00:00 +0000"),
      ]),
    FieldValues(
      #"Date(as: "MMMM d, yyyy 'at' h:mm a")"#,
      right: [
        .text("January 31, 2026 at 9:00 AM"), .text("May 1, 2026 at 12:59 pm"), .text("February 29, 2000 at 1:00 aM"),
      ],
      wrong: [
        .text("January 31, 2026 at 0:00 AM"), .text("January 31, 2026 at 13:00 PM"),
        .text("January 31, 2026 at 09:00 AM"),
        .text("Jan 31, 2026 at 9:00 AM"), .text("January 31, 2026 at 9:00"), .text("January 31, 2026 um 9:00 AM"),
        .text("February 29, 1900 at 1:00 AM"),
      ]),
    FieldValues(
      #"Date(as: "yyyy年M月d日 HH:mm:ss.SSSXXX")"#,
      right: [.text("2026年1月31日 09:00:00.000Z"), .text("2026年12月1日 09:00:00.123+02:00")],
      wrong: [
        .text("2026年01月31日 09:00:00.000Z"), .text("2026年1月31日 09:00:00.00Z"), .text("2026年1月31日 09:00:00.000z"),
        .text("2026年1月31日 09:00:00.000+0200"), .text("2026年13月1日 09:00:00.000Z"),
      ]),
    FieldValues(
      #"Date(as: "yyyyMMdd'T'HHmmss z")"#, right: [.text("20260131T090000 GMT"), .text("20240229T235960 UTC")],
      wrong: [
        .text("20260131T090000 CET"), .text("20260131T090000"), .text("20260131t090000 GMT"),
        .text("20260230T090000 GMT"),
      ]),
  ]
}
