import SDUIJSON

/// The style of JSON.
enum JSONStyle {
  case pretty
  case compact

  init(_ arguments: Arguments, isTerminal: Bool) throws(UsageError) {
    switch (arguments.has("--pretty"), arguments.has("--compact")) {
    case (true, true): throw UsageError(message: "`--pretty` and `--compact` exclude each other")
    case (true, false): self = .pretty
    case (false, true): self = .compact
    case (false, false): self = isTerminal ? .pretty : .compact
    }
  }

  /// A compact document in this style, ending with a line break.
  func format(_ document: [UInt8]) -> [UInt8] {
    switch self {
    case .pretty: JSONPrettyPrinter().format(document)
    case .compact: document + [UInt8(ascii: "\n")]
    }
  }
}
