extension Explanation {
  static let conflictingProperties = Explanation(
    .conflictingProperties, "properties that cannot stand together",
    """
    Each of the properties is right by itself, and together they ask for what no client can do. A strip
    can only say what follows its last page if it has pages; one that repeats shows its items several
    times, so they need one width, there must be at least two, and nobody can move them. A section that
    collapses needs a header that stays. A separator must fit between the lines. Where the screen
    scrolls horizontally, its sections do not scroll by themselves.

    The conflict may arise in one case of a `when` only. Change one of the properties there.
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
    A section that grows takes the items of later pages, which come while people scroll towards its end.
    A section below it would move away from them with every page, and could never be reached.

    So it is the last one of its screen, and there is only one. A screen without `pagination` has no
    later pages, and none of its sections grows.
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
    .horizontalSection, "a section that cannot stand in a horizontal screen",
    """
    A screen with `scrollDirection: horizontal` is one strip: its sections stand side by side and
    scroll together. Each of them is as wide as its items, and so it is a carousel. Any other kind
    fills the width of the container and grows downwards.

    `rows` of a carousel says how many items stand one under another.
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
