import Foundation
import Testing

/// Section controllers that `sduic generate swift --architecture iglistkit` writes show what the interpreter places, in a
/// model of IGListKit and UIKit.
///
/// Modelled, not measured on iOS.
@Suite(.serialized) struct ListTests {
  /// The examples whose controllers are generated, which are those of flow layouts.
  private static let examples = FlowLayoutTests.examples

  /// The fifth system is always among those that are compared.
  private static let compared = Set(Examples.sample(examples, oneOf: 8, from: 1) + ["Videos/home.sdui"]).sorted()

  @Test(arguments: compared) func examplesShowWhatTheInterpreterPlaces(file: String) throws {
    let program = try GeneratedLayoutProgram("Examples/" + file, .iglistkit)
    let responses = try program.fixtures(profiles: ["typical", "edge"]) + program.coverage(atMost: 1)
    let result = try program.compare(widths: [320, 390, 599.5, 768, 1024, 1366], responses: responses)
    #expect(result.differenceCount == 0, "\(file): \(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 200 && result.layouts > 50, "\(file): \(result.frames) frames")
  }

  @Test(arguments: ["flow", "flow-single", "flow-strip", "flow-stack", "flow-items"])
  func cornersShowWhatTheInterpreterPlaces(
    name: String
  ) throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/\(name).sdui", .iglistkit)
    var responses = try program.fixtures(profiles: ["minimal", "typical", "edge", "maximal"])
    responses += try program.coverage(atMost: 3)
    let result = try program.compare(
      widths: [320, 499.75, 600, 700, 741, 900, 1000.25, 1200], responses: responses)
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 500, "\(result.frames) frames")
  }

  /// Objects with the same identities and other data: units, headers, sizes, placeholders.
  @Test func changedDataAppears() throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/list.sdui", .iglistkit)
    let folder = try TemporaryFolder()
    let result = try program.compare(widths: Self.widths, responses: Self.responses(of: program, in: folder))
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 500 && result.layouts > 100, "\(result.frames) frames")
  }

  static let widths: [Double] = [320, 599.5, 600, 1024]

  /// Responses whose sections and units have the same identities.
  static func responses(of program: GeneratedLayoutProgram, in folder: TemporaryFolder) throws -> [URL] {
    func videos(_ header: String, _ footer: String, _ units: [String]) -> String {
      func title(_ text: String) -> String { #"{"unitType":"Title","data":{"text":"\#(text)"}}"# }
      return
        #"{"section":"videos","sectionId":"videos","header":\#(title(header)),"footer":\#(title(footer)),"units":["#
        + units.joined(separator: ",") + "]}"
    }
    func video(_ id: String, _ title: String, _ height: Int) -> String {
      #"{"unitType":"Video","data":{"id":"\#(id)","title":"\#(title)","height":"\#(height)"}}"#
    }
    let ad = #"{"unitType":"Ad","data":{"id":"ad","page":"https://example.com/ad"}}"#
    let open = #"{"type":"Open","payload":{"id":"linked"}}"#
    let link = #"{"unitType":"Ad","data":{"id":"link","page":"https://example.com/link","link":\#(open)}}"#
    let pin = #"{"unitType":"Pin","data":{"id":"pin"}}"#
    let pins = pin + "," + pin.replacingOccurrences(of: "pin", with: "other")
    let pinned = #"{"section":"pinned","sectionId":"pinned","units":[\#(pins)]}"#
    let empty = #"{"section":"pinned","sectionId":"pinned","units":[]}"#
    let failed = #"{"section":"pinned","sectionId":"pinned","failed":true,"units":[]}"#
    let unit = #"{"unitType":"ListUnit","data":{"id":"1","metrics":"m","models":"n"}}"#
    let models = #"{"section":"models","sectionId":"models","units":[\#(unit)]}"#
    let lists = [
      [videos("Videos", "End", [video("a", "A", 60), ad, link, pin, video("b", "B", 70)]), pinned, models],
      [],
      [videos("Videos", "End", [video("a", "A", 90), ad, link, pin, video("b", "Other", 70)]), models, pinned],
      [videos("Other", "End", [video("b", "B", 70), pin, ad, ad]), empty],
      [videos("Other", "Last", [video("b", "B", 71), ad]), failed],
      [videos("Other", "Last", [video("b", "C", 71), ad]), failed],
    ]
    let layout = try #require(try program.layoutId())
    let head = #""sdui":"1.1","screen":"Lists","layoutId":"\#(layout)","page":0,"hasNext":false"#
    return try lists.enumerated().map { number, sections in
      let url = folder.url.appendingPathComponent("list-\(number).json")
      let text = "{\(head),\"sectionList\":[\(sections.joined(separator: ","))]}"
      try text.write(to: url, atomically: true, encoding: .utf8)
      return url
    }
  }

  @Test func selectionsAndMovesPerformTheirActions() throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/list.sdui", .iglistkit)
    let folder = try TemporaryFolder()
    #expect(try program.events(response: Self.responses(of: program, in: folder)[0]) == Self.events)
  }

  /// In the order of the items: a video opens itself, an advertisement its page and its link if there is one, and a pin
  /// does nothing and stays in its place.
  static let events = GeneratedLayoutProgram.Events(
    actions: [
      #"videos {"payload":{"id":"a"},"type":"Open"}"#,
      #"videos {"payload":{"link":"https://example.com/ad"},"type":"Follow"}"#,
      #"videos {"payload":{"id":"linked"},"type":"Open"}"#,
      #"videos {"payload":{"link":"https://example.com/link"},"type":"Follow"}"#,
      #"videos {"payload":{"id":"b"},"type":"Open"}"#,
    ],
    movable: [[true, true, true, false, true], [false, false], [false]],
    afterMove: [#"videos {"payload":{},"type":"SaveOrder"}"#])

  /// Measured sizes move with the data, and are forgotten if the text has another size.
  @Test func measuredSizesFollowTheirData() throws {
    let program = try GeneratedLayoutProgram("Examples/Videos/home.sdui", .iglistkit)
    let response = try #require(program.fixtures(profiles: ["maximal"]).first)
    let result = try program.measuredSizes(response: response)
    #expect(result.differenceCount == 0, "\(result.differences.joined(separator: "\n"))")
    #expect(result.frames > 3, "\(result.frames) measured cells")
  }

  /// A selection in a stack performs the action of the unit, in the section of the unit.
  @Test func selectionsInStacksPerformTheirActions() throws {
    let program = try GeneratedLayoutProgram("Tests/UIKitClients/Harness/flow-stack.sdui", .iglistkit)
    let folder = try TemporaryFolder()
    let response = try Self.stack(of: program, in: folder)
    let events = try program.events(response: response)
    #expect(events == Self.stackEvents, "\(events)")
  }

  /// A response with units of a component in two sections of a stack, and a placeholder in a third one.
  static func stack(of program: GeneratedLayoutProgram, in folder: TemporaryFolder) throws -> URL {
    func note(_ id: String) -> String { #"{"unitType":"Note","data":{"id":"\#(id)","text":"\#(id)!"}}"# }
    func section(_ name: String, _ units: [String]) -> String {
      #"{"section":"\#(name)","sectionId":"\#(name)","units":[\#(units.joined(separator: ","))]}"#
    }
    let card = #"{"unitType":"Card","data":{"id":"card","height":"50"}}"#
    let wide = #"{"unitType":"Wide","data":{"id":"wide"}}"#
    let parts = [section("rows", [note("a"), card]), section("words", []), section("folded", [wide])]
    let other = #"{"section":"other","sectionId":"other","sections":[\#(section("last", [note("a"), note("b")]))]}"#
    let box = #"{"section":"box","sectionId":"box","sections":[\#(parts.joined(separator: ","))]}"#
    let layout = try #require(try program.layoutId())
    let head = #""sdui":"1.1","screen":"Stacks","layoutId":"\#(layout)","page":0,"hasNext":false"#
    let url = folder.url.appendingPathComponent("stack.json")
    try "{\(head),\"sectionList\":[\(box),\(other)]}".write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  /// In the order of the items, of which the placeholder and `Wide` have no action.
  static let stackEvents = GeneratedLayoutProgram.Events(
    actions: [
      #"rows {"payload":{"id":"a","text":"a!"},"type":"OpenNote"}"#, #"rows {"payload":{"id":"card"},"type":"Open"}"#,
      #"last {"payload":{"id":"a","text":"a!"},"type":"OpenNote"}"#,
      #"last {"payload":{"id":"b","text":"b!"},"type":"OpenNote"}"#,
    ],
    movable: [[false, false, false, false], [false, false]], afterMove: [])
}
