/// Random numbers that are the same for the same seed on every machine: SplitMix64.
public struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// The numbers of a seed; those of neighbouring seeds have nothing in common.
  public init(seed: UInt64) { state = (seed &+ 1) &* 0xD6E8_FEB8_6659_FD93 }

  /// The next number of all that there are.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  /// A number of a range.
  public mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Whether something happens that is so likely, in percent.
  public mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  /// One of some elements, of which there is at least one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }
}
