import Foundation

/// A misuse that UIKit answers with an exception or a logged error. The model records it and continues.
public struct ModelFailure: Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  public enum Kind: String, Hashable, Sendable {
    /// An identifier occurs twice.
    case duplicateIdentifier
    /// An identifier is named that the snapshot does not contain.
    case unknownIdentifier
    /// Batch updates do not lead from the old counts to the new ones.
    case invalidUpdate
    /// A group has no room in its section or parent group.
    case noRoomForGroup
    /// A group cannot fit even its first item.
    case noItemFits
    /// A section provider returned no section.
    case missingSection
    /// A view was dequeued, or a decoration shown, without a registered class.
    case notRegistered
    /// A cell registration was created while a cell was being provided.
    case misusedRegistration
    /// The data source provided no view, or its counts changed without an update.
    case dataSource
    /// Items of a flow layout are wider than the collection view.
    case itemTooLarge
    /// The layout keeps changing while views are measured.
    case unstableLayout
  }

  /// The rule that was broken.
  public let kind: Kind
  /// A sentence about the misuse.
  public let message: String

  /// The kind and the message.
  public var description: String { "\(kind.rawValue): \(message)" }

  @TaskLocal private static var recorder: ModelFailureRecorder?

  /// Runs a body and returns its result with the failures that it caused.
  public static func recording<Result>(_ body: () throws -> Result) rethrows -> (
    result: Result, failures: [ModelFailure]
  ) {
    let recorder = ModelFailureRecorder()
    let result = try $recorder.withValue(recorder) { try body() }
    return (result, recorder.failures)
  }

  /// Records a failure for whoever listens.
  static func record(_ kind: Kind, _ message: String) {
    recorder?.append(ModelFailure(kind: kind, message: message))
  }
}

/// The failures of one call of `ModelFailure.recording`.
final class ModelFailureRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private var recorded: [ModelFailure] = []

  /// The failures so far, in the order in which they occurred.
  var failures: [ModelFailure] { lock.withLock { recorded } }

  /// Adds a failure.
  func append(_ failure: ModelFailure) { lock.withLock { recorded.append(failure) } }
}
