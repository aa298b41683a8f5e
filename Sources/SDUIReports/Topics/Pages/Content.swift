// swift-format-ignore-file
// Made from `Grammar/Language/Content.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let contentText = #"""
`content` contains items that the author writes. A client shows them until a server sends items for the section. The
compiler checks each item against its component.

```sdui
section campaign: hero {
  header Title { height: 72, overlays: true }
  unit Banner { ratio: 16:9 }
  content {
    header { text: "Autumn is here" }
    Banner {
      id: "autumn"
      picture: Image { url: "https://shop.example/autumn.jpg", width: 1600, height: 900, alt: "A park" }
      link: OpenProduct { product: "coat" }
    }
  }
}
```

A section without `content` has no items until a response arrives.

To write content in several languages, give keys in place of texts:

```sdui
section campaign: hero {
  header Title { height: 72, overlays: true }
  unit Topic { height: 120 }
  content {
    header { text: localized("campaign.title") }
    Topic { id: "coats", name: localized("campaign.coats") }
  }
}
```

The compiled document contains the keys, `{ "localized": "campaign.title" }`. A client that shows content from a document looks
them up in its own strings. A server replaces them when it renders a response:

```
sduic compile home.sdui --emit strings --pretty -o en.json
sduic render home.sdui --data today.json --strings en.json
```

The first command writes all keys with empty texts, for translators to fill in. The second one refuses keys without a text and
texts that break the constraints of their field, such as `Text(max: 60)`. Only fields of the type `Text` take a key, and only in
content: defaults and payloads of events are the same in all languages.
"""#
}
