import SDUIIR
import SDUIJSON
import Testing

@Suite("Screen documents: there and back")
struct ScreenRoundTripTests {
  @Test("500 random screens come back equal, and give the same bytes again", arguments: 0..<10)
  func roundTrip(block: UInt64) throws {
    for seed in block * 50..<block * 50 + 50 {
      let screen = RandomScreen.make(seed: seed)
      let bytes = encodeScreenDocument(screen)
      let read: Screen
      do {
        read = try decodeScreenDocument(bytes)
      } catch {
        Issue.record("seed \(seed): \(error)\n\(String(decoding: bytes, as: UTF8.self))")
        continue
      }
      #expect(read == screen, "seed \(seed)")
      #expect(encodeScreenDocument(read) == bytes, "seed \(seed)")
      let pretty = JSONPrettyPrinter().format(bytes)
      #expect(try decodeScreenDocument(pretty) == screen, "seed \(seed)")
    }
  }

  @Test("the random screens cover the vocabulary, the kinds and the forms of size")
  func coverage() {
    var keys: Set<Property> = []
    var adapted: Set<Property> = []
    var kinds: Set<LayoutKind> = []
    for seed in 0..<500 as Range<UInt64> {
      let screen = RandomScreen.make(seed: seed)
      var lists = [screen.properties] + screen.contract.decorations.elements.map(\.properties)
      for section in screen.sections {
        kinds.insert(section.kind)
        lists += [section.properties, section.header?.properties, section.background?.properties].compactMap { $0 }
        lists += section.units.map(\.properties)
        for adaptation in section.adaptations { adapted.formUnion(adaptation.assignments.map(\.property)) }
      }
      for list in lists { keys.formUnion(list.entries.map(\.property)) }
    }
    #expect(keys == Set(Property.allCases))
    #expect(kinds == Set(LayoutKind.allCases))
    let adaptable = Property.allCases.filter { $0.row.scope != .screen && $0.row.scope != .decoration }
    #expect(adapted == Set(adaptable))
  }

  @Test("the layout alone has no source names and no documentation")
  func layoutAlone() throws {
    var screen = RandomScreen.make(seed: 7)
    let before = encodeLayout(screen)
    for index in screen.sections.indices {
      screen.sections[index].documentation = "changed"
      screen.sections[index].name.source = "changed\(index)"
    }
    #expect(encodeLayout(screen) == before)
    #expect(encodeScreenDocument(screen) != encodeScreenDocument(RandomScreen.make(seed: 7)))
  }

  @Test("a percent beyond 64 bits in hundredths still comes back")
  func greatPercent() throws {
    var screen = Sample.screen()
    let percent = try Rational(Int64.max, over: 7)
    screen.sections[0].kind = .carousel
    screen.sections[0].units[0].properties[.width] = .size(.percent(percent))
    #expect(try decodeScreenDocument(encodeScreenDocument(screen)) == screen)
  }
}
