import SDUIContract
import SDUIIR
import SDUIJSON

/// Why a screen has no such fixtures.
public enum FixtureError: Error, Hashable, Sendable {
  /// No data of a component exist: it would have to hold an action that holds itself, or a value for which its bounds
  /// leave nothing.
  case impossible(component: String)
  /// The data of a component have more than ``greatestPlaceCount`` places: with this field of its own they pass it.
  case tooManyPlaces(component: String, field: Field)
  /// In this field of its own, the data of a component are nested deeper than ``greatestDepth``.
  case tooDeep(component: String, field: Field)
  /// A section cannot hold so many items.
  case itemCount(section: String, asked: Int, allowed: ClosedRange<Int>)
  /// The screen cannot fill so many pages.
  case pageCount(asked: Int, possible: Int)
  /// The screen is not sent in pages.
  case noPages

  /// More places than this are more than a response could hold.
  package static let greatestPlaceCount = 50_000
  /// The maximum depth of nested arrays and objects of data, besides that of the data. What is around them in a
  /// response takes the rest of what its readers allow.
  package static let greatestDepth = ResponseContract.limits.maximumDepth - 9

  /// The fault and the way to fix it, as one sentence in lower case, without a full stop.
  public var message: String {
    switch self {
    case .impossible(let component):
      "no data of `\(component)` exist: it would have to hold an action without an end, or its bounds leave nothing"
    case .tooManyPlaces(let component, let field):
      "with `\(field.name.source)`, the data of `\(component)` have more than 50,000 places"
    case .tooDeep(let component, let field):
      "in `\(field.name.source)`, the data of `\(component)` are nested more than \(Self.greatestDepth) deep"
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
