// swift-format-ignore-file
// Made from `Grammar/Language/Tests.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let testsText = #"""
A test checks figures in one container. In addition to the figures of requirements, it knows the position
of everything before the screen scrolls, as `sduic layout` prints it: `x` and `y` of a section or of the items of a unit,
from the upper left corner of the content. `frame` compares several of these figures at once. A comparison that names a unit
must hold for each of its items. A `require` outside of tests knows only positions of sections, because a
response decides which items are before another one.

```sdui
screen Home {
  sectionSpacing: 24
  section stage: hero { unit Banner { height: 200 }, maxItems: 1 }
  section products: grid {
    columns: 2
    spacing: 8
    maxItems: 4
    unit ProductCard { height: 120 }
  }
  require stage.height + products.height <= 600
  test "products below the stage" at (width: 390) {
    require products.frame == (x: 0, y: 224, width: 390)
    require products.ProductCard.y >= 224
  }
}
```

The container of a test has a `width`, and optionally `height`, `textScale`, `horizontal`, `vertical`, `idiom` and
`direction`. A device may replace the size: `at (device: "ipad-pro-11 landscape half")` sets the size, insets, size classes
and idiom. `sduic layout --devices` lists the devices.
"""#
}
