import SDUIIR
import SDUILayout

/// The property that decides about something in a container.
public struct Blame: Hashable, Sendable {
  /// The property.
  public let property: Property
  /// The bytes of what has it: a screen, a section or a part of one.
  package let owner: Origin
  /// The bytes of what sets it: the owner, or a `when`.
  package let setter: Origin

  fileprivate init(_ property: Property, of owner: Origin, setBy setter: Origin? = nil) {
    self.property = property
    self.owner = owner
    self.setter = setter ?? owner
  }
}

extension Obligation {
  /// The property that decides where this fails; `nil` if it holds, and where more than one does or none is written.
  public func blame(in screen: Screen) -> Blame? {
    guard case .broken(let counterexample) = verdict else { return nil }
    let place = counterexample.place
    func blamed(_ path: SectionPath) -> BlamedSection? { self.blamed(path, in: screen, at: place) }
    switch statement {
    case .fits(let path):
      guard let error = counterexample.error else { return nil }
      if error.sectionName == nil { return screen.blame(breaking: error.rule) }
      if let need = error.columnShortage?.need { return blamed(path)?.taking(need, counterexample.component) }
      return blamed(path)?.breaking(error.rule, counterexample.component)
    case .touchTarget(let target, let axis):
      guard let path = target.section else {
        return axis == .height ? screen.blame(sizing: target.part) : nil
      }
      return target.part == .unit
        ? blamed(path)?.sizing(target.component, axis) : blamed(path)?.sizing(target.part, axis)
    case .versions: return nil
    case .requirement, .visibleRoom:
      switch counterexample.blamed {
      case .unit(let path, let unit, let axis):
        return screen.section(at: path).flatMap { blamed(path)?.sizing($0.units[unit].component, axis) }
      case .section(let path, let figure):
        let shown = place.items.first { $0.section == path }
        return blamed(path)?.deciding(figure, with: shown?.count)
      case .containerWidth, .containerHeight, .textPoints, .line, .position: return nil
      case nil: return statement == .visibleRoom ? screen.blame(breaking: .bars) : nil
      }
    }
  }
}

extension Obligation {
  /// The property that says how many columns there are, where something takes more of them.
  public func blamedColumns(in screen: Screen) -> Blame? {
    guard case .broken(let counterexample) = verdict, case .fits(let path) = statement,
      counterexample.error?.columnShortage != nil
    else { return nil }
    return blamed(path, in: screen, at: counterexample.place)?.breaking(.columns, nil)
  }

  /// Returns a section in a container.
  private func blamed(_ path: SectionPath, in screen: Screen, at place: ProvedContainer) -> BlamedSection? {
    guard screen.sections.indices.contains(path.section) else { return nil }
    // The one section alone: to resolve all of them for each finding would take time that grows with their square.
    let own = screen.alone([path.section]).resolved(for: place.variants)
    let responses = place.responses.filter { $0.section == path }.map { $0.property }
    return own.section(at: SectionPath(0, inner: path.inner)).map {
      BlamedSection($0, responses, in: place.environment)
    }
  }
}

extension Screen {
  /// Returns the properties that decide the height of a part of the screen itself.
  fileprivate func blame(sizing part: TouchTarget.Part) -> Blame? {
    switch part {
    case .topBar: bars.top.map { Blame(.barHeight, of: $0.origin) }
    case .bottomBar: bars.bottom.map { Blame(.barHeight, of: $0.origin) }
    case .unit, .header, .footer, .empty, .failure: blame(breaking: .supplementaries)
    }
  }

  /// Returns the properties that a rule concerns which the screen itself cannot keep.
  fileprivate func blame(breaking rule: LayoutRule) -> Blame? {
    switch rule {
    case .sectionBox: Blame(.sectionSpacing, of: origin)
    case .containers: Blame(.contentInsets, of: origin)
    case .supplementaries: empty.map { Blame(.placeholderHeight, of: $0.origin) }
    case .bars: bars.entries.first.map { Blame(.barHeight, of: $0.value.origin) }
    default: nil
    }
  }
}

/// A section as it was written, in one container.
private struct BlamedSection {
  private let section: ScreenSection
  /// The properties that a response sets of it.
  private let responses: [Property]
  /// Those that hold there, the last of which counts.
  private let adaptations: [Adaptation]
  private let kind: LayoutKind

  init(_ section: ScreenSection, _ responses: [Property], in environment: LayoutEnvironment) {
    (self.section, self.responses) = (section, responses)
    let point = environment.conditionPoint
    adaptations = section.adaptations.filter { $0.condition.hold(at: point) }
    kind = ResolvedSection(section, in: environment).kind
  }

  /// Returns the properties that a broken rule concerns, with items of a component.
  func breaking(_ rule: LayoutRule, _ component: ID<Component>?) -> Blame? {
    switch rule {
    case .containers: return blame(.insets, of: .section)
    case .sectionBox: return blame(.spacing, of: .section)
    case .columns, .adaptiveColumns, .order: return blame(.columns, of: .section)
    case .restOffsets, .repetition: return blame(.paging, of: .section)
    case .background: return blame(.backgroundInsets, of: .background)
    case .supplementaries: return supplementary
    case .itemInsets: return unit(of: component).flatMap { blame(.itemInsets, of: .unit($0)) }
    case .flow, .strip: return unit(of: component).flatMap { blame(.width, of: .unit($0)) }
    // A height that has a minimum is never too low by itself.
    case .sizes:
      if let rowHeight = blame(.rowHeight, of: .section) { return rowHeight }
      return unit(of: component).flatMap { blame(.minHeight, of: .unit($0)) ?? blame(.height, of: .unit($0)) }
    case .exactArithmetic, .rounding, .percents, .mosaic, .exactFit, .stack, .noClamping, .bars: return nil
    }
  }

