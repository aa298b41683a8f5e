// swift-format-ignore-file
// Made from `Grammar/Language/Allow.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let allowText = #"""
`allow` silences one warning in its block, or the finding `"touch-target"`, and gives the reason. `sduic prove` lists each
obligation that is allowed. An `allow` that silences nothing is itself a warning.

```sdui
section rows: list {
  unit Row { height: 60 }
  when width < 600 and width >= 900 { spacing: 1 }
  allow "unreachable-when" because "the bounds are filled in when the design is ready"
}
```
"""#
}
