import SDUIDiagnostics
import SDUIIR
import SDUISource
import SDUISyntax

/// A layout with the values of its parameters: what its layers follow from.
struct LayoutUse: Hashable, Sendable {
  /// The layout's place among all.
  let layout: Int
  let parameters: [String: Constant]
}

extension Checker {
  /// How many layouts may build on one another.
  static let maximumChain = 64

  /// Checks every layout by itself: its types, whatever its parameters will be.
  mutating func checkLayouts() {
    reportLayoutCycles()
    for declaration in declarations.all(.layout) where !brokenLayouts.contains(declaration.index) {
      let parameters = readParameters(of: declaration)
      let scope = Scope(file: declaration.syntax.file)
      // Defaults are checked whether anybody uses them or not.
      for parameter in parameters.values.sorted(by: { $0.name.range < $1.name.range })
      where parameter.defaultExpression != nil && parameter.type != .invalid {
        _ = argument(nil, for: parameter, of: declaration, at: declaration.name, in: scope)
      }
      let values = parameters.mapValues { $0.type == .invalid ? .invalid : Constant.unknown($0.type) }
      guard let layout = instantiate(declaration, values, depth: 0), case .layer(let layer, _) = layout.layers else {
        continue
      }
      checkRequirements(of: layer, ofLayout: declaration.name.text, layout.kind)
    }
    reportedInLayouts.formUnion(diagnostics.lazy.map(LayoutFinding.init))
    // What was said of layouts by themselves is said whoever uses them.
    reportedLayouts = []
  }

  /// The layers that a layout reference stands for; `nil` after a report.
  mutating func layers(of reference: Syntax, in scope: Scope) -> LayerStack? {
    base(of: reference, in: scope, depth: 0).map(LayerStack.init)
  }

