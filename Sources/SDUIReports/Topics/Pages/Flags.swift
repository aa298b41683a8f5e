// swift-format-ignore-file
// Made from `Grammar/Language/Flags.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let flagsText = #"""
`flag` declares an experiment and its cases. The first case applies if the server sends none. Conditions test it with
`when flag(grid) == tight { … }`; see Clients. Servers use the declared names, so a flag has no `as`.

```sdui
/// The spacing of the products.
flag grid: [control, tight, wide]
```
"""#
}
