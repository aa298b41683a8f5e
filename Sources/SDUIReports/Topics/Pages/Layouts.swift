// swift-format-ignore-file
// Made from `Grammar/Language/Layouts.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let layoutsText = #"""
A layout is a kind of section with its properties set, under a name that the team chooses. Sections use it in place of the
kind.

```sdui
/// A strip with the shop's margins.
layout Rail(gap: Length = 12): carousel {
  spacing: gap
  insets: (horizontal: 16)
  header { height: 44 }

  when horizontal == regular { insets: (horizontal: 24) }
}

/// A strip of which so many cards are in view.
layout PeekingRail(phone: Number, tablet: Number): Rail(gap: 8) {
  item { inView: phone, height: 200 }

  when width >= 600 { item { inView: tablet } }
}

screen Home {
  section products: PeekingRail(phone: 2.25, tablet: 4) {
    header Title
    unit ProductCard
  }
}
```

- Parameters have a type and optionally a default. The types are `Int`, `Number`, `Length`, `Percent`, `Ratio`, `Duration`,
  `Text`, `Bool` and `Color`. Arguments are named.
- Each property that takes keywords has a type of these keywords, named after the property: `Scroll` for `scroll`,
  `RowAlign` for `rowAlign`. A parameter of this type sets that property only, or is passed to a parameter of the same type.
- A layout may extend another layout and override its properties.
- A layout contains properties of a section, `item`, the sizes of `header`, `footer` and `background`, a decoration as
  background, `row` or `column` of a mosaic, `when` and `require`. It contains no units, no content and no events, and does
  not choose the component of a header, so any section may use it.

```sdui
layout Posters(shape: Ratio = 2:3, motion: Scroll = continuous): carousel {
  scroll: motion
  item { inView: 2.5, ratio: shape }
}

screen Films {
  section popular: Posters(shape: 16:9, motion: groupPaging) { unit ProductCard }
  section mine: Posters { unit ProductCard }
}
```
"""#
}
