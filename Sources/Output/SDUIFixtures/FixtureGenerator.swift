import SDUIContract
import SDUIIR

/// Makes responses of one screen for tests: whole ones, that keep the contract, each with its layout.
///
/// A value follows from the seed, the names of its component and field, and the number of its unit, and from nothing
/// else. So all machines make the same fixtures, and a new field or component changes no value beside it.
public struct FixtureGenerator: Sendable {
  /// The screen, with its flags and clients resolved.
  public let screen: Screen
  /// Writes responses with their layout.
  let encoder: ResponseEncoder
  let hash: StableHash
  /// The form of the server's responses, if it is not that of the format.
  let mapping: ResponseMapping?
  /// By component; `nil` of those that no section shows.
  private let trees: [ValueTree?]

  /// Fixtures of a screen, for the default of everything in it that is not resolved.
  ///
  /// - Parameter locale: The language of texts.
  /// - Throws: why there are no data for one of its components.
  public init(_ screen: Screen, seed: UInt64 = 0, locale: FixtureLocale = .english) throws(FixtureError) {
    let screen = screen.resolvedByDefault.screen
    self.screen = screen
    mapping = ResponseMapping(screen)
    encoder = ResponseEncoder(screen, inlinesLayout: true)
    hash = StableHash(seed: seed)
    let all = screen.sections + screen.sections.flatMap { $0.sections }
    let around = all.flatMap { [$0.header, $0.footer].compactMap { $0 } } + screen.bars.entries.map { $0.value }
    let headings = screen.contract.withFallbacks(around.map { $0.component })
    let units = screen.contract.withFallbacks(all.flatMap { $0.units.map { $0.component } })
    let depths = ActionDepths(screen.contract)
    let words = Words(locale, currency: screen.contract.currency)
    var trees: [ValueTree?] = Array(repeating: nil, count: screen.contract.components.count)
    for id in headings + units where trees[id.index] == nil {
      let tree = try ValueTree(id, of: screen, depths, seed: hash, isHeading: headings.contains(id), words)
      guard tree.isPossible else {
        throw .impossible(component: screen.contract.components[id].name.source)
      }
      trees[id.index] = tree
    }
    self.trees = trees
  }

  /// The fixtures of a profile, one for each page.
  public func fixtures(_ request: FixtureRequest = FixtureRequest()) throws(FixtureError) -> [Fixture] {
    let composer = try PageComposer(self, request)
    return (0..<composer.pageCount).map { page in
      let suffix = page == 0 ? "" : ".page-\(page)"
      return Fixture(
        name: "\(stem).\(request.profile.rawValue)\(suffix)", bytes: encoder.encode(composer.response(page)))
    }
  }

  /// With what the names of all fixtures of this screen begin: its own, as far as files may be called so.
  public var stem: String {
    var result = ""
    for scalar in screen.name.source.unicodeScalars {
      let isPlain = scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_" || scalar == "-"
      result.unicodeScalars.append(isPlain ? scalar : "_")
    }
    return result.isEmpty ? "_" : result
  }

  /// The identifier of one of the repeated sections of a declaration.
  func identifier(of section: ScreenSection, _ number: Int) -> String {
    guard mapping?.numbers.contains(.sectionId) == true else { return "\(section.name.wire)-\(number + 1)" }
    let place = screen.sections.firstIndex { $0.name.wire == section.name.wire } ?? 0
    return String((place + 1) * 1_000 + number + 1)
  }

  /// Everything that data of a component can be.
  func tree(_ component: ID<Component>) -> ValueTree? { trees[component.index] }
}
