/// One screen, typed: its contract, its layout and the content that its author wrote. What every output, evaluation
/// and check starts from.
public struct Screen: Hashable, Sendable {
  /// Its name in source and in responses.
  public var name: DeclaredName
  /// The text of its `///` comment; empty without one.
  public var documentation: String
  /// Properties of scope `screen` that were written.
  public var properties: PropertyList
  /// The placeholder where no section takes room.
  public var empty: Placeholder?
  /// The bars at the top and at the bottom of the container, which stay while the sections scroll.
  public var bars = PerBar<Supplementary>()
  /// The variants to which conditions were resolved.
  public var variants = Variants()
  /// The contract of its data.
  public var contract: Contract
  /// In the order of the source, which is their order on the screen unless a response says otherwise.
  public var sections: [ScreenSection]
  /// The author's requirements wherever it is shown, in the order of the sections, then of the source.
  public var requirements: [Requirement]
  /// The author's tests of it in single containers, in the order of the source.
  public var tests: [ScreenTest]
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A screen.
  package init(
    name: DeclaredName, documentation: String = "", properties: PropertyList = PropertyList(),
    contract: Contract = Contract(), sections: [ScreenSection] = [], requirements: [Requirement] = [],
    tests: [ScreenTest] = [], origin: Origin = .none
  ) {
    self.name = name
    self.documentation = documentation
    self.properties = properties
    self.contract = contract
    self.sections = sections
    self.requirements = requirements
    self.tests = tests
    self.origin = origin
  }

  /// A section that has nothing but what the screen shows where none of its sections takes room (layout rule R12).
  package var vacantSection: ScreenSection? {
    guard let empty else { return nil }
    var section = ScreenSection(name: name, kind: .list)
    section.empty = empty
    return section
  }
}

/// One section, with all layers of its layouts settled.
public struct ScreenSection: Hashable, Sendable {
  /// Its name in source and in responses.
  public var name: DeclaredName
  /// The text of its `///` comment; empty without one.
  public var documentation: String
  /// The kind of the section.
  public var kind: LayoutKind
  /// Whether no first page may lack it.
  public var isEssential: Bool
  /// Whether a response may hold several of it, each with its own `sectionId`. A section without one is on its page
  /// only: later pages add nothing to it.
  public var isRepeated: Bool
  /// Properties of scope `section` that hold where no adaptation matches.
  public var properties: PropertyList
  /// The header above the items.
  public var header: Supplementary?
  /// The footer below the items.
  public var footer: Supplementary?
  /// The background behind the section.
  public var background: Background?
  /// The actions on events of the section, in the order of the source.
  public var events: [EventBinding]
  /// The placeholder where there are no items; then the property `empty` is not set.
  public var empty: Placeholder?
  /// The placeholder where its backend failed; then the property `onFailure` is not set.
  public var failure: Placeholder?
  /// The units that it accepts, in the order of the source; `item` is settled into each. A stack has none.
  public var units: [SectionUnit]
  /// The one unit on the wire that carries all of the section's data, where a server sends it so.
  public var bundle: UnitBundle?
  /// The sections that a stack presents as one, in the order of the source; none of them is a stack.
  public var sections: [ScreenSection]
  /// The changes with their conditions; later over earlier.
  public var adaptations: [Adaptation]
  /// The content if the backend sends nothing; `nil` if the section is filled at render time.
  public var content: Content?
  /// The state from a response that has filled it; it is in no document.
  public var state = SectionState()
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A section.
  package init(
    name: DeclaredName, documentation: String = "", kind: LayoutKind, isEssential: Bool = false,
    isRepeated: Bool = false, properties: PropertyList = PropertyList(), header: Supplementary? = nil,
    footer: Supplementary? = nil, background: Background? = nil, events: [EventBinding] = [], units: [SectionUnit] = [],
    sections: [ScreenSection] = [],
    adaptations: [Adaptation] = [], content: Content? = nil, origin: Origin = .none
  ) {
    self.name = name
    self.documentation = documentation
    self.kind = kind
    self.isEssential = isEssential
    self.isRepeated = isRepeated
    self.properties = properties
    self.header = header
    self.footer = footer
    self.background = background
    self.events = events
    self.units = units
    self.sections = sections
    self.adaptations = adaptations
    self.content = content
    self.origin = origin
  }
}

/// The state of a section in a response, apart from its content.
public struct SectionState: Hashable, Sendable {
  /// The identifier that distinguishes it from others of a repeated section; `nil` without a name of its own.
  public var identifier: String?
  /// Whether its backend failed.
  public var isFailed = false

  /// A section that is as it was declared.
  public init() {}
}

/// A component at a place of a screen or a section, with its properties there.
public struct PlacedComponent: Hashable, Sendable {
  /// The component that it shows.
  public var component: ID<Component>
  /// Properties of the scope of its place.
  public var properties: PropertyList
  /// The bytes of source that it came from.
  package var origin: Origin

  /// A component at a place.
  package init(component: ID<Component>, properties: PropertyList, origin: Origin = .none) {
    (self.component, self.properties, self.origin) = (component, properties, origin)
  }
}

/// A header, a footer or a bar.
public typealias Supplementary = PlacedComponent

/// A component that a section accepts, and how its items are sized there.
public typealias SectionUnit = PlacedComponent

/// The background behind a section.
public struct Background: Hashable, Sendable {
  /// The appearance of the background.
  public var appearance: Appearance
  /// Properties of scope `background`.
  public var properties: PropertyList
  /// The bytes of source that it came from.
  package var origin: Origin

  /// The appearance of a background.
  public enum Appearance: Hashable, Sendable {
    case decoration(ID<Decoration>)
    case component(ID<Component>)
  }

  /// A background.
  package init(appearance: Appearance, properties: PropertyList, origin: Origin = .none) {
    self.appearance = appearance
    self.properties = properties
    self.origin = origin
  }
}

/// The content of a section: from the author or from a response.
public struct Content: Hashable, Sendable {
  /// The header's fields, in the order of its component.
  public var header: [FieldValue]?
  /// The footer's fields.
  public var footer: [FieldValue]?
  /// The units, in the order of the source.
  public var items: [Item]
  /// The height of the header that a client measured, if a response contains it; it is in no document.
  public var measuredHeaderHeight: Rational?
  /// The height of the footer that a client measured.
  public var measuredFooterHeight: Rational?

  /// One unit's data.
  public struct Item: Hashable, Sendable {
    /// The index of its unit among those of the section.
    public var unit: Int
    /// The fields that were written, in the order of the component.
    public var fields: [FieldValue]
    /// The sizes that a client measured, if a response contains them; they are in no document.
    public var measured = MeasuredSize()

    /// A unit's data.
    public init(unit: Int, fields: [FieldValue], measured: MeasuredSize = MeasuredSize()) {
      self.unit = unit
      self.fields = fields
      self.measured = measured
    }
  }

  /// Content of a section.
  public init(header: [FieldValue]? = nil, footer: [FieldValue]? = nil, items: [Item] = []) {
    self.header = header
    self.footer = footer
    self.items = items
  }
}
