extension Explanation {
  static let missingIdentity = Explanation(
    .missingIdentity, "a unit without an identity",
    """
    When data changes, a client compares the old items with the new ones by their identities: that is
    how it knows what moved, what is new and what went away. So a component that is used as a unit has
    a field `id` of the type `ID`.

    Where the server calls it by another name, write `id as "productId": ID`. A component that is only a
    header, a footer or a background needs none.
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

  static let duplicateIdentity = Explanation(
    .duplicateIdentity, "two items with one identity",
    """
    Clients tell the items of a section apart by their `id`. Two items of one component with the same
    `id` would be one item to them: one of the two disappears, or an update reaches the wrong one.

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
    A section shows the components that it lists as units and no others; only for those it knows a size.
    Here its content, or one of its `when`s, names a component that is not among them.

    List it in the section, or take one that is listed. In the content, `header` and `footer` are only
    for a section that declares such a part.
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
    Behind `as` a field has the key under which a server sends it. `"."` is no key: it says that the
    data of the unit is the field's value itself, `"data": "Deals"` and no object. So it can be the one
    field of a component only, and never a field of a record or an action, whose data is an object.
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
    Content, payloads and paths such as `data.image.ratio` can only name fields that this contract has.

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
    .missingField, "a field that has to be given",
    """
    A field without a default that is not optional is always there: apps rely on it without asking. So
    content and payloads that you write give it a value, just as a server must.

    Give the value. If the field may be absent, declare it as optional, `subtitle: Text?`, or with a
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
    Fields may be constrained: `Text(length: 3)`, `Int(min: 0, max: 5)`. Identities and URLs have limits
    of their own, dates are written as RFC 3339 has it, and a section has `minItems` and `maxItems`.
    What is refused in a response is refused in a value that you write, too.

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
