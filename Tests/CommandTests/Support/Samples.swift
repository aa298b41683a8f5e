/// Sources that the tests share.
enum Samples {
  /// One component and nothing else.
  static let card = "component Card { id: ID, title: Text }\n"

  /// A file with one warning, in its second line: it imports the card twice.
  static let importedTwice =
    "import \"card.sdui\"\nimport \"card.sdui\"\nscreen Home { section deals: list { unit Card { height: 40 } } }\n"

  /// A screen with one list of cards, and what is put into the section and before the screen.
  static func screen(_ inside: String = "", before: String = "", height: String = "40") -> String {
    card + before + "screen Home {\n  section deals: list {\n    unit Card { height: \(height) }\n\(inside)\n  }\n}\n"
  }

  /// A screen that uses most of what there is, in two files.
  static let shop: [String: String] = [
    "catalogue.sdui": """
    /// A product in a grid.
    component ProductCard {
      id as "productId": ID
      title: Text(max: 80)
      image: Image
      price: Price
      badge: Badge?
      on tap: OpenProduct { product: id }
    }
    record Price { amount: Decimal(min: 0), currency: Text(length: 3) }
    open enum Badge { new, sale, soldOut as "SOLD_OUT" }
    action OpenProduct { product: ID }
    component Ad { id: ID, image: Image }
    component TopBanner as "SS_TOP_BANNER" { id: ID, title: Text }
    component SectionTitle { title: Text, subtitle: Text? }
    decoration Panel { cornerRadius: 12, color: (light: #F4F4F4, dark: #1C1C1E) }

    """,
    "home.sdui": """
    import "catalogue.sdui"

    let gutter = 16

    layout ProductGrid(gap: Length = 8): grid {
      columns: 2
      spacing: gap
      insets: (horizontal: gutter, vertical: 20)
      item { height: item.width * 4/3 + 56 }
      when width >= 600 { columns: 3 }
      when width >= 1024 { columns: 4 }
    }

    /// The shop's landing screen.
    screen Home {
      widths: 320...1366

      section banners: carousel {
        scroll: groupPaging
        minItems: 2
        unit TopBanner { width: 100%, ratio: 16:9 }
        content {
          TopBanner { id: "a", title: "Summer" }
          TopBanner { id: "b", title: "Winter \u{2744}" }
        }
      }

      essential section deals: ProductGrid(gap: 12) {
        header SectionTitle { height: 44, pinned: section }
        unit ProductCard
        unit Ad { span: all, height: 120 }
        background Panel { insets: 8 }
      }
    }

    """,
  ]
}

extension String {
  /// Returns the start of a text, in bytes.
  func offset(of part: String) -> Int? {
    firstRange(of: part).map { utf8.distance(from: startIndex, to: $0.lowerBound) }
  }

  /// This text so many times.
  func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
