import SDUIIR
import SDUILayout

/// The outcome of one obligation in the parts of an exploration in which data decides about sizes.
///
/// It is broken where it fails whatever the data is. Where some data breaks it and other data does not, nobody knows.
struct DataOutcomes {
  private(set) var failures: [Failure] = []
  private var passes: [ProvedPart] = []

  /// Containers and data with which it fails.
  struct Failure {
    let part: ProvedPart
    /// The change of columns that makes it hold there, if there is one.
    let remedy: ColumnRemedy?
    /// The columns that are missing there, if some are.
    let lack: LackOfColumns?
    /// The extent that is too small there, if there is one.
    let extent: LinearForm?
    /// The counterexample that is reported, and the greatest extent in its container, whatever the data is.
    let counterexample: (ProvedContainer, Rational?) -> Counterexample
  }

  mutating func fail(_ failure: Failure) { failures.append(failure) }

  mutating func pass(_ part: ProvedPart) { passes.append(part) }

  /// For each failure, in its order, the containers in which the obligation fails whatever the data is; none of them twice.
  /// Also whether these are all containers of the failure.
  func broken(in proofCase: ProofCase) throws(LayoutFailure) -> [(domains: [Domain], isWhole: Bool)] {
    var (held, told): ([[HalfSpace]], [[HalfSpace]]) = ([], [])
    if proofCase.rules.failsForAllData {
      for pass in passes { held.append(try pass.domain.containers(without: pass.dataSizes)) }
    }
    var result: [(domains: [Domain], isWhole: Bool)] = []
    for failure in failures {
      let whole = [try failure.part.containers(in: proofCase)].compactMap { $0 }
      let broken = try Self.rest(of: whole, outside: held)
      let parts = try Self.rest(of: broken, outside: told)
      for part in parts { told.append(try part.containers(without: failure.part.dataSizes)) }
      result.append((parts, broken == whole))
    }
    return result
  }

  private static func rest(of domains: [Domain], outside others: [[HalfSpace]]) throws(LayoutFailure) -> [Domain] {
    var parts = domains
    for other in others where parts.count <= Self.mostParts {
      var outside: [Domain] = []
      for part in parts { outside += try part.outside(of: other) }
      parts = outside
    }
    // So many that it would take long; other failures may show the same.
    return parts.count > Self.mostParts ? [] : parts
  }

  private static let mostParts = 64

  /// The greatest extent that any data gives in a container; `nil` where there is none, or no end to it.
  func greatestExtent(in place: ProvedContainer) -> Rational? {
    var result: Rational?
    for failure in failures {
      guard let extent = failure.extent, let upper = failure.part.range(of: extent, in: place)?.upper else {
        continue
      }
      result = max(result ?? upper.value, upper.value)
    }
    return result
  }
}

extension ProvedPart {
  /// The containers for which there is some data; `nil` if there are none.
  fileprivate func containers(in proofCase: ProofCase) throws(LayoutFailure) -> Domain? {
    var result = proofCase.domain
    for half in try domain.containers(without: dataSizes) {
      guard let limited = try result.limited(to: half) else { return nil }
      result = limited
    }
    return result
  }

  /// One container of the part, with any data; `nil` if it is none.
  private func alone(_ place: ProvedContainer) throws(LayoutFailure) -> Domain? {
    // Data decides about no height if a variable is the space between lines.
    try domain.alone(place, hasLinesOfResponse: dataSizes?.height == nil)
  }

  /// Between what a function lies in one container, whatever the data is; `nil` where the container is no part of this.
  func range(of form: LinearForm, in place: ProvedContainer) -> Interval? {
    guard let domain = (try? alone(place)) ?? nil else { return nil }
    return try? domain.range(of: form)
  }

  /// The sizes that some data has in one container, as large as they can be.
  func someData(in place: ProvedContainer) -> (width: Rational, height: Rational)? {
    guard dataSizes != nil, let domain = (try? alone(place)) ?? nil else { return nil }
    let wishes = [LinearForm.Variable.dataWidth, .dataHeight].map { variable in
      (try? domain.range(of: LinearForm(variable)))?.upper?.value
    }
    guard let point = try? domain.point(near: Array(repeating: nil, count: 6) + wishes) else { return nil }
    return (point[6], point[7])
  }
}

extension Domain {
  /// One container of the domain; `nil` if it is none.
  ///
  /// - Parameters:
  ///   - usesHeight: Whether the height counts.
  ///   - hasLinesOfResponse: Whether a variable is the space between lines that a response sets, and not a height of data.
  func alone(
    _ place: ProvedContainer, usesHeight: Bool = true, hasLinesOfResponse: Bool
  ) throws(LayoutFailure) -> Domain? {
    let environment = place.environment
    let known: [(LinearForm.Variable, Rational?)] = [
      (LinearForm.Variable.containerWidth, environment.width),
      (.containerHeight, usesHeight ? environment.height : nil),
      (.textScale, environment.textScale), (.leftInset, environment.insets.left),
      (.rightInset, environment.insets.right), (.spacingOfResponse, place.spacingOfResponse),
      (.insetOfResponse, place.insetOfResponse),
      (.linesOfResponse, hasLinesOfResponse ? place.linesOfResponse : nil),
    ]
    var result = self
    for (variable, value) in known {
      guard let value else { continue }
      // No less, and no more.
      let distance = try LinearForm(variable) - LinearForm(value)
      guard let above = try result.limited(to: HalfSpace(form: distance, isNegative: false)),
        let same = try above.limited(to: HalfSpace(form: distance * Rational(-1), isNegative: false))
      else { return nil }
      result = same
    }
    return result
  }
}
