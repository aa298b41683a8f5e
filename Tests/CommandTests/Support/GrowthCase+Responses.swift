extension GrowthCase {
  /// Responses in which one thing is repeated, by the levels of their JSON. `import` reads them.
  static let responses: [GrowthCase] = [
    response("keys of a response", 100) { count in root([section("a", [unit("Card")])], more: keys(count)) },
    response("keys of a section", 100) { count in root([section("a", [unit("Card")], more: keys(count))]) },
    response("keys of a unit", 100) { count in root([section("a", [unit("Card", beside: keys(count))])]) },
    response("fields", 60, most: 240) { count in root([section("a", [unit("Card", keys(count))])]) },
    response("fields in components of their own", 40) { count in
      root([section("a", (0..<count).map { unit("Card\($0)", [#""r":{"x":1,"z\#($0)":2}"#]) })])
    },
    response("keys of objects that could be cases", 100) { count in
      let objects = ["a", "b"].map { "{\((keys(count) + ["\"type\":\"\($0)\""]).joined(separator: ","))}" }
      return root([section("a", [unit("Card", ["\"l\":[\(objects.joined(separator: ","))]"])])])
    },
    response("sections", 16, most: 64) { count in root((0..<count).map { section("s\($0)", [unit("Card")]) }) },
    response("units", 100) { count in root([section("a", (0..<count).map { unit("Card", id: $0) })]) },
    response("names that become one", 100) { count in
      root([section("a", (0..<count).map { unit("!" + String($0, radix: 2).map { $0 == "0" ? "?" : "#" }.joined()) })])
    },
    response("elements of a list", 100) { count in
      root([section("a", [unit("Card", ["\"l\":[\(each(count, separator: ",") { "\"\($0)\"" })]"])])])
    },
    GrowthCase("responses", [], size: 20) { count in
      Dictionary(
        uniqueKeysWithValues: (0..<count).map { ("\($0).json", root([section("a", [unit("Card", id: $0)])])) })
    },
  ]

  private static func response(
    _ name: String, _ size: Int, most: Int? = nil, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowthCase {
    GrowthCase(name, [], size: size, most: most) { ["0.json": text($0)] }
  }

  private static func keys(_ count: Int) -> [String] { (0..<count).map { "\"k\($0)\":\($0)" } }

  private static func root(_ sections: [String], more: [String] = []) -> String {
    "{\((more + ["\"sectionList\":[\(sections.joined(separator: ","))]"]).joined(separator: ","))}"
  }

  private static func section(_ name: String, _ units: [String], more: [String] = []) -> String {
    let members = ["\"sectionId\":\"\(name)\""] + more + ["\"units\":[\(units.joined(separator: ","))]"]
    return "{\(members.joined(separator: ","))}"
  }

  private static func unit(
    _ type: String, _ data: [String] = [], id: Int = 0, beside: [String] = []
  ) -> String {
    let members = ["\"id\":\"u\(id)\"", "\"title\":\"A\""] + data
    let all = ["\"unitType\":\"\(type)\"", "\"data\":{\(members.joined(separator: ","))}"] + beside
    return "{\(all.joined(separator: ","))}"
  }
}
