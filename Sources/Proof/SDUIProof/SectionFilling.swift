import SDUIIR
import SDUILayout

/// A section with items that a response may bring, in a part of the containers.
struct SectionFilling {
  /// The section in the whole screen.
  let section: SectionPath
  /// Its items, of the section as the client of the case has it.
  let items: ShownItems
  let sizes: SectionSizes
  /// The component of each of the section's units.
  let components: [ID<Component>]
  /// The rules by which these fillings represent others.
  let reductions: Reductions
}

/// The fillings of a section that together decide about a requirement.
enum SectionFillings {
  /// Any filling decides, since what is required does not depend on the items of the section.
  case any
  /// Why nobody knows.
  case open([OpenQuestion])
  case some([SectionFilling])
}

/// The dependence of a requirement on the items of a section, besides those that it names.
///
/// The height of a section depends on the number of its items, and so do the widths of a section in the one strip of a
/// horizontal screen and of the parts around its items. The height of an item depends on the others in its row under
/// `rowAlign: stretch` and `uniformAcrossSiblings`.
struct ItemDependence {
  /// The figures of the section that depend on its items.
  let figures: [Measure.SectionFigure]
  /// All other figures of the section that are named.
  private let others: [Measure.SectionFigure]
  /// The components of the units that are named.
  let components: [ID<Component>]
  /// Whether the heights of named items depend on their siblings.
  let hasSiblings: Bool

  /// - Parameters:
  ///   - claim: Names units as a section declares them.
  ///   - resolved: The section in a part of the containers, with the units of `shown`.
  init(
    of claim: RequirementExpression, on section: SectionPath, _ declared: ScreenSection, _ shown: ScreenSection,
    _ resolved: ResolvedSection, _ direction: ScrollDirection
  ) {
    var (figures, others, components): ([Measure.SectionFigure], [Measure.SectionFigure], [ID<Component>]) = (
      [], [], []
    )
    var hasSiblings = false
    for measure in claim.measures where measure.section == section {
      switch measure {
      case .textPoints, .line, .containerWidth, .containerHeight, .position: break
      case .section(_, let figure):
        if figure.dependsOnItems(direction) { figures.append(figure) } else { others.append(figure) }
      case .unit(_, let unit, let figure):
        let component = declared.units[unit].component
        if !components.contains(component) { components.append(component) }
        guard let own = shown.units.firstIndex(where: { $0.component == component }) else { continue }
        if resolved.siblings(about: figure, of: own) != nil { hasSiblings = true }
      }
    }
    (self.figures, self.others, self.components, self.hasSiblings) = (figures, others, components, hasSiblings)
  }

  var isNone: Bool { figures.isEmpty && !hasSiblings }

  /// Whether the height of the section counts, and with it everything that is in it.
  var includesHeight: Bool { figures.contains(.height) }

  /// Whether the header, or else the footer, has to be there since something is required of it.
  func names(_ part: TouchTarget.Part) -> Bool {
    let own: [Measure.SectionFigure] = part == .header ? [.headerWidth, .headerHeight] : [.footerWidth, .footerHeight]
    return (figures + others).contains { own.contains($0) }
  }
}

extension Measure.SectionFigure {
  /// Whether it depends on the items of its section.
  func dependsOnItems(_ direction: ScrollDirection) -> Bool {
    switch self {
    case .height: true
    case .width, .headerWidth, .footerWidth: direction == .horizontal
    case .columns, .contentWidth, .headerHeight, .footerHeight: false
    }
  }
}

extension ResolvedSection {
  /// Why other items decide about a figure of the items of a unit, if they do.
  func siblings(about figure: Measure.UnitFigure, of unit: Int) -> OpenQuestion.Cause? {
    guard figure == .height, kind.itemWidth == .columns || kind.itemWidth == .units else { return nil }
    let isUniform = units[unit].isUniformAcrossSiblings
    let isStretched = rowAlignment == .stretch && !kind.isStrip
    // Where all items of a row have one width, their greatest height is one that each may have.
    let isAlone = units.count == 1 && !hasWidthOfData(unit) && units[unit].span.matched == nil
    guard isUniform || isStretched, !isAlone else { return nil }
    return .siblings(isUniform: isUniform, isStretched: isStretched)
  }
}
