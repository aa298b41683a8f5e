import Foundation

/// An object with an identity and data.
public protocol ListDiffable: AnyObject {
  /// Returns the identity.
  func diffIdentifier() -> any NSObjectProtocol
  /// Whether another object has the same data.
  func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool
}

extension NSString: ListDiffable {
  /// Returns the text.
  public func diffIdentifier() -> any NSObjectProtocol { self }

  /// Whether another object is the same text.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object) }
}

extension NSNumber: ListDiffable {
  /// Returns the number.
  public func diffIdentifier() -> any NSObjectProtocol { self }

  /// Whether another object is the same number.
  public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object) }
}

/// An identity as a key of dictionaries, by `isEqual` and `hash` as in IGListKit.
struct DiffKey: Hashable {
  private let identifier: any NSObjectProtocol

  init(_ object: any ListDiffable) { identifier = object.diffIdentifier() }

  static func == (left: DiffKey, right: DiffKey) -> Bool { left.identifier.isEqual(right.identifier) }

  func hash(into hasher: inout Hasher) { hasher.combine(identifier.hash) }
}

/// The changes from one list of objects to another.
struct ListDifference {
  /// Indices in the old list.
  private(set) var deletes: [Int] = []
  /// Indices in the new list.
  private(set) var inserts: [Int] = []
  /// All objects that remain, if some of them are in another order.
  private(set) var moves: [(from: Int, to: Int)] = []
  /// Objects that remain and have other data.
  private(set) var updates: [(from: Int, to: Int)] = []

  init(from old: [any ListDiffable], to new: [any ListDiffable]) {
    let places = Dictionary(old.enumerated().map { (DiffKey($1), $0) }) { first, _ in first }
    var kept: [(from: Int, to: Int)] = []
    for (index, object) in new.enumerated() {
      if let place = places[DiffKey(object)] { kept.append((place, index)) } else { inserts.append(index) }
    }
    let remaining = Set(kept.map { $0.from })
    deletes = old.indices.filter { !remaining.contains($0) }
    if kept.map({ $0.from }) != kept.map({ $0.from }).sorted() { moves = kept }
    updates = kept.filter { !new[$0.to].isEqual(toDiffableObject: old[$0.from]) }
  }
}

/// The objects without those whose identity another one has already. IGListKit logs an error about them.
func removingDuplicates(_ objects: [any ListDiffable]) -> [any ListDiffable] {
  var known: Set<DiffKey> = []
  return objects.filter { known.insert(DiffKey($0)).inserted }
}
