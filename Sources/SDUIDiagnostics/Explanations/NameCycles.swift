extension Explanation {
  static let layoutCycle = Explanation(
    .layoutCycle, "a layout that extends itself",
    """
    A layout extends a kind, such as `grid`, or another layout, whose properties it takes over. This
    chain must end at a kind. Otherwise the layout would have no kind.

    The message shows the whole cycle. Let one of the layouts extend a kind.
    """,
    example: """
      layout ProductGrid: WideGrid { spacing: 8 }
      layout WideGrid: ProductGrid { columns: 4 }
      """,
    replacing: "layout ProductGrid: WideGrid", with: "layout ProductGrid: grid")

  static let constantCycle = Explanation(
    .constantCycle, "a constant that is defined by itself",
    """
    The compiler computes the value of a constant when it compiles the screen. If a constant depends on
    itself, directly or through other constants, it has no value.

    Give one of the constants in the cycle a value that does not depend on the others.
    """,
    example: """
      let gutter = margin * 2
      let margin = gutter / 2
      """,
    replacing: "margin * 2", with: "16")

  static let recordCycle = Explanation(
    .recordCycle, "a record that contains itself",
    """
    A record cannot contain itself, neither directly nor in a list, an optional field or another record.
    Data that nests without end has no maximum size, and no client could promise to show it.

    Refer to the inner record by its `ID`, or declare a record for each level that a screen shows.
    """,
    example: """
      record Category {
        name: Text
        children: [Category]
      }
      """,
    replacing: "[Category]", with: "[ID]")

  static let fieldCopyCycle = Explanation(
    .fieldCopyCycle, "a declaration that copies its own fields",
    """
    `with Poster` copies the fields of `Poster`, including those that `Poster` copies itself.
    Declarations that copy from one another in a cycle would have no fields to begin with.

    The message shows the whole cycle. Write the shared fields in a record, and copy them from there.
    """,
    example: """
      record Poster {
        id: ID
        with Teaser
      }
      record Teaser { with Poster }
      """,
    replacing: "  with Teaser\n", with: "")
}
