import SDUIIR
import SDUILayout

/// The sections of a case whose flags are open, in groups without a flag in common, with each combination of the cases of a
/// group's flags.
struct FlagGroups {
  /// None if no flag is open.
  private(set) var groups: [Group] = []

  struct Group {
    /// By their indices.
    let sections: [Int]
    /// The case with the sections of this group in each combination, in the order in which a proof tries them.
    fileprivate(set) var variants: [Variant] = []

    fileprivate func changes(_ variant: Variant) -> [(index: Int, section: ScreenSection)] {
      zip(sections, variant.sections).map { ($0, $1) }
    }
  }

  /// The sections of a group with one combination.
  struct Variant {
    let sections: [ScreenSection]
    let flags: [Variants.Choice]
  }

  /// - Throws: If the flags of a group have too many combinations.
  init(of proofCase: ProofCase) throws(TooManyCases) {
    let screen = proofCase.screen.withoutHiddenAdaptations
    var sections = screen.independentSections
    if sections.isEmpty { return }
    let known = screen.variants.flags.count
    let others = screen.sections.indices.filter { index in !sections.contains { $0.contains(index) } }
    if !others.isEmpty { sections.append(others) }
    for indices in sections {
      var group = Group(sections: indices)
      group.variants = try ProofVariants(screen.alone(indices), [], proofCase.rules).screens.map {
        Variant(sections: $0.sections, flags: Array($0.variants.flags[known...]))
      }
      groups.append(group)
    }
  }
}

extension Screen {
  /// The sections that ask for open flags, in groups without a flag in common.
  fileprivate var independentSections: [[Int]] {
    var groups: [[Int]] = []
    var owners: [ID<Flag>: Int] = [:]
    for index in sections.indices {
      let flags = sections[index].askedFlags
      if flags.isEmpty { continue }
      let met = Set(flags.compactMap { owners[$0] }).sorted()
      let owner = met.first ?? groups.count
      if met.isEmpty { groups.append([]) }
      for other in met.dropFirst() {
        groups[owner] += groups[other]
        groups[other] = []
        for (flag, known) in owners where known == other { owners[flag] = owner }
      }
      groups[owner].append(index)
      for flag in flags { owners[flag] = owner }
    }
    return groups.filter { !$0.isEmpty }.map { $0.sorted() }
  }
}

extension PinnedGroupProof {
  /// Returns the case with those cases of flags with which the parts in view are highest.
  ///
  /// Their height is the sum of what is pinned on the screen, of the highest header and of the highest footer. Groups have no
  /// flag in common, so that the summands of each are greatest by themselves if it is given which groups have the highest
  /// header and the highest footer.
  func highest(
    of groups: FlagGroups, at place: ProofCase.Place, in proofCase: ProofCase, _ finding: inout ProofFinding,
    _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> ProofCase {
    if groups.groups.isEmpty { return proofCase }
    var summands: [Summands] = []
    for group in groups.groups {
      var own = Summands()
      for variant in group.variants {
        let changed = proofCase.showing(group.changes(variant), [])
        var view = PartsInView(self, changed, place)
        try own.add(&view, of: group.sections, &path)
        finding.leaveOpen(view.questions)
      }
      summands.append(own)
    }
    // Sizes that data decides, and open numbers of columns, are those of one section only.
    if path.dataSizes != nil || path.openColumns > 0 { finding.leaveOpen([OpenQuestion(.columnCount, at: .screen)]) }
    let choice = try Summands.highest(summands, &path)
    return zip(groups.groups, choice).reduce(proofCase) { result, chosen in
      let (group, variant) = (chosen.0, chosen.0.variants[chosen.1])
      return result.showing(group.changes(variant), variant.flags)
    }
  }
}

/// The heights that the sections of a group add to what is in view, in each of the group's variants.
private struct Summands {
  /// The heights of all parts pinned on the screen, of the highest header that is pinned in its section, and of the highest such
  /// footer.
  private var all: [(onScreen: LinearForm, header: LinearForm?, footer: LinearForm?)] = []

  mutating func add(
    _ view: inout PinnedGroupProof.PartsInView, of sections: [Int], _ path: inout SymbolicPath
  ) throws(LayoutFailure) {
    let header = try view.add(.headerHeight, of: sections, &path)
    let footer = try view.add(.footerHeight, of: sections, &path)
    all.append(
      (
        try view.height, header.isEmpty ? nil : try PinnedGroupProof.PartsInView.height(of: header),
        footer.isEmpty ? nil : try PinnedGroupProof.PartsInView.height(of: footer)
      ))
  }

  /// Returns the variant of each group with which the sum over all groups is greatest.
  static func highest(_ groups: [Summands], _ path: inout SymbolicPath) throws(LayoutFailure) -> [Int] {
    var least: (choice: [Int], height: LinearForm) = ([], .zero)
    var onScreen: [LinearForm] = []
    for group in groups {
      let (choice, height) = try group.greatest(hasHeader: false, hasFooter: false, &path)
      least.choice.append(choice)
      least.height = try least.height + height
      onScreen.append(height)
    }
    func owners(_ isOwner: (Summands) -> Bool) -> [Int?] {
      let found = groups.indices.filter { isOwner(groups[$0]) }
      return found.isEmpty ? [nil] : found.map(Optional.some)
    }
    var best: (choice: [Int], height: LinearForm)?
    for header in owners({ $0.all.contains { $0.header != nil } }) {
      for footer in owners({ $0.all.contains { $0.footer != nil } }) {
        var found = least
        for index in Set([header, footer].compactMap { $0 }).sorted() {
          let (choice, height) = try groups[index].greatest(
            hasHeader: index == header, hasFooter: index == footer, &path)
          found.choice[index] = choice
          found.height = try found.height - onScreen[index] + height
        }
        if let known = best, try !path.isLess(known.height, found.height) { continue }
        best = found
      }
    }
    return (best ?? least).choice
  }

  /// Returns the first variant with the greatest sum.
  private func greatest(
    hasHeader: Bool, hasFooter: Bool, _ path: inout SymbolicPath
  ) throws(LayoutFailure) -> (choice: Int, height: LinearForm) {
    var best: (choice: Int, height: LinearForm)?
    for (index, summands) in all.enumerated() {
      var height = summands.onScreen
      if hasHeader, let header = summands.header { height = try height + header }
      if hasFooter, let footer = summands.footer { height = try height + footer }
      if let best, try !path.isLess(best.height, height) { continue }
      best = (index, height)
    }
    return best ?? (0, .zero)
  }
}

extension PinnedGroupProof {
  /// Returns the failure that is found first if all combinations of the cases of flags are tried one after another, in as
  /// ordinary a container as a known one.
  func first(of known: Counterexample) -> Counterexample {
    var screen = whole
    while let flag = screen.alone(sections.indices).withoutHiddenAdaptations.askedFlag {
      let next = screen.resolved(forEachCaseOf: flag, by: rules).first { screen in
        failure(in: screen).map { $0.place.environment.isAsOrdinary(as: known.place.environment) } ?? false
      }
      guard let next else { return known }
      screen = next
    }
    return failure(in: screen) ?? known
  }

  private func failure(in screen: Screen) -> Counterexample? {
    let proof = PinnedGroupProof(screen, sections.indices, .failures, rules)
    guard case .decided(.broken(let failure)) = proof.outcome else { return nil }
    return failure
  }
}

extension LayoutEnvironment {
  fileprivate func isAsOrdinary(as other: LayoutEnvironment) -> Bool {
    width == other.width && insets.areEqual == other.insets.areEqual
  }
}
