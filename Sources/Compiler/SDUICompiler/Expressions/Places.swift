import SDUIIR
import SDUISyntax

extension Checker {
  /// `at("items[]")`, `at("type", "style")`, `at("type", as: number)`, `at("page", first: 1)`
  mutating func evaluatePlace(_ arguments: [Syntax], of expression: Syntax) -> Constant {
    var paths: [WirePath] = []
    var form = ResponseForm.usual
    var labels = SeenNames()
    for argument in arguments {
      if let label = program.name(of: argument), !paths.isEmpty {
        if let earlier = labels.insert(label) {
          _ = reportGivenTwice(label, earlier)
          return .invalid
        }
        guard let labelled = placeForm(argument, label, besides: form) else { return .invalid }
        form = labelled
        continue
      }
      guard let literal = program.children(of: argument).last, program.name(of: argument) == nil,
        program.kind(of: literal) == .stringLiteral,
        let text = StringLiteral.value(of: program.bytes(of: literal))
      else {
        paths = []
        break
      }
      guard NameSyntax.wire.violation(in: text) == nil, let path = WirePath(text) else {
        report(
          .valueOutOfRange, "`\(text)` is no path in responses", at: program.range(of: literal),
          remedy: "write keys with points between them, `[]` for each element, `{}` for each member, or `.` alone; a "
            + "backslash before a character makes it part of a key")
        return .invalid
      }
      paths.append(path)
    }
    guard !paths.isEmpty else {
      report(
        .missingArgument, "`at` takes paths in quotes", at: program.range(of: expression),
        remedy: "write it as `at(\"data.items[]\")`")
      return .invalid
    }
    return .place(paths, form)
  }

  /// `as: number`, `first: 1`
  private mutating func placeForm(
    _ argument: Syntax, _ label: WrittenName, besides other: ResponseForm
  ) -> ResponseForm? {
    guard ["as", "first"].contains(label.text), other == .usual else {
      report(
        .unknownArgument,
        other == .usual ? "`at` takes paths, and then `as` or `first`" : "no value takes both `as` and `first`",
        at: program.range(of: argument),
        remedy: "write it as `at(\"type\", as: number)` or `at(\"page\", first: 1)`")
      return nil
    }
    guard let value = program.children(of: argument).last else { return nil }
    let text = program.text(of: value)
    if label.text == "as", text == "number" { return .number }
    if label.text == "first", let first = Int64(text), ResponseForm.firstPages.contains(first) { return .first(first) }
    report(
      .valueOutOfRange, "`\(text)` is no `\(label.text)` of a place", at: program.range(of: value),
      remedy: label.text == "as" ? "write `as: number`" : "write `first: 1`, or remove it: pages count from 0")
    return nil
  }
}
