// swift-format-ignore-file
// Made from `Grammar/Language/Constants.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let constantsText = #"""
`let` names a value of any type except a keyword. A length may use figures. A condition is any condition that
`when` accepts:

```sdui
let gutter = 16
let wide = 600
let panelMargin = max(8, (container.width - wide) / 2)
let campaign = "summer"
let tablet = width >= wide

layout Panels: list {
  insets: (horizontal: panelMargin, vertical: gutter / 2)
  when tablet {
    spacing: gutter
  }
}
```
"""#
}
