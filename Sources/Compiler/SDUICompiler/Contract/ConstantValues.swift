import SDUIIR
import SDUISyntax

/// A record or list in a constant, read as a type of a field.
struct ConstantUse: Hashable, Sendable {
  /// The record or list in the `let`.
  let syntax: Syntax
  let type: FieldType
}

/// A record or list that was read once for all uses of its constant. The uses share the value.
struct KnownValue: Sendable {
  /// `nil` after a report.
  let value: Value?
  /// The number of values that it holds when it is written out.
  let count: Int
  /// The number of nested constants.
  let depth: Int
  /// The first finding in it, which every use repeats, so that no place with a fault counts as free of findings.
  let finding: Diagnostic?
}

/// The state of reading constants whose records and lists hold other constants.
struct ConstantReading: Sendable {
  /// The values that were read before.
  var known: [ConstantUse: KnownValue] = [:]
  /// The constants that are being read, from the outside in.
  var open: [ConstantUse] = []
  /// The number of values that were read since the innermost of them was opened.
  var count = 0
  /// The number of nested constants in the values that were read since then.
  var depth = 0
  /// Why the reading was given up.
  var obstacle: Obstacle?

  enum Obstacle: Sendable {
    case tooDeep
    case cycle([ConstantUse])
  }

  /// The maximum number of values of one constant, with those of the constants in it: each use writes all of them into
  /// the document.
  static let greatestCount = 10_000
  /// The maximum number of nested constants.
  static let greatestDepth = 64
}

extension Checker {
  /// Returns the value of a record or list in a constant, which is read once for each type.
  ///
  /// Constants that hold one another twice would take exponential time if each use read them again.
  mutating func constantValue(
    _ syntax: Syntax, at expression: Syntax, for type: FieldType, named name: String
  ) -> Value? {
    guard constantReading.obstacle == nil else { return nil }
    let use = ConstantUse(syntax: syntax, type: type)
    let isOutermost = constantReading.open.isEmpty
    let known = constantReading.known[use] ?? read(use, named: name)
    if let finding = known?.finding { report(finding) }
    if let known {
      constantReading.count = min(constantReading.count + known.count, ConstantReading.greatestCount + 1)
      constantReading.depth = max(constantReading.depth, known.depth)
    }
    guard isOutermost else { return known?.value }
    let isWithinLimits = reportLimits(of: known, at: expression)
    constantReading.obstacle = nil
    return isWithinLimits ? known?.value : nil
  }

  /// Reads a value for the first time; `nil` where the reading was given up, which says nothing of this value.
  private mutating func read(_ use: ConstantUse, named name: String) -> KnownValue? {
    if let start = constantReading.open.firstIndex(of: use) {
      constantReading.obstacle = .cycle(Array(constantReading.open[start...]))
      return nil
    }
    guard constantReading.open.count < ConstantReading.greatestDepth else {
      constantReading.obstacle = .tooDeep
      return nil
    }
    let outer = (constantReading.count, constantReading.depth)
    let findingCount = diagnostics.count
    constantReading.open.append(use)
    (constantReading.count, constantReading.depth) = (0, 0)
    let value = value(of: use.syntax, for: use.type, named: name)
    constantReading.open.removeLast()
    let result = KnownValue(
      value: value, count: constantReading.count, depth: constantReading.depth + 1,
      finding: diagnostics.count > findingCount ? diagnostics[findingCount] : nil)
    (constantReading.count, constantReading.depth) = outer
    guard constantReading.obstacle == nil else { return nil }
    constantReading.known[use] = result
    return result
  }

  /// Reports a constant that no value can be made of, where something that is no constant uses it.
  private mutating func reportLimits(of known: KnownValue?, at expression: Syntax) -> Bool {
    let written = program.text(of: expression)
    if case .cycle(let cycle) = constantReading.obstacle {
      reportCycle(cycle)
    } else if constantReading.obstacle != nil || known.map({ $0.depth > ConstantReading.greatestDepth }) ?? false {
      report(
        .expressionTooComplex, "`\(written)` holds constants more than \(ConstantReading.greatestDepth) deep",
        at: program.range(of: expression), remedy: "use fewer records and lists that hold one another")
    } else if let known, known.count > ConstantReading.greatestCount {
      report(
        .expressionTooComplex,
        "`\(written)` has more than \(ConstantReading.greatestCount) values, since the constants in it hold one another",
        at: program.range(of: expression),
        remedy: "use fewer constants within constants: the document writes each of them out")
    } else {
      return true
    }
    return false
  }

  private mutating func reportCycle(_ cycle: [ConstantUse]) {
    let lets = cycle.compactMap { use in
      declarations.all(.constant).first { program.children(of: $0.syntax).contains(use.syntax) }
    }
    // From the first in the text, so that it does not depend on where the cycle was entered.
    guard let first = lets.indices.min(by: { lets[$0].name.range < lets[$1].name.range }) else { return }
    reportCycle(Array(lets[first...] + lets[..<first] + [lets[first]]))
  }
}
