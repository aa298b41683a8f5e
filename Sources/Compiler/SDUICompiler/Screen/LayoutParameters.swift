import SDUIIR
import SDUISyntax

/// A parameter of a layout.
struct LayoutParameter {
  let name: WrittenName
  /// `nil` for one that does not exist, which was reported.
  let type: ParameterType?
  let defaultExpression: Syntax?
}

extension Checker {
  /// The types of a layout's parameters by name; reports what is wrong with them.
  mutating func readParameters(of declaration: Declaration) -> [String: LayoutParameter] {
    guard let list = program.child(of: declaration.syntax, .parameterList) else { return [:] }
    var result: [String: LayoutParameter] = [:]
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

  private mutating func readParameter(_ syntax: Syntax) -> LayoutParameter? {
    guard let name = program.name(of: syntax), let typeSyntax = program.child(of: syntax, .namedType),
      let typeName = program.name(of: typeSyntax)
    else { return nil }
    let expression = program.children(of: syntax).last { ![.name, .namedType].contains(program.kind(of: $0)) }
    let type = ParameterType.named(typeName.text)
    if type == nil { reportUnknownParameterType(typeName) }
    return LayoutParameter(name: name, type: type, defaultExpression: expression)
  }

  private mutating func reportUnknownParameterType(_ name: WrittenName) {
    let near = NearestName.of(name.text, among: ParameterType.all.map { $0.name })
    let values = ParameterType.ofValues.map { $0.name }.sorted().map { "`\($0)`" }.joined(separator: ", ")
    report(
      .unknownName, "a parameter has no type `\(name.text)`", at: name.range,
      remedy: near?.question
        ?? "the types are \(values), and for the words of a property its name, such as `Scroll`",
      fixes: FixIt.replacing(name.range, with: near))
  }

  /// The values of all parameters for one use of a layout; `nil` after a report.
  mutating func readArguments(
    _ list: Syntax?, of declaration: Declaration, named name: WrittenName, in scope: Scope
  ) -> [String: Constant]? {
    let count = diagnostics.count
    let parameters = readParameters(of: declaration)
    var written: [String: (expression: Syntax, label: WrittenName)] = [:]
    let isUnfinished = list.map(program.isUnfinished) ?? false
    let arguments = list.map { Array(program.children(of: $0, .argument)) } ?? []
    for argument in arguments {
      guard let expression = program.children(of: argument).last, !program.isBroken(argument) else { continue }
      guard let label = program.name(of: argument), program.kind(of: expression) != .name else {
        reportUnnamed(argument, isOnly: arguments.count == 1, parameters.keys.sorted())
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

  /// Reports an argument without a name, which is certain if there is one argument and one parameter.
  private mutating func reportUnnamed(_ argument: Syntax, isOnly: Bool, _ parameters: [String]) {
    let name = parameters.count == 1 ? parameters.first : nil
    report(
      .unknownArgument, "the arguments of a layout are named", at: program.range(of: argument),
      remedy: name.map { "write `\($0): \(program.text(of: argument))`" } ?? "write `name: value`",
      fixes: isOnly ? name.map { [.insert("\($0): ", before: program.range(of: argument))] } ?? [] : [])
  }

  mutating func argument(
    _ written: Syntax?, for parameter: LayoutParameter, of declaration: Declaration, at use: WrittenName,
    in scope: Scope
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
    if let property = parameter.type?.property {
      return word(expression, of: property, for: parameter, in: place)
    }
    let value = requireValue(evaluate(expression, in: place), of: expression, in: place.file)
    if value == .invalid { return nil }
    guard let type = parameter.type else { return .invalid }
    let fits = value.type == type.valueType || (type.valueType == .length && value.type == .number)
    guard fits else {
      let phrase = type.valueType.phrase
      report(
        .typeMismatch,
        "`\(program.text(of: expression))` is \(value.type.phrase), where `\(parameter.name.text)` takes \(phrase)",
        at: program.range(of: expression), labels: [Label("declared here", at: parameter.name.range)],
        remedy: type.valueType == .ratio ? "write width to height, such as `16:9`" : "give \(phrase)")
      return nil
    }
    if type.isWhole, case .number(let number) = value, !number.isWhole {
      report(
        .typeMismatch,
        "`\(program.text(of: expression))` is no whole number, where `\(parameter.name.text)` is an `Int`",
        at: program.range(of: expression), labels: [Label("declared here", at: parameter.name.range)],
        remedy: "give a whole number")
      return nil
    }
    return value
  }

  /// The word of a property that a parameter is given; `nil` after a report.
  private mutating func word(
    _ expression: Syntax, of property: Property, for parameter: LayoutParameter, in scope: Scope
  ) -> Constant? {
    let purpose = Purpose(property: parameter.name.text, expression: expression, scope: scope)
    switch keyword(of: parameter.type?.words ?? [], namedBy: property.row.name, purpose) {
    case .value(.keyword(let word)): return .keyword(property, word)
    case .unknown: return .unknown(.keyword(property))
    default: return nil
    }
  }
}
