/// Numbers that follow from names and positions and from nothing else, so that they are the same on every machine and no
/// value changes where a field or a component is added beside it.
struct StableHash: Hashable, Sendable {
  let value: UInt64

  /// Creates the hash of a seed.
  init(seed: UInt64) { value = Self.mixed(seed &+ 0x9E37_79B9_7F4A_7C15) }

  private init(value: UInt64) { self.value = value }

  /// Returns the hash of a name below this.
  func named(_ name: String) -> StableHash {
    // FNV-1a over the bytes, with an end that no name has.
    var hash = value ^ 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return StableHash(value: Self.mixed((hash ^ 0xFF) &* 0x0000_0100_0000_01B3))
  }

  /// Returns the hash of a position below this.
  @inline(__always)
  func at(_ position: UInt64) -> StableHash {
    StableHash(value: Self.mixed(value ^ (position &* 0x9E37_79B9_7F4A_7C15)))
  }

  /// A number from 0 up to, and not including, a bound above 0.
  @inline(__always)
  func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: ((value >> 32) &* UInt64(bound)) >> 32) }

  /// Whether something holds in so many of a hundred cases.
  @inline(__always)
  func holds(in percent: Int) -> Bool { below(100) < percent }

  /// One of some elements, of which there is at least one.
  @inline(__always)
  func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

  /// The finaliser of SplitMix64.
  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
