// swift-format-ignore-file
// Made from `Grammar/Language/Enums.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let enumsText = #"""
```sdui
enum Badge { new, sale, soldOut as "SOLD_OUT" }

/// A newer server may add states.
open enum OrderState { placed, packed, delivered }
```

A value is one of the cases. An `open` enum requires clients to tolerate cases that they do not know. Where an enum is
expected, write the name of a case alone: `badge: sale`.

A case may carry data of any type, written after a colon:

```sdui
enum Media { photo: Image, video as "VIDEO": Clip, none }

record Clip { url: URL, seconds: Int(min: 1) }
component Story { id: ID, media: Media = none }

screen Stories {
  section stories: list {
    unit Story { height: 200 }
    content {
      Story { id: "1", media: Media { video: Clip { url: "https://example.com/1.mp4", seconds: 12 } } }
      Story { id: "2", media: none }
    }
  }
}
```

A value is a case with its data, `Media { photo: … }`, or the name of a case without data. In JSON it is an object, as an
action is: `{ "type": "VIDEO", "payload": { … } }`, without `payload` if the case has no data. The schema distinguishes the
cases by a `discriminator`. The data is never optional; declare a case without data instead. No enum contains itself.
Clients of format 1.0 refuse a document that uses such an enum.
"""#
}
