/// Cases with data, in the usual form and in those of servers.
extension FieldValues {
  static let caseForms: [FieldValues] = [cases, beside, onlyKey] + others

  /// Cases with data.
  private static let cases = FieldValues(
    "Media",
    right: [
      .init(#"{"type":"word","payload":"abc"}"#, #"Media { word: "abc" }"#), .init(#"{"type":"none"}"#, "none"),
      .init(#"{"type":"2","payload":{"amount":"9.5"}}"#, "Media { price: Price { amount: 9.5 } }"),
      .init(#"{"type":"words","payload":["a","abc"]}"#, #"Media { words: ["a", "abc"] }"#),
      .only(#"{"payload":"abc","type":"word"}"#), .only(#"{"type":"none","payload":null}"#),
      .only(#"{"type":"none","payload":[1]}"#),
    ],
    wrong: [
      .init(#"{"type":"word","payload":"abcd"}"#, #"Media { word: "abcd" }"#), .init(#"{"type":"word"}"#, "word"),
      .init(#"{"type":"word","payload":1}"#, "Media { word: 1 }"), .only(#"{"type":"word","payload":null}"#),
      .init(#"{"type":"2","payload":{"amount":"-1"}}"#, "Media { price: Price { amount: -1 } }"),
      .init(#"{"type":"2","payload":{}}"#, "Media { price: Price {} }"),
      .init(#"{"type":"words","payload":["a","b","c"]}"#, #"Media { words: ["a", "b", "c"] }"#),
      .init(#"{"type":"words","payload":["abcd"]}"#, #"Media { words: ["abcd"] }"#),
      .only(#"{"type":"price","payload":{"amount":"9.5"}}"#), .init(#"{"type":"other"}"#, "other"),
      .only(#"{"payload":"abc"}"#), .only(#"{"type":1}"#), .only("{}"), .text("none"), "1", "[]", "null",
    ])

  private static let beside = FieldValues(
    "Beside",
    right: [
      .init(#"{"kind":"2","amount":"9.5"}"#, "Beside { price: Price { amount: 9.5 } }"),
      .only(#"{"amount":"9.5","kind":"2","currency":"USD"}"#), .init(#"{"kind":"none"}"#, "none"),
      .init(#"{"kind":"clip","seconds":3}"#, "Beside { clip: Clip { seconds: 3 } }"),
    ],
    wrong: [
      .init(#"{"kind":"2"}"#, "Beside { price: Price {} }"), .only(#"{"kind":"2","amount":null}"#),
      .init(#"{"kind":"2","amount":"-1"}"#, "Beside { price: Price { amount: -1 } }"),
      .init(#"{"kind":"clip","seconds":0}"#, "Beside { clip: Clip { seconds: 0 } }"),
      .only(#"{"kind":"price","amount":"9.5"}"#), .only(#"{"kind":"2","payload":{"amount":"9.5"}}"#),
      .only(#"{"amount":"9.5"}"#), .only(#"{"kind":1,"amount":"9.5"}"#), .init(#"{"kind":"other"}"#, "other"),
      .only(#"{"type":"none"}"#), .only("{}"), .text("none"), "1", "[]", "null",
    ])

  private static let onlyKey = FieldValues(
    "OnlyKey",
    right: [
      .init(#"{"word":"abc"}"#, #"OnlyKey { word: "abc" }"#), .init(#"{"none":{}}"#, "none"), .only(#"{"none":null}"#),
      .init(#"{"2":{"amount":"9.5"}}"#, "OnlyKey { price: Price { amount: 9.5 } }"), .only(#""none""#),
    ],
    wrong: [
      .init(#"{"word":"abcd"}"#, #"OnlyKey { word: "abcd" }"#), .only(#"{"word":1}"#), .only(#"{"word":null}"#),
      .init(#"{"2":{}}"#, "OnlyKey { price: Price {} }"), .only(#"{"price":{"amount":"9.5"}}"#),
      .init(#"{"other":{}}"#, "other"), .only(#"{"word":"a","none":{}}"#), .only("{}"), .only(#""word""#),
      .only(#""other""#), "1", "[]", "null",
    ])

  private static let others: [FieldValues] = [
    FieldValues(
      "Keyed",
      right: [.init(#"{"t":"word","value":"abc"}"#, #"Keyed { word: "abc" }"#), .init(#"{"t":"none"}"#, "none")],
      wrong: [
        .only(#"{"type":"word","payload":"abc"}"#), .only(#"{"t":"word"}"#), .only(#"{"t":"word","value":null}"#),
        .init(#"{"t":"word","value":"abcd"}"#, #"Keyed { word: "abcd" }"#), .only(#"{"t":"other"}"#), .text("none"),
      ]),
    FieldValues(
      "LooseKey",
      right: [.init(#"{"word":"abc"}"#, #"LooseKey { word: "abc" }"#), .init(#"{"nothing":{}}"#, "nothing")],
      wrong: [
        .init(#"{"word":"abcd"}"#, #"LooseKey { word: "abcd" }"#), .only(#""word""#), .only("{}"),
        .only(#"{"a":1,"b":2}"#), "1", "null",
      ]),
    FieldValues(
      "LooseBeside",
      right: [
        .init(#"{"kind":"clip","seconds":3}"#, "LooseBeside { clip: Clip { seconds: 3 } }"),
        .init(#"{"kind":"nothing"}"#, "nothing"),
      ],
      wrong: [.only(#"{"kind":"clip"}"#), .only(#"{"kind":1}"#), .only(#"{"seconds":3}"#), .text("nothing"), "null"]),
    FieldValues("Beside?", right: [.init(#"{"kind":"none"}"#, "none"), .only("null")], wrong: [.only("{}")]),
    FieldValues(
      "[Text: OnlyKey]", right: [.init(#"{"a":{"none":{}}}"#, "(a: none)")],
      wrong: [.only(#"{"a":{"b":{}}}"#), .only(#"{"a":null}"#)]),
  ]
}
