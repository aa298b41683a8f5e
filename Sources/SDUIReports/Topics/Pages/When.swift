// swift-format-ignore-file
// Made from `Grammar/Language/When.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let whenText = #"""
`when` changes properties while a condition holds. It changes values only: it adds no units, sections or content.

```sdui
section products: grid {
  columns: 2
  spacing: 8
  header Title { height: 44 }
  unit ProductCard { ratio: 3:4 }

  when width >= 600 { columns: 3, header { height: 56 } }
  when width >= 1024 and direction == rtl {
    columns: 5
    unit ProductCard { height: 320 }
  }
}
```

| condition | compares |
|---|---|
| `width >= 600`, `width < 600`, `height …` | the size of the container with a constant |
| `horizontal == compact`, `vertical == regular` | the size class of an axis; if a device does not report it, regular begins at a width of 600 points and a height of 480 |
| `idiom == phone`, `idiom == pad` | the kind of device |
| `direction == rtl`, `direction == ltr` | the direction of text |
| `flag(grid) == tight` | the case of an experiment |
| `ios >= 3.2`, `android < 4` | the version of a client |

Combine conditions with `and`, `or` and `not`. Parentheses are required where `and` and `or` meet. Widths, heights and
versions are compared with `>=` and `<` only, so neighbouring conditions neither overlap nor leave a gap.

**Name a condition** with `let`. Files that import the declaration can use it too:

```sdui
let tablet = width >= 600
let roomy = tablet and vertical == regular

screen Home {
  section products: grid {
    columns: 2
    unit Row { height: 40 }
    when tablet { columns: 3 }
    when roomy { columns: 4 }
    when not tablet { spacing: 4 }
  }
}
```

**Nest a `when` in another one.** It holds while both conditions hold, and it overrides the outer one:

```sdui
screen Home {
  section products: grid {
    columns: 2
    unit Row { height: 40 }
    when width >= 600 {
      columns: 3
      when direction == rtl { spacing: 8 }
    }
  }
}
```

A `when` that never holds is a warning. So is a `when` that holds nowhere within the `widths`, `heights` and `clients` of
the screen, and one that later ones override completely.
"""#
}
