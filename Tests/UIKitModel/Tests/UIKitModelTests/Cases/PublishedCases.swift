import Foundation

/// A value of JSON with accessors that give a default where something is missing.
struct CaseValue: @unchecked Sendable {
  let json: Any?

  subscript(name: String) -> CaseValue { CaseValue(json: (json as? [String: Any])?[name]) }

  var exists: Bool { json != nil && !(json is NSNull) }
  var number: CGFloat { CGFloat((json as? NSNumber)?.doubleValue ?? 0) }
  var count: Int { (json as? NSNumber)?.intValue ?? 0 }
  var text: String { json as? String ?? "" }
  var list: [CaseValue] { (json as? [Any] ?? []).map { CaseValue(json: $0) } }
  var numbers: [CGFloat] { list.map(\.number) }

  /// A rectangle of four numbers.
  var rect: CGRect {
    let values = numbers + [0, 0, 0, 0]
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Rectangles of four numbers each.
  var rects: [CGRect] { list.map(\.rect) }
}

/// The published observations, which are not part of the repository.
enum PublishedCases {
  /// Where the file is: in the folder that `SDUIC_SHARED` names, or in `shared` beside the checkout.
  static let file: URL = {
    let folder = ProcessInfo.processInfo.environment["SDUIC_SHARED"].map { URL(fileURLWithPath: $0) }
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<6 { checkout.deleteLastPathComponent() }
    let beside = checkout.deletingLastPathComponent().appendingPathComponent("shared")
    return (folder ?? beside).appendingPathComponent("cases/layout-cases.json")
  }()

  /// The cases; none if the file is absent.
  static let all: [CaseValue] = {
    guard let data = try? Data(contentsOf: file), let json = try? JSONSerialization.jsonObject(with: data) else {
      return []
    }
    return CaseValue(json: json)["cases"].list
  }()

  /// The identifiers of all cases.
  static let identifiers = all.map { $0["id"].text }

  /// The identifiers of the cases that the model runs.
  static let applicable = identifiers.filter { identifier in leftOut.allSatisfy { !identifier.hasPrefix($0.prefix) } }

  /// Returns a case by its identifier.
  static func named(_ identifier: String) -> CaseValue {
    all.first { $0["id"].text == identifier } ?? CaseValue(json: nil)
  }

  /// The cases that say nothing about UIKit's layouts, by the beginning of their identifiers.
  static let leftOut: [(prefix: String, because: String)] = [
    ("swiftui/", "column widths of LazyVGrid; UIKit has no such columns"),
    ("compose/", "cell widths of Compose on Android, in whole pixels"),
    ("recyclerview/", "column borders of GridLayoutManager on Android, in whole pixels"),
    ("wpt/", "tracks of CSS grids"),
    ("listable/", "Listable's own layout: header and footer inside of paddings, rows aligned by choice"),
    ("magazinelayout/", "MagazineLayout's own layout: items stretched to the highest of their row"),
    ("brickkit/", "BrickKit's own layout: rows break by width ratios, nested sections"),
    ("blueprints/", "Blueprints' own layouts: columns by count, gaps floored to pixels, patterns"),
    ("iglistkit/test_whenLayingOutCells", "IGListKit's own layout: headers inside of the section's insets"),
    ("iglistkit/test_whenItems", "IGListKit's own layout: items are not justified, 1 pt of tolerance"),
    ("iglistkit/test_whenSectionsSmaller", "IGListKit's own layout: sections share a row"),
    ("iglistkit/test_whenSectionBusting", "IGListKit's own layout: sections share a row"),
    ("iglistkit/test_whenChangingBounds", "IGListKit's own layout: sections share a row"),
    ("iglistkit/test_whenCollectionViewContentInset", "IGListKit's own layout: insets pinch items"),
    ("iglistkit/test_whenMarking", "IGListKit's own layout: items are not justified"),
  ]
}
