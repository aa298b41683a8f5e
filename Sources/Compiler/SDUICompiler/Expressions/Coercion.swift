import SDUIIR
import SDUISyntax

/// The value that an expression gives a property, as far as it can be known.
enum Coerced: Hashable, Sendable {
  case value(PropertyValue)
  /// The type fits; the value depends on a parameter.
  case unknown
  /// Reported.
  case invalid

  init(_ value: PropertyValue?) { self = value.map(Coerced.value) ?? .invalid }
}

/// The purpose of a value: its name in messages, and its place.
struct Purpose {
  /// The property's name in source: `spacing`.
  let property: String
  /// The part of it that is meant: `lines`.
  var label: String?
  let expression: Syntax
  let scope: Scope

  /// Its name in messages.
  var name: String { label.map { "\(property)`'s `\($0)" } ?? property }
}

extension Checker {
  /// Evaluates an expression and brings it to the type of a property.
  mutating func coerce(_ expression: Syntax, to type: PropertyType, named name: String, in scope: Scope) -> Coerced {
    let purpose = Purpose(property: name, expression: expression, scope: scope)
    if case .keyword(let words) = type { return keyword(of: words, namedBy: name, purpose) }
    if case .clients = type { return clients(purpose) }
    if type == .format { return formatReaders(purpose) }
    if type == .indexTitle { return indexTitle(purpose) }
    if type == .collapse { return collapse(purpose) }
    if case .boolean = type {
    } else if let word = bareWord(expression, in: scope), !accepts(type, word: word) {
      reportUnknownValue(word, at: program.range(of: expression), in: scope)
      return .invalid
    }
    var scope = scope
    if type == .size(.width) { scope.wholeOfPercents = "content.width" }
    let value = evaluate(expression, in: scope)
    if value.isInvalid { return .invalid }
    switch type {
    case .count(let bounds): return count(value, in: bounds, purpose)
    case .length(let figure): return length(value, upTo: figure, purpose).mapped { .length($0) }
    case .size(let axis): return size(value, axis, purpose)
    case .supplementarySize: return supplementarySize(value, purpose)
    case .partSize(let axis): return partSize(value, axis, purpose)
    case .insets(let figure): return insets(value, upTo: figure, purpose)
    case .spacing: return spacing(value, purpose)
    case .columns: return columns(value, purpose)
    case .itemSpan: return itemSpan(value, purpose)
    case .boolean: return boolean(value, purpose)
    case .range: return range(value, purpose)
    case .color: return color(value, purpose)
    case .keyword, .indexTitle, .collapse, .arrangement, .clients, .format: return .invalid
    case .responseKeys(let scope): return responseKeys(value, of: scope, purpose)
    case .paging: return paging(value, purpose)
    case .separator: return separator(value, purpose)
    case .texts: return texts(value, purpose)
    case .pagination: return pagination(value, purpose)
    case .fromServer: return fromServer(value, purpose)
    }
  }

  /// Whether a bare word is looked at by the type: as a value, or in a better finding than that it names no value.
  func accepts(_ type: PropertyType, word: String) -> Bool {
    if case .responseKeys = type { return true }
    return (type == .itemSpan && word == "all") || type == .paging || type == .pagination
  }

  /// Returns the name that an expression consists of, if it has no value.
  func bareWord(_ expression: Syntax, in scope: Scope) -> String? {
    guard program.kind(of: expression) == .nameExpression else { return nil }
    let name = program.text(of: expression)
    if name == "true" || name == "false" || scope.parameters[name] != nil { return nil }
    if let declaration = lookUp(name, in: scope.file), declaration.kind == .constant { return nil }
    return name
  }

  /// Reports a value of the wrong type, or says that the type of an unknown one fits.
  mutating func mismatch(
    _ value: Constant, needs what: String, accepts types: [ValueType], _ purpose: Purpose, remedy: String
  ) -> Coerced {
    if case .unknown(let type) = value, types.contains(type) { return .unknown }
    if value.isUnknown, value == .invalid { return .invalid }
    report(
      .typeMismatch,
      "`\(program.text(of: purpose.expression))` is \(value.type.phrase), where `\(purpose.name)` takes \(what)",
      at: program.range(of: purpose.expression), remedy: remedyForThousands(purpose.expression) ?? remedy)
    return .invalid
  }

  /// Returns the remedy for `1.000.000`: with two dots it is a version, and was meant as a number.
  func remedyForThousands(_ expression: Syntax) -> String? {
    let groups = program.text(of: expression).split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count > 2, (1...3).contains(groups[0].utf8.count),
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.joined().utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    else { return nil }
    return "write `\(groups.joined())`: a number has no separators between its digits"
  }

  mutating func outOfRange(_ message: String, _ purpose: Purpose, remedy: String) -> Coerced {
    report(.valueOutOfRange, message, at: program.range(of: purpose.expression), remedy: remedy)
    return .invalid
  }
}

