extension GrowthCase {
  /// A case for everything that the grammar lets repeat or nest.
  static let all: [GrowthCase] = [
    declarations, members, statements, broken, expressions, conditions, together, changes, responses,
  ].flatMap { $0 }

  private static let declarations: [GrowthCase] = [
    GrowthCase(
      "imports", ["file: importDeclaration"], size: 20,
      files: { count in
        var files = [
          "home.sdui": each(count) { "import \"f\($0).sdui\"" } + screen(fields: each(count) { "r\($0): R\($0)\n" })
        ]
        for index in 0..<count { files["f\(index).sdui"] = "record R\(index) { x: Int }\n" }
        return files
      }),
    GrowthCase("constants", ["file: letDeclaration"]) { count in
      screen(top: text("let c0 = 1\n", each(count) { "let c\($0 + 1) = c\($0) + 1" }), unit: "height: c\(count)")
    },
    GrowthCase("flags", ["file: flagDeclaration"], size: 6) { count in
      screen(
        top: each(count) { "flag f\($0): [a, b]" }, section: each(count) { "when flag(f\($0)) == b { spacing: \($0) }" }
      )
    },
    // Beyond the combinations that a proof tries.
    GrowthCase("flags of parts of their own", ["file: flagDeclaration"], size: 14) { count in
      screen(
        top: each(count) { "flag f\($0): [a, b]\ncomponent C\($0) { id: ID }" },
        section: each(count) { "unit C\($0) { height: 50 }\nwhen flag(f\($0)) == b { unit C\($0) { height: 60 } }" })
    },
    GrowthCase("cases of a flag", ["flagDeclaration: NAME"], size: 20) { count in
      screen(
        top: text("flag f: [", each(count + 1, separator: ", ") { "c\($0)" }, "]"),
        section: "when flag(f) == c\(count) { spacing: 3 }")
    },
    // Fewer choices than `--cover` shows two by two, and more.
    enums(size: 30), enums(size: 130),
    GrowthCase("cases with data", ["enumDeclaration: enumCase"], size: 30) { count in
      screen(top: text("enum E { ", each(count) { "c\($0): Int, " }, "none }"), fields: "e: E")
    },
    GrowthCase("forms of cases", ["enumDeclaration: enumWire"], isBroken: true) { count in
      screen(top: text("enum E { ", each(count) { _ in "wire: (type: onlyKey)" }, "\na: Int }"), fields: "e: E")
    },
    // Conditions of different sections must not divide the containers together.
    GrowthCase("pinned headers with widths of their own", ["file: screenDeclaration"], size: 60) { count in
      text(
        "component Title { text: Text = \"A\" }\ncomponent Card { id: ID }\nscreen Home {\n",
        each(count) { index in
          "section s\(index): list {\nheader Title { height: \(10 + index % 5)sp, pinned: section }\n"
            + "unit Card { height: 60 }\nwhen width >= \(330 + index * 3) { header { height: 12 } }\n}"
        }, "}\n")
    },
    GrowthCase("cases of an enum", ["enumDeclaration: enumCase"]) { count in
      screen(top: text("enum E { ", each(count) { "c\($0)" }, " }"), fields: "e: E")
    },
    // Objects of more than 64 fields are read with care.
    GrowthCase("records", ["file: recordDeclaration"], size: 100) { count in
      screen(top: each(count) { "record R\($0) { x: Int }" }, fields: each(count) { "r\($0): R\($0)" })
    },
    GrowthCase("records in records", ["file: recordDeclaration"], size: 40, most: 120) { count in
      screen(
        top: text("record R0 { x: Int }\n", each(count) { "record R\($0 + 1) { r: R\($0), x: Int? }" }),
        fields: "r: R\(count)")
    },
    GrowthCase("actions", ["file: actionDeclaration"], size: 100) { count in
      screen(top: each(count) { "action A\($0) { x: Int }" }, fields: each(count) { "a\($0): Action(A\($0))" })
    },
    GrowthCase("actions of one field", [], size: 100) { count in
      screen(
        top: each(count) { "action A\($0) { x: Int }" },
        fields: text("a: Action(", each(count, separator: ", ") { "A\($0)" }, ")"))
    },
    GrowthCase("actions in actions", ["file: actionDeclaration"], size: 25, most: 120) { count in
      screen(
        top: text("action A0 { x: Int }\n", each(count) { "action A\($0 + 1) { a: Action(A\($0)), x: Int? }" }),
        fields: "a: Action(A\(count))")
    },
    GrowthCase("components", ["file: componentDeclaration", "block: unitStatement"], size: 40) { count in
      screen(
        top: each(count) { "component C\($0) { id: ID }" }, section: each(count) { "unit C\($0) { height: 50 }" })
    },
    GrowthCase("decorations", ["file: decorationDeclaration"]) { count in
      screen(top: each(count) { "decoration D\($0) { color: #FF0000 }" })
    },
    GrowthCase("layouts", ["file: layoutDeclaration"], size: 30) { count in
      screen(
        top: text("layout L0: list { spacing: 4 }\n", each(count) { "layout L\($0 + 1): L\($0) { spacing: \($0) }" }),
        screen: "section more: L\(count) { unit Card { height: 40 } }")
    },
    GrowthCase("screens", ["file: screenDeclaration"], isBroken: true) { count in
      screen() + each(count) { "screen S\($0) { section s: list { unit Card { height: 9 } } }" }
    },
  ]

