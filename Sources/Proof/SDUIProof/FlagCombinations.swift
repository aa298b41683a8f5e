import SDUIIR

/// A screen with each combination of the cases of flags that makes a difference. Flags are decided one after another: of the
/// last condition with one first, since that may hide others.
///
/// Conditions are looked at from the last to the first, and what was decided about the later ones stays until all cases of
/// the earlier ones are shown. So a flag costs the same however many conditions there are.
struct FlagCombinations {
  private let screen: Screen
  /// The sections with conditions, in the order in which they are decided.
  private let blocks: [FlagBlock]
  /// The flags that other conditions ask for, in order.
  private let others: [ID<Flag>]
  /// The cases of a flag to show.
  private let cases: (ID<Flag>) -> [FlagCase]

  private var place: Place
  /// The chosen cases.
  private var point: ConditionPoint
  /// The same in the order in which they were chosen.
  private var choices: [Variants.Choice] = []
  /// The changes that remain, from the last to the first of each section, and the index of its block.
  private var kept: [(block: Int, adaptation: Adaptation)] = []
  /// The properties that later changes always set, by section.
  private var hidden: Set<HiddenProperty> = []
  /// The same in the order in which it was found.
  private var hiding: [HiddenProperty] = []
  /// The decisions that lead here.
  private var steps: [Step] = []
  private var isStarted = false
  /// The number of combinations that the last one represents: with cases that make no difference in their place.
  private(set) var count = 1

  /// The next condition to look at.
  private struct Place {
    var block = 0
    /// So many changes of its section are still to be looked at.
    var left: Int
    /// The number of properties that these set and nothing hides, and of their changes of kind.
    var open: Int
  }

  /// A decision about a flag, and what was known before it.
  private struct Step {
    let flag: ID<Flag>
    var rest: ArraySlice<FlagCase>
    /// The number of combinations that each of the decisions so far represents.
    let count: Int
    let place: Place
    let kept: Int
    let hiding: Int
  }

  private struct HiddenProperty: Hashable {
    let block: Int
    let property: AssignedProperty
  }

  /// - Parameter others: The names of flags that count although no section asks for them.
  init(_ screen: Screen, beside others: Set<String>, cases: @escaping (ID<Flag>) -> [FlagCase]) {
    (self.screen, self.cases) = (screen, cases)
    let flags = screen.contract.flags
    self.others = others.isEmpty ? [] : flags.ids.filter { others.contains(flags[$0].name) }
    blocks = FlagBlock.all(of: screen)
    point = ConditionPoint(traits: Traits())
    point.flags = Array(repeating: nil, count: flags.count)
    place = Place(left: blocks.first?.adaptations.count ?? 0, open: blocks.first?.open ?? 0)
  }

  /// The screen with the next combination, in which no condition asks for a flag.
  mutating func next() -> Screen? {
    if isStarted, !goBack() { return nil }
    isStarted = true
    while let flag = askedFlag() {
      let all = cases(flag)
      steps.append(
        Step(flag: flag, rest: all.dropFirst(), count: count, place: place, kept: kept.count, hiding: hiding.count))
      choose(all[0], of: flag)
    }
    return decided
  }

  /// Returns to the last flag with another case, and chooses that.
  private mutating func goBack() -> Bool {
    while var step = steps.popLast() {
      point.flags[step.flag.index] = nil
      choices.removeLast()
      guard let next = step.rest.popFirst() else { continue }
      (place, count) = (step.place, step.count)
      kept.removeLast(kept.count - step.kept)
      for property in hiding[step.hiding...] { hidden.remove(property) }
      hiding.removeLast(hiding.count - step.hiding)
      choose(next, of: step.flag)
      steps.append(step)
      return true
    }
    return false
  }

  private mutating func choose(_ chosen: FlagCase, of id: ID<Flag>) {
    let flag = screen.contract.flags[id]
    point.flags[id.index] = chosen.index
    count = count.multipliedReportingOverflow(by: chosen.count).overflow ? .max : count * chosen.count
    choices.append(Variants.Choice(flag: flag.name, flagCase: flag.cases[chosen.index]))
  }
}

extension FlagCombinations {
  /// Looks at conditions up to one that asks for a flag.
  private mutating func askedFlag() -> ID<Flag>? {
    while place.block < blocks.count {
      let block = blocks[place.block]
      // Where nothing is open, later changes replace all that the earlier ones do.
      while place.left > 0, place.open > 0 {
        let adaptation = block.adaptations[place.left - 1]
        if !isHidden(adaptation) {
          let condition = resolved(adaptation.condition)
          if let flag = condition.last(where: { !$0.flags.isEmpty })?.flags.first?.flag { return flag }
          pass(adaptation, where: condition)
        }
        place.left -= 1
      }
      place.block += 1
      if place.block < blocks.count {
        (place.left, place.open) = (blocks[place.block].adaptations.count, blocks[place.block].open)
      }
    }
    return others.first { point.flags[$0.index] == nil }
  }

