extension Explanation {
  static let invalidRange = Explanation(
    .invalidRange, "a range that ends before it begins",
    """
    A range contains both of its bounds and everything between them, so write the smaller bound first:
    `320...1366`. The same applies to pairs that work like a range: `min` and `max` of a field, and
    `minItems` and `maxItems` of a section.
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
    A plain number is a length in points, so `height: 9/16` would be a little more than half a point.
    Most authors mean a shape.

    For the shape of a box write `ratio: 16:9`, width to height. For a part of a width name that width:
    `item.width * 9/16`.
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
    A plain number is a length in points, so `width: 0.8` would be too thin to see. For a part of the
    width write a percent: `80%`.

    A height cannot be a percent, because a screen is as high as its content. Write `ratio: 16:9` for
    the shape of a box, or `item.width * 0.8`. This is a warning.
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
    .figureNotSettled, "a value that depends on a later figure",
    """
    The layout computes its figures in this order: the container's size, the insets, `content.width`,
    the spacing, the columns, `item.width`, and the heights last. A value may use only earlier figures.
    So the spacing cannot depend on the width of an item, because the layout needs the spacing to
    compute that width.

    Use an earlier figure, such as `content.width`, or a constant.
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
    .missingArgument, "a missing value",
    """
    The parentheses lack a value that has no default: for example a parameter of a layout, the `min` of
    `adaptive`, the dark half of a pair of colours, or the actions of `Action( )`.

    The message names the missing value. To give a parameter of your own layout a default, write
    `name: Type = value`.
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
    .unknownArgument, "an unknown value in parentheses",
    """
    The values in parentheses have names, and this name is unknown here. For example, the sides of
    insets are `top`, `leading`, `bottom` and `trailing`, because left and right are swapped where
    people read from right to left.

    This code also reports a missing name, and values where none are allowed, such as constraints of a
    `Bool`.
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
    Write each value once. Of two values only one could apply, and a reader could not see which.

    `horizontal` sets `leading` and `trailing`, and `vertical` sets `top` and `bottom`. Use either the
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
