import Foundation
import SDUIContract
import SDUIIR
import SDUIJSON
import TestSupport
import Testing

/// Responses of servers with a form of their own.
@Suite struct MappingTests {
  private struct Fault: Equatable {
    let rule: ResponseRule
    let pointer: String
  }

  private func faults(_ text: String, _ screen: Screen) throws -> [Fault] {
    let response = try ResponseContract(screen).read(Array(text.utf8))
    return response.faults.map { Fault(rule: $0.rule, pointer: response.document.pointer(to: $0.node)) }
  }

  @Test(arguments: MappedScreens.all)
  func aResponseIsRead(example: MappedScreens.Example) throws {
    let screen = try example.screen
    let response = try ResponseContract(screen).read(Array(example.response.utf8))
    #expect(response.faults.map { $0.message } == [])
    #expect(!response.units.isEmpty)
  }

  /// A server's form, and the form of the format, hold the same: what is brought into one and back is what it was.
  @Test(arguments: MappedScreens.all)
  func whatIsArrangedIsSentAgain(example: MappedScreens.Example) throws {
    let screen = try example.screen
    let mapping = try #require(ResponseMapping(screen))
    let sent = try JSONDocument(parsing: Array(example.response.utf8))
    let arranged = mapping.arranged(sent)
    let again = mapping.sent(arranged.bytes)
    // Keys that the mapping does not name are left out, and those of an object may have another order.
    let written = try JSONDocument(parsing: again)
    #expect(mapping.arranged(written).bytes == arranged.compactBytes(of: arranged.root))
    // The text of an arrangement is JSON, and its nodes are those of this text.
    let parsed = try JSONDocument(parsing: arranged.bytes)
    #expect(Self.nodes(parsed, parsed.root) == Self.nodes(arranged, arranged.root))
  }

  private static func nodes(_ document: JSONDocument, _ node: JSONNodeID) -> [String] {
    let own = "\(document.kind(of: node)) \(document.range(of: node)) \(document.isKey(node))"
    return [own] + document.children(of: node).flatMap { nodes(document, $0) }
      + document.members(of: node).flatMap { nodes(document, $0.key) + nodes(document, $0.value) }
  }

