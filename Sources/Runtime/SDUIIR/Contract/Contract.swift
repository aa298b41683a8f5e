/// The typed contract between server and client: the possible parts of a screen and the types of their data.
///
/// Every store is in the order of discovery: the screen's own file from top to bottom, then its imports. Only what the
/// screen uses, directly or through something used, is part of it.
public struct Contract: Hashable, Sendable {
  /// The enumerations that fields name.
  public var enums: Store<Enumeration> = Store()
  /// The records that fields name.
  public var records: Store<Record> = Store()
  /// The actions that events and fields name.
  public var actions: Store<Action> = Store()
  /// The components that sections show.
  public var components: Store<Component> = Store()
  /// The decorations that backgrounds show.
  public var decorations: Store<Decoration> = Store()
  /// The flags that conditions ask for and that are not resolved.
  public var flags: Store<Flag> = Store()

  /// A contract without anything.
  public init() {}
}

/// A name in source and the name that travels; the same unless `as` says otherwise.
public struct DeclaredName: Hashable, Sendable {
  /// The name in the source: for people, layouts and generated code.
  public var source: String
  /// The name in documents and responses.
  public var wire: String

  /// A name that is the same everywhere unless `wire` says otherwise.
  public init(_ source: String, wire: String? = nil) {
    self.source = source
    self.wire = wire ?? source
  }
}

/// A closed or open set of named cases.
public struct Enumeration: Hashable, Sendable {
  /// Its name in source and in responses.
  public var name: DeclaredName
  /// The text of its `///` comment; empty without one.
  public var documentation: String
  /// Whether cases that a newer server adds are tolerated.
  public var isOpen: Bool
  /// Its cases, in the order of the source.
  public var cases: [Case]
  /// The form of its cases in responses, if some have data.
  public var form = CaseForm.standard
  /// The bytes of source that it came from.
  package var origin: Origin

  /// One case.
  public struct Case: Hashable, Sendable {
    /// Its name in source and in responses.
    public var name: DeclaredName
    /// The text of its `///` comment; empty without one.
    public var documentation: String
    /// The type of its data; `nil` where it has none.
    public var payload: FieldType?
    /// The clients that know it.
    public var availability = Availability()
    /// The bytes of source that it came from.
    package var origin: Origin

    /// A case of an enumeration.
    package init(name: DeclaredName, documentation: String = "", origin: Origin = .none) {
      self.name = name
      self.documentation = documentation
      self.origin = origin
    }
  }

  /// An enumeration.
  package init(
    name: DeclaredName, documentation: String = "", isOpen: Bool = false, cases: [Case], origin: Origin = .none
  ) {
    self.name = name
    self.documentation = documentation
    self.isOpen = isOpen
    self.cases = cases
    self.origin = origin
  }
}

extension Enumeration {
  /// Whether some case has data. Then all of its cases travel as objects.
  public var hasData: Bool { cases.contains { $0.payload != nil } }

  /// The data of its cases as fields, one for each case that has data.
  package var payloads: [Field] {
    cases.compactMap { known in
      guard let payload = known.payload else { return nil }
      var field = Field(name: known.name, documentation: known.documentation, type: payload, origin: known.origin)
      field.availability = known.availability
      return field
    }
  }

  /// Whether data may hold a case: a closed enumeration has for one client those that it knows.
  ///
  /// - Parameter client: The client for which everything is resolved, if it is.
  package func mayHold(_ known: Case, at client: Client?) -> Bool {
    guard !isOpen, !known.availability.isUniversal, let client else { return true }
    return known.availability.clients.contains(client)
  }
}

/// A group of typed fields that is used as a field's type.
public struct Record: Hashable, Sendable {
  /// Its name in source and in responses.
  public var name: DeclaredName
  /// The text of its `///` comment; empty without one.
  public var documentation: String
  /// Its fields, in the order of the source.
  public var fields: [Field]
  /// The names that no field may have again.
  public var reserved: [String]
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A record.
  package init(
    name: DeclaredName, documentation: String = "", fields: [Field], reserved: [String] = [], origin: Origin = .none
  ) {
    self.name = name
    self.documentation = documentation
    self.fields = fields
    self.reserved = reserved
    self.origin = origin
  }
}

/// Something that a client does when an event happens, with a typed payload.
public struct Action: Hashable, Sendable {
  /// Its name in source and in responses.
  public var name: DeclaredName
  /// The text of its `///` comment; empty without one.
  public var documentation: String
  /// Its fields, in the order of the source.
  public var fields: [Field]
  /// The names that no field may have again.
  public var reserved: [String]
  /// The bytes of source that it came from.
  package var origin: Origin

  /// An action.
  package init(
    name: DeclaredName, documentation: String = "", fields: [Field], reserved: [String] = [], origin: Origin = .none
  ) {
    self.name = name
    self.documentation = documentation
    self.fields = fields
    self.reserved = reserved
    self.origin = origin
  }
}

/// The contract of one kind of unit.
public struct Component: Hashable, Sendable {
  /// Its name in source and in responses.
  public var name: DeclaredName
  /// The text of its `///` comment; empty without one.
  public var documentation: String
  /// The clients that know it.
  public var availability = Availability()
  /// The fallback for other clients.
  public var fallback: Fallback?
  /// Its fields, in the order of the source.
  public var fields: [Field]
  /// The names that no field may have again.
  public var reserved: [String]
  /// The actions on events of the component or of a control in it, in the order of the source.
  public var events: [EventBinding]
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A component.
  package init(
    name: DeclaredName, documentation: String = "", fields: [Field], reserved: [String] = [],
    events: [EventBinding] = [], origin: Origin = .none
  ) {
    self.name = name
    self.documentation = documentation
    self.fields = fields
    self.reserved = reserved
    self.events = events
    self.origin = origin
  }
}

/// A background that is drawn, not filled with data.
public struct Decoration: Hashable, Sendable {
  /// Its name in source and in responses.
  public var name: DeclaredName
  /// The text of its `///` comment; empty without one.
  public var documentation: String
  /// The properties that are set.
  public var properties: PropertyList
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A decoration.
  package init(name: DeclaredName, documentation: String = "", properties: PropertyList, origin: Origin = .none) {
    self.name = name
    self.documentation = documentation
    self.properties = properties
    self.origin = origin
  }
}
