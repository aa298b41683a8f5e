import SDUIIR
import SDUILayout
import SDUIProof
import SDUISyntax

/// Returns the failed obligations of a screen in every container that it declares, as findings in the order of the
/// obligations.
package func proofDiagnostics(of screen: Screen, _ origins: PropertyOrigins) -> [Diagnostic] {
  var cache = ProofCache()
  return cache.diagnostics(of: screen, origins)
}

extension ProofCache {
  /// Returns the failed obligations of a screen, as findings. It is the same whatever is remembered, of this screen or
  /// of others.
  package mutating func diagnostics(of screen: Screen, _ origins: PropertyOrigins) -> [Diagnostic] {
    var proof = ProofSteps(failuresOf: screen, remembering: self)
    proof.advance()
    self = proof.cache
    return proof.obligations.compactMap { $0.diagnostic(in: screen, origins) }
  }
}

extension Obligation {
  /// The finding that it does not hold; `nil` where it does, or where nobody knows.
  package func diagnostic(in screen: Screen, _ origins: PropertyOrigins = { _, _, _ in nil }) -> Diagnostic? {
    guard case .broken(let counterexample) = verdict else { return nil }
    // What is wrong with the screen is wrong once, and breaks each section.
    let isOfScreen = counterexample.error.map { $0.sectionName == nil } ?? (statement == .visibleRoom)
    var result = statement.diagnostic(counterexample, screen, at: SourceRange(isOfScreen ? screen.origin : origin))
    if case .requirement(let requirement) = statement, let unit = requirement.inheritingUnit(in: screen) {
      // The component may be right for other units, so the finding is at the one that breaks what it requires.
      result.labels.append(Label("required here", at: result.range))
      result.range = SourceRange(unit.origin)
    }
    guard let place = blame(in: screen).flatMap({ origins($0.property, $0.owner, $0.setter) }) else { return result }
    let range = SourceRange(place.statement)
    let isInside = result.range.file == range.file && result.range.bytes.clamped(to: range.bytes) == range.bytes
    switch statement {
    // The property is all there is to change.
    case .fits where isInside, .touchTarget where isInside, .versions where isInside: result.range = range
    case .visibleRoom: result.range = range
    case .fits:
      result.range = range
      result.labels += place.layout.map { [Label("used here", at: SourceRange($0))] } ?? []
    // The finding about a small touch target is at the unit, beside which an `allow` belongs; the cause of a broken
    // requirement is not at one place.
    case .touchTarget, .versions, .requirement:
      if result.range != range { result.labels.append(Label("this decides about it", at: range)) }
    }
    let columns = blamedColumns(in: screen).flatMap { origins($0.property, $0.owner, $0.setter) }
    if let columns = columns.map({ SourceRange($0.statement) }), columns != range {
      result.labels.append(Label("this sets the number of columns", at: columns))
    }
    return result
  }
}

extension Obligation.Statement {
  fileprivate func diagnostic(_ counterexample: Counterexample, _ screen: Screen, at range: SourceRange) -> Diagnostic {
    let text = counterexample.placeText(in: screen)
    let place = text.hasPrefix("text ") ? text : "container " + text
    let noColumns = counterexample.hasPartialRemedy ? "no number of columns helps at all of them; " : ""
    let start = "it fails \(counterexample.scope): \(noColumns)"
    let remedies = counterexample.remedies(in: screen)
    switch self {
    case .fits:
      return ColumnShortageText(counterexample, in: screen)?.diagnostic(remedies, place, at: range)
        ?? Diagnostic(
          .layoutImpossible, counterexample.error?.message(at: place) ?? "the section does not fit at \(place)",
          at: range,
          remedy: start + Self.choice(of: remedies + ["give it more room", "adapt the section there with a `when`"]))
    case .versions:
      let client = counterexample.place.variants.client?.text ?? "a client"
      return Diagnostic(
        .unknownToClient, "`\(client)` knows nothing of what this section shows", at: range,
        remedy: "give what it does not know a `fallback`, or support later clients only")
    case .touchTarget(let target, let axis):
      let allowance = "accept it: `allow \"touch-target\" because \"…\"`"
      return Diagnostic(
        .touchTarget, Self.message(about: target, axis, counterexample, screen, at: place), at: range,
        remedy: start + Self.choice(of: (remedies.isEmpty ? ["make it larger"] : remedies) + [allowance]))
    case .visibleRoom:
      return Diagnostic(
        .noVisibleContent, counterexample.error?.message(at: place) ?? counterexample.partsInView + " at \(place)",
        at: range,
        remedy: start + Self.choice(of: counterexample.remediesForRoom(in: screen)))
    case .requirement(let requirement):
      let figures = counterexample.figures.map { "`\($0.name)` is \($0.value.shortText)" }.joined(separator: " and ")
      let measure = counterexample.blamed.map { "`\(screen.phrase(of: $0))`" } ?? "it"
      let others = remedies.isEmpty ? ["adapt the section there with a `when`"] : remedies
      let subject = requirement.inheritingUnit(in: screen).map {
        "`\(screen.contract.components[$0.component].name.source)` breaks what its component requires"
      }
      return Diagnostic(
        .brokenRequirement, "\(subject ?? "this does not hold") at \(place), where \(figures)", at: range,
        remedy: start + Self.choice(of: others + ["require less of \(measure)"]))
    }
  }

