import SDUIIR
import SDUILayout
import SDUIProof
import TestSupport

/// The outcomes of an obligation with one response, whose items have data of their own.
extension ProofTrial {
  /// Whether something holds with a random response; `nil` where it is not asked for, or nothing can be laid out.
  func outcome(of statement: Obligation.Statement, _ random: inout RandomSource) -> Bool? {
    switch statement {
    case .versions: return nil
    case .visibleRoom: return room(random.pick(samples)).map { $0 > .zero }
    case .fits(let path): return layOut(path, nil, &random) != nil
    case .touchTarget(let target, let axis): return isLargeEnough(target, axis, &random)
    case .requirement(let requirement): return holds(requirement, &random)
    }
  }

  private func holds(_ requirement: Requirement, _ random: inout RandomSource) -> Bool? {
    guard let own = screen.requirements.first(where: { $0.text == requirement.text && $0.claim == requirement.claim })
    else { return nil }
    let named = Set(own.claim.measures.compactMap(\.section))
    let sections = data(of: paths(deciding: own.claim), bringing: named, &random) { own.claim.units(of: $0) }
    let form = Form(state: state(of: paths(deciding: own.claim), &random))
    guard let check = check(ScreenItems(sections: sections), of: form), let verdict = try? check.verdict(on: own)
    else { return nil }
    switch verdict {
    case .holds: return true
    case .fails: return false
    case .notRequired, .notShown: return nil
    }
  }

  /// - Parameter part: The part to show, if it is one in place of items.
  private func layOut(
    _ path: SectionPath, _ part: TouchTarget.Part?, _ random: inout RandomSource
  ) -> ScreenLayout? {
    var form = Form(state: state(of: part == .empty ? [] : [path], &random))
    if part == .failure { form.state = .failing(path) }
    // The contents of a stack's sections are checked by themselves.
    if path.inner == nil, screen.section(at: path)?.kind == .stack { form.stackOfLines = path.section }
    let paths = [path] + (path.inner == nil ? inner(of: path.section) : [])
    return try? layout(ScreenItems(sections: data(of: paths, bringing: [path], &random) { _ in [] }), of: form).get()
  }

  /// A state of the screen: open, collapsed, or with one of some sections failed.
  private func state(of paths: [SectionPath], _ random: inout RandomSource) -> Form.State {
    let failing = paths.filter { screen.section(at: $0)?.failure != nil }
    if !failing.isEmpty, random.chance(20) { return .failing(random.pick(failing)) }
    return random.chance(70) ? .open : .closed
  }

  private func isLargeEnough(
    _ target: TouchTarget, _ axis: Measure.UnitFigure, _ random: inout RandomSource
  ) -> Bool? {
    guard let path = target.section, let layout = layOut(path, target.part, &random),
      case .length(.points(let least))? = screen.properties[.minTouchTarget] ?? .length(.points(44))
    else { return nil }
    let name = whole.contract.components[target.component].name
    func isShown(_ component: ID<Component>?) -> Bool {
      component.map { screen.contract.components[$0].name == name } ?? false
    }
    guard let declared = screen.section(at: path),
      let index = layout.sections.firstIndex(where: { ($0.parent != nil) == (path.inner != nil) })
    else { return nil }
    let section = layout.sections[index]
    let frames: [Frame] =
      switch target.part {
      case .unit:
        layout.sections[index].items.filter { isShown(declared.units[$0.unit].component) }.map(\.frame)
      case .header: [section.header].compactMap(\.self)
      case .footer: [section.footer].compactMap(\.self)
      case .empty, .failure:
        isShown(declared.component(of: target.part)) ? [section.placeholder].compactMap(\.self) : []
      case .topBar, .bottomBar: []
      }
    return frames.isEmpty ? nil : frames.allSatisfy { (axis == .width ? $0.width : $0.height) >= least }
  }

  private func inner(of section: Int) -> [SectionPath] {
    screen.sections[section].sections.indices.map { SectionPath(section, inner: $0) }
  }

