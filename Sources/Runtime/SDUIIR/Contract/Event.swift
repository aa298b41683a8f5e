/// The action on an event of a component, of a control in it, or of a section.
public struct EventBinding: Hashable, Sendable {
  /// `tap`; a control and its event, `cartButton.tap`; or what happens in a section, `pageAppear`.
  public var event: String
  /// The action on that event.
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

/// The action of a client on an event.
public enum EventAction: Hashable, Sendable {
  /// A declared action, with its payload in the order of the action's fields.
  case declared(ID<Action>, [PayloadField])
  /// An action that the server chooses: the value of a field of the component, named by wire names from the outside in.
  case field([String])
  /// The built-in action that opens and collapses the section in which the event happens.
  case toggleSection

  /// The name of the built-in action in source and in responses; no declared action travels under this name.
  package static let toggleSectionName = "toggleSection"
}

/// One field of an action's payload and the source of its value.
public struct PayloadField: Hashable, Sendable {
  /// The index of the field among those of the action.
  public var field: Int
  /// The source of its value.
  public var source: Source

  /// The source of a payload's value.
  public enum Source: Hashable, Sendable {
    /// A field of the component's data, by wire names from the outside in: `price`, `amount`.
    case data([String])
    /// A figure of a section's event.
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

/// The events of a section, whatever its items are.
public enum SectionEvent: String, CaseIterable, Hashable, Sendable {
  case pageWillAppear, pageAppear, pageWillDisappear, pageDisappear
  /// An item was moved to another place by hand.
  case reorder
  /// The first item came into view.
  case reachStart
  /// The last item came into view.
  case reachEnd

  /// The figures that it offers to the payload of an action.
  public var figures: [EventFigure] {
    switch self {
    case .pageWillAppear, .pageAppear, .pageWillDisappear, .pageDisappear: [.page]
    case .reorder, .reachStart, .reachEnd: []
    }
  }
}

/// A figure that an event of a section offers to the payload of an action.
public enum EventFigure: String, CaseIterable, Hashable, Sendable {
  /// The index of the page, from 0: a whole number.
  case page
}
