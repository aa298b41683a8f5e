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
    // The parts of these sections are in view together.
    pinnedOnScreen("headers pinned on the screen, and flags of sections") { "spacing: \($0 % 5 + 1)" },
    pinnedOnScreen("headers pinned on the screen with flags of their own") { _ in "header { height: 3 }" },
    GrowthCase("sections of a stack with flags of their own", ["file: flagDeclaration"], size: 10) { count in
      text(
        "component Card { id: ID }\n", each(count) { "flag f\($0): [a, b]" }, "\nscreen Home { section all: stack {\n",
        each(count) { "section s\($0): list { unit Card { height: 50 }, when flag(f\($0)) == b { spacing: 4 } }" },
        "\n} }\n")
    },
    GrowthCase("pinned headers with versions of their own", ["file: componentDeclaration"], size: 10) { count in
      text(
        "component Card { id: ID }\n",
        each(count) { "component T\($0) since \($0 + 2).0 fallback drop { text: Text = \"A\" }" },
        "\nscreen Home {\nclients: (ios: 1.0...)\n",
        each(count) {
          "section s\($0): list { header T\($0) { height: 20, pinned: section }, unit Card { height: 60 } }"
        },
        "\n}\n")
    },
    GrowthCase("cases of a flag in sections of their own", ["flagDeclaration: NAME"], size: 10) { count in
      text(
        "component Card { id: ID }\nflag f: [", each(count + 1, separator: ", ") { "c\($0)" }, "]\nscreen Home {\n",
        each(count) { "section s\($0): list { unit Card { height: 50 }, when flag(f) == c\($0) { spacing: 4 } }" },
        "\n}\n")
    },
    GrowthCase("sections with widths of their own", ["block: whenStatement"], size: 20) { count in
      text(
        "component Card { id: ID }\nscreen Home {\n",
        each(count) { index in
          "section s\(index): list { unit Card { height: 50 }, when width >= \(400 + 2 * index) { spacing: 4 } }"
        }, "\n}\n")
    },
    GrowthCase("conditions with widths of their own, and others", ["block: whenStatement"], size: 20) { count in
      screen(section: each(count) { "when width >= \(400 + 2 * $0) { spacing: \($0 % 9 + 1) }" })
    },
  ]

  private static func pinnedOnScreen(_ name: String, _ change: @escaping @Sendable (Int) -> String) -> GrowthCase {
    GrowthCase(name, ["file: flagDeclaration"], size: 10) { count in
      text(
        "component Title { text: Text = \"A\" }\ncomponent Card { id: ID }\n", each(count) { "flag f\($0): [a, b]" },
        "\nscreen Home {\nheights: 50000...60000\n",
        each(count) {
          "section s\($0): list { header Title { height: \($0 % 2 + 1), pinned: screen }, unit Card { height: 60 }\n"
            + "when flag(f\($0)) == b { \(change($0)) } }"
        }, "\n}\n")
    }
  }
}