  private static func message(
    about target: TouchTarget, _ axis: Measure.UnitFigure, _ counterexample: Counterexample, _ screen: Screen,
    at place: String
  ) -> String {
    let name = screen.contract.components[target.component].name.source
    let figures = counterexample.figures.map { $0.value.shortText }
    let bound = counterexample.figures.first?.isGreatest == true ? "at most " : ""
    let extent = bound + "\(figures.first ?? "0") \(axis == .width ? "wide" : "high")"
    return "`\(name)` is \(extent) at \(place), under the \(figures.last ?? "44") that \(target.phrase) needs"
  }

  fileprivate static func choice(of remedies: [String]) -> String {
    guard remedies.count > 1 else { return remedies.joined() }
    return remedies.dropLast().joined(separator: ", ") + ", or " + remedies[remedies.count - 1]
  }
}

extension ColumnShortageText {
  /// - Parameters:
  ///   - remedies: What may be changed besides.
  ///   - place: The container, in words.
  fileprivate func diagnostic(_ remedies: [String], _ place: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .layoutImpossible, "\(message), at \(place)", at: range,
      remedy: start + Obligation.Statement.choice(of: self.remedies(remedies)))
  }
}

extension Counterexample {
  /// All that stays in view together, with the height of each part.
  fileprivate var partsInView: String {
    let parts = figures.dropLast()
    let height = parts.reduce(Rational.zero) { (try? $0 + $1.value) ?? $0 }
    let list = parts.map { "`\($0.name)` \($0.value.shortText)" }.joined(separator: " + ")
    return "\(list) stay in view, \(height.shortText) together, and leave nothing to scroll"
  }
}

extension Counterexample {
  /// Returns the remedies that would leave something to scroll.
  fileprivate func remediesForRoom(in screen: Screen) -> [String] {
    // Bars alone break a layout rule; other parts are described by their figures.
    let isOneBar = error != nil && screen.bars.entries.count == 1
    let lower = isOneBar ? ["make it lower"] : ["make them lower"] + (error == nil ? ["pin fewer of them"] : [])
    return lower + (holdsInHighest ? ["raise the minimum of `heights`"] : [])
  }
}

extension TouchTarget {
  /// A phrase for the kind of touch target.
  fileprivate var phrase: String {
    switch part {
    case .unit: "a tappable unit"
    case .header: "a tappable header"
    case .footer: "a tappable footer"
    case .empty, .failure: "a tappable component in place of items"
    case .topBar, .bottomBar: "a tappable bar"
    }
  }
}

extension Counterexample {
  /// Returns the remedies, as far as they can be computed.
  fileprivate func remedies(in screen: Screen) -> [String] {
    var result: [String] = []
    switch remedy {
    case .columns(1): result.append("take one column there")
    case .columns(let count): result.append("take \(count) columns there")
    case .least(let least): result.append("raise the `min` of the columns to \(least.writtenAbove.text)")
    case nil: break
    }
    if !place.responses.isEmpty { result.append("narrow `fromServer`") }
    // Where the declared widths begin too early, and nothing else is wrong.
    let declared = screen.declaredRange(.widths)
    if isAllOfIt, widths.count == 1, widths[0].lower?.value == declared.lowerBound, let upper = widths[0].upper,
      !upper.isIncluded
    {
      result.append("raise the minimum of `widths` to \(upper.value.writtenAbove.text)")
    }
    if needsUnequalInsets, screen.properties[.domain] == nil, screen.sideInsetLimits.ofOneSide > .zero {
      result.append("leave iOS 27 out with `domain: (ios: 26)`")
    }
    return result
  }

  /// `for widths from 340 up to 356`: all widths at which it fails.
  var scope: String {
    let widths = failingWidths ?? (isAllOfIt && !widths.isEmpty ? "at this width only" : "at this width at least")
    return needsUnequalInsets ? widths + ", " + Self.unequalInsets : widths
  }
}