  /// Whether later changes set all that one sets.
  private func isHidden(_ adaptation: Adaptation) -> Bool {
    adaptation.replacement == nil && adaptation.assignments.allSatisfy { isHidden($0) }
  }

  private func isHidden(_ assignment: Assignment) -> Bool {
    hidden.contains(HiddenProperty(block: place.block, property: AssignedProperty(assignment)))
  }

  /// The boxes that may hold with the chosen cases.
  private func resolved(_ condition: [ConditionBox]) -> [ConditionBox] {
    choices.isEmpty ? condition : condition.compactMap { $0.resolved(at: point) }.eachOnce
  }

  /// Takes a change over into the result, where it holds.
  private mutating func pass(_ adaptation: Adaptation, where condition: [ConditionBox]) {
    let block = blocks[place.block]
    let index = place.left - 1
    for assignment in adaptation.assignments where !isHidden(assignment) {
      if block.firsts[AssignedProperty(assignment)] == index { place.open -= 1 }
    }
    if adaptation.replacement != nil { place.open -= 1 }
    if condition.isEmpty { return }
    var remaining = adaptation
    remaining.condition = condition
    remaining.assignments.removeAll { isHidden($0) }
    kept.append((place.block, remaining))
    guard remaining.isUnconditional else { return }
    if remaining.replacement != nil { place.open = 0 }
    for assignment in remaining.assignments {
      let property = HiddenProperty(block: place.block, property: AssignedProperty(assignment))
      guard hidden.insert(property).inserted else { continue }
      hiding.append(property)
      if let first = block.firsts[property.property], first < index { place.open -= 1 }
    }
  }

  /// The screen with the chosen cases.
  private var decided: Screen {
    var result = screen
    for block in blocks { result[block.path] = [] }
    var changes: [Adaptation] = []
    var index = kept.count
    while index > 0 {
      index -= 1
      changes.append(kept[index].adaptation)
      if index == 0 || kept[index - 1].block != kept[index].block {
        result[blocks[kept[index].block].path] = changes
        changes = []
      }
    }
    result.variants.flags += choices
    // Nothing asks for those that are left.
    result.contract.flags = Store()
    return result
  }
}

/// A case of a flag, by its index, and the number of cases that no condition tells from it, with itself.
struct FlagCase {
  let index: Int
  var count = 1
}

extension Flag {
  /// The cases that some conditions tell apart, in order; of those that they do not, the first.
  func casesApart(by conditions: [FlagCases]) -> [FlagCase] {
    var asking: [Int: [Int]] = [:]
    for (number, condition) in conditions.enumerated() {
      for index in condition.cases { asking[index, default: []].append(number) }
    }
    var result: [FlagCase] = []
    // Most cases of a long list are named nowhere.
    if asking.count < cases.count, let first = cases.indices.first(where: { asking[$0] == nil }) {
      result.append(FlagCase(index: first, count: cases.count - asking.count))
    }
    var places: [[Int]: Int] = [:]
    for index in asking.keys.sorted() {
      let numbers = asking[index, default: []]
      if let place = places[numbers] {
        result[place].count += 1
      } else {
        places[numbers] = result.count
        result.append(FlagCase(index: index))
      }
    }
    return result.sorted { $0.index < $1.index }
  }
}

/// A section whose changes depend on conditions.
private struct FlagBlock {
  let path: SectionPath
  let adaptations: [Adaptation]
  /// The first change that sets a property.
  private(set) var firsts: [AssignedProperty: Int] = [:]
  /// The number of properties that they set, and of changes of kind.
  private(set) var open: Int

  private init?(_ path: SectionPath, _ section: ScreenSection) {
    if section.adaptations.isEmpty { return nil }
    (self.path, adaptations) = (path, section.adaptations)
    for (index, adaptation) in adaptations.enumerated() {
      for assignment in adaptation.assignments where firsts[AssignedProperty(assignment)] == nil {
        firsts[AssignedProperty(assignment)] = index
      }
    }
    open = firsts.count + adaptations.count { $0.replacement != nil }
  }

  /// In the order in which their flags are decided: from the last section of a stack to the first, and then the stack.
  static func all(of screen: Screen) -> [FlagBlock] {
    screen.sections.enumerated().flatMap { index, section in
      section.sections.enumerated().reversed().compactMap { Self(SectionPath(index, inner: $0), $1) }
        + [Self(SectionPath(index), section)].compactMap { $0 }
    }
  }
}

extension Screen {
  /// The changes of a section.
  fileprivate subscript(path: SectionPath) -> [Adaptation] {
    get { section(at: path)?.adaptations ?? [] }
    set {
      if let inner = path.inner {
        sections[path.section].sections[inner].adaptations = newValue
      } else {
        sections[path.section].adaptations = newValue
      }
    }
  }
}
