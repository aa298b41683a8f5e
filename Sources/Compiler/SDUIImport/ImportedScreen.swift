import SDUISyntax

/// A screen that was inferred from responses.
package struct ImportedScreen: Sendable {
  /// The formatted text of a `.sdui` file.
  package let text: [UInt8]
  /// The guesses, and the parts of the responses that the text does not describe.
  package let notes: [ImportNote]
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
