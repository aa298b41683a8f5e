import SDUIIR
import SDUILayout

/// A proof of a screen, held against layouts in many containers.
struct ProofComparison {
  private let screen: Screen
  private let proof: Proof
  private let stepsOfWidths: Int

  /// - Parameters:
  ///   - stepsOfWidths: How far the widths are apart that are tried besides all bounds, in points.
  ///   - rules: By which it is proved.
  init(_ screen: Screen, stepsOfWidths: Int = 131, by rules: ProofRules = ProofRules()) {
    self.screen = screen
    self.stepsOfWidths = stepsOfWidths
    proof = Proof(screen, .whole, rules)
  }

  /// What one says and the other does not; where a proof says nothing, nothing can disagree.
  var disagreements: [String] {
    let trials = containers.map { Trial(screen, $0) }
    return proof.obligations.flatMap { disagreements(about: $0, trials) }
  }

  /// Whether there is any; nothing is looked at behind the first.
  var disagrees: Bool {
    let trials = containers.map { Trial(screen, $0) }
    return proof.obligations.contains { !disagreements(about: $0, trials).isEmpty }
  }

  private func disagreements(about obligation: Obligation, _ trials: [Trial]) -> [String] {
    let statement = obligation.statement
    let name = "\(screen.name.source): \(statement)"
    var result: [String] = []
    switch obligation.verdict {
    case .undecided: break
    case .broken(let counterexample):
      if Trial(screen, counterexample.place).holds(statement) != false {
        result.append("\(name) does not fail at \(counterexample.place)")
      }
    case .proved(let margin):
      if let margin { result += disagreements(about: margin, statement, trials).map { "\(name) \($0)" } }
      if let trial = trials.first(where: { $0.holds(statement) == false }) {
        result.append("\(name) fails at \(trial.container.environment)")
      }
    }
    return result
  }

  /// The least figure is met where it is told, and undercut nowhere.
  private func disagreements(
    about margin: Margin, _ statement: Obligation.Statement, _ trials: [Trial]
  ) -> [String] {
    guard case .touchTarget = statement else { return [] }
    var result: [String] = []
    if let container = margin.place, Trial(screen, container).least(statement) != margin.least {
      result.append("is not \(margin.least.text) at \(container)")
    }
    if let trial = trials.first(where: { $0.least(statement).map { $0 < margin.least } ?? false }) {
      result.append("is below \(margin.least.text) at \(trial.container)")
    }
    return result
  }

  /// Containers at all bounds and between, in every way that conditions can tell apart.
  private var containers: [ProvedContainer] {
    let boxes = screen.sections.flatMap(\.boxes) + screen.requirements.flatMap(\.condition)
    let widths = values(.widths, boxes.flatMap { [$0.minWidth, $0.belowWidth] } + [Rational(600)])
    let heights = values(.heights, boxes.flatMap { [$0.minHeight, $0.belowHeight] } + [Rational(480)])
    var result: [ProvedContainer] = []
    for variants in variants {
      for (index, width) in widths.enumerated() {
        let height = heights[index % heights.count]
        result += environments(width, height, index).map { ProvedContainer(environment: $0, variants: variants) }
      }
    }
    return result
  }

  /// The ends of a range, what is named in it with its neighbours, and some numbers between.
  private func values(_ property: Property, _ named: [Rational?]) -> [Rational] {
    let range = screen.declaredRange(property)
    let most = range.upperBound ?? Rational(2_000)
    var values = Set([range.lowerBound, most])
    for value in named.compactMap(\.self) {
      for distance in [Rational(-1), .zero, .one] {
        if let near = try? value + distance { values.insert(near) }
      }
    }
    let step = property == .widths ? stepsOfWidths : 131
    // Step by step as far as containers are, and ever farther behind that.
    var value = Int(range.lowerBound.floor)
    while value < Int(most.floor) {
      values.insert(Rational(value))
      value += value < 20_000 ? step : value
    }
    return values.filter { range.contains($0) }.sorted()
  }

  private func environments(_ width: Rational, _ height: Rational, _ index: Int) -> [Environment] {
    let hasInsets = height < Rational(480) && width >= Rational(600)
    let classes: [SizeClass] = [width >= Rational(600) ? .regular : nil, width < Rational(960) ? .compact : nil]
      .compactMap(\.self)
    let scales = screen.declaredRange(.textScale)
    return classes.flatMap { horizontal in
      LayoutDirection.allCases.map { direction in
        Environment(
          width: width, height: height,
          insets: hasInsets ? ReferenceInsets(left: Rational(68), right: Rational(index % 2 * 44)) : ReferenceInsets(),
          direction: direction, horizontal: horizontal, idiom: index % 3 == 0 ? .pad : .phone,
          textScale: index % 2 == 0 ? scales.lowerBound : scales.upperBound ?? Rational(4))
      }
    }
  }

