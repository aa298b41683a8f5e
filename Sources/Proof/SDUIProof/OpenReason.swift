import SDUIIR
import SDUILayout

/// Why an obligation is undecided, and which properties would decide it.
///
/// A proof with these properties has decided it. There are none where no property decides: where a number needs more than
/// 64 bits, where there are too many cases, and where the height of a section depends on too many numbers of items.
public struct OpenReason: Hashable, Sendable {
  private(set) var questions: [OpenQuestion]
  private(set) var properties: [DecidingProperty]

  init(_ questions: [OpenQuestion], decidedBy properties: [DecidingProperty] = []) {
    self.questions = questions
    self.properties = properties
  }

  /// The same with other places; `nil` where there is none in place of one.
  func moved(_ place: (PropertyPlace) -> PropertyPlace?) -> OpenReason? {
    var result = self
    for index in questions.indices {
      guard let moved = place(questions[index].place) else { return nil }
      result.questions[index].place = moved
    }
    for index in properties.indices {
      guard let moved = place(properties[index].place) else { return nil }
      result.properties[index].place = moved
    }
    return result
  }
}

extension Obligation {
  /// Why this is undecided, and what would decide it; `nil` where it is decided.
  ///
  /// `the client measures it; \`minHeight: 44\` in \`unit Row\` would decide it`.
  public func reason(in screen: Screen) -> String? {
    guard case .undecided(let reason) = verdict else { return nil }
    let causes = ReasonText(statement: statement, screen: screen).text(of: reason.questions)
    if !reason.properties.isEmpty {
      let properties = reason.properties.text(in: screen, of: statement.sections)
      return "\(causes); \(properties) would decide it"
    }
    return causes + reason.questions.compactMap { $0.advice(in: screen) }.prefix(1).joined()
  }
}

extension Obligation.Statement {
  /// The sections that it is about.
  fileprivate var sections: Set<SectionPath> {
    switch self {
    case .fits(let path), .versions(let path): [path]
    case .touchTarget(let target, _): Set([target.section].compactMap { $0 })
    case .visibleRoom: []
    case .requirement(let requirement): Set(requirement.claim.measures.compactMap { $0.section })
    }
  }
}

extension OpenQuestion {
  /// Returns the remedy if no property decides; `nil` if one does.
  fileprivate func advice(in screen: Screen) -> String? {
    let none = ", and no property decides it: "
    switch cause {
    case .overflow: return none + "use whole numbers or short decimals in its lengths and conditions"
    case .sectionHeight(nil), .spansOfData:
      return none + "require the height of its header, its footer or a unit instead"
    case .tooManyCases(let cases):
      if cases.flags > 0 { return none + "use fewer flags in one section, whose `when`s ask for \(cases.flags)" }
      if cases.widths + cases.heights > 8 {
        return none + "use fewer `when`s, which compare with \(cases.widths) widths and \(cases.heights) heights"
      }
      return none + "use fewer `when`s, `min(…)`s and `max(…)`s, or a smaller `max` in `adaptive`"
    default: return nil
    }
  }

  /// Whether no property decides it.
  var isWithoutProperty: Bool {
    switch cause {
    case .overflow, .tooManyCases, .sectionHeight(nil), .spansOfData: true
    case .sectionHeight, .columnCount, .widthInStrip, .response, .repeatedSections, .pages, .widthOfRepeatedItems,
      .siblings, .size:
      false
    }
  }
}

/// Words the questions on which an obligation depends.
private struct ReasonText {
  let statement: Obligation.Statement
  let screen: Screen

  func text(of questions: [OpenQuestion]) -> String {
    var parts: [String] = []
    for (index, question) in questions.enumerated() {
      guard case .size(_, let open, _, _) = question.cause else {
        parts.append(text(of: question))
        continue
      }
      // Both axes of one unit are reported at once, with the first.
      let isAlike = { (other: OpenQuestion) in
        if case .size(_, let size, _, _) = other.cause {
          other.place == question.place && size.isMeasured == open.isMeasured
        } else {
          false
        }
      }
      if questions[..<index].contains(where: isAlike) { continue }
      let axes = questions.filter(isAlike).compactMap { $0.axis }
      let sizes = phrase(axes, of: question.place)
      let verb = axes.count == 1 ? "comes" : "come"
      parts.append(open.isMeasured ? "the client measures \(sizes)" : "\(sizes) \(verb) from the data")
    }
    return parts.joined(separator: ", and ")
  }

  /// `it`, `its width`, `the height and width of \`Card\``.
  private func phrase(_ axes: [Measure.UnitFigure], of place: PropertyPlace) -> String {
    guard case .touchTarget(_, let own) = statement else {
      return "the \(axes.map { $0.rawValue }.joined(separator: " and ")) of \(name(of: place))"
    }
    return axes.map { $0 == own ? "it" : "its \($0.rawValue)" }.joined(separator: " and ")
  }

  private func text(of question: OpenQuestion) -> String {
    switch question.cause {
    case .overflow: return "a number on the way needs more than 64 bits"
    case .tooManyCases(let cases): return "there are over \(cases.limit) cases to tell apart"
    case .columnCount: return "there may be ever more columns"
    case .sectionHeight: return "the height of \(question.place.text(in: screen)) depends on the number of items"
    case .spansOfData:
      return "the data chooses the spans of the items of \(PropertyPlace(question.place.section).text(in: screen))"
    case .widthInStrip(let figure): return "\(figure.words) depends on the number of items"
    case .response(let names, let isOfStack):
      let list = names.count < 3 ? names.joined(separator: " and ") : "columns, spacing and insets"
      return isOfStack ? "a response may set the \(list) of its stack" : "a response may set its \(list)"
    case .repeatedSections:
      return "a response may bring any number of " + PropertyPlace(question.place.section).text(in: screen)
    case .pages: return "whether pages are whole depends on the number of items"
    case .widthOfRepeatedItems: return "items that repeat may have different widths"
    case .siblings: return "the height of \(name(of: question.place)) depends on the other items of its row"
    case .size: return ""
    }
  }

  private func name(of place: PropertyPlace) -> String {
    switch place.part {
    case .unit(let id): "`\(screen.contract.components[id].name.source)`"
    case .part(let part): part.isAroundItems ? "the \(part.rawValue)" : "`\(part.rawValue)`"
    case .whole: place.text(in: screen)
    }
  }
}

extension OpenQuestion {
  fileprivate var axis: Measure.UnitFigure? { if case .size(let axis, _, _, _) = cause { axis } else { nil } }
}

extension Measure.SectionFigure {
  /// `the width of the header`.
  fileprivate var words: String {
    switch self {
    case .headerWidth: "the width of the header"
    case .footerWidth: "the width of the footer"
    case .columns, .width, .height, .contentWidth, .headerHeight, .footerHeight: "the \(phrase)"
    }
  }
}
