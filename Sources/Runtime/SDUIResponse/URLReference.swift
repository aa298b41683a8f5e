import Foundation

/// A URL, exactly as it was sent.
public struct URLReference: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text that was sent.
  public var text: String

  /// The URL; `nil` if Foundation cannot parse the text.
  public var url: URL? { URL(string: text) }

  /// A URL with a text.
  public init(_ text: String) { self.text = text }

  /// A URL with a text.
  public init(stringLiteral text: String) { self.text = text }
}
