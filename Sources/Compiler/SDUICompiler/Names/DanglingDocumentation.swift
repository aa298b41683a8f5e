import SDUISyntax

extension Checker {
  /// Reports `///` comments that document nothing: what they say would be lost.
  mutating func reportDanglingDocumentation() {
    for tree in program.trees {
      for comment in tree.danglingDocumentation() {
        let range = SourceRange(file: tree.file, Int(comment.start)..<Int(comment.end))
        let marker = SourceRange(file: tree.file, Int(comment.start)..<Int(comment.start) + 3)
        report(
          .danglingDocumentation, "this `///` comment documents nothing", at: range,
          remedy: "put it directly before a declaration, a section or a field, or write it as `//`",
          fixes: [FixIt("write it as `//`", edits: [TextEdit(marker, "//")])])
      }
    }
  }
}
