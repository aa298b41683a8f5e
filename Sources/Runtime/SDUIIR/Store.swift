/// A flat table of elements that are named by typed ids.
public struct Store<Element: Hashable & Sendable>: Hashable, Sendable {
  /// The elements in the order in which they were added.
  public private(set) var elements: [Element]

  /// A table of elements; the first has the index 0.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// The number of elements.
  public var count: Int { elements.count }

  /// The ids of all elements, in order.
  public var ids: [ID<Element>] { elements.indices.map(ID<Element>.init) }

  /// Adds an element and names it.
  package mutating func append(_ element: Element) -> ID<Element> {
    elements.append(element)
    return ID(elements.count - 1)
  }

  /// The element that an id of this table names.
  public subscript(id: ID<Element>) -> Element {
    get { elements[id.index] }
    // In place: with a setter, a change of one part of an element would copy the arrays in it.
    _modify { yield &elements[id.index] }
  }
}

/// Names an element of a `Store`; as small as its index.
@frozen public struct ID<Element>: Hashable, Comparable, Sendable {
  /// The index in the store.
  public let rawValue: UInt32

  /// Names the element at an index.
  @inlinable public init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// The index in the store.
  @inlinable public var index: Int { Int(rawValue) }

  /// Orders as the store does.
  @inlinable public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
}

/// The bytes of a source file that something came from, so that every frame and JSON node can be traced to its line.
///
/// Origins take no part in equality: a screen that is read back from its JSON, which holds none, equals the one that
/// was written.
@frozen package struct Origin: Hashable, Sendable {
  /// The file's index in the compilation; `UInt32.max` where there was no source.
  package let file: UInt32
  /// The first byte.
  package let lowerBound: UInt32
  /// One past the last byte.
  package let upperBound: UInt32

  /// The bytes of a file.
  package init(file: UInt32, lowerBound: UInt32, upperBound: UInt32) {
    self.file = file
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// Of something that was not read from source.
  package static var none: Origin { Origin(file: .max, lowerBound: 0, upperBound: 0) }

  /// Always true; see above.
  package static func == (left: Origin, right: Origin) -> Bool { true }

  /// Adds nothing, to agree with equality.
  package func hash(into hasher: inout Hasher) {}
}

/// The place where a property of a section is written.
package struct PropertyOrigin: Hashable, Sendable {
  /// The statement that sets it.
  package let statement: Origin
  /// The name of the layout that gives it to the section; `nil` if the statement is in the section.
  package let layout: Origin?

  /// Creates an origin from a statement and the name of the layout that contains it.
  package init(statement: Origin, layout: Origin?) {
    self.statement = statement
    self.layout = layout
  }
}

/// The place where a property is written: by the section, screen or part of a section that has it, and the statement
/// that sets it, which is that or a `when`.
package typealias PropertyOrigins = (Property, _ owner: Origin, _ setter: Origin) -> PropertyOrigin?
