extension Explanation {
  static let missingUnit = Explanation(
    .missingUnit, "a section without a unit",
    """
    The units of a section are the components that it accepts. Without units the section would refuse
    every item of a response and always stay empty.

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
    A bundle is one unit in a response whose data contains a list with one element for each item. The
    elements have no `unitType` of their own, so the section must accept exactly one unit.

    Accept a single unit, or remove the bundle and let the server send each item as a unit.
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
    The header and the footer of a section show a component. Write its name before the braces. Without a
    name there is nothing to show, and the properties have no effect.

    A layout names no component: it may size the header of any section that has one.
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
    The page events happen only in a carousel that stops at pages: at one width at least it has
    `scroll: paging`, `groupPaging` or `groupPagingCentered`. In every other section the actions of
    these events would never run. In the same way, `reorder` needs `reorderable: true`.

    Change the section, or use another event: `reachEnd` happens in sections of every kind.
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
    A condition compares values that every client knows: `width` and `height` of the container, the size
    classes `horizontal` and `vertical`, `idiom` and `direction`. The server decides two more: the case
    of a flag, `flag(grid) == tight`, and the version of the client, `ios >= 3.2`.

    Compare widths with `>=` and `<` only. These two neither leave a gap nor overlap: at 600 points
    either `width < 600` or `width >= 600` holds, even on a display where a width is 599.5.
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
    .hiddenWhen, "a `when` that later ones override",
    """
    If several `when`s hold, a later one overrides an earlier one. Wherever this `when` holds, later
    ones set all of its properties again, so it changes nothing on any screen.

    Write the wider condition first and the narrower one after it. This is a warning.
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
    .silencedWhen, "a property that overrides a `when` of the layout",
    """
    A property of a section overrides everything that its layout sets, including the `when`s of the
    layout. So the layout still adapts other sections, but this section keeps its own value at every
    width.

    Remove the property, or write a `when` in the section as well, which overrides both. If the section
    is meant to stay the same, silence this warning with `allow`.
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

  static let narrowHeader = Explanation(
    .narrowHeader, "a pinned header narrower than what scrolls under it",
    """
    A header is as wide as the content of its section, inside the insets. While it stays in view, the
    items scroll under it. The items of a `hero` and the strip of a `carousel` are as wide as the
    container, whatever the insets, and so may be those of a later section under a header that is pinned
    to the screen. They are seen on both sides of the header.

    `fullWidth: true` makes the header as wide as the container. Insets inside the header are the
    component's own. If the items are meant to be seen there, silence this warning with `allow`.
    """,
    example: """
      component Banner { id: ID }
      component Title { text: Text }

      screen Shop {
        section banners: hero {
          insets: (horizontal: 16)
          header Title { height: 44, pinned: section }
          unit Banner { height: 300 }
        }
      }
      """,
    replacing: "pinned: section", with: "pinned: section, fullWidth: true")

  static let unreachableWhen = Explanation(
    .unreachableWhen, "a `when` that never applies",
    """
    The parts of this condition exclude one another, or nothing that the screen declares meets it: no
    width in `widths`, no height in `heights`, none of its `clients`. So the block has no effect. Often
    two bounds are swapped, or `and` is written in place of `or`.

    `horizontal` can be `regular` from a width of 600 points on and `compact` below 960. `vertical` is
    `compact` below a height of 480. This is a warning.
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
