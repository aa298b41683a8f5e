/// A requirement on a screen wherever it is shown, from `require`.
public struct Requirement: Hashable, Sendable {
  /// The boxes in which it is required; empty where it is required everywhere.
  public var condition: [ConditionBox]
  /// The claim that must hold.
  public var claim: RequirementExpression
  /// The condition as its author wrote it, on one line and without comments, for reports.
  public var text: String
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A requirement.
  package init(condition: [ConditionBox] = [], claim: RequirementExpression, text: String, origin: Origin = .none) {
    self.condition = condition
    self.claim = claim
    self.text = text
    self.origin = origin
  }
}

extension Requirement {
  /// The unit whose component requires it; `nil` where a section or the screen does, and where no source is known.
  package func inheritingUnit(in screen: Screen) -> SectionUnit? {
    for measure in claim.measures {
      guard case .unit(let path, let index, _) = measure, let unit = screen.section(at: path)?.units[index] else {
        continue
      }
      let homes = screen.contract.withFallbacks([unit.component]).map { screen.contract.components[$0].origin }
      return homes.contains { $0.holds(origin) } ? unit : nil
    }
    return nil
  }
}

extension Origin {
  /// Whether another place is within this one.
  fileprivate func holds(_ other: Origin) -> Bool {
    file != Origin.none.file && file == other.file && lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

/// The claim of a requirement. Negations are resolved: of exact figures either `a < b` holds or `a >= b`.
public indirect enum RequirementExpression: Hashable, Sendable {
  case comparison(RequirementTerm, Comparison, RequirementTerm)
  /// Every one of at least two.
  case all([RequirementExpression])
  /// At least one of at least two.
  case any([RequirementExpression])

  /// The signs of comparisons, as they are written.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    case less = "<"
    case lessOrEqual = "<="
    case equal = "=="
    case notEqual = "!="
    case greaterOrEqual = ">="
    case greater = ">"
  }
}

/// A term of a comparison: a number, a figure of the layout, or an arithmetic expression of them. Linear in each
/// figure.
public indirect enum RequirementTerm: Hashable, Sendable {
  case constant(Rational)
  case measure(Measure)
  /// Of at least two.
  case sum([RequirementTerm])
  case scaled(Rational, RequirementTerm)
  /// The least of at least two.
  case least([RequirementTerm])
  /// The greatest of at least two.
  case greatest([RequirementTerm])
}

extension RequirementExpression {
  /// The figures that this names, in the order of the text, each once.
  package var measures: [Measure] {
    var result: [Measure] = []
    collect(&result)
    return result
  }

  /// Whether it names where something is.
  package var namesPositions: Bool { measures.contains { $0.isPosition } }

  /// Whether it names where items are.
  package var namesPositionsOfItems: Bool {
    measures.contains { measure in
      if case .position(_, unit: _?, _) = measure { true } else { false }
    }
  }

  private func collect(_ measures: inout [Measure]) {
    switch self {
    case .comparison(let left, _, let right):
      left.collect(&measures)
      right.collect(&measures)
    case .all(let claims), .any(let claims): for claim in claims { claim.collect(&measures) }
    }
  }
}

extension RequirementTerm {
  fileprivate func collect(_ measures: inout [Measure]) {
    switch self {
    case .constant: break
    case .measure(let measure): if !measures.contains(measure) { measures.append(measure) }
    case .scaled(_, let amount): amount.collect(&measures)
    case .sum(let amounts), .least(let amounts), .greatest(let amounts):
      for amount in amounts { amount.collect(&measures) }
    }
  }
}

/// A figure that layout settles and that requirements can ask for.
public enum Measure: Hashable, Sendable {
  /// One point times the text scale of the client.
  case textPoints
  /// The height of one line of a text style.
  case line(TextStyle)
  /// The container's width.
  case containerWidth
  /// The container's height.
  case containerHeight
  case section(SectionPath, SectionFigure)
  /// Of each item of a unit, by its index among those of its section: what is required holds for every one of them.
  case unit(SectionPath, Int, UnitFigure)
  /// The position of a section's box at rest, or that of each item of a unit. Only tests name items, since a response
  /// decides which others are before them.
  case position(SectionPath, unit: Int?, PositionFigure)

  /// The figures of a section.
  public enum SectionFigure: String, CaseIterable, Hashable, Sendable {
    /// Of a grid or waterfall.
    case columns
    /// Of its box.
    case width
    case height
    /// Inside its insets (layout rule R4: C1).
    case contentWidth
    case headerWidth
    case headerHeight
    case footerWidth
    case footerHeight
  }

