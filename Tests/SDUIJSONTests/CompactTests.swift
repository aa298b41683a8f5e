import Foundation
import SDUIJSON
import Testing

/// The source text of a value without white space between its tokens.
@Suite struct CompactTests {
  @Test(arguments: [
    (" [ 1 , \"a b\\\" \\\\\" ,\n\t{ \"k \" : [ ] } ]\r\n", #"[1,"a b\" \\",{"k ":[]}]"#),
    (#" "  \\" "#, #""  \\""#), ("  -1.50e3 ", "-1.50e3"), ("{}", "{}"), ("[ [ ] , { } , null ]", "[[],{},null]"),
  ])
  func onlyWhiteSpaceIsLeftOut(text: String, expected: String) throws {
    let document = try JSONDocument(parsing: Array(text.utf8))
    let compact = document.compactBytes(of: document.root)
    #expect(String(decoding: compact, as: UTF8.self) == expected)
  }

  @Test func aPartOfADocumentIsCopied() throws {
    let document = try JSONDocument(parsing: Array(#"{ "a" : [ 1 , 2 ] , "b" : 3 }"#.utf8))
    let node = try #require(document.member("a", of: document.root))
    #expect(document.compactBytes(of: node) == Array("[1,2]".utf8))
  }
}
