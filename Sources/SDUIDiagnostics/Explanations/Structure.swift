extension Explanation {
  static let unexpectedToken = Explanation(
    .unexpectedToken, "something that cannot stand here",
    """
    The text is well formed up to this place, and what follows fits nowhere. The message says what is
    needed instead.

    The usual causes are a sign from another language, such as `=` where a property takes `:`, a
    declaration inside another block, or a word that begins no statement. A property is written
    `name: value`, a constant `let name = value`.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns = 2
          unit ProductCard { height: 200 }
        }
      }
      """,
    replacing: "columns = 2", with: "columns: 2")

  static let missingToken = Explanation(
    .missingToken, "something is missing here",
    """
    What stands before this place needs something more: a sign, a name or a value. The message says
    what, and the finding often offers to insert it.

    Commas are needed inside `( )` and `[ ]`. Between statements they may be left out, since a new line
    is enough there.
    """,
    example: """
      component ArticleRow { id: ID }

      screen News {
        section articles: list {
          insets: (horizontal: 16 vertical: 20)
          unit ArticleRow { height: 88 }
        }
      }
      """,
    replacing: "16 vertical", with: "16, vertical")

  static let unclosedDelimiter = Explanation(
    .unclosedDelimiter, "a bracket that is not closed",
    """
    Each `{`, `(` and `[` is closed by its partner. The finding points at the place where the partner is
    probably missing, as the indentation shows it, and at the bracket that was opened.

    A bracket that is closed by one of another sort, such as `(… ]`, is reported here, too.
    """,
    example: """
      component ArticleRow { id: ID }

      screen News {
        section articles: list {
          unit ArticleRow { height: 88 }
      }
      """,
    replacing: "{ height: 88 }", with: "{ height: 88 }\n  }")

  static let unopenedDelimiter = Explanation(
    .unopenedDelimiter, "a bracket that was never opened",
    """
    This bracket closes nothing. Either it is one too many, as after a copied block, or the one that
    should open here got lost.

    Remove it, or write its partner at the place where the block begins.
    """,
    example: """
      component ArticleRow { id: ID }

      screen News {
        section articles: list {
          unit ArticleRow { height: 88 }
        }
      }
      }
      """,
    replacing: "}\n}", with: "}")

  static let nestingTooDeep = Explanation(
    .nestingTooDeep, "brackets in brackets in brackets",
    """
    Blocks, parentheses and lists may stand in one another only so deep; the message names the limit.
    A layout comes nowhere near it, and a limit keeps a hostile or broken file from exhausting the
    memory of an editor or a server.

    Give parts of a long expression names of their own with `let`.
    """)

  static let ambiguousCondition = Explanation(
    .ambiguousCondition, "`and` and `or` without parentheses",
    """
    Programmers know that `and` binds more tightly than `or`; a designer who reads the same line may
    not. Where both stand in one condition, parentheses say what belongs together, so that everybody
    reads the same layout.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          unit ProductCard { height: 200 }
          when idiom == pad or width >= 600 and vertical == regular { columns: 4 }
        }
      }
      """,
    replacing: "width >= 600 and vertical == regular", with: "(width >= 600 and vertical == regular)")

  static let tooManyErrors = Explanation(
    .tooManyErrors, "more errors than are shown",
    """
    One file shows at most 100 errors of spelling and structure. Where there are more, most of them
    follow from the first ones, or the file is not a `.sdui` file at all.

    Correct the first errors and check again.
    """)
}
