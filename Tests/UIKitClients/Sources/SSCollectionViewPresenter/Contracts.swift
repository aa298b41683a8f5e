// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A section from a server, by its name after release 1.0.0.
public protocol ServerStateSectionRepresentable {
  var sectionId: String? { get }
  var units: [any ServerStateUnitRepresentable] { get }
}

/// A unit from a server, by its name after release 1.0.0.
public protocol ServerStateUnitRepresentable {
  var unitType: String { get }
  var unitData: Any? { get }
}

/// A section from a server, by its name in release 1.0.0.
public protocol ViewModelSectionRepresentable {
  var sectionId: String? { get }
  var units: [any ViewModelUnitRepresentable] { get }
}

/// A unit from a server, by its name in release 1.0.0.
public protocol ViewModelUnitRepresentable {
  var unitType: String { get }
  var unitData: Any? { get }
}

/// A view that shows a value.
@MainActor public protocol Configurable: AnyObject {
  associatedtype Input
  var configurer: (Self, Input) -> Void { get }

  nonisolated static func size(with input: Input?, constrainedTo parentSize: CGSize?) -> CGSize?
}

extension Configurable {
  public nonisolated static func size(with input: Input?, constrainedTo parentSize: CGSize?) -> CGSize? { nil }
}

/// The lifecycle of a header, footer or cell.
public protocol InteractiveCollectionReusableView: Configurable {
  func willDisplay(with input: Input?)
  func didEndDisplaying(with input: Input?)
}

extension InteractiveCollectionReusableView {
  public func willDisplay(with input: Input?) {}
  public func didEndDisplaying(with input: Input?) {}
}

/// The lifecycle of a cell.
public protocol InteractiveCollectionViewCell: InteractiveCollectionReusableView {
  func shouldSelect(with input: Input?) -> Bool
  func didSelect(with input: Input?)
}

extension InteractiveCollectionViewCell {
  public func shouldSelect(with input: Input?) -> Bool { true }
  public func didSelect(with input: Input?) {}
}

/// A cell.
public protocol SSCollectionViewCellProtocol: UICollectionViewCell, InteractiveCollectionViewCell {}

/// A header or footer.
public protocol SSCollectionReusableViewProtocol: UICollectionReusableView, InteractiveCollectionReusableView {}

/// The members that the library adds to an object.
public struct SendingState<Base> {
  public let base: Base
}

/// An object to which the library adds something.
public protocol SendingStateHost {}

extension SendingStateHost {
  public var ss: SendingState<Self> { SendingState(base: self) }
}

extension UIView: SendingStateHost {}
