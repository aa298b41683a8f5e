import Testing

@testable import SDUIFixtures

/// `ResponseEdit`: one place of a compact response is changed, and no other byte.
@Suite struct ResponseEditTests {
  private static let text = #"{"a":[1,{"b":"x","c~/d":[]}],"e":{}}"#

  private static let changes: [(change: ResponseEdit.Change, pointer: String, result: String?)] = [
    (.replace("null"), "/a/1/b", #"{"a":[1,{"b":null,"c~/d":[]}],"e":{}}"#), (.replace("7"), "", "7"),
    // The comma goes with what it divides.
    (.remove, "/a", #"{"e":{}}"#), (.remove, "/e", #"{"a":[1,{"b":"x","c~/d":[]}]}"#),
    (.remove, "/a/0", #"{"a":[{"b":"x","c~/d":[]}],"e":{}}"#), (.remove, "/a/1", #"{"a":[1],"e":{}}"#),
    (.remove, "/a/1/c~0~1d", #"{"a":[1,{"b":"x"}],"e":{}}"#),
    (.append("2"), "/a", #"{"a":[1,{"b":"x","c~/d":[]},2],"e":{}}"#),
    (.append("2"), "/a/1/c~0~1d", #"{"a":[1,{"b":"x","c~/d":[2]}],"e":{}}"#),
    (.follow("2"), "/a/0", #"{"a":[1,2,{"b":"x","c~/d":[]}],"e":{}}"#),
    (.member("f", "2"), "/a/1", #"{"a":[1,{"f":2,"b":"x","c~/d":[]}],"e":{}}"#),
    (.member("f", "2"), "/e", #"{"a":[1,{"b":"x","c~/d":[]}],"e":{"f":2}}"#),
    (.remove, "/none", nil), (.remove, "/a/2", nil), (.replace("1"), "/a/1/none", nil),
  ]

  @Test func aPlaceIsChangedAndNoOther() {
    for (change, pointer, result) in Self.changes {
      let found = ResponseEdit.apply(change, at: pointer, to: Array(Self.text.utf8))
      #expect(found.map { String(decoding: $0, as: UTF8.self) } == result, "\(change) \(pointer)")
    }
    #expect(ResponseEdit.text(at: "/a/1/b", in: Array(Self.text.utf8)) == #""x""#)
    #expect(ResponseEdit.text(at: "/a/3", in: Array(Self.text.utf8)) == nil)
  }
}
