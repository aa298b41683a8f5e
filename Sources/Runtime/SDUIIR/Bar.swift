/// The bars of a screen, which stay in place while its sections scroll under them (layout rule R27).
public enum Bar: String, CaseIterable, Hashable, Sendable {
  /// At the top of the container.
  case top = "topBar"
  /// At the bottom of the container.
  case bottom = "bottomBar"
}

/// Something for each bar of a screen.
public struct PerBar<Value> {
  /// That of the bar at the top.
  public var top: Value?
  /// That of the bar at the bottom.
  public var bottom: Value?

  /// Nothing for either of them.
  public init() {}

  /// That of one of the bars.
  public subscript(bar: Bar) -> Value? {
    get {
      switch bar {
      case .top: top
      case .bottom: bottom
      }
    }
    set {
      switch bar {
      case .top: top = newValue
      case .bottom: bottom = newValue
      }
    }
  }

  /// Whether there is nothing for either of them.
  public var isEmpty: Bool { top == nil && bottom == nil }

  /// The bars that have something, from the top.
  package var entries: [(bar: Bar, value: Value)] {
    Bar.allCases.compactMap { bar in self[bar].map { (bar, $0) } }
  }

  /// The same with other values, those left out for which there is none.
  package func compactMapValues<Other, Failure: Error>(
    _ transform: (Value) throws(Failure) -> Other?
  ) throws(Failure) -> PerBar<Other> {
    var result = PerBar<Other>()
    if let top { result.top = try transform(top) }
    if let bottom { result.bottom = try transform(bottom) }
    return result
  }
}

extension PerBar: Equatable where Value: Equatable {}
extension PerBar: Hashable where Value: Hashable {}
extension PerBar: Sendable where Value: Sendable {}
