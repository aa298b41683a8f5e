import SDUIDiagnostics
import SDUIIR

/// A difference between two versions of a screen, with its consequences for clients that are already installed.
package struct ContractChange: Hashable, Sendable {
  /// The rule that the change concerns.
  package let rule: CompatibilityRule
  /// The consequences, by promise.
  package internal(set) var impact: Impact
  /// The directions in which data is affected; empty if only client code is.
  package let directions: [Direction]
  /// The place in the new screen; that of the parent if something was removed.
  package let place: Place
  /// The place in the old screen; `nil` if nothing there corresponds.
  package let earlierPlace: Place?
  /// The change and its effect: one sentence in lower case, without a full stop.
  package let message: String
  /// The way to keep old clients intact; `nil` if nothing needs to be done.
  package internal(set) var remedy: String?
  /// Something on which both versions differ; `nil` if the change affects nothing that can be shown.
  package internal(set) var witness: Witness?

  /// The innermost promise that the change breaks, or the one that it would break first if it is safe.
  package var promise: Promise { impact.innermost ?? .wire }

  /// Returns the verdict at a promise, which contains the narrower ones.
  package func verdict(at promise: Promise) -> Verdict { impact.verdict(at: promise) }
}

/// The consequence of a change for one promise.
package enum Verdict: String, CaseIterable, Hashable, Comparable, Sendable {
  /// No client notices it, or all ignore it as they must.
  case safe
  /// Nothing breaks if the server takes the step that the remedy names.
  case fixable
  /// Clients that are installed, or data that exists, no longer work.
  case breaking

  /// Orders from harmless to harmful.
  package static func < (left: Verdict, right: Verdict) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .safe: 0
    case .fixable: 1
    case .breaking: 2
    }
  }
}

/// A promise to clients, from the widest to the narrowest. Each contains the next.
package enum Promise: String, CaseIterable, Hashable, Sendable {
  /// Client code that uses generated types still compiles.
  case source
  /// Old clients read new responses, new clients read old data, and both behave as before.
  case wire
  /// Frames at the declared sizes do not move.
  case layout

  /// Whether a promise is this one or is contained in it.
  package func contains(_ other: Promise) -> Bool { depth <= other.depth }

  private var depth: Int {
    switch self {
    case .source: 0
    case .wire: 1
    case .layout: 2
    }
  }
}

/// The direction in which data travels between versions.
package enum Direction: String, CaseIterable, Hashable, Sendable {
  /// A client of the old contract reads what a server of the new one sends.
  case newServerToOldClient
  /// A client of the new contract reads data of the old one: cached, recorded, or from a server that is not yet updated.
  case oldDataToNewClient
}

/// The consequences of a change for each promise by itself.
package struct Impact: Hashable, Sendable {
  /// The consequence for client code.
  package var source = Verdict.safe
  /// The consequence for responses and behaviour.
  package var wire = Verdict.safe
  /// The consequence for frames.
  package var layout = Verdict.safe

  /// No consequence, or those that are given.
  package init(source: Verdict = .safe, wire: Verdict = .safe, layout: Verdict = .safe) {
    self.source = source
    self.wire = wire
    self.layout = layout
  }

  /// Returns the worst consequence at a promise and those that it contains.
  package func verdict(at promise: Promise) -> Verdict {
    Promise.allCases.filter(promise.contains).map { self[$0] }.max() ?? .safe
  }

  /// The narrowest promise that is affected.
  var innermost: Promise? { Promise.allCases.last { self[$0] != .safe } }

  private subscript(promise: Promise) -> Verdict {
    switch promise {
    case .source: source
    case .wire: wire
    case .layout: layout
    }
  }
}

/// A place in one of the two screens.
package struct Place: Hashable, Sendable {
  /// The bytes of the declaration or statement.
  package let origin: Origin
  /// The word to point at inside of those bytes; empty for their first word.
  package let word: String

  /// A word in some bytes of source.
  package init(_ origin: Origin, _ word: String = "") {
    self.origin = origin
    self.word = word
  }
}

/// Something on which the two versions differ.
package enum Witness: Hashable, Sendable {
  /// A response that one version accepts and the other does not, as JSON.
  case response(String)
  /// A line of Swift that compiles with the code of one version only.
  case code(String)
  /// A frame, with its values in both versions.
  case frame(String)

  /// The text, as reports show it.
  package var text: String {
    switch self {
    case .response(let text), .code(let text), .frame(let text): text
    }
  }
}
