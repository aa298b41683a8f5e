extension GrowthCase {
  /// Constructs that are repeated together, or in one another.
  static let together: [GrowthCase] = [
    GrowthCase("sections of a stack", ["block: sectionDeclaration"]) { count in
      text(
        "component Card { id: ID }\nscreen Home { section all: stack {\n",
        each(count) { "section s\($0): list { unit Card { height: \(40 + $0 % 7) } }" }, "\n} }\n")
    },
    GrowthCase("sections of a stack with widths of their own", ["block: whenStatement"], size: 10) { count in
      text(
        "component Card { id: ID }\nscreen Home { section all: stack {\n",
        each(count) { "section s\($0): list { unit Card { height: 40 }, when width >= \(400 + $0) { spacing: 3 } }" },
        "\n} }\n")
    },
    GrowthCase("sections with flags of their own", ["file: flagDeclaration"], size: 10) { count in
      text(
        "component Card { id: ID }\n", each(count) { "flag f\($0): [a, b]" }, "\nscreen Home {\n",
        each(count) { "section s\($0): list { unit Card { height: 50 }, when flag(f\($0)) == b { spacing: 4 } }" },
        "\n}\n")
    },
    GrowthCase("sections with versions of their own", ["file: componentDeclaration"], size: 10) { count in
      text(
        each(count) { "component C\($0) since \($0 + 2).0 fallback drop { id: ID }" },
        "\nscreen Home {\nclients: (ios: 1.0...)\n",
        each(count) { "section s\($0): list { unit C\($0) { height: 50 } }" }, "\n}\n")
    },
    GrowthCase("a chain of fallbacks", ["file: componentDeclaration"], size: 20) { count in
      text(
        "component C0 { id: ID }\n",
        each(count) { "component C\($0 + 1) since \($0 + 2).0 fallback C\($0) { id: id } { id: ID }" },
        "\nscreen Home {\nclients: (ios: 1.0...)\nsection s: list { unit C\(count) { height: 50 } }\n}\n")
    },
    GrowthCase("pinned headers with flags of their own", ["file: flagDeclaration"], size: 10) { count in
      text(
        "component Title { text: Text = \"A\" }\ncomponent Card { id: ID }\n", each(count) { "flag f\($0): [a, b]" },
        "\nscreen Home {\n",
        each(count) {
          "section s\($0): list { header Title { height: 20, pinned: section }, unit Card { height: 60 }\n"
            + "when flag(f\($0)) == b { spacing: 4 } }"
        }, "\n}\n")
    },
    GrowthCase("conditions with widths of their own, and others", ["block: whenStatement"], size: 20) { count in
      screen(section: each(count) { "when width >= \(400 + 2 * $0) { spacing: \($0 % 9 + 1) }" })
    },
  ]
}
