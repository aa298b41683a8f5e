import SDUIIR
import SDUISyntax

/// A screen that was inferred from responses.
package struct ImportedScreen: Sendable {
  /// The formatted text of a `.sdui` file.
  package let text: [UInt8]
  /// The guesses, and the parts of the responses that the text does not describe.
  package let notes: [ImportNote]
  /// The responses that the text does not describe, each with the first reason.
  package let refused: [ImportNote]
}

/// The facts that a person knows about responses better than the search for their shape.
package struct ImportHints: Equatable, Sendable {
  /// The path of the list of sections or items.
  package var root: WirePath?
  /// The key that has the type of sections and units, or the keys that lead to it.
  package var type: WirePath?
  /// The key that identifies units, or the keys that lead to it.
  package var identity: WirePath?

  /// Nothing.
  package init() {}

  var isEmpty: Bool { self == ImportHints() }
}

/// A guess, or a part of the responses that the imported screen does not describe.
package struct ImportNote: Equatable, Sendable {
  /// The first place that it concerns.
  package let place: ImportPlace
  /// A sentence without a full stop.
  package let message: String
}

/// A note whose place is still a node: all places are computed in one pass over the responses.
struct SampleNote {
  let sample: SampleNode
  let message: String
}

/// A value in one of the responses.
package struct ImportPlace: Equatable, Sendable {
  /// The index of the response, from 0.
  package let response: Int
  /// The JSON pointer of the value.
  package let pointer: String
  /// The first byte of the value.
  package let offset: Int
}

/// The reason why responses cannot be described.
package struct ImportError: Error, Equatable, Sendable {
  /// A sentence without a full stop.
  package let message: String
  /// The values that cause it; two if they contradict each other.
  package let places: [ImportPlace]
  /// The way to avoid the fault.
  package let remedy: String
}
