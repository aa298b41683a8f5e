import SDUIIR

/// The possible numbers of elements of a list or a map, by its bounds.
struct ListForm: Sendable {
  /// The least number of elements.
  let minimum: Int
  /// The greatest; `nil` without one.
  let maximum: Int?
  /// Whether the type says how many there are. Other lists are empty, or have one element or several.
  private let isBounded: Bool
  /// The first keys of a map; `nil` of a list.
  let keys: [String]?
  /// Whether one value may be in place of a list of it.
  let takesOne: Bool

  /// Lists are not filled for their own sake beyond this: a greater bound is kept and not shown.
  private static let greatestCount = 200

  init(_ bounds: FieldType.Bounds, keys: [String]? = nil) {
    self.keys = keys
    let (least, greatest) = bounds.wholeNumbers(within: 0 ... .max)
    minimum = Int(clamping: least)
    maximum = bounds.maximum.map { _ in Int(clamping: max(0, greatest)) }
    isBounded = bounds.minimum != nil || bounds.maximum != nil
    takesOne = bounds.takesOne
  }

  /// The greatest number, where fixtures show it.
  var shownMaximum: Int? { maximum.flatMap { $0 <= Self.greatestCount ? $0 : nil } }

  /// The possible levels of lists.
  var levels: [ValueLevel] {
    if !isBounded { return [.least, .plain, .most] }
    if minimum == maximum { return [.plain] }
    guard let shownMaximum else { return [.least, .most] }
    return [.least] + (shownMaximum - minimum >= 2 ? [.plain] : []) + [.most]
  }

  /// Returns the number of elements of a list at a level.
  ///
  /// - Parameters:
  ///   - several: A number above 1 that is taken where the bounds leave a choice.
  ///   - isUsual: Whether a list is to be as on most days, and not as long as it may be.
  func count(_ level: ValueLevel, several: Int, isUsual: Bool) -> Int {
    if !isBounded { return level == .least ? 0 : level == .plain ? 1 : several }
    let most = maximum ?? .max
    switch level {
    case .least: return minimum
    case .plain: return minimum == most ? most : min(max(several, minimum + 1), most - 1)
    default: return isUsual ? min(max(several, minimum), most) : shownMaximum ?? min(max(several, minimum + 1), most)
    }
  }

  /// Returns the key of a member of a map; `nil` of a list.
  ///
  /// - Parameter isUsual: Whether keys are those of most days, and not such as readers often take for a path.
  func key(at index: Int, isUsual: Bool) -> String? {
    guard let keys else { return nil }
    if !isUsual, index == 1 { return "a/b~c \"é\"" }
    return index < keys.count ? keys[index] : "key\(index + 1)"
  }

  /// Whether a list has no element at a level.
  func isEmpty(at level: ValueLevel) -> Bool {
    count(level, several: 2, isUsual: false) == 0
  }

  /// Returns the name of a level in reports.
  func name(of level: ValueLevel) -> String {
    switch level {
    case .least: isBounded ? "least" : "empty"
    case .plain: isBounded ? "between" : "one"
    default: isBounded && shownMaximum != nil ? "greatest" : "several"
    }
  }
}
