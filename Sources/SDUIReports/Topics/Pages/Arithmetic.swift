// swift-format-ignore-file
// Made from `Grammar/Language/Arithmetic.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let arithmeticText = #"""
Compute lengths with `+`, `-`, `*`, `/`, parentheses, `min(…)` and `max(…)`. All arithmetic is exact: `100% / 3 * 3` is
`100%`. Only the final frames are rounded to pixels.

| left | | right | result |
|---|---|---|---|
| number | `+ - * /` | number | number |
| length | `+ -` | length or number | length |
| length | `* /` | number | length |
| percent | `+ -` | percent | percent |
| percent | `* /` | number | percent |

The operands of sums and products may be swapped. Nothing else can be combined: the product of two lengths is an area, and a
percent cannot be added to points.

```sdui
let third = container.width / 3
let wrong = third + 50%
```

A length may depend on figures of the layout. The layout computes them in this order, and a property may use only figures
that are computed before it:

| figure | meaning | usable in |
|---|---|---|
| `container.width`, `container.height` | the size of the container | everything in a section |
| `content.width` | the width inside the insets | `spacing`, `columns`, sizes |
| `column.width` | the width of one column | `rowHeight` of a grid |
| `item.width` | the width of the item's box | `height`, `minHeight`, `maxHeight`, `insets` of units |

The layout computes the box of an item before the `insets` of the item, which only shrink what is inside the box.
Properties lists the figures that each property may use. Requirements may use more
figures, because they are evaluated after the layout.

A quotient of two numbers is not a size. `height: 9/16` would be half a point, where a shape was probably meant:

```sdui
screen Home {
  section banners: list { unit Banner { height: 9/16 } }
}
```

A width of less than a point, such as `width: 0.8`, is a warning: write a percent, `80%`, for a part of the width. Instead
of `100% - 48`, which subtracts points from a percent, write `content.width - 48`.
"""#
}
