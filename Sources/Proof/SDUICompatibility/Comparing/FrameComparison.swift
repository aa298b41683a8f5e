import SDUIIR
import SDUILayout

/// Compares the frames of sections in both versions, each from the section's own corner, so that a change above moves
/// nothing.
struct FrameComparison {
  private let old: Screen
  private let new: Screen
  /// The distance, in points, by which a frame may move.
  private let tolerance: Rational
  /// The components of both versions that correspond, by their names in the new one.
  private let pairing: Pairing
  /// The sections of both versions by their names.
  private let oldPaths: [DeclaredName: SectionPath]
  private let newPaths: [DeclaredName: SectionPath]
  /// The widths that both versions declare.
  private let widths: ClosedRange<Rational>
  /// The widths at which each version may change; `nil` if there are too many.
  private let swept: (old: SweptScreen, new: SweptScreen)?

  /// A comparison of each section at the ends of the declared widths, at its breakpoints and between two of them, at the
  /// widths at which its sizes stop being the same linear functions, and twice between two of these.
  init(_ old: Screen, _ new: Screen, _ components: Pairing, tolerance: Rational) {
    let (old, new) = (old.resolvedByDefault.screen, new.resolvedByDefault.screen)
    (self.old, self.new, self.tolerance, pairing) = (old, new, tolerance, components)
    let range = SweptScreen.widths(of: old, new)
    let sweeps = try? (SweptScreen(old, range), SweptScreen(new, range))
    swept = sweeps.map { (old: $0.0, new: $0.1) }
    widths = range
    (oldPaths, newPaths) = (Self.paths(of: old), Self.paths(of: new))
  }

  private static func paths(of screen: Screen) -> [DeclaredName: SectionPath] {
    var paths: [DeclaredName: SectionPath] = [:]
    for (index, section) in screen.sections.enumerated() {
      paths[section.name] = SectionPath(index)
      for (child, inner) in section.sections.enumerated() { paths[inner.name] = SectionPath(index, inner: child) }
    }
    return paths
  }

  /// Containers with other heights, safe area insets and text scales.
  private static func others(_ screen: Screen, _ widths: ClosedRange<Rational>) -> [LayoutEnvironment] {
    func declared(_ width: Rational) -> Rational { min(max(width, widths.lowerBound), widths.upperBound) }
    let (width, scales) = (declared(Rational(390)), screen.declaredRange(.textScale))
    let insets = SafeAreaInsets(top: Rational(20), left: Rational(44), bottom: Rational(21), right: Rational(44))
    return [
      LayoutEnvironment(width: width, height: Rational(667)),
      LayoutEnvironment(width: declared(Rational(844)), height: Rational(390), insets: insets),
      LayoutEnvironment(width: width, height: screen.standardHeight, textScale: scales.lowerBound),
      LayoutEnvironment(
        width: width, height: screen.standardHeight, textScale: scales.upperBound ?? Rational(2)),
    ]
  }

  /// The result of a comparison.
  enum Outcome {
    /// Both versions have the same frames.
    case equal
    /// A frame moves, or has another size.
    case different(Witness)
    /// Frames do not decide: the section has conditions on more than width, idiom and text scale, sizes that follow from
    /// data, or cannot be laid out.
    case undecided

    /// The result for several sections: the first that differ decide.
    init(of outcomes: some Sequence<Outcome>) {
      self = .equal
      for outcome in outcomes {
        if case .different = outcome {
          self = outcome
          return
        }
        if case .undecided = outcome { self = outcome }
      }
    }
  }

  /// Compares the frames of a section for the default case of each flag alone.
  func outcomeByDefault(of change: SectionChange) -> Outcome {
    guard let before = oldPaths[change.old.name], let after = newPaths[change.new.name] else { return .undecided }
    return outcome(of: SectionChange(old: old[before], new: new[after]))
  }

