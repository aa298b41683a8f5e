import SDUIIR
import SDUISyntax

/// A layout with the values of its parameters: what its layers follow from.
struct LayoutUse: Hashable, Sendable {
  /// The layout's place among all.
  let layout: Int
  let parameters: [String: Constant]
}

extension Checker {
  /// The maximum length of a chain of layouts.
  static let maximumChain = 64

  /// Checks every layout by itself: its types, whatever its parameters will be.
  mutating func checkLayouts() {
    layoutReach = reachOfLayouts()
    for declaration in declarations.all(.layout) where !brokenLayouts.contains(declaration.index) {
      let parameters = readParameters(of: declaration)
      let scope = Scope(file: declaration.syntax.file)
      // Defaults are checked whether anybody uses them or not.
      for parameter in parameters.values.sorted(by: { $0.name.range < $1.name.range })
      where parameter.defaultExpression != nil && parameter.type != nil {
        _ = argument(nil, for: parameter, of: declaration, at: declaration.name, in: scope)
      }
      let values = parameters.mapValues { $0.type.map { Constant.unknown($0.valueType) } ?? .invalid }
      guard let layout = instantiate(declaration, values, depth: 0), case .layer(let layer, _) = layout.layers else {
        continue
      }
      checkRequirements(of: layer, ofLayout: declaration.name.text, layout)
    }
    reportedInLayouts.formUnion(diagnostics.lazy.map(LayoutFinding.init))
    // Findings of layouts by themselves are reported for every user.
    reportedLayouts = []
  }

  /// Returns the layers of a layout reference; `nil` after a report.
  mutating func layers(of reference: Syntax, in scope: Scope) -> LayerStack? {
    base(of: reference, in: scope, depth: 0).map(LayerStack.init)
  }

  private mutating func base(of reference: Syntax, in scope: Scope, depth: Int) -> LayoutBase? {
    guard let name = program.name(of: reference) else { return nil }
    let list = program.child(of: reference, .argumentList)
    if let kind = LayoutKind(rawValue: name.text) {
      if let list, !program.children(of: list).isEmpty, !program.isUnfinished(list) {
        let arguments = program.text(of: list).dropFirst().dropLast()
        report(
          .unknownArgument, "the kind `\(name.text)` takes no arguments", at: program.range(of: list),
          remedy: "write its properties in braces: `\(name.text) { \(arguments) }`")
      }
      return LayoutBase(kind: kind)
    }
    guard let declaration = resolveLayout(name, in: scope), !brokenLayouts.contains(declaration.index) else {
      return nil
    }
    guard depth < Self.maximumChain else {
      reportLongChain(name)
      return nil
    }
    guard let arguments = readArguments(list, of: declaration, named: name, in: scope),
      let layout = instantiate(declaration, arguments, depth: depth)
    else { return nil }
    // The depth is that of layouts that were not known before; another layout on top of these is one too many.
    if depth > 0, layout.layerCount == Self.maximumChain {
      reportLongChain(name)
      return nil
    }
    return layout
  }

  mutating func reportLongChain(_ name: WrittenName) {
    report(
      .expressionTooComplex, "more than \(Self.maximumChain) layouts build on one another", at: name.range,
      remedy: "join some of them")
  }

  /// The containers of other layout systems, with the kinds that show the same.
  private static let foreignKinds = [
    "VStack": "list", "LazyVStack": "list", "LazyColumn": "list", "List": "list", "table": "list", "rows": "list",
    "HStack": "carousel", "LazyHStack": "carousel", "LazyRow": "carousel", "slider": "carousel", "pager": "carousel",
    "Grid": "grid", "LazyVGrid": "grid", "LazyVerticalGrid": "grid", "tiles": "grid", "masonry": "waterfall",
    "banner": "hero", "wrap": "flow", "FlowRow": "flow",
  ]

  private mutating func resolveLayout(_ name: WrittenName, in scope: Scope) -> Declaration? {
    if lookUp(name.text, in: scope.file) == nil {
      let kinds = LayoutKind.allCases.map { $0.rawValue }
      let near =
        Self.foreignKinds[name.text].map(NearestName.init(translated:))
        ?? NearestName.of(name.text, among: kinds + namesInScope(of: [.layout], in: scope.file))
      report(
        .unknownName, "there is no kind or layout `\(name.text)` here", at: name.range,
        remedy: near?.question
          ?? "the kinds are \(kinds.map { "`\($0)`" }.joined(separator: ", "))",
        fixes: FixIt.replacing(name.range, with: near))
      return nil
    }
    return resolve(name, as: [.layout], expecting: "layout", in: scope.file)
  }

  private mutating func instantiate(
    _ declaration: Declaration, _ parameters: [String: Constant], depth: Int
  ) -> LayoutBase? {
    let use = LayoutUse(layout: declaration.index, parameters: parameters)
    if let known = knownLayouts[use] {
      if reportedLayouts.contains(use) { unsaidCount += 1 }
      return known
    }
    let (count, unsaid) = (diagnostics.count, unsaidCount)
    let scope = Scope(file: declaration.syntax.file, parameters: parameters)
    guard let reference = program.child(of: declaration.syntax, .layoutReference),
      var layout = base(of: reference, in: scope, depth: depth + 1)
    else {
      // What is wrong was reported; without parameters it would be the same at each use.
      if parameters.isEmpty { brokenLayouts.insert(declaration.index) }
      return nil
    }
    var draft = SectionDraft(background: layout.background)
    let block = program.child(of: declaration.syntax, .block)
    let active = ActiveKind(layout.kind, over: layout.changes)
    let layer = readLayer(block, of: active, at: .layout, in: scope, draft: &draft)
    // A layout may serve screens that declare other containers.
    reportNeedlessWhens(layer.whens, in: [ConditionBox()])
    layout.layers = .layer(layer, layout.layers)
    layout.layerCount += 1
    layout.changes = layer.changes
    if let background = draft.background { layout.background = background }
    knownLayouts[use] = layout
    if diagnostics.count > count || unsaidCount > unsaid { reportedLayouts.insert(use) }
    return layout
  }
}
