import SDUICompiler
import SDUIIR
import SDUISyntax

/// The order of completions: what the files of the program have at like places comes first.
extension CompletionOffers {
  /// Returns completions, best first: by what the program has at like places, by what is usual, and by names that are alike.
  func ranked(_ items: [Completion]) -> [Completion] {
    guard items.count > 1 else { return items }
    let isBeginning = isAtBeginning && (place.container.map { !isBracket($0) } ?? true)
    let counts = isBeginning ? countsAtBeginnings : countsAfterWords(items)
    let before = isBeginning ? wordBefore : ""
    let names = isBeginning ? [] : contextNames
    let scores = items.map { item in
      let key = item.firstWord
      let isUsualType = item.kind == .type && names.first.flatMap(SimilarNames.type(ofField:)) == item.label
      let isAlike =
        isUsualType || (item.kind != .keyword && names.contains { SimilarNames.areSimilar($0, item.label) })
      return (isRequired(item) ? 10_000 : 0) + (counts[key] ?? 0)
        + (isBeginning ? usualWeight(of: key, after: before) : 0)
        + (isAlike ? 40 : 0) + (item.importEdit == nil ? 0 : -1_000)
    }
    let order = items.indices.sorted { scores[$0] != scores[$1] ? scores[$0] > scores[$1] : $0 < $1 }
    return order.map { items[$0] }
  }

  /// Whether a piece has parentheses or square brackets, in which no statements are.
  private func isBracket(_ piece: Syntax) -> Bool {
    switch program.kind(of: piece) {
    case .block, .fieldBlock, .recordBody, .contentBlock, .enumDeclaration: false
    default: true
    }
  }

  /// Whether a completion is a property or field without which its block is not complete.
  private func isRequired(_ item: Completion) -> Bool {
    guard item.kind == .property, let kind = scope.kind, !isAdapting, scope.layout == nil else { return false }
    let isItem = place.owner.map { program.kind(of: $0) == .itemStatement } ?? false
    guard !isItem, place.section.map(setsItem) != true || scope.place != .item else { return false }
    return Vocabulary.required(in: scope.place, of: kind).contains { $0.row.name == item.label }
  }

  /// Whether a section has an `item`, or a layout which may have one.
  private func setsItem(_ section: Syntax) -> Bool {
    let name = program.child(of: section, .layoutReference).flatMap(program.name)?.text ?? ""
    return LayoutKind(rawValue: name) == nil
      || program.child(of: section, .block).flatMap { program.child(of: $0, .itemStatement) } != nil
  }

  private func usualWeight(of word: String, after before: String) -> Int {
    switch place.containerKind {
    case nil:
      // One screen is usual, and imports are at the beginning.
      let hasScreen = place.tree.children(of: place.tree.root).contains {
        place.tree.kind(of: $0) == .screenDeclaration
      }
      if word == "screen", hasScreen { return 6 }
      if word == "import", !["", "import"].contains(before) { return 0 }
      return UsualStatements.weight(of: word, after: "", among: UsualStatements.ofFile)
    case .fieldBlock?: return UsualStatements.weight(of: word, after: "", among: UsualStatements.ofFields)
    case .block?:
      let entries = UsualStatements.entries(of: scope.place, isLayout: scope.layout != nil || isAdapting)
      let previous = ["essential", "repeated"].contains(before) ? "section" : before
      return UsualStatements.weight(of: word, after: previous, among: entries)
    default: return 0
    }
  }

  /// The names that say what is meant at the place: of the section, the property, the field or the component.
  private var contextNames: [String] {
    let words = place.words
    guard let first = words.first else { return [] }
    switch place.containerKind {
    case .block?:
      if words.count > 1, words[1].kind == .colon { return [first.text] }
      if first.text == "unit" { return place.section.flatMap(program.name).map { [$0.text] } ?? [] }
      let section = words.lastIndex { $0.text == "section" }
      return section.flatMap { $0 + 1 < words.count ? [words[$0 + 1].text] : nil } ?? []
    case .fieldBlock?:
      if first.text == "on" {
        return (ownName.map { [$0] } ?? []) + (words.count > 1 ? [words[1].text] : [])
      }
      return [first.text]
    case .recordBody?: return [first.text]
    case nil: return words.count > 1 ? [words[1].text] : []
    default: return words.count > 1 && words[1].kind == .colon ? [first.text] : []
    }
  }

