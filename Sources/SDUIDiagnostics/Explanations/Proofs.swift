/// What proofs find for some width that a screen declares.
extension Explanation {
  static let touchTarget = Explanation(
    .touchTarget, "something too small to be tapped at some width",
    """
    Whatever has an `on tap` keeps at least `minTouchTarget` on both axes, inside its own insets, at
    every width, height and text scale that the screen declares: units, headers, footers, and what
    `empty` and `onFailure` show. That is 44 points unless the screen says otherwise. The message
    names a container in which it is less.

    All containers are looked at at once, so a width between all devices is found as well. Where a
    small target is right, `allow "touch-target" because "…"` says so and why.
    """,
    example: """
      component Chip { id: ID, on tap: Select { id: id } }
      action Select { id: ID }

      screen Filters {
        section chips: flow {
          unit Chip { width: 72, height: 32 }
        }
      }
      """,
    replacing: "height: 32", with: "height: 44")

  static let noVisibleContent = Explanation(
    .noVisibleContent, "bars and pinned parts that fill the container",
    """
    Bars, pinned sections, and headers and footers that are pinned on the screen are all in view at
    once; of those that are pinned in their sections the highest header and the highest footer are.
    Together they are lower than the container, at every width, height and text scale that the screen
    declares. Otherwise people would see nothing of what scrolls.

    The message lists the parts and their heights in one container in which they fill it.
    """,
    example: """
      component Title { text: Text }
      component Card { id: ID }

      screen Phone {
        heights: 300...900
        topBar Title { height: 150 }
        section cards: list {
          header Title { height: 150, pinned: screen }
          unit Card { height: 80 }
        }
      }
      """,
    replacing: "height: 150, pinned", with: "height: 44, pinned")

  static let brokenRequirement = Explanation(
    .brokenRequirement, "a `require` that does not hold at every width",
    """
    What stands behind `require` holds in every container that the screen declares: all widths,
    heights, text scales, side insets, size classes, directions, flags and clients. The message names
    one in which it fails, with the figures there.

    `sduic prove` shows by how much each requirement holds, and `sduic layout --sweep` how the sizes
    change over all widths.
    """,
    example: """
      component Card { id: ID }

      screen Shop {
        section deals: grid {
          columns: 2
          unit Card { height: 60, require item.width >= 130 }
          when width >= 380 { columns: 3 }
        }
      }
      """,
    replacing: "width >= 380", with: "width >= 390")
}
