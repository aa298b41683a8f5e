import SDUIIR
import SDUILayout
import SDUIProof

/// The room of a container between all parts that stay in view, by layouts of one section after another (layout rules
/// R10 and R27).
extension ProofTrial {
  /// Less than nothing where the bars alone leave none; `nil` where nothing can be laid out.
  func room(_ sample: DataSample) -> Rational? {
    let environment = container.environment
    do {
      let bars = try layout(ScreenItems(sections: [])).get().bars.entries.map(\.value.height)
      var taken = try bars.reduce(Rational.zero) { try $0 + $1 }
      var highest: [PinnedFrame.Part: Rational] = [:]
      for index in screen.sections.indices {
        let outer = pinnedParts(of: SectionPath(index), sample)
        var inner: [PinnedFrame.Part: Rational] = [:]
        for child in screen.sections[index].sections.indices {
          let parts = pinnedParts(of: SectionPath(index, inner: child), sample)
          taken = try taken + parts.onScreen
          inner.merge(parts.inSection) { max($0, $1) }
        }
        taken = try taken + outer.onScreen
        for part in [PinnedFrame.Part.header, .footer] {
          let height = try (outer.inSection[part] ?? .zero) + (inner[part] ?? .zero)
          highest[part] = max(highest[part] ?? .zero, height)
        }
      }
      for height in highest.values { taken = try taken + height }
      return try environment.height - taken
    } catch let error as LayoutError {
      return error.rule == .bars ? Rational(-1) : nil
    } catch { return nil }
  }

  private typealias PinnedParts = (onScreen: Rational, inSection: [PinnedFrame.Part: Rational])

  /// None where something is pinned and cannot be laid out: a response may leave it out.
  private func pinnedParts(of path: SectionPath, _ sample: DataSample) -> PinnedParts {
    guard let declared = screen.section(at: path) else { return (.zero, [:]) }
    let section = declared.resolved(in: container.environment)
    let stays = section.properties[.sectionPinned] == .keyword(.screen) && path.inner == nil
    let words = [PinnedFrame.Part.header: section.header, .footer: section.footer].compactMapValues {
      part -> Keyword? in
      guard case .keyword(let word)? = part?.properties[.pinned], word != .never else { return nil }
      return word
    }
    if !stays, words.isEmpty { return (.zero, [:]) }
    let units = declared.units.isEmpty ? [nil] : declared.units.indices.map(Optional.some)
    let whole = Form().withoutBackgrounds
    let layouts = units.compactMap { unit in
      // A section that stays in view has so many items or any number.
      stays ? smallestLayout(path, unit, sample, of: whole) : largestLayout(path, unit, sample, of: whole)
    }
    let found = layouts.compactMap { layout in
      layout.sections.first { ($0.parent == nil) == (path.inner == nil) }
    }
    guard let first = found.first else { return (.zero, [:]) }
    if !first.takesRoom { return (.zero, [:]) }
    if stays { return (found.map(\.frame.height).max() ?? .zero, [:]) }
    var result: PinnedParts = (.zero, [:])
    for (part, word) in words {
      guard let height = part == .header ? first.header?.height : first.footer?.height else { continue }
      if word == .screen {
        result.onScreen = (try? result.onScreen + height) ?? result.onScreen
      } else {
        result.inSection[part] = height
      }
    }
    return result
  }
}
