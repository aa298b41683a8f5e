extension Explanation {
  static let invalidRange = Explanation(
    .invalidRange, "a range that ends before it begins",
    """
    A range holds both of its bounds and everything between them, so the smaller one stands first:
    `320...1366`. The same goes for pairs that work like a range: `min` and `max` of a field, `minItems`
    and `maxItems` of a section.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        widths: 1366...320
        section products: list {
          unit ProductCard { height: 200 }
        }
      }
      """,
    replacing: "widths: 1366...320", with: "widths: 320...1366")

  static let quotientAsSize = Explanation(
    .quotientAsSize, "a fraction of a point as a size",
    """
    A plain number is a length in points, so `height: 9/16` would be a little more than half a point. It
    is meant as a shape, most of the time.

    Write `ratio: 16:9`, width to height, for the shape of a box. Where you mean a part of the width,
    say of which: `item.width * 9/16`.
    """,
    example: """
      component Banner { id: ID }

      screen Shop {
        section banners: hero {
          unit Banner { height: 9/16 }
        }
      }
      """,
    replacing: "height: 9/16", with: "ratio: 16:9")

  static let fractionAsSize = Explanation(
    .fractionAsSize, "a size of less than a point",
    """
    A plain number is a length in points, so `width: 0.8` is a strip too thin to see. A part of the
    width is a percent: `80%`.

    A height has nothing to be a percent of, since a screen is as high as its content. Write
    `ratio: 16:9` for the shape of a box, or `item.width * 0.8`. This is a warning.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: carousel {
          unit ProductCard { width: 0.8, height: 200 }
        }
      }
      """,
    replacing: "width: 0.8", with: "width: 80%")

  static let figureNotSettled = Explanation(
    .figureNotSettled, "a value that needs what comes after it",
    """
    Layout settles its figures one after another: the container's size, the insets, `content.width`,
    the spacing, the columns, `item.width`, and the heights last. A value may depend on earlier figures
    only: the spacing cannot follow from the width of an item, which is what the spacing leaves.

    Take an earlier figure, such as `content.width`, or a constant.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          spacing: item.width / 10
          unit ProductCard { height: 200 }
        }
      }
      """,
    replacing: "spacing: item.width / 10", with: "spacing: content.width / 20")

  static let missingArgument = Explanation(
    .missingArgument, "a value that has to be given",
    """
    A value in parentheses has no default and is not given: the parameter of a layout, the `min` of
    `adaptive`, the dark half of a pair of colours, the actions of `Action( )`.

    The message names it. A parameter of your own layout gets a default with `name: Type = value`.
    """,
    example: """
      component ProductCard { id: ID }

      layout ProductGrid(gap: Length): grid {
        columns: 2
        spacing: gap
      }

      screen Shop {
        section products: ProductGrid {
          unit ProductCard { height: 200 }
        }
      }
      """,
    replacing: "section products: ProductGrid", with: "section products: ProductGrid(gap: 8)")

  static let unknownArgument = Explanation(
    .unknownArgument, "a value in parentheses that nothing takes",
    """
    Values in parentheses are given by name, and this name is none that is known here. The sides of
    insets, for one, are `top`, `leading`, `bottom` and `trailing`, because left and right swap where
    people read from right to left.

    The same is reported where a name is needed and left out, and where nothing is taken at all, as with
    the constraints of a `Bool`.
    """,
    example: """
      component ArticleRow { id: ID }

      screen News {
        section articles: list {
          insets: (left: 16, right: 16)
          unit ArticleRow { height: 88 }
        }
      }
      """,
    replacing: "left: 16, right", with: "leading: 16, trailing")

  static let duplicateArgument = Explanation(
    .duplicateArgument, "a value that is given twice",
    """
    Each value is given once. Of two, one would have to win, and a reader could not see which.

    `horizontal` gives `leading` and `trailing`, and `vertical` gives `top` and `bottom`: use either the
    one name or the two.
    """,
    example: """
      component ArticleRow { id: ID }

      screen News {
        section articles: list {
          insets: (horizontal: 16, leading: 24)
          unit ArticleRow { height: 88 }
        }
      }
      """,
    replacing: "horizontal: 16, leading: 24", with: "leading: 24, trailing: 16")
}