// MARK: - Words and counts

extension Checker {
  /// The word that a property takes: written, or given to a parameter whose type is that property's words.
  mutating func keyword(of words: [Keyword], namedBy property: String, _ purpose: Purpose) -> Coerced {
    // Two properties may have one name, and other words.
    let isSame = { (other: Property) in other.row.name == property && other.type == .keyword(words) }
    switch parameter(purpose) {
    case .keyword(let other, let word)? where isSame(other): return .value(.keyword(word))
    case .unknown(.keyword(let other))? where isSame(other): return .unknown
    default:
      let type = ParameterType.ofWords.first { $0.property.map(isSame) ?? false }
      return Coerced(word(among: words, ofType: type, purpose).map { .keyword($0) })
    }
  }

  /// The value of the parameter that an expression names.
  private func parameter(_ purpose: Purpose) -> Constant? {
    guard program.kind(of: purpose.expression) == .nameExpression else { return nil }
    return purpose.scope.parameters[program.text(of: purpose.expression)]
  }

  /// The one of a few words that an expression is; reports others.
  ///
  /// - Parameters:
  ///   - other: What may be written besides the words.
  ///   - type: The type of a layout's parameter that could be named in place of a word.
  mutating func word<Word: RawRepresentable>(
    among words: [Word], or other: String? = nil, ofType type: ParameterType? = nil, _ purpose: Purpose
  ) -> Word? where Word.RawValue == String {
    let text = program.text(of: purpose.expression)
    let parameter = parameter(purpose)
    let isWord = program.kind(of: purpose.expression) == .nameExpression && parameter == nil
    if isWord, let word = words.first(where: { $0.rawValue == text }) { return word }
    let list = (words.map { "`\($0.rawValue)`" } + (other.map { ["or `\($0)`"] } ?? [])).joined(separator: ", ")
    let range = program.range(of: purpose.expression)
    guard isWord else {
      if parameter == .invalid { return nil }
      report(
        .typeMismatch,
        "`\(text)` is \(parameter?.type.phrase ?? "no word"), where `\(purpose.name)` takes one of \(list)", at: range,
        remedy: (parameter == nil ? nil : type).map { "give the parameter the type `\($0.name)`" }
          ?? "use one of the words")
      return nil
    }
    let near = NearestName.of(text, among: words.map { $0.rawValue })
    report(
      .unknownCase, "`\(purpose.name)` has no value `\(text)`", at: range,
      remedy: near.map { "\($0.question) `\(purpose.name)` takes \(list)" }
        ?? "`\(purpose.name)` takes \(list)",
      fixes: FixIt.replacing(range, with: near))
    return nil
  }

  mutating func count(_ value: Constant, in bounds: ClosedRange<Int64>, _ purpose: Purpose) -> Coerced {
    guard case .number(let number) = value else {
      return mismatch(value, needs: "a whole number", accepts: [.number], purpose, remedy: "use a whole number")
    }
    return Coerced(whole(number, in: bounds, purpose).map { .count($0) })
  }

  /// A whole number in bounds; reports others.
  mutating func whole(_ number: Rational, in bounds: ClosedRange<Int64>, _ purpose: Purpose) -> Int64? {
    guard number.isWhole, bounds.contains(number.numerator) else {
      let limits = "from \(bounds.lowerBound) to \(bounds.upperBound)"
      let fault = number.isWhole ? "is not one \(limits)" : "is not one"
      let text = program.text(of: purpose.expression)
      let written = text == number.text ? "`\(text)`" : "`\(text)`, which is \(number.text),"
      report(
        .valueOutOfRange, "`\(purpose.name)` takes a whole number, and \(written) \(fault)",
        at: program.range(of: purpose.expression), remedy: "use a whole number \(limits)")
      return nil
    }
    return number.numerator
  }

  mutating func boolean(_ value: Constant, _ purpose: Purpose) -> Coerced {
    if case .boolean(let boolean) = value { return .value(.boolean(boolean)) }
    return mismatch(
      value, needs: "`true` or `false`", accepts: [.boolean], purpose, remedy: "write `true` or `false`")
  }

  mutating func columns(_ value: Constant, _ purpose: Purpose) -> Coerced {
    switch value {
    case .number(let number):
      return Coerced(whole(number, in: 1...1_000, purpose).map { .columns(.fixed($0)) })
    case .adaptive(let minimum, let maximum):
      guard resolved(minimum, upTo: .contentWidth, purpose) else { return .invalid }
      return .value(.columns(.adaptive(minimum: minimum, maximum: maximum)))
    default:
      return mismatch(
        value, needs: "a whole number or `adaptive(min: …)`", accepts: [.number, .adaptive], purpose,
        remedy: "use a whole number")
    }
  }

}
