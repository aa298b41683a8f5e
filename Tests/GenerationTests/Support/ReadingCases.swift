import Foundation
import SDUIFixtures
import SDUIGeneration
import SDUIIR
import TestSupport

/// The examples, in as few programs as they can share, and the responses on which generated code is run.
enum ReadingCases {
  /// A response for one of the screens of a program.
  struct Case: Sendable {
    /// What it is, for messages.
    let name: String
    /// The index of the screen.
    let screen: Int
    /// The text of the response.
    let bytes: [UInt8]
  }

  /// Programs that together have every example. Examples that declare different things under one name are in different
  /// programs.
  static func programs() throws -> [ClientProgram] {
    var groups: [[ClientScreen]] = []
    for (path, screen) in try Programs.exampleScreens() {
      let new = ClientScreen(screen, fileName: path.split(separator: "/").last.map(String.init) ?? path)
      let place = groups.firstIndex { (try? ClientProgram($0 + [new])) != nil }
      if let place { groups[place].append(new) } else { groups.append([new]) }
    }
    return try groups.map { try ClientProgram($0) }
  }

  /// A program whose sections tell their items apart in each way, and which keeps what it does not know.
  static func identities() throws -> ClientProgram {
    let source = """
      component Track { id: ID, title: Text }
      component Post { id as "post": ID(as: number), author: ID(as: number)? }
      component Quote { text: Text }
      record Price { amount: Decimal(as: number) }
      component Offer { id: ID, price: Price }
      screen Identities {
        unknown: keep
        section tracks: list { unit Track { height: 44 }, unit Post { height: 44 } }
        section posts: list { unit Post { height: 44 } }
        section quotes: list { identity: position, unit Quote { height: 44 }, unit Track { height: 44 } }
        section one: list { maxItems: 1, unit Quote { height: 44 } }
        section pair: stack { section offers: list { unit Offer { height: 44 } } }
      }
      """
    return try ClientProgram([ClientScreen(try Programs.screen(source), fileName: "identities.sdui")])
  }

  /// A program whose screens have responses of servers of their own form.
  static func mapped() throws -> ClientProgram {
    try ClientProgram(MappedScreens.all.map { ClientScreen(try $0.screen, fileName: $0.name + ".sdui") })
  }

  /// A response of ``identities()`` of a newer server.
  static let unrecognized: Case = {
    let text = #"""
      { "sdui": "1.2", "screen": "Identities", "layoutId": "LAYOUT", "page": 0, "hasNext": false, "future" : [1,  "\u00e9"],
        "sectionList": [
          { "section": "later", "sectionId": "later", "units": [ ] },
          { "section": "tracks", "sectionId": "tracks", "mood": {"b": 1, "a":2}, "units": [
            { "unitType": "Newest",  "data": {} },
            { "unitType": "Track", "campaign": 7, "data": { "id": "1", "title": "A", "badge":  {"d":1, "c":2} } },
            { "unitType": "Track", "data": { "id": "broken" } },
            { "unitType": "Newest" },
            { "unitType": "Track", "id": "2", "title": "B", "measured": {"height": 3}, "extra": null }
          ] },
          { "section": "pair", "sectionId": "pair", "sections": [
            { "section": "offers", "sectionId": "offers", "units": [
              { "unitType": "Offer", "data": { "id": "3", "price": { "amount": 9.5, "before" : 12.0 } } }
            ] },
            { "section": "latest", "sectionId": "latest" }
          ] }
        ] }
      """#
    let id = String(repeating: "0a", count: 32)
    return Case(name: "a newer server", screen: 0, bytes: Array(text.replacing("LAYOUT", with: id).utf8))
  }()

  /// That response as it is written again: what is known in the canonical form, and the other parts byte for byte.
  static let writtenUnrecognized =
    #"{"future":[1,  "\u00e9"],"hasNext":false,"layoutId":""# + String(repeating: "0a", count: 32)
    + #"","page":0,"screen":"Identities","sdui":"1.2","sectionList":["#
    + #"{ "section": "later", "sectionId": "later", "units": [ ] },"#
    + #"{"mood":{"b": 1, "a":2},"section":"tracks","sectionId":"tracks","units":["#
    + #"{ "unitType": "Newest",  "data": {} },"#
    + #"{"campaign":7,"data":{"badge":{"d":1, "c":2},"id":"1","title":"A"},"unitType":"Track"},"#
    + #"{ "unitType": "Newest" },"#
    + #"{"data":{"extra":null,"id":"2","title":"B"},"unitType":"Track"}]},"#
    + #"{"section":"pair","sectionId":"pair","sections":[{"section":"offers","sectionId":"offers","units":["#
    + #"{"data":{"id":"3","price":{"amount":9.5,"before":12.0}},"unitType":"Offer"}]},"#
    + #"{ "section": "latest", "sectionId": "latest" }]}]}"#

  /// Whether a text is ``writtenUnrecognized``, with keys in another order and other blanks.
  static func isWrittenUnrecognized(_ text: String?) throws -> Bool {
    func value(_ text: String) throws -> NSDictionary? {
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary
    }
    let expected = try value(writtenUnrecognized)
    return try expected != nil && text.flatMap(value) == expected
  }

  /// Fixtures of every profile, those that show everything, and those with one fault each.
  static func fixtures(of program: ClientProgram) throws -> [Case] {
    try program.screens.enumerated().flatMap { index, screen -> [Case] in
      let generator = try FixtureGenerator(screen.screen)
      var fixtures = try generator.coverage().fixtures
      for profile in FixtureProfile.allCases { fixtures += try generator.fixtures(FixtureRequest(profile)) }
      fixtures += generator.invalidFixtures().map { $0.fixture }
      let cases = fixtures.map { Case(name: $0.name, screen: index, bytes: $0.bytes) }
      // A server with a form of its own has no others.
      let hasForms = !screen.screen.responseKeys.isMapped
      let forms = hasForms ? try generator.fixtures().flatMap { try OtherForms(of: $0.bytes, screen.screen).texts } : []
      return cases + forms.map { Case(name: "another form", screen: index, bytes: $0) }
    }
  }

  /// Fixtures with one to three changes at places that chance finds.
  static func mutated(_ program: ClientProgram, count: Int, seed: UInt64) throws -> [Case] {
    var random = RandomSource(seed: seed)
    let bases = try program.screens.map { screen in
      let generator = try FixtureGenerator(screen.screen)
      let small = try [FixtureProfile.typical, .minimal].flatMap { try generator.fixtures(FixtureRequest($0)) }
      let all = small + (try generator.coverage().fixtures)
      let hasForms = !screen.screen.responseKeys.isMapped
      let forms = try (hasForms ? small : []).flatMap { fixture in
        try OtherForms(of: fixture.bytes, screen.screen).texts.map { (fixture.name + " in another form", $0) }
      }
      return all.map { ($0.name, ResponseMutation.withoutLayout($0.bytes, screen.screen)) } + forms
    }
    return (0..<count).map { number in
      let screen = random.number(0...bases.count - 1)
      let (name, base) = random.pick(bases[screen])
      var bytes = base
      for _ in 0..<random.number(1...3) {
        if let changed = try? ResponseMutation.change(bytes, &random) { bytes = changed }
      }
      return Case(name: "\(name), changed (\(number))", screen: screen, bytes: bytes)
    }
  }
}
