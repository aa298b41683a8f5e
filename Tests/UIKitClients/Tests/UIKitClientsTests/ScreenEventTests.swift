import Foundation
import Testing

/// A generated view performs the actions of components, sections and pages, and asks for the next page, while a screen of
/// the model shows one response after the other.
///
/// Modelled, not measured on iOS.
@Suite(.serialized) struct ScreenEventTests {
  private static let file = "Tests/UIKitClients/Harness/swiftui-events.sdui"

  @Test func eventsAreForwarded() throws {
    let program = try GeneratedLayoutProgram(Self.file, .swiftUI)
    let folder = try TemporaryFolder()
    let result = try program.screenEvents(responses: Self.responses(of: program, in: folder))
    #expect(result.differences == [])
    #expect(result.frames > 1_000, "\(result.frames) frames")
    #expect(result.events.count == Self.events.count)
    for (actual, expected) in zip(result.events, Self.events) { #expect(actual == expected) }
  }

  static let faults: [SeededFault] = [
    // Items in view.
    SeededFault("Screen.swift", "reached.contains(«.first(shown.identifier)»)", ".last(shown.identifier)"),
    SeededFault("Screen.swift", "reached.contains(«.last(shown.identifier)»)", ".first(shown.identifier)"),
    SeededFault("Screen.swift", "(«EventsRowsSection.onReachStart»)", ".toggleSection"),
    SeededFault("Screen.swift", "(«EventsRowsSection.onReachEnd»)", ".toggleSection"),
    SeededFault("Screen.swift", "reachedEnds(of: «sections»)", "sections.reversed()"),
    SeededFault("Screen.swift", "countFollowing(in: «sections»)", "Array(sections.dropLast())"),
    // The next page.
    SeededFault("Screen.swift", "following <= «3»", "2"),
    SeededFault("Screen.swift", "guard let onNextPage, «response.hasNext»,", "true"),
    SeededFault("Screen.swift", "«requested != response» else", "true"),
    SeededFault("Screen.swift", "requested = «response»", "nil"),
    // Pages of carousels.
    SeededFault("Screen.swift", "onPageAppear(page: «page»)", "7"),
    SeededFault("Screen.swift", "onPageWillDisappear(page: «page»)", "7"),
    // Actions of components, and sections that a person opens and closes.
    SeededFault("Screen.swift", "toggled.formSymmetricDifference(«[section]»)", "[]"),
    SeededFault("Screen.swift", "toggled: «toggled», in: environment", "[]"),
  ]

  @Test func faultsAreFound() throws {
    let program = try SeededFault.program(Self.faults, in: Self.file, .swiftUI)
    let folder = try TemporaryFolder()
    let responses = try Self.responses(of: program, in: folder)
    let right = try program.screenEvents(responses: responses)
    #expect(right.events == Self.events && right.differences == [])
    for (index, fault) in Self.faults.enumerated() {
      let result = try program.screenEvents(responses: responses, fault: index + 1)
      #expect(
        result.events != Self.events || result.differences != [],
        "`\(fault.place)`, as `\(fault.replacement)`, makes no difference")
    }
  }

  // MARK: - Responses

