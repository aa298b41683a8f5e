import SDUIIR
import SDUISyntax

/// The reach of a layout through the layouts that it names, whatever their arguments are: it keeps the work that a
/// layout makes in proportion to its text.
struct LayoutReach {
  /// The most layouts that follow one another, itself included.
  var depth = 1
  /// The maximum number of changes of the kind, including those in the layouts that it names.
  var changes = 0
}

extension Checker {
  /// The reach of every layout, by its index; reports layouts that build on themselves or change into themselves.
  mutating func reachOfLayouts() -> [LayoutReach] {
    enum State { case unvisited, open, done }
    let names = declarations.all(.layout).map(layoutsNamed)
    var reach = Array(repeating: LayoutReach(), count: names.count)
    var states = Array(repeating: State.unvisited, count: names.count)
    for start in names.indices where states[start] == .unvisited {
      var path: [(layout: Int, next: Int)] = [(start, 0)]
      states[start] = .open
      while let (layout, next) = path.last {
        guard next < names[layout].count else {
          states[layout] = .done
          reach[layout] = LayoutReach(of: names[layout], reach)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard let target = names[layout][next].target else { continue }
        switch states[target] {
        case .unvisited:
          states[target] = .open
          path.append((target, 0))
        case .open:
          reportLayoutCycle(path.map { $0.layout }.drop { $0 != target } + [target])
          brokenLayouts.formUnion(path.map { $0.layout })
        case .done:
          if brokenLayouts.contains(target) { brokenLayouts.formUnion(path.map { $0.layout }) }
        }
      }
    }
    return reach
  }

  /// A kind or a layout that a layout names.
  fileprivate struct NamedLayout {
    /// `nil` for a kind, and for what does not exist.
    let target: Int?
    /// Whether a `when` names it.
    let isChange: Bool
  }

  /// Returns the layouts on which a layout builds, then those into which its `when`s change.
  private func layoutsNamed(by declaration: Declaration) -> [NamedLayout] {
    let tree = program.trees[declaration.syntax.file.index]
    let first = declaration.syntax.node.index
    return tree.nodes[first..<first + Int(tree.nodes[first].size)].indices.compactMap { index in
      guard index == first || tree.nodes[index].kind == .whenStatement else { return nil }
      let syntax = Syntax(file: tree.file, node: NodeID(index))
      guard let name = program.child(of: syntax, .layoutReference).flatMap({ program.name(of: $0) }) else { return nil }
      return NamedLayout(target: indexOfLayout(named: name.text, in: tree.file), isChange: index != first)
    }
  }

  private func indexOfLayout(named name: String, in file: FileID) -> Int? {
    lookUp(name, in: file).flatMap { $0.kind == .layout ? $0.index : nil }
  }

  /// The reach of what a `when` names: none of a kind.
  func reach(of reference: Syntax) -> LayoutReach {
    let layout = program.name(of: reference).flatMap { indexOfLayout(named: $0.text, in: reference.file) }
    return layout.map { layoutReach[$0] } ?? LayoutReach(depth: 0)
  }

  private mutating func reportLayoutCycle(_ cycle: [Int]) {
    let all = declarations.all(.layout)
    report(
      .layoutCycle, "the layout builds on itself: \(cycle.map { "`\(all[$0].name.text)`" }.joined(separator: " → "))",
      at: all[cycle[0]].name.range, remedy: "let one of them build on a kind")
  }
}

extension LayoutReach {
  /// Above this it does not matter how far: a number that cannot overflow.
  private static let most = 1_000

  fileprivate init(of names: [Checker.NamedLayout], _ known: [LayoutReach]) {
    for name in names {
      let reach = name.target.map { known[$0] } ?? LayoutReach(depth: 0)
      depth = min(max(depth, reach.depth + 1), Self.most)
      changes = min(changes + reach.changes + (name.isChange ? 1 : 0), Self.most)
    }
  }
}
