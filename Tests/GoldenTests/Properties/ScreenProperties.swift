import SDUIIR
import SDUILayout
import TestSupport
import Testing

/// The properties of the screens of every program that compiles.
@Suite("screens") struct ScreenProperties {
  @Test("a document reads back to its screen and is written the same again", arguments: Corpus.samples)
  func readBack(sample: Sample) throws {
    for screen in try sample.compile().screens {
      let document = encodeScreenDocument(screen)
      let decoded = try Screen(json: document)
      #expect(decoded == screen)
      #expect(encodeScreenDocument(decoded) == document)
    }
  }

  @Test("a screen is laid out, or the reason is reported", arguments: Corpus.samples)
  func layOut(sample: Sample) throws {
    for screen in try sample.compile().screens {
      for width in [320, 390, 768, 1_024] {
        for direction in InterfaceDirection.allCases { layOut(screen, width, direction) }
      }
    }
  }

  private func layOut(_ screen: Screen, _ width: Int, _ direction: InterfaceDirection) {
    let environment = LayoutEnvironment(width: Rational(width), height: Rational(844), direction: direction)
    do {
      let layout = try screen.layout(.standard(for: screen, in: environment), in: environment)
      for index in layout.sections.indices {
        let section = layout.sections[index]
        let parts = [section.frame] + [section.header, section.footer, section.background].compactMap { $0 }
        let frames = parts + layout.sections[index].items.map(\.frame)
        let isNegative = frames.contains { $0.width.isNegative || $0.height.isNegative }
        #expect(!isNegative, "\(screen.name.source) at \(width)")
      }
    } catch {
      // What the screen itself has no room for is in no section.
      #expect(error.section != nil || error.message.hasPrefix("the screen: "), "\(error.message)")
      #expect(error.section.map(screen.sections.indices.contains) ?? true)
      #expect(error.message.first?.isUppercase == false && error.message.last != ".", "\(error.message)")
    }
  }
}
