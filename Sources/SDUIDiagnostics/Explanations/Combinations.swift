extension Explanation {
  static let conflictingProperties = Explanation(
    .conflictingProperties, "properties that exclude each other",
    """
    Each of these properties is right by itself, but no client can apply them together. `paging` needs a
    carousel that stops at pages. A carousel that repeats shows its items several times, so it needs at
    least two items of the same width, and people cannot move them. A section that collapses needs a
    header, which stays visible. A separator must fit between the lines. On a screen that scrolls
    horizontally no section scrolls by itself.

    The conflict may occur in only one case of a `when`. Change one of the properties there.
    """,
    example: """
      component Banner { id: ID }

      screen Shop {
        section banners: carousel {
          paging: (repeat: infinite, autoRoll: 4s)
          minItems: 2
          unit Banner { width: 100%, ratio: 16:9 }
        }
      }
      """,
    replacing: "paging:", with: "scroll: groupPaging\n    paging:")

  static let growingSection = Explanation(
    .growingSection, "a section that grows above another one",
    """
    A section that grows receives the items of later pages, which arrive while people scroll towards its
    end. Every page would push a section below it further away, so people could never reach it.

    So only one section of a screen may grow, and it must be the last one. A screen without `pagination`
    has no later pages, and none of its sections grows.
    """,
    example: """
      component OrderRow { id: ID }

      screen Account {
        pagination: (by: page)
        section recent: list {
          grows: true
          unit OrderRow { height: 72 }
        }
        section older: list { unit OrderRow { height: 72 } }
      }
      """,
    replacing: """
        section recent: list {
          grows: true
          unit OrderRow { height: 72 }
        }
        section older: list { unit OrderRow { height: 72 } }
      """,
    with: """
        section older: list { unit OrderRow { height: 72 } }
        section recent: list {
          grows: true
          unit OrderRow { height: 72 }
        }
      """)

  static let horizontalSection = Explanation(
    .horizontalSection, "a section that a horizontal screen cannot contain",
    """
    With `scrollDirection: horizontal` a screen is one strip: its sections are placed side by side and
    scroll together. Each section is as wide as its items, so it must be a carousel. Any other kind
    fills the width of the container and grows downwards.

    `rows` of a carousel sets how many items are placed one below another.
    """,
    example: """
      component Poster { id: ID }

      screen Stage {
        scrollDirection: horizontal
        section posters: grid {
          columns: 2
          unit Poster { height: 240 }
        }
      }
      """,
    replacing: """
        section posters: grid {
          columns: 2
          unit Poster { height: 240 }
      """,
    with: """
        section posters: carousel {
          rows: 2
          unit Poster { width: 160, height: 240 }
      """)
}
