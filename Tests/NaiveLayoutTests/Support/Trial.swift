import NaiveLayout
import SDUIContract
import SDUIIR
import SDUILayout
import SDUIReports

/// One screen in one container, laid out by `SDUILayout` and by the naive evaluator, which share the document, the
/// response and nothing else.
struct Trial {
  /// The screen, for which flags and clients are resolved.
  let screen: Screen
  /// The document of the screen, which takes longer to read than to lay out.
  private let document: Document
  /// The response that the screen shows, as text; `nil` for what its author wrote, or samples.
  var response: String?
  private(set) var environment: LayoutEnvironment
  /// Scroll offsets at which pinned headers and footers are compared (R10).
  var offsets: [Rational] = []
  /// The pixels per point to which frames are rounded as well (R2).
  var scale: Rational?

  /// A screen in a container.
  init(screen: Screen, environment: LayoutEnvironment) throws {
    (self.screen, self.environment) = (screen, environment)
    document = try Document(reading: String(decoding: encodeScreenDocument(screen), as: UTF8.self))
  }

  /// The same screen with a response, in another container.
  func with(_ response: String?, in environment: LayoutEnvironment) -> Trial {
    var result = self
    (result.response, result.environment) = (response, environment)
    return result
  }

  /// Returns the differences of the two; empty if they agree. `nil` where the response breaks the contract.
  func differences(tracing trace: Trace) throws -> [String]? {
    guard let shown = try filled() else { return nil }
    switch (try naive(tracing: trace), layout(of: shown)) {
    case (.success(let expected), .success(let found)):
      return try frameDifferences(expected, found, shown) + roundingDifferences(expected, found, shown)
        + pinningDifferences(expected, found, shown) + restDifferences(expected, found)
    case (.failure(let expected), .failure(let found)):
      let isSame = expected.rule.rawValue == found.rule.rawValue && expected.section == found.sectionName
      return isSame
        ? [] : ["\(expected.rule.rawValue) is broken in \(expected.section ?? "the screen"); there: \(found.message)"]
    case (.failure(let expected), .success):
      return ["\(expected.rule.rawValue) is broken in \(expected.section ?? "the screen"); there: all frames"]
    case (.success, .failure(let found)): return ["all frames; there \(found.rule.rawValue): \(found.message)"]
    }
  }

  /// The screen with its response; `nil` where that breaks the contract.
  private func filled() throws -> Screen? {
    guard let response else { return screen }
    let contract = ResponseContract(screen, for: .content)
    let read = try contract.read(Array(response.utf8))
    return read.isValid ? contract.screen(filledWith: read) : nil
  }

  private func layout(of shown: Screen) -> Result<ScreenLayout, LayoutError> {
    Result { () throws(LayoutError) in
      try shown.layout(.standard(for: shown, in: environment), in: environment)
    }
  }

  /// The frames by the naive evaluator.
  func naive(tracing trace: Trace = Trace()) throws -> Result<ScreenFrames, Failure> {
    let shown = try response.map(JSON.init(reading:))
    return Result { () throws(Failure) in
      try ScreenFrames(of: document, showing: shown, in: Container(environment), tracing: trace)
    }
  }
}

extension Trial {
  private func frameDifferences(
    _ expected: ScreenFrames, _ found: ScreenLayout, _ shown: Screen
  ) throws -> [String] {
    let bytes = LayoutJSON.encode([LayoutReport(found)], of: shown, isExact: true)
    return expected.json.differences(from: try JSON(reading: String(decoding: bytes, as: UTF8.self)))
  }

  private func roundingDifferences(
    _ expected: ScreenFrames, _ found: ScreenLayout, _ shown: Screen
  ) throws -> [String] {
    guard let scale else { return [] }
    return try Rounding.allCases.flatMap { mode in
      guard let rounding = PixelRounding(rawValue: mode.rawValue) else { return ["\(mode) is no rounding"] }
      let rounded = expected.rounded(rounding, scale: Fraction(scale))
      return try frameDifferences(rounded, found.rounded(scale: scale, mode: mode), shown).map { "\(mode) \($0)" }
    }
  }

  private func pinningDifferences(
    _ expected: ScreenFrames, _ found: ScreenLayout, _ shown: Screen
  ) throws -> [String] {
    try offsets.flatMap { offset in
      let pinned = try found.pinnedFrames(at: offset).map { part in
        let section = found.declaration(ofSection: part.section, in: shown).name.source
        let numbers = [part.frame.x, part.frame.y, part.frame.width, part.frame.height].map(Fraction.init)
        return "\(section) \(part.part) \(numbers)"
      }
      let parts = expected.pinned(at: Fraction(offset)).map { "\($0.name) \($0.frame)" }
      return parts.sorted() == pinned.sorted() ? [] : ["pinned at \(offset.text): \(parts), and \(pinned) there"]
    }
  }

  /// Returns the differences of the offsets at which strips come to rest after a drag, at some offsets, and in the
  /// middle between two rest offsets.
  private func restDifferences(_ expected: ScreenFrames, _ found: ScreenLayout) throws -> [String] {
    var result: [String] = []
    let sections = found.sections.filter { $0.parent == nil }
    for (index, section) in sections.enumerated() {
      guard let strip = section.strip else { continue }
      let rests = offsets.isEmpty ? [] : strip.restOffsets ?? []
      let middles = try zip(rests, rests.dropFirst()).map { try ($0 + $1) / Rational(2) }
      for offset in offsets + middles {
        for velocity in [-1, 0, 1] {
          let rest = expected.restOffset(ofSection: index, near: Fraction(offset), velocity: velocity)
          let other = Fraction(try strip.restOffset(near: offset, velocity: Rational(velocity)))
          if let rest, rest != other {
            result.append("section \(index) let go at \(offset.text), \(velocity): \(rest), and \(other) there")
          }
        }
      }
    }
    return result
  }
}
