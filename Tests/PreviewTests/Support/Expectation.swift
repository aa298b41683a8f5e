import SDUIIR
import SDUILayout
import Testing

/// The frames of a layout under the names of the preview's boxes, and the tolerance of a browser for each.
struct Expectation {
  private let layout: ScreenLayout
  private var frames: [(name: String, frame: Frame, isInFlow: Bool)] = []
  /// The names of the sections that take room, by their index in the layout.
  private var names: [Int: String] = [:]
  /// The strips that may also rest anywhere between their offsets.
  private var looseStrips: Set<String> = []

  init(_ layout: ScreenLayout, of screen: Screen, in environment: LayoutEnvironment) {
    self.layout = layout
    if let frame = layout.placeholder { frames.append(("placeholder", frame, false)) }
    for (index, section) in layout.sections.enumerated() where section.takesRoom {
      let parent = section.parent.map { "\(layout.sections[$0].section)." } ?? ""
      let name = parent + "\(section.section)"
      names[index] = name
      let scroll = layout.declaration(ofSection: index, in: screen).resolved(in: environment).properties[.scroll]
      if scroll == .keyword(.continuousGroupLeadingBoundary) { looseStrips.insert(name) }
      let parts = [
        ("", section.frame), ("/header", section.header), ("/footer", section.footer),
        ("/background", section.background), ("/placeholder", section.placeholder),
      ]
      for (part, frame) in parts {
        if let frame { frames.append((name + part, frame, false)) }
      }
      for item in layout.sections[index].items {
        frames.append(("\(name)/\(item.index)", item.frame, section.kind == .flow))
      }
    }
  }

  /// The frame of everything that takes room, by name.
  var framesByName: [String: Frame] { Dictionary(frames.map { ($0.name, $0.frame) }) { first, _ in first } }

  /// Returns the differences from the page at rest: names that only one side has, and frames that are too far from one
  /// another.
  func differences(from measured: [String: [Double]]) -> [String] {
    var rest = measured
    var result: [String] = []
    let tops = Set(frames.map(\.frame.y)).sorted()
    for (name, frame, isInFlow) in frames {
      guard let found = rest.removeValue(forKey: name), found.count == 4 else {
        result.append("\(name): \(Self.numbers(frame)) and not on the page")
        continue
      }
      // A browser rounds each row above and inside, and the gaps of a flow's line.
      let end = (try? frame.y + frame.height) ?? frame.y
      let rows = Double((tops.firstIndex { $0 >= end } ?? tops.count) + 1)
      let tolerance = (isInFlow ? 0.07 : 1.0 / 64) + rows / 192
      if Self.differ(Self.numbers(frame), found, by: tolerance) {
        result.append("\(name): \(Self.numbers(frame)) and on the page \(found)")
      }
    }
    return result + rest.keys.sorted().map { "\($0): on the page only" }
  }

  /// Returns the differences of the bars, which do not move in the container (layout rule R27).
  func differences(fromBars measured: [String: [[Double]]]) -> [String] {
    let expected = layout.bars.entries.map { ($0.rawValue, Self.numbers($1)) }
    if Set(expected.map(\.0)) != Set(measured.keys) { return ["bars \(expected), and on the page \(measured)"] }
    return expected.flatMap { name, frame in
      (measured[name] ?? []).filter { Self.differ(frame, $0, by: 1.0 / 32) }
        .map { "\(name): \(frame) and on the page \($0)" }
    }
  }

  /// Returns the differences of pinned parts at an offset (layout rule R10): the frames, and their order.
  func differences(at offset: Double, from measured: [(name: String, frame: [Double])]) throws -> [String] {
    let expected = try layout.pinnedFrames(at: Rational(Int(offset))).map { pinned in
      let part = pinned.part == .section ? "" : "/\(pinned.part)"
      return ((names[pinned.section] ?? "") + part, Self.numbers(pinned.frame))
    }
    guard expected.map(\.0) == measured.map(\.name) else {
      return ["at \(offset), from back to front: \(expected.map(\.0)) and on the page \(measured.map(\.name))"]
    }
    let tolerance = 1.0 / 16 + Double(frames.count) / 192
    return zip(expected, measured).filter { Self.differ($0.1, $1.frame, by: tolerance) }
      .map { "at \(offset), \($0.0): \($0.1) and on the page \($1.frame)" }
  }