  private static func enums(size: Int) -> GrowthCase {
    GrowthCase("\(size) enums", ["file: enumDeclaration"], size: size) { count in
      screen(top: each(count) { "enum E\($0) { a, b }" }, fields: each(count) { "e\($0): E\($0)" })
    }
  }

  private static let members: [GrowthCase] = [
    GrowthCase("fields", ["fieldBlock: field"], size: 150) { count in screen(fields: each(count) { "f\($0): Int?" }) },
    GrowthCase("events", ["fieldBlock: eventStatement"]) { count in
      screen(
        top: "action Open { product: ID }",
        fields: each(count) { "on part\($0).tap: Open { product: id }" })
    },
    // Objects of more than 64 fields are read with care.
    GrowthCase("copied fields", ["fieldBlock: withStatement"], size: 100) { count in
      screen(top: each(count) { "record R\($0) { f\($0): Int? }" }, fields: each(count) { "with R\($0)" })
    },
    GrowthCase("requirements of components", ["fieldBlock: requireStatement"], size: 20) { count in
      screen(fields: each(count) { "require item.height >= \($0 % 50)" })
    },
    GrowthCase("reserved fields", ["fieldBlock: reservedStatement"]) { count in
      screen(fields: each(count) { "reserved old\($0)" })
    },
    GrowthCase("allowances", ["fieldBlock: allowStatement", "block: allowStatement"], isBroken: true) { count in
      screen(
        fields: each(count) { "allow \"touch-target\" because \"it is \($0)\"" },
        section: each(count) { "allow \"touch-target\" because \"it is \($0)\"" })
    },
    GrowthCase("optionals of optionals", ["type: ?"], size: 30, most: 120, isBroken: true) { count in
      screen(fields: text("f: Int", each(count, separator: "") { _ in "?" }))
    },
    GrowthCase("lists of lists", ["type in itself"], size: 30, most: 120) { count in
      screen(fields: text("f: ", "[".repeated(count), "Int", "]".repeated(count)))
    },
    GrowthCase("parameters", ["parameterList: parameter"]) { count in
      screen(
        top: text("layout L(", each(count, separator: ", ") { "p\($0): Length = 4" }, "): list { spacing: p0 }"),
        screen: "section more: L { unit Card { height: 40 } }")
    },
  ]

  private static let statements: [GrowthCase] = [
    GrowthCase("sections", ["block: sectionDeclaration"], size: 20) { count in
      screen(screen: each(count) { "section s\($0): list { unit Card { height: 40 } }" })
    },
    GrowthCase("written items", ["block: contentStatement", "contentStatement: contentElement"], size: 40) { count in
      "component Note { id: ID }\n"
        + screen(
          screen: "section notes: list { unit Note { height: 40 }, content { "
            + each(count, separator: ", ") { "Note { id: \"\($0)\" }" } + " } }")
    },
    GrowthCase("conditions", ["block: whenStatement"], size: 20) { count in
      screen(section: each(count) { "when width >= \(320 + $0) { spacing: \($0) }" })
    },
    GrowthCase("requirements", ["block: requireStatement"], size: 20) { count in
      screen(unit: text("height: 50\n", each(count) { "require item.height >= \($0 % 50)" }))
    },
    GrowthCase("requirements that fail", [], size: 60, isBroken: true) { count in
      screen(unit: text("height: 50\n", each(count) { "require item.height >= \($0 + 51)" }))
    },
    GrowthCase("tests", ["block: testStatement"], size: 20) { count in
      screen(screen: each(count) { "test \"t\($0)\" at (width: 390) { require cards.height >= 0 }" })
    },
    GrowthCase("bundles and rows", ["block: bundleStatement", "block: arrangementStatement"], size: 20, isBroken: true)
    {
      count in
      screen(section: each(count) { "bundle { a\($0): 1 }\nrow { cell { height: \($0) } }\n" })
    },
    GrowthCase("copies in sections", ["block: withStatement"], isBroken: true) { count in
      screen(screen: each(count) { "with Old\($0)" })
    },
    GrowthCase("reserved sections", ["block: reservedStatement"], isBroken: true) { count in
      screen(screen: each(count) { "reserved old\($0)" })
    },
  ]
}
