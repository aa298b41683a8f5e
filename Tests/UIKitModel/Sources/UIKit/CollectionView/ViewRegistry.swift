import Foundation

/// The registered classes of a collection view, and views that wait for reuse.
@MainActor struct ViewRegistry {
  /// The key of a registration: the kind, or `nil` for cells, and the identifier.
  struct Key: Hashable {
    let kind: String?
    let identifier: String
  }

  /// The registered classes.
  var classes: [Key: UICollectionReusableView.Type] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  /// Returns a view that waits, or a new one; `nil` without a registered class.
  mutating func dequeue(_ key: Key) -> UICollectionReusableView? {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = classes[key] else { return nil }
    let view = type.init(modelFrame: .zero)
    view.reuseIdentifier = key.identifier
    return view
  }

  /// Keeps a view for reuse.
  mutating func enqueue(_ view: UICollectionReusableView, kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }
}
