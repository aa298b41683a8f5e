import SDUICompiler
import SDUIFixtures
import SDUIIR
import SDUISyntax

/// Measures how fast responses for tests are made: whole ones, of one section of product cards, from the screen to JSON.
struct FixtureBenchmark {
  private static let program = """
    screen Offers { section deals: grid { columns: 2, unit ProductCard { height: 200 } } }
    component ProductCard {
      id: ID
      name: Text(max: 80)
      image: Image
      price: Price
      oldPrice: Price?
      badge: Badge?
      rating: Decimal(min: 0, max: 5)?
      added: Date
      page: URL
      on tap: OpenProduct { product: id }
    }
    record Price { amount: Decimal(min: 0), currency: Text(length: 3) }
    enum Badge { new, sale, lastOnes }
    action OpenProduct { product: ID }
    """

  static func run(_ count: Int, _ repetitions: Int) throws {
    let files = MemoryFileProvider(["offers.sdui": program])
    let screen = try Compilation(of: "offers.sdui", root: "", from: files).onlyScreen()
    let request = FixtureRequest(itemCounts: [.init(section: "deals", count: count)])
    for _ in 0..<repetitions {
      try Benchmarks.measure {
        let fixtures = try FixtureGenerator(screen).fixtures(request)
        // A card has at least so many bytes.
        guard fixtures.count == 1, fixtures[0].bytes.count > 200 * count else { throw WrongResult() }
      }
    }
  }
}
