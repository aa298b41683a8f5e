import Testing

/// Values of one type of field, right and wrong: what the checker, both readers and the schema must agree on.
struct FieldValues: Sendable, CustomTestStringConvertible {
  /// The type in source.
  let type: String
  let values: [FieldExample]

  var testDescription: String { type }

  init(_ type: String, right: [FieldExample], wrong: [FieldExample]) {
    self.type = type
    values = right + wrong.map { $0.wrong() }
  }

  /// The declarations that the types may name.
  static let declarations = #"""
    enum Closed { one, two as "2" }
    enum Media { word: Text(max: 3), price as "2": Price, words: [Text(max: 3)](max: 2), none }
    open enum Loose { word: Text(max: 3), nothing }
    enum Beside { wire: (type: "kind", data: at(".")), price as "2": Price, clip: Clip, none }
    enum OnlyKey { wire: (type: onlyKey), word: Text(max: 3), price as "2": Price, none }
    enum Keyed { wire: (type: "t", data: "value"), word: Text(max: 3), none }
    open enum LooseKey { wire: (type: onlyKey), word: Text(max: 3), nothing }
    open enum LooseBeside { wire: (type: "kind", data: at(".")), clip: Clip, nothing }
    record Clip { seconds: Int(min: 1), open: Action(Open1)? }
    record Price { amount: Decimal(min: 0), currency: Text(length: 3) = "EUR", note: Text? }
    action Open1 { page: URL, count: Int = 1 }
    action Other { day: Date }
    """#

  /// A right value of each type comes first.
  static let all: [FieldValues] = usual + patterns + caseForms + singleValues

  private static let usual: [FieldValues] = [
    FieldValues(
      "ID", right: [.text("p1"), .text(" "), .text(of: 2_048)],
      wrong: [.text(""), .text(of: 2_049), "1", "true", "[]", "{}", "null"]),
    FieldValues(
      "ID(as: number)",
      right: ["7", "0", "-7", "9007199254740993", .only("123456789012345678901234567890"), .text("7"), .text("-12")],
      wrong: [
        "1.5", .text(""), .text("p1"), .text("007"), .text("-0"), .text("+7"), .text("7.0"), .text("1e2"), .text("-"),
        "true",
        "[]", "{}", "null",
      ]),
    FieldValues("ID(as: number)?", right: ["7", .only("null")], wrong: ["0.5", .text("x")]),
    FieldValues(
      "Text", right: [.text("x"), .text(""), .text("é👢")], wrong: ["1", "false", "[]", "{}", "null"]),
    FieldValues(
      "Text(min: 2, max: 4)", right: [.text("ab"), .text("👢👢👢👢")], wrong: [.text("a"), .text("abcde")]),
    FieldValues("Text(length: 3)", right: [.text("EUR")], wrong: [.text("EU"), .text("EURO")]),
    FieldValues(
      "URL(schemes: [https, \"my-app\"])",
      right: [.text("https://example.com"), .text("HTTPS://example.com"), .text("my-app:open"), .text("My-App:")],
      wrong: [
        .text("http://example.com"), .text("httpsx:a"), .text("my-ap:a"), .text("my-app"), .text(":https"),
        .text("https"), "7", "null",
      ]),
    FieldValues(
      "URL(schemes: [s3, \"a.b+c-1\"])", right: [.text("S3:x"), .text("A.b+C-1:x")],
      wrong: [.text("s:x"), .text("s33:x"), .text("axb+c-1:x"), .text("a.bbc-1:x")]),
    FieldValues(
      "URL(schemes: tel, invalid: nil)?", right: [.text("tel:1"), .only("null")], wrong: [.text("x:1"), "7"]),
    FieldValues(
      "URL(absent: [\"\", \"N/A\"])?", right: [.text("tel:1"), .only("\"\""), .only(#""N\/A""#), .only("null")],
      wrong: [.text("n/a"), .text(" "), "7"]),
    FieldValues(
      "Price(absent: \"\")?", right: [.init(#"{"amount":"1"}"#, "Price { amount: 1 }"), .only("\"\"")],
      wrong: [.text("-"), "[]", "{}"]),
    FieldValues(
      "[Int](max: 1, absent: \"-\")?", right: ["[1]", .only("\"-\"")], wrong: [.text(""), "[1, 2]", #"["-"]"#]),
    FieldValues(
      "Int", right: ["0", "-7", "9007199254740992", "-9007199254740992", .only("1.0"), .only("1e2")],
      wrong: ["9007199254740993", "-9007199254740993", "1.5", .text("3"), "true", "[]", "null"]),
    FieldValues("Int(min: -3, max: 7)", right: ["-3", "7"], wrong: ["-4", "8"]),
    FieldValues(
      "Decimal", right: [.decimal("9.5"), .decimal("-0.5"), .decimal("0"), .only(#""00.50""#)],
      wrong: [
        .only("9.5"), .only(#""+1""#), .only(#""1.""#), .only(#"".5""#), .only(#""1e2""#), .only(#""""#),
        .only(#""x""#),
        "true", "null",
      ]),
    FieldValues(
      "Decimal(min: 0, max: 9.5)", right: [.decimal("0"), .decimal("9.5"), .decimal("0.0001")],
      wrong: [.decimal("-0.1"), .decimal("9.51")]),
    FieldValues(
      "Decimal(as: number)",
      right: ["9.5", "-0.5", "0", "100", .only("9.50"), .only("1e2"), .only("2.5E-1"), "1234567890.12345678"],
      wrong: [.text("9.5"), .text(""), "true", "[]", "{}", "null"]),
    FieldValues(
      "Decimal(as: number, min: 0, max: 9.5)", right: ["0", "9.5", "0.0001", .only("95e-1")],
      wrong: ["-0.1", "9.51", .only("96e-1"), .text("1")]),
    FieldValues("Decimal(min: 1, as: number)?", right: ["1.5", .only("null")], wrong: ["0.5", .text("1.5")]),
    FieldValues(
      "Decimal(as: any, min: 0, max: 9.5)",
      right: [.decimal("0.5"), .decimal("9.5"), .only("0.5"), .only(#""0.50""#), .only("95e-1")],
      wrong: [
        .decimal("-0.1"), .decimal("9.51"), .only("9.51"), .only(#""1e0""#), .text(""), "true", "[]", "{}", "null",
      ]),
    FieldValues("Decimal(as: any)", right: [.decimal("-1.5"), .only("9.5")], wrong: [.text(""), "null"]),
    FieldValues("Decimal(as: any, min: 0)", right: [.decimal("1.5"), .only("0")], wrong: [.decimal("-1.5"), "true"]),
    FieldValues("Decimal(as: any)?", right: [.decimal("-1.5"), .only("-1.5"), .only("null")], wrong: [.text("x")]),
    FieldValues(
      "Date(as: seconds)",
      right: ["1700000000", "1700000000.25", "-62135596800", "253402300799", .only("17e8")],
      wrong: ["-62135596801", "253402300800", .text("1700000000"), .text("2026-01-31T09:00:00Z"), "true", "null"]),
    FieldValues(
      "Date(as: milliseconds)?", right: ["1700000000123", "-1", "253402300799999", .only("null")],
      wrong: ["253402300800000", "1.5", .text("1700000000123"), "[]"]),
    FieldValues(
      "Date(as: local)",
      right: [
        .text("2026-01-31T09:00:00"), .text("2024-02-29 23:59:60.25"), .text("2000-02-29t00:00:00"),
      ],
      wrong: [
        .text(""), .text("2026-01-31"), .text("2026-02-30T09:00:00"), .text("2026-01-31T09:00:00Z"),
        .text("2026-01-31T09:00"), .text("2026-01-31T09:00:00."), .text("2026-01-31T24:00:00"), "1", "null",
      ]),
    FieldValues(
      "Date(as: day)", right: [.text("2026-01-31"), .text("2024-02-29"), .text("0000-01-01")],
      wrong: [
        .text(""), .text("2026-02-29"), .text("2026-1-31"), .text("2026-01-31T09:00:00"), .text("2026-13-01"),
        "20260131",
        "null",
      ]),
    FieldValues("Bool", right: ["true", "false"], wrong: ["0", .text("true"), "[]", "null"]),
    FieldValues(
      "URL",
      right: [
        .text("https://example.com/a"), .text("mailto:a@example.com"), .text("a:"), .text("Z9+-.:x"),
      ],
      wrong: [
        .text(""), .text("shop.example"), .text(":a"), .text("1a:b"), .text("+a:b"), .text(".:b"), .text("é:b"),
        .text("https://a b"), .text("https://a\u{7F}"),
        .text("a:" + String(repeating: "x", count: 2_047)), "1", "null",
      ]),
    FieldValues(
      "Date",
      right: [
        .text("2026-01-31T09:00:00Z"), .text("2024-02-29t23:59:60.25-23:59"), .text("2000-02-29T00:00:00+00:00"),
      ],
      wrong: [
        .text(""), .text("soon"), .text("2026-01-31"), .text("2026-02-30T09:00:00Z"), .text("2026-01-31T09:00:00"),
        .text("2026-01-31T24:00:00Z"), .text("2026-13-01T09:00:00Z"), .text("1900-02-29T00:00:00Z"), "1", "null",
      ]),
    FieldValues(
      "Color", right: [.color("#FF8800"), .color("#ff880080")],
      wrong: [.only(##""#+12345""##), .only(##""#12345""##), .only(#""FF8800""#), .only(##""#GG0000""##), "1", "null"]),
    images, actions, records,
    FieldValues(
      "Loose",
      right: [
        .init(#"{"type":"word","payload":"abc"}"#, #"Loose { word: "abc" }"#), .init(#"{"type":"nothing"}"#, "nothing"),
      ],
      wrong: [
        .init(#"{"type":"word","payload":"abcd"}"#, #"Loose { word: "abcd" }"#), .init(#"{"type":"word"}"#, "word"),
        .only(#"{"type":1}"#), .only(#"{"payload":"abc"}"#), .text("nothing"), "null",
      ]),
    FieldValues("Media?", right: [.init(#"{"type":"none"}"#, "none"), .only("null")], wrong: [.only("{}")]),
    FieldValues(
      "[Media](min: 1)", right: [.init(#"[{"type":"none"}]"#, "[none]")],
      wrong: [.init("[]", "[]"), .init(#"["none"]"#, #"["none"]"#), .init(#"[{"type":"word"}]"#, "[word]")]),
    FieldValues(
      "Closed", right: [.init(#""one""#, "one"), .init(#""2""#, "two")],
      wrong: [.init(#""two""#, nil), .init(#""three""#, "three"), "1", "null"]),
    FieldValues(
      "[Text(max: 3)]", right: [.init("[]", "[]"), .init(#"["a","abc"]"#, #"["a", "abc"]"#)],
      wrong: [.init(#"["abcd"]"#, #"["abcd"]"#), .init("[1]", "[1]"), .init("{}", nil), .text("a"), "null"]),
    FieldValues(
      "[Text](min: 1, max: 3)",
      right: [.init(#"["a"]"#, #"["a"]"#), .init(#"["a","b","c"]"#, #"["a", "b", "c"]"#)],
      wrong: [
        .init("[]", "[]"), .init(#"["a","b","c","d"]"#, #"["a", "b", "c", "d"]"#), .init("[1]", "[1]"), "null",
      ]),
    FieldValues("[Int](length: 2)?", right: [.init("[1,2]", "[1, 2]"), .only("null")], wrong: [.init("[1]", "[1]")]),
    FieldValues(
      "[[Int](max: 1)](min: 1)", right: [.init("[[]]", "[[]]")],
      wrong: [.init("[]", "[]"), .init("[[1,2]]", "[[1, 2]]")]),
    FieldValues(
      "[Text: Int(max: 9)](min: 1, max: 2)",
      right: [
        .init(#"{"a":1}"#, "(a: 1)"), .init(#"{"b":9,"a":1}"#, "(b: 9, a: 1)"), .only(#"{"":0,"a/b~c":1}"#),
        .only(#"{"__proto__":1,"é\"":2}"#),
      ],
      wrong: [
        .init("{}", "[]"), .init(#"{"a":1,"b":2,"c":3}"#, "(a: 1, b: 2, c: 3)"), .init(#"{"a":10}"#, "(a: 10)"),
        .only(#"{"a":null}"#), .init("[1]", "[1]"), .text("a"), "null",
      ]),
    FieldValues(
      "[Text: [Text: Price?]]?",
      right: [
        .init("{}", "[]"), .init(#"{"a":{"b":{"amount":"1"}}}"#, "(a: (b: Price { amount: 1 }))"),
        .only("null"),
      ],
      wrong: [.only(#"{"a":null}"#), .only(#"{"a":{"b":{}}}"#), .only(#"{"a":[]}"#)]),
    FieldValues(
      "[Text: Closed]", right: [.init(#"{"a":"one"}"#, "(a: one)")],
      wrong: [.init(#"{"a":"three"}"#, "(a: three)"), .only(#"{"a":{}}"#)]),
    FieldValues("[Date]", right: [.init("[]", "[]")], wrong: [.init(#"["soon"]"#, #"["soon"]"#)]),
    FieldValues(
      "Date?", right: [.text("2026-01-31T09:00:00Z"), .only("null")], wrong: [.text("soon"), "1"]),
  ]

  private static let images: FieldValues = {
    func image(_ members: String, _ source: String?) -> FieldExample {
      FieldExample("{\(members)}", source.map { "Image { \($0) }" })
    }
    let url = #""url":"https://e.com/a""#
    let source = #"url: "https://e.com/a""#
    return FieldValues(
      "Image",
      right: [
        image("\(url),\"width\":3,\"height\":2", "\(source), width: 3, height: 2"),
        image("\(url),\"width\":0.5,\"height\":2,\"alt\":\"\"", "\(source), width: 0.5, height: 2, alt: \"\""),
        image("\(url),\"width\":3,\"height\":2,\"alt\":null", nil),
      ],
      wrong: [
        image(#""url":"1.jpg","width":3,"height":2"#, #"url: "1.jpg", width: 3, height: 2"#),
        image("\(url),\"width\":0,\"height\":2", "\(source), width: 0, height: 2"),
        image("\(url),\"width\":3,\"height\":-2", "\(source), width: 3, height: -2"),
        image("\(url),\"width\":[1,3],\"height\":2", "\(source), width: 1 / 3, height: 2"),
        image("\(url),\"width\":\"3\",\"height\":2", "\(source), width: \"3\", height: 2"),
        image("\(url),\"height\":2", "\(source), height: 2"), image("\"width\":3,\"height\":2", "width: 3, height: 2"),
        image("\(url),\"width\":3,\"height\":2,\"alt\":1", "\(source), width: 3, height: 2, alt: 1"), .text("p"),
        "null",
      ])
  }()

  private static let actions = FieldValues(
    "Action(Open1)",
    right: [
      .init(#"{"type":"Open1","payload":{"page":"a:b"}}"#, #"Open1 { page: "a:b" }"#),
      .init(#"{"type":"Open1","payload":{"page":"a:b","count":2}}"#, #"Open1 { page: "a:b", count: 2 }"#),
    ],
    wrong: [
      .init(#"{"type":"Open1","payload":{}}"#, "Open1 { }"),
      .init(#"{"type":"Open1","payload":{"page":"b"}}"#, #"Open1 { page: "b" }"#),
      .init(#"{"type":"Other","payload":{"day":"2026-01-31T09:00:00Z"}}"#, #"Other { day: "2026-01-31T09:00:00Z" }"#),
      .init(#"{"payload":{"page":"a:b"}}"#, nil), .init(#"{"type":"Open1"}"#, nil), .text("Open1"), "null",
    ])

  private static let records = FieldValues(
    "Price",
    right: [
      .init(#"{"amount":"1"}"#, "Price { amount: 1 }"),
      .init(#"{"amount":"1","currency":"USD","note":"n"}"#, #"Price { amount: 1, currency: "USD", note: "n" }"#),
      .init(#"{"amount":"1","note":null}"#, nil),
    ],
    wrong: [
      .init("{}", "Price { }"), .init(#"{"amount":null}"#, nil), .init(#"{"amount":"1","currency":null}"#, nil),
      .init(#"{"amount":"-1"}"#, "Price { amount: -1 }"),
      .init(#"{"amount":"1","currency":"EU"}"#, #"Price { amount: 1, currency: "EU" }"#), .text("1"), "null",
    ])
}

/// A value as data hold it, and as an author writes it.
struct FieldExample: Sendable, ExpressibleByStringLiteral {
  let json: String
  /// `nil` where no text of a program means it.
  let source: String?
  private(set) var isRight = true

  init(_ json: String, _ source: String?) { (self.json, self.source) = (json, source) }

  /// Written alike in both; there is no `null` in a program.
  init(stringLiteral text: String) { self.init(text, text == "null" || text == "{}" ? nil : text) }

  static func only(_ json: String) -> FieldExample { FieldExample(json, nil) }
  static func text(_ text: String) -> FieldExample { FieldExample("\"\(text)\"", "\"\(text)\"") }
  static func text(of count: Int) -> FieldExample { text(String(repeating: "é", count: count)) }
  static func decimal(_ text: String) -> FieldExample { FieldExample("\"\(text)\"", text) }
  static func color(_ text: String) -> FieldExample { FieldExample("\"\(text)\"", text) }

  func wrong() -> FieldExample {
    var example = self
    example.isRight = false
    return example
  }
}
