import SDUICompiler
import SDUIIR
import SDUISyntax

/// Completions in texts that name something: files, checks, devices.
extension CompletionOffers {
  /// Returns the completions of the contents of a text; `nil` where the author invents them.
  func contents(ofText token: Int) -> [Completion]? {
    let words = place.words
    guard let last = words.last else { return nil }
    let items: [Completion]
    switch (place.containerKind, words[0].text, last.text) {
    case (nil, "import", "import"): items = paths(inQuotes: false)
    case (.block?, "allow", "allow"), (.fieldBlock?, "allow", "allow"):
      items = checkNames.map { Completion($0, .value) }
    case (.block?, "allow", "breaking"), (.fieldBlock?, "allow", "breaking"): items = changeNames(inQuotes: false)
    case (.argumentList?, "device", ":"): items = devices.map { Completion($0, .value) }
    default: return nil
    }
    return items
  }

  /// The files that the one at hand could import.
  func paths(inQuotes: Bool) -> [Completion] {
    importable.filter { !clashes($0) && !isImported($0) }.map { file in
      let text = inQuotes ? "\"\(file.path)\"" : file.path
      let names = file.exports.names.prefix(8).map { $0.completion.label }.joined(separator: ", ")
      return Completion(text, .file, detail: names)
    }
  }

  private func isImported(_ file: ImportableFile) -> Bool {
    let tree = place.tree
    return tree.children(of: tree.root).contains { node in
      guard tree.kind(of: node) == .importDeclaration, let literal = tree.child(of: node, .stringLiteral) else {
        return false
      }
      return StringLiteral.value(of: tree.source.bytes[tree.range(of: literal).bytes]) == file.path
    }
  }

  /// Whether a file brings a name that the one at hand knows already, so that it cannot be imported.
  func clashes(_ file: ImportableFile) -> Bool {
    file.exports.names.contains { names.declaration($0.completion.label, in: scope.file) != nil }
  }

  var checkNames: [String] { DiagnosticCode.allCases.filter { $0.canBeAllowed }.map { $0.rawValue } }

  /// The findings that may be allowed, with the rest of the statement.
  var checks: [Completion] {
    checkNames.map { name in
      Completion(
        "\"\(name)\"", .value, [.text("\"\(name)\" because \""), .placeholder("reason"), .text("\"")])
    }
  }

  /// The rules of changes that may be allowed, with the rest of the statement.
  var changes: [Completion] { changeNames(inQuotes: true) }

  private func changeNames(inQuotes: Bool) -> [Completion] {
    CompatibilityRule.allCases.map { rule in
      let end: [Completion.Piece] = inQuotes ? [.text("\" because \""), .placeholder("reason"), .text("\"")] : []
      return Completion(
        inQuotes ? "\"\(rule.rawValue)\"" : rule.rawValue, .value,
        [.text((inQuotes ? "\"" : "") + rule.rawValue + ": "), .placeholder("name")] + end)
    }
  }
}

extension CompletionPlace {
  /// The text that contains the cursor, and the bytes between its quotes.
  var text: (token: Int, contents: Range<Int>)? {
    guard isInLiteral else { return nil }
    let index = (previous ?? -1) + 1
    guard index < tree.tokens.count, tree.tokens[index].kind == .string else { return nil }
    let range = tree.tokens[index].range
    let isClosed = range.count > 1 && tree.source.bytes[range.upperBound - 1] == UInt8(ascii: "\"")
    return (index, (range.lowerBound + 1)..<(isClosed ? range.upperBound - 1 : range.upperBound))
  }
}
