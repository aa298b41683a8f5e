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
        read = try Screen(json: bytes)
      } catch {
        Issue.record("seed \(seed): \(error)\n\(String(decoding: bytes, as: UTF8.self))")
        continue
      }
      #expect(read == screen, "seed \(seed)")
      #expect(encodeScreenDocument(read) == bytes, "seed \(seed)")
      let pretty = JSONPrettyPrinter().format(bytes)
      #expect(try Screen(json: pretty) == screen, "seed \(seed)")
    }
  }

  @Test("the random screens cover the vocabulary, the kinds and the forms of size")
  func coverage() {
    var keys: Set<Property> = []
    var adapted: Set<Property> = []
    var kinds: Set<LayoutKind> = []
    var stacked: Set<LayoutKind> = []
    for seed in 0..<500 as Range<UInt64> {
      let screen = RandomScreen.make(seed: seed)
      var lists = [screen.properties] + screen.contract.decorations.elements.map(\.properties)
      lists += screen.bars.entries.map(\.value.properties)
      for section in screen.sections { stacked.formUnion(section.sections.map(\.kind)) }
      for section in screen.sections {
        kinds.insert(section.kind)
        lists += [section.properties, section.header?.properties, section.background?.properties].compactMap { $0 }
        lists += [section.empty?.properties, section.failure?.properties].compactMap { $0 }
        lists += section.units.map(\.properties)
        for adaptation in section.adaptations { adapted.formUnion(adaptation.assignments.map(\.property)) }
      }
      for list in lists { keys.formUnion(list.entries.map(\.property)) }
    }
    // Parts of a mosaic are in the value of one property; see `arrangements`.
    let listed = Property.allCases.filter { $0.row.scope != .part }
    #expect(keys == Set(listed))
    #expect(kinds == Set(LayoutKind.allCases))
    #expect(stacked == Set(LayoutKind.allCases.filter { $0 != .stack }))
    let adaptable = listed.filter {
      $0.row.isAdaptable && ![.screen, .decoration, .placeholder, .bar].contains($0.row.scope)
    }
    #expect(adapted == Set(adaptable))
  }

  @Test("the random arrangements cover the parts and their sizes")
  func arrangements() {
    var kinds: Set<ArrangementNode.Kind> = []
    var sizes: Set<String> = []
    for seed in 0..<300 as Range<UInt64> {
      for section in RandomScreen.make(seed: seed).sections {
        guard case .arrangement(let arrangement)? = section.properties[.arrangement] else { continue }
        #expect(arrangement.nodes[0].size == arrangement.nodes.count)
        for node in arrangement.nodes {
          kinds.insert(node.kind)
          for (axis, size) in [("width", node.width), ("height", node.height)] {
            sizes.insert("\(axis) \("\(size)".prefix { $0 != "(" })")
          }
        }
      }
    }
    #expect(kinds == Set(ArrangementNode.Kind.allCases))
    let forms = ["width", "height"].flatMap { axis in ["length", "percent", "share"].map { "\(axis) \($0)" } }
    #expect(sizes == Set(forms + ["height ratio"]))
  }

  @Test("the layout alone has no source names and no documentation")
  func layoutAlone() throws {
    let original = try #require((0..<100).lazy.map(RandomScreen.make).first { !$0.sections.isEmpty })
    var screen = original
    let before = encodeLayout(screen)
    for index in screen.sections.indices {
      screen.sections[index].documentation = "changed"
      screen.sections[index].name.source = "changed\(index)"
    }
    #expect(encodeLayout(screen) == before)
    #expect(encodeScreenDocument(screen) != encodeScreenDocument(original))
  }

  @Test("a percent beyond 64 bits in hundredths still comes back")
  func greatPercent() throws {
    var screen = Sample.screen()
    let percent = try Rational(Int64.max, over: 7)
    screen.sections[0].kind = .carousel
    screen.sections[0].units[0].properties[.width] = .size(.percent(percent))
    #expect(try Screen(json: encodeScreenDocument(screen)) == screen)
  }
}
