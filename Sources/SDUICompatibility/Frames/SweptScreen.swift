import SDUIIR
import SDUILayout
import SDUIProof

/// A screen over all widths of a range: the widths at which a section changes, and its frames at a width.
struct SweptScreen {
  let screen: Screen
  private let sweep: Sweep

  /// Sweeps a screen.
  init(_ screen: Screen, _ widths: ClosedRange<Rational>) throws(SweepError) {
    let screen = screen.resolvedByDefault.screen
    self.screen = screen
    sweep = try Sweep(screen, widths: widths, in: { Self.environment($0, of: screen) }) { environment in
      ScreenItems.standard(for: screen, in: environment)
    }
  }

  private static func environment(_ width: Rational, of screen: Screen) -> LayoutEnvironment {
    LayoutEnvironment(width: width, height: screen.standardHeight)
  }

  /// The widths that both versions declare. Others have no counterpart.
  static func widths(of old: Screen, _ new: Screen) -> ClosedRange<Rational> {
    let (first, second) = (old.declaredRange(.widths), new.declaredRange(.widths))
    let lower = max(first.lowerBound, second.lowerBound)
    let widest = [first.upperBound, second.upperBound].compactMap { $0 }.min() ?? Rational(1_376)
    return lower...max(lower, widest)
  }

  /// The widths at which a section may change.
  func edges(ofSection index: Int) -> [Rational] {
    let swept = sweep.sections.filter { $0.path.section == index }
    let stretches = swept.flatMap { $0.stretches }.flatMap { [$0.widths.lower?.value, $0.widths.upper?.value] }
    let conditions = Bounds.edges(of: screen.sections[index].conditionBoxes.map { $0.width })
    return stretches.compactMap { $0 } + conditions
  }

  /// A section alone on its screen, with its layout; `nil` if it cannot be laid out at this width.
  func layout(ofSection index: Int, at width: Rational) -> (Screen, ScreenLayout)? {
    var alone = screen
    (alone.bars, alone.empty, alone.properties[.contentInsets]) = (PerBar(), nil, nil)
    let environment = Self.environment(width, of: screen)
    let items = ScreenItems.standard(for: screen, in: environment).sections[index]
    return (try? alone.layout(ScreenItems(sections: [items]), in: environment)).map { (alone, $0) }
  }

  /// The frames of a section by their parts, relative to it; `nil` if it cannot be laid out at this width.
  func frames(ofSection index: Int, at width: Rational) -> [SectionPart: Frame]? {
    guard let (alone, layout) = layout(ofSection: index, at: width) else { return nil }
    var frames: [SectionPart: Frame] = [:]
    var numbers: [String: Int] = [:]
    for position in layout.sections.indices where layout.sections[position].takesRoom {
      let section = layout.sections[position]
      if position == 0 {
        frames[.section] = section.frame
        frames[.header] = section.header
        frames[.footer] = section.footer
        frames[.background] = section.background
        frames[.placeholder] = section.placeholder
      }
      let declared = layout.declaration(ofSection: position, in: alone)
      for item in layout.items(ofSection: position) {
        let name = alone.contract.components[declared.units[item.unit].component].name.source
        frames[.item(name, numbers[name, default: 0])] = item.frame
        numbers[name, default: 0] += 1
      }
    }
    return frames
  }
}
