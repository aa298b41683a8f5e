extension Explanation {
  static let invalidRequirement = Explanation(
    .invalidRequirement, "a `require` that cannot hold or fail",
    """
    A `require` compares figures that layout settles: `item.width >= 120`, `columns <= 4`,
    `content.width >= 280 and columns >= 2`. What compares nothing, or only numbers, says the same on
    every screen and so nothing about any.

    What holds for some devices only belongs into a `when`:
    `when idiom == pad { require columns >= 3 }`.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          unit ProductCard { height: 200, require item.width }
        }
      }
      """,
    replacing: "require item.width", with: "require item.width >= 120")

  static let unknownMeasure = Explanation(
    .unknownMeasure, "a figure that layout does not have",
    """
    In a unit, `item.width` and `item.height` are those of its item's box. In a section or layout,
    `columns`, `content.width` and the extents of `header` and `footer` are its own. Everywhere, also in
    tests, the figures of a section follow its name: `deals.columns`, `deals.height`,
    `deals.content.width`, `deals.ProductCard.width`. The container's are `container.width` and
    `container.height`.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: list {
          unit ProductCard { height: 200 }
          require columns == 1
        }
      }
      """,
    replacing: "columns == 1", with: "content.width >= 280")

  static let unknownCheck = Explanation(
    .unknownCheck, "an `allow` of something that is no check",
    """
    `allow` names the check that it silences, as findings show it in brackets. What
    `warning[unreachable-when]` finds is silenced by `allow "unreachable-when" because "…"`. Errors
    cannot be allowed: what they find has no meaning or cannot be compiled.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          unit ProductCard { height: 200 }
          allow "wide-cards" because "they look good"
        }
      }
      """,
    replacing: "\n    allow \"wide-cards\" because \"they look good\"", with: "")

  static let unknownDevice = Explanation(
    .unknownDevice, "a device that nobody knows",
    """
    Behind `device:` stands the name of a device, and behind that, how it is held and what part of its
    screen is meant: `"iphone-15"`, `"iphone-15 landscape"`, `"ipad-pro-11 landscape half"`. Pads have
    a `third` and `two-thirds`, and a `half` in landscape; phones show one app at a time.

    `sduic layout --devices` lists all devices with what they give.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          unit ProductCard { height: 200 }
        }
        test "two columns" at (device: "iphone-15 half") { require products.columns == 2 }
      }
      """,
    replacing: "iphone-15 half", with: "iphone-15")

  static let unusedAllow = Explanation(
    .unusedAllow, "an `allow` that silences nothing",
    """
    Nothing in the block is found by the check that this `allow` names. Perhaps it was fixed since. An
    `allow` that stays would silence the next finding, which nobody has looked at.

    This is a warning. Remove the `allow`.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          unit ProductCard { height: 200 }
          allow "unreachable-when" because "a template that is filled in later"
        }
      }
      """,
    replacing: "\n    allow \"unreachable-when\" because \"a template that is filled in later\"", with: "")

  static let missingReason = Explanation(
    .missingReason, "an `allow` without a reason",
    """
    The text behind `because` is all that is left when somebody asks, a year later, why a check does not
    hold here. An empty one answers nothing.
    """,
    example: """
      component ProductCard { id: ID }

      screen Shop {
        section products: grid {
          columns: 2
          unit ProductCard { height: 200 }
          when width < 600 and width >= 600 { columns: 3 }
          allow "unreachable-when" because ""
        }
      }
      """,
    replacing: "because \"\"", with: "because \"a template that is filled in later\"")
}
