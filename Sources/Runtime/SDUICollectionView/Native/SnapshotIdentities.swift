#if canImport(UIKit)
  import SDUIResponse
  import UIKit

  /// The identity of a section among others of its kind.
  public enum RepeatedSectionIdentity: Hashable, Sendable {
    /// A section with a `sectionId`.
    case named(String)
    /// A section without one, by its number among those on the page.
    case unnamed(Int)

    /// The identity of a section; counts those without a `sectionId`.
    public init(_ sectionId: String?, counting count: inout Int) {
      if let sectionId {
        self = .named(sectionId)
      } else {
        self = .unnamed(count)
        count += 1
      }
    }
  }

  /// The identity of an item in its section.
  public enum ItemIdentity: Hashable, Sendable {
    /// A unit with an `id`.
    case unit(UnitIdentity)
    /// A unit without one, by its place.
    case position(Int)
    /// The placeholder in place of units.
    case placeholder
    /// A carousel in a collection view of its own.
    case carousel

    /// Whether it is the identity of a unit.
    var isUnit: Bool {
      switch self {
      case .unit, .position: true
      default: false
      }
    }
  }
#endif
