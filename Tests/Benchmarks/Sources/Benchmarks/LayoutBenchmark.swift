import SDUICompiler
import SDUIIR
import SDUILayout
import SDUISource

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
  private let environment = Environment(width: Rational(390), height: Rational(844))
  private let itemCount: Int
  private let repetitions: Int

  init(itemCount: Int, _ repetitions: Int) throws {
    screen = try Compilation(of: "home.sdui", root: "", from: MemoryFileProvider(["home.sdui": Self.text])).onlyScreen()
    (self.itemCount, self.repetitions) = (itemCount, repetitions)
  }

  func run(_ name: String) throws {
    if name == "layout" {
      let units = (0..<itemCount).map { index in ItemData(unit: index % 7 == 6 ? 2 : index * 5 % 3 % 2) }
      try repeatLayout(ItemList(units))
      return
    }
    let items = ItemList(repeating: ItemData(unit: 0), count: itemCount)
    if name == "uniform" { return try repeatLayout(items) }
    let layout = try Layout.evaluate(screen, data(items), in: environment)
    for _ in 0..<repetitions {
      try Benchmarks.measure { try name == "frames" ? askFrames(layout) : askRectangles(layout) }
    }
  }

  private func data(_ items: ItemList) -> ScreenItems {
    ScreenItems(sections: [SectionItems(section: 0, items: items)])
  }

  private func repeatLayout(_ items: ItemList) throws {
    let data = data(items)
    for _ in 0..<repetitions {
      try Benchmarks.measure {
        let layout = try Layout.evaluate(screen, data, in: environment)
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

  /// What a phone shows at so many offsets.
  private func askRectangles(_ layout: ScreenLayout) throws {
    let step = itemCount / Self.queryCount
    for index in 0..<Self.queryCount {
      let shown = Frame(
        x: .zero, y: Rational(20 + index * step / 2 * 128), width: environment.width, height: environment.height)
      guard try layout.items(in: shown).count == 14 else { throw WrongResult() }
    }
  }
}
