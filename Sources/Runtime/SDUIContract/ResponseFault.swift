import SDUIIR
import SDUIJSON

/// Something in a response that breaks the contract of its screen.
package struct ResponseFault: Hashable, Sendable {
  /// The rule that is broken.
  package let rule: ResponseRule
  /// The fault, with the value that was found and the one that was expected: one sentence in lower case, without a full
  /// stop.
  package let message: String
  /// The way to fix it.
  package let remedy: String
  /// The node to blame: a value; an unknown key; the object that lacks a key.
  package internal(set) var node: JSONNodeID
  /// The declaration that is broken; ``SDUIIR/Origin/none`` where it has no source.
  package let declaration: Origin
}

/// The rules that a response can break. `sduic explain` has a page for each.
public enum ResponseRule: UInt8, CaseIterable, Hashable, Sendable {
  /// A key is repeated in one object.
  case duplicateKey
  /// The response, a section or a unit lacks a key of the format.
  case missingKey
  /// A value is of another type.
  case type
  /// Data lack a required field.
  case missingField
  /// `null` is the value of a field that is not optional.
  case null
  /// A value lies outside its bounds, or is not written as its type asks.
  case constraint
  /// A closed enumeration has no such case.
  case unknownCase
  /// A field does not take such an action.
  case unknownAction
  /// A key that the contract does not know, which clients ignore.
  case unknownField
  /// The contract has no such unit.
  case unknownUnit
  /// The section does not accept such a unit.
  case unacceptedUnit
  /// The screen has no such section.
  case unknownSection
  /// A section is repeated.
  case duplicateSection
  /// A unit is repeated in its section.
  case duplicateIdentity
  /// A section is missing that the first page must have.
  case missingSection
  /// Sections are in another order than the declared one, which is fixed.
  case sectionOrder
  /// A section has fewer or more items than it may have.
  case itemCount
  /// A property that the response sets is outside the range that the section allows.
  case serverValue
  /// A header or footer that the section does not declare.
  case undeclaredPart
  /// The response of another screen.
  case otherScreen
  /// A layout that is sent along, and is not that of the screen.
  case otherLayout

  /// Whether it is no more than a hint.
  public var isWarning: Bool { self == .unknownField }
}
