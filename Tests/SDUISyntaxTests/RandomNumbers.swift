/// Pseudo-random numbers that are the same on every machine and in every run (SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// A number from 0 up to, but not including, `limit`.
  mutating func below(_ limit: Int) -> Int { limit > 0 ? Int(next() % UInt64(limit)) : 0 }

  /// Any element; the collection must not be empty.
  mutating func element<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  /// Whether an event of a probability in percent happens.
  mutating func happens(percent: Int) -> Bool { below(100) < percent }
}
