extension Explanation {
  static let closedName = Explanation(
    .closedName, "a name that was closed is used again",
    """
    `reserved` closes the name of a field that is gone. Old clients and stored responses still mean the
    old field by it, so another one of the same name, in the source or on the wire, would be taken for
    it.

    Choose another name. Only where no client and no stored data can know the old field may the
    `reserved` be removed.
    """,
    example: """
      component ProductCard {
        id: ID
        reserved badge
        badge: Text
      }
      """,
    replacing: "badge: Text", with: "label: Text")

  static let fallbackCycle = Explanation(
    .fallbackCycle, "fallbacks that lead back to where they began",
    """
    A client that does not know a component gets its fallback. If it does not know that either, it gets
    the fallback's fallback, and so on. This must end: with a component that every client knows, or with
    `fallback drop`.
    """,
    example: """
      component Card since 3.2 fallback Tile {} { id: ID }
      component Tile since 3.4 fallback Card {} { id: ID }
      """,
    replacing: "fallback Tile {} {", with: "fallback drop {")

  static let needlessFallback = Explanation(
    .needlessFallback, "a fallback that nobody gets",
    """
    A fallback is what clients get that do not know a component. Without `since` or `until` every client
    knows it.

    Say which version of the app brought the component, or remove the fallback.
    """,
    example: """
      component Card fallback drop { id: ID }
      """,
    replacing: "component Card fallback", with: "component Card since 3.2 fallback")

  static let unknownToClient = Explanation(
    .unknownToClient, "a client that knows nothing of what is shown",
    """
    A screen names the clients that it supports; without `clients` it supports all of them. Each of them
    must know every component that the screen shows, or get a fallback for it: another component, or
    nothing with `fallback drop`. The same holds for fields that a ratio or an action needs, and an
    essential section must keep a unit. Cases of an enum that the author writes must be known as well,
    unless it is an `open enum`, and a field that must be sent needs some case that each client knows.
    Where `format` says who reads a later version of the format, the others get nothing that needs it.

    Add a fallback, or support later clients only.
    """,
    example: """
      component Card since 3.2 { id: ID }

      screen Shop {
        clients: (ios: 3.0...)
        section products: list { unit Card { height: 88 } }
      }
      """,
    replacing: "since 3.2", with: "since 3.2 fallback drop")

  static let versionOutsideClients = Explanation(
    .versionOutsideClients, "a version that no supported client asks for",
    """
    The screen supports clients from some version on, and what is declared beside it came or went before
    that. So the version decides nothing any more.

    Remove it, or what no client gets. This is a warning, and it is given only for what stands in the
    same file as its only screen: other files may serve screens that support older clients.
    """,
    example: """
      component Card { id: ID, badge: Text since 2.4 }

      screen Shop {
        clients: (ios: 3.0..., android: 3.0...)
        section products: list { unit Card { height: 88 } }
      }
      """,
    replacing: "Text since 2.4", with: "Text")

  static let deprecatedUse = Explanation(
    .deprecatedUse, "something deprecated is used",
    """
    What is `deprecated` is still there for those who cannot do without it, and says what to use.

    This is a warning. A deprecated field that content must give, since it has no default, is not
    reported.
    """,
    example: """
      action OpenProduct { product: ID }
      component Card {
        id: ID
        number: ID deprecated "use id"
        on tap: OpenProduct { product: number }
      }
      """,
    replacing: "product: number", with: "product: id")
}
