extension PropertyType {
  /// The labels of a value that is a group, in the order in which they are offered; none of a type without groups.
  package var labels: [String] {
    switch self {
    case .insets: ["top", "leading", "bottom", "trailing", "horizontal", "vertical"]
    case .spacing: ["lines", "items"]
    case .itemSpan: ["columns", "rows"]
    case .color: ["light", "dark"]
    case .clients: Platform.allCases.map { $0.rawValue }
    case .format: ["version", "since"]
    case .responseKeys(let scope): ResponseKey.keys(of: scope).map { $0.rawValue }
    case .paging: ["repeat", "autoRoll"]
    case .collapse: ["visible"]
    case .separator: ["height", "color"]
    case .pagination: ["by", "prefetch"]
    case .fromServer: FromServer.properties.map { $0.key.rawValue }
    case .count, .length, .size, .supplementarySize, .partSize, .columns, .keyword, .boolean, .range, .arrangement,
      .texts,
      .indexTitle:
      []
    }
  }
}
