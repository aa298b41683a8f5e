extension Explanation {
  static let unknownName = Explanation(
    .unknownName, "an unknown name",
    """
    The compiler resolves every name when it compiles a screen; a phone resolves none. So a misspelt
    component is an error at your desk and not a gap on a screen.

    A file sees its own declarations and those of the files that it imports itself. It does not see what
    those files import in turn, so import each file where you use it. Capital letters matter.
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
    .wrongDeclarationKind, "the name of another kind of declaration",
    """
    The name exists, but it names a declaration of another sort: for example a decoration where a
    component is needed, or an action where a type is needed.

    Units, headers and footers show components. A background is a decoration or a component. The type of
    a field is an enum or a record. `on tap` names an action.
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
    .duplicateDeclaration, "two declarations with the same name",
    """
    A name means one thing in a file, whatever sort of declaration it is, and whether the file declares
    or imports it. The same applies to the sections of a screen, the units of a section, the fields of a
    component, the cases of an enum, and the wire names of all these.

    Rename one of the two. If a server uses the old name, keep it as the wire name: `as "OLD_NAME"`.
    """,
    example: """
      component Teaser { id: ID, title: Text }
      record Teaser { title: Text }
      """,
    replacing: "record Teaser", with: "record TeaserText")

  static let duplicateWireName = Explanation(
    .duplicateWireName, "two components with the same wire name",
    """
    In a response, a unit names its component by the wire name. This is the name after `as`, or else the
    component's own name. If two components of a screen had the same wire name, a client could not tell
    them apart and would read one with the fields of the other.

    Give one of them another wire name, or use one component for both.
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
    .reservedName, "a value with a reserved name",
    """
    A constant, flag or parameter cannot be called `item`, `container`, `content`, `columns`, `header`,
    `footer`, `section`, `data`, `event`, `width` or `height`. These words name the figures and the data
    of a layout. `item.width` must not change its meaning because someone declares an `item`.

    Choose a name that describes the value. A field may have any of these names.
    """,
    example: """
      let width = 320
      """,
    replacing: "width", with: "cardWidth")

  static let shadowedName = Explanation(
    .shadowedName, "a parameter that hides a constant",
    """
    A parameter cannot have the name of a constant that the file declares or imports. Otherwise the same
    name would mean two things a few lines apart, and a line would silently change its meaning when you
    move it into a layout.

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
    A screen without sections shows nothing. An enum without cases has no values, so no response could
    contain a field of that type. Both are probably unfinished.

    Records, actions and components may be empty. An action often needs nothing but its name.
    """,
    example: """
      enum Badge {}
      """,
    replacing: "Badge {}", with: "Badge { new, sale }")
}
