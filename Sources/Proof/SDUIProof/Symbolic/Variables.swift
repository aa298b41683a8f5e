import SDUILayout

/// Some of the variables of containers, in their order, without a table in memory.
struct Variables: Hashable, Sendable {
  private var bits: UInt8 = 0

  /// None of them.
  init() {}

  /// All of them.
  static let all: Variables = {
    var result = Variables()
    for variable in LinearForm.Variable.allCases { result[variable] = true }
    return result
  }()

  /// Whether a variable is one of them.
  subscript(variable: LinearForm.Variable) -> Bool {
    get { bits & (1 << variable.rawValue) != 0 }
    set {
      if newValue { bits |= 1 << variable.rawValue } else { bits &= ~(1 << variable.rawValue) }
    }
  }

  var isEmpty: Bool { bits == 0 }

  var count: Int { bits.nonzeroBitCount }

  /// Whether some are in both.
  func meets(_ other: Variables) -> Bool { bits & other.bits != 0 }

  mutating func formUnion(_ other: Variables) { bits |= other.bits }

  /// The first of them.
  var first: LinearForm.Variable? { LinearForm.Variable(rawValue: bits.trailingZeroBitCount) }
}

extension Variables: Sequence, IteratorProtocol {
  mutating func next() -> LinearForm.Variable? {
    let result = first
    bits &= bits &- 1
    return result
  }
}
