import SDUIIR

/// Why a screen has no such fixtures.
public enum FixtureError: Error, Hashable, Sendable {
  /// No data of a component exist: it would have to hold an action that holds itself, or a value for which its bounds
  /// leave nothing.
  case impossible(component: String)
  /// The data of a component have more places than a response could hold.
  case tooLarge(component: String)
  /// A section cannot hold so many items.
  case itemCount(section: String, asked: Int, allowed: ClosedRange<Int>)
  /// Nothing of the screen could stand on so many pages.
  case pageCount(asked: Int, possible: Int)
  /// The screen is not sent in pages.
  case noPages

  /// What is wrong and what to do, as one sentence in lower case, without a full stop.
  public var message: String {
    switch self {
    case .impossible(let component):
      "no data of `\(component)` exist: it would have to hold an action without an end, or its bounds leave nothing"
    case .tooLarge(let component):
      "the data of `\(component)` have more than 50,000 places, or are nested deeper than a response may be: use fewer "
        + "records and actions within one another"
    case .itemCount(let section, let asked, let allowed):
      "`\(section)` takes \(Self.range(allowed)), and \(asked) \(asked == 1 ? "is" : "are") asked for"
    case .pageCount(let asked, let possible):
      "\(counted(asked, "page")) \(asked == 1 ? "is" : "are") asked for, and the sections of this screen fill \(possible); a section that `grows`, or a "
        + "`repeated` one, fills as many as there are"
    case .noPages:
      "the screen is sent in one page; declare `pagination`, such as `pagination: (by: page, prefetch: 6)`"
    }
  }

  private static func range(_ items: ClosedRange<Int>) -> String {
    let (least, most) = (items.lowerBound, items.upperBound)
    return least == most ? counted(least, "item") : "\(least) to \(counted(most, "item"))"
  }
}
