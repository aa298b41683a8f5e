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

/// A field of a declaration, or the data of a case, by its index.
struct FieldPlace {
  let owner: SampleOwner
  let index: Int
}

/// The distance of each declaration from the one that a sample is about, in fields.
struct FocusDistances {
  private var steps: [SampleOwner: Step]

  /// The shortest way to the focus.
  private struct Step {
    let distance: Int
    /// The first field on such a way; `nil` at the focus.
    var field: Int?
  }

  /// Measures from a declaration outwards, through the fields that hold it: others cost no time.
  init(to focus: SampleOwner, through holders: [SampleOwner: [FieldPlace]]) {
    steps = [focus: Step(distance: 0)]
    var reached = [focus]
    var index = 0
    while index < reached.count {
      let inner = reached[index]
      let distance = (steps[inner]?.distance ?? 0) + 1
      for holder in holders[inner] ?? [] {
        if let known = steps[holder.owner] {
          guard known.distance == distance, let field = known.field, holder.index < field else { continue }
        } else {
          reached.append(holder.owner)
        }
        steps[holder.owner] = Step(distance: distance, field: holder.index)
      }
      index += 1
    }
  }

  /// The first field of a declaration on the shortest way to the focus; `nil` if there is none.
  func way(from owner: SampleOwner) -> Int? { steps[owner]?.field }

  /// The components whose data contains the focus, with their distances.
  var components: [(id: ID<Component>, distance: Int)] {
    steps.compactMap { owner, step in
      if case .component(let index) = owner { (ID(index), step.distance) } else { nil }
    }
  }

  /// The distance of a declaration; `nil` if no data of it contains the focus.
  subscript(owner: SampleOwner) -> Int? { steps[owner]?.distance }

  /// The distance of the nearest declaration that values of a type hold.
  subscript(type: FieldType) -> Int? { Self.owners(in: type).compactMap { self[$0] }.min() }

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
