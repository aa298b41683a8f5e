/// Properties with their values, each at most once, in the order of the vocabulary.
public struct PropertyList: Hashable, Sendable {
  /// The properties that are set.
  public private(set) var entries: [Entry] = []

  /// A property and its value.
  public struct Entry: Hashable, Sendable {
    /// The property that is set.
    public let property: Property
    /// The value that it is set to.
    public var value: PropertyValue
  }

  /// No properties.
  public init() {}

  /// Properties in the order of the vocabulary, each once.
  init(sorted entries: [Entry]) { self.entries = entries }

  /// Makes room for so many properties.
  package mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// The value of a property; setting `nil` removes it.
  public subscript(property: Property) -> PropertyValue? {
    get { entries.first { $0.property == property }?.value }
    set {
      if let newValue, entries.isEmpty || entries[entries.count - 1].property < property {
        return entries.append(Entry(property: property, value: newValue))
      }
      let index = entries.firstIndex { $0.property >= property } ?? entries.count
      let stands = index < entries.count && entries[index].property == property
      switch (newValue, stands) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): entries.insert(Entry(property: property, value: value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Whether nothing is set.
  public var isEmpty: Bool { entries.isEmpty }

  /// The list without one property.
  func without(_ property: Property) -> PropertyList {
    PropertyList(sorted: entries.filter { $0.property != property })
  }

  /// Sets all that another list sets.
  package mutating func override(with other: PropertyList) {
    for entry in other.entries { self[entry.property] = entry.value }
  }
}

/// The changes to a section where a condition holds.
public struct Adaptation: Hashable, Sendable {
  /// Any of these boxes; never empty.
  public var condition: [ConditionBox]
  /// The section that replaces everything before it, where the kind changes; then nothing is assigned.
  public var replacement: Replacement?
  /// In the order of targets, then of the vocabulary. They are about the section as the last replacement before them
  /// leaves it, and of its kind; their condition lies in that of the replacement.
  public var assignments: [Assignment]
  /// The bytes of source that it came from.
  package var origin: Origin

  /// An adaptation.
  package init(condition: [ConditionBox], assignments: [Assignment], origin: Origin = .none) {
    self.condition = condition
    self.assignments = assignments
    self.origin = origin
  }

  /// An adaptation that changes the kind.
  package init(condition: [ConditionBox], replacement: Replacement, origin: Origin = .none) {
    self.init(condition: condition, assignments: [], origin: origin)
    self.replacement = replacement
  }
}

/// One property of one part of a section, and its value.
public struct Assignment: Hashable, Sendable {
  /// The part of the section that changes.
  public var target: Target
  /// The property that is set.
  public var property: Property
  /// The value that it is set to.
  public var value: PropertyValue

  /// The parts of a section that have properties.
  public enum Target: Hashable, Comparable, Sendable {
    case section
    case header
    case footer
    case background
    /// A unit, by its index among those of the section.
    case unit(Int)
  }

  /// A value for a property of a part.
  public init(_ target: Target, _ property: Property, _ value: PropertyValue) {
    self.target = target
    self.property = property
    self.value = value
  }
}
