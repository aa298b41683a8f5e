extension Explanation {
  static let unknownName = Explanation(
    .unknownName, "a name that nothing has here",
    """
    Every name is found when a screen is compiled, never on a phone: a misspelt component is an error
    at your desk and not a gap on a screen.

    A file sees its own declarations and those of the files that it imports itself. What those import
    in turn is not passed on, so import each file where it is used. Capital letters matter.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          unit ProductCart { height: 200 }
        }
      }
      """,
    replacing: "ProductCart", with: "ProductCard")

  static let wrongDeclarationKind = Explanation(
    .wrongDeclarationKind, "the name of another sort of thing",
    """
    The name exists and stands for something that does not fit here: a decoration where a component is
    needed, or an action where a type is.

    Units, headers and footers show components; a background is a decoration or a component; a field's
    type is an enum or a record; `on tap` names an action.
    """,
    example: """
      component ArticleRow { id: ID }
      decoration Panel { color: #F4F4F4 }

      screen News {
        section articles: list {
          header Panel { height: 44 }
          unit ArticleRow { height: 88 }
        }
      }
      """,
    replacing: "decoration Panel { color: #F4F4F4 }", with: "component Panel { title: Text }")

  static let duplicateDeclaration = Explanation(
    .duplicateDeclaration, "two things of one name",
    """
    A name means one thing in a file, whatever sort of thing it is and whether the file declares or
    imports it. The same holds for the sections of a screen, the units of a section, the fields of a
    component, the cases of an enum and the names that these have on the wire.

    Rename one of the two. Where a server knows it by the old name, `as "OLD_NAME"` keeps that name on
    the wire.
    """,
    example: """
      component Teaser { id: ID, title: Text }
      record Teaser { title: Text }
      """,
    replacing: "record Teaser", with: "record TeaserText")

  static let duplicateWireName = Explanation(
    .duplicateWireName, "two components that travel under one name",
    """
    In a response, a unit says which component it is by the name behind `as`, or by the component's own
    name where there is none. If two components of a screen had one name there, a client could not
    tell them apart and would read one with the fields of the other.

    Give one of them another name, or use one component for both.
    """,
    example: """
      component ProductCard as "PRODUCT" { id: ID }
      component ProductRow as "PRODUCT" { id: ID }

      screen Shop {
        section products: list {
          unit ProductCard { height: 200 }
          unit ProductRow { height: 88 }
        }
      }
      """,
    replacing: "ProductRow as \"PRODUCT\"", with: "ProductRow as \"PRODUCT_ROW\"")

  static let reservedName = Explanation(
    .reservedName, "a value named by a word of the language",
    """
    Constants and parameters cannot be called `item`, `container`, `content`, `columns`, `header`,
    `footer`, `section`, `data`, `event`, `width` or `height`. These words stand for the figures and the
    data of a layout, and `item.width` must not change its meaning because someone declared an `item`.

    Choose a name that says what the value is for. Fields may be called by any of these words.
    """,
    example: """
      let width = 320
      """,
    replacing: "width", with: "cardWidth")

  static let shadowedName = Explanation(
    .shadowedName, "a parameter that hides a constant",
    """
    A parameter cannot have the name of a constant that the file knows. Otherwise one name would mean
    two things a few lines apart, and moving a line into a layout would silently change it.

    Rename the parameter or the constant.
    """,
    example: """
      let gap = 8

      layout ProductGrid(gap: Length): grid {
        columns: 2
        spacing: gap
      }
      """,
    replacing: """
      layout ProductGrid(gap: Length): grid {
        columns: 2
        spacing: gap
      """,
    with: """
      layout ProductGrid(cardGap: Length = gap): grid {
        columns: 2
        spacing: cardGap
      """)

  static let emptyDeclaration = Explanation(
    .emptyDeclaration, "a declaration with nothing in it",
    """
    A screen without sections shows nothing, and an enum without cases has no values, so no response
    could ever fill a field of that type. Both are most likely unfinished.

    Records, actions and components may be empty: an action often says everything by its name.
    """,
    example: """
      enum Badge {}
      """,
    replacing: "Badge {}", with: "Badge { new, sale }")
}
