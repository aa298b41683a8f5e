import SDUIIR
import SDUILayout
import Testing

/// The frames of a layout under the names that the preview's boxes have, and how near a browser comes to each.
struct Expectation {
  private var frames: [(name: String, frame: Frame, isInFlow: Bool)] = []

  init(_ layout: ScreenLayout) {
    if let frame = layout.placeholder { frames.append(("placeholder", frame, false)) }
    for (index, section) in layout.sections.enumerated() where section.takesRoom {
      let parent = section.parent.map { "\(layout.sections[$0].section)." } ?? ""
      let name = parent + "\(section.section)"
      let parts = [
        ("", section.frame), ("/header", section.header), ("/footer", section.footer),
        ("/background", section.background), ("/placeholder", section.placeholder),
      ]
      for (part, frame) in parts {
        if let frame { frames.append((name + part, frame, false)) }
      }
      for item in layout.items(ofSection: index) {
        frames.append(("\(name)/\(item.index)", item.frame, section.kind == .flow))
      }
    }
  }

  /// What differs: names that only one side has, and frames that are too far from one another.
  func differences(from measured: [String: [Double]]) -> [String] {
    var rest = measured
    var result: [String] = []
    let tops = Set(frames.map(\.frame.y)).sorted()
    for (name, frame, isInFlow) in frames {
      let expected = [frame.x, frame.y, frame.width, frame.height].map(\.doubleValue)
      guard let found = rest.removeValue(forKey: name), found.count == 4 else {
        result.append("\(name): stands at \(expected) and not on the page")
        continue
      }
      // A browser rounds each row that stands above, and the gaps of a flow's line.
      let rows = Double((tops.firstIndex(of: frame.y) ?? 0) + 1)
      let tolerance = (isInFlow ? 0.07 : 1.0 / 64) + rows / 192
      if zip(expected, found).contains(where: { abs($0 - $1) > tolerance }) {
        result.append("\(name): \(expected) and on the page \(found)")
      }
    }
    return result + rest.keys.sorted().map { "\($0): on the page only" }
  }
}

/// A screen with the containers that its preview shows.
struct PreviewCase {
  let name: String
  let screen: Screen
  let environments: [Environment]

  /// The layouts of all containers.
  func layouts() throws -> [ScreenLayout] {
    try environments.map { environment in
      try Layout.evaluate(screen, ScreenItems.standard(for: screen, in: environment), in: environment)
    }
  }
}
