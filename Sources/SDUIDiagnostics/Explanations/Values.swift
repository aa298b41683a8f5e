extension Explanation {
  static let typeMismatch = Explanation(
    .typeMismatch, "a value of the wrong type",
    """
    Every value has a type, and the type determines what you can do with it. A length can be added to a
    length and multiplied by a number. A percent cannot be combined with a length. Texts are in quotes,
    and the cases of an enum are not. The message names the type of this value and the type that is
    needed.

    The compiler converts nothing silently. A duration in place of a length is usually a mistake, and so
    is a percent if it is not clear what it is a part of.
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
    A plain number is a length in points, so write `16` without `pt`. There are no pixels: each display
    has its own number of pixels per point, and the last step of the layout rounds to them.

    The other units are `sp` (points times the text scale), `%`, `fr` (a share of the remaining space),
    `s` and `ms`.
    """,
    example: """
      let gutter = 16px
      """,
    replacing: "16px", with: "16")

  static let unknownCase = Explanation(
    .unknownCase, "a keyword or case that does not exist",
    """
    Some values are one of a few words: a case of an enum, a keyword of a property such as `scroll`, an
    event of a component, or a size class after `horizontal ==`. This word is not one of them, and the
    finding lists the words that are, or the nearest one.

    Write these words without quotes. Capital letters matter.
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
    .valueOutOfRange, "a value out of range",
    """
    The type of the value is right, but the value is not possible here: for example no columns, two and
    a half rows, a negative length, an image with a height of 0, or a height in percent on a screen that
    is as high as its content.

    The finding names the values that are possible.
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
    The compiler computes with exact fractions, so `100% / 3 * 3` is `100%` and every client computes
    the same frames. The numerator and the denominator have 64 bits each, which is about 18 digits.

    Lengths on a screen are far smaller. Look for a typing error, or for a number that is an identity
    and belongs in quotes.
    """,
    example: """
      let gutter = 16.0000000000000000001
      """,
    replacing: "16.0000000000000000001", with: "16")

  static let divisionByZero = Explanation(
    .divisionByZero, "a division by zero",
    """
    Nothing can be divided by 0. The divisor may be a constant with the value 0, or an expression with
    that value, such as `2 - 2`.
    """,
    example: """
      let cardsInRow = 0
      let cardWidth = 100% / cardsInRow
      """,
    replacing: "= 0", with: "= 3")

  static let expressionTooComplex = Explanation(
    .expressionTooComplex, "an expression with too many cases",
    """
    A length is a linear function of the container's width, and each `min` or `max` adds a bend. If you
    add such lengths, their numbers of pieces multiply. The compiler examines every piece. The limit of
    64 pieces keeps this fast and the layout understandable.

    The same limit applies to the alternatives of a condition with `and` and `or`, and to layouts that
    extend one another. Use fewer of each, multiply instead of adding, or split a `when` into several.
    """,
    example: """
      let card = min(container.width / 2, 320)
      let gap = max(container.width / 40, 8)
      let strip = card + gap + card + gap + card + gap + card
      """,
    replacing: "card + gap + card + gap + card + gap + card", with: "card * 4 + gap * 3")
}
