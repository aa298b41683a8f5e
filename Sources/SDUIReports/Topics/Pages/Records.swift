// swift-format-ignore-file
// Made from `Grammar/Language/Records.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let recordsText = #"""
A record is a group of fields. It may contain other records, but not itself, directly or indirectly.

```sdui
record Address { street: Text, city: Text, country: Text(length: 2) = "DE" }
```
"""#
}
