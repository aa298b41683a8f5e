import SDUIIR

/// Whether what an author requires holds for a screen in one environment.
///
/// Items are measured by their boxes, before their own insets. Insets shrink cells last and move no neighbour (layout
/// rule R6), so the boxes are the cells of the same screen without them.
package struct RequirementCheck: Sendable {
  private let screen: Screen
  private let environment: LayoutEnvironment
  private let surroundings: Surroundings<Rational>
  private let boxes: ScreenLayout

  /// Lays the screen out.
  ///
  /// - Throws: `LayoutError` for whatever cannot be laid out (layout rule R26).
  package init(_ screen: Screen, _ items: ScreenItems, in environment: LayoutEnvironment) throws(LayoutError) {
    self.screen = screen
    self.environment = environment
    // With its insets the screen may break rules that it keeps without them.
    let cells = try screen.layout(items, in: environment)
    let bare = screen.withoutItemInsets
    boxes = bare == screen ? cells : try bare.layout(items, in: environment)
    do { surroundings = try Surroundings(screen, environment) } catch {
      throw LayoutError(error, containerWidth: environment.width)
    }
  }

  /// Returns the verdict on a requirement.
  ///
  /// - Throws: `LayoutError` where arithmetic overflows.
  package func verdict(on requirement: Requirement) throws(LayoutError) -> RequirementVerdict {
    guard requirement.condition.isEmpty || requirement.condition.hold(at: environment.conditionPoint) else {
      return .notRequired
    }
    do { return try verdict(on: requirement.claim) } catch {
      throw LayoutError(error, containerWidth: environment.width)
    }
  }
}

/// The verdict on a requirement in one environment.
package enum RequirementVerdict: Hashable, Sendable {
  /// It holds for everything that it names.
  case holds
  /// It fails; the figures that it names, where it fails first.
  case fails([MeasuredFigure])
  /// It is required elsewhere only.
  case notRequired
  /// Something that it names is not on the screen: a section that takes no room, a unit without items.
  case notShown(Measure)
}

/// A figure and its value.
package struct MeasuredFigure: Hashable, Sendable {
  /// The figure.
  package let measure: Measure
  /// In points; a number for columns.
  package let value: Rational

  /// A figure and its value.
  package init(measure: Measure, value: Rational) {
    self.measure = measure
    self.value = value
  }
}

extension RequirementCheck {
  private func verdict(on claim: RequirementExpression) throws(LayoutFailure) -> RequirementVerdict {
    let measures = claim.measures
    var choices: [Choices] = []
    for measure in measures where !choices.contains(where: { $0.subject == Subject(measure) }) {
      let found = try self.choices(Subject(measure), byPlace: claim.namesPositionsOfItems)
      guard !found.values.isEmpty else { return .notShown(measure) }
      choices.append(found)
    }
    var chosen = Array(repeating: 0, count: choices.count)
    while true {
      var figures: [MeasuredFigure] = []
      for measure in measures {
        let subject = choices.firstIndex { $0.subject == Subject(measure) } ?? 0
        guard let value = choices[subject].values[chosen[subject]].value(of: measure) else { return .notShown(measure) }
        figures.append(MeasuredFigure(measure: measure, value: value))
      }
      guard try claim.holds(figures) else { return .fails(figures) }
      guard Self.advance(&chosen, choices) else { return .holds }
    }
  }

  /// The next combination of what the subjects may be.
  private static func advance(_ chosen: inout [Int], _ choices: [Choices]) -> Bool {
    for index in chosen.indices {
      chosen[index] += 1
      if chosen[index] < choices[index].values.count { return true }
      chosen[index] = 0
    }
    return false
  }

