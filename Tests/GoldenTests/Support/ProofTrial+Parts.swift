import SDUIIR
import SDUILayout
import SDUIProof

extension ProofTrial {
  /// Returns the frames of a header, a footer or a placeholder, in each state and with items of each unit; `nil` if it
  /// is not shown or something does not fit.
  func frames(of target: TouchTarget, _ path: SectionPath, _ sample: DataSample) -> [Frame?] {
    var states: [Form.State] = target.part == .failure ? [] : [.open, .closed]
    if target.part != .empty, screen.section(at: path)?.failure != nil { states.append(.failing(path)) }
    var choices: [(path: SectionPath, unit: Int?)] = [(path, nil)]
    for inner in path.inner == nil ? Array(screen.sections[path.section].sections.indices) : [] {
      let inner = SectionPath(path.section, inner: inner)
      choices += (screen.section(at: inner)?.units.indices ?? 0..<0).map { (path: inner, unit: Optional($0)) }
    }
    choices += (screen.section(at: path)?.units.indices ?? 0..<0).map { (path: path, unit: Optional($0)) }
    // What is around the items of a strip is as wide as these.
    let isAroundStrip =
      screen.properties[.scrollDirection] == .keyword(.horizontal) && [.header, .footer].contains(target.part)
    return states.flatMap { state in
      choices.map { choice -> Frame? in
        let layout =
          isAroundStrip
          ? smallestLayout(choice.path, choice.unit, sample, of: Form(state: state))
          : largestLayout(choice.path, choice.unit, sample, of: Form(state: state).withoutBackgrounds)
        guard let layout,
          let section = path.inner == nil ? layout.sections.first : layout.sections.first(where: { $0.parent != nil })
        else { return nil }
        switch target.part {
        case .unit, .topBar, .bottomBar: return nil
        case .header: return section.header
        case .footer: return section.footer
        case .empty, .failure: return section.placeholder
        }
      }
    }
  }
}

extension ScreenSection {
  func component(of part: TouchTarget.Part) -> ID<Component>? {
    switch part {
    case .unit, .topBar, .bottomBar: nil
    case .header: header?.component
    case .footer: footer?.component
    case .empty: empty?.component
    case .failure: failure?.component
    }
  }
}

extension Screen {
  /// All sections, and those in stacks.
  var paths: [SectionPath] {
    sections.indices.flatMap { index in
      [SectionPath(index)] + sections[index].sections.indices.map { SectionPath(index, inner: $0) }
    }
  }

  /// The screen where the backend of a section failed.
  func failing(_ path: SectionPath) -> Screen {
    var result = self
    if let inner = path.inner {
      result.sections[path.section].sections[inner].state.isFailed = true
    } else {
      result.sections[path.section].state.isFailed = true
    }
    return result
  }

  /// The screen without the backgrounds of its sections.
  var withoutBackgrounds: Screen {
    var result = self
    for index in sections.indices { result.sections[index].removeBackgrounds() }
    return result
  }
}

extension ScreenSection {
  fileprivate mutating func removeBackgrounds() {
    background = nil
    for index in sections.indices { sections[index].removeBackgrounds() }
  }
}
