extension Explanation {
  static let unknownProperty = Explanation(
    .unknownProperty, "a property that does not exist here",
    """
    Screens, sections, units, headers, backgrounds and decorations have different properties. Nothing
    has this one here. Were it ignored, the layout would look as if the line did something.

    The names are those of collection views: `insets` for padding and margins, `spacing` for gaps. A
    property that belongs into another block is reported with the block that takes it.
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
    The property exists, and sections of this kind have no use for it: a list has one column by
    definition, and only a carousel scrolls by itself.

    Choose the kind that has the property, or remove the property.
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
    One block sets a property once. Of two values one would be without effect, and a reader could not
    see which. To override a value under a condition, write the second one into a `when`.

    `height` and `ratio` fill one place, as do `width` and `inView`. A section has one header, one
    footer, one background and one `content`.
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
    Most properties have a default. A few have none, because every guess would be wrong for somebody:
    the columns of a grid, the height of a unit, a header and a footer, the width of a carousel's unit,
    the colour of a decoration.

    Where the content decides how high a view is, say so with `height: estimated(88)`; the client
    measures it then. `item { … }` sets a property for all units of a section.
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
    Each block holds certain statements. A screen holds sections; a section says what it shows and how;
    a layout only says how, so that any section can use it, and holds neither units nor content. A
    `when` changes properties and adds nothing new.

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
