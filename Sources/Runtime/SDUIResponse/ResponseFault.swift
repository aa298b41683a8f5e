import Foundation

/// Something in a response that breaks the contract of its screen.
public struct ResponseFault: Hashable, Sendable {
  /// A rule that a response can break. `sduic explain` has a page for each, under its raw value.
  public enum Code: String, CaseIterable, Hashable, Sendable {
    case syntax = "response-syntax"
    case duplicateKey = "response-duplicate-key"
    case missingKey = "response-missing-key"
    case type = "response-type"
    case missingField = "response-missing-field"
    case null = "response-null"
    case constraint = "response-constraint"
    case unknownCase = "response-unknown-case"
    case unknownAction = "response-unknown-action"
    case unknownUnit = "response-unknown-unit"
    case unacceptedUnit = "response-unaccepted-unit"
    case unknownSection = "response-unknown-section"
    case duplicateSection = "response-duplicate-section"
    case duplicateIdentity = "response-duplicate-identity"
    case missingSection = "response-missing-section"
    case sectionOrder = "response-section-order"
    case itemCount = "response-item-count"
    case serverValue = "response-server-value"
    case undeclaredPart = "response-undeclared-part"
    case otherScreen = "response-other-screen"
  }

  /// The rule that is broken.
  public let code: Code
  /// The JSON pointer (RFC 6901) of the value to blame; empty for the whole response.
  public let pointer: String
  /// A description in a few words.
  public let message: String

  /// A fault at a JSON pointer.
  public init(code: Code, pointer: String, message: String) {
    (self.code, self.pointer, self.message) = (code, pointer, message)
  }
}

/// The error for a response of which nothing can be shown.
public struct ResponseError: Error, Hashable, Sendable {
  /// Everything that breaks the contract.
  public let faults: [ResponseFault]
}

/// The faults of a response. Two lists of them are equal whatever they hold, so that responses with the same content are.
public struct ResponseFaults: RandomAccessCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral, Hashable,
  Sendable
{
  private var faults: [ResponseFault] = []

  /// No faults.
  public init() {}

  /// Faults in the order of the text.
  public init(_ faults: [ResponseFault]) { self.faults = faults }

  /// Faults in the order of the text.
  public init(arrayLiteral faults: ResponseFault...) { self.faults = faults }

  /// The position of the first fault, which is 0.
  public var startIndex: Int { 0 }

  /// The number of faults.
  public var endIndex: Int { faults.count }

  /// The fault at a position.
  public subscript(position: Int) -> ResponseFault { faults[position] }

  /// Replaces the faults at some positions.
  public mutating func replaceSubrange(_ range: Range<Int>, with others: some Collection<ResponseFault>) {
    faults.replaceSubrange(range, with: others)
  }

  /// Faults are no part of the content.
  public static func == (_: ResponseFaults, _: ResponseFaults) -> Bool { true }

  /// Faults are no part of the content.
  public func hash(into _: inout Hasher) {}
}
