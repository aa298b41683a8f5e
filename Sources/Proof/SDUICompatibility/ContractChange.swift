import SDUIIR
import SDUISyntax

/// A difference between two versions of a screen, with its consequences for clients that are already installed.
package struct ContractChange: Hashable, Sendable {
  /// The rule that the change concerns.
  package let rule: CompatibilityRule
  /// The consequences, by promise.
  package internal(set) var impact: Impact
  /// The directions in which data is affected; empty if only client code is.
  package let directions: [Direction]
  /// The direction in which the server can make a change of data harmless that breaks the other direction.
  package internal(set) var fixableDirection: Direction?
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

  /// The promise that the change concerns first: that of responses, of client code, then of frames. A safe change concerns what
  /// its rule is about.
  package var promise: Promise {
    [Promise.wire, .source, .layout].first { impact[$0] != .safe } ?? (rule.isAboutLayout ? .layout : .wire)
  }

  /// Returns the worst verdict at some promises and those that they contain.
  ///
  /// - Parameter direction: The direction in which data must work; `nil` for both.
  package func verdict(at promises: Set<Promise>, in direction: Direction? = nil) -> Verdict {
    var impact = impact
    if let direction, !directions.isEmpty, !directions.contains(direction) { impact.wire = .safe }
    if let direction, direction == fixableDirection { impact.wire = min(impact.wire, .fixable) }
    return impact.verdict(at: promises)
  }

  /// Whether a comparison at some promises reports the change: one that breaks them, or a safe one that concerns them.
  ///
  /// - Parameter direction: The direction in which data must work; `nil` for both.
  package func isReported(at promises: Set<Promise>, in direction: Direction? = nil) -> Bool {
    verdict(at: promises, in: direction) != .safe
      || impact == Impact() && promises.contains { $0.contained.contains(promise) }
  }
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

/// A promise to clients.
package enum Promise: String, CaseIterable, Hashable, Sendable {
  /// Client code that uses generated types still compiles, and the promise ``wire`` holds.
  case source
  /// Old clients read new responses, new clients read old data, and both behave as before.
  case wire
  /// Frames at the declared sizes do not move.
  case layout

  /// The promises that must hold for this one to hold.
  var contained: [Promise] { self == .source ? [.source, .wire] : [self] }
}

/// The direction in which data travels between versions.
package enum Direction: String, CaseIterable, Hashable, Sendable {
  /// A client of the old contract reads what a server of the new one sends.
  case newServerToOldClient
  /// A client of the new contract reads data of the old one: cached, recorded, or from a server that is not yet updated.
  case oldDataToNewClient

  /// The clients that read the data, as the option `--direction` names them.
  package var readers: String {
    switch self {
    case .newServerToOldClient: "old-clients"
    case .oldDataToNewClient: "new-clients"
    }
  }
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

  /// Returns the worst consequence at some promises and those that they contain.
  package func verdict(at promises: Set<Promise>) -> Verdict {
    promises.flatMap { $0.contained }.map { self[$0] }.max() ?? .safe
  }

  /// The consequence for a promise by itself.
  package subscript(promise: Promise) -> Verdict {
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
