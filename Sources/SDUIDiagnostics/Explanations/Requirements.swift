extension Explanation {
  static let invalidRequirement = Explanation(
    .invalidRequirement, "a `require` that cannot hold or fail",
    """
    A `require` compares figures that the layout computes: `item.width >= 120`, `columns <= 4`,
    `content.width >= 280 and columns >= 2`. A requirement that compares nothing, or only numbers, has
    the same result on every screen, so it checks nothing.

    If a requirement applies only to some devices, write it in a `when`:
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
    .unknownMeasure, "a figure that does not exist",
    """
    In a unit, `item.width` and `item.height` are the size of the item's box. In a section or layout,
    `columns`, `content.width` and the sizes of `header` and `footer` are those of the section.
    Everywhere, including tests, a figure may follow the name of its section: `deals.columns`,
    `deals.height`, `deals.content.width`, `deals.ProductCard.width`. The figures of the container are
    `container.width` and `container.height`.
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
    .unknownCheck, "an `allow` of an unknown check",
    """
    `allow` names the check that it silences. Findings show this name in brackets:
    `allow "unreachable-when" because "…"` silences `warning[unreachable-when]`. Of the errors only
    `touch-target` can be allowed: what the others report has no meaning or cannot be compiled.

    `allow breaking` names a rule of `sduic breaking` in the same way:
    `allow breaking "field-removed: price" because "…"`.
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
    .unknownDevice, "an unknown device",
    """
    After `device:` write the name of a device, then how it is held and which part of its screen the app
    has: `"iphone-15"`, `"iphone-15 landscape"`, `"ipad-pro-11 landscape half"`. Pads have a `third` and
    `two-thirds`, and in landscape a `half`. Phones show one app at a time.

    `sduic layout --devices` lists all devices with their sizes, insets and size classes.
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
    The check that this `allow` names finds nothing in the block. Perhaps the problem was corrected. If
    the `allow` stays, it will silence the next finding, which nobody has looked at.

    `sduic breaking` reports an `allow breaking` that accepts no change since the earlier version.

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
    When somebody asks a year later why a check does not apply here, the text after `because` is the
    only answer. An empty text answers nothing.
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
