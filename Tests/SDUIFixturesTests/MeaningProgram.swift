import TestSupport

/// Programs of which fixtures are made: components, records in records, lists, images, prices, a bundle.
struct MeaningProgram {
  private var random: RandomSource
  private var records: [String] = []
  private var text = ""

  /// A program that follows from a seed.
  static func text(seed: UInt64) -> String {
    var program = MeaningProgram(random: RandomSource(seed: seed))
    program.write()
    return program.text
  }

  private init(random: RandomSource) { self.random = random }

  private static let names = [
    "id", "title", "name", "subtitle", "image", "photo", "coverImage", "avatar", "pictures", "price", "oldPrice",
    "currency", "seller", "variants", "x1", "x2", "old", "address", "city", "author", "page", "links", "product",
    "tags",
  ]
  private static let types = [
    "Text", "Text(max: 60)", "Image", "[Image]", "URL", "[URL]", "ID", "[ID]", "Text(length: 3)", "Decimal(min: 0)",
    "Currency", "Tone", "Date",
  ]

  private mutating func write() {
    text = "enum Currency { usd, eur, jpy }\nopen enum Tone { quiet, loud }\n"
    for number in 0..<random.number(0...4) {
      text += "record Part\(number) { \(fields(random.chance(70) ? ["id: ID"] : [])) }\n"
      records.append("Part\(number)")
    }
    let components = ["ProductCard", "PosterTile", "ContactRow"].prefix(random.number(1...3))
    for name in components { text += "component \(name) { \(fields(["id: ID"])) }\n" }
    text += "component Heading { title: Text }\nscreen Home {\n"
    for (number, name) in components.enumerated() {
      text += "  section part\(number): list {\n    unit \(name) { height: 40 }\n"
      if random.chance(50) {
        text += "    header Heading { height: 20 }\n"
        text += "    bundle as \"ALL\(number)\" { header: top, units: rows }\n"
      }
      text += "  }\n"
    }
    text += "}\n"
  }

  /// Some fields, no two of one name; records are used by those that are declared later.
  private mutating func fields(_ first: [String]) -> String {
    var fields = first
    var free = Self.names.filter { name in !first.contains { $0.hasPrefix(name + ":") } }
    for _ in 0..<random.number(1...7) {
      let name = free.remove(at: random.number(0...free.count - 1))
      let own = records.isEmpty || random.chance(60)
      var type = own ? random.pick(Self.types) : random.pick(records)
      if name == "id" { type = "ID" }
      if name == "tags" { type = "[Text]" }
      if !own, name != "tags", random.chance(50) { type = "[\(type)]" }
      if name == "currency" { type = random.chance(50) ? "Currency" : "Text(length: 3)" }
      fields.append("\(name): \(type)" + (random.chance(20) && name != "id" ? "?" : ""))
    }
    return fields.joined(separator: ", ")
  }
}
