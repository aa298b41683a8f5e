import SDUICompatibility
import SDUIIR
import SDUILayout
import SDUIProof
import TestSupport
import Testing

/// Differences of frames over all widths, held against layouts of whole screens at single widths.
@Suite struct SweepComparisonTests {
  /// Changes of the text of an example, each of which moves frames somewhere or nowhere.
  private static let changes: [(file: String, old: String, new: String)] = [
    ("Shop/home.sdui", "adaptive(min: 260", "adaptive(min: 261"), ("Shop/home.sdui", "width >= 600", "width >= 612"),
    ("Apps/travel.sdui", "adaptive(min: 280", "adaptive(min: 290"),
    ("Apps/travel.sdui", "height: 56", "height: 60"), ("Apps/dashboard.sdui", "max(column.width, 140)", "column.width"),
    ("Apps/dashboard.sdui", "width >= 700", "width >= 720"),
    ("Apps/explore.sdui", "content.width * 2/3", "content.width * 3/4"),
    ("SizeClasses/photos.sdui", "spacing: 10", "spacing: 11"),
    ("Videos/home.sdui", "insets: 16", "insets: (leading: 12, trailing: 20)"),
    ("Apps/store.sdui", "min(content.width, 480)", "min(content.width, 500)"),
    ("Feed/feed.sdui", "spacing: 12", "spacing: 12.5"),
  ]

  @Test func reportedWidthsAreThoseAtWhichFramesDiffer() throws {
    var generator = RandomSource(seed: 21)
    var (changed, equal, different) = (0, 0, 0)
    for change in Self.changes {
      let text = try Repository.read("Examples/" + change.file)
      try #require(text.contains(change.old), "\(change)")
      let old = try Self.screen(change.file, text)
      guard let new = try? Self.screen(change.file, text.replacing(change.old, with: change.new))
      else {
        continue
      }
      let comparison = try SweepComparison(old, new)
      if comparison.sections.contains(where: { $0.greatest != nil }) { changed += 1 }
      for section in comparison.sections {
        for _ in 0..<60 {
          let width = try Rational(Int64.random(in: 3_200...13_660, using: &generator), over: 10)
          guard comparison.widths.contains(width) else { continue }
          let distance = try Self.distance(old, new, section.old, section.new, at: width)
          let isReported = section.widths.contains { $0.contains(width) }
          let name = "\(change.file), `\(change.new)`, section \(section.new) at \(width.text)"
          if isReported { different += 1 } else { equal += 1 }
          #expect(isReported || distance < 1e-6, "\(name): \(distance)")
          // Just beside a breakpoint the difference may be greater by what a hundredth of a point makes.
          let greatest = section.greatest?.distance.doubleValue ?? 0
          #expect(distance <= greatest * 1.001 + 0.1, "\(name): \(distance) is over \(greatest)")
        }
      }
    }
    #expect(changed >= 5 && equal > 500 && different > 200, "\(changed), \(equal), \(different)")
  }

  /// Random layouts of which one number changes: no frame differs at random widths where the verdict is safe.
  @Test func verdictsAboutRandomLayoutsHoldAtRandomWidths() throws {
    var generator = RandomSource(seed: 22)
    var (safe, breaking, shown) = (0, 0, 0)
    for seed in 0..<(Repository.isExhaustive ? 1_000 : 20) {
      let program = RandomProgram(seed: UInt64(seed)).text
      let changed = Self.changingOneNumber(of: program, &generator)
      guard changed != program, let old = try? Programs.screen(program), let new = try? Programs.screen(changed) else {
        continue
      }
      let found = contractChanges(from: old, to: new).filter { $0.impact.layout == .breaking }
      guard found.isEmpty else {
        breaking += 1
        if found.contains(where: { if case .frame? = $0.witness { true } else { false } }) { shown += 1 }
        continue
      }
      safe += 1
      for index in old.sections.indices {
        for _ in 0..<20 {
          let width = try Rational(Int64.random(in: 3_200...13_660, using: &generator), over: 10)
          let isShown = [old, new].map { (try? Self.frames($0, index, width)) != nil }
          #expect(isShown[0] == isShown[1], "seed \(seed), section \(index) at \(width.text)\n\(changed)")
          guard isShown == [true, true] else { continue }
          let distance = try Self.distance(old, new, index, index, at: width)
          #expect(distance == 0, "seed \(seed), section \(index) at \(width.text): \(distance)\n\(changed)")
        }
      }
    }
    #expect(safe >= 5 && shown * 2 > breaking, "\(safe), \(shown) of \(breaking)")
  }

