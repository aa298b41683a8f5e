/// The keys that servers use for the parts of a screen, in small letters without separators: `section_type` is
/// `sectiontype`. Where several are in an object, the first one of the table is taken.
enum UsualKeys {
  /// Of lists of sections, blocks or items.
  static let lists = [
    "sectionlist", "sections", "blocks", "components", "widgets", "modules", "rails", "shelves", "rows", "cards",
    "units",
    "items", "feed", "results", "entries", "products", "posts", "articles", "children", "edges", "nodes", "elements",
    "content", "contents", "list", "data",
  ]
  /// Of the list of units in a section.
  static let units = [
    "units", "items", "cells", "cards", "products", "rows", "children", "tiles", "elements", "entries", "components",
    "contents", "content", "list", "data", "nodes", "edges", "widgets", "results", "stories", "posts", "articles",
    "movies", "shows", "videos", "slides", "slices", "banners", "blocks", "collection", "productlist", "itemlist",
    "unitlist",
  ]
  /// Of the type of a section or unit.
  static let types = [
    "unittype", "sectiontype", "componenttype", "widgettype", "blocktype", "itemtype", "celltype", "cardtype", "type",
    "kind", "component", "template", "viewtype", "typename", "t",
  ]
  /// Of what tells sections or units apart, and may be the name of a section.
  static let identities = [
    "id", "sectionid", "widgetid", "blockid", "itemid", "uniqueid", "uuid", "guid", "identifier", "sku", "slug", "key",
  ]
  /// Of the name of a section that has no type and no identity.
  static let names = ["section", "name", "slug", "key", "title"]
  /// Of the data of a unit, if there is little beside them.
  static let data = ["data", "payload", "attributes", "props", "model", "content", "fields", "value"]
  /// Of objects in a section that may hold its list of units.
  static let contents = ["data", "content", "contents", "payload", "body", "props", "attributes", "model", "value"]
  /// Of what is written above the items of a section.
  static let titles = ["title", "heading", "headline", "header", "label", "name", "subtitle"]
  /// Of the cursor of the next page.
  static let next = [
    "next", "nextcursor", "nextpagetoken", "nexttoken", "after", "endcursor", "cursor", "nextpage", "nexturl",
    "nextpageurl", "nextlink", "odatanextlink", "nextmaxid", "continuationtoken", "moreurl",
  ]
  /// Of whether there is another page.
  static let hasNext = ["hasnext", "hasmore", "hasnextpage", "more"]
  /// Of the number of a page.
  static let page = ["page", "pagenumber", "pageindex", "currentpage"]
  /// Of objects that hold the number of a page or a cursor, whatever else is in them.
  static let pages = ["meta", "links", "pagination", "paging", "pageinfo", "pager"]
  /// Of objects that hold the identity and the type of what is beside them.
  static let identifying = ["sys", "meta", "metadata", "id", "key", "identity", "info"]
  /// Of parts of a response that are no sections.
  static let envelope = [
    "data", "included", "meta", "links", "errors", "pagination", "paging", "pageinfo", "jsonapi", "embedded", "result",
    "response", "extensions", "user", "config", "settings",
  ]
  /// Of lists of sections and of nothing else.
  static let sections = [
    "sectionlist", "sections", "blocks", "components", "widgets", "modules", "rails", "shelves", "rows", "groups",
    "body",
    "layout", "screen",
  ]
  /// Of the number of columns.
  static let columns = ["columns", "columncount", "numcolumns", "spancount", "crossaxiscount", "columnscount"]
  /// Of the gaps between items.
  static let spacing = ["spacing", "itemspacing", "gap"]
  /// Of the way in which items are arranged.
  static let layouts = [
    "layout", "layouttype", "style", "display", "orientation", "direction", "scroll", "scrolldirection",
  ]

  /// A key in small letters and without separators.
  static func plain(_ key: String) -> String { SourceNames.words(key).joined() }

  /// The first name of a table that one of some keys is, and the key.
  static func first(of table: [String], in keys: [String]) -> String? {
    let plain = keys.map(plain)
    for name in table { if let index = plain.firstIndex(of: name) { return keys[index] } }
    return nil
  }
}
