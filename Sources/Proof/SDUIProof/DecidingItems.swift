import SDUIIR
import SDUILayout

/// The items that decide about a requirement: all that a response may bring if these are few, else those between which
/// the figures of all others lie.
struct DecidingItems {
  let sequences: [ItemSequence]
  /// Whether other items give figures between those of these, so that all of these must fit.
  let areEnds: Bool
  /// Whether a response may bring no other items.
  let areAll: Bool
  /// The rules by which these items represent others.
  var reductions: Reductions { areAll ? [] : areEnds ? .endsRepresentCounts : .pairsRepresentRows }

  /// The maximum number of sequences of items that are tried one by one.
  static let mostSequences = 16
  /// The greatest numbers of items that are evaluated one by one.
  private static let (mostInStrip, mostListed, mostInRows) = (1_000, 200, 64)

  /// The numbers of items that responses may bring; `nil` where there is no end to them.
  static func counts(of section: ScreenSection) -> ClosedRange<Int>? {
    let least = section.leastItems
    guard !section.grows, case .count(let most)? = section.properties[.maxItems] else { return nil }
    return least...max(least, Int(clamping: most))
  }

  /// `nil` where it is not known which items decide.
  init?(
    about dependence: ItemDependence, _ claim: RequirementExpression, of path: SectionPath, _ section: ScreenSection,
    _ resolved: ResolvedSection, by rules: ProofRules
  ) {
    let isOrdered = !resolved.kind.hasOneColumn
    if let counts = Self.counts(of: section) {
      let counts = rules.triesAllItemCounts ? counts : counts.lowerBound...counts.lowerBound
      if let all = ItemSequence.all(
        ofUnits: section.units.count, counts: counts, isOrdered: isOrdered, atMost: Self.mostSequences)
      {
        (sequences, areEnds, areAll) = (all, false, true)
        return
      }
    }
    if dependence.figures.isEmpty {
      guard let rows = Self.rows(with: dependence, section, resolved) else { return nil }
      (sequences, areEnds, areAll) = (rules.pairsSiblings ? rows : Array(rows.prefix(1)), false, false)
    } else {
      guard let ends = Self.ends(for: dependence, claim, path, section, resolved) else { return nil }
      (sequences, areEnds, areAll) = (ends, true, false)
    }
  }

  /// The items of a failed section: none.
  static let noItems = DecidingItems()

  private init() { (sequences, areEnds, areAll) = ([ItemSequence([])], false, true) }

  /// Items of the named unit alone, and beside one of each other unit. A row is as high as its highest item, so that more
  /// units in it give no other height.
  private static func rows(
    with dependence: ItemDependence, _ section: ScreenSection, _ resolved: ResolvedSection
  ) -> [ItemSequence]? {
    // If the first row begins later, items that are tried together may be in two rows.
    guard dependence.components.count == 1, section.units.count <= mostSequences, !resolved.repeats,
      resolved.startColumn == 1 || section.units.count == 1,
      let named = section.units.firstIndex(where: { $0.component == dependence.components[0] })
    else { return nil }
    // In a strip the first item of the second column follows all rows of the first one.
    let before = resolved.kind.isStrip ? Int(clamping: max(1, resolved.rows)) : 1
    let (least, most) = (section.leastItems, counts(of: section)?.upperBound ?? .max)
    guard max(least, before) <= mostInRows else { return nil }
    func filled(_ sequence: ItemSequence) -> ItemSequence {
      var result = sequence
      result.append(named, count: least - sequence.count)
      return result
    }
    var result = [filled(ItemSequence(named, count: 1))]
    guard before < most else { return result }
    for other in section.units.indices where other != named {
      var sequence = ItemSequence(named, count: before)
      sequence.append(other, count: 1)
      result.append(filled(sequence))
    }
    return result
  }

