import SDUIContract
import SDUIIR
import TestSupport
import Testing

/// Cases with data in the forms of servers.
@Suite struct CaseFormTests {
  private func screen() throws -> Screen {
    try Programs.screen(
      """
      record Video { url: URL, seconds: Int(min: 1), note: Text? }
      record Photo { url: URL }
      open enum Media { wire: (type: "kind", data: at(".")), video as "VIDEO": Video, photo: Photo, none }
      enum Attachment { wire: (type: onlyKey), video: Video, caption: Text(max: 3), none }
      component Card { id: ID, media: Media?, all: [Attachment] = [], at: Attachment(invalid: nil)? }
      screen Home { section a: list { unit Card { height: 8 } } }
      """)
  }

  private func response(_ fields: String) -> [UInt8] {
    Array(#"{"sections":[{"section":"a","units":[{"unitType":"Card","data":{"id":"1",\#(fields)}}]}]}"#.utf8)
  }

  /// A response is written in the order of the contract, without what the contract does not know.
  @Test(arguments: [
    (
      #""media":{"seconds":3,"x":1,"url":"a:b","kind":"VIDEO","note":null}"#,
      #""media":{"kind":"VIDEO","url":"a:b","seconds":3}"#
    ),
    (#""media":{"x":1,"kind":"none"}"#, #""media":{"kind":"none"}"#),
    (#""media":{"x":[1, 2],"kind":"later"}"#, #""media":{"x":[1,2],"kind":"later"}"#),
    (#""all":[{"caption":"a"},{"none":{"x":1}},"none"]"#, #""all":[{"caption":"a"},{"none":{}},"none"]"#),
    (#""at":{"video":{"seconds":3,"url":"a:b"}}"#, #""at":{"video":{"url":"a:b","seconds":3}}"#),
  ])
  func responsesKeepTheirForm(fields: String, expected: String) throws {
    let rendered = try ResponseRenderer(screen()).render(response(fields))
    #expect(!rendered.data.faults.contains { !$0.rule.isWarning })
    let text = String(decoding: try #require(rendered.bytes), as: UTF8.self)
    #expect(text.hasSuffix(#"{"id":"1",\#(expected)}}]}]}"#), "\(text)")
  }

  /// A fault has the place at which the server sent the value.
  @Test(arguments: [
    (#""media":{"kind":"VIDEO","url":"a:b","seconds":0}"#, "/media/seconds", ResponseRule.constraint),
    (#""media":{"kind":"VIDEO","url":"a:b"}"#, "/media", ResponseRule.missingField),
    (#""media":{"url":"a:b"}"#, "/media", ResponseRule.missingField),
    (#""media":{"kind":7}"#, "/media/kind", ResponseRule.type),
    (#""media":"none""#, "/media", ResponseRule.type),
    (#""all":[{"caption":"abcd"}]"#, "/all/0/caption", ResponseRule.constraint),
    (#""all":[{"other":{}}]"#, "/all/0/other", ResponseRule.unknownCase),
    (#""all":["other"]"#, "/all/0", ResponseRule.unknownCase),
    (#""all":["caption"]"#, "/all/0", ResponseRule.missingField),
    (#""all":[{"caption":"a","none":{}}]"#, "/all/0", ResponseRule.type),
    (#""all":[{}]"#, "/all/0", ResponseRule.missingField),
    (#""all":[{"video":null}]"#, "/all/0/video", ResponseRule.null),
  ])
  func faultsAreAtPlacesOfTheServer(fields: String, place: String, rule: ResponseRule) throws {
    let read = try ResponseRenderer(screen()).render(response(fields)).data
    let faults = read.faults.filter { !$0.rule.isWarning }
    #expect(faults.map { read.document.pointer(to: $0.node) } == ["/sections/0/units/0/data" + place])
    #expect(faults.map { $0.rule } == [rule])
  }

  /// Keys beside the name that are no fields are reported once each, and those of a later case are not.
  @Test(arguments: [
    (#""media":{"kind":"photo","url":"a:b","x":1}"#, ["/media/x"]), (#""media":{"kind":"none","x":1}"#, ["/media/x"]),
    (#""media":{"kind":"later","x":1}"#, []), (#""all":[{"none":{"x":1}}]"#, []),
  ])
  func unknownKeysAreReportedOnce(fields: String, places: [String]) throws {
    let read = try ResponseRenderer(screen()).render(response(fields)).data
    #expect(read.faults.map { read.document.pointer(to: $0.node) } == places.map { "/sections/0/units/0/data" + $0 })
  }
}
