import SDUIIR

/// Containers and clients in which all conditions come out alike but those on width and height.
struct ProofCase {
  /// The screen, with nothing open but what depends on extents.
  let screen: Screen
  let settled: SettledScreen
  let traits: Traits
  /// All of its containers.
  let domain: Domain
  /// The widths and heights that conditions compare with, in order.
  private let widths: [Rational]
  private let heights: [Rational]

  /// A section as one of its containers has it.
  struct Place {
    let environment: Environment
    let surroundings: SymbolicSurroundings
  }

  /// How many parts of the domain are looked at: each costs more where there are more conditions.
  var limit: Int { min(5_000, 2_000_000 / (widths.count + heights.count + 400)) }

  /// Decides all conditions on a path.
  func place(_ path: inout SymbolicPath) throws(Problem) -> Place {
    try path.decide(LinearForm(.containerWidth), widths)
    try path.decide(LinearForm(.containerHeight), heights)
    let environment = try container(in: path.domain).environment
    let surroundings = try SymbolicSurroundings(settled, environment, SymbolicContainer(domain), &path)
    _ = try surroundings.figures.extent(settled.sectionSpacing, .sectionBox, &path)
    return Place(environment: environment, surroundings: surroundings)
  }

  /// One container of a part of the domain, as ordinary as it can be.
  func container(in domain: Domain) throws(Problem) -> ProvedContainer {
    let point = try domain.point(near: [nil, Rational(844), .one, .zero, .zero])
    let insets = ReferenceInsets(left: point[3], right: point[4])
    let environment = Environment(
      width: point[0], height: point[1], insets: insets, direction: traits.direction ?? .leftToRight,
      horizontal: traits.horizontal, vertical: traits.vertical, idiom: traits.idiom ?? .phone, textScale: point[2])
    return ProvedContainer(environment: environment, variants: screen.variants)
  }
}

extension ProofCase {
  /// All cases of some sections of a screen that its conditions, and others, can tell apart.
  ///
  /// - Parameter screen: Holds these sections and no others.
  static func all(of screen: Screen, _ others: [ConditionBox] = []) -> [ProofCase] {
    let boxes = screen.sections.flatMap(\.allBoxes) + others
    return variants(of: screen, boxes).flatMap { variants in
      traits(asked: boxes, screen).flatMap { traits -> [ProofCase] in
        var choices = variants
        choices.traits = traits
        let resolved = screen.resolved(for: choices)
        return domains(of: screen, traits).map {
          ProofCase(resolved, traits, $0, resolved.sections.flatMap(\.allBoxes) + others)
        }
      }
    }
  }

  private init(_ screen: Screen, _ traits: Traits, _ domain: Domain, _ boxes: [ConditionBox]) {
    self.screen = screen
    self.traits = traits
    self.domain = domain
    settled = SettledScreen(screen.properties)
    widths = Set(boxes.flatMap { [$0.minWidth, $0.belowWidth] }.compactMap(\.self)).sorted()
    heights = Set(boxes.flatMap { [$0.minHeight, $0.belowHeight] }.compactMap(\.self)).sorted()
  }

  /// The flags that conditions ask for in all of their cases, and clients between which they can tell.
  private static func variants(of screen: Screen, _ boxes: [ConditionBox]) -> [Variants] {
    var result = [Variants()]
    for flag in Set(boxes.flatMap { $0.flags.map(\.flag) }).sorted() {
      let declared = screen.contract.flags[flag]
      result = result.flatMap { variants in
        declared.cases.map { name in
          var variants = variants
          variants.flags.append(Variants.Choice(flag: declared.name, flagCase: name))
          return variants
        }
      }
    }
    guard screen.variants.client == nil else { return result }
    let components = screen.contract.components.elements.filter { !$0.availability.isUniversal }
    let sets = boxes.compactMap(\.clients) + components.map(\.availability.clients)
    if sets.isEmpty { return result }
    return result.flatMap { variants in
      screen.supportedClients.representatives(of: sets).map { client in
        var variants = variants
        variants.client = client
        return variants
      }
    }
  }