  /// Returns the properties that take more columns than there are: the span of the items of a component, or the first
  /// column.
  func taking(_ need: ColumnShortage.Need, _ component: ID<Component>?) -> Blame? {
    let taken: Blame? =
      switch need {
      case .span: unit(of: component).flatMap { blame(.span, of: .unit($0)) }
      case .start: blame(.startColumn, of: .section)
      }
    return taken ?? blame(.columns, of: .section)
  }

  /// Returns the properties that decide the size of the items of a component.
  func sizing(_ component: ID<Component>, _ axis: Measure.UnitFigure) -> Blame? {
    guard let unit = unit(of: component) else { return nil }
    switch (axis, kind.itemWidth) {
    case (_, .cells), (_, .noItems): return nil
    case (.height, _): return blame(.rowHeight, of: .section) ?? blame(.height, of: .unit(unit))
    case (.width, .columns): return blame(.columns, of: .section)
    case (.width, .units): return blame(.minWidth, of: .unit(unit)) ?? blame(.width, of: .unit(unit))
    case (.width, .container), (.width, .content): return blame(.insets, of: .section)
    }
  }

  /// Returns the properties that decide the size of a part around the items, or in place of them.
  func sizing(_ part: TouchTarget.Part, _ axis: Measure.UnitFigure) -> Blame? {
    if axis == .width { return blame(.insets, of: .section) }
    switch part {
    case .unit, .topBar, .bottomBar: return nil
    case .header: return blame(.supplementaryHeight, of: .header)
    case .footer: return blame(.supplementaryHeight, of: .footer)
    case .empty, .failure: return section.declared(part).map { Blame(.placeholderHeight, of: $0.origin) }
    }
  }

  /// Returns the properties that decide a figure of the section, with the number of items if it matters.
  func deciding(_ figure: Measure.SectionFigure, with count: Int?) -> Blame? {
    switch figure {
    case .columns: blame(.columns, of: .section)
    case .contentWidth: blame(.insets, of: .section)
    case .headerHeight: blame(.supplementaryHeight, of: .header)
    case .footerHeight: blame(.supplementaryHeight, of: .footer)
    case .height:
      [Property.maxItems, .minItems].first { count != nil && section.properties[$0] == count.map { .count(Int64($0)) } }
        .flatMap { blame($0, of: .section) } ?? blame(.sectionPinned, of: .section)
    case .width, .headerWidth, .footerWidth: nil
    }
  }

  /// The height of the only part that a section has beside its items.
  private var supplementary: Blame? {
    let heights: [Blame?] = [
      section.header.flatMap { _ in blame(.supplementaryHeight, of: .header) },
      section.footer.flatMap { _ in blame(.supplementaryHeight, of: .footer) },
      section.empty.map { Blame(.placeholderHeight, of: $0.origin) },
      section.failure.map { Blame(.placeholderHeight, of: $0.origin) },
    ]
    let known = heights.compactMap { $0 }
    return known.count == 1 ? known[0] : nil
  }

  /// The unit of a component; the only one, where it is not known which is meant.
  private func unit(of component: ID<Component>?) -> Int? {
    guard let component else { return section.units.count == 1 ? 0 : nil }
    return section.units.firstIndex { $0.component == component }
  }

  private func blame(_ property: Property, of target: Assignment.Target) -> Blame? {
    guard let (properties, owner) = section.part(target) else { return nil }
    for adaptation in adaptations.reversed() {
      if let replacement = adaptation.replacement {
        return replacement.properties(of: target)?[property].map { _ in
          Blame(property, of: owner, setBy: adaptation.origin)
        }
      }
      if adaptation.assignments.contains(where: { $0.target == target && $0.property == property }) {
        return Blame(property, of: owner, setBy: adaptation.origin)
      }
    }
    if target == .section, responses.contains(property) { return Blame(.fromServer, of: owner) }
    return properties[property].map { _ in Blame(property, of: owner) }
  }
}

extension ScreenSection {
  /// The properties of a part, and where it is written.
  fileprivate func part(_ target: Assignment.Target) -> (PropertyList, Origin)? {
    switch target {
    case .section: (properties, origin)
    case .header: header.map { ($0.properties, $0.origin) }
    case .footer: footer.map { ($0.properties, $0.origin) }
    case .background: background.map { ($0.properties, $0.origin) }
    case .unit(let index): units.indices.contains(index) ? (units[index].properties, units[index].origin) : nil
    }
  }
}

extension Replacement {
  func properties(of target: Assignment.Target) -> PropertyList? {
    switch target {
    case .section: properties
    case .header: header
    case .footer: footer
    case .background: background
    case .unit(let index): units.indices.contains(index) ? units[index] : nil
    }
  }
}
