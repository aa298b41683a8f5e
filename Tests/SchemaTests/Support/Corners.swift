import SDUIIR
import TestSupport

/// A screen with what the shop does not have: a fixed order, odd names, data that are no object, bounds of all sorts.
enum Corners {
  /// The screen.
  static func screen() throws -> Screen { try Programs.screen(source) }

  static let source = #"""
    enum Closed { one, two as "2/~2%" }
    record Inner as "in~ner/%41" { flag: Bool, maybe: Bool?, count: Int(min: -3, max: 7)? }
    action Do as "do it" { times: Int = 1, inner: Inner? }
    component Row as "row/1" {
      id: ID
      count: Int(min: 2)
      whole: Int
      closed: Closed
      grid: [[Int(max: 9)]]
      inner: [Inner]?
      act: Action(Do)?
      loose: Decimal(min: -1)?
      day: Date?
    }
    component Note as "é" { text as ".": Text(min: 1)? }
    component Deal { deal as ".": [Closed] }
    screen Corners as "the \"screen\"" {
      sections: fixed
      essential section rows as "a/b": list {
        header Note { height: 40 }
        footer Deal { height: 40 }
        minItems: 1
        maxItems: 2
        unit Row { height: 40 }
      }
      section more: list { unit Row { height: 40 } }
    }
    """#

  static let text = #"""
    {"sdui":"1.0","screen":"the \"screen\"","page":0,"hasNext":false,
     "layoutId":"0000000000000000000000000000000000000000000000000000000000000000","sectionList":[
      {"section":"a/b","sectionId":"a/b","header":{"unitType":"é","data":"x"},
       "footer":{"unitType":"Deal","data":["one","2/~2%"]},"units":[
       {"unitType":"row/1","data":{"id":"1","count":2,"whole":-9007199254740992,"closed":"one","grid":[[9],[]],
        "inner":[{"flag":true,"maybe":null,"count":-3}],"act":{"type":"do it","payload":{}},"loose":"-0.5",
        "day":"2026-01-31T09:00:00Z"}}]},
      {"section":"more","sectionId":"more","units":[]}]}
    """#

  /// Valid responses.
  static let valid: [String] = [
    text,
    Change(#""header":{"unitType":"é","data":"x"}"#, #""header":{"unitType":"é"}"#).apply(to: text),
    Change(#""data":"x""#, #""data":null"#).apply(to: text),
    Change(#""payload":{}"#, #""payload":{"times":3,"inner":{"flag":false,"later":1}}"#).apply(to: text),
    Change(#""act":{"type":"do it","payload":{}},"loose":"-0.5""#, #""act":null,"loose":null"#).apply(to: text),
    Change(#""day":"2026-01-31T09:00:00Z""#, #""later":1"#).apply(to: text),
    Change(#""page":0"#, #""page":1"#).apply(to: text),
  ]

  private static let row = "sectionList/0/units/0/data"

  /// Faults, and what must be found. The paths hold no names with a slash.
  static let faults: [Change] = [
    Change(#""count":2"#, #""count":1"#, "\(row)/count minimum"),
    Change(#""count":2"#, #""count":2.5"#, "\(row)/count type"),
    Change(#""count":2"#, #""count":true"#, "\(row)/count type"),
    Change(#""count":2"#, #""count":9007199254740993"#, "\(row)/count maximum"),
    Change("-9007199254740992", "-9007199254740993", "\(row)/whole minimum"),
    Change(#""closed":"one""#, #""closed":"three""#, "\(row)/closed enum"),
    Change("[[9],[]]", "[[9],[10]]", "\(row)/grid/1/0 maximum"), Change("[[9],[]]", "[[9],null]", "\(row)/grid/1 type"),
    Change(#""flag":true"#, #""flag":"true""#, "\(row)/inner/0/flag type"),
    Change(#""maybe":null"#, #""maybe":0"#, "\(row)/inner/0/maybe type"),
    Change(#""count":-3"#, #""count":-4"#, "\(row)/inner/0/count minimum"),
    Change(#""loose":"-0.5""#, #""loose":"+0.5""#, "\(row)/loose anyOf"),
    Change(#""type":"do it""#, #""type":"do""#, "\(row)/act anyOf"),
    Change(#""data":"x""#, #""data":"""#, "sectionList/0/header/data minLength"),
    Change(#""data":"x""#, #""data":{}"#, "sectionList/0/header/data type"),
    Change(#"["one","2/~2%"]"#, #"["one","two"]"#, "sectionList/0/footer/data/1 enum"),
    Change(
      #""footer":{"unitType":"Deal","data":["one","2/~2%"]}"#, #""footer":{"unitType":"Deal"}"#,
      "sectionList/0/footer required"),
    Change(#""unitType":"row/1""#, #""unitType":"row/2""#, "sectionList/0/units/0/unitType const"),
    Change(#",\#n  {"section":"more","sectionId":"more","units":[]}"#, "", "sectionList minItems"),
  ]
}