  /// A program with another number in a property of a section, or with the same one written differently.
  private static func changingOneNumber(of program: String, _ random: inout RandomSource) -> String {
    var lines = program.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let numbers = /\b\d+(?:\.\d+)?\b/
    let places = lines.indices.filter { index in
      let line = lines[index]
      let isExempt = line.contains("id:") || line.contains("Items")
      return line.hasPrefix("    ") && !isExempt && line.contains(numbers)
    }
    guard !places.isEmpty else { return program }
    let index = random.pick(places)
    let match = random.pick(lines[index].matches(of: numbers))
    let number = String(match.output)
    let others = [number.contains(".") ? number + "0" : number + ".0", "1" + number, "\(random.number(1...400))"]
    lines[index].replaceSubrange(match.range, with: random.pick(others))
    return lines.joined(separator: "\n")
  }

  /// 260 columns fit from 564 points on (2 · 260 + 20 + 2 · 12), 261 from 566 on, and three and four later.
  @Test func aChangeBetweenTwoBreakpointsIsFound() throws {
    let program = { (least: Int) in
      "screen Home {\n  section cards: grid { columns: adaptive(min: \(least)), spacing: 20, insets: (horizontal: 12), "
        + "unit Card { height: 40 } }\n}\ncomponent Card { id: ID }\n"
    }
    let comparison = try SweepComparison(Programs.screen(program(260)), Programs.screen(program(261)))
    let widths = try #require(comparison.sections.first).widths
    #expect(widths.map { $0.lower?.value } == [564, 844, 1124].map { Rational($0) })
    #expect(widths.map { $0.upper?.value } == [566, 847, 1128].map { Rational($0) })
    #expect(widths.allSatisfy { $0.lower?.isIncluded == true && $0.upper?.isIncluded == false })
  }

  /// The greatest distance of an edge of a section's frames on whole screens, relative to the section.
  private static func distance(
    _ old: Screen, _ new: Screen, _ oldIndex: Int, _ newIndex: Int, at width: Rational
  ) throws -> Double {
    let (before, after) = (try frames(old, oldIndex, width), try frames(new, newIndex, width))
    guard before.count == after.count else { return .infinity }
    var greatest = 0.0
    for (left, right) in zip(before, after) {
      greatest = max(greatest, abs(left.x - right.x), abs(left.y - right.y))
      greatest = max(greatest, abs(left.width - right.width), abs(left.height - right.height))
    }
    return greatest
  }

  /// The screen of an example with another text.
  private static func screen(_ path: String, _ text: String) throws -> Screen {
    var files = try Programs.examples()
    files[path] = text
    let compilation = try Programs.compile(files, path)
    return try #require(compilation.screens.first)
  }

  private struct Rectangle {
    let x, y, width, height: Double
  }

  private static func frames(_ screen: Screen, _ index: Int, _ width: Rational) throws -> [Rectangle] {
    let environment = LayoutEnvironment(width: width, height: screen.standardHeight)
    let layout = try screen.layout(.standard(for: screen, in: environment), in: environment)
    let place = try #require(
      layout.sections.indices.first { layout.sections[$0].section == index && layout.sections[$0].parent == nil })
    let section = layout.sections[place]
    let inner = layout.sections.indices.filter { $0 == place || layout.sections[$0].parent == place }
    let parts =
      [section.frame] + [section.header, section.footer].compactMap { $0 }
      + inner.flatMap { layout.frames(ofSection: $0) }
    return parts.map { frame in
      Rectangle(
        x: frame.x.doubleValue, y: frame.y.doubleValue - section.frame.y.doubleValue, width: frame.width.doubleValue,
        height: frame.height.doubleValue)
    }
  }
}
