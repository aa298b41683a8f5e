import SDUIIR

extension DateNotation {
  /// The name of what reads and writes such dates in the runtimes of generated code.
  var runtimeName: String {
    switch self {
    case .offset: "date"
    case .seconds: "seconds"
    case .milliseconds: "milliseconds"
    case .local: "localDate"
    case .day: "day"
    case .pattern(let pattern):
      switch pattern.meaning {
      case .moment: "date"
      case .local: "localDate"
      case .day: "day"
      }
    }
  }

  /// The pattern of such dates; `nil` if they have none of their own.
  var pattern: String? { if case .pattern(let pattern) = self { pattern.text } else { nil } }

  /// Whether such a date is a point in time, and not a day or a time of some zone.
  var isMoment: Bool { runtimeName != "localDate" && runtimeName != "day" }

  /// The text of a date as RFC 3339 writes it.
  func standardText(of text: String) -> String {
    if case .pattern(let pattern) = self { pattern.standardText(of: text) ?? text } else { text }
  }
}
