extension GrowthCase {
  /// Statements that occur once, or nowhere within themselves.
  static let broken: [GrowthCase] = [
    GrowthCase(
      "the same statement again",
      [
        "block: property", "block: itemStatement", "block: headerStatement", "block: footerStatement",
        "block: backgroundStatement", "block: emptyStatement", "block: failureStatement", "block: barStatement",
        "block: eventStatement", "sectionDeclaration: essential", "sectionDeclaration: repeated",
      ], size: 20, isBroken: true
    ) { count in
      let statements = [
        "spacing: 4", "item { height: 9 }", "header Title { height: 9 }", "footer Title { height: 9 }",
        "background Panel {}", "empty Title { height: 9 }", "onFailure Title { height: 9 }", "on select: Open",
      ]
      let bars = each(count, separator: "\n") { $0 % 2 == 0 ? "topBar Title { height: 9 }" : "bottomBar Title" }
      let words = each(count, separator: " ") { $0 % 2 == 0 ? "essential" : "repeated" }
      return screen(
        top: "component Title { text: Text }\ndecoration Panel { color: #FF0000 }\naction Open",
        screen: text(bars, "\n", words, " section s: list { }"),
        section: statements.map { statement in each(count) { _ in statement } }.joined(separator: "\n"))
    },
    GrowthCase(
      "statements in themselves",
      ["block", "statement", "sectionDeclaration"].map { "\($0) in itself" }
        + ["unit", "item", "header", "footer", "background", "empty", "failure", "bar", "when", "test", "arrangement"]
        .map { "\($0)Statement in itself" }, size: 10, most: 120, isBroken: true
    ) { count in
      let openings = [
        "section a: list {", "unit Card {", "item {", "header {", "footer {", "background {", "empty Card {",
        "onFailure Card {", "topBar Card {", "when width > 1 {", "test \"t\" at (width: 1) {", "row {",
      ]
      return screen(section: openings.map { text($0.repeated(count), "}".repeated(count)) }.joined(separator: "\n"))
    },
  ]

  static let expressions: [GrowthCase] = [
    GrowthCase("sums", ["sum: +", "sum: -"], size: 50) { count in
      screen(unit: text("height: 100", each(count, separator: "") { $0 % 2 == 0 ? " + 3" : " - 2" }))
    },
    GrowthCase("products", ["product: *", "product: /"], size: 50) { count in
      screen(unit: text("height: 100", each(count, separator: "") { $0 % 2 == 0 ? " * 2" : " / 2" }))
    },
    GrowthCase(
      "parentheses",
      ["expression", "inversion", "comparison", "sum", "product", "factor", "operand"].map { "\($0) in itself" },
      size: 50, most: 120
    ) { count in
      screen(unit: text("height: ", "(".repeated(count), "100", ")".repeated(count)))
    },
    GrowthCase(
      "calls in calls", ["reference in itself", "argument in itself", "argumentList in itself"], size: 40, most: 120
    ) { count in
      screen(unit: text("height: ", "max(10, ".repeated(count), "100", ")".repeated(count)))
    },
    GrowthCase("arguments", ["argumentList: argument"], size: 50) { count in
      screen(unit: text("height: max(", each(count + 1, separator: ", ") { "\($0 + 20)" }, ")"))
    },
    GrowthCase("records in records", ["record in itself", "recordBody in itself"], size: 40, most: 120) { count in
      screen(
        top: "action A { next: Action(A)? }",
        fields: text("a: Action(A) = ", "A { next: ".repeated(count), "A {}", " }".repeated(count)))
    },
    GrowthCase(
      "constants in constants, twice", ["record in itself", "recordBody: NAME"], size: 14, most: 64, isBroken: true
    ) {
      count in
      screen(
        top: "record R0 { x: Int }\nlet r0 = R0 { x: 1 }\n"
          + each(count) {
            "record R\($0 + 1) { a: R\($0), b: R\($0) }\nlet r\($0 + 1) = R\($0 + 1) { a: r\($0), b: r\($0) }"
          },
        fields: "r: R\(count) = r\(count)")
    },
    // Objects of more than 64 fields are read with care.
    GrowthCase("fields of a record", ["recordBody: NAME"], size: 100) { count in
      screen(
        top: text("record R { ", each(count) { "f\($0): Int" }, " }"),
        fields: text("r: R = R { ", each(count) { "f\($0): \($0)" }, " }"))
    },
    GrowthCase("lists", ["list: expression"]) { count in
      screen(fields: text("f: [Int] = [", each(count, separator: ", ") { "\($0)" }, "]"))
    },
    GrowthCase("lists in lists", ["list in itself"], size: 30, most: 120) { count in
      screen(
        fields: text(
          "f: ", "[".repeated(count), "Int", "]".repeated(count), " = ", "[".repeated(count), "1", "]".repeated(count)))
    },
    GrowthCase("groups", ["tuple: NAME", "tuple in itself"], size: 40, most: 120, isBroken: true) { count in
      screen(
        section: text(
          "insets: (", each(count, separator: ", ") { "top\($0): 1" }, ")\nspacing: ", "(lines: ".repeated(count), "1",
          ")".repeated(count)))
    },
    GrowthCase("members and logic", ["operand: .", "expression: and", "expression: or"], size: 50, isBroken: true) {
      count in
      text(
        "let a = a", ".a".repeated(count), "\nlet b = true", " and true".repeated(count), "\nlet c = true",
        " or true".repeated(count), "\n", screen())
    },
  ]

  static let conditions: [GrowthCase] = [
    GrowthCase("and", ["condition: and"], size: 30) { count in
      screen(
        section: text(
          "when width >= 320", each(count, separator: "") { " and width >= \(320 + $0)" }, " { spacing: 3 }"))
    },
    GrowthCase("or", ["condition: or"], size: 20) { count in
      screen(
        section: text("when width < 320", each(count, separator: "") { " or width >= \(321 + $0)" }, " { spacing: 3 }"))
    },
    GrowthCase(
      "sums and products in conditions",
      ["conditionSum: +", "conditionSum: -", "conditionProduct: *", "conditionProduct: /"], size: 25
    ) { count in
      screen(
        section: text(
          "when width >= 320", " + 1 - 1".repeated(count / 2), " { spacing: 3 }\nwhen width >= 400",
          " * 2 / 2".repeated(count / 2), " { spacing: 4 }"))
    },
    GrowthCase(
      "parentheses in conditions",
      [
        "condition", "conditionInversion", "conditionComparison", "conditionSum", "conditionProduct",
        "conditionFactor", "conditionOperand",
      ].map { "\($0) in itself" }, size: 50, most: 120
    ) { count in
      screen(section: text("when ", "(".repeated(count), "width >= 400", ")".repeated(count), " { spacing: 3 }"))
    },
    GrowthCase(
      "calls and members in conditions",
      [
        "conditionOperand: .", "conditionArgumentList: conditionArgument", "conditionArgumentList in itself",
        "conditionArgument in itself",
      ], size: 40, most: 120, isBroken: true
    ) { count in
      screen(
        section: text(
          "when width", ".a".repeated(count), " >= 1 { spacing: 1 }\nrequire height >= max(",
          each(count, separator: ", ") { "\($0)" }, ")\nrequire height >= ", "max(1, ".repeated(count), "2",
          ")".repeated(count)))
    },
  ]
}
