import SDUILayout

/// A value for each variable, stored inline: no memory is allocated.
struct PerVariable<Value: Hashable & Sendable>: Hashable, Sendable {
  private var containerWidth: Value
  private var containerHeight: Value
  private var textScale: Value
  private var leftInset: Value
  private var rightInset: Value
  private var columnWidth: Value
  private var dataWidth: Value
  private var dataHeight: Value

  /// The same value for all.
  init(_ value: Value) {
    (containerWidth, containerHeight, textScale) = (value, value, value)
    (leftInset, rightInset, columnWidth) = (value, value, value)
    (dataWidth, dataHeight) = (value, value)
  }

  subscript(variable: LinearForm.Variable) -> Value {
    get {
      switch variable {
      case .containerWidth: containerWidth
      case .containerHeight: containerHeight
      case .textScale: textScale
      case .leftInset: leftInset
      case .rightInset: rightInset
      case .columnWidth: columnWidth
      case .dataWidth: dataWidth
      case .dataHeight: dataHeight
      }
    }
    set {
      switch variable {
      case .containerWidth: containerWidth = newValue
      case .containerHeight: containerHeight = newValue
      case .textScale: textScale = newValue
      case .leftInset: leftInset = newValue
      case .rightInset: rightInset = newValue
      case .columnWidth: columnWidth = newValue
      case .dataWidth: dataWidth = newValue
      case .dataHeight: dataHeight = newValue
      }
    }
  }
}
