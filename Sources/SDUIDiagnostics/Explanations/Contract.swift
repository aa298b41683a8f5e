extension Explanation {
  static let missingIdentity = Explanation(
    .missingIdentity, "a unit without an identity",
    """
    When data changes, a client compares the identities of the old and the new items. They show which
    items moved, which are new and which were removed. So a component that is used as a unit needs a
    field `id` of the type `ID`, or `ID(as: number)` if the server sends numbers.

    If the server uses another name for it, write `id as "productId": ID`. A component that is only a
    header, a footer or a background needs no identity, and neither does a unit of a section with
    `maxItems: 1`. If the server has no ids, write `identity: position` in the section. Clients then
    cannot animate which items moved.
    """,
    example: """
      component OrderRow { number: Text }

      screen Orders {
        section recent: list {
          unit OrderRow { height: 72 }
        }
      }
      """,
    replacing: "number: Text", with: "id: ID, number: Text")

  static let identityWithDefault = Explanation(
    .identityWithDefault, "an identity with a default",
    """
    Clients tell the items of a section apart by their `id`. If a response may leave the `id` out, all
    items without one have the default, and so one identity. Lists of iOS end the app then.

    Remove the default, and send an `id` with each item. If the server has no ids, write
    `identity: position` in the section, or `maxItems: 1` if it never has more than one item.
    """,
    example: """
      component Tile { id: ID = "tile", title: Text }

      screen Home {
        section tiles: list {
          unit Tile { height: 88 }
        }
      }
      """,
    replacing: "ID = \"tile\"", with: "ID")

  static let duplicateIdentity = Explanation(
    .duplicateIdentity, "two items with one identity",
    """
    Clients tell the items of a section apart by their `id`. They would take two items of one component
    with the same `id` for one item: one of the two disappears, or an update changes the wrong one.

    Give each item an `id` of its own.
    """,
    example: """
      component Banner { id: ID }

      screen Shop {
        section banners: hero {
          unit Banner { height: 200 }
          content {
            Banner { id: "summer" }
            Banner { id: "summer" }
          }
        }
      }
      """,
    replacing: "\"summer\" }\n    }", with: "\"winter\" }\n    }")

  static let unacceptedUnit = Explanation(
    .unacceptedUnit, "an item that the section does not accept",
    """
    A section shows only the components that it declares as units, because it has sizes only for those.
    Here its content, or one of its `when`s, names another component.

    Declare the component as a unit of the section, or use one that is declared. In the content,
    `header` and `footer` are allowed only if the section declares such a part.
    """,
    example: """
      component Banner { id: ID }
      component Ad { id: ID }

      screen Shop {
        section banners: hero {
          unit Banner { height: 200 }
          content {
            Banner { id: "summer" }
            Ad { id: "sunscreen" }
          }
        }
      }
      """,
    replacing: "unit Banner { height: 200 }", with: "unit Banner { height: 200 }\n    unit Ad { height: 120 }")

  static let dataItself = Explanation(
    .dataItself, "a field that is the data itself, beside others",
    """
    The name after `as` is the key under which a server sends a field. `"."` is not a key. It means that
    the value of the field is the data of the unit itself: `"data": "Deals"` and not an object. So the
    component can have no other field. A record or an action cannot have such a field, because its data
    is an object.
    """,
    example: """
      component SectionTitle {
        title as ".": Text
        count: Int
      }
      """,
    replacing: "title as \".\"", with: "title")

  static let unknownField = Explanation(
    .unknownField, "a field that is not declared",
    """
    The fields of a component, a record or an action are the contract between the server and the app.
    Content, payloads and paths such as `data.image.ratio` can use only the fields of this contract.

    Correct the name, or declare the field.
    """,
    example: """
      action OpenProduct { product: ID }

      component ProductCard {
        id: ID
        on tap: OpenProduct { productId: id, product: id }
      }
      """,
    replacing: "productId: id, product: id", with: "product: id")

  static let missingField = Explanation(
    .missingField, "a missing field",
    """
    A field that has no default and is not optional is required: apps rely on it without checking. So
    content and payloads that you write must contain it, as a server's data must.

    Add the value. If the field may be absent, declare it as optional, `subtitle: Text?`, or with a
    default, `subtitle: Text = "…"`.
    """,
    example: """
      action OpenProduct { product: ID }

      component ProductCard {
        id: ID
        on tap: OpenProduct
      }
      """,
    replacing: "on tap: OpenProduct", with: "on tap: OpenProduct { product: id }")

  static let constraintBroken = Explanation(
    .constraintBroken, "a value that breaks the contract",
    """
    Fields may have constraints: `Text(length: 3)`, `Int(min: 0, max: 5)`. Identities and URLs have
    limits of their own, dates have the form of RFC 3339, and a section has `minItems` and `maxItems`. A
    value that is refused in a response is also refused in the source.

    Change the value, or the constraint if it is wrong.
    """,
    example: """
      record Price {
        amount: Decimal(min: 0)
        currency: Text(length: 3) = "Euro"
      }
      """,
    replacing: "\"Euro\"", with: "\"EUR\"")
}
