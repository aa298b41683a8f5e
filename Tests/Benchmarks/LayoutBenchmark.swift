import SDUICompiler
import SDUIIR
import SDUILayout
import SDUISyntax

/// The frames of a grid of two columns: of mixed heights and spans one by one, and of one height in closed form.
struct LayoutBenchmark {
  private static let text = """
    component Card { id: ID }
    component Story { id: ID }
    component Banner { id: ID }
    screen Home {
      section cards: grid {
        columns: 2
        spacing: 8
        insets: (horizontal: 16, vertical: 20)
        unit Card { height: 120 }
        unit Story { height: 175 }
        unit Banner { span: all, height: 64 }
      }
    }
    """
  /// So many frames or rectangles are asked for in one repetition.
  private static let queryCount = 1000
  private let screen: Screen
  private let environment = LayoutEnvironment(width: Rational(390), height: Rational(844))
  private let itemCount: Int
  private let repetitions: Int

  init(itemCount: Int, _ repetitions: Int) throws {
    screen = try Compilation(of: "home.sdui", root: "", from: MemoryFileProvider(["home.sdui": Self.text])).onlyScreen()
    (self.itemCount, self.repetitions) = (itemCount, repetitions)
  }

  func run(_ name: String) throws {
    if name == "layout" { return try repeatLayout(mixedItems) }
    if name == "read" { return try repeatReading() }
    if name == "measured" { return try repeatMeasuring() }
    if name == "cells" { return try writeCells() }
    if name == "memory" { return try measureMemory() }
    let items = ItemList(repeating: ItemData(unit: 0), count: itemCount)
    if name == "uniform" { return try repeatLayout(items) }
    let layout = try screen.layout(data(items), in: environment)
    for _ in 0..<repetitions {
      try Benchmarks.measure { try name == "frames" ? askFrames(layout) : askRectangles(layout) }
    }
  }

  /// Writes every frame, to be compared with a peer's.
  private func writeCells() throws {
    let layout = try screen.layout(data(mixedItems), in: environment)
    for frame in layout.frames(ofSection: 0) { print(frame.x.text, frame.y.text, frame.width.text, frame.height.text) }
  }

  /// Writes how many bytes a layout holds.
  private func measureMemory() throws {
    let data = data(mixedItems)
    let before = heldBytes()
    let layout = try screen.layout(data, in: environment)
    print(heldBytes() - before)
    guard layout.sections[0].itemCount == itemCount, data.sections[0].items.count == itemCount else {
      throw WrongResult()
    }
  }

  /// Measures the first item of a screen again and again, which moves everything after it.
  private func repeatMeasuring() throws {
    let counts = [itemCount / 2] + Array(repeating: itemCount / 20, count: 10)
    let sections = counts.indices.map { _ in screen.sections[0] }
    var home = screen
    home.sections = sections.map(\.withEstimates)
    let data = ScreenItems(
      sections: counts.indices.map { index in
        SectionItems(section: index, items: ItemList(mixedItems.prefix(counts[index])))
      })
    var measured = try MeasuredLayout(home, data, in: environment)
    let height = measured.layout.contentSize.height
    for repetition in 0..<repetitions {
      let size = MeasuredSize(height: try Rational(400 + repetition % 2) / Rational(3))
      try Benchmarks.measure { try measured.measure(size, ofItem: 0, inSection: 0) }
    }
    guard measured.layout.contentSize.height != height else { throw WrongResult() }
  }

  /// Mixed heights and spans.
  private var mixedItems: ItemList {
    ItemList((0..<itemCount).map { index in ItemData(unit: index % 7 == 6 ? 2 : index * 5 % 3 % 2) })
  }

  /// Lays out and asks for every frame, as a peer has them.
  private func repeatReading() throws {
    let data = data(mixedItems)
    for _ in 0..<repetitions {
      var sum: Int64 = 0
      try Benchmarks.measure {
        let layout = try screen.layout(data, in: environment)
        for frame in layout.frames(ofSection: 0) {
          sum &+= frame.x.numerator &+ frame.y.numerator &+ frame.width.numerator &+ frame.height.numerator
        }
      }
      guard sum != 0 else { throw WrongResult() }
    }
  }

  private func data(_ items: ItemList) -> ScreenItems {
    ScreenItems(sections: [SectionItems(section: 0, items: items)])
  }

  private func repeatLayout(_ items: ItemList) throws {
    let data = data(items)
    for _ in 0..<repetitions {
      try Benchmarks.measure {
        let layout = try screen.layout(data, in: environment)
        guard layout.sections[0].itemCount == itemCount else { throw WrongResult() }
      }
    }
  }

  private func askFrames(_ layout: ScreenLayout) throws {
    let step = itemCount / Self.queryCount
    for index in 0..<Self.queryCount {
      let frame = layout.frame(ofItem: index * step, inSection: 0)
      guard frame.y == Rational(20 + index * step / 2 * 128) else { throw WrongResult() }
    }
  }

  /// Queries the visible rectangle of a phone at so many offsets.
  private func askRectangles(_ layout: ScreenLayout) throws {
    let step = itemCount / Self.queryCount
    for index in 0..<Self.queryCount {
      let shown = Frame(
        x: .zero, y: Rational(20 + index * step / 2 * 128), width: environment.width, height: environment.height)
      guard try layout.items(in: shown).count == 14 else { throw WrongResult() }
    }
  }
}

extension ScreenSection {
  /// The same section with estimates for heights.
  fileprivate var withEstimates: ScreenSection {
    var section = self
    for unit in units.indices {
      if case .size(.length(let height))? = units[unit].properties[.height] {
        section.units[unit].properties[.height] = .size(.estimate(height))
      }
    }
    return section
  }
}
