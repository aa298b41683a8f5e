import SDUIIR
import SDUILayout

// What can be tapped around the items of a section, or in place of them.
extension ProofFindings {
  /// Compares the present parts of a section with the least size of a target. Those of a stack are around its sections,
  /// whatever these contain.
  mutating func addParts(
    of proved: ProvedSection, _ placed: PlacedSection, in proofCase: ProofCase, _ containers: ProvedPart, fits: Bool
  ) {
    for (part, declared) in placed.parts {
      let sizes = part.isAroundItems ? proved.shell ?? proved.sizes : proved.sizes
      guard var size = sizes.size(of: part) else { continue }
      if !proofCase.rules.tellsWidthsOfParts { size = PartSize(width: sizes.width, height: size.height) }
      add(part, declared, size, of: placed, least: proved.minTouchTarget, in: proofCase, containers, fits: fits)
    }
  }

  /// Leaves open whether a section fits, with items or without, where that depends on heights of parts that data decides.
  mutating func leaveFitOpen(of path: SectionPath, _ placed: PlacedSection, hasItems: Bool, in proofCase: ProofCase) {
    for sizes in placed.measuredParts(hasItems: hasItems, in: proofCase) {
      change(fitOf: path) { $0.leaveOpen(DataQuestion.questions(about: sizes)) }
    }
  }

  /// Leaves open how large the parts of a section are, where numbers on the way are too large.
  mutating func leavePartsOpen(
    of path: SectionPath, _ section: ScreenSection, in proofCase: ProofCase, _ question: OpenQuestion
  ) {
    for (part, declared) in section.tappableParts(in: proofCase.screen.contract) {
      leaveOpen(TouchTarget(section: real(path), part: part, component: declared.component), declared.origin, question)
    }
  }

  /// Nobody knows how large something is.
  mutating func leaveOpen(_ target: TouchTarget, _ origin: Origin, _ question: OpenQuestion) {
    for axis in Measure.UnitFigure.allCases {
      change(.touchTarget(target, axis), origin) { $0.leaveOpen([question]) }
    }
  }

  private mutating func add(
    _ part: TouchTarget.Part, _ declared: DeclaredPart, _ size: PartSize, of placed: PlacedSection, least: LinearForm,
    in proofCase: ProofCase, _ containers: ProvedPart, fits: Bool
  ) {
    let target = TouchTarget(section: real(placed.path), part: part, component: declared.component)
    // The items' data decides nothing about it.
    let containers = containers.withKnownSizes
    for axis in Measure.UnitFigure.allCases {
      change(.touchTarget(target, axis), declared.origin) { finding in
        do throws(LayoutFailure) {
          if let question = placed.openQuestion(about: axis, of: part, in: proofCase, fits: fits) {
            return finding.leaveOpen([question])
          }
          // All of the parts have the width of the content, and their heights may follow that.
          if let known = placed.ofResponses, known.decide(about: .headerHeight, placed.resolved.columns) {
            finding.leaveOpen([known.question])
          }
          var extent = axis == .width ? size.width : size.height
          if axis == .height, let open = placed.dataSizes(of: part, in: proofCase) {
            guard let lowest = try open.lowest(atLeast: least, in: containers) else {
              return finding.leaveOpen(open, below: try containers.domain.range(of: least).upper?.value)
            }
            extent = lowest
          }
          let name = proofCase.screen.contract.components[declared.component].name.source
          try finding.compare(extent, least: least, in: containers, of: proofCase, "\(name).\(axis.rawValue)")
        } catch { finding.leaveOpen([OpenQuestion(.overflow, at: .screen)]) }
      }
    }
  }
}

extension ProofFindings {
  /// The index of a statement among those that are known; no finding is copied to look for it.
  func index(of statement: Obligation.Statement) -> Int? { known.indices.first { known[$0].statement == statement } }

  /// Adds what was found about the section, or about one of the stack's by itself.
  mutating func add(_ other: ProofFindings) {
    for (statement, finding, origin) in other.known {
      let finding = finding.moved { path in SectionPath(path.section, inner: path.inner.map { other.inner ?? $0 }) }
      // Sections of a stack have a part in whether the stack fits.
      if statement == .fits(SectionPath(section)), let index = index(of: statement) {
        known[index].finding.add(finding)
      } else {
        known.append((statement, finding, origin))
      }
    }
  }
}

extension PlacedSection {
  /// Why nobody knows an extent of a part before there is a response.
  ///
  /// - Parameter fits: Whether the section can be laid out with the items that are tried.
  fileprivate func openQuestion(
    about axis: Measure.UnitFigure, of part: TouchTarget.Part, in proofCase: ProofCase, fits: Bool
  ) -> OpenQuestion? {
    guard axis == .width, part.isAroundItems, proofCase.resolved.scrollDirection == .horizontal else { return nil }
    // A part of one strip is as wide as the items in it, and no narrower than with the fewest of one unit.
    let isKnown = fits && hasFewestSamples && !resolved.units.indices.contains { resolved.hasWidthOfData($0) }
    return isKnown ? nil : OpenQuestion(.widthInStrip(part == .header ? .headerWidth : .footerWidth), at: .screen)
  }

  /// Whether the samples are as few items as a response may bring, but for none.
  private var hasFewestSamples: Bool { resolved.sampleCount == max(1, Int(clamping: resolved.minItems)) }

  /// Heights that data decides and that count in the section's height, or in that of the stack that it is in.
  fileprivate func measuredParts(hasItems: Bool, in proofCase: ProofCase) -> [DataSizes] {
    var result = resolved.measuredParts(of: path, in: proofCase)
    if path.inner != nil { result += outer.measuredParts(of: SectionPath(path.section), in: proofCase) }
    let placeholder = hasItems ? nil : dataSizes(of: resolved.isFailed ? .failure : .empty, in: proofCase)
    return result + [placeholder].compactMap { $0 }
  }

  /// The height of a part that data decides.
  fileprivate func dataSizes(of part: TouchTarget.Part, in proofCase: ProofCase) -> DataSizes? {
    let height = part == .header ? resolved.header?.height : resolved.footer?.height
    return DataSizes(
      part.isAroundItems ? height : resolved.placeholderHeight, of: PropertyPlace(path, .part(part)), proofCase)
  }
}

extension ResolvedSection {
  /// Heights of header and footer that data decides and that count in the section's height.
  func measuredParts(of path: SectionPath, in proofCase: ProofCase) -> [DataSizes] {
    [(TouchTarget.Part.header, header), (.footer, footer)].compactMap { part, resolved in
      resolved?.overlays == false ? DataSizes(resolved?.height, of: PropertyPlace(path, .part(part)), proofCase) : nil
    }
  }
}

extension DataSizes {
  /// The least height that data may give, if that is no less than it may be.
  fileprivate func lowest(atLeast least: LinearForm, in containers: ProvedPart) throws(LayoutFailure) -> LinearForm? {
    guard let lowest = height?.interval.lower.map({ LinearForm($0.value) }),
      try !containers.domain.signs(of: lowest - least).reachBelowZero
    else { return nil }
    return lowest
  }
}
