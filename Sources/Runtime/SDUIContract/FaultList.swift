/// The faults that a reader finds, in the order in which it finds them. A response may have millions; those that nobody
/// will see are counted, and their words are not put together.
///
/// A class, so that noting a fault does not change the reader: the words of a fault may ask the reader.
final class FaultList {
  private(set) var described: [ResponseFault] = []
  private(set) var omitted = OmittedFaults()
  private let limit: Int
  private var warningCount = 0

  /// - Parameter limit: How many errors are described, and how many warnings.
  init(limit: Int) { self.limit = limit }

  /// Notes a fault, which is described if there is room.
  func note(_ rule: ResponseRule, _ fault: () -> ResponseFault) {
    if (rule.isWarning ? warningCount : described.count - warningCount) < limit {
      described.append(fault())
      if rule.isWarning { warningCount += 1 }
    } else if rule.isWarning {
      omitted.warnings += 1
    } else {
      omitted.errors += 1
    }
  }
}

/// The number of faults of a response that were found and not described.
public struct OmittedFaults: Hashable, Sendable {
  /// Those that break the contract.
  public internal(set) var errors = 0
  /// Those that are no more than a hint.
  public internal(set) var warnings = 0

  /// None.
  public init() {}
}
