extension Explanation {
  static let closedName = Explanation(
    .closedName, "a reserved name that is used again",
    """
    `reserved` closes the name of a field that was removed. Old clients and stored responses still use
    this name for the old field, so a new field of the same name, in the source or on the wire, would be
    mistaken for it.

    Choose another name. Remove the `reserved` only if no client and no stored data can know the old
    field.
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
    .fallbackCycle, "fallbacks in a cycle",
    """
    A client that does not know a component gets its fallback. If it does not know the fallback either,
    it gets the fallback of the fallback, and so on. This chain must end with a component that every
    client knows, or with `fallback drop`.
    """,
    example: """
      component Card since 3.2 fallback Tile {} { id: ID }
      component Tile since 3.4 fallback Card {} { id: ID }
      """,
    replacing: "fallback Tile {} {", with: "fallback drop {")

  static let needlessFallback = Explanation(
    .needlessFallback, "a fallback that no client gets",
    """
    A client gets the fallback of a component if it does not know the component. Without `since` or
    `until` every client knows it.

    Declare the version of the app that introduced the component, or remove the fallback.
    """,
    example: """
      component Card fallback drop { id: ID }
      """,
    replacing: "component Card fallback", with: "component Card since 3.2 fallback")

  static let unknownToClient = Explanation(
    .unknownToClient, "a client that does not know what is shown",
    """
    A screen names the clients that it supports; without `clients` it supports all of them. Each client
    must know every component that the screen shows, or get a fallback for it: another component, or
    nothing with `fallback drop`. It must know the fields that a ratio or an action needs, and an
    essential section must keep a unit for it. It must know the cases of an enum that the author writes,
    unless it is an `open enum`, and at least one case for each required field. If `format` sets which
    clients read a later version of the format, the others must get nothing that needs it. The command
    `sduic clients` also reports a section with `minItems`, or an essential stack, if all of its units
    are dropped.

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
    .versionOutsideClients, "a version outside of the supported clients",
    """
    Either all clients that the screen supports know this declaration, or none of them does. For
    example, it was added or removed before 3.0, and the screen supports clients from 3.0 on. So the
    version has no effect.

    Remove the version, or the declaration if no client gets it. This is a warning. It is reported only
    for declarations in a file with exactly one screen: other files may serve screens that support older
    clients.
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
    A `deprecated` declaration still exists for those who cannot do without it, and its text names what
    to use instead.

    This is a warning. It is not reported for a deprecated field without a default in content, because
    the content must contain the field.
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

extension Explanation {
  static let noEarlierScreen = Explanation(
    .noEarlierScreen, "nothing to compare with",
    """
    `sduic breaking PATH --against git:REF` compares the screens at a path with those that the commit
    has there. The commit has none. The path or the reference may be wrong, so the command fails.

    If all screens at the path are newer than the commit, nothing can break: give `--allow-new`.
    """)

  static let contractChange = Explanation(
    .contractChange, "a change that concerns clients that are installed",
    """
    `sduic breaking` compares a screen with an earlier version. It reports each change under the name
    of its rule, such as `field-removed`, which `sduic explain` explains.

    An error breaks installed clients, or data that exists. A warning is a change that the server can
    make harmless. A note is safe. The finding shows a response or a line of code on which both
    versions differ, and its remedy names what keeps old clients intact.
    """)
}
