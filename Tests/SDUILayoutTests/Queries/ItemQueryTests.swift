import SDUIIR
import SDUILayout
import Testing

/// The items in a rectangle, and items in closed form. The figures are computed by hand, the rest by brute force.
@Suite struct ItemQueryTests {
  /// So many items of unit 0, without a list of them.
  private func uniform(_ count: Int) -> ScreenItems {
    ScreenItems(sections: [SectionItems(section: 0, items: ItemList(repeating: ItemData(unit: 0), count: count))])
  }

  private func grid(height: Rational = 100) -> ScreenSection {
    section(
      .grid, [(.columns, .columns(2)), (.spacing, .gap(8)), (.insets, .inset(16))], units: [[(.height, .size(height))]])
  }

  @Test func `a hundred million items take no memory and no time`() throws {
    // (390 − 32 − 8) / 2 = 175 wide; 50,000,000 rows of 108, less one gap, between insets of 16.
    let layout = try (screen([grid()])).layout(uniform(100_000_000), in: LayoutEnvironment(width: 390, height: 844))
    #expect(layout.sections[0].itemCount == 100_000_000)
    #expect(layout.contentSize.height == Rational(50_000_000 * 108 - 8 + 32))
    #expect(layout.frame(ofItem: 0, inSection: 0) == frame(16, 16, 175, 100))
    #expect(layout.frame(ofItem: 99_999_999, inSection: 0) == frame(199, Rational(49_999_999 * 108 + 16), 175, 100))
    #expect(layout.unit(ofItem: 5, inSection: 0) == 0)
    // Row 1,000,000 begins at 108,000,016.
    let found = try layout.items(in: frame(0, 108_000_100, 390, 25))
    #expect(found.map(\.item.index) == [2_000_000, 2_000_001, 2_000_002, 2_000_003])
    #expect(found.map(\.item.frame.y) == [108_000_016, 108_000_016, 108_000_124, 108_000_124])
    #expect(found.allSatisfy { $0.section == 0 && $0.item.unit == 0 })
  }

  @Test func `an edge in common is not in the rectangle`() throws {
    let layout = try (screen([grid()])).layout(uniform(4), in: LayoutEnvironment(width: 390, height: 844))
    // Rows from 16 to 116 and 124 to 224, columns from 16 to 191 and 199 to 374.
    #expect(try layout.items(in: frame(0, 116, 390, 8)).isEmpty)
    #expect(try layout.items(in: frame(191, 0, 8, 844)).isEmpty)
    #expect(try layout.items(in: frame(190, 115, 10, 10)).map(\.item.index) == [0, 1, 2, 3])
    #expect(try layout.items(in: frame(200, 130, 0, 0)).map(\.item.index) == [3])
    #expect(try layout.items(in: frame(0, 0, 0, 0)).isEmpty)
  }

  @Test func `what cannot be asked exactly is an error`() throws {
    let layout = try (screen([grid()])).layout(uniform(4), in: LayoutEnvironment(width: 390, height: 844))
    let far = Rational(Int(Int64.max))
    #expect(throws: LayoutError.self) { try layout.items(in: frame(0, far, 390, 8)) }
    let many = failure {
      try (screen([grid(height: far)])).layout(uniform(9), in: LayoutEnvironment(width: 390, height: 844))
    }
    #expect(many?.rule == .exactArithmetic)
  }

  @Test func `items without height stand at one place`() throws {
    let flat = section(.list, units: [[(.height, .size(0))]])
    let layout = try screen([flat]).layout(uniform(3), in: LayoutEnvironment(width: 390, height: 844))
    #expect(try layout.items(in: frame(0, 0, 390, 10)).isEmpty)
    #expect(layout.contentSize.height == 0)
    let inset = section(.list, [(.insets, .inset(5))], units: [[(.height, .size(0))]])
    let below = try screen([inset]).layout(uniform(3), in: LayoutEnvironment(width: 390, height: 844))
    #expect(try below.items(in: frame(0, 0, 390, 10)).count == 3)
  }

  @Test func `a strip is asked where it has scrolled to`() throws {
    let strip = section(
      .carousel, [(.spacing, .gap(10))], units: [[(.width, .size(100)), (.height, .size(40))]])
    let layout = try layOut(strip, Array(repeating: 0, count: 1000), width: 320)
    #expect(try layout.items(in: frame(0, 0, 320, 844)).map(\.item.index) == [0, 1, 2])
    let scrolled = try layout.items(in: frame(1105, 0, 320, 844), ofSection: 0)
    #expect(scrolled.map(\.index) == [10, 11, 12])
  }

  @Test func `lists are the same however they are given`() {
    let item = ItemData(unit: 1)
    #expect(ItemList(repeating: item, count: 3) == [item, item, item])
    #expect(ItemList(repeating: item, count: 3) != ItemList(repeating: item, count: 4))
    #expect(Set([ItemList(repeating: item, count: 2), [item, item]]).count == 1)
    #expect(ItemList(repeating: item, count: -1).isEmpty)
    var changed = ItemList(repeating: item, count: 3)
    changed[1] = ItemData(unit: 0)
    changed.append(ItemData(unit: 2))
    #expect(changed.map(\.unit) == [1, 0, 1, 2])
  }
}
