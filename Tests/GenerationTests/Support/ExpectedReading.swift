import SDUIContract
import SDUIIR
import SDUIJSON
import SDUIReports
import SDUISyntax
import TestSupport

/// What generated code must find in a response, according to `SDUIContract`: its faults, and the content that a client keeps.
public struct ExpectedReading: Equatable {
  /// Every fault that breaks the contract, as a code and a JSON pointer. Warnings are left out. What follows only from
  /// dropping a part, such as too few items, is among them.
  public let faults: Set<Fault>
  /// The content that is kept, line by line; `nil` if the response as a whole is dropped.
  public let content: [String]?

  /// A fault by its code and place.
  public struct Fault: Hashable, Comparable {
    /// The code of its finding.
    public let code: String
    /// Where it is in the response that was sent.
    public let pointer: String

    /// A fault with a code at a place.
    public init(code: String, pointer: String) { (self.code, self.pointer) = (code, pointer) }

    /// Orders faults by their places.
    public static func < (left: Fault, right: Fault) -> Bool {
      (left.pointer, left.code) < (right.pointer, right.code)
    }
  }

  /// A reading with these results.
  public init(faults: Set<Fault>, content: [String]?) { (self.faults, self.content) = (faults, content) }

  /// Reads a response as clients do.
  ///
  /// - Throws: `JSONSyntaxError` for a text that is no JSON.
  public init(of bytes: [UInt8], _ contract: ResponseContract) throws {
    let response = try contract.read(bytes)
    let pruned = contract.pruned(response)
    // Pointers are computed in the order of the document. What follows from dropping a part is found later.
    let faults = pruned.faults.filter { !$0.rule.isWarning }.sorted { $0.node < $1.node }
    let pointers = response.document.pointers(to: faults.map { $0.node })
    self.faults = Set(
      zip(faults, pointers).map { Fault(code: DiagnosticCode($0.rule).rawValue, pointer: $1) })
    content = pruned.response.map { ReadContent(of: $0, contract).lines }
  }

  /// The content of a response that generated code has written. Units and sections that the contract does not have may be in it
  /// where the screen keeps them.
  ///
  /// - Returns: `nil` if it breaks the contract.
  public static func content(of bytes: [UInt8], _ contract: ResponseContract) throws -> [String]? {
    let response = try contract.read(bytes)
    if response.isValid { return ReadContent(of: response, contract).lines }
    let pruned = contract.pruned(response)
    let faults = pruned.faults.filter { !$0.rule.isWarning }
    let areKept =
      contract.screen.keepsUnknown && faults.allSatisfy { [.unknownUnit, .unknownSection].contains($0.rule) }
    return areKept ? pruned.response.map { ReadContent(of: $0, contract).lines } : nil
  }
}
