import Testing

/// A change of a valid response: some text, which occurs in it once, and its replacement.
struct Change: Sendable {
  let old: String
  let new: String
  /// The finding of validators, as a path and one keyword or more; `nil` if the response stays valid.
  var finding: String?

  init(_ old: String, _ new: String, _ finding: String? = nil) {
    self.old = old
    self.new = new
    self.finding = finding
  }

  /// The changed response.
  func apply(to response: String) -> String {
    let places = response.ranges(of: old).count
    if places != 1 { Issue.record("`\(old)` occurs \(places) times") }
    return response.replacing(old, with: new)
  }
}
