extension Explanation {
  static let missingUnit = Explanation(
    .missingUnit, "a section that can show nothing",
    """
    A section lists the components that it accepts as its units. Without any, each item of a response
    would be refused and the section would stay empty for ever.

    Name at least one: `unit ProductCard { height: 200 }`.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid { columns: 2 }
      }
      """,
    replacing: "columns: 2", with: "columns: 2, unit ProductCard { height: 200 }")

  static let ambiguousBundle = Explanation(
    .ambiguousBundle, "a bundle in a section that accepts several units",
    """
    A bundle is one unit on the wire whose data holds a list: one element for each item. The elements
    have no `unitType` of their own, so the section must accept exactly one unit.

    Accept one, or leave the bundle out and have the server send each item as a unit.
    """,
    example: """
      component ProductCard { id: ID }
      component Ad { id: ID }

      screen Shop {
        section favorites: list {
          unit ProductCard { height: 120 }
          unit Ad { height: 80 }
          bundle as "FAVORITES" { units: productList }
        }
      }
      """,
    replacing: "unit Ad { height: 80 }\n    ", with: "")

  static let missingComponent = Explanation(
    .missingComponent, "a header or footer without a component",
    """
    A section's header and footer show a component, which is named before the braces. Without a name
    there is nothing to show, and the properties have no effect.

    A layout is different: it may size the header of any section that has one, and names none.
    """,
    example: """
      component ArticleRow { id: ID }
      component SectionTitle { title: Text }

      screen News {
        section articles: list {
          header { height: 44 }
          unit ArticleRow { height: 88 }
        }
      }
      """,
    replacing: "header {", with: "header SectionTitle {")

  static let impossibleEvent = Explanation(
    .impossibleEvent, "an event that can never happen in its section",
    """
    Events of pages happen where a carousel comes to rest on pages: with `scroll: paging`,
    `groupPaging` or `groupPagingCentered`, at some width at least. Everywhere else what is bound to
    them would never run.

    Change the section, or bind another event: `reachEnd` happens in every kind.
    """,
    example: """
      action TrackImpression { page: Int }
      component Banner { id: ID }

      screen Shop {
        section banners: carousel {
          unit Banner { width: 100%, ratio: 16:9 }
          on pageAppear: TrackImpression { page: event.page }
        }
      }
      """,
    replacing: "unit Banner", with: "scroll: groupPaging\n    unit Banner")

  static let invalidCondition = Explanation(
    .invalidCondition, "a condition that cannot be decided",
    """
    Conditions compare a few things that every client knows: `width` and `height` of the container, the
    size classes `horizontal` and `vertical`, `idiom` and `direction`. Two more the server decides: the
    case of a flag, `flag(grid) == tight`, and the version of the client, `ios >= 3.2`.

    Widths are compared with `>=` and `<` only. The two fit together without a gap or an overlap: at 600
    points either `width < 600` holds or `width >= 600`, also on a display where a width is 599.5.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          unit ProductCard { height: 200 }
          when width > 600 { columns: 3 }
        }
      }
      """,
    replacing: "width > 600", with: "width >= 600")

  static let hiddenWhen = Explanation(
    .hiddenWhen, "a `when` that later ones hide",
    """
    Where several `when`s hold, later ones win. Wherever this one holds, later ones set all of its
    properties again, so it changes nothing on any screen.

    Write the wider condition first and the narrower one behind it. This is a warning.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          unit ProductCard { height: 200 }
          when width >= 1024 { columns: 4 }
          when width >= 600 { columns: 3 }
        }
      }
      """,
    replacing: "when width >= 1024 { columns: 4 }\n    when width >= 600 { columns: 3 }",
    with: "when width >= 600 { columns: 3 }\n    when width >= 1024 { columns: 4 }")

  static let silencedWhen = Explanation(
    .silencedWhen, "a property that hides a `when` of the layout",
    """
    What a section says itself lies over everything that its layout says, the layout's `when`s
    included. So the layout still adapts other sections, and this one stays as it is at every width.

    Remove the property, or write a `when` in the section as well, which lies over both. Where the
    section is meant to stay the same, say so with `allow`. This is a warning.
    """,
    example: """
      component ProductCard { id: ID }

      layout Cards: grid {
        columns: 2
        when width >= 600 { columns: 4 }
      }

      screen Shop {
        section products: Cards {
          columns: 3
          unit ProductCard { height: 200 }
        }
      }
      """,
    replacing: "columns: 3\n", with: "columns: 3\n    when width >= 600 { columns: 6 }\n")

  static let unreachableWhen = Explanation(
    .unreachableWhen, "a `when` that never applies",
    """
    The parts of this condition exclude one another, or nothing that the screen declares meets it: no
    width in `widths`, no height in `heights`, none of its `clients`. So the block has no effect. Often
    two bounds were exchanged, or `and` stands where `or` was meant.

    A width class is regular from 600 points on at the earliest and compact below 960 at most; heights
    are compact below 480. This is a warning.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          unit ProductCard { height: 200 }
          when width >= 1024 and width < 600 { columns: 3 }
        }
      }
      """,
    replacing: "width >= 1024 and width < 600", with: "width >= 600 and width < 1024")
}