  /// Random data of some sections, and of all sections of a stack that is named without one of them.
  ///
  /// - Parameters:
  ///   - named: The sections that no response leaves out.
  ///   - naming: The units of a section that each response brings.
  private func data(
    of paths: [SectionPath], bringing named: Set<SectionPath>, _ random: inout RandomSource,
    naming: (SectionPath) -> [Int]
  ) -> [SectionItems] {
    let indices = Set(paths.map(\.section)).sorted()
    return indices.map { index in
      var result = SectionItems(section: index)
      let known = paths.filter { $0.section == index && $0.inner != nil }
      // A response brings all sections of a stack, or some of them.
      let (inner, isWhole) = (paths.contains(SectionPath(index)) ? inner(of: index) : known, random.chance(60))
      for path in inner where isWhole || named.contains(path) || random.chance(50) {
        result.sections.append(data(of: path, at: path.inner ?? 0, naming(path), &random))
      }
      let own = data(of: SectionPath(index), at: index, naming(SectionPath(index)), &random)
      (result.items, result.header, result.footer) = (own.items, own.header, own.footer)
      return result
    }
  }

  private func data(
    of path: SectionPath, at index: Int, _ named: [Int], _ random: inout RandomSource
  ) -> SectionItems {
    var result = SectionItems(section: index)
    guard let section = screen.section(at: path) else { return result }
    if !section.units.isEmpty {
      var units = sequence(in: path, naming: named, &random)
      if bounds(of: section).most > 200, random.chance(5) { units = Array(repeating: units.first ?? 0, count: 200) }
      // All items have the same data, or each has its own.
      let common = random.chance(40) ? random.pick(DataSample.allCases) : nil
      let shape = random.chance(40) ? random.number(0...7) : nil
      result.items = ItemList(
        units.map { unit in
          let item = sampleItem(of: unit, in: section)
          let sample = common ?? random.pick(DataSample.allCases)
          var drawn = sample.applied(to: item, of: section.units[unit], in: screen.contract)
          // What has no end may be greater than any sample.
          if random.chance(20) {
            drawn.fieldLengths = drawn.fieldLengths.map { known in
              known.value == Rational(1_000) ? FieldLength(field: known.field, value: Rational(10_000)) : known
            }
          }
          // A client measures the width and the height.
          if random.chance(40), let width = drawn.measured.width {
            drawn.measured = MeasuredSize(width: width, height: Rational(random.pick([0, 24, 90, 400, 10_000])))
          } else if random.chance(40), let height = drawn.measured.height {
            drawn.measured = MeasuredSize(width: Rational(random.pick([0, 24, 90])), height: height)
          }
          return SpanCases.chosen(
            shape ?? random.number(0...7), for: drawn, of: section.units[unit], in: screen)
        })
    }
    let sample = random.pick(DataSample.allCases)
    result.header = sample.applied(to: result.header)
    result.footer = sample.applied(to: result.footer)
    if isOptional(section.header), random.chance(20) { result.header = nil }
    if isOptional(section.footer), random.chance(20) { result.footer = nil }
    return result
  }

  /// An item of a unit without data of its own.
  private func sampleItem(of unit: Int, in section: ScreenSection) -> ItemData {
    let component = section.units[unit].component
    return ItemData(
      unit: unit, fieldLengths: screen.contract.fieldLengths(of: component, []),
      fieldCases: screen.contract.fieldCases(of: component, [], at: screen.variants.client))
  }
}

extension Screen {
  /// The screen with a random height in place of each that a client measures of a placeholder, of which items say nothing.
  func measuringPlaceholders(_ random: inout RandomSource) -> Screen {
    var result = self
    for index in sections.indices {
      result.sections[index].measurePlaceholders(&random)
      for inner in sections[index].sections.indices {
        result.sections[index].sections[inner].measurePlaceholders(&random)
      }
    }
    return result
  }
}

extension ScreenSection {
  fileprivate mutating func measurePlaceholders(_ random: inout RandomSource) {
    let height = PropertyValue.size(.length(.points(Rational(random.pick([0, 20, 48, 90, 1_000, 10_000])))))
    for part in [\ScreenSection.empty, \ScreenSection.failure] {
      if case .size(.estimate)? = self[keyPath: part]?.properties[.placeholderHeight] {
        self[keyPath: part]?.properties[.placeholderHeight] = height
      }
    }
  }
}
