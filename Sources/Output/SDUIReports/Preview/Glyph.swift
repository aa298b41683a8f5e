/// A symbol as a line drawing in a square of 24 points.
enum Glyph: String, CaseIterable {
  case star, heart, bag, gear, bell, tag, clock, house, search, person, message, calendar, place, play, squares

  /// The symbol of a name, or of a name that means the same; squares for all others.
  init(named name: String) {
    let words = name.nameWords
    let known = words.lazy.compactMap { word in
      Self(rawValue: word) ?? Self.names.first { $0.names.contains(word) }?.glyph
    }
    self = known.first ?? .squares
  }

  private static let names: [(glyph: Glyph, names: [String])] = [
    (.star, ["favourite", "favorite", "new"]), (.heart, ["like", "love", "wishlist"]),
    (.bag, ["cart", "basket", "shop", "store"]), (.gear, ["settings", "cog"]), (.bell, ["notification", "alarm"]),
    (.tag, ["sale", "offer", "price"]), (.clock, ["time", "history", "recent"]), (.house, ["home"]),
    (.search, ["magnifier", "find", "explore"]), (.person, ["profile", "account", "user", "me"]),
    (.message, ["chat", "inbox", "mail"]), (.calendar, ["date", "day"]), (.place, ["map", "pin", "location"]),
    (.play, ["video", "watch"]),
  ]

  /// The path, as SVG and as HTML have it.
  var path: String {
    switch self {
    case .star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z"
    case .heart:
      "M12 20S4 15 4 9.3C4 6.7 6 5 8.2 5c1.6 0 3 .9 3.8 2.3C12.8 5.9 14.2 5 15.8 5 18 5 20 6.7 20 9.3 20 15 12 20 12 20z"
    case .bag: "M5 8h14l-1 12H6zM9 8V6.5a3 3 0 0 1 6 0V8"
    case .gear:
      "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 3v3M12 18v3M3 12h3M18 12h3"
        + "M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2"
    case .bell: "M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4"
    case .tag: "M4 4h7l9 9-7 7-9-9zM8 8h.5"
    case .clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2"
    case .house: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-5h4v5"
    case .search: "M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.5 15.5L20 20"
    case .person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c0-4 3.6-6 8-6s8 2 8 6"
    case .message: "M4 5h16v11H9l-5 4z"
    case .calendar: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5"
    case .place: "M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM12 7.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
    case .play: "M8 5l11 7-11 7z"
    case .squares: "M5 5h5v5H5zM14 5h5v5h-5zM5 14h5v5H5zM14 14h5v5h-5z"
    }
  }
}
