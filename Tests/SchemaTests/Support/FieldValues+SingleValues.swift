/// One value in place of a list of it.
extension FieldValues {
  static let singleValues: [FieldValues] = [
    FieldValues(
      "[Text(max: 3)](max: 2, as: any)?",
      right: [.init("[]", "[]"), .init(#"["a","b"]"#, #"["a", "b"]"#), .only(#""abc""#), .only("null")],
      wrong: [
        .only(#""abcd""#), .only(#"["a","b","c"]"#), .init(#"["abcd"]"#, #"["abcd"]"#), .only("{}"), .only("[[]]"), "1",
      ]),
    FieldValues(
      "[Price](min: 1, as: any)",
      right: [
        .init(#"[{"amount":"1"}]"#, "[Price { amount: 1 }]"), .only(#"{"amount":"1"}"#),
        .only(#"[{"amount":"1"},{"amount":"2"}]"#),
      ],
      wrong: [.init("[]", "[]"), .only("{}"), .only(#"[{"amount":1}]"#), .text("1"), "null"]),
    FieldValues(
      "[Int](length: 2, as: any)", right: [.init("[1,2]", "[1, 2]")], wrong: [.only("1"), .only("[1]"), .only("true")]),
    FieldValues(
      "[Closed](as: any)", right: [.init(#"["2"]"#, "[two]"), .only(#""one""#)],
      wrong: [.only(#""three""#), "1", "null"]),
    FieldValues(
      "[OnlyKey](as: any)",
      right: [.init(#"[{"none":{}}]"#, "[none]"), .only(#"{"none":{}}"#), .only(#""none""#), .only(#"["none"]"#)],
      wrong: [.only("1"), .only("{}"), .only("[1]")]),
  ]
}
