// swift-format-ignore-file
// Made from `Grammar/Language/Requirements.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let requirementsText = #"""
`require` states a condition that must hold wherever the screen is shown. `sduic prove` proves it. A `test` checks
conditions in one container: `sduic test` computes the layout there and prints the figures of each condition that fails.

```sdui
screen Home {
  section products: grid {
    columns: adaptive(min: 160)
    require columns <= 6 and content.width >= 280
    header Title { height: 44 }
    unit ProductCard { height: item.width + 60, require item.width >= 120 }
  }
  test "two columns on a phone" at (width: 390) { require products.columns == 2 }
  test "large text" at (width: 390, textScale: 2, direction: rtl) {
    require products.ProductCard.height < 300
    require products.header.height <= container.height / 10
  }
}
```

A requirement compares figures with `==`, `!=`, `<`, `<=`, `>` and `>=`, and combines comparisons with `and`, `or` and
`not`. The figures are:

- `container.width` and `container.height`;
- of a section: `width`, `height`, `content.width` and `columns`;
- of its `header`, its `footer` and each unit: `width` and `height`.

A section uses its own figures without its name: `columns`, `content.width`, `header.height`, and in a unit `item.width`.
Elsewhere the name of the section precedes the figure. Plain `width` and `height` are errors, because they could belong to
the container, the section or the item. A section writes its own with its name, as in
`require products.height <= container.height`.

A requirement on several sections may be in the screen itself: `require hero.height + deals.height <= 600`.

A requirement may also use the position of a section that is in no stack: `x`, `y` and `frame`, as in a
test. `y` is the sum of the heights of the sections before it and of the spacing between them. It needs a screen
with `sections: fixed`, and each of these sections must always take room: it is never hidden, and has a `minItems` of at least
1 or keeps its place without items. Responses that report a failed section are not covered. In a horizontal screen `y` is 0,
and only tests know `x`, because right to left mirrors the screen over all of its content.

```sdui
sections: fixed
sectionSpacing: 20
section stage: hero { minItems: 1, maxItems: 1, unit Banner { height: 200 } }
section rows: list { minItems: 1, maxItems: 3, unit Row { height: 50 } }
section products: grid { columns: 2, unit ProductCard { height: 200 } }
require products.y <= 400
```
"""#
}