  /// The second response has more items, and units and a section that no client knows. The third one has fewer, and the
  /// next one has none. The fifth one appears for a moment.
  private static func responses(of program: GeneratedLayoutProgram, in folder: TemporaryFolder) throws -> [URL] {
    func unit(_ type: String, _ id: String) -> String { #"{"unitType":"\#(type)","data":{"id":"\#(id)"}}"# }
    func section(_ name: String, _ units: [String], _ rest: String = "") -> String {
      #"{"section":"\#(name)","sectionId":"\#(name)",\#(rest)"units":[\#(units.joined(separator: ","))]}"#
    }
    let header = #""header":{"unitType":"Title","data":{"text":"Rows"}},"#
    func rows(_ ids: [String], _ others: [String] = []) -> String {
      section("rows", ids.map { unit("Row", $0) } + others, header)
    }
    func more(_ ids: [String]) -> String { section("more", ids.map { unit("Row", $0) }) }
    func banners(_ ids: [String]) -> String { section("banners", ids.map { unit("Banner", $0) }) }
    let pairs = section("pairs", ["p1", "p2", "p3", "p4"].map { unit("Banner", $0) })
    let responses = [
      (true, [banners(["a", "b", "c"]), pairs, rows(["r1", "r2", "r3", "r4", "r5"]), more(["m1", "m2", "m3"])]),
      (
        true,
        [
          banners(["a", "b", "c"]), pairs, section("holograms", [unit("Hologram", "h")]),
          rows(["r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8"], [unit("Hologram", "h")]),
          more(["m1", "m2", "m3", "m4"]),
        ]
      ),
      (false, [banners(["a", "c"]), rows(["r2", "r3"])]),
      (true, []), (true, [more((1...30).map { "m\($0)" })]), (false, []),
    ]
    let layout = try #require(try program.layoutId())
    return try responses.enumerated().map { number, response in
      let url = folder.url.appendingPathComponent("events-\(number)\(number == 4 ? "-brief" : "").json")
      let next = response.0 ? #","next":"\#(number)""# : ""
      let head = #""sdui":"1.1","screen":"Events","layoutId":"\#(layout)","page":0,"hasNext":\#(response.0)\#(next)"#
      try "{\(head),\"sectionList\":[\(response.1.joined(separator: ","))]}"
        .write(to: url, atomically: true, encoding: .utf8)
      return url
    }
  }

  // MARK: - Events

  private static let page = "the page after 0"
  private static let toggled = "toggled rows"
  private static let older = #"{"payload":{},"type":"LoadOlder"}"#
  private static let later = #"{"payload":{},"type":"LoadMore"}"#
  private static let end = track("end", 0)

  private static func track(_ name: String, _ page: Int) -> String {
    #"{"payload":{"name":"\#(name)","page":\#(page)},"type":"Track"}"#
  }

  /// A strip turns from one page, if it has one, to another.
  private static func turn(from old: Int?, to new: Int?) -> [String] {
    [
      old.map { track("will disappear", $0) }, new.map { track("will appear", $0) }, old.map { track("disappear", $0) },
      new.map { track("appear", $0) },
    ].compactMap { $0 }
  }

  private static func at(_ place: String, _ events: [String]) -> [String] { events.map { "\(place): \($0)" } }

  /// Rows are touched from the bottom to the top, and follow and open themselves.
  private static func touches(_ ids: [String]) -> [String] {
    ids.reversed().flatMap { id in
      [#"heart.tap: {"payload":{"from":"rows","id":"\#(id)"},"type":"Follow"}"#] + opened([id])
    }
  }

  private static func opened(_ ids: [String]) -> [String] {
    ids.reversed().map { #"button: {"payload":{"id":"\#($0)"},"type":"Open"}"# }
  }

  private static let pairs = ["p1", "p2", "p3", "p4"]

  /// The content is 550 points high between its top and the bar. The banners end at 120, the pairs at 240; the rows begin at
  /// 290 and are 100 high each, and those of the grid 80.
  private static let first: [String] =
    at("shown", turn(from: nil, to: 0) + [track("pair", 0), older])
    // The last row begins at 690. Three items follow it.
    + at("at 150", [later, page] + turn(from: 0, to: nil))
    // The last line of the grid begins at 870.
    + at("at 350", [end])
    + at("back", [older] + turn(from: nil, to: 0) + [track("pair", 0)])
    + at("strip 0 at 1", turn(from: 0, to: 1)) + at("strip 0 at 2", turn(from: 1, to: 2))
    + at("strip 1 at 2", [track("pair", 1)])
    + at("button", [later]) + touches(["m1", "m2", "m3"]) + touches(["r1", "r2", "r3", "r4", "r5"])
    // The grid is in view after the rows are closed.
    + at("button", [toggled, end]) + opened(pairs) + opened(["a", "b", "c"])

  /// The rows remain closed, and the strips where they were.
  private static let second: [String] =
    at("shown", [page])
    + at("strip 0 at 0", turn(from: 2, to: 0)) + at("strip 0 at 1", turn(from: 0, to: 1))
    + at("strip 0 at 2", turn(from: 1, to: 2))
    + at("strip 1 at 0", [track("pair", 0)]) + at("strip 1 at 2", [track("pair", 1)])
    + at("button", [later]) + touches(["m1", "m2", "m3", "m4"])
    + at("button", [toggled, older]) + opened(pairs) + opened(["a", "b", "c"])

  /// The last row is in view, and the banner in view is the second one now. The first row remains one that was in view.
  private static let third: [String] =
    at("shown", [later] + turn(from: 2, to: 1))
    + at("strip 0 at 0", turn(from: 1, to: 0)) + at("strip 0 at 1", turn(from: 0, to: 1))
    + at("button", [later]) + touches(["r2", "r3"]) + at("button", [toggled]) + opened(["a", "c"])

  private static let fourth: [String] = at("shown", turn(from: 1, to: nil) + [page]) + at("button", [later])

  /// Nobody asks for the page after a response that is no longer shown.
  private static let events = [first, second, third, fourth, [], at("button", [later])]
}