  /// Returns all meanings of a subject on this screen: sections that are present, items of different sizes.
  ///
  /// - Parameter isByPlace: Whether items of one size count where they are.
  private func choices(_ subject: Subject, byPlace isByPlace: Bool) throws(LayoutFailure) -> Choices {
    var values: [SubjectFigures] = []
    var known: Set<SubjectFigures> = []
    switch subject {
    case .container:
      values = [.container(environment.width, environment.height, textScale: environment.textScale)]
    case .section(let path):
      for index in boxes.sections.indices where stands(index, path) {
        values.append(.section(boxes.sections[index], content: try contentWidth(of: path)))
      }
    case .unit(let path, let unit):
      for index in boxes.sections.indices where stands(index, path) {
        for item in isByPlace ? boxes.sections[index].items[...] : samples(ofSection: index)
        where item.unit == unit {
          var frame = item.frame
          if !isByPlace { (frame.x, frame.y) = (.zero, .zero) }
          let figures = SubjectFigures.item(frame)
          if known.insert(figures).inserted { values.append(figures) }
        }
      }
    }
    return Choices(subject: subject, values: values)
  }

  /// Items of a section among which there is one of each unit and size.
  private func samples(ofSection index: Int) -> ItemLayouts.SubSequence {
    let items = boxes.sections[index].items
    if case .uniform = boxes.sections[index].arrangement { return items.prefix(1) }
    return items[...]
  }

  /// Whether a section of the layout is of a path, and takes room.
  private func stands(_ index: Int, _ path: SectionPath) -> Bool {
    let section = boxes.sections[index]
    guard section.takesRoom else { return false }
    guard let parent = section.parent else { return path.inner == nil && section.section == path.section }
    return boxes.sections[parent].section == path.section && section.section == path.inner
  }

  /// Layout rule R4: C1 of a section.
  private func contentWidth(of path: SectionPath) throws(LayoutFailure) -> Rational {
    var arithmetic = ExactArithmetic()
    let outer = try SectionMeasure(
      ResolvedSection(screen.sections[path.section], in: environment), surroundings, &arithmetic)
    guard let inner = path.inner else { return outer.containers.content }
    let inside = surroundings.inside(outer.containers)
    let section = screen.sections[path.section].sections[inner]
    return try SectionMeasure(ResolvedSection(section, in: environment), inside, &arithmetic).containers.content
  }
}

/// The subject of a measure.
private enum Subject: Equatable {
  case container
  case section(SectionPath)
  case unit(SectionPath, Int)

  init(_ measure: Measure) {
    switch measure {
    case .textPoints, .line, .containerWidth, .containerHeight: self = .container
    case .section(let path, _), .position(let path, unit: nil, _): self = .section(path)
    case .unit(let path, let unit, _), .position(let path, let unit?, _): self = .unit(path, unit)
    }
  }
}

/// A subject, and all that it is on one screen.
private struct Choices {
  let subject: Subject
  let values: [SubjectFigures]
}

/// The figures of one subject.
private enum SubjectFigures: Hashable {
  case container(Rational, Rational, textScale: Rational)
  case section(SectionLayout, content: Rational)
  case item(Frame)

  /// Returns `nil` if there is no such figure: a header that is absent.
  func value(of measure: Measure) -> Rational? {
    switch (self, measure) {
    case (.container(_, _, let textScale), .textPoints): textScale
    case (.container(_, _, let textScale), .line(let style)): style.lineHeight(at: textScale)
    case (.container(let width, _, _), .containerWidth): width
    case (.container(_, let height, _), .containerHeight): height
    case (.item(let frame), .unit(_, _, .width)): frame.width
    case (.item(let frame), .unit(_, _, .height)): frame.height
    case (.item(let frame), .position(_, _, .x)): frame.x
    case (.item(let frame), .position(_, _, .y)): frame.y
    case (.section(let section, _), .position(_, _, .x)): section.frame.x
    case (.section(let section, _), .position(_, _, .y)): section.frame.y
    case (.section(let section, let content), .section(_, let figure)): Self.value(of: figure, section, content)
    default: nil
    }
  }

  private static func value(
    of figure: Measure.SectionFigure, _ section: SectionLayout, _ content: Rational
  ) -> Rational? {
    switch figure {
    case .columns: section.columns.map { Rational(Int($0)) }
    case .width: section.frame.width
    case .height: section.frame.height
    case .contentWidth: content
    case .headerWidth: section.header?.width
    case .headerHeight: section.header?.height
    case .footerWidth: section.footer?.width
    case .footerHeight: section.footer?.height
    }
  }
}
