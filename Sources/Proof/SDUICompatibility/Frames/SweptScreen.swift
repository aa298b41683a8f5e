import SDUIIR
import SDUILayout
import SDUIProof

/// A screen over all widths of a range: the widths at which a section changes, and its frames at a width.
struct SweptScreen {
  let screen: Screen
  /// The ends of the stretches of each section.
  private let edges: [SectionPath: [Rational]]

  /// Sweeps a screen.
  init(_ screen: Screen, _ widths: ClosedRange<Rational>) throws(SweepError) {
    let screen = screen.resolvedByDefault.screen
    self.screen = screen
    let sweep = try Sweep(screen, widths: widths) { Self.environment($0, of: screen) }
    edges = Dictionary(
      firstOf: sweep.sections.map { section in
        (
          section.path,
          section.stretches.flatMap { [$0.widths.lower?.value, $0.widths.upper?.value] }.compactMap { $0 }
        )
      }
    )
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

  /// The widths at which a section may change; those of a stack are not those of its other sections.
  func edges(of path: SectionPath) -> [Rational] {
    let conditions = screen.alone(path).screen.sections[0].conditionBoxes.map { $0.width }
    let inner = path.inner == nil ? screen[path].sections.indices.map { SectionPath(path.section, inner: $0) } : []
    return ([path] + inner).flatMap { edges[$0] ?? [] } + Bounds.edges(of: conditions)
  }

  /// A section alone on its screen, with its layout; `nil` if it cannot be laid out at this width.
  func layout(ofSection index: Int, at width: Rational) -> (Screen, ScreenLayout)? {
    var (alone, _) = screen.alone(SectionPath(index))
    (alone.bars, alone.properties[.contentInsets]) = (PerBar(), nil)
    let environment = Self.environment(width, of: screen)
    let items = ScreenItems.standard(for: alone, in: environment)
    return (try? alone.layout(items, in: environment)).map { (alone, $0) }
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
      for item in layout.sections[position].items {
        let name = alone.contract.components[declared.units[item.unit].component].name.source
        frames[.item(name, numbers[name, default: 0])] = item.frame
        numbers[name, default: 0] += 1
      }
    }
    return frames
  }
}

extension Screen {
  /// The screen with one section only, and without a placeholder: sections do not influence one another. A section of a
  /// stack stays in its stack.
  ///
  /// - Returns: The screen, and the path of the section in it.
  func alone(_ path: SectionPath) -> (screen: Screen, path: SectionPath) {
    var outer = sections[path.section]
    if let inner = path.inner { outer.sections = [outer.sections[inner]] }
    var result = self
    (result.sections, result.empty) = ([outer], nil)
    return (result, SectionPath(0, inner: path.inner.map { _ in 0 }))
  }
}
