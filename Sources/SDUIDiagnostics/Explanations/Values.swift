extension Explanation {
  static let typeMismatch = Explanation(
    .typeMismatch, "a value of the wrong type",
    """
    Every value has a type, and a type says what can be done with it: lengths are added to lengths and
    multiplied by numbers; a percent stands alone; texts stand in quotes and the cases of an enum
    do not. The message names the type that stands here and the one that is needed.

    Nothing is converted silently. A duration in place of a length, or a percent where nothing says of
    what, is a mistake more often than not.
    """,
    example: """
      component ArticleRow { id: ID }

      screen News {
        section articles: list {
          spacing: 5%
          unit ArticleRow { height: 88 }
        }
      }
      """,
    replacing: "5%", with: "content.width * 5/100")

  static let unknownUnit = Explanation(
    .unknownUnit, "a unit that the language does not have",
    """
    A plain number is a length in points, so `16` needs no `pt`. There are no pixels: how many of them a
    point has is the display's business, and rounding to them is the last step of layout.

    The other units are `sp` (points times the text scale), `%`, `fr` (a share of what is left), `s` and
    `ms`.
    """,
    example: """
      let gutter = 16px
      """,
    replacing: "16px", with: "16")

  static let unknownCase = Explanation(
    .unknownCase, "a word that is not among the choices",
    """
    Some values are one word out of a few: the cases of an enum, the words that a property such as
    `scroll` takes, the events of a component, the size classes behind `horizontal ==`. This word is
    none of them, and the message lists those that are.

    The words are written without quotes, and capital letters matter.
    """,
    example: """
      component TopBanner { id: ID }

      screen Shop {
        section banners: carousel {
          scroll: snap
          unit TopBanner { width: 100%, ratio: 16:9 }
        }
      }
      """,
    replacing: "scroll: snap", with: "scroll: groupPaging")

  static let valueOutOfRange = Explanation(
    .valueOutOfRange, "a value that makes no sense here",
    """
    The type fits, and the value does not: no columns at all, two and a half rows, a negative length, an
    image that is 0 high, or a percent height on a screen that is as high as its content.

    The message says which values make sense.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2.5
          unit ProductCard { height: 200 }
        }
      }
      """,
    replacing: "columns: 2.5", with: "columns: 2")

  static let numberOutOfRange = Explanation(
    .numberOutOfRange, "a number too large for exact arithmetic",
    """
    The compiler computes with exact fractions, so that `100% / 3 * 3` is `100%` and every client finds
    the same frames. Both parts of a fraction are held in 64 bits, which is about 18 digits.

    Lengths on a screen are far smaller. Look for a slip of the keyboard, or for a number that is an
    identity and belongs in quotes.
    """,
    example: """
      let gutter = 16.0000000000000000001
      """,
    replacing: "16.0000000000000000001", with: "16")

  static let divisionByZero = Explanation(
    .divisionByZero, "a division by zero",
    """
    Nothing can be divided by 0. The divisor may be a constant whose value is 0, or an expression that
    comes to 0, such as `2 - 2`.
    """,
    example: """
      let cardsInRow = 0
      let cardWidth = 100% / cardsInRow
      """,
    replacing: "= 0", with: "= 3")

  static let expressionTooComplex = Explanation(
    .expressionTooComplex, "an expression of too many cases",
    """
    Over the width of the container a length is a straight line, and each `min` or `max` gives it a
    bend. Where such lengths are added, their pieces multiply. The compiler looks at every piece, and a
    limit of 64 keeps that fast and the layout understandable.

    The same limit holds for a condition, whose `and`s and `or`s fall into cases, and for layouts that
    build on one another. Use fewer of each, multiply instead of adding, or split a `when` into several.
    """,
    example: """
      let card = min(container.width / 2, 320)
      let gap = max(container.width / 40, 8)
      let strip = card + gap + card + gap + card + gap + card
      """,
    replacing: "card + gap + card + gap + card + gap + card", with: "card * 4 + gap * 3")
}
