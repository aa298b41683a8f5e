import SDUIIR
import SDUIJSON

/// A declaration whose values have a place in a response.
enum SampleOwner: Hashable {
  case component(Int)
  case record(Int)
  case action(Int)
  case enumeration(Int)
}

/// The part of a sample response that differs from the least one.
struct SampleFocus {
  /// The declaration that contains the part.
  var owner: SampleOwner
  /// The index of the field that is replaced; `nil` for a case of an enumeration, or for the whole.
  var field: Int?
  /// The value to write; `nil` to leave the field out.
  var value: JSONTree?

  /// A field and its value.
  init(_ owner: SampleOwner, field: Int? = nil, value: JSONTree? = nil) {
    self.owner = owner
    self.field = field
    self.value = value
  }
}

/// The distance of each declaration from the one that a sample is about, in fields.
struct FocusDistances {
  private var distances: [SampleOwner: Int]

  /// Measures from a declaration outwards, through the declarations that hold it: others cost no time.
  init(to focus: SampleOwner, through holders: [SampleOwner: [SampleOwner]]) {
    distances = [focus: 0]
    var reached = [focus]
    var index = 0
    while index < reached.count {
      let inner = reached[index]
      let distance = (distances[inner] ?? 0) + 1
      for holder in holders[inner] ?? [] where distances[holder] == nil {
        distances[holder] = distance
        reached.append(holder)
      }
      index += 1
    }
  }

  /// The components whose data contains the focus, with their distances.
  var components: [(id: ID<Component>, distance: Int)] {
    distances.compactMap { owner, distance in
      if case .component(let index) = owner { (ID(index), distance) } else { nil }
    }
  }

  /// The distance of a declaration; `nil` if no data of it contains the focus.
  subscript(owner: SampleOwner) -> Int? { distances[owner] }

  /// The distance of the nearest declaration that values of a type hold.
  subscript(type: FieldType) -> Int? { Self.owners(in: type).compactMap { distances[$0] }.min() }

  /// The declarations that values of a type hold directly.
  static func owners(in type: FieldType) -> [SampleOwner] {
    switch type.element {
    case .enumeration(let id), .choice(let id): [.enumeration(id.index)]
    case .record(let id): [.record(id.index)]
    case .action(let ids): ids.map { .action($0.index) }
    default: []
    }
  }
}
