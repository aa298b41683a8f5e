import SDUIContract
import SDUIIR

/// Writes the units of one section of a response.
struct SectionWriter {
  private let generator: FixtureGenerator
  /// The unit types in turn: the first occurs more often than the others.
  private let turns: [ID<Component>]
  /// The number before that of its first unit. Sections show different parts of one stock, so that a unit with one
  /// identity in two of them has the same data in both.
  let base: UInt64

  init(_ generator: FixtureGenerator, _ section: ScreenSection, identifier: String?) {
    self.generator = generator
    let units = section.units.map { $0.component }
    if let first = units.first {
      let period = units.count < 3 ? 4 : 2
      turns =
        units.dropFirst().flatMap { Array(repeating: first, count: period - 1) + [$0] }
        + (units.count == 1 ? units : [])
    } else {
      turns = []
    }
    let hash = generator.hash.named("section").named(section.name.source).named(identifier ?? "")
    base = UInt64(1_000 + 10 * hash.below(800))
  }

  /// The unit at an index.
  func unit(_ index: Int, _ taste: ValueTaste) -> OutgoingUnit {
    unit(turns[index % turns.count], UInt64(index), taste)
  }

  /// A unit of a component.
  func unit(_ component: ID<Component>, _ index: UInt64, _ taste: ValueTaste) -> OutgoingUnit {
    let data = generator.tree(component).map { DataWriter.data($0, taste, number: base + index) }
    return OutgoingUnit(component: component, data: data ?? Array("{}".utf8))
  }

  /// A header or footer.
  func part(_ part: Supplementary, _ taste: ValueTaste) -> OutgoingUnit { unit(part.component, 0, taste) }
}
