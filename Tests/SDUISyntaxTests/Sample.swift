/// Programs that the tests share.
enum Sample {
  /// Every construct of the language at least once.
  static let everything = #"""
    import "catalogue.sdui"
    import "parts/more.sdui"

    let gutter = 16
    let wide = max(gutter * 2, 4) - -1
    let big = (gutter + 8) / 2
    flag grid: [control, tight, wide,]
    flag empty: []

    /// A badge on a product.
    /// Two lines of it.
    enum Badge as "BADGE" { new, sale since 3.2 soldOut as "SOLD_OUT" deprecated "use sale", since }
    open enum Mood { happy until (ios: 4.0, android: 4.1) sad }
    record Price { amount: Decimal(min: 0), currency: Text(length: 3) = "EUR" }
    action OpenProduct { product: ID }
    action Nothing

    // An ordinary comment.
    component ProductCard as "SS_CARD" since 3.2 until 9.0 deprecated "use NewCard" fallback OldCard { title: title } {
      id as "productId": ID
      title: Text(min: 1, max: 80)
      badges: [Badge?]? since (ios: 3.2, android: 3.4) until 5.0 deprecated "gone"
      price: Price = Price { amount: 9.5, currency: "EUR" }
      next: Action(OpenProduct, Nothing)?
      section: Text
      since as "SINCE": Text
      color: Color = #FF8800
      reserved oldBadge
      with Teaser
      on tap: OpenProduct { product: id }
      on cartButton.tap: Nothing
      allow "touch-target" because "legal line"
    }
    component Ad fallback drop { id: ID }
    component SectionTitle { title: Text }
    decoration Panel as "PANEL" { cornerRadius: 12, color: (light: #F4F4F4FF, dark: #000000) }

    /// Two columns on a phone, more where there is room.
    layout ProductGrid(gap: Length = 8, count: Int): grid {
      columns: adaptive(min: 160, max: 6)
      spacing: gap
      insets: (horizontal: gutter, vertical: 20,)
      item { height: item.width * 4/3 + 56 }
      header { height: 44 }
      when width >= 600 and not flag(grid) == tight { columns: 3 }
      when (width < 600 or height <= 300) and ios >= 3.2: list { item { ratio: 1:1 } }
      when direction == rtl { spacing: 2 }
    }
    layout Tight: ProductGrid(gap: 2)

    screen Home as "HOME" {
      widths: 320...1366
      clients: (ios: 3.0..., android: 3.1...)
      insetsReference: safeArea, pagination: (by: cursor, prefetch: 6)
      acceptableTypeIdentifiers: ["public.plain-text", "b\u00e9\n"]
      empty SectionTitle { height: 44 }
      bottomBar SectionTitle { height: 48 }

      section banners as "B": carousel {
        scroll: groupPaging
        paging: (repeat: infinite, autoRoll: 4s)
        unit TopBanner { width: 100%, ratio: 16:9 }
        on pageAppear: TrackImpression { name: "banners", page: event.page }
        onFailure SectionTitle { height: 3 }
      }
      essential repeated section deals: ProductGrid(gap: 12) {
        header SectionTitle { height: 44, pinned: section }
        footer SectionTitle
        unit ProductCard { require item.width >= 120 }
        unit Ad { span: all, height: estimated(72) }
        background Panel { insets: 8 }
        bundle as "SS" { header: titleInfo, units: "." }
        content {
          header { title: "Deals" }
          Ad
          Ad { id: "summer" }, ProductCard { id: "x", image: Image { url: "https://e.com/s.jpg", width: 12 } }
        }
        when width >= 700: grid { columns: 4, unit Ad { span: 2 } }
        collapse: (visible: 3)
        x: (width)
        y: ()
      }
      section tiles: mosaic {
        row { height: 100, cell { width: 1fr } column { width: 2fr cell cell { height: 50% } } }
      }
      section group: stack {
        section inner: list { unit Ad }
      }
      section plain: hero
      test "two columns on a phone" at (width: 390) { require deals.columns == 2 }
      allow "a" because "b"
    }
    """#

  /// A screen of four sections, which recovery tests break in one place.
  static let sections = """
    screen Home {
      widths: 320...1366

      section first: grid {
        columns: 2
        insets: (horizontal: 16, vertical: 20)
        unit ProductCard {
          height: 120
          span: 1
        }
      }

      section second: carousel {
        spacing: 8
        paging: (repeat: infinite, autoRoll: 4s)
        unit Banner { width: 100%, height: 100 }
        header Title {
          height: 44
        }
      }

      section third: list {
        unit Row { height: estimated(72) }
      }

      section fourth: list {
        unit Row { height: 72 }
      }
    }

    screen Other {
      section only: list { unit Row }
    }

    """
}