  /// The fewest and the most items of one unit: what is required has to hold between these wherever it holds at both.
  private static func ends(
    for dependence: ItemDependence, _ claim: RequirementExpression, _ path: SectionPath, _ section: ScreenSection,
    _ resolved: ResolvedSection
  ) -> [ItemSequence]? {
    guard dependence.figures.count == 1, let counts = counts(of: section), !resolved.repeats,
      claim.isConvex(in: .section(path, dependence.figures[0]))
    else { return nil }
    // Of several units, heights and widths lie between those of items of one, and items that are named may not be among
    // these.
    let isBetween = resolved.kind.hasOneColumn || resolved.kind.isStrip
    guard section.units.count == 1 || (isBetween && dependence.components.isEmpty) else { return nil }
    var most = counts.upperBound
    switch resolved.kind {
    case .grid where resolved.startColumn > 1: if most > mostListed { return nil }
    case .grid, .list, .hero: break
    case .carousel where dependence.figures == [.height]:
      // More columns make no strip higher.
      most = max(counts.lowerBound, min(most, Int(clamping: resolved.rows)))
    case .carousel: if most > mostInStrip { return nil }
    case .flow, .waterfall, .mosaic: if most > mostListed { return nil }
    case .stack: return nil
    }
    let isEmpty = counts.lowerBound == 0 ? [ItemSequence([])] : []
    return isEmpty
      + section.units.indices.flatMap { unit in
        Set([max(1, counts.lowerBound), most]).sorted().map { ItemSequence(unit, count: $0) }
      }
  }
}

extension ScreenSection {
  /// The fewest items that a response may bring.
  var leastItems: Int {
    if case .count(let least)? = properties[.minItems] { return Int(clamping: least) }
    return 0
  }

  /// Whether it takes items from later pages, however many the first one brings.
  var grows: Bool {
    properties[.grows] == .boolean(true)
      || adaptations.contains { adaptation in
        adaptation.replacement?.properties[.grows] == .boolean(true)
          || adaptation.assignments.contains { $0.property == .grows && $0.value == .boolean(true) }
      }
  }

  /// A lower `maxItems`, with which there are few enough sequences of items to try them one by one; `nil` where none is.
  var decidingMaxItems: Int64? {
    guard !kind.holdsSections, !grows else { return nil }
    let least = max(1, leastItems)
    var known = Int.max
    if case .count(let most)? = properties[.maxItems] { known = Int(clamping: most) }
    return stride(from: max(least, 12), through: least, by: -1).first { most in
      most < known
        && ItemSequence.all(
          ofUnits: units.count, counts: leastItems...most, isOrdered: true, atMost: DecidingItems.mostSequences) != nil
    }.map(Int64.init)
  }
}

extension RequirementExpression {
  /// Whether it holds for every value of a figure between two for which it holds, whatever the other figures are.
  fileprivate func isConvex(in measure: Measure) -> Bool {
    switch self {
    case .comparison(let left, let sign, let right):
      if !left.names(measure), !right.names(measure) { return true }
      return sign != .notEqual && left.isLinear(in: measure) && right.isLinear(in: measure)
    case .all(let claims): return claims.allSatisfy { $0.isConvex(in: measure) }
    case .any(let claims):
      let own = claims.filter { $0.measures.contains(measure) }
      return own.isEmpty || (own.count == 1 && own[0].isConvex(in: measure))
    }
  }
}

extension RequirementTerm {
  fileprivate func names(_ measure: Measure) -> Bool {
    switch self {
    case .constant: false
    case .measure(let own): own == measure
    case .scaled(_, let term): term.names(measure)
    case .sum(let terms), .least(let terms), .greatest(let terms): terms.contains { $0.names(measure) }
    }
  }

  fileprivate func isLinear(in measure: Measure) -> Bool {
    switch self {
    case .constant, .measure: true
    case .scaled(_, let term): term.isLinear(in: measure)
    case .sum(let terms): terms.allSatisfy { $0.isLinear(in: measure) }
    case .least, .greatest: !names(measure)
    }
  }
}