  private static func numbers(_ frame: Frame) -> [Double] {
    [frame.x, frame.y, frame.width, frame.height].map(\.doubleValue)
  }

  private static func differ(_ left: [Double], _ right: [Double], by tolerance: Double) -> Bool {
    left.count != right.count || zip(left, right).contains { abs($0 - $1) > tolerance }
  }
}

// MARK: - Offsets

extension Expectation {
  /// Whole offsets to which the screen scrolls, the first and the last among them; none where nothing is pinned, or where
  /// no whole offset is between the ends.
  func offsets(_ random: inout some RandomNumberGenerator) throws -> [Double] {
    guard try !layout.pinnedFrames(at: .zero).isEmpty else { return [] }
    let overflow = try layout.contentSize.height - layout.container.height
    let least = (layout.scrollRange?.least ?? .zero).doubleValue.rounded(.up)
    let most = (layout.scrollRange?.most ?? max(.zero, overflow)).doubleValue.rounded(.down)
    guard most > least else { return most < least ? [] : [least] }
    let range = least...most
    return [least, most]
      + (0..<4).map { _ in Double.random(in: range, using: &random).rounded(.toNearestOrEven) }
  }

  /// Offsets to which strips are brought, by the section's name: where they rest, and places between.
  func strips(_ random: inout some RandomNumberGenerator) -> [String: [Double]] {
    var result: [String: [Double]] = [:]
    for (index, section) in layout.sections.enumerated() {
      guard let name = names[index], let strip = section.strip, strip.paging?.segment == nil else { continue }
      let between = (0..<3).map { _ in Double.random(in: 0...max(strip.maximumOffset.doubleValue, 1), using: &random) }
      result[name] = (strip.restOffsets ?? []).prefix(6).map(\.doubleValue) + between.map { $0.rounded() }
    }
    return result
  }

  /// Returns the differences of scrolling strips (layout rules R21 and R22).
  ///
  /// - Parameter places: The offsets to which each strip was brought.
  func differences(fromStrips measured: [String: [Double]], broughtTo places: [String: [Double]]) throws -> [String] {
    var result: [String] = []
    for (index, section) in layout.sections.enumerated() {
      guard let name = names[index], let strip = section.strip, let places = places[name] else { continue }
      let found = measured[name] ?? []
      guard found.count == places.count + 1 else {
        // Where a component is shown in place of items, no strip is.
        if section.placeholder == nil { result.append("\(name): no strip on the page") }
        continue
      }
      // The browser tells how wide the content of a strip is in whole pixels.
      if abs(found[0] - strip.maximumOffset.doubleValue) > 1.1 {
        result.append("\(name): scrolls to \(strip.maximumOffset.doubleValue) and on the page to \(found[0])")
      }
      for (place, reached) in zip(places, found.dropFirst()) {
        guard let rest = try strip.rest(near: place), abs(rest - reached) > 1.1 else { continue }
        if looseStrips.contains(name), abs(place - reached) < 1.1 { continue }
        result.append("\(name): from \(place) it rests at \(rest) and on the page at \(reached)")
      }
    }
    return result
  }
}

extension StripLayout {
  /// Returns the offset at which a strip near a place comes to rest; `nil` if a browser may choose another place.
  fileprivate func rest(near place: Double) throws -> Double? {
    guard let offsets = restOffsets?.map(\.doubleValue) else { return place }
    let distances = Set(offsets).map { abs($0 - place) }.sorted()
    if distances.count > 1, distances[1] - distances[0] < 2 { return distances[0] < 0.001 ? place : nil }
    return try restOffset(near: Rational(Int64((place * 1_000).rounded()), over: 1_000), velocity: .zero).doubleValue
  }
}