  /// The number of times that each token follows the last word in the program, above all after the same word before that.
  private func countsAfterWords(_ items: [Completion]) -> [String: Int] {
    guard let previous = place.previous, place.tree.tokens[previous].kind != .comma else { return [:] }
    let own = place.tree
    let last = own.text(ofToken: previous)
    let before = own.wordBefore(token: previous).map { own.text(ofToken: $0) } ?? ""
    // A colon is before values of all sorts, of which those of one sort are counted.
    let isColon = own.tokens[previous].kind == .colon
    let sort: NodeKind? =
      items.contains { $0.kind == .type } ? .namedType : items.contains { $0.kind == .kind } ? .layoutReference : nil
    var counts: [String: Int] = [:]
    for tree in program.trees {
      var starts: Set<Int> = []
      if isColon, let sort { starts = Set(tree.nodes.filter { $0.kind == sort }.map { Int($0.firstToken) }) }
      for index in 1..<max(1, tree.tokens.count) where tree.tokens[index].kind != .endOfFile {
        let isHere = tree.file == own.file && index == previous + 1
        guard !isHere, tree.hasText(last, atToken: index - 1), !isColon || sort == nil || starts.contains(index) else {
          continue
        }
        let isAfterBoth = tree.wordBefore(token: index - 1).map { tree.hasText(before, atToken: $0) } ?? false
        // What is in other parentheses says nothing about these.
        guard isAfterBoth || own.tokens[previous].kind != .leftParenthesis else { continue }
        counts[tree.text(ofToken: index), default: 0] += isAfterBoth ? 1_000 : 1
      }
    }
    return counts.mapValues(Self.weight)
  }

  /// The number of times that each word begins a statement in blocks of the same kind, above all after the same statement.
  private var countsAtBeginnings: [String: Int] {
    let kind = place.containerKind ?? .file
    let owner = place.container.map { _ in firstWord(of: place.owner ?? place.container) } ?? ""
    let before = wordBefore
    var counts: [String: Int] = [:]
    for tree in program.trees {
      var open: [Int] = []
      for node in tree.nodes.indices {
        while let last = open.last, node >= last + Int(tree.nodes[last].size) { open.removeLast() }
        let parent = open.last.map { Syntax(file: tree.file, node: NodeID($0)) }
        if tree.nodes[node].kind == kind, place.container == nil || firstWord(of: parent) == owner {
          count(statementsOf: NodeID(node), in: tree, after: before, &counts)
        }
        open.append(node)
      }
    }
    return counts.mapValues(Self.weight)
  }

  /// The weight of a thousand times the number of places like this one, plus the number of places that are less alike.
  private static func weight(of count: Int) -> Int { 20 * min(count / 1_000, 10) + min(count % 1_000, 12) }

  private func count(
    statementsOf block: NodeID, in tree: SyntaxTree, after before: String, _ counts: inout [String: Int]
  ) {
    var last = ""
    for child in tree.children(of: block) where !tree.tokenRange(of: child).isEmpty {
      let first = tree.tokenRange(of: child).lowerBound
      let word = tree.text(ofToken: first)
      let isHere = tree.file == place.tree.file && first == (place.previous ?? -1) + 1
      if !isHere { counts[word, default: 0] += last == before ? 1_000 : 1 }
      last = word
    }
  }

  /// The first word of the statement before the place in its block.
  var wordBefore: String {
    let tree = place.tree
    let first = place.container.map { tree.tokenRange(of: $0.node).lowerBound } ?? -1
    var last = ""
    for child in tree.children(of: place.container?.node ?? tree.root) {
      let range = tree.tokenRange(of: child)
      guard !range.isEmpty, range.lowerBound > first, range.lowerBound <= place.previous ?? -1 else { continue }
      last = tree.text(ofToken: range.lowerBound)
    }
    return last
  }

  /// The first word of a statement.
  private func firstWord(of statement: Syntax?) -> String {
    guard let statement else { return "" }
    let tree = program.trees[statement.file.index]
    let word = tree.text(ofToken: tree.tokenRange(of: statement.node).lowerBound)
    return ["essential", "repeated"].contains(word) ? "section" : word
  }
}

extension SyntaxTree {
  /// The token before another one; before a parenthesis after a colon, the token before both.
  fileprivate func wordBefore(token index: Int) -> Int? {
    guard index > 0 else { return nil }
    let isGroup = tokens[index].kind == .leftParenthesis && tokens[index - 1].kind == .colon
    return isGroup ? (index > 1 ? index - 2 : nil) : index - 1
  }

  /// Whether a token has a text.
  fileprivate func hasText(_ text: String, atToken index: Int) -> Bool {
    source.bytes[tokens[index].range].elementsEqual(text.utf8)
  }
}
