import SDUIIR

/// A kind or a layout with its arguments, resolved into layers: those of the layout that it builds on come first.
struct LayerStack {
  let kind: LayoutKind
  var layers: [Layer]
  /// The background that a layout names; the section's own replaces it.
  let background: SectionDraft.BackgroundUse?
  /// The changes of the kind in the layers.
  let changes: [ActiveChange]

  /// The layers of a base, all in one array.
  init(_ base: LayoutBase) {
    (kind, background, changes) = (base.kind, base.background, base.changes)
    layers = []
    layers.reserveCapacity(base.layerCount + 1)
    var chain = base.layers
    while case .layer(let layer, let rest) = chain {
      layers.append(layer)
      chain = rest
    }
    layers.reverse()
  }
}

/// The base of a layout or a section: a kind and the layers over it. Layouts that build on one another share them, so
/// that a chain of layouts takes space in proportion to its length.
struct LayoutBase: Sendable {
  let kind: LayoutKind
  var layers = Chain.kind
  var layerCount = 0
  var background: SectionDraft.BackgroundUse?
  /// The changes of the kind in the layers, in their order.
  var changes: [ActiveChange] = []

  /// The layers from the last to the first.
  indirect enum Chain: Sendable {
    case kind
    case layer(Layer, Chain)
  }
}
