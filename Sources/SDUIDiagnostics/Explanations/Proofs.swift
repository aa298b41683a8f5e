/// Explanations of the findings of proofs, which hold for some container that a screen declares.
extension Explanation {
  static let touchTarget = Explanation(
    .touchTarget, "something too small to be tapped at some width",
    """
    Whatever has an `on tap` must be at least `minTouchTarget` wide and high, inside its own insets, at
    every width, height and text scale that the screen declares. This applies to units, headers,
    footers, bars, and the components of `empty` and `onFailure`. The default of `minTouchTarget` is 44
    points. The message names a container in which a size is smaller.

    The proof covers all containers at once, so it also finds failures at widths that no device has. If
    a small target is right, write `allow "touch-target" because "…"` with the reason.
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
    Bars, pinned sections, and headers and footers with `pinned: screen` are all in view at the same
    time. So are the highest header and the highest footer with `pinned: section`. Together they must be
    lower than the container, at every width, height and text scale that the screen declares. Otherwise
    people would see nothing of the content that scrolls.

    The message lists these parts and their heights in one container that they fill.
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
    A requirement must hold in every container that the screen declares: at all widths, heights, text
    scales, side insets, size classes, idioms, directions, flags and clients. The message names a
    container in which it fails, with the figures there.

    `sduic prove` shows by how much each requirement holds, and `sduic layout --sweep` shows how the
    sizes change over all widths.
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