  private mutating func base(of reference: Syntax, in scope: Scope, depth: Int) -> LayoutBase? {
    guard let name = program.name(of: reference) else { return nil }
    let list = program.child(of: reference, .argumentList)
    if let kind = LayoutKind(rawValue: name.text) {
      if let list, !program.children(of: list).isEmpty {
        let arguments = program.text(of: list).dropFirst().dropLast()
        report(
          .unknownArgument, "the kind `\(name.text)` takes no arguments", at: program.range(of: list),
          remedy: "its properties stand in braces: `\(name.text) { \(arguments) }`")
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

  private mutating func reportLongChain(_ name: WrittenName) {
    report(
      .expressionTooComplex, "more than \(Self.maximumChain) layouts build on one another", at: name.range,
      remedy: "join some of them")
  }

  private mutating func resolveLayout(_ name: WrittenName, in scope: Scope) -> Declaration? {
    if lookUp(name.text, in: scope.file) == nil {
      let kinds = LayoutKind.allCases.map { $0.rawValue }
      let near = NearestName.of(name.text, among: kinds + namesInScope(of: [.layout], in: scope.file))
      report(
        .unknownName, "there is no kind or layout `\(name.text)` here", at: name.range,
        remedy: near.map { "did you mean `\($0)`?" }
          ?? "the kinds are \(kinds.map { "`\($0)`" }.joined(separator: ", "))",
        fixes: near.map { [.replace(name.range, with: $0)] } ?? [])
      return nil
    }
    return resolve(name, as: [.layout], expecting: "layout", in: scope.file)
  }

  private mutating func instantiate(
    _ declaration: Declaration, _ parameters: [String: Constant], depth: Int
  ) -> LayoutBase? {
    let use = LayoutUse(layout: declaration.index, parameters: parameters)
    if let known = knownLayouts[use] {
      if reportedLayouts.contains(use) { reportedLayoutCount += 1 }
      return known
    }
    let (count, layoutCount) = (diagnostics.count, reportedLayoutCount)
    let scope = Scope(file: declaration.syntax.file, parameters: parameters)
    guard let reference = program.child(of: declaration.syntax, .layoutReference),
      var layout = base(of: reference, in: scope, depth: depth + 1)
    else {
      // What is wrong was reported; without parameters it would be the same at each use.
      if parameters.isEmpty { brokenLayouts.insert(declaration.index) }
      return nil
    }
    var draft = SectionDraft()
    let block = program.child(of: declaration.syntax, .block)
    let layer = readLayer(block, of: ActiveKind(layout.kind), at: .layout, in: scope, draft: &draft)
    // A layout may serve screens that declare other containers.
    reportNeedlessWhens(layer.whens, in: [ConditionBox()])
    layout.layers = .layer(layer, layout.layers)
    layout.layerCount += 1
    if let background = draft.background { layout.background = background }
    knownLayouts[use] = layout
    if diagnostics.count > count || reportedLayoutCount > layoutCount { reportedLayouts.insert(use) }
    return layout
  }

  /// Reports layouts that build on themselves.
  private mutating func reportLayoutCycles() {
    let all = declarations.all(.layout)
    let bases = all.map { declaration in
      program.child(of: declaration.syntax, .layoutReference).flatMap { program.name(of: $0) }
        .flatMap { lookUp($0.text, in: declaration.syntax.file) }.flatMap { $0.kind == .layout ? $0.index : nil }
    }
    var finished = Set<Int>()
    for start in all.indices {
      var path: [Int] = []
      var current: Int? = start
      while let layout = current, !finished.contains(layout), !path.contains(layout) {
        path.append(layout)
        current = bases[layout]
      }
      if let layout = current, let first = path.firstIndex(of: layout) {
        let cycle = Array(path[first...])
        brokenLayouts.formUnion(path)
        let names = (cycle + [layout]).map { "`\(all[$0].name.text)`" }.joined(separator: " → ")
        report(
          .layoutCycle, "the layout builds on itself: \(names)", at: all[layout].name.range,
          remedy: "let one of them build on a kind")
      } else if let layout = current, brokenLayouts.contains(layout) {
        brokenLayouts.formUnion(path)
      }
      finished.formUnion(path)
    }
  }
}

// MARK: - Parameters and arguments

extension Checker {
  private struct Parameter {
    let name: WrittenName
    let type: ValueType
    let isWhole: Bool
    let defaultExpression: Syntax?
  }

  /// The types of a layout's parameters by name; reports what is wrong with them.
  private mutating func readParameters(of declaration: Declaration) -> [String: Parameter] {
    guard let list = program.child(of: declaration.syntax, .parameterList) else { return [:] }
    var result: [String: Parameter] = [:]
    for syntax in program.children(of: list, .parameter) {
      guard let parameter = readParameter(syntax) else { continue }
      checkReserved(parameter.name, of: .constant)
      if let earlier = result[parameter.name.text] {
        report(
          .duplicateDeclaration, "there is another parameter named `\(parameter.name.text)`", at: parameter.name.range,
          labels: [Label("the first one", at: earlier.name.range)], remedy: "rename one of them")
        continue
      }
      if let hidden = lookUp(parameter.name.text, in: syntax.file), hidden.kind == .constant {
        report(
          .shadowedName, "the parameter `\(parameter.name.text)` hides a value of the same name",
          at: parameter.name.range, labels: [Label("declared here", at: hidden.name.range)],
          remedy: "rename the parameter")
      }
      result[parameter.name.text] = parameter
    }
    return result
  }

  private mutating func readParameter(_ syntax: Syntax) -> Parameter? {
    guard let name = program.name(of: syntax), let typeSyntax = program.child(of: syntax, .namedType),
      let typeName = program.name(of: typeSyntax)
    else { return nil }
    let expression = program.children(of: syntax).last { ![.name, .namedType].contains(program.kind(of: $0)) }
    guard let type = ValueType.parameterTypes[typeName.text] else {
      let names = ValueType.parameterTypes.keys.sorted()
      let near = NearestName.of(typeName.text, among: names)
      report(
        .unknownName, "a parameter has no type `\(typeName.text)`", at: typeName.range,
        remedy: near.map { "did you mean `\($0)`?" }
          ?? "the types are \(names.map { "`\($0)`" }.joined(separator: ", "))",
        fixes: near.map { [.replace(typeName.range, with: $0)] } ?? [])
      return Parameter(name: name, type: .invalid, isWhole: false, defaultExpression: expression)
    }
    return Parameter(name: name, type: type, isWhole: typeName.text == "Int", defaultExpression: expression)
  }

  /// The values of all parameters for one use of a layout; `nil` after a report.
  private mutating func readArguments(
    _ list: Syntax?, of declaration: Declaration, named name: WrittenName, in scope: Scope
  ) -> [String: Constant]? {
    let count = diagnostics.count
    let parameters = readParameters(of: declaration)
    var written: [String: (expression: Syntax, label: WrittenName)] = [:]
    let isUnfinished = list.map(program.isUnfinished) ?? false
    for argument in list.map({ Array(program.children(of: $0, .argument)) }) ?? [] {
      guard let expression = program.children(of: argument).last, !program.isBroken(argument) else { continue }
      guard let label = program.name(of: argument), program.kind(of: expression) != .name else {
        report(
          .unknownArgument, "the arguments of a layout are named", at: program.range(of: argument),
          remedy: parameters.count == 1
            ? "write `\(parameters.keys.first ?? ""): \(program.text(of: argument))`" : "write `name: value`")
        continue
      }
      if parameters[label.text] == nil {
        reportUnknownLabel(label, of: name.text, among: parameters.keys.sorted())
      } else if let earlier = written[label.text] {
        report(
          .duplicateArgument, "`\(label.text)` is given twice", at: label.range,
          labels: [Label("given here first", at: earlier.label.range)], remedy: "remove one of them")
      } else {
        written[label.text] = (expression, label)
      }
    }
    var result: [String: Constant] = [:]
    // What is misnamed, or not written yet, is not reported as missing as well.
    let hasMisnamed = hasErrors(since: count) || isUnfinished
    for parameter in parameters.values.sorted(by: { $0.name.range < $1.name.range }) {
      if hasMisnamed, written[parameter.name.text] == nil { continue }
      guard
        let value = argument(
          written[parameter.name.text]?.expression, for: parameter, of: declaration, at: name, in: scope)
      else { continue }
      result[parameter.name.text] = value
    }
    return hasErrors(since: count) || isUnfinished ? nil : result
  }

  private mutating func argument(
    _ written: Syntax?, for parameter: Parameter, of declaration: Declaration, at use: WrittenName, in scope: Scope
  ) -> Constant? {
    let home = Scope(file: declaration.syntax.file)
    guard let expression = written ?? parameter.defaultExpression else {
      report(
        .missingArgument, "`\(use.text)` needs `\(parameter.name.text)`", at: use.range,
        labels: [Label("declared here", at: parameter.name.range)],
        remedy: "write `\(use.text)(\(parameter.name.text): …)`")
      return nil
    }
    let place = written == nil ? home : scope
    let value = requireValue(evaluate(expression, in: place), of: expression, in: place.file)
    if value == .invalid { return nil }
    if parameter.type == .invalid { return .invalid }
    let fits = value.type == parameter.type || (parameter.type == .length && value.type == .number)
    guard fits else {
      report(
        .typeMismatch,
        "`\(program.text(of: expression))` is \(value.type.phrase), where `\(parameter.name.text)` takes \(parameter.type.phrase)",
        at: program.range(of: expression), labels: [Label("declared here", at: parameter.name.range)],
        remedy: "give \(parameter.type.phrase)")
      return nil
    }
    if parameter.isWhole, case .number(let number) = value, !number.isWhole {
      report(
        .typeMismatch,
        "`\(program.text(of: expression))` is no whole number, where `\(parameter.name.text)` is an `Int`",
        at: program.range(of: expression), labels: [Label("declared here", at: parameter.name.range)],
        remedy: "give a whole number")
      return nil
    }
    return value
  }
}
