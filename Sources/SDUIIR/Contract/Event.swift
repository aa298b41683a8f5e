/// What happens on an event of a component, of a control in it, or of a section.
public struct EventBinding: Hashable, Sendable {
  /// `tap`; a control and its event, `cartButton.tap`; or what happens in a section, `pageAppear`.
  public var event: String
  /// What is done then.
  public var action: EventAction
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A binding of an event to an action.
  package init(event: String, action: EventAction, origin: Origin = .none) {
    self.event = event
    self.action = action
    self.origin = origin
  }
}

/// What a client does on an event.
public enum EventAction: Hashable, Sendable {
  /// What the program declares, with its payload in the order of the action's fields.
  case declared(ID<Action>, [PayloadField])
  /// What the server chose: it stands in a field of the component, named by wire names from the outside in.
  case field([String])
  /// The built-in action that opens and collapses the section in which the event happens.
  case toggleSection

  /// How the built-in action is named in source and on the wire; no declared action travels under this name.
  package static let toggleSectionName = "toggleSection"
}

/// Where one field of an action's payload comes from.
public struct PayloadField: Hashable, Sendable {
  /// The index of the field among those of the action.
  public var field: Int
  /// Where its value comes from.
  public var source: Source

  /// Where a payload's value comes from.
  public enum Source: Hashable, Sendable {
    /// A field of the component's data, by wire names from the outside in: `price`, `amount`.
    case data([String])
    /// What the event of a section offers.
    case event(EventFigure)
    /// Written by the author.
    case value(Value)
  }

  /// A field of a payload.
  public init(field: Int, source: Source) {
    self.field = field
    self.source = source
  }
}

/// What can happen in a section, whatever its items are.
public enum SectionEvent: String, CaseIterable, Hashable, Sendable {
  case pageWillAppear, pageAppear, pageWillDisappear, pageDisappear
  /// An item was moved to another place by hand.
  case reorder
  /// The first item came into view.
  case reachStart
  /// The last item came into view.
  case reachEnd

  /// What it offers to the payload of an action.
  public var figures: [EventFigure] {
    switch self {
    case .pageWillAppear, .pageAppear, .pageWillDisappear, .pageDisappear: [.page]
    case .reorder, .reachStart, .reachEnd: []
    }
  }
}

/// What an event of a section offers to the payload of an action.
public enum EventFigure: String, CaseIterable, Hashable, Sendable {
  /// The index of the page, from 0: a whole number.
  case page
}
