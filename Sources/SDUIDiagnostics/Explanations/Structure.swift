extension Explanation {
  static let unexpectedToken = Explanation(
    .unexpectedToken, "something that is not allowed here",
    """
    The file is well formed up to this place, but what follows is not allowed here. The message names
    what is needed instead.

    The usual causes are a sign from another language, such as `=` where a property needs `:`, a
    declaration inside another block, or a word that begins no statement. Write a property as
    `name: value` and a constant as `let name = value`.
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
    The text before this place is incomplete: a sign, a name or a value is missing. The message names
    it, and the finding often offers to insert it.

    Commas are required inside `( )` and `[ ]`. Between statements they are optional, because a new line
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
    Each `{`, `(` and `[` needs its closing bracket. The finding marks the opening bracket, and the
    place where the closing bracket is probably missing, judging by the indentation.

    This code also reports a bracket that is closed by a bracket of another sort, such as `(… ]`.
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
    This bracket closes nothing. Either there is one too many, for example after you copied a block, or
    the opening bracket is missing.

    Remove it, or write the opening bracket where the block begins.
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
    .nestingTooDeep, "brackets that are nested too deep",
    """
    Blocks, parentheses and lists may be nested only up to a limit, which the message names. Layouts
    stay far below it. The limit prevents a hostile or broken file from exhausting the memory of an
    editor or a server.

    Give parts of a long expression names of their own with `let`.
    """)

  static let ambiguousCondition = Explanation(
    .ambiguousCondition, "`and` and `or` without parentheses",
    """
    Programmers know that `and` binds more tightly than `or`, but a designer who reads the same line may
    not. So a condition that contains both needs parentheses. They show what belongs together, and
    everybody reads the same layout.
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
    The compiler shows at most 100 syntax errors of one file. If there are more, most of them follow
    from the first ones, or the file is not a `.sdui` file at all.

    Correct the first errors and check again.
    """)
}
