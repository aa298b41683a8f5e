extension Explanation {
  static let layoutCycle = Explanation(
    .layoutCycle, "a layout that builds on itself",
    """
    A layout builds on a kind, such as `grid`, or on another layout whose properties it takes over. That
    chain has to end at a kind; otherwise nobody could say what the layout is.

    The message shows the whole cycle. Let one of the layouts build on a kind.
    """,
    example: """
      layout ProductGrid: WideGrid { spacing: 8 }
      layout WideGrid: ProductGrid { columns: 4 }
      """,
    replacing: "layout ProductGrid: WideGrid", with: "layout ProductGrid: grid")

  static let constantCycle = Explanation(
    .constantCycle, "a constant that is defined by itself",
    """
    The value of a constant is computed when the screen is compiled. If it needs itself for that, be it
    by way of others, there is no value to begin with.

    Give one of the constants of the cycle a value that does not need the others.
    """,
    example: """
      let gutter = margin * 2
      let margin = gutter / 2
      """,
    replacing: "margin * 2", with: "16")

  static let recordCycle = Explanation(
    .recordCycle, "a record that holds itself",
    """
    A record cannot hold itself, neither directly nor in a list, an optional field or another record.
    Data that nests without end has no greatest size, and no client could promise to show it.

    Refer to the inner one by its `ID`, or declare a record for each level that a screen really shows.
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
    `with Poster` copies the fields of `Poster`, with those that `Poster` copies itself. Declarations
    that copy from one another in a circle would have no fields to begin with.

    The message shows the whole circle. Write the shared fields in a record, and copy them from there.
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