  /// The first and the last case of every flag, and some clients.
  private var variants: [Variants] {
    let flags = screen.contract.flags.elements
    let choices = [0, 1].map { which in
      flags.map { Variants.Choice(flag: $0.name, flagCase: which == 0 ? $0.cases[0] : $0.cases[$0.cases.count - 1]) }
    }
    let clients = screen.supportedClients.entries.flatMap { entry in
      [entry.value.minimum ?? .zero, nil].filter { entry.value.contains($0) }.map { Client(entry.platform, $0) }
    }
    guard screen.dependsOnVariants, screen.variants.isEmpty else { return [screen.variants] }
    return choices.flatMap { flags in
      screen.dependsOnClient
        ? clients.map { Variants(flags: flags, client: $0) } : [Variants(flags: flags)]
    }
  }
}

extension Section {
  fileprivate var boxes: [ConditionBox] { adaptations.flatMap(\.condition) + sections.flatMap(\.boxes) }
}

/// A screen in one container.
private final class Trial {
  let container: ProvedContainer
  private let whole: Screen
  private let screen: Screen
  /// Items for every section.
  private lazy var standard = ScreenItems.standard(for: screen, in: container.environment)
  /// The least extents that were asked for.
  private var extents: [Obligation.Statement: Rational?] = [:]

  init(_ screen: Screen, _ container: ProvedContainer) {
    self.container = container
    whole = screen
    var choices = container.variants
    choices.traits = Traits()
    self.screen = screen.resolved(for: choices).resolvedByDefault
  }

  /// Whether something holds here; `nil` where it is not asked for.
  func holds(_ statement: Obligation.Statement) -> Bool? {
    switch statement {
    case .fits(let path): return fits(path)
    case .versions: return nil
    case .touchTarget(let path, _, _):
      guard screen.section(at: path) != nil,
        case .length(.points(let least))? = screen.properties[.minTouchTarget] ?? .length(.points(44))
      else { return nil }
      return self.least(statement).map { $0 >= least }
    case .requirement(let requirement):
      let environment = container.environment
      // Resolved with the rest of the screen.
      guard
        let own = screen.requirements.first(where: { $0.text == requirement.text && $0.claim == requirement.claim }),
        let check = try? RequirementCheck(screen, items(for: own.claim.measures), in: environment),
        let verdict = try? check.verdict(on: own)
      else { return nil }
      if case .fails = verdict { return false }
      return verdict == .holds ? true : nil
    }
  }

  /// What a requirement is about and nothing else, so that nothing else breaks: one item of each unit that it names, or
  /// of the first one.
  private func items(for measures: [Measure]) -> ScreenItems {
    var units: [SectionPath: [Int]] = [:]
    for measure in measures {
      switch measure {
      case .textPoints, .containerWidth, .containerHeight: break
      case .section(let path, _): units[path, default: []] += []
      case .unit(let path, let unit, _): units[path, default: []].append(unit)
      }
    }
    return ScreenItems(
      sections: units.keys.filter { $0.inner == nil }.sorted { $0.section < $1.section }.map { path in
        var data = standard.sections[path.section]
        if screen.sections[path.section].kind == .mosaic { return data }
        let wanted = units[path, default: []].isEmpty ? [0] : Set(units[path, default: []]).sorted()
        data.items = ItemList(wanted.map { unit in data.items.first { $0.unit == unit } ?? ItemData(unit: unit) })
        return data
      })
  }

  /// Whether the section can be laid out with items of each unit by itself, and with none.
  private func fits(_ path: SectionPath) -> Bool? {
    guard let section = screen.section(at: path) else { return nil }
    var least: Int64 = 1
    if case .count(let count)? = section.settled(in: container.environment).properties[.minItems] { least = count }
    for unit in section.units.indices.map(Optional.some) + [nil] {
      for count in [1, 2, 5] where unit == nil || count >= least {
        if (try? layout(path, unit, count)) == nil { return false }
      }
    }
    return true
  }

  /// The section with so many items of a unit, or with none.
  private func layout(_ path: SectionPath, _ unit: Int?, _ count: Int = 5) throws -> ScreenLayout {
    let section = standard.sections[path.section]
    var data = path.inner.map { section.sections[$0] } ?? section
    let known = data.items.first { $0.unit == unit }
    let items = unit.map { known ?? ItemData(unit: $0) }.map { Array(repeating: $0, count: count) }
    data.items = ItemList(items ?? [])
    let whole = path.inner == nil ? data : SectionItems(section: path.section, sections: [data])
    return try Layout.evaluate(screen, ScreenItems(sections: [whole]), in: container.environment)
  }

  /// The least extent of the items of a component.
  func least(_ statement: Obligation.Statement) -> Rational? {
    if let known = extents[statement] { return known }
    let extent = leastExtent(statement)
    extents[statement] = .some(extent)
    return extent
  }

  private func leastExtent(_ statement: Obligation.Statement) -> Rational? {
    guard case .touchTarget(let path, let component, let axis) = statement,
      let section = screen.section(at: path),
      let unit = section.units.firstIndex(where: {
        screen.contract.components[$0.component].name == whole.contract.components[component].name
      }), let layout = try? layout(path, unit)
    else { return nil }
    return layout.sections.indices.flatMap { layout.items(ofSection: $0) }
      .map { axis == .width ? $0.frame.width : $0.frame.height }.min()
  }
}