  /// The traits that make a difference, in all of their values.
  private static func traits(asked boxes: [ConditionBox], _ screen: Screen) -> [Traits] {
    let settled = screen.variants.traits
    var result = [settled]
    func part<Value>(_ isAsked: Bool, _ trait: WritableKeyPath<Traits, Value?>, _ values: [Value]) {
      guard isAsked, settled[keyPath: trait] == nil else { return }
      result = result.flatMap { traits in
        values.map { value in
          var traits = traits
          traits[keyPath: trait] = value
          return traits
        }
      }
    }
    part(boxes.contains { $0.horizontal != nil } || screen.usesMargins, \.horizontal, SizeClass.allCases)
    part(boxes.contains { $0.vertical != nil }, \.vertical, SizeClass.allCases)
    part(boxes.contains { $0.idiom != nil }, \.idiom, Idiom.allCases)
    part(boxes.contains { $0.direction != nil }, \.direction, LayoutDirection.allCases)
    return result
  }

  /// The containers of some traits: a regular width class from 600 points on only, a compact one below 960 only, the
  /// border of heights at 480. Where a container is wide and low, its sides may have insets of up to 68 points.
  private static func domains(of screen: Screen, _ traits: Traits) -> [Domain] {
    var width = Interval(screen.declaredRange(.widths))
    var height = Interval(screen.declaredRange(.heights))
    switch traits.horizontal {
    case .regular: width.limit(Interval(lower: .init(SizeClass.regularWidth)))
    case .compact: width.limit(Interval(upper: .init(SizeClass.compactWidthEnd, isIncluded: false)))
    case nil: break
    }
    switch traits.vertical {
    case .regular: height.limit(Interval(lower: .init(SizeClass.regularHeight)))
    case .compact: height.limit(Interval(upper: .init(SizeClass.regularHeight, isIncluded: false)))
    case nil: break
    }
    let scale = Interval(screen.declaredRange(.textScale))
    func domain(_ width: Interval, _ height: Interval, _ insets: Interval) -> Domain? {
      if width.isEmpty || height.isEmpty { return nil }
      return Domain([
        .containerWidth: width, .containerHeight: height, .textScale: scale, .leftInset: insets, .rightInset: insets,
      ])
    }
    var (wide, low) = (width, height)
    wide.limit(Interval(lower: .init(SizeClass.regularWidth)))
    low.limit(Interval(upper: .init(SizeClass.regularHeight, isIncluded: false)))
    let insets = Interval(lower: .init(.zero), upper: .init(Rational(68)))
    return [domain(width, height, Interval(.zero)), domain(wide, low, insets)].compactMap(\.self)
  }
}

extension SymbolicPath {
  /// Decides between which of some values, in order, a figure lies: by halving, so that many conditions cost little.
  fileprivate mutating func decide(_ figure: LinearForm, _ values: [Rational]) throws(Problem) {
    var range = values.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if try isLess(figure, LinearForm(values[middle])) {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
  }
}

extension Interval {
  /// What a screen declares.
  fileprivate init(_ range: ValueRange) {
    self.init(lower: Bound(range.lowerBound), upper: range.upperBound.map { Bound($0) })
  }
}

extension Section {
  /// All conditions of the section and of those in it.
  var allBoxes: [ConditionBox] { adaptations.flatMap(\.condition) + sections.flatMap(\.allBoxes) }
}

extension Screen {
  /// Whether the size class decides about insets (layout rule R4).
  fileprivate var usesMargins: Bool {
    func isMargin(_ value: PropertyValue?) -> Bool {
      value == .keyword(.layoutMargins) || value == .keyword(.readableContent)
    }
    if isMargin(properties[.insetsReference]) { return true }
    return sections.contains { section in
      isMargin(section.properties[.sectionInsetsReference])
        || section.adaptations.contains { adaptation in
          adaptation.assignments.contains { $0.property == .sectionInsetsReference && isMargin($0.value) }
        }
    }
  }
}

extension ClientSet {
  /// Clients of this set, one for each way in which others divide it.
  fileprivate func representatives(of sets: [ClientSet]) -> [Client] {
    entries.flatMap { entry -> [Client] in
      var edges: Set<Version> = [entry.value.minimum ?? .zero]
      for range in sets.compactMap({ $0[entry.platform] }) {
        if let minimum = range.minimum { edges.insert(minimum) }
        switch range.end {
        case .below(let version), .through(let version): edges.insert(version)
        case nil: break
        }
      }
      return edges.sorted().filter { entry.value.contains($0) }.map { Client(entry.platform, $0) }
    }
  }
}
