import SDUIIR
import SDUILayout

/// The properties that a response may set of a section, in so many ways that a proof tries only some of them
/// (`ResponseChoice`).
struct FiguresOfResponses {
  private let ranges: FromServer
  /// Whether it may set the insets of the stack that the section is in, and with them the section's container.
  private let setsContainer: Bool
  private let path: SectionPath
  /// Whether sections are as wide as what is in them, since they are parts of one strip.
  private let isInStrip: Bool

  /// `nil` where all responses are tried.
  init?(_ proofCase: borrowing ProofCase, of path: SectionPath) {
    guard let open = proofCase.responses?.open, !open.isEmpty else { return nil }
    self.path = path
    ranges = open[path] ?? FromServer()
    setsContainer = path.inner != nil && open[SectionPath(path.section)]?.insets != nil
    if !setsContainer && ranges == FromServer() { return nil }
    isInStrip = proofCase.resolved.scrollDirection == .horizontal
  }

  /// Why something is not decided.
  var question: OpenQuestion {
    let names = ranges.names
    if names.isEmpty {
      return OpenQuestion(.response(["insets"], isOfStack: true), at: PropertyPlace(SectionPath(path.section)))
    }
    return OpenQuestion(.response(names, isOfStack: false), at: PropertyPlace(path))
  }

  /// The range of the spacing, if a response sets nothing else of the section and its container.
  var spacingAlone: ValueRange? {
    setsContainer || isInStrip || ranges != FromServer(spacing: ranges.spacing) ? nil : ranges.spacing
  }

  /// Whether they decide about a measure of the section or its items.
  func decide(about measure: Measure, _ resolved: ResolvedSection) -> Bool {
    switch measure {
    case .section(_, let figure): decide(about: figure, resolved.columns)
    case .unit: decideAboutItems(of: resolved.kind)
    case .position: true
    case .containerWidth, .containerHeight, .textPoints, .line: false
    }
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
    let isColumn = kind.hasOneColumn
    return !isColumn || ranges.insets != nil || setsContainer || isInStrip
  }
}
