import SDUIIR

extension Screen {
  /// The screen with some of its sections, and without tests and requirements.
  package func alone(_ sections: [Int]) -> Screen {
    var result = self
    result.sections = sections.map { self.sections[$0] }
    result.requirements = []
    result.tests = []
    return result
  }

  /// A screen without requirements and tests, with those of its open flags that some section asks for: to choose a case
  /// of one flag then costs nothing for the others.
  var withAskedFlags: Screen {
    let asked = Set(sections.flatMap { $0.askedFlags }).sorted()
    if asked.count == contract.flags.count { return self }
    var result = self
    result.contract.flags = Store(asked.map { contract.flags[$0] })
    var places: [ID<Flag>: ID<Flag>] = [:]
    for (place, flag) in asked.enumerated() { places[flag] = ID(place) }
    for index in result.sections.indices { result.sections[index].moveFlags(to: places) }
    return result
  }
}

extension Screen {
  /// A screen that holds a stack alone, with one of its sections.
  func withSection(ofStack inner: Int) -> Screen {
    var result = self
    result.sections[0].sections = [sections[0].sections[inner]]
    return result.withAskedFlags
  }
}

/// The places of the sections of a screen in the whole screen, of which it has some alone.
struct SectionPlaces {
  let indices: [Int]
  /// The index of the only section of a stack among those that the stack has; `nil` for stacks with all of theirs.
  let inner: Int?

  /// The path of a section in the whole screen.
  func whole(_ path: SectionPath) -> SectionPath {
    SectionPath(indices[path.section], inner: path.inner.map { inner ?? $0 })
  }

  /// The path of a section of the whole screen among them.
  func own(_ path: SectionPath) -> SectionPath? {
    indices.firstIndex(of: path.section).map { index in
      SectionPath(index, inner: path.inner.map { inner == nil ? $0 : 0 })
    }
  }
}

extension ScreenSection {
  /// The open flags that conditions of the section, and of those in it, ask for.
  var askedFlags: Set<ID<Flag>> { Set(conditionBoxes.flatMap { $0.flags.map { $0.flag } }) }

  fileprivate mutating func moveFlags(to places: [ID<Flag>: ID<Flag>]) {
    for index in sections.indices { sections[index].moveFlags(to: places) }
    for index in adaptations.indices {
      for box in adaptations[index].condition.indices {
        for flag in adaptations[index].condition[box].flags.indices {
          let old = adaptations[index].condition[box].flags[flag].flag
          adaptations[index].condition[box].flags[flag].flag = places[old] ?? old
        }
      }
    }
  }
}
