/// Shapes of responses. The first five are those of the systems that the language was made for.
extension Family {
  static let all = [
    factory, presenter, lists, components, adaptive, controllers, feed, catalogue, search, bundles, canonical,
  ]

  /// Typed sections, each with its own units.
  private static let factory = Family(
    name: "enum factory", shape: .content,
    source: """
      screen Factory {
        wire: (sectionList: "sections", sectionId: "type", section: "sectionName", units: "items", unitType: "kind")
        essential section hero: list { unit HeroCard { height: 200 } }
        essential section grid: list { unit GridCard { height: 100 }, header Title { height: 44 } }
        section list: list { unit Row { height: 44 } }
      }
      component HeroCard { id: ID, title: Text(max: 80), picture: Image, accent: Color }
      component GridCard { id: ID, name: Text(max: 40), icon: URL, badge: Badge? }
      component Row { id: ID, title: Text(max: 80), subtitle: Text(max: 160)?, isNew: Bool, position: Int(min: 0) }
      component Title { text: Text(max: 80) }
      enum Badge { new, sale, soldOut as "SOLD_OUT" }
      """)

  /// Sections by `sectionId`, and pages.
  private static let presenter = Family(
    name: "presenter", shape: .content,
    source: """
      screen Presenter {
        pagination: (by: page, prefetch: 6)
        wire: (sectionId: "sectionId", section: "sectionName")
        essential section banners as "TOP_BANNERS": list { unit Banner { height: 100 } }
        essential section products as "PRODUCT_LIST": list {
          grows: true
          header Heading { height: 44 }
          footer More { height: 44 }
          unit Product { height: 120 }
        }
      }
      component Banner as "SS_BANNER" { id as "bannerId": ID, image: Image, link: Action(OpenPage, OpenProduct) }
      component Product as "SS_PRODUCT" {
        id as "productId": ID, name: Text(min: 1, max: 80), price: Decimal(min: 0), salePrice: Decimal(min: 0)?
        tags: [Text(max: 20)](max: 4), inStock: Bool
      }
      component Heading as "SS_TITLE" { text as ".": Text(max: 80) }
      component More as "SS_MORE" { title: Text(max: 40), link: Action(OpenPage, OpenProduct) }
      action OpenPage as "OPEN_PAGE" { page: URL }
      action OpenProduct as "OPEN_PRODUCT" { productId: ID, quantity: Int(min: 0) }
      """)

  /// A list of units for each section.
  private static let lists = Family(
    name: "lists of units", shape: .lists,
    source: """
      screen Lists {
        section section1: list { unit Banner { height: 100 } }
        section section2: list { unit Story { height: 88 }, unit Advert { height: 88 } }
      }
      component Banner { id: ID, picture: Image, caption: Text(max: 80)? }
      component Story { id: ID, headline: Text(max: 160), publishedAt: Date, minutes: Int(min: 0), author: Author }
      component Advert { id: ID(as: number), target: URL, sponsor: Text(max: 40) }
      record Author { id: ID, name: Text(max: 40), portrait: Image? }
      """)

  /// A page that is a list of components, each with its type, identity and data.
  private static let components = Family(
    name: "components", shape: .own,
    source: """
      screen Components {
        wire: (sectionList: at("."), unitList: at("[]"), unitType: at("type"), data: at("data"), id: at("id"))
        section items: list {
          unit Title { height: 44 }
          unit Picture { height: 44 }
          unit Button { height: 44 }
        }
      }
      component Title { id: ID, text: Text(max: 80), level: Int(min: 0), color: Color? }
      component Picture { id: ID, source: URL, width: Int(min: 0), height: Int(min: 0) }
      component Button { id: ID, label: Text(max: 40), isPrimary: Bool, action: Action(Show, Reload) }
      action Show { page: ID }
      action Reload as "RELOAD" { force: Bool }
      """)

  /// One section that a client lays out by size class.
  private static let adaptive = Family(
    name: "adaptive photos", shape: .flat,
    source: """
      screen Photos {
        wire: (sectionList: "content", sectionId: "id", section: "sectionName", units: "cells", unitType: "cellType")
        essential section photos: list { unit Photo { height: 130 } }
      }
      component Photo as "PHOTO_CELL" {
        id as "photoId": ID, image: Image, title: Text(max: 80), takenAt: Date, rating: Decimal(as: number, min: 0, max: 5)
        place: Place?, dominantColor: Color, albumIds: [ID](max: 4)
      }
      record Place { latitude: Decimal(as: number), longitude: Decimal(as: number), name: Text(max: 80) }
      """)

