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
    }
  }
}
