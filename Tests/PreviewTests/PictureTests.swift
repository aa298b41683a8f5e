import SDUIIR
import SDUILayout
import SDUIReports
import TestSupport
import Testing

/// Pictures against the frames of layout.
@Suite struct PictureTests {
  /// Everything that takes room is drawn once, where layout has it, also on screens that scroll horizontally.
  @Test(arguments: [false, true]) func aPictureHasEveryFrame(isHorizontal: Bool) throws {
    var count = 0
    for seed in 0..<(Repository.isExhaustive ? 2_000 : 40) {
      for each in PreviewCase.random(seed: UInt64(seed), isHorizontal: isHorizontal) {
        for layout in try each.layouts() {
          let picture = try PreviewSVG.text([LayoutReport(layout)], of: each.screen)
          var drawn: [String: Int] = [:]
          for match in picture.matches(
            of: /<(?:svg|rect class="day") (x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*")/)
          {
            drawn[String(match.output.1), default: 0] += 1
          }
          for frame in Self.frames(of: layout) {
            drawn[Self.place(frame), default: 0] -= 1
            count += 1
          }
          // The screen itself is one more, which begins at its place on the page, below the bar at the top.
          let top = try Rational(84) + (layout.bars.top?.height ?? .zero)
          if var bar = layout.bars.bottom {
            (bar.x, bar.y) = (Rational(116), try top + layout.contentSize.height)
            drawn[Self.place(bar), default: 0] -= 1
          }
          let tops = ["y=\"84\"", "y=\"\(Self.number(top))\""]
          let differences = drawn.filter { entry in entry.value != 0 && !tops.contains { entry.key.contains($0) } }
          #expect(differences.isEmpty, "\(differences)\n\(each.name)")
        }
      }
    }
    #expect(count > 1_000)
  }

  /// A picture that takes over cards of the pictures before is the same as one that takes none.
  @Test func aPictureDoesNotFollowFromThoseBefore() throws {
    var cards = SampleCards()
    for seed in 0..<(Repository.isExhaustive ? 1_000 : 30) {
      for each in PreviewCase.random(seed: UInt64(seed), isHorizontal: seed % 4 == 0) {
        var renamed = each.screen
        for id in renamed.contract.components.ids { renamed.contract.components[id].name.source += "Title" }
        for layout in try each.layouts() {
          for screen in [each.screen, renamed, each.screen] {
            let drawn = [DrawnScreen(screen, LayoutReport(layout)), DrawnScreen(each.screen, LayoutReport(layout))]
            let picture = try PreviewSVG.text(drawn, isDark: false, reusing: &cards)
            #expect(try picture == PreviewSVG.text(drawn), "\(each.name)")
          }
        }
      }
    }
  }

  /// Each picture of a card is drawn, side by side and in a colour of its own, as on a page.
  @Test func aCardShowsAllOfItsPictures() throws {
    for count in 1...4 {
      let images = (0..<count).map { "image\($0): Image" }.joined(separator: ", ")
      let screen = try Programs.screen(
        """
        component Feature { id: ID, \(images), tagline: Text }
        screen Home { section lead: hero { maxItems: 1, unit Feature { ratio: 16:9 } } }
        """)
      let environment = LayoutEnvironment(width: Rational(390), height: Rational(844))
      let layout = try screen.layout(.standard(for: screen, in: environment), in: environment)
      let picture = try PreviewSVG.text([LayoutReport(layout)], of: screen)
      let colors = picture.matches(of: /fill="(hsl\([0-9]+ 42% 78%\))"/).map { $0.output.1 }
      #expect(colors.count == count && Set(colors).count == count)
      let page = PreviewPage.text(screen, in: [PreviewContainer(environment)])
      #expect(page.matches(of: /<div class="picture"/).count == count)
    }
  }

  private static func frames(of layout: ScreenLayout) -> [Frame] {
    var frames: [Frame] = []
    for (index, section) in layout.sections.enumerated() where section.takesRoom {
      let cards = [section.header, section.footer, section.placeholder].compactMap(\.self)
      frames += (cards + layout.sections[index].items.map(\.frame)).filter { $0.width > .zero && $0.height > .zero }
      frames += [section.background].compactMap(\.self)
    }
    return frames + [layout.placeholder].compactMap(\.self)
  }

  private static func place(_ frame: Frame) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(number)
    return "x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
  }

  private static func number(_ value: Rational) -> String {
    let rounded = (value.doubleValue * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
