// swift-format-ignore-file
// Made from `Grammar/Language/Components.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let componentsText = #"""
A component declares the data of a unit, a header, a footer, a bar, a background or a placeholder.

```sdui
enum Corner { new, sale }

component Card as "CARD" {
  id as "productId": ID
  name: Text(min: 1, max: 80)
  picture: Image
  price: Price
  oldPrice: Price?
  corner: Corner = new
  rating: Decimal(min: 0, max: 5)?
  tags: [Text(max: 20)](max: 5) = []
  weight: Decimal(as: number, min: 0)?
  link: Action(OpenProduct, TrackPage)
  on tap: link
}
```

A field has a name, optionally a wire name, a type, and optionally a default and versions.

| type | contains | constraints |
|---|---|---|
| `ID` | a text of 1 to 2,048 characters, or with `as: number` a whole number of any size | `as: number` |
| `Text` | a text; characters are code points | `min`, `max`, `length` |
| `Int` | a whole number within ±2⁵³ | `min`, `max` |
| `Decimal` | a decimal number, exactly as written | `min`, `max`, `as: number` |
| `Bool` | `true` or `false` | |
| `URL` | an absolute URL of at most 2,048 characters; its scheme begins with a letter | |
| `Date` | a date with time and offset in the form of RFC 3339: `"2026-01-31T09:00:00Z"` | |
| `Color` | a colour | |
| `Image` | `url`, `width` and `height` in pixels, and an optional `alt`; sizes may use `data.picture.ratio` | |
| `Action(A, B)` | one of these actions with its payload; the server chooses | |
| a declared enum or record | a case, with its data if it has some, or the fields | |
| `[T]` | a list | `min`, `max`, `length` |
| `T?` | a `T`, or nothing | |

A `Decimal` is a string in JSON, `"9.50"`, because many JSON parsers convert numbers to doubles. `Decimal(as: number)` is
for servers that send numbers: in JSON it is `9.50`, and `sduic` never converts it to a double. The two are different types,
in payloads too. Clients of format 1.0 refuse a document that uses `Decimal(as: number)`.

`ID(as: number)` is for servers whose identities are numbers: `"id": 7`. `sduic` and generated code keep the digits as a text,
so identities beyond 2⁵³ stay exact. A server may also send the digits in a text: `7` and `"7"` are one identity. Code in
JavaScript loses digits beyond 2⁵³ when it parses JSON, so the generated reader reports such a number as a fault. Send those
identities in texts to it. `ID` and `ID(as: number)` are different types, in payloads too. Clients of formats 1.0 and 1.1 refuse
a document that uses `ID(as: number)`.

Constraints of a list count its elements: `Image`. They follow the brackets. Constraints of the elements
are inside: `Text(max: 20)`.

A field without a default and without `?` is required. A field with a default may be absent and then has the default, so it
takes no `?`. The default must satisfy the constraints.

A component that is used as a unit has a field `id: ID`, which identifies its items. Other components need none. With the
wire name `"."` the only field of a component is the data itself: `"data": "Deals"` instead of
`"data": { "text": "Deals" }`.

```sdui
component Heading { text as ".": Text }
```

`with` copies the fields of another component or record to its own place:

```sdui
/// The fields of every tile.
record Tile {
  /// Identifies the item.
  id: ID
  title: Text
  picture: Image
}

component FilmTile {
  with Tile
  minutes: Int
}
```

The screen document is the same as if the fields were written there, with their documentation, defaults and versions. `with`
copies nothing else: no events, no fallback, no reserved names and no versions of the whole declaration. Two fields of the
same name are an error, wherever they come from. At most 64 declarations copy from one another in a chain,
and all `with`s of a program copy at most 65,536 fields.
"""#
}
