extension Explanation {
  static let invalidUTF8 = Explanation(
    .invalidUTF8, "bytes that are not UTF-8",
    """
    A `.sdui` file must be UTF-8 text. Bytes that are not valid UTF-8 have no certain meaning. If the
    compiler guessed one, your users could see wrong letters on their screens.

    Such bytes come from an editor that saved the file in an older encoding, such as Latin-1 or
    Windows-1252. Save the file again as UTF-8. The finding shows the place of the first invalid bytes.
    """)

  static let nulByte = Explanation(
    .nulByte, "a NUL byte in the text",
    """
    Text contains no NUL bytes, and many programs stop reading at one.

    A NUL byte is a sign that the file was saved as UTF-16, that it was copied incompletely, or that it
    is not a text file. Save the file as UTF-8, or restore it from version control.
    """)

  static let fileTooLarge = Explanation(
    .fileTooLarge, "a file of more than 64 MiB",
    """
    A file may have at most 64 MiB. The compiler reads it into memory as a whole, together with
    everything that it imports. A larger file would slow down every editor that opens it.

    Nobody writes such a file by hand, so look at the program that generated it. Split the file, and
    import the parts where you need them.
    """)

  static let unknownCharacter = Explanation(
    .unknownCharacter, "a character that has no meaning",
    """
    Outside strings and comments the language uses only ASCII: letters, digits and a few signs. So no
    two characters look alike but differ, and you can type a layout on every keyboard.

    The usual causes are chats and word processors, which turn `"` into curly quotes, `*` into `×` and
    `-` into a dash, and habits from other languages, such as `;` and `&&`. If the meaning is certain,
    the finding offers the right character. Inside strings every character is allowed.
    """,
    example: """
      let cardHeight = 120 × 3/4
      """,
    replacing: "×", with: "*")

  static let unterminatedString = Explanation(
    .unterminatedString, "a string that does not end on its line",
    """
    A string begins and ends on the same line. So a forgotten quote affects only that line and not the
    rest of the file.

    Close the string with `"`. Inside a string, write a line break as `\\n` and a quote as `\\"`.
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
    Strings are sent as JSON, so they use the escapes of JSON: `\\"`, `\\\\`, `\\/`, `\\b`, `\\f`, `\\n`, `\\r`,
    `\\t`, and `\\u` with four hexadecimal digits. A character beyond U+FFFF needs two `\\u` escapes, one
    for each half, but you can also type the character itself.

    No other character needs a backslash.
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
    Write a colour as `#RRGGBB`, or as `#RRGGBBAA` with its opacity last. There are no short forms. So
    the same colour always looks the same, and you can search for it.

    The digits are hexadecimal: 0 to 9 and A to F.
    """,
    example: """
      decoration Panel { color: #FFF }
      """,
    replacing: "color: #FFF", with: "color: #FFFFFF")

  static let invalidNumber = Explanation(
    .invalidNumber, "a number that is not complete",
    """
    A number consists of digits. If it contains a dot, it has digits on both sides of the dot: `0.5`,
    not `.5`. A dot at the beginning is easy to overlook, and a half is then read as a five.

    A unit follows the digits without a space: `20sp`, `80%`, `4s`.
    """,
    example: """
      let gutter = 16
      let narrowGutter = gutter * .5
      """,
    replacing: "* .5", with: "* 0.5")

  static let blockComment = Explanation(
    .blockComment, "a comment in `/* … */`",
    """
    A comment begins with `//` and ends at the end of the line. So you can see from a single line
    whether it is a comment, in a search result or a review as well as in an editor.

    Three slashes, `///`, document the declaration below them. The compiler copies this text into the
    compiled screen, and editors show it in their help.
    """,
    example: """
      /* Grey on white was too faint. */
      decoration Panel { color: #F4F4F4 }
      """,
    replacing: "/* Grey on white was too faint. */", with: "// Grey on white was too faint.")

  static let hashComment = Explanation(
    .hashComment, "a comment after `#`",
    """
    A comment begins with `//`. A `#` begins a colour, as in `#F4F4F4`, so it cannot also begin a
    comment: nobody could tell whether `#facade` is a colour or a word.

    Three slashes, `///`, document the declaration below them.
    """,
    example: """
      # Grey on white was too faint.
      decoration Panel { color: #F4F4F4 }
      """,
    replacing: "# Grey", with: "// Grey")

  static let bidirectionalControl = Explanation(
    .bidirectionalControl, "an invisible character that reorders text",
    """
    Some invisible characters change the direction of the text around them: U+202A to U+202E, U+2066 to
    U+2069, U+200E, U+200F and U+061C. With them a line can look different from what the compiler reads,
    so a reviewer may approve text that nobody has seen.

    If a string needs such a character, for example in Arabic or Hebrew, write its escape, such as
    `\\u200F`. The client receives the same character, and everybody sees that it is there. Comments have
    no escapes, so leave the character out of them. `sduic` prints it as `<U+200F>`.
    """)

  static let controlCharacter = Explanation(
    .controlCharacter, "a control character in a comment or a string",
    """
    Control characters (U+0000 to U+001F, U+007F to U+009F) and the line ends U+2028 and U+2029 are not
    shown as text. Some move the cursor of a terminal or erase what it shows, so a reviewer may approve
    text that nobody has seen. A tab is allowed in comments.

    Write such a character in a string as its escape, such as `\\u001B`. Comments have no escapes, so
    leave it out of them. Generated code has a space in its place.
    """)

  static let danglingDocumentation = Explanation(
    .danglingDocumentation, "documentation without a declaration",
    """
    A `///` comment documents the declaration, section, unit, field or case that directly follows it.
    The compiler copies it into the compiled screen, and editors show it in their help. Here nothing
    follows that can be documented, so the text would be lost.

    An empty line between the comment and the declaration separates them, too.
    """,
    example: """
      /// Room at the sides of every section.

      let gutter = 16
      """,
    replacing: "section.\n\n", with: "section.\n")
}
