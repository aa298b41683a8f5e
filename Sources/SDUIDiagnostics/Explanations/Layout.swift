extension Explanation {
  static let unknownProperty = Explanation(
    .unknownProperty, "a property that does not exist here",
    """
    Screens, sections, units, headers, backgrounds and decorations have different properties. None of
    the properties here has this name. If the compiler ignored the line, it would seem to have an
    effect.

    The names are those of collection views: `insets` for padding and margins, `spacing` for gaps. If a
    property belongs in another block, the finding names that block.
    """,
    example: """
      component ArticleRow { id: ID }

      screen News {
        section articles: list {
          padding: 16
          unit ArticleRow { height: 88 }
        }
      }
      """,
    replacing: "padding", with: "insets")

  static let propertyNotForKind = Explanation(
    .propertyNotForKind, "a property of another kind of section",
    """
    The property exists, but sections of this kind do not have it. For example, a list has one column by
    definition, and only a carousel scrolls by itself.

    Choose a kind that has the property, or remove the property.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: list {
          columns: 2
          unit ProductCard { height: 200 }
        }
      }
      """,
    replacing: "products: list", with: "products: grid")

  static let duplicateProperty = Explanation(
    .duplicateProperty, "a property that is set twice",
    """
    A block sets a property at most once. Of two values one would have no effect, and a reader could not
    see which. To override a value under a condition, set it again in a `when`.

    `height` and `ratio` are alternatives, and so are `width` and `inView`. A section has at most one
    header, footer, background and `content`.
    """,
    example: """
      component Banner { id: ID }

      screen Shop {
        section banners: hero {
          unit Banner { height: 200, ratio: 16:9 }
        }
      }
      """,
    replacing: "height: 200, ratio: 16:9", with: "ratio: 16:9")

  static let missingProperty = Explanation(
    .missingProperty, "a property that has no default",
    """
    Most properties have a default. A few have none, because every default would be wrong for somebody:
    the columns of a grid, the height of a unit, header or footer, the width of a unit in a carousel,
    and the colour of a decoration.

    If the content determines the height of a view, write `height: estimated(88)`, and the client
    measures it. `item { … }` sets a property for all units of a section.
    """,
    example: """
      component ArticleRow { id: ID }

      screen News {
        section articles: list {
          unit ArticleRow
        }
      }
      """,
    replacing: "unit ArticleRow", with: "unit ArticleRow { height: estimated(88) }")

  static let misplacedStatement = Explanation(
    .misplacedStatement, "a statement in the wrong block",
    """
    Each block contains certain statements. A screen contains sections. A section sets what it shows and
    how. A layout sets only how, so that any section can use it; it contains neither units nor content.
    A `when` changes properties and adds nothing new.

    The remedy names the block in which the statement belongs.
    """,
    example: """
      component ProductCard { id: ID }

      layout ProductGrid: grid {
        columns: 2
        unit ProductCard { height: 200 }
      }
      """,
    replacing: "unit ProductCard", with: "item")
}
