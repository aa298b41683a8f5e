import SDUIIR
import SDUISyntax

extension Checker {
  /// Returns the figure that names with dots between them mean; `nil` after a report, and if it is an item's and none
  /// is chosen.
  mutating func measure(
    _ path: [WrittenName], _ expression: Syntax, _ context: inout RequirementContext
  ) -> Measure? {
    guard let first = path.first else {
      if !program.isUnfinished(expression) { reportUnknownMeasure(expression, context) }
      return nil
    }
    switch path.map({ $0.text }) {
    case ["container", "width"]: return .containerWidth
    case ["container", "height"]: return .containerHeight
    default: break
    }
    if first.text == "item", path.count == 2 { return itemMeasure(path[1], expression, &context) }
    if let place = context.places[first.text], path.count > 1 {
      return sectionMeasure(Array(path.dropFirst()), of: place, named: first.text, expression, context)
    }
    if let home = context.home, !home.isComponent, Self.ownFigures.contains(first.text) {
      return sectionMeasure(path, of: home.path, named: home.name, expression, context)
    }
    reportUnknownMeasure(expression, context)
    return nil
  }

  /// The figures that a section's own requirements name without its name.
  private static let ownFigures: Set<String> = ["columns", "content", "header", "footer"]

  private mutating func itemMeasure(
    _ figure: WrittenName, _ expression: Syntax, _ context: inout RequirementContext
  ) -> Measure? {
    guard let home = context.home else {
      report(
        .unknownMeasure, "it is not clear whose `item` is meant", at: program.range(of: expression),
        remedy: "name the section and the unit, such as `deals.ProductCard.\(figure.text)`")
      return nil
    }
    guard let value = Measure.UnitFigure(rawValue: figure.text) else {
      reportUnknownMeasure(expression, context)
      return nil
    }
    context.asksForItem = true
    guard let unit = home.unit else { return nil }
    return .unit(home.path, unit, value)
  }

  private mutating func sectionMeasure(
    _ path: [WrittenName], of place: SectionPath, named name: String, _ expression: Syntax,
    _ context: RequirementContext
  ) -> Measure? {
    guard let section = context.screen.section(at: place), let first = path.first else { return nil }
    if let figure = Self.sectionFigures[path.map({ $0.text }).joined(separator: ".")] {
      guard has(figure, section, named: name, expression) else { return nil }
      return .section(place, figure)
    }
    let units = section.units.map { contract.components[$0.component].name.source }
    if let figure = Measure.PositionFigure(rawValue: path.last?.text ?? ""), path.count <= 2 {
      let unit = path.count == 2 ? units.firstIndex(of: first.text) : nil
      if path.count == 1 || unit != nil { return position(place, unit, figure, expression, context) }
    }
    if path.count == 2, let unit = units.firstIndex(of: first.text),
      let figure = Measure.UnitFigure(rawValue: path[1].text)
    {
      return .unit(place, unit, figure)
    }
    let positions = Measure.PositionFigure.allCases
    let own = positions.filter { context.isTest || context.screen.obstacle(to: $0, of: place) == nil }
    let frame = own.isEmpty ? [] : ["frame"]
    let ofItems = context.isTest ? positions.map { $0.rawValue } + frame : []
    let known =
      Measure.SectionFigure.allCases.map { $0.phrase } + own.map { $0.rawValue } + frame
      + units.flatMap { unit in (["width", "height"] + ofItems).map { "\(unit).\($0)" } }
    let written = path.map { $0.text }.joined(separator: ".")
    let near = NearestName.of(written, among: known)
    let range = path[0].range.through(path[path.count - 1].range)
    report(
      .unknownMeasure, "`\(name)` has no figure `\(written)`", at: range,
      remedy: near?.question ?? Self.list(known, of: "its figures"),
      fixes: FixIt.replacing(range, with: near))
    return nil
  }

  private static let sectionFigures = Dictionary(
    uniqueKeysWithValues: Measure.SectionFigure.allCases.map { ($0.phrase, $0) })

  /// Whether a section has a figure at all; reports it if not.
  private mutating func has(
    _ figure: Measure.SectionFigure, _ section: ScreenSection, named name: String, _ expression: Syntax
  ) -> Bool {
    let missing: String? =
      switch figure {
      case .columns:
        section.kinds.contains(where: Property.columns.kinds.contains)
          ? nil : "a \(section.kind.rawValue) has no columns"
      case .headerWidth, .headerHeight: section.header == nil ? "`\(name)` has no header" : nil
      case .footerWidth, .footerHeight: section.footer == nil ? "`\(name)` has no footer" : nil
      case .width, .height, .contentWidth: nil
      }
    guard let missing else { return true }
    report(
      .unknownMeasure, missing, at: program.range(of: expression),
      remedy: "require something else of `\(name)`, such as `content.width >= 280`")
    return false
  }

  /// Returns a name for the figures of a unit of the section itself.
  private func ownUnit(_ name: WrittenName?, _ context: RequirementContext) -> String? {
    guard let name, let home = context.home, !home.isComponent, let section = context.screen.section(at: home.path),
      section.units.contains(where: { contract.components[$0.component].name.source == name.text })
    else { return nil }
    return "write `item.width` in the unit, or `\(home.name).\(name.text).width`"
  }

  private mutating func reportUnknownMeasure(_ expression: Syntax, _ context: RequirementContext) {
    let written = program.text(of: expression)
    var known = ["container.width", "container.height"]
    if let home = context.home {
      known += (home.isComponent ? [] : ["columns", "content.width"]) + ["item.width", "item.height"]
    }
    let near = NearestName.of(written, among: known)
    let range = program.range(of: expression)
    let first = memberPath(expression).first
    let section = first.flatMap { NearestName.of($0.text, among: context.places.names) }
    if near == nil, let first, let section {
      return report(
        .unknownMeasure, "the screen has no section `\(first.text)`", at: first.range,
        remedy: section.question, fixes: FixIt.replacing(first.range, with: section))
    }
    let others =
      context.home?.isComponent ?? false
      ? "; a component may be shown by any section and names none"
      : context.places.names.first.map { ", and those of sections by name, such as `\($0).width`" }
        ?? "; a layout may be used by any section and names none"
    report(
      .unknownMeasure, "there is no figure `\(written)`", at: range,
      remedy: near?.question ?? ownUnit(first, context)
        ?? "figures are \(known.map { "`\($0)`" }.joined(separator: ", "))\(others)",
      fixes: FixIt.replacing(range, with: near))
  }
}