  /// Compares the frames of a section in all containers.
  func outcome(of change: SectionChange) -> Outcome {
    guard let oldPath = oldPaths[change.old.name], let newPath = newPaths[change.new.name] else { return .undecided }
    var (left, right) = (old.alone(oldPath), new.alone(newPath))
    let environments = environments(left.screen, right.screen) + sweptEnvironments(oldPath, newPath)
    let (lefts, rights) = (
      left.screen.sections[0].deciding(in: environments), right.screen.sections[0].deciding(in: environments)
    )
    var isCompared = false
    for (index, environment) in environments.enumerated() {
      (left.screen.sections, right.screen.sections) = ([lefts[index]], [rights[index]])
      let before = frames(of: change, isOld: true, left, environment)
      let after = frames(of: change, isOld: false, right, environment)
      guard let before, let after else {
        if before == nil, after == nil { continue }
        let version = before == nil ? "after" : "before"
        return .different(
          .frame("`\(change.name)` at \(Self.words(environment)): it fits only \(version) the change"))
      }
      isCompared = true
      let earlier = Dictionary(firstOf: before.map { ($0.name, $0.frame) })
      for part in after {
        guard let frame = earlier[part.name], !isEqual(frame, part.frame) else { continue }
        return .different(
          .frame(
            "\(part.name) of `\(change.name)` at \(Self.words(environment)): \(Self.words(frame)) before, "
              + "\(Self.words(part.frame)) after"))
      }
    }
    let isDecided = [change.old, change.new].allSatisfy { section in
      section.adaptations.allSatisfy(Self.isCovered) && !section.hasSizesFromData
    }
    return isCompared && isDecided ? .equal : .undecided
  }

  /// Containers at the widths at which a section may change, and two between each pair: linear functions that agree at two
  /// points are equal.
  private func sweptEnvironments(_ before: SectionPath, _ after: SectionPath) -> [LayoutEnvironment] {
    guard let swept else { return [] }
    let all = swept.old.edges(of: before) + swept.new.edges(of: after)
    let edges = Set(all).filter { widths.contains($0) }.sorted()
    let between = zip(edges, edges.dropFirst()).flatMap { lower, upper -> [Rational] in
      guard let step = try? (upper - lower) / Rational(4), let first = try? lower + step,
        let second = try? first + step
      else { return [] }
      return [first, second]
    }
    return (edges + between).sorted().map { LayoutEnvironment(width: $0, height: new.standardHeight) }
  }

  /// Whether the containers have all cases of a condition.
  private static func isCovered(_ adaptation: Adaptation) -> Bool {
    adaptation.condition.allSatisfy { box in
      var traits = box.traits
      traits.idiom = nil
      return box.height == Bounds() && traits == Traits() && box.flags.isEmpty && box.clients == nil
    }
  }

  /// A part of a section with its frame.
  private struct Part {
    let name: String
    let frame: Frame
  }

  private func isEqual(_ left: Frame, _ right: Frame) -> Bool {
    [(left.x, right.x), (left.y, right.y), (left.width, right.width), (left.height, right.height)].allSatisfy { pair in
      guard let distance = try? pair.0 - pair.1 else { return false }
      return (distance.isNegative ? -distance : distance) <= tolerance
    }
  }

  private static func words(_ environment: LayoutEnvironment) -> String {
    "width \(environment.width.shortText)"
      + (environment.textScale == .one ? "" : ", \(TextSize.phrase(ofScale: environment.textScale))")
  }

  private static func words(_ frame: Frame) -> String {
    "\(frame.width.shortText) × \(frame.height.shortText) at (\(frame.x.shortText), \(frame.y.shortText))"
  }
}

// MARK: - Frames

extension FrameComparison {
  /// The frames of a section with items of each unit that both versions accept; `nil` if it cannot be laid out.
  private func frames(
    of change: SectionChange, isOld: Bool, _ alone: (screen: Screen, path: SectionPath),
    _ environment: LayoutEnvironment
  ) -> [Part]? {
    let section = isOld ? change.old : change.new
    var samples = SampleItems()
    samples[alone.path] = runs(change, isOld: isOld)
    let items = ScreenItems.standard(for: alone.screen, showing: samples, in: environment)
    guard let layout = try? alone.screen.layout(items, in: environment) else { return nil }
    let index = layout.sections.indices.first { index in
      layout.declaration(ofSection: index, in: alone.screen).name == section.name
    }
    guard let index else { return nil }
    let shown = layout.sections[index]
    var parts = [Part(name: "the section", frame: moved(shown.frame, from: shown.frame))]
    if let header = shown.header { parts.append(Part(name: "the header", frame: moved(header, from: shown.frame))) }
    if let footer = shown.footer { parts.append(Part(name: "the footer", frame: moved(footer, from: shown.frame))) }
    if let background = shown.background {
      parts.append(Part(name: "the background", frame: moved(background, from: shown.frame)))
    }
    for (item, frame) in layout.frames(ofSection: index).enumerated() {
      parts.append(Part(name: "item \(item)", frame: moved(frame, from: shown.frame)))
    }
    return parts
  }

