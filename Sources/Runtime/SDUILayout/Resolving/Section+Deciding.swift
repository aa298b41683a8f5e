import SDUIIR

extension ScreenSection {
  /// Returns the section for each of some containers, with those changes only that decide there. Everything that layout asks of it
  /// in that container has the same answer.
  ///
  /// The containers are halved again and again, and of each half only the changes that matter there are looked at: a thousand
  /// conditions in a thousand containers are not a million questions, as long as containers that follow one another are alike.
  package func deciding(in environments: [LayoutEnvironment]) -> [ScreenSection] {
    var result: [ScreenSection] = []
    result.reserveCapacity(environments.count)
    withQuestions.divide(environments.map { $0.conditionPoint }[...], &result)
    return result
  }

  private func divide(_ points: ArraySlice<ConditionPoint>, _ result: inout [ScreenSection]) {
    guard let span = ContainerSpan(points) else { return }
    var isOpen = false
    let section = reduced(to: span, &isOpen)
    if points.count == 1 || !isOpen {
      for _ in points { result.append(section) }
    } else {
      let middle = points.startIndex + points.count / 2
      section.divide(points[..<middle], &result)
      section.divide(points[middle...], &result)
    }
  }

  /// Leaves out changes that hold nowhere in a span, and those that a later one replaces throughout it.
  ///
  /// - Parameter isOpen: Becomes true if a change holds in a part of the span.
  private func reduced(to span: ContainerSpan, _ isOpen: inout Bool) -> ScreenSection {
    if adaptations.isEmpty, sections.isEmpty { return self }
    var kept: [Adaptation] = []
    var replaced: Set<AssignedPlace> = []
    var isReplaced = false
    for var adaptation in adaptations.reversed() {
      if adaptation.condition == Self.nowhere {
        kept.append(adaptation)
        continue
      }
      if isReplaced { continue }
      let answers = adaptation.condition.map { (box: $0, holds: span.holds($0)) }
      let holds = answers.contains { $0.holds == true }
      adaptation.condition = holds ? [ConditionBox()] : answers.filter { $0.holds == nil }.map { $0.box }
      if adaptation.replacement == nil {
        adaptation.assignments.removeAll { replaced.contains(AssignedPlace($0)) }
        if adaptation.assignments.isEmpty { continue }
      }
      if adaptation.condition.isEmpty { continue }
      kept.append(adaptation)
      if holds {
        isReplaced = adaptation.replacement != nil
        replaced.formUnion(adaptation.assignments.map { AssignedPlace($0) })
      } else {
        isOpen = true
      }
    }
    var result = self
    result.adaptations = kept.reversed()
    result.sections = sections.map { $0.reduced(to: span, &isOpen) }
    return result
  }
}

// MARK: - Questions about all containers

extension ScreenSection {
  /// The condition of a change that holds nowhere.
  private static let nowhere = [ConditionBox(width: Bounds(from: .zero, to: .zero))]

  /// The section with a change that holds nowhere and has what items are chosen by, if any change has it: sizes and spans from
  /// data, and pages.
  private var withQuestions: ScreenSection {
    var result = self
    result.sections = sections.map { $0.withQuestions }
    var found: [Assignment] = []
    func add(_ property: Property, _ value: PropertyValue) {
      let isAsked: Bool
      switch value {
      case .size(.field), .itemSpan(.matched): isAsked = true
      default: isAsked = property == .scroll || property == .paging
      }
      guard isAsked, !found.contains(where: { $0.property == property }) else { return }
      found.append(Assignment(.section, property, value))
    }
    for adaptation in adaptations {
      for assignment in adaptation.assignments { add(assignment.property, assignment.value) }
      guard let replacement = adaptation.replacement else { continue }
      for list in [replacement.properties] + replacement.units {
        for entry in list.entries { add(entry.property, entry.value) }
      }
    }
    if !found.isEmpty { result.adaptations.insert(Adaptation(condition: Self.nowhere, assignments: found), at: 0) }
    return result
  }
}

/// The part and the property that an assignment sets.
private struct AssignedPlace: Hashable {
  let target: Assignment.Target
  let property: Property

  init(_ assignment: Assignment) { (target, property) = (assignment.target, assignment.property) }
}

/// The containers between some: all of their widths, heights and text scales, and their traits.
private struct ContainerSpan {
  private var width: ClosedRange<Rational>
  private var height: ClosedRange<Rational>
  private var textScale: ClosedRange<Rational>
  /// `nil` where they differ.
  private var traits: Traits?

  /// The span of some containers; `nil` without any.
  init?(_ points: ArraySlice<ConditionPoint>) {
    guard let first = points.first, let firstWidth = first.width, let firstHeight = first.height,
      let firstScale = first.textScale
    else { return nil }
    (width, height, textScale) = (firstWidth...firstWidth, firstHeight...firstHeight, firstScale...firstScale)
    traits = first.traits
    for point in points {
      guard let width = point.width, let height = point.height, let scale = point.textScale else { return nil }
      self.width = min(self.width.lowerBound, width)...max(self.width.upperBound, width)
      self.height = min(self.height.lowerBound, height)...max(self.height.upperBound, height)
      textScale = min(textScale.lowerBound, scale)...max(textScale.upperBound, scale)
      if point.traits != first.traits { traits = nil }
    }
  }

  /// Whether a box holds throughout the span; `nil` where it may hold in a part of it.
  func holds(_ box: ConditionBox) -> Bool? {
    let extents = [
      Self.holds(box.width, width), Self.holds(box.height, height), Self.holds(box.textScale, textScale),
    ]
    if extents.contains(false) { return false }
    var others = box
    (others.width, others.height, others.textScale) = (Bounds(), Bounds(), Bounds())
    let rest = traits.map { others.holds(at: ConditionPoint(traits: $0)) } ?? (others == ConditionBox() ? true : nil)
    if rest == false { return false }
    return rest == true && !extents.contains(nil) ? true : nil
  }

  private static func holds(_ bounds: Bounds, _ range: ClosedRange<Rational>) -> Bool? {
    let (starts, ends) = (bounds.minimum, bounds.end)
    if let starts, range.upperBound < starts { return false }
    if let ends, range.lowerBound >= ends { return false }
    return starts.map { $0 <= range.lowerBound } ?? true && ends.map { range.upperBound < $0 } ?? true ? true : nil
  }
}
