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
  private var distances: [SampleOwner: Int] = [:]

  /// Measures from a declaration of a contract through the fields that contain it.
  init(to focus: SampleOwner, in contract: Contract) {
    distances[focus] = 0
    var isOpen = true
    while isOpen {
      isOpen = false
      for owner in Self.owners(contract) where distances[owner] == nil {
        let inner = Self.fields(of: owner, in: contract).compactMap { self[$0.type] }.min()
        guard let inner else { continue }
        distances[owner] = inner + 1
        isOpen = true
      }
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

  private static func owners(_ contract: Contract) -> [SampleOwner] {
    contract.enums.ids.map { .enumeration($0.index) } + contract.records.ids.map { .record($0.index) }
      + contract.actions.ids.map { .action($0.index) } + contract.components.ids.map { .component($0.index) }
  }

  private static func fields(of owner: SampleOwner, in contract: Contract) -> [Field] {
    switch owner {
    case .component(let index): contract.components.elements[index].fields
    case .record(let index): contract.records.elements[index].fields
    case .action(let index): contract.actions.elements[index].fields
    case .enumeration(let index): contract.enums.elements[index].payloads
    }
  }
}
