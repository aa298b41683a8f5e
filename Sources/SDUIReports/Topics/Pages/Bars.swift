// swift-format-ignore-file
// Made from `Grammar/Language/Bars.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let barsText = #"""
`topBar` and `bottomBar` declare components that stay at the top and bottom of the container while the sections scroll:
tabs, a search field, a basket. They are written like a header. A response carries their data under the same keys.

```sdui
topBar Title { height: 48 }
bottomBar Title { height: 64 }
section rows: list {
  header Title { height: 44, pinned: section }
  unit Row { height: 60 }
}
```

Bars move no section. They extend the scroll range by their heights, and pinned headers stay below the top bar
(R27). A client that reads only format 1.0 shows the screen without them.
"""#
}