  /// Members whose keys look alike and have other bytes are two units, of which none is left out in silence.
  @Test func keysThatLookAlikeAreTwoMembers() throws {
    let screen = try MappedScreens.members.screen
    let text = MappedScreens.members.response.replacing(
      #""m1": {"name": "A"}, "m/2""#, with: "\"\u{E9}\": {\"name\": \"A\"}, \"e\u{301}\"")
    #expect(text != MappedScreens.members.response)
    #expect(try faults(text, screen) == [Fault(rule: .duplicateIdentity, pointer: "/start/trending.now/by~0id/\u{E9}")])
  }

  /// A fault is at the place in the response as the server sent it.
  @Test func faultsAreWhereTheServerSentThem() throws {
    let blocks = try MappedScreens.blocks.screen
    let text = MappedScreens.blocks.response
    let changes: [(String, String, Fault)] = [
      (#""id": 7"#, #""id": true"#, Fault(rule: .type, pointer: "/data/blocks/0/items/0/id")),
      (#""component": "ad/1", "#, "", Fault(rule: .missingKey, pointer: "/data/blocks/0/items/1")),
      (
        #""component": "ad/1""#, #""component": "Banner""#,
        Fault(rule: .unacceptedUnit, pointer: "/data/blocks/0/items/1/component")
      ),
      (#""title": "Hi""#, #""title": 5"#, Fault(rule: .type, pointer: "/data/blocks/0/title")),
      (#""items": ["#, #""others": ["#, Fault(rule: .missingKey, pointer: "/data/blocks/0")),
      (#""kind": "HERO""#, #""kind": "hero""#, Fault(rule: .unknownSection, pointer: "/data/blocks/1/kind")),
      (#""width": 2"#, #""width": 0"#, Fault(rule: .constraint, pointer: "/data/blocks/1/image/width")),
      (#""key": 9"#, #""key": "x""#, Fault(rule: .type, pointer: "/data/blocks/2/content/list/0/key")),
      (
        #""post-title": "B""#, #""post-title": null"#,
        Fault(rule: .null, pointer: "/data/blocks/2/content/list/0/attributes/post-title")
      ),
      (#""next": "abc""#, #""next": 3"#, Fault(rule: .type, pointer: "/meta/next")),
      (#""blocks""#, #""boxes""#, Fault(rule: .missingKey, pointer: "")),
    ]
    for (old, new, fault) in changes {
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      #expect(changed != text, "\(old)")
      #expect(try faults(changed, blocks) == [fault], "\(old) → \(new)")
    }
  }

  @Test func keysOfMembersAreNamesAndIdentities() throws {
    let members = try MappedScreens.members.screen
    let text = MappedScreens.members.response
    let unknown = text.replacing(#""hero":"#, with: #""heroes":"#)
    #expect(try faults(unknown, members) == [Fault(rule: .unknownSection, pointer: "/start/heroes")])
    // What is neither an object nor a list is a section only where its key names one.
    let count = text.replacing(#"{"title": "Hi"}"#, with: "3")
    #expect(try faults(count, members) == [Fault(rule: .type, pointer: "/start/hero")])
    #expect(try faults(count.replacing(#""hero":"#, with: #""heroes":"#), members) == [])
    // The member decides, and not what a path within it leads to.
    let nested = try Programs.screen(
      MappedScreens.members.source.replacing(#"at("start{}")"#, with: #"at("start{}.block")"#))
    let block = #"{"start": {"trending.now": {"block": {"by~id": {}}}, "x": {"block": 1}, "y": 1}}"#
    #expect(try faults(block, nested) == [Fault(rule: .unknownSection, pointer: "/start/x")])
    let missing = text.replacing(#""trending.now":"#, with: #""trending":"#)
    #expect(
      try faults(missing, members) == [
        Fault(rule: .missingSection, pointer: "/start"), Fault(rule: .unknownSection, pointer: "/start/trending"),
      ])
    let wrong = text.replacing(#"{"name": "B"}"#, with: #"{"name": 2}"#)
    #expect(try faults(wrong, members) == [Fault(rule: .type, pointer: "/start/trending.now/by~0id/m~12/name")])
  }

  /// Of a unit whose only required field is an identity elsewhere, the server may send no data.
  @Test func anIdentityAloneIsEnough() throws {
    let source = """
      component Line as "line" { id: ID, width: Int? }
      component Card as "card" { id: ID, title: Text }
      screen Feed {
        wire: (sectionList: at("."), unitList: at("items[]"), unitType: at("type"), data: at("data"), id: at("id"))
        section items: list {
          unit Line { height: 9 }
          unit Card { height: 9 }
        }
      }
      """
    func response(_ type: String) -> String { #"{"items": [{"type": "\#(type)", "id": "a"}]}"# }
    let screen = try Programs.screen(source)
    #expect(try faults(response("line"), screen) == [])
    #expect(try faults(response("card"), screen) == [Fault(rule: .missingField, pointer: "/items/0")])
  }

  /// A fault in an entity has its place there, and a reference to nothing is a broken item.
  @Test func faultsOfEntitiesAreInTheEntities() throws {
    let (included, entities) = (MappedScreens.included, MappedScreens.entities)
    let price = Fault(rule: .type, pointer: "/data/byId/7/value/prices/EUR")
    let dangling = (0..<3).map { Fault(rule: .missingKey, pointer: "/data/relationships/items/data/\($0)") }
    let changes: [(MappedScreens.Example, String, String, [Fault])] = [
      (included, #""title": "B""#, #""title": 2"#, [Fault(rule: .type, pointer: "/included/3/attributes/title")]),
      (included, #""id": "2"}]"#, #""id": "3"}]"#, [dangling[2]]),
      (included, #""included""#, #""others""#, dangling),
      // An entity to which nothing refers is none of the screen.
      (included, #""type": "tags""#, #""type": "articles""#, []),
      (entities, #""EUR": 1.5"#, #""EUR": "x""#, [price, price]),
      (entities, "[7, ", "[8, ", [Fault(rule: .missingKey, pointer: "/data/lists/0/ids/0")]),
      (entities, "[7, ", "[7, 7, ", [Fault(rule: .duplicateIdentity, pointer: "/data/byId/7/value/id")]),
      // An item may be in its list.
      (entities, #"["7"]"#, #"[{"kind": "post", "id": 9, "title": "C"}]"#, []),
    ]
    for (example, old, new, expected) in changes {
      let changed = example.response.replacing(old, with: new, maxReplacements: 1)
      #expect(changed != example.response, "\(old)")
      #expect(try faults(changed, example.screen) == expected, "\(old) → \(new)")
    }
  }

  /// However often a response refers to an entity, it grows by a factor at most.
  @Test func anEntityIsOneItemOfFewSections() throws {
    let mapping = try #require(ResponseMapping(MappedScreens.entities.screen))
    let lists = Array(repeating: #"{"name":"more","ids":["a"]}"#, count: 1_000).joined(separator: ",")
    let entity = #"{"value":{"kind":"post","id":1,"title":"\#(String(repeating: "x", count: 10_000))"}}"#
    let text = #"{"data":{"lists":[\#(lists)],"byId":{"a":\#(entity)}}}"#
    let arranged = mapping.arranged(try JSONDocument(parsing: Array(text.utf8)))
    #expect((32 * 10_000..<45 * 10_000).contains(arranged.bytes.count))
  }

  /// Items that are different and have one key cannot both be the entity of this key.
  @Test func anItemWithTheKeyOfAnotherStaysInItsList() throws {
    let data = #"""
      {"sections": [{"section": "feed", "header": {"unitType": "Caption", "data": {"title": "T"}}, "units": [
        {"unitType": "post", "data": {"id": 1, "title": "A"}}, {"unitType": "ad", "data": {"id": "1", "page": "a:b"}}]}]}
      """#
    let rendered = try ResponseRenderer(MappedScreens.entities.screen).render(Array(data.utf8))
    let text = rendered.bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(text.contains(#""ids":[1,{"kind":"ad","id":"1","page":"a:b"}]"#), "\(text)")
    #expect(text.contains(#""byId":{"1":{"value":{"kind":"post","id":1,"title":"A"}}}"#), "\(text)")
  }

  /// Items that refer by type and id to one entity cannot differ, so the second is left out with a reason.
  @Test func anItemThatWouldBeAnotherIsLeftOut() throws {
    let source = MappedScreens.included.source.replacing("items: list {", with: "items: list {\n identity: position")
    func units(_ second: String) -> [UInt8] {
      let first = #"{"unitType": "articles", "data": {"id": "1", "title": "A"}}"#
      return Array(#"{"sections": [{"section": "items", "units": [\#(first), \#(second)]}]}"#.utf8)
    }
    let renderer = ResponseRenderer(try Programs.screen(source))
    let other = try renderer.render(units(#"{"unitType": "people", "data": {"id": "1", "name": "B"}}"#))
    #expect(other.dropped.isEmpty && other.bytes != nil)
    let same = try renderer.render(units(#"{"unitType": "articles", "data": {"id": "1", "title": "B"}}"#))
    #expect(same.dropped.count == 1)
    let text = same.bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(text.contains(#""title":"A""#) && !text.contains(#""title":"B""#), "\(text)")
  }

  /// The part that clients keep has the server's form.
  @Test func aPrunedResponseHasTheServersForm() throws {
    let contract = ResponseContract(try MappedScreens.blocks.screen)
    let text = MappedScreens.blocks.response.replacing(#""id": "a""#, with: #""id": 4"#)
    let pruned = contract.pruned(try contract.read(Array(text.utf8)))
    let kept = String(decoding: try #require(contract.json(of: pruned)), as: UTF8.self)
    #expect(
      kept.contains(
        #"{"kind":"feed","title":"Hi","items":[{"component":"Post","id":7,"post-title":"A","likes":null}]}"#))
    #expect(!kept.contains("ad/1"))
  }

  /// Pages without numbers are joined in the order in which they are given.
  @Test func pagesWithoutNumbersAreJoined() throws {
    var merge = PageMerge(try MappedScreens.blocks.screen)
    try merge.add(Array(MappedScreens.blocks.response.utf8))
    try merge.add(
      Array(
        #"{"data": {"blocks": [{"kind": "HERO", "uid": "h2", "image": {"url": "a:b", "width": 1, "height": 1}}]}, "meta": {"more": false}}"#
          .utf8))
    #expect(merge.repeated.isEmpty)
    let bytes = merge.joined()
    let joined = String(decoding: try #require(bytes), as: UTF8.self)
    #expect(joined.hasPrefix(#"{"meta":{"more":false},"data":{"blocks":[{"kind":"feed","#))
    #expect(joined.contains(#"{"kind":"HERO","uid":"h2","image":{"url":"a:b","width":1,"height":1}}"#))
  }

  @Test func dataOfABackendAreRenderedInTheServersForm() throws {
    let data =
      #"{"sections": [{"section": "first", "units": [{"unitType": "card", "data": {"id": "1", "name": "A"}}]}]}"#
    let rendered = try ResponseRenderer(MappedScreens.edges.screen).render(Array(data.utf8))
    #expect(
      rendered.bytes.map { String(decoding: $0, as: UTF8.self) }
        == #"{"data":{"sections":[{"about":{"slug":"first"},"items":{"edges":[{"node":{"card":{"id":"1","name":"A"}}}]}}]}}"#
    )
  }
}
