import SDUIIR
import SDUISyntax

extension Checker {
  /// Lowers the events of a section: `on pageAppear: TrackImpression { page: event.page }`.
  mutating func lowerSectionEvents(_ context: SectionContext, of kinds: [ResolvedKind]) -> [EventBinding] {
    let (draft, screen) = (context.draft, context.screen)
    var bindings: [EventBinding] = []
    var names = SeenNames()
    for statement in draft.events {
      guard let name = eventName(of: statement) else { continue }
      guard let event = SectionEvent(rawValue: name.text) else {
        reportUnknownSectionEvent(name, besides: draft.events.compactMap { eventName(of: $0)?.text })
        continue
      }
      guard unique(name, among: &names, what: "event") else { continue }
      checkHappens(event, name, in: kinds, of: screen)
      if let action = self.action(of: statement, in: .section(event)) {
        bindings.append(EventBinding(event: name.text, action: action, origin: origin(statement)))
        if case .declared(let id, let payload) = action {
          check(payload, of: contract.actions[id].fields, for: [screen.clients], at: program.range(of: statement))
        }
      }
    }
    return bindings
  }

  private func eventName(of statement: Syntax) -> WrittenName? {
    program.child(of: statement, .eventName).map {
      WrittenName(text: program.text(of: $0), range: program.range(of: $0))
    }
  }

  private mutating func reportUnknownSectionEvent(_ name: WrittenName, besides given: [String]) {
    let last = name.text.split(separator: ".").last.map(String.init) ?? name.text
    if name.text != last || Program.componentEvents.contains(last) {
      return report(
        .unknownCase, "a section has no event `\(name.text)`: it happens to an item", at: name.range,
        remedy: "write it in the component of the item")
    }
    reportUnknownEvent(name, of: "a section", among: SectionEvent.allCases.map { $0.rawValue }, besides: given)
  }

  /// Reports an event that can never happen in a section.
  private mutating func checkHappens(
    _ event: SectionEvent, _ name: WrittenName, in kinds: [ResolvedKind], of screen: ScreenContext
  ) {
    let isCarousel = kinds.contains { $0.kind.isStrip }
    switch event {
    case .reachStart, .reachEnd: return
    case .reorder:
      if kinds.contains(where: { $0.layers.canBe(.reorderable, { $0 == .boolean(true) }) }) { return }
      report(
        .impossibleEvent, "people cannot move items of this section, so `\(name.text)` never happens", at: name.range,
        remedy: "write `reorderable: true`")
    case .pageWillAppear, .pageAppear, .pageWillDisappear, .pageDisappear:
      if kinds.contains(where: { $0.layers.canBe(.scroll, { Self.pagingScrolls.contains($0) }) }) { return }
      if screen.horizontal != nil {
        return report(
          .impossibleEvent,
          "the screen scrolls horizontally, and its sections have no pages, so `\(name.text)` never happens",
          at: name.range, remedy: "remove it")
      }
      report(
        .impossibleEvent,
        isCarousel
          ? "this carousel scrolls continuously and has no pages, so `\(name.text)` never happens"
          : "a \(kinds[0].kind.rawValue) has no pages, so `\(name.text)` never happens",
        at: name.range,
        remedy: isCarousel
          ? "write `scroll: groupPaging`" : "remove it; pages are those of a carousel with a paging `scroll`")
    }
  }

  private static let pagingScrolls: [PropertyValue] = [
    .keyword(.paging), .keyword(.groupPaging), .keyword(.groupPagingCentered),
  ]

  /// `event.page`, or what the author wrote.
  mutating func eventSource(
    _ expression: Syntax, for field: Field, on event: SectionEvent
  ) -> PayloadField.Source? {
    let path = memberPath(expression)
    if path.first?.text == "event" { return offeredSource(expression, path, for: field, on: event) }
    if program.kind(of: expression) == .memberExpression, !path.isEmpty {
      report(
        .unknownName, "`\(program.text(of: expression))` is data of an item, and `\(event.rawValue)` happens to none",
        at: program.range(of: expression), remedy: offer(of: event))
      return nil
    }
    return fixedValue(of: expression, for: field).map { .value($0) }
  }

  private mutating func offeredSource(
    _ expression: Syntax, _ path: [WrittenName], for field: Field, on event: SectionEvent
  ) -> PayloadField.Source? {
    let member = path.dropFirst().first.map { $0.text } ?? ""
    guard path.count == 2, let figure = event.figures.first(where: { $0.rawValue == member }) else {
      report(
        .unknownName, "the event `\(event.rawValue)` offers no `\(program.text(of: expression))`",
        at: program.range(of: expression), remedy: offer(of: event))
      return nil
    }
    let type: FieldType =
      switch figure {
      case .page: .int(.init())
      }
    guard Self.isAssignable(type, to: field.type) else {
      reportPayloadMismatch(expression, phrase(type), for: field, "pass it to a field of the type `Int`")
      return nil
    }
    return .event(figure)
  }

  private func offer(of event: SectionEvent) -> String {
    let figures = event.figures.map { "`event.\($0.rawValue)`" }
    return figures.isEmpty ? "write a literal" : "write \(figures.joined(separator: ", ")) or a literal"
  }
}

extension ResolvedLayers {
  /// Whether a property of the section has such a value at some width; also where what was written could not be read.
  func canBe(_ property: Property, _ isWanted: (PropertyValue) -> Bool) -> Bool {
    let entries =
      [base.section[property]].compactMap { $0 }
      + adaptations.flatMap { $0.assignments.filter { $0.target == .section && $0.entry.property == property } }
      .map { $0.entry }
    return entries.contains { $0.value.map(isWanted) ?? true }
  }
}
