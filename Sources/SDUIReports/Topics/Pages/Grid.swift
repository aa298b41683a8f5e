// swift-format-ignore-file
// Made from `Grammar/Language/Grid.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let gridText = #"""
A grid has equal columns and fills them row by row. `columns` is required. Items keep their order, and a row ends when the
next item does not fit. With `place: nextRow` an item waits until the row is full, so the row has no hole. `rowAlign` aligns
the items of a row that are lower than the highest one.

```sdui
section products: grid {
  columns: adaptive(min: 160, max: 4)
  spacing: (lines: 16, items: 8)
  insets: (horizontal: 16)
  rowAlign: stretch
  unit ProductCard { height: item.width + 40 }
  unit Banner { span: all, height: 100, place: nextRow }
}
```

With `rowHeight` all rows have the same height, and an item may span several of them: `span: (columns: 2, rows: 2)`. An item
that spans `r` rows is `r` rows and the `r − 1` line spacings between them high, so its unit has no `height`. `rowHeight`
may use `column.width`, the width of one column, which no other length may use.

Each item takes the first free place after the previous item. With `packing: dense` a later item also fills a hole that
earlier items left, so items may leave the order of the data.

```sdui
section widgets: grid {
  columns: 3
  rowHeight: column.width
  packing: dense
  spacing: 12
  insets: (horizontal: 16)
  unit ProductCard
  unit Banner { span: (columns: 2, rows: 2) }
}
```

`rowHeight` excludes everything else that decides a height: `height`, `ratio`, `minHeight`, `maxHeight`, `rowAlign` and
`uniformAcrossSiblings` are errors in such a section, and so is `place: nextRow`. A `when` may change `rowHeight`, `packing`
and spans. The height of a section with several spans depends on the order of its items. `sduic prove` decides it if
`maxItems` leaves few sequences of items, and otherwise reports it as undecided.

If a field of the data decides about the size of an item, `match` names a span for each case of its enumeration. The
enumeration must be closed and the field required, so that each item has exactly one of the cases. The compiler proves each
case by itself.

```sdui
enum WidgetSize { small, wide, large }
component Widget { id: ID, size: WidgetSize = small }

screen Dashboard {
  section widgets: grid {
    columns: 2
    rowHeight: column.width
    packing: dense
    unit Widget { span: match(data.size, small: 1, wide: 2, large: (columns: 2, rows: 2)) }
    content {
      Widget { id: "weather", size: large }
      Widget { id: "steps" }
    }
  }
}
```

A grid may begin in a later column: `startColumn: 3` leaves the first two cells empty. In a calendar each month begins on a
different weekday, so the server sends the column, within the bounds of `fromServer`.

```sdui
section days: grid {
  columns: 7
  fromServer: (startColumn: 1...7)
  unit ProductCard { height: 48 }
}
```
"""#
}
