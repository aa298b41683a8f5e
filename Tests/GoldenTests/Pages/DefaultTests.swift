import SDUIIR
import SDUILayout
import SDUIProof
import Testing

/// The defaults of the vocabulary are those by which screens are laid out and proved.
@Suite("defaults") struct DefaultTests {
  @Test("a default that is written changes no frame and no proof", arguments: PropertyExample.defaults)
  func changesNothing(written: PropertyExample, leftOut: PropertyExample) throws {
    let screen = try written.sample.compile().onlyScreen()
    let plain = try leftOut.sample.compile().onlyScreen()
    for environment in Self.environments {
      let expected = try plain.layout(.standard(for: plain, in: environment), in: environment)
      #expect(try screen.layout(.standard(for: screen, in: environment), in: environment) == expected)
    }
    #expect(Proof(screen).obligations == Proof(plain).obligations)
  }

  /// With insets, in both directions, of both size classes, with small and large text.
  private static let environments: [LayoutEnvironment] = [
    LayoutEnvironment(width: Rational(320), height: Rational(640), direction: .rightToLeft, textScale: Rational(2)),
    LayoutEnvironment(
      width: Rational(844), height: Rational(390), insets: SafeAreaInsets(left: Rational(59), right: Rational(59))),
    LayoutEnvironment(width: Rational(1_376), height: Rational(1_032), idiom: .pad),
  ]
}
