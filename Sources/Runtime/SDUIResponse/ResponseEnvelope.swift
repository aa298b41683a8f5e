import Foundation

/// The members of a response beside its sections and bars.
public struct ResponseEnvelope: Hashable, Sendable {
  /// The number of the page, from 0.
  public var page: Int
  /// Whether there is another page.
  public var hasNext: Bool
  /// The cursor of the next page.
  public var next: String?
  /// The layout with which the response appears, as 64 hexadecimal digits.
  public var layoutId: String
  /// The layout itself, if it was sent along.
  public var layout: JSONValue?
  /// The values for which the conditions of the layout were resolved.
  public var variants: JSONValue?
  /// The parts of the response that break the contract.
  public var faults: ResponseFaults = []
  /// The sections and keys that this code does not know, where the screen says `unknown: keep`.
  public var unrecognized = Unrecognized()

  /// The members of a response with a layout.
  public init(layoutId: String, page: Int = 0, hasNext: Bool = false, next: String? = nil) {
    (self.layoutId, self.page, self.hasNext, self.next) = (layoutId, page, hasNext, next)
  }
}

extension ResponseScreen {
  /// The number of the page, from 0.
  public var page: Int {
    get { envelope.page }
    set { envelope.page = newValue }
  }

  /// Whether there is another page.
  public var hasNext: Bool {
    get { envelope.hasNext }
    set { envelope.hasNext = newValue }
  }

  /// The cursor of the next page.
  public var next: String? {
    get { envelope.next }
    set { envelope.next = newValue }
  }

  /// The layout with which the response appears, as 64 hexadecimal digits.
  public var layoutId: String {
    get { envelope.layoutId }
    set { envelope.layoutId = newValue }
  }

  /// The layout itself, if it was sent along.
  public var layout: JSONValue? {
    get { envelope.layout }
    set { envelope.layout = newValue }
  }

  /// The values for which the conditions of the layout were resolved.
  public var variants: JSONValue? {
    get { envelope.variants }
    set { envelope.variants = newValue }
  }

  /// The parts of the response that break the contract.
  public var faults: ResponseFaults {
    get { envelope.faults }
    set { envelope.faults = newValue }
  }

  /// The sections and keys that this code does not know, where the screen says `unknown: keep`.
  public var unrecognized: Unrecognized {
    get { envelope.unrecognized }
    set { envelope.unrecognized = newValue }
  }
}
