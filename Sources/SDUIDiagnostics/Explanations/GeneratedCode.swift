extension Explanation {
  static let conflictingDeclarations = Explanation(
    .conflictingDeclarations, "two screens that declare different things under one name",
    """
    `sduic generate` makes one type for each name, which all screens of a run share. Two screens,
    each in a program of its own, may declare the same name with different fields, cases or versions.
    One type cannot be both.

    Declare it once, in a file that both screens import, or give one of the declarations another
    name. If the screens belong to different apps, generate their code into different folders.
    """)

  static let unsupportedInCode = Explanation(
    .unsupportedInCode, "a part of a screen that generated code cannot express",
    """
    The screen is correct, but the language or the architecture that `sduic generate` writes code for
    has no way to express this part of it. The message names the part and the limit. Nothing is
    written, so that no part of a screen is lost silently.

    Follow the remedy, or choose another architecture. Other outputs of the screen are not affected.
    """)
}
