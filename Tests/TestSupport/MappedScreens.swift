import SDUIIR

/// Screens whose servers have responses of their own form: each way to say where something is, at least once.
public enum MappedScreens {
  /// A screen, and a response that its server might send.
  public struct Example: Sendable, CustomStringConvertible {
    /// The name of the form.
    public let name: String
    /// The file of the screen.
    public let source: String
    /// A response without a fault.
    public let response: String

    /// The name of the form.
    public var description: String { name }

    /// The compiled screen.
    public var screen: Screen { get throws { try Programs.screen(source) } }
  }

  /// All of them.
  public static let all = [
    blocks, members, positions, items, edges, parts, included, entities, beside, numbers,
  ]

  /// Sections of several types with their data beside their names, a header from their keys, cursors.
  public static let blocks = Example(
    name: "blocks",
    source: """
      let rest = (
        sectionList: at("data.blocks[]"), section: at("kind"), sectionId: at("uid"), unitList: at("items[]"),
        unitType: at("component"), data: at("."), next: at("meta.next"), hasNext: at("meta.more")
      )
      component Post { id: ID(as: number), title as "post-title": Text(max: 80), likes: Int(min: 0)? }
      component Ad as "ad/1" { id: ID, page as "click_url": URL }
      component Heading { title: Text?, subtitle: Text? }
      component Banner { image: Image, action: Action(Open)? }
      action Open as "OPEN" { url: URL }
      screen Blocks {
        wire: rest
        pagination: (by: cursor, prefetch: 3)
        section feed: list {
          wire: (header: at("."))
          header Heading { height: 40 }
          unit Post { height: 80 }
          unit Ad { height: 100 }
        }
        repeated section hero as "HERO": list {
          wire: (unitList: at("."), unitType: section)
          unit Banner { height: 100 }
        }
        section rail: carousel {
          wire: (unitList: at("content.list[]"), unitType: section, data: at("attributes"), id: at("key"))
          unit Post { width: 100, height: 80 }
        }
      }
      """,
    response: #"""
      {"status": "ok", "data": {"blocks": [
        {"kind": "feed", "title": "Hi", "items": [
          {"component": "Post", "id": 7, "post-title": "A", "likes": null},
          {"component": "ad/1", "id": "a", "click_url": "https://example.com/a"}]},
        {"kind": "HERO", "uid": "h1", "image": {"url": "https://example.com/a.png", "width": 2, "height": 1}},
        {"kind": "rail", "content": {"list": [{"key": 9, "attributes": {"post-title": "B"}}]}}]},
       "meta": {"next": "abc", "more": true}}
      """#)

  /// Sections as members of an object, one of them with units as members of another, and a list that is a member itself.
  /// Other members are no sections.
  public static let members = Example(
    name: "members",
    source: """
      component Hero { title: Text, picture: URL? }
      component Movie { id: ID, name: Text }
      component Note { text as ".": Text(max: 40) }
      screen Members {
        wire: (sectionList: at("start{}"), section: key, unitList: at("items[]"), unitType: section, data: at("."))
        section hero: list {
          wire: (unitList: at("."))
          unit Hero { height: 100 }
        }
        essential section trending as "trending.now": carousel {
          wire: (unitList: at("by~id{}"), id: key)
          unit Movie { width: 100, height: 80 }
        }
        section notes: list {
          wire: (unitList: at("[]"))
          identity: position
          maxItems: 3
          unit Note { height: 20 }
        }
      }
      """,
    response: #"""
      {"start": {"hero": {"title": "Hi"}, "trending.now": {"by~id": {"m1": {"name": "A"}, "m/2": {"name": "B"}}},
       "notes": ["one", "two"], "user": "Ann", "cart~count": 2, "isNew": false, "notice": null}}
      """#)

  /// Sections without names, whose units are of one type in each.
  public static let positions = Example(
    name: "positions",
    source: """
      component Story { id: ID, at as "created_at": Date }
      component Offer { id: ID, price: Decimal(as: number), was: Decimal? }
      screen Positions {
        wire: (
          sectionList: at("[]"), section: index, unitList: at("list[]"), unitType: section, data: at("."), header: at("head"),
          failed: at("error")
        )
        section stories: list {
          header Title { height: 20 }
          unit Story { height: 40 }
        }
        section offers: grid {
          wire: (columns: at("layout.columns"))
          columns: 2
          fromServer: (columns: 1...4)
          unit Offer { height: 40 }
        }
      }
      component Title { text: Text }
      """,
    response: #"""
      [{"head": {"text": "New"}, "list": [{"id": "1", "created_at": "2026-01-31T09:00:00Z"}]},
       {"layout": {"columns": 3}, "list": [{"id": "2", "price": 9.5, "was": "12.00"}]}]
      """#)

  /// A list of items, which is the whole response.
  public static let items = Example(
    name: "items",
    source: """
      component Order { id: ID, total: Decimal(as: number), status: State }
      open enum State { shipped, open as "in-process" }
      screen Orders {
        wire: (
          sectionList: at("."), unitList: at("_embedded.orders[]"), unitType: section, data: at("."),
          id: at("_links.self.href"), next: at("_links.next.href"), page: at("page.number")
        )
        pagination: (by: page, prefetch: 3)
        section orders: list {
          grows: true
          unit Order { height: 44 }
        }
      }
      """,
    response: #"""
      {"_links": {"next": {"href": "/orders?page=1"}}, "page": {"number": 0}, "_embedded": {"orders": [
        {"_links": {"self": {"href": "/orders/1"}}, "total": 30.0, "status": "shipped"},
        {"_links": {"self": {"href": "/orders/2"}}, "total": 20, "status": "new"}]}}
      """#)

  /// Nodes of edges, of which the only key is the type.
  public static let edges = Example(
    name: "edges",
    source: """
      component Card as "card" { id: ID, name: Text }
      component Link as "link" { id: ID, url: URL }
      screen Edges {
        wire: (
          sectionList: at("data.sections[]"), section: at("about.slug"), unitList: at("items.edges[].node"), unitType: onlyKey
        )
        section first: list { unit Card { height: 44 }, unit Link { height: 44 } }
        section second: list { minItems: 1, unit Card { height: 44 } }
      }
      """,
    response: #"""
      {"data": {"sections": [
        {"about": {"slug": "first"}, "items": {"edges": [
          {"node": {"card": {"id": "1", "name": "A"}}}, {"node": {"link": {"id": "2", "url": "https://example.com/a"}}}]}},
        {"about": {"slug": "second"}, "items": {"edges": [{"node": {"card": {"id": "1", "name": "A"}}}]}}]}}
      """#)

  /// A type of several keys, and a bar.
  public static let parts = Example(
    name: "parts",
    source: """
      component Large as "card/large" { id: ID, title: Text }
      component Small as "card/small/wide" { id: ID }
      component Search { hint: Text }
      screen Parts {
        wire: (
          sectionList: at("page.sections[]"), section: at("id"), unitList: at("entries[]"), unitType: at("type", "style.size"),
          data: at("payload"), topBar: at("page.search")
        )
        topBar Search { height: 44 }
        section main: list {
          unit Large { height: 44 }
          unit Small { height: 20 }
        }
      }
      """,
    response: #"""
      {"page": {"search": {"hint": "Find"}, "sections": [{"id": "main", "entries": [
        {"type": "card", "style": {"size": "large"}, "payload": {"id": "1", "title": "A"}},
        {"type": "card", "style": {"size": "small/wide"}, "payload": {"id": "2"}}]}]}}
      """#)

  /// Items that refer by type and id to entities of a JSON:API.
  public static let included = Example(
    name: "included",
    source: """
      component Article as "articles" { id: ID, title: Text(max: 80), views: Int(min: 0)? }
      component Person as "people" { id: ID, name: Text }
      screen Included {
        wire: (
          sectionList: at("."), unitList: at("data.relationships.items.data[]"), unitType: at("type"), data: at("attributes"),
          id: at("id"), next: at("links.next"), entityList: at("included[]"), entityId: at("type", "id")
        )
        section items: list {
          unit Article { height: 44 }
          unit Person { height: 20 }
        }
      }
      """,
    response: #"""
      {"data": {"type": "screens", "id": "home", "relationships": {"items": {"data": [
        {"type": "articles", "id": "1"}, {"type": "people", "id": "1"}, {"type": "articles", "id": "2"}]}}},
       "included": [
        {"type": "people", "id": "1", "attributes": {"name": "Ann"}},
        {"type": "articles", "id": "1", "attributes": {"title": "A", "views": 3}}, {"type": "tags", "id": "1"},
        {"type": "articles", "id": "2", "attributes": {"title": "B"}}], "links": {"next": null}}
      """#)

  /// Sections that list the keys of entities, beside which they are in one object.
  public static let entities = Example(
    name: "entities",
    source: """
      component Item as "post" { id: ID(as: number), title: Text, prices: [Text: Decimal(as: number)] = [] }
      component Advert as "ad" { id: ID, page: URL }
      component Caption { title: Text }
      screen Entities {
        wire: (
          sectionList: at("data.lists[]"), section: at("name"), header: at("."), unitList: at("ids[]"), unitType: at("kind"),
          data: at("."), entityList: at("data.byId{}.value")
        )
        section feed: list {
          header Caption { height: 20 }
          unit Item { height: 44 }
          unit Advert { height: 44 }
        }
        section more: list {
          header Caption { height: 20 }
          unit Item { height: 44 }
        }
      }
      """,
    response: #"""
      {"data": {"lists": [{"name": "feed", "title": "New", "ids": [7, "a/b"]}, {"name": "more", "title": "Old", "ids": ["7"]}],
       "byId": {"7": {"value": {"kind": "post", "id": 7, "title": "A", "prices": {"EUR": 1.5}}},
        "a/b": {"value": {"kind": "ad", "id": "a/b", "page": "https://example.com/a"}}, "other": {"value": null}}}}
      """#)

  /// Values that are beside those of another part: a cursor beside edges, and a type beside data.
  public static let beside = Example(
    name: "beside",
    source: """
      component Tile as "card" { id: ID, title: Text }
      component Memo as "note" { id: ID }
      screen Beside {
        wire: (
          sectionList: at("."), unitList: at("data.feed.edges[].node"), unitType: at("about.kind"), data: at("about.more"),
          next: at("data.feed.pageInfo.endCursor")
        )
        pagination: (by: cursor, prefetch: 3)
        section feed: list {
          grows: true
          unit Tile { height: 44 }
          unit Memo { height: 20 }
        }
      }
      """,
    response: #"""
      {"data": {"feed": {"edges": [{"node": {"about": {"kind": "card", "more": {"id": "1", "title": "A"}}}},
        {"node": {"about": {"kind": "note", "more": {"id": "2"}}}}], "pageInfo": {"endCursor": "abc"}}}}
      """#)
}
