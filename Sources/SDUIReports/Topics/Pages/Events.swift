// swift-format-ignore-file
// Made from `Grammar/Language/Events.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let eventsText = #"""
`on event: Action { field: value }` performs an action when an event happens. The events of a component are `tap`,
`longPress`, `swipe`, `pan`, `pinch`, `select`, `highlight`, `appear` and `disappear`. `on cartButton.tap` is the event of a
control inside the component. The fields of the action take fields of the component, or values:

```sdui
action Open { product: ID, currency: Text, from: Text }

component Offer {
  id: ID
  price: Price
  link: Action(OpenProduct, Open)
  on tap: Open { product: id, currency: price.currency, from: "offers" }
  on longPress: link
  on cartButton.tap: OpenProduct { product: id }
}
```

To let the server choose the action, write a field of type `Action(…)` in its place.

The events of a section are:

- `pageWillAppear`, `pageAppear`, `pageWillDisappear` and `pageDisappear` of a carousel with pages. They provide
  `event.page`, which counts from 0.
- `reachStart` when the first item comes into view, and `reachEnd` when the last one does.
- `reorder` when a person has moved an item.

```sdui
action LoadMore

screen Feed {
  section strip: carousel {
    scroll: groupPaging
    unit Banner { width: 100%, height: 200 }
    on pageAppear: TrackPage { strip: "top", page: event.page }
  }
  section rows: list {
    unit Row { height: 60 }
    on reachEnd: LoadMore
  }
}
```
"""#
}