  /// An object for each section controller, several of one kind.
  private static let controllers = Family(
    name: "section controllers", shape: .flat,
    source: """
      screen Videos {
        wire: (sectionList: "objects", section: "kind", sectionId: "identifier", units: "viewModels", unitType: "type")
        essential repeated section channel: list {
          header ChannelTitle { height: 44 }
          unit Video { height: 100 }
          unit Ad { height: 90 }
        }
      }
      component Video { id as "diffIdentifier": ID, title: Text(max: 80), seconds: Int(min: 0), views: Int(min: 0), still: Image }
      component Ad { id as "diffIdentifier": ID, url: URL }
      component ChannelTitle { title: Text(max: 80), subscribers: Int(min: 0), avatar: URL }
      """)

  /// A feed by cursor, with media of several kinds.
  private static let feed = Family(
    name: "feed", shape: .content,
    source: """
      screen Timeline {
        pagination: (by: cursor, prefetch: 6)
        wire: (sectionList: "blocks", sectionId: "name", section: "sectionName", hasNext: "hasMore", next: "nextCursor")
        essential section posts: list { grows: true, unit Post { height: 200 }, unit Poll { height: 200 } }
      }
      component Post {
        id: ID, body: Text(max: 320), postedAt: Date, author: Author, media: Media
        reactions: [Reaction](max: 4), edited: Bool
      }
      component Poll { id: ID, question: Text(max: 160), options: [Choice](max: 10), closesAt: Date? }
      record Author { id: ID, name: Text(max: 40), handle: Text(max: 40), verified: Bool }
      record Choice { label: Text(max: 40), votes: Int(min: 0) }
      record Reaction { kind: Kind, count: Int(min: 0) }
      enum Kind { like, love, laugh }
      enum Media { photo: Image, video as "VIDEO": Clip }
      record Clip { url: URL, seconds: Int(min: 0) }
      """)

  /// A catalogue with nested prices.
  private static let catalogue = Family(
    name: "catalogue", shape: .content,
    source: """
      screen Catalogue {
        wire: (sectionList: "blocks", sectionId: "blockType", section: "sectionName", units: "cells", unitType: "kind", data: "payload")
        essential section promoted as "PROMOTED": list { unit ProductTile { height: 220 } }
        section departments as "DEPARTMENTS": list { unit Department { height: 44 } }
      }
      component ProductTile as "PRODUCT_TILE" {
        id as "sku": ID, name as "label": Text(max: 80), price: Price, oldPrice: Price?, pictures: [Image](max: 4)
        stock as "stock_level": Int(min: 0), state: State, addedAt: Date
      }
      component Department as "DEPARTMENT" { id as "departmentId": ID, name: Text(max: 40), symbol: URL, productCount: Int(min: 0) }
      record Price { amount: Decimal(min: 0), currency: Text(length: 3) }
      enum State { available, preorder, gone as "GONE" }
      """)

  /// Results of a search, with numbers that are not texts.
  private static let search = Family(
    name: "search results", shape: .flat,
    source: """
      screen Search {
        wire: (sectionList: "groups", sectionId: "kind", section: "sectionName", units: "results", unitType: "type")
        section hits: list { unit Hit { height: 88 } }
        section suggestions: list { unit Suggestion { height: 44 } }
      }
      component Hit {
        id: ID, title: Text(max: 80), excerpt: Text(max: 320), score: Decimal(as: number, min: 0), distance: Decimal(as: number, min: 0)?
        open: Bool, category: Category, homepage: URL
      }
      component Suggestion { id as "slug": ID, text: Text(max: 80), count: Int(min: 0) }
      enum Category { cafe, museum, park }
      """)

  /// Sections that one unit holds.
  private static let bundles = Family(
    name: "bundles", shape: .content,
    source: """
      screen Bundles {
        wire: (sectionList: "modules", sectionId: "module", section: "sectionName")
        essential section favourites as "FAVOURITES": list {
          bundle as "MY_FAVOURITES" { header: titleInfo, units: productList }
          header TitleInfo { height: 44 }
          unit Product { height: 88 }
        }
        essential section news: list { unit Item { height: 44 } }
      }
      component TitleInfo { title: Text(max: 80), symbol: URL }
      component Product { id: ID, name: Text(max: 80), price: Decimal(min: 0), picture: Image }
      component Item as "NEWS" { id: ID, headline: Text(max: 160), date: Date }
      """)

  /// A canonical response with its layout.
  private static let canonical = Family(
    name: "canonical", shape: .canonical,
    source: """
      screen Home {
        essential section deals: list { header Title { height: 44 }, unit Deal { height: 88 } }
        repeated section shelf as "SHELF": list { header Title { height: 44 }, unit Deal { height: 88 } }
      }
      component Title { title: Text(max: 80) }
      component Deal { id: ID, name: Text(max: 80), price: Decimal(min: 0), endsAt: Date?, percent: Int(min: 0, max: 100) }
      """)
}
