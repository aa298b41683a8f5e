import Foundation

/// A size class.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

/// The direction of a layout.
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

/// The size of text.
public enum DynamicTypeSize: Hashable, Sendable { case xSmall, large, accessibility1 }

extension UITraitCollection {
  /// The traits of the surroundings.
  @MainActor public static var current = UITraitCollection()
}

extension UIContentSizeCategory {
  /// The category of a size.
  public init(_ size: DynamicTypeSize?) {
    switch size {
    case .xSmall: self = .extraSmall
    case .accessibility1: self = .accessibilityMedium
    default: self = .large
    }
  }
}

/// The values that views read from their surroundings.
public struct EnvironmentValues: Sendable {
  /// The horizontal size class, if it is known.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The vertical size class, if it is known.
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// The direction.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The size of text.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The size of the container with its safe area.
  public var containerSize = CGSize.zero
  /// The safe area.
  public var safeArea = EdgeInsets()
  /// The values of an empty environment.
  public init() {}
}

/// A value of the surroundings.
@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  /// A value by its key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  /// The value while the body is evaluated.
  @MainActor public var wrappedValue: Value { ModelContext.current.environment[keyPath: keyPath] }
}

/// A value that belongs to another view.
@MainActor @propertyWrapper public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void
  /// A value that functions read and write.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }
  /// A value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  /// The binding.
  public var projectedValue: Binding<Value> { self }
}

/// The surroundings of nodes.
public struct ModelContext {
  /// The values of the environment.
  public var environment = EnvironmentValues()
  /// The identities of the elements that the views are of, from the outside in.
  var path: [AnyHashable] = []
  /// The place among other views, from the outside in.
  var place: [AnyHashable] = []
  /// Whether a view around has read the container.
  var isInContainer = false
  /// The state of views.
  public var storage = ModelStorage()
  /// The sizes that views prefer, by names and identities.
  public var naturalSizes: [ModelKey: CGSize] = [:]
  /// The distances by which scroll views have moved their content.
  var scroll = ModelScroll()
  /// Surroundings without anything.
  public init() {}

  /// The surroundings of a part of a view.
  func inside(_ part: some Hashable) -> ModelContext {
    var inner = self
    inner.place.append(AnyHashable(part))
    return inner
  }

  /// The surroundings of the body that is evaluated.
  @MainActor static var current = ModelContext()
  /// Returns the identities by which sizes are known, of those around a view.
  @MainActor public static var keyPath: ([AnyHashable]) -> [AnyHashable] = { $0 }
  /// The identities that occur more than once.
  @MainActor public static var duplicates: [String] = []
}

/// A view of an app by its name and the identities of the elements that it is of.
public struct ModelKey: Hashable {
  /// The name.
  public let name: String
  /// The identities.
  public let path: [AnyHashable]
  /// A view with a name and identities.
  public init(name: String, path: [AnyHashable]) { (self.name, self.path) = (name, path) }
}

/// A view of an app: it takes the size that it is offered, and where none is, the size that it prefers.
public struct ModelView: View {
  let name: String
  /// A view with the name of a component.
  public init(_ name: String) { self.name = name }
  /// One node.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    let key = ModelKey(name: name, path: ModelContext.keyPath(context.path))
    let natural = context.naturalSizes[key] ?? CGSize(width: 13, height: 17)
    return [.leaf(ModelLeaf(name: name, path: context.path, natural: natural))]
  }
}
