import Foundation

/// A coarse size of one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact
  case regular
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone
  case pad
  case tv
  case carPlay
  case mac = 5
  case vision
}

/// A light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light
  case dark
}

/// A reading direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight
  case rightToLeft
}

/// A reading direction, of a view or a layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft
}

/// A mutable set of traits (iOS 17).
public protocol UIMutableTraits {
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The appearance.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The reading direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels in a point; zero if unspecified.
  var displayScale: CGFloat { get set }
  /// The size of text that the person prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// Traits of a view that replace those of its surroundings (iOS 17). A trait that is not specified replaces none.
public protocol UITraitOverrides: UIMutableTraits {}

/// The traits of a trait collection.
struct Traits: UITraitOverrides, Hashable, Sendable {
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
}

extension Traits {
  /// Returns these traits with those of others that are specified.
  func overridden(by others: Traits) -> Traits {
    var result = self
    let none = Traits()
    func take<Value: Equatable>(_ trait: WritableKeyPath<Traits, Value>) {
      if others[keyPath: trait] != none[keyPath: trait] { result[keyPath: trait] = others[keyPath: trait] }
    }
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.userInterfaceIdiom)
    take(\.userInterfaceStyle)
    take(\.layoutDirection)
    take(\.displayScale)
    take(\.preferredContentSizeCategory)
    return result
  }
}

/// An immutable set of traits.
public final class UITraitCollection: NSObject, Sendable {
  /// A closure that changes traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  let traits: Traits

  /// Creates a trait collection from traits.
  init(traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Creates a trait collection without specified traits.
  public override convenience init() { self.init(traits: Traits()) }

  /// Creates a trait collection and sets some of its traits (iOS 17).
  public convenience init(mutations: TraitMutations) { self.init(traits: Self.mutated(Traits(), by: mutations)) }

  /// Creates a trait collection with a horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a trait collection with a vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a trait collection with a kind of device only.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a trait collection with a display scale only.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  /// Creates a trait collection with a reading direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a trait collection with a size of text only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Returns a copy with other values of some traits (iOS 17).
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(traits: Self.mutated(traits, by: mutations))
  }

  private static func mutated(_ traits: Traits, by mutations: TraitMutations) -> Traits {
    var mutable: any UIMutableTraits = traits
    mutations(&mutable)
    return mutable as? Traits ?? traits
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// The appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
  /// Pixels in a point; zero if unspecified.
  public var displayScale: CGFloat { traits.displayScale }
  /// The size of text that the person prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

  /// Whether another object is an equal trait collection.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }

  /// A hash of the traits.
  public override var hash: Int { traits.hashValue }
}
