import Foundation

// State that views keep while they have the same identity, and what happens while they are in view.

/// A value that a view keeps as long as it has the same place among other views.
@MainActor @propertyWrapper public struct State<Value> {
  private let box: StateBox<Value>
  /// A value with an initial one.
  public init(wrappedValue: Value) { box = StateBox(wrappedValue) }
  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: { box.value }, set: { box.value = $0 }) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// No value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ModelState {
  func connect(to storage: ModelStorage, at place: [AnyHashable]) { box.connect(to: storage, at: place) }
}

/// A property that keeps its value in a storage.
@MainActor protocol ModelState {
  func connect(to storage: ModelStorage, at place: [AnyHashable])
}

/// The value of a property: in the storage after its view has a place, and the initial one before.
@MainActor final class StateBox<Value> {
  private let initial: Value
  private var place: (storage: ModelStorage, key: [AnyHashable])?

  init(_ initial: Value) { self.initial = initial }

  func connect(to storage: ModelStorage, at place: [AnyHashable]) {
    self.place = (storage, place)
    if storage.values[place] == nil { storage.values[place] = initial }
  }

  var value: Value {
    get { place.flatMap { $0.storage.values[$0.key] as? Value } ?? initial }
    set { if let place { place.storage.values[place.key] = newValue } }
  }
}

/// The values of all properties with state, by the places of their views.
@MainActor public final class ModelStorage {
  var values: [[AnyHashable]: Any] = [:]
  /// A storage without values.
  nonisolated public init() {}
}

/// The events of a view that comes into view and leaves it.
public struct Lifecycle {
  /// The place of the view, and the kind of the event.
  let key: [AnyHashable]
  /// The value whose change begins the task again.
  var id: AnyHashable?
  var appear: (@MainActor () -> Void)?
  var disappear: (@MainActor () -> Void)?
  var task: (@Sendable () async -> Void)?
}

/// A view whose geometry is observed. The function returns whether the value has changed.
public struct GeometryObserver {
  let observe: @MainActor (GeometryProxy) -> Bool
}

/// A view with a lifecycle in the content of a scroll view.
struct PlacedLifecycle {
  let lifecycle: Lifecycle
  var frame: CGRect
  /// Whether it is in a scroll view, and not around one.
  let isContent: Bool
  /// The part of the content that a strip shows; `nil` outside of strips.
  var strip: CGRect?

  /// Whether a part of the view is in a rectangle.
  func isVisible(in rectangle: CGRect) -> Bool {
    // An edge alone is not in view.
    func overlaps(_ other: CGRect) -> Bool {
      frame.minX < other.maxX - 0.01 && frame.maxX > other.minX + 0.01 && frame.minY < other.maxY - 0.01
        && frame.maxY > other.minY + 0.01
    }
    if !isContent { return true }
    guard let strip else { return frame.minY < rectangle.maxY - 0.01 && frame.maxY > rectangle.minY + 0.01 }
    return overlaps(strip) && strip.minY < rectangle.maxY - 0.01 && strip.maxY > rectangle.minY + 0.01
  }
}

extension View {
  private func living(_ kind: String, _ change: @escaping @MainActor (inout Lifecycle) -> Void) -> some View {
    Modified(content: self) { node, context in
      var lifecycle = Lifecycle(key: context.place + [AnyHashable(kind)])
      change(&lifecycle)
      return .living(lifecycle, node)
    }
  }

  /// The view with an action when it comes into view.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    living("onAppear") { $0.appear = action }
  }

  /// The view with an action when it leaves the view.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    living("onDisappear") { $0.disappear = action }
  }

  /// The view with a task that begins when it comes into view, and when a value changes.
  public func task<Value: Equatable & Hashable>(
    id: Value, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    living("task") {
      $0.id = AnyHashable(id)
      $0.task = action
    }
  }
}

/// A control that a person may use.
public struct ModelControl {
  /// The name of the control; that of a button is empty.
  public let title: String
  /// The identities of the elements that the control is of.
  public let path: [AnyHashable]
  /// The effect of a touch.
  public let touch: @MainActor () -> Void
}

/// A control that is on or off.
public struct Toggle: View {
  private let title: String
  private let isOn: Binding<Bool>
  /// A control with a title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { (self.title, self.isOn) = (String(title), isOn) }
  /// A node without a name.
  public func nodes(in context: ModelContext) -> [ModelNode] {
    let isOn = isOn
    let control = ModelControl(title: title, path: context.path) { isOn.wrappedValue.toggle() }
    return [.control(control, Color.clear.nodes(in: context)[0])]
  }
}
