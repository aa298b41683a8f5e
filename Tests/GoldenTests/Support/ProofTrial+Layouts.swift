import SDUIIR
import SDUILayout
import SDUIProof

/// Layouts of a trial. Obligations ask for the same items many times: with the width and the height of a target, with a
/// requirement and its margin, and with cases of the data that do not decide.
extension ProofTrial {
  /// A form of the screen that is laid out.
  struct Form: Hashable {
    /// The sections that people have collapsed, or the one whose backend failed.
    enum State: Hashable {
      case open, closed
      case failing(SectionPath)
      /// The one that a proof names; other sections are open.
      case shown([ShownState])
    }

    var state = State.open
    var hasBackgrounds = true
    /// Whether stacks have their backgrounds.
    var hasBackgroundsOfStacks = true
    /// The stack whose sections have items without height; `nil` if there is none.
    var stackOfLines: Int?

    /// With more items than are tried there is room for a background, and the items are as large as with few.
    var withoutBackgrounds: Form {
      var result = self
      result.hasBackgrounds = false
      return result
    }
  }

  /// Some items in a form of the screen.
  struct Shown: Hashable {
    let items: ScreenItems
    let form: Form
  }

  /// The layout of some items; the error of those that cannot be laid out.
  func layout(_ items: ScreenItems, of form: Form = Form()) -> Result<ScreenLayout, LayoutError> {
    let shown = Shown(items: items, form: canonical(form))
    if let known = layouts[shown] { return known }
    let screen = screen(in: shown.form)
    let environment = container.environment
    let result = Result { () throws(LayoutError) in try screen.layout(items, in: environment) }
    layouts[shown] = result
    return result
  }

  /// The check of requirements with some items; `nil` if these cannot be laid out.
  func check(_ items: ScreenItems, of form: Form) -> RequirementCheck? {
    let shown = Shown(items: items, form: canonical(form))
    if let known = checks[shown] { return known }
    let result = try? RequirementCheck(screen(in: shown.form), items, in: container.environment)
    checks[shown] = .some(result)
    return result
  }

  /// Equal screens have one form.
  private func canonical(_ form: Form) -> Form {
    var result = form
    if form.state == .closed, !canClose { result.state = .open }
    if !hasBackgrounds { result.hasBackgrounds = true }
    return result
  }

  private func screen(in form: Form) -> Screen {
    if let known = screens[form] { return known }
    var result =
      switch form.state {
      case .open: screen
      case .closed: closed
      case .failing(let path): screen.failing(path)
      case .shown(let states):
        states.reduce(screen) { known, shown in
          var screen = known
          if shown.state == .failed { return screen.failing(shown.section) }
          if let inner = shown.section.inner {
            screen.sections[shown.section.section].sections[inner] =
              closed.sections[shown.section.section].sections[inner]
          } else {
            screen.sections[shown.section.section] = closed.sections[shown.section.section]
          }
          return screen
        }
      }
    if let index = form.stackOfLines {
      for inner in result.sections[index].sections.indices { result.sections[index].sections[inner].becomeLine() }
    }
    if !form.hasBackgrounds { result = result.withoutBackgrounds }
    for index in result.sections.indices where result.sections[index].kind == .stack && !form.hasBackgroundsOfStacks {
      result.sections[index].background = nil
    }
    screens[form] = result
    return result
  }
}

extension ProofTrial {
  /// The section with so many items of a unit, or with none; `nil` if it cannot be laid out.
  func layout(
    _ path: SectionPath, _ unit: Int?, _ sample: DataSample, _ count: Int = 5, of form: Form = Form()
  ) -> ScreenLayout? {
    var (form, section) = (form, standard.sections[path.section])
    if path.inner == nil, screen.sections[path.section].kind == .stack {
      // The contents of its sections are checked by themselves.
      section.sections = section.sections.map {
        SectionItems(section: $0.section, items: [ItemData(unit: 0)])
      }
      form.stackOfLines = path.section
    }
    var data = path.inner.map { section.sections[$0] } ?? section
    let known = data.items.first { $0.unit == unit }
    let declared = screen.section(at: path)?.units ?? []
    let items = unit.map { index in
      let item = known ?? ItemData(unit: index)
      return (0..<count).map { _ in self.item(item, with: sample, of: declared[index]) }
    }
    data.items = ItemList(items ?? [])
    for part in [\SectionItems.header, \.footer] { data[keyPath: part] = sample.applied(to: data[keyPath: part]) }
    var whole = path.inner == nil ? data : SectionItems(section: path.section, sections: [data])
    if path.inner != nil {
      (whole.header, whole.footer) = (sample.applied(to: section.header), sample.applied(to: section.footer))
    }
    return try? layout(ScreenItems(sections: [whole]), of: form).get()
  }

  /// The section with as many items as fit.
  func largestLayout(
    _ path: SectionPath, _ unit: Int?, _ sample: DataSample, of form: Form
  ) -> ScreenLayout? {
    // Pages that repeat take a whole number of items.
    let counts = screen.section(at: path)?.kind == .carousel ? [5, 2, 1, 3, 4, 6, 7, 8] : [5, 2, 1]
    let (least, most) = screen.section(at: path).map(bounds) ?? (1, .max)
    for count in counts + [least] where unit == nil || (count >= least && count <= most) {
      if let layout = layout(path, unit, sample, count, of: form) { return layout }
    }
    return nil
  }

  /// The section with as few items as a response may bring.
  func smallestLayout(
    _ path: SectionPath, _ unit: Int?, _ sample: DataSample, of form: Form
  ) -> ScreenLayout? {
    layout(path, unit, sample, max(1, Int(leastCount(path))), of: form)
  }
}
