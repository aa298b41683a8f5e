import SDUIIR
import SDUILayout

/// Finds the properties that decide an open obligation: it writes them into the screen and proves the obligation again,
/// until it is decided. So a property that is named has decided it.
struct OpenReasonSearch {
  let screen: Screen
  /// The sections that the obligation is about.
  let sections: [SectionPath]
  /// The axis that the obligation is about, if it is about one.
  let axis: Measure.UnitFigure?
  /// Returns the outcome of the obligation in a screen with other properties; `nil` if it does not exist there.
  let prove: (Screen) -> ProofFinding.Outcome?

  /// The strength of a change to a property: bounds of a size leave most of it open.
  enum Strength: CaseIterable {
    case bounds, nearestSizes, usualSizes
  }

  /// A question, and what answers it.
  private typealias Answer = (question: OpenQuestion, properties: [DecidingProperty])

  func reason(for questions: [OpenQuestion]) -> OpenReason {
    var withoutProperty = questions.first { $0.isWithoutProperty }
    if withoutProperty == nil {
      for strength in Strength.allCases {
        let (answers, open) = answers(to: questions, strength)
        if open.isEmpty { return reason(minimal(answers)) }
        withoutProperty = withoutProperty ?? open.first { $0.isWithoutProperty }
      }
    }
    return OpenReason(withoutProperty.map { [$0] } ?? questions)
  }

  /// Returns the changes that answer all questions, and the questions that arise from them; and those that stay open.
  private func answers(to questions: [OpenQuestion], _ strength: Strength) -> ([Answer], open: [OpenQuestion]) {
    var (answers, open): ([Answer], [OpenQuestion]) = ([], questions)
    for _ in 0..<Self.mostRounds {
      if open.contains(where: { $0.isWithoutProperty }) { return (answers, open) }
      let known = answers.flatMap { $0.properties }
      for question in open {
        let properties = properties(for: question, strength)
        for property in properties {
          for index in answers.indices { answers[index].properties.removeAll { $0.isReplaced(by: property) } }
        }
        answers.append((question, properties))
      }
      answers.removeAll { $0.properties.isEmpty }
      let properties = answers.flatMap { $0.properties }
      guard properties != known, let outcome = prove(screen.with(properties)) else { return (answers, open) }
      guard case .open(let others) = outcome else { return (answers, []) }
      open = others
    }
    return (answers, open)
  }

  private static let (mostRounds, mostTried) = (6, 4)

  /// The answers without those that it takes not. Of many, such as the heights of many units, each is about another item.
  private func minimal(_ answers: [Answer]) -> [Answer] {
    var needed = answers
    if answers.count > Self.mostTried { return answers }
    // What is about another axis goes first, and of both axes the width, which has no bounds.
    let order = answers.indices.sorted { importance(of: answers[$0]) < importance(of: answers[$1]) }
    var isMinimal = false
    // Without one of them, another one may be needless that was not before.
    while !isMinimal {
      isMinimal = true
      for index in order where !needed[index].properties.isEmpty && needed.filter({ !$0.properties.isEmpty }).count > 1
      {
        var fewer = needed
        fewer[index].properties = []
        guard case .decided? = prove(screen.with(fewer.flatMap({ $0.properties }))) else { continue }
        (needed, isMinimal) = (fewer, false)
      }
    }
    return needed.filter { !$0.properties.isEmpty }
  }

  private func importance(of answer: Answer) -> Int {
    guard case .size(let axis, _, _, _) = answer.question.cause else { return 2 }
    return axis == self.axis ?? .height ? 1 : 0
  }

  private func reason(_ answers: [Answer]) -> OpenReason {
    var questions: [OpenQuestion] = []
    for answer in answers where !questions.contains(where: { $0.isAlike(answer.question) }) {
      questions.append(answer.question)
    }
    return OpenReason(questions, decidedBy: answers.flatMap { $0.properties })
  }
}

