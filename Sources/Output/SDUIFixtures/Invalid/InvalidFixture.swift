import SDUIContract

/// A response with one fault, for tests of what finds or survives it.
public struct InvalidFixture: Hashable, Sendable {
  /// The response; its name says the fault.
  public let fixture: Fixture
  /// The rule that it breaks.
  public let rule: ResponseRule
  /// The value to blame, as a JSON pointer.
  public let pointer: String
}

extension FixtureGenerator {
  /// Responses with one fault each: each way in which data of each component can be wrong, and each rule about sections
  /// and the response that the screen can break. They are as small as the fault allows.
  public func invalidFixtures() -> [InvalidFixture] {
    var composer = InvalidComposer(self)
    composer.addData()
    composer.addSections()
    composer.addEnvelope()
    return composer.fixtures
  }
}