  /// The figures of an item: of its box, before its own insets.
  public enum UnitFigure: String, CaseIterable, Hashable, Sendable {
    case width
    case height
  }

  /// From the left edge of the screen's content, and from its upper one.
  public enum PositionFigure: String, CaseIterable, Hashable, Sendable {
    case x
    case y
  }
}

extension Measure {
  /// Whether it is where something is.
  package var isPosition: Bool {
    if case .position = self { true } else { false }
  }

  /// The section that it is of; `nil` for a figure of the container.
  package var section: SectionPath? {
    switch self {
    case .textPoints, .line, .containerWidth, .containerHeight: nil
    case .section(let path, _), .unit(let path, _, _), .position(let path, _, _): path
    }
  }
}

/// Names a section of a screen.
public struct SectionPath: Hashable, Sendable {
  /// The index among the sections of the screen.
  public var section: Int
  /// The index among those of the stack that the section is; `nil` for the section itself.
  public var inner: Int?

  /// The section at an index, or one in the stack there.
  public init(_ section: Int, inner: Int? = nil) {
    self.section = section
    self.inner = inner
  }
}

extension Screen {
  /// The section at a path.
  public subscript(path: SectionPath) -> ScreenSection {
    let section = sections[path.section]
    return path.inner.map { section.sections[$0] } ?? section
  }
}

/// The author's expectation of a screen in one container, from `test`.
public struct ScreenTest: Hashable, Sendable {
  /// The title of the test.
  public var title: String
  /// The device that the container is, as ``DeviceContainer`` names it. Everything that it gives is in the other
  /// properties, so that no one needs a table of devices to run the test.
  public var device: String?
  /// The container's width, in points.
  public var width: Rational
  /// The container's height, in points; `nil` for the default of layout.
  public var height: Rational?
  /// No insets by default.
  public var insets: SafeAreaInsets?
  /// 1 by default.
  public var textScale: Rational?
  /// By default, the size classes follow from the width and the height, the idiom is a phone, and the direction left to
  /// right.
  public var traits = Traits()
  /// The requirements that must hold there, in the order of the source.
  public var requirements: [Requirement]
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A test in a container of a width.
  package init(title: String, width: Rational, requirements: [Requirement] = [], origin: Origin = .none) {
    self.title = title
    self.width = width
    self.requirements = requirements
    self.origin = origin
  }

  /// Makes the container what an app has of a device. Size classes and the idiom that are given already stay.
  package mutating func take(_ container: DeviceContainer) {
    device = container.name
    (width, height, insets) = (container.width, container.height, container.insets)
    var known = container.traits
    known.override(with: traits)
    traits = known
  }
}

extension Screen {
  /// The section that a path names; `nil` if the screen has none there.
  public func section(at path: SectionPath) -> ScreenSection? {
    guard sections.indices.contains(path.section) else { return nil }
    guard let inner = path.inner else { return sections[path.section] }
    let stacked = sections[path.section].sections
    return stacked.indices.contains(inner) ? stacked[inner] : nil
  }
}

extension Screen {
  /// A measure as requirements write it, by the names of the source: `deals.ProductCard.width`.
  package func phrase(of measure: Measure) -> String {
    switch measure {
    case .textPoints: return "1sp"
    case .line(let style): return "lines(1, \(style.rawValue))"
    case .containerWidth: return "container.width"
    case .containerHeight: return "container.height"
    case .section(let path, let figure): return (section(at: path)?.name.source ?? "") + "." + figure.phrase
    case .unit(let path, let unit, let figure): return name(ofUnit: unit, in: path) + "." + figure.rawValue
    case .position(let path, let unit, let figure): return name(ofUnit: unit, in: path) + "." + figure.rawValue
    }
  }

  /// The names of a section and of one of its units, with a dot between them.
  private func name(ofUnit unit: Int?, in path: SectionPath) -> String {
    guard let section = section(at: path) else { return "" }
    guard let unit, section.units.indices.contains(unit) else { return section.name.source }
    return section.name.source + "." + contract.components[section.units[unit].component].name.source
  }
}

extension Measure.SectionFigure {
  /// The notation of requirements after the section's name.
  package var phrase: String {
    switch self {
    case .columns, .width, .height: rawValue
    case .contentWidth: "content.width"
    case .headerWidth: "header.width"
    case .headerHeight: "header.height"
    case .footerWidth: "footer.width"
    case .footerHeight: "footer.height"
    }
  }
}