extension OpenQuestion {
  /// Whether another one reads the same.
  fileprivate func isAlike(_ other: OpenQuestion) -> Bool {
    guard place == other.place else { return false }
    switch (cause, other.cause) {
    case (.size(let axis, _, _, _), .size(let other, _, _, _)): return axis == other
    default: return cause == other.cause
    }
  }
}

// MARK: - What answers a question

extension OpenReasonSearch {
  private func properties(for question: OpenQuestion, _ strength: Strength) -> [DecidingProperty] {
    let place = question.place
    func set(_ property: Property, _ value: PropertyValue, at place: PropertyPlace) -> DecidingProperty {
      DecidingProperty(.set(property, value), at: place)
    }
    switch question.cause {
    case .overflow, .tooManyCases, .sectionHeight(nil), .spansOfData: return []
    case .sectionHeight(let most?): return [set(.maxItems, .count(most), at: place)]
    case .columnCount:
      return sections.filter { screen.section(at: $0)?.hasEndlessColumns ?? false }.map {
        DecidingProperty(.limitColumns(64), at: PropertyPlace($0))
      }
    case .widthInStrip: return [set(.scrollDirection, .keyword(.vertical), at: .screen)]
    case .response: return [DecidingProperty(.remove(.fromServer), at: place)]
    case .repeatedSections: return [set(.pinned, .keyword(.section), at: place)]
    case .pages: return [set(.scroll, .keyword(.groupPaging), at: place)]
    case .widthOfRepeatedItems(let usual): return [set(.width, .size(.length(.points(usual))), at: place)]
    case .siblings(let isUniform, let isStretched):
      let section = PropertyPlace(place.section)
      return (isStretched ? [set(.rowAlign, .keyword(.top), at: section)] : [])
        + (isUniform ? [set(.uniformAcrossSiblings, .boolean(false), at: place)] : [])
    case .size(.width, _, let least?, nil) where strength == .bounds && isWidthOfContainer(least):
      return [set(.minWidth, .length(.points(least)), at: place)]
    case .size(.width, let open, let least, let most):
      if strength != .usualSizes, least == nil, let most, most > .zero, isWidthOfContainer(most) {
        return [DecidingProperty(.limitWidth(most), at: place)]
      }
      return [set(.width, .size(.length(.points(width(open, least, most, strength)))), at: place)]
    case .size(.height, let open, let least, let most):
      if strength == .bounds, case .unit = place.part, let bounds = Self.bounds(least, most) {
        return bounds.map { set($0, .length(.points($1)), at: place) }
      }
      let nearest = strength == .usualSizes ? nil : least ?? most
      return [set(place.part.height, .size(.length(.points(nearest ?? open.usual))), at: place)]
    }
  }

  /// The usual width, or the least one if it is too narrow and every container has room for that.
  private func width(_ open: OpenSize, _ least: Rational?, _ most: Rational?, _ strength: Strength) -> Rational {
    guard strength != .usualSizes, let nearest = least ?? most, nearest > .zero, isWidthOfContainer(nearest) else {
      return open.usual
    }
    return nearest
  }

  /// Whether each container is at least as wide.
  private func isWidthOfContainer(_ width: Rational) -> Bool { width <= screen.declaredRange(.widths).lowerBound }

  private static func bounds(_ least: Rational?, _ most: Rational?) -> [(Property, Rational)]? {
    if let least, let most, most < least { return nil }
    let bounds = [least.map { (Property.minHeight, $0) }, most.map { (Property.maxHeight, $0) }].compactMap { $0 }
    return bounds.isEmpty ? nil : bounds
  }
}

extension PropertyPlace.Part {
  /// The property of its height.
  fileprivate var height: Property {
    switch self {
    case .part(let part): part.isAroundItems ? .supplementaryHeight : .placeholderHeight
    case .unit, .whole: .height
    }
  }
}