  /// Items of each unit that corresponds, in the order of the new version.
  private func runs(_ change: SectionChange, isOld: Bool) -> [SampleItems.Run] {
    let units = Dictionary(firstOf: change.old.units.indices.map { (change.old.units[$0].component.index, $0) })
    let matched = change.new.units.indices.compactMap { index -> (old: Int, new: Int)? in
      pairing.old(change.new.units[index].component.index).flatMap { units[$0] }.map { ($0, index) }
    }
    var room = min(change.old.greatestItemCount, change.new.greatestItemCount)
    // Many of each unit fill several lines; then units follow one another, so that rows contain different ones.
    let counts = matched.map { (unit: isOld ? $0.old : $0.new, count: 24) }
    let mixed = (0..<6).flatMap { _ in counts.map { (unit: $0.unit, count: 1) } }
    return (counts + mixed).map { entry in
      let count = min(entry.count, room)
      room -= count
      return SampleItems.Run(unit: entry.unit, count: count)
    }
  }

  private func moved(_ frame: Frame, from corner: Frame) -> Frame {
    guard let x = try? frame.x - corner.x, let y = try? frame.y - corner.y else { return frame }
    return Frame(x: x, y: y, width: frame.width, height: frame.height)
  }
}

// MARK: - Widths

extension FrameComparison {
  /// The containers in which a section is compared, which is alone in both screens.
  private func environments(_ old: Screen, _ new: Screen) -> [LayoutEnvironment] {
    let widths = Self.widths(of: [old, new], in: self.widths)
    let scales = Self.textScales(of: [old, new])
    return [Idiom.phone, .pad].flatMap { idiom in
      scales.flatMap { scale in
        widths.map { LayoutEnvironment(width: $0, height: new.standardHeight, idiom: idiom, textScale: scale) }
      }
    } + Self.others(new, self.widths)
  }

  /// The usual text scale, and where conditions ask for it one of each part between those that they compare with.
  private static func textScales(of screens: [Screen]) -> [Rational] {
    let edges = Bounds.edges(of: screens.flatMap { $0.sections }.flatMap { $0.conditionBoxes }.map { $0.textScale })
    guard let last = screens.last, !edges.isEmpty else { return [.one] }
    let range = last.declaredRange(.textScale)
    return [.one] + ([range.lowerBound] + edges).filter { $0 != .one && range.contains($0) }
  }

  /// The ends of the declared widths, all breakpoints of both versions between them, and the middles between two of these.
  private static func widths(of screens: [Screen], in range: ClosedRange<Rational>) -> [Rational] {
    var ends = [range.lowerBound, range.upperBound, Rational(390), Rational(600)]
    for screen in screens {
      ends += Bounds.edges(of: screen.sections.flatMap { $0.conditionBoxes }.map { $0.width })
    }
    let sorted = Set(ends).filter { range.contains($0) }.sorted()
    let middles = zip(sorted, sorted.dropFirst()).compactMap { left, right in
      (try? left + right).flatMap { try? $0 / Rational(2) }
    }
    return (sorted + middles).sorted()
  }
}

extension ScreenSection {
  /// Whether the size of an item follows from its data, of which a comparison has only one sample.
  fileprivate var hasSizesFromData: Bool {
    let own = units.flatMap { $0.properties.entries.map { $0.value } }
    let set = adaptations.flatMap { adaptation in
      adaptation.assignments.map { $0.value }
        + (adaptation.replacement?.units.flatMap { $0.entries.map { $0.value } } ?? [])
    }
    return (own + set).contains { value in
      if case .size(let size) = value { return size.comesFromData }
      if case .itemSpan(let span) = value { return span.matched != nil }
      return false
    }
  }
}
