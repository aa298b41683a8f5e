// swift-format-ignore-file
// Made from `Grammar/Language/Imports.md` by `TopicTextTests`.

extension TopicPage {
  /// The text of the page, without its title, its links and the output of its examples.
  static let importsText = #"""
A file contains declarations in any order. A name is declared once in a file and the files that it imports. It may be used
before or after its declaration. In a file with a screen, an unused constant, flag, layout, decoration or import is a
warning.

`import "catalogue.sdui"` makes the declarations of that file available, but not those that it imports in turn:

- The path is relative to the importing file.
- It must not leave the root folder. That is the working directory, or the folder of the compiled file if that file is
  outside of the working directory.
- It names a regular file, not a pipe or a device.
- Files must not import each other in a cycle. The compiler reports each cycle once.
"""#
}
