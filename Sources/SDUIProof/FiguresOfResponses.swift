import SDUIIR
import SDUILayout

/// What a response may set of a section, so that nobody knows it before there is one.
struct FiguresOfResponses {
  private let ranges: FromServer
  /// Whether it may set the insets of the stack that the section is in, and with them the section's container.
  private let setsContainer: Bool
  private let path: SectionPath
  /// Whether sections are as wide as what is in them, since they are parts of one strip.
  private let isInStrip: Bool

  /// `nil` where a response sets nothing.
  init?(_ screen: Screen, of path: SectionPath) {
    guard let section = screen.section(at: path) else { return nil }
    self.path = path
    ranges = section.rangesOfResponses ?? FromServer()
    setsContainer = path.inner != nil && screen.sections[path.section].rangesOfResponses?.insets != nil
    if !setsContainer && ranges == FromServer() { return nil }
    isInStrip = ResolvedScreenProperties(screen.properties).scrollDirection == .horizontal
  }

  /// Why something is not decided.
  var question: OpenQuestion {
    let names = [("columns", ranges.columns), ("spacing", ranges.spacing), ("insets", ranges.insets)]
      .filter { $0.1 != nil }.map { $0.0 }
    if names.isEmpty {
      return OpenQuestion(.response(["insets"], isOfStack: true), at: PropertyPlace(SectionPath(path.section)))
    }
    return OpenQuestion(.response(names, isOfStack: false), at: PropertyPlace(path))
  }

  /// Whether they decide about a figure of the section.
  func decide(about figure: Measure.SectionFigure, _ columns: Columns?) -> Bool {
    switch figure {
    case .columns:
      if case .adaptive? = columns { return true }
      return ranges.columns != nil
    case .width: return setsContainer || isInStrip
    case .height: return true
    case .contentWidth, .headerWidth, .headerHeight, .footerWidth, .footerHeight:
      return ranges.insets != nil || setsContainer || isInStrip
    }
  }

  /// Whether they decide about the sizes of items, which in one column depend on insets alone.
  func decideAboutItems(of kind: LayoutKind) -> Bool {
    let isColumn = kind == .list || kind == .hero
    return !isColumn || ranges.insets != nil || setsContainer || isInStrip
  }
}

extension ScreenSection {
  fileprivate var rangesOfResponses: FromServer? {
    if case .fromServer(let ranges)? = properties[.fromServer] { ranges } else { nil }
  }
}
