extension Explanation {
  static let invalidUTF8 = Explanation(
    .invalidUTF8, "bytes that are not UTF-8",
    """
    A `.sdui` file is UTF-8 text. Bytes that belong to no UTF-8 character have no certain meaning, and
    guessing one would put wrong letters on the screens of your users.

    Such bytes come from an editor that saved the file in an older encoding, such as Latin-1 or
    Windows-1252. Save it again as UTF-8. The finding shows where the first bytes stand.
    """)

  static let nulByte = Explanation(
    .nulByte, "a NUL byte in the text",
    """
    A NUL byte never stands in a text, and many programs stop reading where they meet one.

    It is a sign that the file was saved as UTF-16, that a copy broke off, or that this is no text
    file. Save the file as UTF-8, or take it from version control again.
    """)

  static let fileTooLarge = Explanation(
    .fileTooLarge, "a file of more than 64 MiB",
    """
    One file holds at most 64 MiB. It is read into memory as a whole, together with everything that it
    imports, and a file beyond that size would slow down every editor that opens it.

    Nobody writes such a file by hand: look at the program that made it. Split the file and import
    the parts where they are needed.
    """)

  static let unknownCharacter = Explanation(
    .unknownCharacter, "a character that has no meaning",
    """
    Outside strings and comments the language uses plain ASCII only: letters, digits and a few signs.
    So no two things look alike and are different, and every keyboard can type a layout.

    The usual causes are chats and text programs that turn `"` into curly quotes, `*` into `×` and `-`
    into a dash, and habits from other languages, such as `;` and `&&`. Where the meaning is certain,
    the finding offers the right character. Inside strings every character is welcome.
    """,
    example: """
      let cardHeight = 120 × 3/4
      """,
    replacing: "×", with: "*")

  static let unterminatedString = Explanation(
    .unterminatedString, "a string that does not end on its line",
    """
    A string begins and ends on one line, so that a forgotten quote spoils that line and not the rest
    of the file.

    Close the string with `"`. A line break inside the text is written `\\n`, a quote `\\"`.
    """,
    example: """
      component Notice {
        id: ID
        title: Text = "Closed on Sunday
      }
      """,
    replacing: "Sunday", with: "Sunday\"")

  static let invalidEscape = Explanation(
    .invalidEscape, "a backslash with nothing to escape",
    """
    Strings take the escapes of JSON, because they travel as JSON: `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`,
    `\\r`, `\\t`, and `\\u` with four hexadecimal digits. A character beyond U+FFFF takes two `\\u`, one for
    each half, but it may as well be typed as it is.

    Every other character stands for itself and needs no backslash.
    """,
    example: #"""
      component Teaser {
        id: ID
        title: Text = "50 \% off"
      }
      """#,
    replacing: "\\%", with: "%")

  static let invalidColor = Explanation(
    .invalidColor, "a colour without six or eight digits",
    """
    A colour is written `#RRGGBB`, or `#RRGGBBAA` with its opacity last. There are no short forms: the
    same colour always looks the same, so that you can search for it.

    The digits are hexadecimal: 0 to 9 and A to F.
    """,
    example: """
      decoration Panel { color: #FFF }
      """,
    replacing: "color: #FFF", with: "color: #FFFFFF")

  static let invalidNumber = Explanation(
    .invalidNumber, "a number that is not complete",
    """
    A number is digits, and where it has a dot, it has digits on both sides of it: `0.5`, not `.5`.
    A lone dot is easy to overlook, and then a half is read as a five.

    A unit stands directly behind the digits, without a space: `20sp`, `80%`, `4s`.
    """,
    example: """
      let gutter = 16
      let narrowGutter = gutter * .5
      """,
    replacing: "* .5", with: "* 0.5")

  static let blockComment = Explanation(
    .blockComment, "a comment in `/* … */`",
    """
    Comments begin with `//` and end with their line. So you can tell from a single line whether it is
    a comment, in a search result or in a review as well as in an editor.

    Three slashes, `///`, document the declaration below: that text travels into the compiled screen
    and into the help of editors.
    """,
    example: """
      /* Grey on white was too faint. */
      decoration Panel { color: #F4F4F4 }
      """,
    replacing: "/* Grey on white was too faint. */", with: "// Grey on white was too faint.")

  static let hashComment = Explanation(
    .hashComment, "a comment behind `#`",
    """
    Comments begin with `//`. A `#` begins a colour, as in `#F4F4F4`, so it cannot begin a comment as
    well: nobody could tell `#facade` from a word.

    Three slashes, `///`, document the declaration below.
    """,
    example: """
      # Grey on white was too faint.
      decoration Panel { color: #F4F4F4 }
      """,
    replacing: "# Grey", with: "// Grey")

  static let bidirectionalControl = Explanation(
    .bidirectionalControl, "an invisible character that reorders text",
    """
    Some characters are not seen and change the direction of the text around them: U+202A to U+202E,
    U+2066 to U+2069, U+200E, U+200F and U+061C. With them a line can look like another one than the
    compiler reads, so that a review passes what nobody has seen.

    A text that needs such a character, as Arabic and Hebrew may, takes its escape, such as `\\u200F`:
    it reaches the client as the same character, and everybody sees that it is there. Comments have
    no escapes; leave the character out. `sduic` shows it as `<U+200F>`.
    """)

  static let danglingDocumentation = Explanation(
    .danglingDocumentation, "documentation of nothing",
    """
    A `///` comment documents the declaration, section, unit or field that directly follows it, and
    travels with it into the compiled screen and into the help of editors. Here nothing follows that
    could be documented, so its words would be lost.

    An empty line between the comment and the declaration breaks the bond as well.
    """,
    example: """
      /// Room at the sides of every section.

      let gutter = 16
      """,
    replacing: "section.\n\n", with: "section.\n")
}
