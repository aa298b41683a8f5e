extension Explanation {
  static let importNotFound = Explanation(
    .importNotFound, "an import that leads to no file",
    """
    An import names a file by its path from the folder of the file that says it, with its ending. There
    is no search in other folders, so that it is always certain which file is meant.

    Check the spelling, capital letters too: a path that works on one computer may fail on another.
    The same is reported for a file that is there and cannot be read.
    """,
    example: """
      import "shared/catalog.sdui"

      screen Shop {
        section products: list {
          unit ProductCard { height: 200 }
        }
      }
      """,
    others: [File("shared/catalogue.sdui", catalogue)],
    replacing: "shared/catalog.sdui", with: "shared/catalogue.sdui")

  static let importOutsideRoot = Explanation(
    .importOutsideRoot, "an import that leaves the root folder",
    """
    Imports stay below the root folder: the workspace in an editor, otherwise the folder in which
    `sduic` runs if the file is below it, and else the file's own folder. So a layout that someone sends
    you cannot read the rest of your disk, and a project compiles wherever its folder is copied.

    Move the shared file below the root folder, or run `sduic` from a folder that holds both.
    """,
    example: """
      import "../catalogue.sdui"

      screen Shop {
        section products: list {
          unit ProductCard { height: 200 }
        }
      }
      """,
    others: [File("../catalogue.sdui", catalogue)],
    replacing: "../", with: "")

  static let importCycle = Explanation(
    .importCycle, "files that import one another",
    """
    A file cannot import itself, neither directly nor through others. Without cycles, each file can be
    read from its imports on, and it is plain which one depends on which.

    The message shows the whole cycle. What both files need belongs into a third one, which both
    import.
    """,
    example: """
      import "catalogue.sdui"

      let wideGutter = gutter * 2
      """,
    others: [File("catalogue.sdui", "import \"example.sdui\"\n\n" + catalogue)],
    replacing: "import \"example.sdui\"\n\n", with: "")

  static let duplicateImport = Explanation(
    .duplicateImport, "a file that is imported twice",
    """
    The second import of a file brings nothing that the first has not brought already. Two paths may
    lead to one file, as in the example.

    This is a warning: the result is the same without the second import, which can be removed.
    """,
    example: """
      import "catalogue.sdui"
      import "./catalogue.sdui"

      let wideGutter = gutter * 2
      """,
    others: [File("catalogue.sdui", catalogue)],
    replacing: "import \"./catalogue.sdui\"\n", with: "")

  static let tooManyFiles = Explanation(
    .tooManyFiles, "more files than one screen may import",
    """
    A screen and everything that it imports are at most 4,096 files. Each of them is read whenever the
    screen is compiled, and a catalogue that large is one that a program made.

    Join small files that are always used together.
    """)

  private static let catalogue = """
    let gutter = 16

    component ProductCard { id: ID }
    """
}
