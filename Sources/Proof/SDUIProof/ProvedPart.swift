import SDUIIR
import SDUILayout

/// Containers of a case for which everything came out alike.
struct ProvedPart {
  let domain: Domain
  /// Whether it depends on the height that it did.
  let usesHeight: Bool
  /// Whether it holds more than there is, since a number of columns was left open.
  let hasOpenColumns: Bool
  /// The sizes that data decides, which are variables of the domain.
  let dataSizes: DataSizes?
  /// The comparisons that lead to it, in their order.
  let comparisons: [HalfSpace]

  init(
    _ domain: Domain, usesHeight: Bool, hasOpenColumns: Bool, dataSizes: DataSizes?, after comparisons: [HalfSpace]
  ) {
    self.domain = domain
    self.comparisons = comparisons
    self.usesHeight = usesHeight
    self.hasOpenColumns = hasOpenColumns
    self.dataSizes = dataSizes
  }

  /// The same with other containers.
  func with(_ domain: Domain) -> ProvedPart {
    ProvedPart(
      domain, usesHeight: usesHeight, hasOpenColumns: hasOpenColumns, dataSizes: dataSizes, after: comparisons)
  }

  /// The same containers for something whose sizes no data decides.
  var withKnownSizes: ProvedPart {
    ProvedPart(domain, usesHeight: usesHeight, hasOpenColumns: hasOpenColumns, dataSizes: nil, after: comparisons)
  }

  /// The part where a function is negative, or where it is not.
  func limited(_ form: LinearForm, isNegative: Bool) throws(LayoutFailure) -> ProvedPart {
    if form.isConstant { return self }
    var domain = domain
    try domain.limit(form, isNegative: isNegative)
    return ProvedPart(
      domain, usesHeight: usesHeight, hasOpenColumns: hasOpenColumns, dataSizes: dataSizes,
      after: comparisons + [HalfSpace(form: form, isNegative: isNegative)])
  }

  /// Returns the least value of a length, and its container; `nil` if it is over a margin that is known.
  func margin(of form: LinearForm, in proofCase: ProofCase, below known: Margin?) throws(LayoutFailure) -> Margin? {
    if let known, let bound = try domain.rangeWithinBounds(of: form).lower {
      if bound.value > known.least { return nil }
      if bound.value == known.least, isNoNarrower(than: known) { return nil }
    }
    let range = try domain.range(of: form)
    guard let lower = proofCase.rules.tellsLeastMargin ? range.lower : range.upper else { return nil }
    if let known, lower.value > known.least { return nil }
    guard lower.isIncluded else { return Margin(least: lower.value, isReached: false, place: nil) }
    let part = try limited(LinearForm(lower.value) - form, isNegative: false)
    let place = try proofCase.container(in: part)
    return Margin(
      least: lower.value, isReached: true, place: try proofCase.responses?.relevant(place, in: part) ?? place)
  }

  /// Whether no container in it is narrower than the one of a margin.
  private func isNoNarrower(than margin: Margin) -> Bool {
    guard let place = margin.place, let lower = domain[.containerWidth].lower else { return false }
    return lower.value >= place.environment.width
  }
}
